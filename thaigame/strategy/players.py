"""Players that a program can be: each chooses a move from what a player may see.

A player is a function, so one of one's own needs no more than that; what it must prepare for a
game, such as a generator, it keeps in the function that makes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from thaigame.arguments import door
from thaigame.errors import StateError
from thaigame.game.moves import Exchange, Pass
from thaigame.game.rules import may_exchange
from thaigame.movegen.generator import Generator
from thaigame.strategy.casual import casual
from thaigame.strategy.endgame import EndgameSolver
from thaigame.strategy.evaluation import Evaluation, best_moves
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.simulation import Simulation, Simulator
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.chance import Random
    from thaigame.game.moves import Play
    from thaigame.game.spec import GameSpec
    from thaigame.game.views import Observation

_ROUNDS: Final = 256
_PLAYS: Final = 10
_NODES: Final = 1000
"""What the player that simulates has time for at a table."""


class Player(Protocol):
    """Chooses a legal move for the player to move."""

    def __call__(self, seen: Observation, random: Random, /) -> Play | Exchange | Pass:
        """Return the move; all chance comes from *random*, so that games can be repeated."""


def greedy(spec: GameSpec) -> Player:
    """Return the player that makes a play of most points.

    Without a play it exchanges the whole rack, and passes where the bag holds too few tiles.
    """
    generator = Generator(spec)

    def choose(seen: Observation, random: Random) -> Play | Exchange | Pass:
        del random
        best = generator.best(seen.position, 1)
        if best:
            return best[0].play
        return Exchange(tuple(seen.rack)) if _may_exchange(spec, seen) else Pass()

    return choose


def by_equity(spec: GameSpec) -> Player:
    """Return the player that goes by score and leave, and by score where there are no values."""
    generator = Generator(spec)
    evaluation = Evaluation(values_of(spec))

    def choose(seen: Observation, random: Random) -> Play | Exchange | Pass:
        del random
        best = best_moves(generator, seen.position, evaluation, 1)
        if best:
            return best[0].move
        return Exchange(tuple(seen.rack)) if _may_exchange(spec, seen) else Pass()

    return choose


def by_simulation(spec: GameSpec) -> Player:
    """Return the player that plays on from each of its best moves and takes the best by that.

    With an empty bag, and one other player, it searches the ending instead.
    """
    simulator = Simulator(Generator(spec), values_of(spec))
    solver = EndgameSolver(spec)

    def choose(seen: Observation, random: Random) -> Play | Exchange | Pass:
        if not seen.bag_count and len(seen.scores) == 2:  # noqa: PLR2004  an ending is between two
            return solver.solve(seen.position, nodes=_NODES, bounds=False).moves[0].move
        how = Simulation(rounds=_ROUNDS, plays=_PLAYS, seed=random.next())
        return simulator.compare(seen.position, how).moves[0].move

    return choose


def by_chance(spec: GameSpec) -> Player:
    """Return the player that makes any play, each as likely.

    Without a play it exchanges some tiles, any number and any ones, or passes.
    """
    generator = Generator(spec)

    def choose(seen: Observation, random: Random) -> Play | Exchange | Pass:
        plays = generator.plays(seen.position)
        if plays:
            return plays[random.below(len(plays))].play
        if not _may_exchange(spec, seen):
            return Pass()
        tiles = list(seen.rack)
        random.shuffle(tiles)
        return Exchange(tuple(tiles[: 1 + random.below(len(tiles))]))

    return choose


def _may_exchange(spec: GameSpec, seen: Observation) -> bool:
    return bool(seen.rack) and may_exchange(spec.layout, seen.bag_count)


_PLAYERS: Final[dict[str, Callable[[GameSpec], Player]]] = {
    "casual": casual,
    "equity": by_equity,
    "greedy": greedy,
    "random": by_chance,
    "simulation": by_simulation,
}


def player_names() -> tuple[str, ...]:
    """Return the names of the players there are."""
    return tuple(_PLAYERS)


@door
def find_player(name: str) -> Callable[[GameSpec], Player]:
    """Return what makes the player called *name* for a game; raise StateError for no such name."""
    if name not in _PLAYERS:
        known = ", ".join(_PLAYERS)
        raise StateError(message("strategy.no_such_player", name=name, known=known), at=name)
    return _PLAYERS[name]
