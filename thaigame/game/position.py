"""The position as the player to move meets it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING

from thaigame.arguments import door, shown
from thaigame.errors import ArgumentError
from thaigame.game.board import Board, faces_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence

    from thaigame.game.board import Stack
    from thaigame.game.events import Event
    from thaigame.layouts.grid import Grid
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack, Tile
    from thaigame.render.labels import Seen
    from thaigame.texts import Message


class Pictured:
    """What shows itself as text and, in notebooks, as a picture: the board, scores and racks."""

    def _seen(self) -> tuple[Seen, Sequence[Event]]:
        """Return what is shown, and the events by which the last play stands out."""
        raise NotImplementedError

    def _called(self) -> Sequence[str]:
        """Return the players' names, as far as they are known."""
        return ()

    def __str__(self) -> str:
        """Return the board, the scores and the racks that are known, as text."""
        from thaigame.render.labels import last_play
        from thaigame.render.textboard import position_text

        seen, events = self._seen()
        return position_text(seen, new=last_play(events), names=self._called())

    def _repr_svg_(self) -> str:
        """Return the same as a picture, for notebooks."""
        from thaigame.render.labels import last_play
        from thaigame.render.svg import position_svg

        seen, events = self._seen()
        return position_svg(seen, new=last_play(events), names=self._called())


@dataclass(frozen=True)
class Position(Pictured):
    """Board, racks and scores; the player to move comes first.

    ``racks`` holds None for a rack that is not known; ``scoreless`` counts turns without a score
    in a row (A15); ``out`` names the tiles out of play, lifted or covered. ``bag`` names the
    tiles in the bag where they cannot be derived, else None.
    """

    layout: Layout
    board: Board
    racks: tuple[Rack | None, ...]
    scores: tuple[int, ...]
    scoreless: int = 0
    out: tuple[str, ...] = ()
    bag: tuple[str, ...] | None = None
    options: tuple[tuple[str, str], ...] = field(default=())

    @classmethod
    @door
    def start(cls, layout: Layout, *, players: int = 2) -> Position:
        """Return the empty board before anybody has drawn."""
        return cls(layout, Board((None,) * layout.grid.size), (None,) * players, (0,) * players)

    @property
    def is_empty(self) -> bool:
        """Return whether no square is filled: the next play is a first play (A2)."""
        return not any(self.board)

    def tiles_on_board(self) -> Iterator[Tile]:
        """Yield every tile on the board."""
        for stack in self.board:
            if stack is not None:
                yield from stack.tiles

    def unseen(self, *, but: int | None = None) -> Counter[str]:
        """Return the tiles neither on the board, nor out, nor on a known rack, by origin.

        The rack of player *but* (0 is the one to move) is not taken off.
        """
        seen = [tile.kind for tile in self.tiles_on_board()]
        seen += self.out
        for player, rack in enumerate(self.racks):
            if rack is not None and player != but:
                seen += rack
        return self.layout.tiles.unseen(seen)

    def bag_count(self) -> int:
        """Return how many tiles are in the bag; an unknown rack counts as full if it can be."""
        if self.bag is not None:
            return len(self.bag)
        unknown = sum(rack is None for rack in self.racks) * self.layout.rules.play.rack_size
        return max(0, self.unseen().total() - unknown)

    def next_player(self) -> Position:
        """Return the same position seen by the next player."""
        return replace(
            self,
            racks=(*self.racks[1:], self.racks[0]),
            scores=(*self.scores[1:], self.scores[0]),
        )

    def faults(self) -> tuple[Message, ...]:
        """Return everything that is wrong with the position, empty for one that can be."""
        return tuple(faults_of(self, set()))

    def _seen(self) -> tuple[Seen, Sequence[Event]]:
        return self, ()

    def __repr__(self) -> str:
        """Show it as a position line."""
        from thaigame.notation.position_line import write_position

        try:
            return f"<Position {write_position(self)}>"
        except (ValueError, LookupError):  # one that cannot be (``faults``) is shown all the same
            return f"<Position {self.layout.name} with faults>"


def under(layout: Layout, position: Position) -> Position:
    """Return *position* as one of the game that *layout* is, under its options.

    Raise ArgumentError for one of another game, and for what is no position.
    """
    if not isinstance(position, Position):
        told = message("arguments.position", value=shown(position))
        raise ArgumentError(told, at="position")
    if position.layout is layout:
        return position
    if position.layout.name != layout.name:
        names = {"game": position.layout.name, "other": layout.name}
        raise ArgumentError(message("arguments.other_game", **names), at="position")
    return replace(position, layout=layout)


def faults_of(position: Position, known: set[Stack]) -> Iterator[Message]:
    """Yield everything that is wrong with *position*, nothing for one that can be.

    *known* are stacks that are sound under the position's layout; those found here are added, so
    that whoever asks of one position after the other pays for what is new.
    """
    layout, board = position.layout, position.board
    tiles, grid = layout.tiles, layout.grid
    racks, out, bag = position.racks, position.out, position.bag or ()
    if len(board) != grid.size:
        yield message("position.board_size", squares=len(board), size=grid.size)
        return
    if len(racks) != len(position.scores) or not racks:
        yield message("position.seats", racks=len(racks), scores=len(position.scores))
    held: list[Rack] = [rack for rack in racks if rack is not None]
    filled = [square for square, stack in enumerate(board) if stack is not None]
    stacks = [stack for stack in board if stack is not None]
    if not known.issuperset(stacks):
        for square, stack in zip(filled, stacks, strict=True):
            if stack not in known:
                found = [*_stack_faults(grid.name(square), stack, layout)]
                yield from found
                if not found:
                    known.add(stack)
    names = [tile.kind for stack in stacks for tile in stack.tiles]
    names += chain(out, bag, *held)
    unknown = [name for name in dict.fromkeys(names) if name not in tiles.by_name]
    for name in unknown:
        yield message("position.kind_unknown", tile=name)
    if not unknown:
        for name, left in tiles.unseen(names).items():
            if left < 0:
                yield message("position.too_many", tile=name, over=-left)
    size = layout.rules.play.rack_size
    for rack in held:
        if len(rack) > size:
            yield message("position.rack_too_long", tiles=len(rack), size=size)
    if not _is_one_piece(filled, grid):
        yield message("position.pieces")


def _stack_faults(square: str, stack: Stack, layout: Layout) -> Iterator[Message]:
    """Yield what is wrong with a stack that lies on *square*."""
    try:
        faces = faces_of(stack, layout.tiles)
    except KeyError as error:
        yield message("position.tile_unknown", square=square, tile=error.args[0].face)
        return
    if not any(face.slots.base for face in faces):
        yield message("position.no_base", square=square)
    if len({face.tier for face in faces}) < len(faces):
        yield message("position.tier_twice", square=square)
    for slot, whole in enumerate(stack.cell):
        shown = [face.slots[slot] for face in faces if face.slots[slot]]
        if any(part != whole for part in shown):
            yield message("position.cell_not_shown", square=square, cell=stack.cell.canonical)
        for mark in whole if not shown else "":
            if mark not in layout.rules.play.paper_marks:
                yield message("position.mark_not_paper", square=square, mark="◌" + mark)


def _is_one_piece(filled: Sequence[int], grid: Grid) -> bool:
    """Return whether the squares *filled* are connected, or there are none.

    Squares are bits, so that all that were reached take a step together.
    """
    squares = sum(1 << square for square in filled)
    first = sum(1 << at for at in range(0, grid.size, grid.columns))
    last = first << grid.columns - 1
    reached, before = squares & -squares, 0
    while reached != before:
        before = reached
        sideways = (reached & ~last) << 1 | (reached & ~first) >> 1
        reached |= (sideways | reached << grid.columns | reached >> grid.columns) & squares
    return reached == squares
