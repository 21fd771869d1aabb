"""Boards, racks and score sheets for the eye: as text, as SVG, as HTML.

What draws pictures or reads records is loaded when it is first asked for: printing a board needs
neither.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from thaigame.render.text import board_text, position_text, rack_text

if TYPE_CHECKING:
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

_LOADED_LATER: Final = {
    "board_html": "html",
    "page_html": "html",
    "position_html": "html",
    "rack_html": "html",
    "last_play": "seen",
    "Sheet": "sheet",
    "score_sheet": "sheet",
    "sheet_html": "sheet",
    "sheet_svg": "sheet",
    "sheet_text": "sheet",
    "board_size": "svg",
    "board_svg": "svg",
    "cell_svg": "svg",
    "paper_mark_size": "svg",
    "paper_mark_svg": "svg",
    "position_svg": "svg",
    "rack_svg": "svg",
    "tile_size": "svg",
    "tile_svg": "svg",
}


def __getattr__(name: str) -> object:
    """Load the module that draws *name*."""
    if name not in _LOADED_LATER:
        text = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(text)
    return getattr(import_module(f"{__name__}.{_LOADED_LATER[name]}"), name)
