"""The board of a layout file: rows of characters, a legend, a centre."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.layouts.grid import COLUMN_LETTERS, Grid, Premium
from thaigame.layouts.options import COLOURS, WrongValueError, one_of, shown, text, whole
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.layouts.section import Section

PLAIN: Final = "."
"""The character of a plain square."""

_FEWEST: Final = 2
_MOST: Final = len(COLUMN_LETTERS)


def read_board(board: Section) -> Grid | None:
    """Return the board that the table describes, or None where its rows make none."""
    legend = _legend(board)
    centre = board.needed("centre", text, "")
    rows = board.needed("rows", _rows, ())
    if not rows:
        return None
    columns = len(rows[0])
    for index, row in enumerate(rows[1:], 1):
        if len(row) != columns:
            board.fault("ragged", "rows", index, found=len(row), columns=columns)
    premiums: list[Premium | None] = []
    for index, row in enumerate(rows):
        for column, ch in enumerate(row):
            if ch != PLAIN and ch not in legend:
                place = f"{COLUMN_LETTERS[column]}{index + 1}" if column < _MOST else column + 1
                board.fault("no_legend", "rows", index, ch=ch, square=place)
        premiums.extend(legend.get(ch) for ch in row[:columns])
    if any(len(row) != columns for row in rows) or columns > _MOST:
        return None
    grid = Grid(len(rows), columns, tuple(premiums), 0)
    if not centre:
        return grid
    square = grid.parse(centre)
    if square is None:
        last = grid.name(grid.size - 1)
        board.fault("centre", "centre", centre=centre, last=last)
        return grid
    return Grid(grid.rows, grid.columns, grid.premiums, square)


def _legend(board: Section) -> dict[str, Premium]:
    """Return the premium of each character; a wrong entry still counts as known."""
    section = board.section("legend", needed=False)
    legend: dict[str, Premium] = {}
    for ch in section.table:
        if len(ch) != 1 or ch == PLAIN or ch.isspace():
            section.fault("legend_key", ch, key=ch)
        entry = section.section(ch)
        target = entry.needed("target", one_of("letter", "word"), "letter")
        factor = entry.needed("factor", whole(2, 100), 2)
        colour = entry.needed("colour", one_of(*COLOURS), COLOURS[0])
        entry.finish()
        legend[ch] = Premium("word" if target == "word" else "letter", factor, colour)
    return legend


def _rows(value: object) -> tuple[str, ...]:
    """Take the rows of a board of at least 2x2 and at most 26x26 squares."""
    if (
        not isinstance(value, list)
        or not all(isinstance(row, str) for row in value)
        or not _FEWEST <= len(value) <= _MOST
        or not _FEWEST <= len(value[0]) <= _MOST
    ):
        raise WrongValueError(
            message("layouts.rows_form", value=shown(value), fewest=_FEWEST, most=_MOST)
        )
    return tuple(value)
