"""Boards: what lies on each square, what a play leaves there, the words that it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.layouts.grid import Direction
from thaigame.text import Slots, compose

if TYPE_CHECKING:
    from collections.abc import Collection

    from thaigame.game.moves import Play
    from thaigame.layouts.grid import Grid
    from thaigame.layouts.tiles import Face, Tile, TileSet
    from thaigame.text import Cell

SHORTEST_WORD: Final = 2
"""A run of fewer squares is no word (A3, K7)."""


_SHOWN: Final = 12  # squares of a board in its repr


class Stack(NamedTuple):
    """What lies on one square: the cell it shows and the tiles that show it.

    ``tiles`` are in the order base, upper, lower; slots of ``cell`` that no tile fills are paper
    marks.
    """

    cell: Cell
    tiles: tuple[Tile, ...]


class Board(tuple[Stack | None, ...]):
    """The squares in rows from the top left, each with its tiles or None."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Show what stands on it, in order, not the empty squares."""
        cells = [stack.cell.text for stack in self if stack is not None]
        shown = " ".join(cells[:_SHOWN]) + " …" * (len(cells) > _SHOWN)
        return f"<Board of {len(self)} squares, {len(cells)} with tiles{': ' * bool(cells)}{shown}>"


_TIER_ORDER = ("base", "upper", "lower")


def faces_of(stack: Stack, tiles: TileSet) -> tuple[Face, ...]:
    """Return the faces that the tiles of *stack* show.

    Raises KeyError for a tile that the set does not have.
    """
    found = []
    for tile in stack.tiles:
        face = tiles.face(tile)
        if face is None:
            raise KeyError(tile)
        found.append(face)
    return tuple(found)


def standing_marks(stack: Stack, tiles: TileSet) -> Slots:
    """Return the slots of *stack* that no tile fills: its paper marks (K4)."""
    shown = [tiles.face(tile) for tile in stack.tiles]
    free = (
        "" if any(face is not None and face.slots[slot] for face in shown) else mark
        for slot, mark in enumerate(stack.cell)
    )
    return Slots(*free)


def laid(board: Board, play: Play, tiles: TileSet) -> tuple[Board, tuple[Tile, ...]]:
    """Return the board with the play on it, and the tiles that it covered (K18)."""
    squares = list(board)
    covered: list[Tile] = []
    for lay in play.lays:
        standing = squares[lay.square]
        below = () if standing is None else standing.tiles
        if below and lay.tiles:
            tiers = {_tier(tile, tiles) for tile in lay.tiles}
            covered += [tile for tile in below if _tier(tile, tiles) in tiers]
            below = tuple(tile for tile in below if _tier(tile, tiles) not in tiers)
        stack = (*below, *lay.tiles)
        if len(stack) > 1:
            stack = tuple(sorted(stack, key=lambda tile: _TIER_ORDER.index(_tier(tile, tiles))))
        squares[lay.square] = Stack(lay.cell, stack)
    return Board(squares), tuple(covered)


def lifted(board: Board, squares: Collection[int], tiles: TileSet) -> tuple[Board, tuple[str, ...]]:
    """Return the board without the stacks on *squares*, and the tiles that went out of play.

    Squares that are empty already stay so.
    """
    rest = list(board)
    names: list[str] = []
    for square in squares:
        stack = rest[square]
        if stack is not None:
            names += [tiles.returned(tile) for tile in stack.tiles]
            rest[square] = None
    return Board(rest), tuple(tiles.rack(names))


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


def runs_made(board: Board, play: Play, grid: Grid) -> list[tuple[tuple[int, ...], Direction]]:
    """Return the squares of the words that *play* makes or changes, and which way each runs.

    The main word comes first. *board* is the board after the play. A run of one square is no word;
    a play of one square has its word across as the main word unless only the one down exists.
    """
    lays, direction = play.lays, play.direction
    if not lays:
        return []
    if len(lays) == 1 and len(run_through(board, grid, lays[0].square, Direction.ACROSS)) > 1:
        direction = Direction.ACROSS
    cross = direction.other
    runs = [(run_through(board, grid, lays[0].square, direction), direction)]
    runs += [(run_through(board, grid, lay.square, cross), cross) for lay in lays]
    return [run for run in runs if len(run[0]) >= SHORTEST_WORD]


def words_made(board: Board, play: Play, grid: Grid) -> tuple[Word, ...]:
    """Return the words that *play* makes or changes, as ``runs_made`` finds them."""
    return tuple(
        Word(squares, tuple([_cell(board, square) for square in squares]), way)
        for squares, way in runs_made(board, play, grid)
    )


def _tier(tile: Tile, tiles: TileSet) -> str:
    face = tiles.face(tile)
    return "base" if face is None else face.tier


def _cell(board: Board, square: int) -> Cell:
    stack = board[square]
    if stack is None:
        raise IndexError(square)
    return stack.cell
