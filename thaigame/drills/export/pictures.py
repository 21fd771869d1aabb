"""Figures that are boards, racks and ruled lines, as SVG with their size in millimetres."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.drills.export.writing import lines_svg
from thaigame.drills.model import BoardFigure, RackFigure, WritingLines
from thaigame.game.board import laid
from thaigame.game.moves import Play
from thaigame.layouts import find_layout
from thaigame.notation import parse_move, parse_rack, read_position
from thaigame.render import board_svg, rack_svg, tile_size
from thaigame.texts import in_language

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.layouts import Layout
    from thaigame.texts import Language


TILE: Final = 10.0
"""The height of a tile on a sheet."""

WIDEST_BOARD: Final = 92.0
"""So that two questions with boards fit on a page."""


DOTS_A_MM: Final = 200 / 25.4


class Picture(NamedTuple):
    """An SVG document, its width and height in millimetres, and the length of its unit."""

    svg: str
    width: float
    height: float
    scale: float = 1.0

    def png(self) -> bytes:
        """Return the picture as dots, fine enough for print (200 an inch)."""
        import resvg_py

        wide = round(self.width * DOTS_A_MM)
        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg, width=wide, dpi=96))


@lru_cache(maxsize=64)
def pictures(
    figure: BoardFigure | RackFigure | WritingLines, language: Language, *, width: float
) -> tuple[Picture, ...]:
    """Return what shows *figure* in a column *width* millimetres wide, from top to bottom."""
    if isinstance(figure, WritingLines):
        return (sized(lines_svg(figure, width), width),)
    with in_language(language):
        if isinstance(figure, RackFigure):
            layout = find_layout(figure.game)
            return (_rack(layout, parse_rack(figure.tiles, layout), width),)
        position = read_position(figure.position)
        layout, board = position.layout, position.board
        new: tuple[int, ...] = ()
        if figure.move:
            move = parse_move(figure.move, position)
            if isinstance(move, Play):
                board, _ = laid(board, move, layout.tiles)
                new = move.squares
        shown = [sized(board_svg(layout, board, new=new), min(width, WIDEST_BOARD))]
        rack = position.racks[0]
        if rack:
            shown.append(_rack(layout, rack, width))
        return tuple(shown)


def _rack(layout: Layout, rack: Iterable[str], width: float) -> Picture:
    """Return tiles of a height that can be read, whatever share of a square they take."""
    _, height = tile_size(layout, layout.tiles.kinds[1].name, square=TILE)
    return sized(rack_svg(layout, rack, square=TILE * TILE / height), width)


def sized(svg: str, most: float) -> Picture:
    """Return the picture at its own size, smaller where it would be wider than *most*."""
    match = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    if match is None:
        raise ValueError(svg[:80])
    width, height = float(match[1]), float(match[2])
    scale = min(1.0, most / width)
    return Picture(svg, width * scale, height * scale, scale)
