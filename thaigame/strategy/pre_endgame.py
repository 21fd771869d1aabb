"""The last tiles of the bag: what a move comes to over every draw of one to three tiles.

A move is chosen before it is known what is drawn, so each is followed for all draws there are, and
a draw counts as often as it comes. A play that empties the bag leaves an ending, which is searched:
its figure is *exact* where every one of these was. After any other move the rest is played on by
score and leave to the end of the game, with draws by chance, and the figure is an *estimate*.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import StateError
from thaigame.game.moves import Play
from thaigame.layouts.tiles import Rack
from thaigame.strategy.endgame import EndgameSolver
from thaigame.strategy.evaluation import leave_of
from thaigame.strategy.simulation import Simulation, Simulator
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.movegen.generator import Generator
    from thaigame.strategy.leave_values import Values

MOST: Final = 3
"""Tiles in the bag at most."""
CANDIDATES: Final = 6
NODES: Final = 500
"""Turns looked at in the ending of each draw."""
_ROUNDS: Final = 64
_TO_THE_END: Final = 1000


class LateMove(NamedTuple):
    """A move with what it comes to over every draw.

    ``gain`` is what the mover gains on the other side until the end of the game on average, in
    points; ``won`` the share of draws after which the game is won, a draw as half. ``draws`` tells
    over how many different ones an exact figure or one of searched endings was taken, 0 for what
    was played on by chance.
    """

    move: Move
    score: int
    leave: Rack
    gain: float
    won: float
    exact: bool
    draws: int


class PreEndgameSolver:
    """Weighs moves with one to three tiles in the bag; it belongs to one thread at a time."""

    def __init__(self, generator: Generator, values: Values | None = None) -> None:
        """Take what finds the plays, and what leaves are worth; raises as ``Simulator``."""
        self._spec = generator.game
        self._simulator = Simulator(generator, values)
        self._solver = EndgameSolver(generator.game)

    def solve(
        self, position: Position, count: int = 1, *, nodes: int = NODES, asked: Iterable[Move] = ()
    ) -> list[LateMove]:
        """Return the *count* best of some candidates, and the moves *asked* for, the best first.

        Best is what wins more draws, and of these what gains more. The other's rack is not looked
        at. Raise ``StateError`` where the bag is empty or holds more than three tiles, and as
        ``Simulator.compare``.
        """
        bag = position.bag_count()
        if not 1 <= bag <= MOST or len(position.racks) != 2:  # noqa: PLR2004  two sides
            raise StateError(message("strategy.late_bag", tiles=bag, most=MOST))
        asked = list(asked)
        first = Simulation(rounds=_ROUNDS)
        found = self._simulator.compare(position, first, asked)
        moves = [each.move for each in found.moves[: max(count, CANDIDATES)]]
        moves += [move for move in asked if move not in moves]
        weighed = [self._weighed(position, move, bag, nodes) for move in moves]
        weighed.sort(key=lambda each: (-each.won, -each.gain))
        return weighed[:count] + [each for each in weighed[count:] if each.move in asked]

    def _weighed(self, position: Position, move: Move, bag: int, nodes: int) -> LateMove:
        rack = position.racks[0] or Rack()
        leave = leave_of(rack, move)
        lead = position.scores[0] - position.scores[1]
        if not isinstance(move, Play) or len(move.tiles) < bag:
            how = Simulation(rounds=_ROUNDS, plies=_TO_THE_END, plays=1, exchanges=0)
            found = self._simulator.compare(position, how, [move])
            told = next(each for each in found.moves if each.move == move)
            gain = told.ahead - lead
            return LateMove(move, told.score, leave, gain, told.won, exact=False, draws=0)
        points = self._spec.score(position, move).total
        total, won, exact, draws, ways = 0, 0.0, True, 0, 0
        for drawn, other, weight in self._draws(position, bag):
            after = replace(
                self._spec.after(position, move),
                racks=(other, self._spec.tiles.rack([*leave, *drawn])),
                scoreless=0,
                bag=(),
            )
            ending = self._solver.solve(after, nodes=nodes, bounds=False)
            gain = points - ending.moves[0].gain
            total += weight * gain
            won += weight * (0.5 if lead + gain == 0 else float(lead + gain > 0))
            exact &= ending.exact
            ways += weight
            draws += 1
        return LateMove(move, points, leave, total / ways, won / ways, exact, draws)

    def _draws(self, position: Position, bag: int) -> Iterator[tuple[Rack, Rack, int]]:
        """Yield each draw of the whole bag, the other's rack then, and how many ways it comes."""
        hidden = replace(position, racks=(position.racks[0], None)).unseen()
        kinds = tuple(hidden)
        for counts in product(*(range(min(bag, hidden[kind]) + 1) for kind in kinds)):
            if sum(counts) == bag:
                drawn = Counter(dict(zip(kinds, counts, strict=True)))
                ways = prod(comb(hidden[kind], drawn[kind]) for kind in kinds)
                rack = self._spec.tiles.rack
                yield rack(drawn.elements()), rack((hidden - drawn).elements()), ways
