"""The words that a play makes or changes (A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.layouts.grid import Direction
from thaigame.text import compose

if TYPE_CHECKING:
    from thaigame.game.board import Board
    from thaigame.game.moves import Play
    from thaigame.layouts.grid import Grid
    from thaigame.text import Cell

SHORTEST_WORD: Final = 2
"""A run of fewer squares is no word (A3, K7)."""


class Word(NamedTuple):
    """A run of two or more filled squares."""

    squares: tuple[int, ...]
    cells: tuple[Cell, ...]
    direction: Direction

    @property
    def text(self) -> str:
        """Return the word as people write it."""
        return compose(self.cells)


def run_through(board: Board, grid: Grid, square: int, direction: Direction) -> tuple[int, ...]:
    """Return the longest run of filled squares through *square* in *direction*.

    *square* itself counts as filled.
    """
    if direction is Direction.ACROSS:
        row = square // grid.columns
        step, first, last = 1, row * grid.columns, (row + 1) * grid.columns - 1
    else:
        step, first = grid.columns, square % grid.columns
        last = grid.size - grid.columns + first
    start = square
    while start > first and board[start - step] is not None:
        start -= step
    end = square
    while end < last and board[end + step] is not None:
        end += step
    return tuple(range(start, end + 1, step))


def words_made(board: Board, play: Play, grid: Grid) -> tuple[Word, ...]:
    """Return the words that *play* makes or changes, the main word first.

    *board* is the board after the play. A run of one square is no word; a play of one square
    has its word across as the main word unless only the one down exists.
    """
    if not play.lays:
        return ()
    direction = play.direction
    if (
        len(play.lays) == 1
        and len(run_through(board, grid, play.lays[0].square, Direction.ACROSS)) > 1
    ):
        direction = Direction.ACROSS
    runs = [(run_through(board, grid, play.lays[0].square, direction), direction)]
    runs += [
        (run_through(board, grid, lay.square, direction.other), direction.other)
        for lay in play.lays
    ]
    return tuple(
        Word(squares, tuple(_cell(board, square) for square in squares), way)
        for squares, way in runs
        if len(squares) >= SHORTEST_WORD
    )


def _cell(board: Board, square: int) -> Cell:
    stack = board[square]
    if stack is None:
        raise IndexError(square)
    return stack.cell
