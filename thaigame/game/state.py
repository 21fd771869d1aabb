"""All of a game at one moment, as a value; ``apply`` makes the next one from an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from thaigame.game.position import Position

if TYPE_CHECKING:
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
    until they go back, ``latest`` the last draw to a rack.
    """

    board: Board
    racks: tuple[Rack, ...]
    scores: tuple[int, ...]
    owed: tuple[int, ...]
    clocks: tuple[int, ...]
    bag: Names
    chance: int
    turn: int = 0
    scoreless: int = 0
    out: Names = ()
    pending: Pending | None = None
    challenged: Challenged | None = None
    table: tuple[StartDrawn, ...] = ()
    latest: Drew | None = None
    ended: Termination | None = None
    absent: int | None = None

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.scores)

    def next_seat(self) -> int:
        """Return who sits after the player to move."""
        return (self.turn + 1) % len(self.scores)


def position_of(layout: Layout, state: State) -> Position:
    """Return the position as the player to move meets it, all racks shown."""
    turn = state.turn
    # What is in the bag follows from what is seen, but for fixed faces and tiles drawn apart.
    told = not layout.tiles.fixed_names.isdisjoint(state.bag)
    if told or (state.pending is not None and state.pending.apart):
        bag: Names | None = tuple(layout.tiles.rack(state.bag))
    else:
        bag = None
    return Position(
        layout,
        state.board,
        (*state.racks[turn:], *state.racks[:turn]),
        (*state.scores[turn:], *state.scores[:turn]),
        state.scoreless,
        state.out,
        bag,
    )


def with_at(values: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    """Return *values* with *change* added to the one of *seat*."""
    return (*values[:seat], values[seat] + change, *values[seat + 1 :])
