"""Boards, racks and score sheets for the eye: as text, as SVG, as HTML."""

from thaigame.render.svg import (
    board_svg,
    cell_svg,
    paper_mark_svg,
    position_svg,
    rack_svg,
    tile_svg,
)
from thaigame.render.text import board_text

__all__ = [
    "board_svg",
    "board_text",
    "cell_svg",
    "paper_mark_svg",
    "position_svg",
    "rack_svg",
    "tile_svg",
]
