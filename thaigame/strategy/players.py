"""Players that a program can be: each chooses a move from what a player may see.

A player is a function, so one of one's own needs no more than that; what it must prepare for a
game, such as a generator, it keeps in the function that makes it. Those of the project are each a
``Program``, which can also be asked for a move within a limit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from thaigame.arguments import door
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.moves import Exchange, Pass
from thaigame.game.rules import may_exchange
from thaigame.movegen.generator import Generator
from thaigame.strategy.casual import casual
from thaigame.strategy.endgame import EndgameSolver
from thaigame.strategy.evaluation import Evaluation, best_moves
from thaigame.strategy.graded import Graded
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.level import Level, level_names, level_of
from thaigame.strategy.simulation import Simulation, Simulator
from thaigame.texts import message, variant

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.moves import Move
    from thaigame.game.spec import GameSpec
    from thaigame.game.views import Observation
    from thaigame.texts import Message

ENGINE: Final = "engine:"
"""Begins the name of a player that is another program; its command follows."""
_ROUNDS: Final = 256
_MOST_ROUNDS: Final = 1 << 16
_PLAYS: Final = 10
_NODES: Final = 1000
"""What the player that simulates has time for at a table."""


@dataclass(frozen=True)
class Limit:
    """What a player may spend on one move, and the seed of its chance.

    Players that play on from moves stop after ``seconds``, which cannot be repeated, or ``rounds``;
    those that search endings look at ``nodes`` turns. None leaves it to the player, and others need
    no limit; nor do they look whether they are to ``stop``, as the former do now and then. The same
    seed gives the same move.
    """

    seconds: float | None = None
    rounds: int | None = None
    nodes: int | None = None
    seed: int = 0
    stop: Callable[[], bool] | None = field(default=None, compare=False, repr=False)


_UNLIMITED: Final = Limit()


class Player(Protocol):
    """Chooses a legal move for the player to move."""

    def __call__(self, seen: Observation, random: Random, /) -> Move:
        """Return the move; all chance comes from *random*, so that games can be repeated."""


class Program:
    """A player of the project: in a game, a ``Player``; asked for one move, ``play``."""

    def __init__(self, choose: Callable[[Observation, Random, Limit], Move]) -> None:
        """Take what chooses; it sees an ``Observation`` and nothing else of the game."""
        self._choose = choose

    def __call__(self, seen: Observation, random: Random, /) -> Move:
        """Return the move; all chance comes from *random*."""
        return self._choose(seen, random, _UNLIMITED)

    def play(self, seen: Observation, limit: Limit = _UNLIMITED) -> Move:
        """Return the move that is found within *limit*."""
        return self._choose(seen, Random(limit.seed), limit)


def greedy(spec: GameSpec) -> Program:
    """Return the player that makes a play of most points.

    Without a play it exchanges the whole rack, and passes where the bag holds too few tiles.
    """
    generator = Generator(spec)

    def choose(seen: Observation, random: Random, limit: Limit) -> Move:
        del random, limit
        best = generator.best(seen.position, 1)
        if best:
            return best[0].play
        return Exchange(tuple(seen.rack)) if _may_exchange(spec, seen) else Pass()

    return Program(choose)


def by_equity(spec: GameSpec) -> Program:
    """Return the player that goes by score and leave, and by score where there are no values."""
    generator = Generator(spec)
    evaluation = Evaluation(values_of(spec))

    def choose(seen: Observation, random: Random, limit: Limit) -> Move:
        del random, limit
        best = best_moves(generator, seen.position, evaluation, 1)
        if best:
            return best[0].move
        return Exchange(tuple(seen.rack)) if _may_exchange(spec, seen) else Pass()

    return Program(choose)


def by_simulation(spec: GameSpec) -> Program:
    """Return the player that plays on from each of its best moves and takes the best by that.

    With an empty bag, and one other player, it searches the ending instead.
    """
    return of_level(spec, Level(rounds=_ROUNDS, nodes=_NODES))


def by_chance(spec: GameSpec) -> Program:
    """Return the player that makes any play, each as likely.

    Without a play it exchanges some tiles, any number and any ones, or passes.
    """
    generator = Generator(spec)

    def choose(seen: Observation, random: Random, limit: Limit) -> Move:
        del limit
        plays = generator.plays(seen.position)
        if plays:
            return plays[random.below(len(plays))].play
        if not _may_exchange(spec, seen):
            return Pass()
        tiles = list(seen.rack)
        random.shuffle(tiles)
        return Exchange(tuple(tiles[: 1 + random.below(len(tiles))]))

    return Program(choose)


def by_words(spec: GameSpec) -> Program:
    """Return the player that lays the best of a few hundred words that come to its mind."""
    chosen = casual(spec)
    return Program(lambda seen, random, _: chosen(seen, random))


def of_level(spec: GameSpec, level: Level, *, seed: int = 0) -> Program:
    """Return a player of a level; *seed* tells one player from another of the level.

    Raises LexiconError where the level knows some of the words only and nothing tells how common
    those of the game are, KernelError for a level that plays on where the kernels do not.
    """
    generator = Generator(spec)
    graded = Graded(generator, level, seed=seed)
    simulator = Simulator(generator, values_of(spec)) if level.rounds else None
    solver = EndgameSolver(spec) if level.nodes else None

    def choose(seen: Observation, random: Random, limit: Limit) -> Move:
        chance = random.next()
        own_faces = all(spec.tiles.by_name[name].origin == name for name in seen.rack)
        # A tile whose face was fixed is on a rack again only when a play was taken off.
        if own_faces and solver and not seen.bag_count and len(seen.scores) == 2:  # noqa: PLR2004  an ending is between two
            nodes = limit.nodes or level.nodes
            return solver.solve(seen.position, nodes=nodes, bounds=False).moves[0].move
        if own_faces and simulator:
            rounds = limit.rounds or (level.rounds if limit.seconds is None else _MOST_ROUNDS)
            how = Simulation(rounds=rounds, plays=_PLAYS, seed=chance, seconds=limit.seconds)
            return simulator.compare(seen.position, how, stop=limit.stop).moves[0].move
        return graded.choose(seen, chance)

    return Program(choose)


def _named_level(name: str, spec: GameSpec) -> Program:
    return of_level(spec, level_of(name, spec.layout))


def _other_program(name: str, spec: GameSpec) -> Player:
    from thaigame.strategy.outside import OutsidePlayer

    return OutsidePlayer(spec, name)


def _may_exchange(spec: GameSpec, seen: Observation) -> bool:
    return bool(seen.rack) and may_exchange(spec.layout, seen.bag_count)


_PLAYERS: Final[dict[str, Callable[[GameSpec], Program]]] = {
    **{name: partial(_named_level, name) for name in level_names()},
    "casual": by_words,
    "equity": by_equity,
    "greedy": greedy,
    "random": by_chance,
    "simulation": by_simulation,
}


def player_names() -> tuple[str, ...]:
    """Return the names of the players there are: the levels, the first one first, then others."""
    return tuple(_PLAYERS)


def player_title(name: str) -> Message:
    """Return what the player called *name* is called among people; raise as ``find_player``."""
    find_program(name)
    if name in level_names():
        number = 1 + level_names().index(name)
        return message("strategy.level", number=number, levels=len(level_names()))
    return variant("strategy.player", name)


@door
def find_player(name: str) -> Callable[[GameSpec], Player]:
    """Return what makes the player called *name* for a game; raise StateError for no such name.

    ``engine:`` and a command is another program, which answers as docs/engine.md says.
    """
    if name.startswith(ENGINE):
        return partial(_other_program, name)
    return find_program(name)


@door
def find_program(name: str) -> Callable[[GameSpec], Program]:
    """Return the same for a player of the project."""
    if name not in _PLAYERS:
        known = ", ".join(_PLAYERS)
        raise StateError(message("strategy.no_such_player", name=name, known=known), at=name)
    return _PLAYERS[name]
