"""Boards, racks and score sheets for the eye: as text, as SVG, as HTML."""

from thaigame.render.html import board_html, page_html, position_html, rack_html
from thaigame.render.seen import last_play
from thaigame.render.sheet import Sheet, score_sheet, sheet_html, sheet_svg, sheet_text
from thaigame.render.svg import (
    board_size,
    board_svg,
    cell_svg,
    paper_mark_size,
    paper_mark_svg,
    position_svg,
    rack_svg,
    tile_size,
    tile_svg,
)
from thaigame.render.text import board_text, position_text, rack_text

__all__ = [
    "Sheet",
    "board_html",
    "board_size",
    "board_svg",
    "board_text",
    "cell_svg",
    "last_play",
    "page_html",
    "paper_mark_size",
    "paper_mark_svg",
    "position_html",
    "position_svg",
    "position_text",
    "rack_html",
    "rack_svg",
    "rack_text",
    "score_sheet",
    "sheet_html",
    "sheet_svg",
    "sheet_text",
    "tile_size",
    "tile_svg",
]
