"""The position as the player to move meets it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from thaigame.game.board import faces_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence

    from thaigame.game.board import Board
    from thaigame.game.events import Event
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
    def start(cls, layout: Layout, *, players: int = 2) -> Position:
        """Return the empty board before anybody has drawn."""
        return cls(layout, (None,) * layout.grid.size, (None,) * players, (0,) * players)

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
        return tuple(self._faults())

    def _seen(self) -> tuple[Seen, Sequence[Event]]:
        return self, ()

    def _faults(self) -> Iterator[Message]:
        tiles, grid = self.layout.tiles, self.layout.grid
        if len(self.board) != grid.size:
            yield message("position.board_size", squares=len(self.board), size=grid.size)
            return
        unknown = [
            name
            for rack in (*self.racks, self.out, self.bag or ())
            if rack is not None
            for name in rack
            if name not in tiles.by_name
        ]
        for square, stack in enumerate(self.board):
            if stack is None:
                continue
            name = grid.name(square)
            try:
                faces = faces_of(stack, tiles)
            except KeyError as error:
                yield message("position.tile_unknown", square=name, tile=error.args[0].face)
                unknown.append(error.args[0].kind)
                continue
            if not any(face.slots.base for face in faces):
                yield message("position.no_base", square=name)
            if len({face.tier for face in faces}) < len(faces):
                yield message("position.tier_twice", square=name)
            if any(
                part and part != whole
                for face in faces
                for part, whole in zip(face.slots, stack.cell, strict=True)
            ):
                yield message("position.cell_not_shown", square=name, cell=stack.cell.canonical)
            marks = "".join(
                whole
                for slot, whole in enumerate(stack.cell)
                if not any(face.slots[slot] for face in faces)
            )
            for mark in marks:
                if mark not in self.layout.rules.play.paper_marks:
                    yield message("position.mark_not_paper", square=name, mark="◌" + mark)
        for name in unknown:
            yield message("position.kind_unknown", tile=name)
        if not unknown:
            seen = [*(tile.kind for tile in self.tiles_on_board()), *self.out, *(self.bag or ())]
            for rack in self.racks:
                seen += rack or ()
            for name, left in tiles.unseen(seen).items():
                if left < 0:
                    yield message("position.too_many", tile=name, over=-left)
        for rack in self.racks:
            if rack is not None and len(rack) > self.layout.rules.play.rack_size:
                yield message(
                    "position.rack_too_long",
                    tiles=len(rack),
                    size=self.layout.rules.play.rack_size,
                )
        if not self.is_empty and not self._is_one_piece():
            yield message("position.pieces")

    def _is_one_piece(self) -> bool:
        filled = {square for square, stack in enumerate(self.board) if stack is not None}
        reached = {min(filled)}
        edge = [min(filled)]
        while edge:
            for square in self.layout.grid.neighbours[edge.pop()]:
                if square in filled and square not in reached:
                    reached.add(square)
                    edge.append(square)
        return reached == filled

    def __repr__(self) -> str:
        """Show it as a position line."""
        from thaigame.notation.position_line import write_position

        try:
            return f"<Position {write_position(self)}>"
        except (ValueError, LookupError):  # one that cannot be (``faults``) is shown all the same
            return f"<Position {self.layout.name} with faults>"
