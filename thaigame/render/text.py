"""A board as lines of text whose columns line up, although Thai marks have no width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.grid import COLUMN_LETTERS
from thaigame.text import pad

if TYPE_CHECKING:
    from collections.abc import Container

    from thaigame.grid import Grid
    from thaigame.layouts.model import Layout
    from thaigame.position import Board, Stack
    from thaigame.tiles import TileSet

_SQUARE: Final = 4  # columns a square takes: a cell, a sign for a blank, a bracket on each side
_TARGETS: Final = {"letter": "L", "word": "W"}


def board_text(layout: Layout, board: Board, *, new: Container[int] = ()) -> str:
    """Return *board* as text: a line a row, with column letters and row numbers.

    Premium squares read ``2L`` or ``3W``, the centre ``*`` where it has none; a blank or wild
    tile has a ``?`` behind its cell; the squares in *new* stand in brackets.
    """
    grid = layout.grid
    margin = len(str(grid.rows)) + 1
    head = "".join(pad(letter, _SQUARE, "^") for letter in COLUMN_LETTERS[: grid.columns])
    lines = [(" " * margin + head).rstrip()]
    for row in range(grid.rows):
        squares = range(row * grid.columns, (row + 1) * grid.columns)
        cells = "".join(
            _square(grid, layout.tiles, board[square], square, is_new=square in new)
            for square in squares
        )
        lines.append(f"{row + 1:>{margin - 1}} {cells}".rstrip())
    return "\n".join(lines)


def _square(grid: Grid, tiles: TileSet, stack: Stack | None, square: int, *, is_new: bool) -> str:
    if stack is None:
        premium = grid.premiums[square]
        if premium is None:
            return pad("*" if square == grid.centre else "·", _SQUARE, "^")
        return pad(f"{premium.factor}{_TARGETS[premium.target]}", _SQUARE, "^")
    wild = any(tiles.by_name[tile.kind].wild for tile in stack.tiles)
    text = stack.cell.canonical + ("?" if wild else "")
    return pad(f"[{text}]" if is_new else f" {text}", _SQUARE)
