"""The board as a grid: squares, lines, premium squares.

A square is an integer, ``row * columns + column``, counted from 0 at the upper left. People
and notation name it by column letter and row number from 1: H8.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final, Literal, NamedTuple

LONGEST_SIDE: Final = 40
"""Squares of the longest row or column a board may have."""

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

COLUMN_NAMES: Final = (*_LETTERS, *(f"A{letter}" for letter in _LETTERS))[:LONGEST_SIDE]
"""The names of the columns: A to Z, then AA, AB, as spreadsheets have them."""

COLOURS: Final = (
    "red",
    "pink",
    "orange",
    "yellow",
    "green",
    "light blue",
    "blue",
    "dark blue",
    "purple",
)
"""The colours a premium square can have; pictures know these names."""


_SQUARE_NAME: Final = r"([A-Za-z]{1,2})([0-9]+)|([0-9]+)([A-Za-z]{1,2})"


class Direction(Enum):
    """The two directions a line can run."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Direction:
        """Return the perpendicular direction."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


class Premium(NamedTuple):
    """A premium square: it multiplies a letter or a word by ``factor``."""

    target: Literal["letter", "word"]
    factor: int
    colour: str = ""


@dataclass(frozen=True)
class Grid:
    """A board without tiles: its size, its centre and its premium squares.

    ``premiums`` has one entry a square, None for a plain one.
    """

    rows: int
    columns: int
    premiums: tuple[Premium | None, ...]
    centre: int

    @property
    def size(self) -> int:
        """Return the number of squares."""
        return self.rows * self.columns

    def square(self, row: int, column: int) -> int | None:
        """Return the square at *row*, *column* (from 0), or None off the board."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return None

    def name(self, square: int) -> str:
        """Return the square's name: ``H8``."""
        row, column = divmod(square, self.columns)
        return f"{COLUMN_NAMES[column]}{row + 1}"

    def parse(self, name: str) -> int | None:
        """Return the square called *name* (``H8``, ``h8`` or ``8H``), or None."""
        found = re.fullmatch(_SQUARE_NAME, name.strip())
        if found is None:
            return None
        column = (found[1] or found[4]).upper()
        digits = found[2] or found[3]
        if column not in COLUMN_NAMES or len(digits) > len(str(self.rows)):
            return None
        return self.square(int(digits) - 1, COLUMN_NAMES.index(column))

    def step(self, square: int, direction: Direction, count: int = 1) -> int | None:
        """Return the square *count* further along, or None off the board."""
        row, column = divmod(square, self.columns)
        if direction is Direction.ACROSS:
            return self.square(row, column + count)
        return self.square(row + count, column)

    @cached_property
    def lines(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """Return all rows and all columns, each as its squares in order."""
        across = tuple(
            tuple(range(row * self.columns, (row + 1) * self.columns)) for row in range(self.rows)
        )
        down = tuple(
            tuple(range(column, self.size, self.columns)) for column in range(self.columns)
        )
        return across, down

    def line(self, square: int, direction: Direction) -> tuple[int, ...]:
        """Return the squares of the row or column through *square*."""
        across, down = self.lines
        if direction is Direction.ACROSS:
            return across[square // self.columns]
        return down[square % self.columns]

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Return, per square, the squares that share an edge with it."""
        steps = (
            (Direction.ACROSS, -1),
            (Direction.ACROSS, 1),
            (Direction.DOWN, -1),
            (Direction.DOWN, 1),
        )
        return tuple(
            tuple(
                other
                for direction, count in steps
                if (other := self.step(square, direction, count)) is not None
            )
            for square in range(self.size)
        )

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Grid {self.rows} x {self.columns}>"
