"""All of a game at one moment, as a value; ``apply`` makes the next, ``views`` what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from thaigame.errors import StateError
from thaigame.game.position import Position
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.board import Board
    from thaigame.game.events import Challenged, Drew, Names, StartDrawn
    from thaigame.game.moves import Play
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack

Termination = Literal["out", "scoreless", "stopped", "no-show"]
"""How a game ended: a player went out, turns without a score, the judge, an absent player."""


class Pending(NamedTuple):
    """A play that is neither accepted nor challenged, and what it replaced (C7, A10).

    ``board``, ``out`` and ``scoreless`` are those before the play. ``held`` is who holds, and
    ``apart`` the tiles drawn since and kept off the rack (C10).
    """

    player: int
    move: Play
    points: int
    board: Board
    out: Names
    scoreless: int
    held: int | None = None
    apart: Names = ()


class State(NamedTuple):
    """Board, racks, bag, scores, clocks and what is going on.

    Per player in seat order: ``racks``, ``scores``, ``owed`` (turns still to be lost, C12) and
    ``clocks`` (seconds left, none without a clock). ``bag`` is in the order of drawing and
    ``chance`` is all of the random generator. ``table`` holds the tiles drawn for the start
    until they go back, ``drawn`` what went to racks since the last turn, the first racks at first.

    A game under way knows all of it. Of a position or a record that does not tell every draw,
    a rack that is not known is None, and so is the bag.
    """

    board: Board
    racks: tuple[Rack | None, ...]
    scores: tuple[int, ...]
    owed: tuple[int, ...]
    clocks: tuple[int, ...]
    bag: Names | None
    chance: int
    turn: int = 0
    scoreless: int = 0
    out: Names = ()
    pending: Pending | None = None
    challenged: Challenged | None = None
    table: tuple[StartDrawn, ...] = ()
    drawn: tuple[Drew, ...] = ()
    ended: Termination | None = None
    absent: int | None = None

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.scores)

    def rack(self, seat: int) -> Rack:
        """Return the rack of *seat*; raise StateError where it is not known."""
        rack = self.racks[seat]
        if rack is None:
            raise StateError(message("state.rack_unknown", seat=seat))
        return rack

    def tiles(self) -> Iterator[str]:
        """Yield the name of every tile, wherever it lies, as far as that is known."""
        yield from self.bag or ()
        yield from self.out
        for rack in self.racks:
            yield from rack or ()
        for stack in self.board:
            if stack is not None:
                yield from (tile.kind for tile in stack.tiles)
        yield from (draw.tile for draw in self.table)
        if self.pending is not None:
            yield from self.pending.apart

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<State turn={self.turn} scores={self.scores} bag={len(self.bag or ())}>"


def state_of(position: Position) -> State:
    """Return what a position tells of a game: the player to move has seat 0."""
    players = len(position.scores)
    return State(
        board=position.board,
        racks=position.racks,
        scores=position.scores,
        owed=(0,) * players,
        clocks=(),
        bag=position.bag,
        chance=0,
        scoreless=position.scoreless,
        out=position.out,
    )


def position_of(layout: Layout, state: State) -> Position:
    """Return the position as the player to move meets it, all known racks shown."""
    turn, bag = state.turn, state.bag
    # What is in the bag follows from what is seen, but for fixed faces and tiles drawn apart.
    told = bag is not None and (
        not layout.tiles.fixed_names.isdisjoint(bag)
        or (state.pending is not None and bool(state.pending.apart))
    )
    return Position(
        layout,
        state.board,
        (*state.racks[turn:], *state.racks[:turn]),
        (*state.scores[turn:], *state.scores[:turn]),
        state.scoreless,
        state.out,
        tuple(layout.tiles.rack(bag)) if told and bag is not None else None,
    )


def bag_count(layout: Layout, state: State) -> int:
    """Return how many tiles are in the bag: where that is not told, by what is seen elsewhere."""
    return position_of(layout, state).bag_count() if state.bag is None else len(state.bag)


def with_at(values: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    """Return *values* with *change* added to the one of *seat*."""
    return (*values[:seat], values[seat] + change, *values[seat + 1 :])
