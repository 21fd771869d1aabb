"""Boards, racks and score sheets for the eye: as text, as SVG, as HTML.

What draws pictures or reads records is loaded when it is first asked for: printing a board needs
neither.
"""

from thaigame.later import offer
from thaigame.render.textboard import board_text, position_text, rack_text

__all__ = [
    "DARK",
    "LIGHT",
    "ScoreSheet",
    "Style",
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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.render.html import board_html, page_html, position_html, rack_html
    from thaigame.render.labels import last_play
    from thaigame.render.sheet import ScoreSheet, score_sheet, sheet_html, sheet_svg, sheet_text
    from thaigame.render.style import DARK, LIGHT, Style
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
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "html": ("board_html", "page_html", "position_html", "rack_html"),
            "labels": ("last_play",),
            "sheet": ("ScoreSheet", "score_sheet", "sheet_html", "sheet_svg", "sheet_text"),
            "style": ("DARK", "LIGHT", "Style"),
            "svg": (
                "board_size",
                "board_svg",
                "cell_svg",
                "paper_mark_size",
                "paper_mark_svg",
                "position_svg",
                "rack_svg",
                "tile_size",
                "tile_svg",
            ),
        },
    )
