"""Boards and racks as lines of text whose columns line up, although Thai marks have no width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.arguments import door
from thaigame.layouts.grid import COLUMN_NAMES
from thaigame.render.labels import kind_sides
from thaigame.text import display_width, pad
from thaigame.texts import variant
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from thaigame.game.board import Board, Stack
    from thaigame.layouts.layout import Layout
    from thaigame.render.labels import Seen


@door
def board_text(layout: Layout, board: Board, *, new: Container[int] = ()) -> str:
    """Return *board* as text: a line a row, with column letters and row numbers.

    Premium squares read ``2L`` or ``3W`` (2อ or 3ค in Thai), the centre ``*`` where it has none; a
    blank or wild tile has a ``?`` behind its cell; the squares in *new* stand in brackets.
    """
    grid = layout.grid
    margin = len(str(grid.rows)) + 1
    width = _width(layout)
    head = "".join(pad(letter, width, "^") for letter in COLUMN_NAMES[: grid.columns])
    lines = [(" " * margin + head).rstrip()]
    for row in range(grid.rows):
        squares = range(row * grid.columns, (row + 1) * grid.columns)
        cells = "".join(
            _square(layout, board[square], square, width, is_new=square in new)
            for square in squares
        )
        lines.append(f"{row + 1:>{margin - 1}} {cells}".rstrip())
    return "\n".join(lines)


@door
def rack_text(layout: Layout, rack: Iterable[str]) -> str:
    """Return a rack as two lines: the tiles, and below each the points of its faces.

    Lone marks stand on a dotted circle, the faces of a tile between slashes.
    """
    tiles, points = [], []
    for name in rack:
        kind = layout.tiles.by_name[name]
        blank = kind.wild and kind.is_choice
        values = {face.points for face in kind.faces}
        tiles.append(name if blank else kind_sides(layout, name))
        worth = [str(face.points) for face in kind.faces]
        points.append(worth[0] if len(values) == 1 else "/".join(worth))
    widths = [max(map(display_width, pair)) for pair in zip(tiles, points, strict=True)]
    return "\n".join(
        " ".join(pad(text, width, "^") for text, width in zip(line, widths, strict=True)).rstrip()
        for line in (tiles, points)
    )


@door
def position_text(seen: Seen, *, new: Container[int] = (), names: Sequence[str] = ()) -> str:
    """Return the board, then the scores and the racks that are known.

    *seen* is a position, or a game as one player may see it. *names* are the players', of a
    position with the one to move first, else by seat.
    """
    from thaigame.render.labels import bag_line, sides

    lines = [board_text(seen.layout, seen.board, new=new), ""]
    for side in sides(seen, names):
        lines.append(side.title)
        if side.rack:
            lines.append(rack_text(seen.layout, side.rack))
        elif side.instead:
            lines.append(side.instead)
    lines.append(bag_line(seen))
    return "\n".join(lines)


def _width(layout: Layout) -> int:
    """Return the columns a square takes: a cell, a sign for a blank, a bracket on each side."""
    several = () if layout.alphabet is None else layout.alphabet.several
    return 3 + max((1, *map(display_width, several)))


def _square(layout: Layout, stack: Stack | None, square: int, width: int, *, is_new: bool) -> str:
    grid, tiles = layout.grid, layout.tiles
    if stack is None:
        premium = grid.premiums[square]
        if premium is None:
            return pad("*" if square == grid.centre else "·", width, "^")
        target = variant("render.short", premium.target)
        return pad(f"{premium.factor}{target}", width, "^")
    wild = any(tiles.by_name[tile.kind].wild for tile in stack.tiles)
    text = visible(stack.cell.canonical) + ("?" if wild else "")
    return pad(f"[{text}]" if is_new else f" {text}", width)
