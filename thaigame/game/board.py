"""Boards: what lies on each square, and what a play leaves there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thaigame.text import Slots

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from thaigame.game.moves import Play
    from thaigame.layouts.tiles import Face, Tile, TileSet
    from thaigame.text import Cell


class Stack(NamedTuple):
    """What lies on one square: the cell it shows and the tiles that show it.

    ``tiles`` are in the order base, upper, lower; slots of ``cell`` that no tile fills are paper
    marks.
    """

    cell: Cell
    tiles: tuple[Tile, ...]


Board = tuple[Stack | None, ...]

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
    return tuple(squares), tuple(covered)


def lift(board: Board, keep: Collection[int]) -> tuple[Board, Mapping[int, Stack]]:
    """Return the board with only the squares *keep*, and the stacks lifted off it (P7, K8)."""
    lifted = {
        square: stack
        for square, stack in enumerate(board)
        if stack is not None and square not in keep
    }
    return tuple(None if square in lifted else stack for square, stack in enumerate(board)), lifted


def _tier(tile: Tile, tiles: TileSet) -> str:
    face = tiles.face(tile)
    return "base" if face is None else face.tier
