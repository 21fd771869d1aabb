"""The end of a game between two, with an empty bag: what each move comes to, as far as is searched.

Both sides see all tiles then. Lines are searched one turn deeper at a time, to the end of the game
and its count if the limit allows: then a value is *exact*. Otherwise it is an *estimate*: where a
line was cut, both sides were let play the plays of most points less those that stay on the rack. A
bound is told for an estimate where the lines that were searched to their end prove one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import KernelError, StateError
from thaigame.game.moves import Pass, Play
from thaigame.movegen.games import WholeGames
from thaigame.movegen.leaves import Leaves
from thaigame.strategy.evaluation import leave_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.layouts.tiles import Rack
    from thaigame.movegen._endgame import Endgame

NODES: Final = 100_000
"""Turns that are looked at unless more are asked for."""
_LEVELS: Final = 48
_PLAYS: Final = 1 << 14
_ENTRIES: Final = 1 << 16
_FAR: Final = 500_000
_WIDEST: Final = 1 << 40
_DEEPEST: Final = 40


class EndMove(NamedTuple):
    """A move with what it gains the mover on the other side until the end of the game, in points.

    That is with the end count. ``exact`` says whether no line was cut; otherwise ``gain`` is an
    estimate, and it is at least ``least`` and at most ``most`` where these are known.
    """

    move: Move
    score: int
    leave: Rack
    gain: int
    exact: bool
    least: int | None
    most: int | None


@dataclass(frozen=True)
class Ending:
    """The best moves of a position with an empty bag, the best first.

    ``exact`` says whether no line was cut at all, so that the first is proved to be the best.
    Lines were searched ``depth`` turns deep, a forced pass not counted; ``nodes`` turns were looked
    at.
    """

    moves: tuple[EndMove, ...]
    exact: bool
    depth: int
    nodes: int


@dataclass
class _Line:
    """A move of the position by its number, -1 for the pass, and what is known of it."""

    number: int
    gain: int = 0
    exact: bool = False


class EndgameSolver:
    """Searches endings of one game; it keeps a table, and belongs to one thread at a time."""

    def __init__(self, game: GameSpec) -> None:
        """Take the game; raise ``KernelError`` for one that is not played whole in the kernels."""
        if not game.counts_by_the_rules:
            raise KernelError(message("kernel.scorer"))
        self._spec = game
        self._games = WholeGames(game)
        size = game.rules.play.rack_size
        stuck = {
            kind.name: [-count * kind.left for count in range(1, size + 1)]
            for kind in game.tiles.kinds
        }
        table = self._games.table(2, leaves=Leaves(stuck))
        self._table = table
        self._search: Endgame = self._games.endgame(
            table, levels=_LEVELS, plays=_PLAYS, entries=_ENTRIES
        )

    def solve(
        self,
        position: Position,
        count: int = 1,
        *,
        nodes: int = NODES,
        asked: Iterable[Move] = (),
        bounds: bool = True,
    ) -> Ending:
        """Return the *count* best moves, and those *asked* for, looking at about *nodes* turns.

        Without *bounds* none are looked for where a move is not exact, which halves the work.
        The same numbers give the same answer. Raise ``StateError`` where the bag is not empty, for
        more or fewer than two players, and for a rack with a tile whose face was fixed.
        """
        racks = self._racks(position)
        self._games.put_board(self._table, position.board)
        found = self._search.set_up(
            [self._games.numbers(rack) for rack in racks], position.scoreless
        )
        moves = [self._move(number) for number in range(found)]
        wanted = set(asked)
        for move in wanted.difference(moves, [Pass()]):
            for violation in self._spec.violations(position, move):
                raise StateError(message("strategy.not_legal", why=violation.message))
            raise StateError(message("strategy.not_searched"))
        kept = {number for number, move in enumerate(moves) if move in wanted}
        kept |= {-1} if Pass() in wanted else set()
        lines = [_Line(number) for number in (*range(found), -1)]
        depth, spent, exact = self._deepen(lines, count, kept, nodes)
        shown = lines[:count] + [line for line in lines[count:] if line.number in kept]
        told = []
        for line in shown:
            move = Pass() if line.number < 0 else moves[line.number]
            least, most, more = self._bounds(line, depth, nodes if bounds else 0)
            spent += more
            points = self._spec.score(position, move).total if isinstance(move, Play) else 0
            leave = leave_of(racks[0], move)
            told.append(EndMove(move, points, leave, line.gain, line.exact, least, most))
        return Ending(tuple(told), exact, depth, spent)

    def _racks(self, position: Position) -> tuple[Rack, Rack]:
        if len(position.racks) != 2:  # noqa: PLR2004  the search is one between two sides
            raise StateError(message("strategy.ending_players", players=len(position.racks)))
        own, other = position.racks
        if own is None:
            raise StateError(message("movegen.no_rack"))
        unseen = position.unseen()
        if other is None and unseen.total() <= self._spec.rules.play.rack_size:
            return own, self._spec.tiles.rack(unseen.elements())
        if other is None or position.bag_count():
            raise StateError(message("strategy.ending_bag", tiles=unseen.total()))
        return own, other

    def _move(self, number: int) -> Move:
        return self._games.play(self._table, self._search.lay(number))

    def _deepen(
        self, lines: list[_Line], count: int, kept: set[int], nodes: int
    ) -> tuple[int, int, bool]:
        """Search ever deeper and sort *lines*; return how deep, turns looked at, whether exact."""
        spent, depth, exact = 0, 0, False
        while depth < _DEEPEST and not exact:
            found: list[_Line] = []
            cut = False
            for line in lines:
                gains = sorted((each.gain for each in found), reverse=True)
                alpha = gains[count - 1] if len(gains) >= count else -_WIDEST
                if line.number in kept:
                    alpha = -_WIDEST
                # The first turn of all moves is always looked at.
                room = nodes - spent if depth else _WIDEST
                gain = self._search.value(line.number, depth + 1, alpha, _WIDEST, room)
                looked_at, cuts, stopped = self._search.asked()
                spent += looked_at
                if stopped:
                    return depth, spent, False
                cut |= cuts > 0
                found.append(_Line(line.number, gain, cuts == 0 and gain > alpha))
            depth += 1
            lines[:] = sorted(found, key=lambda each: -each.gain)
            exact = not cut
        return depth, spent, exact

    def _bounds(self, line: _Line, depth: int, nodes: int) -> tuple[int | None, int | None, int]:
        """Return what a move is proved to gain at least and at most, and the turns looked at."""
        if line.exact:
            return line.gain, line.gain, 0
        if nodes == 0:
            return None, None, 0
        bounds: list[int | None] = []
        spent = 0
        for side in (-1, 1):
            self._search.forget()
            value = self._search.value(line.number, depth, -_WIDEST, _WIDEST, nodes, side)
            looked_at, _, stopped = self._search.asked()
            spent += looked_at
            bounds.append(None if stopped or abs(value) > _FAR else value)
        self._search.forget()
        return bounds[0], bounds[1], spent
