"""The colours of a picture, by what they are for; a light style, a dark one, or one's own.

>>> from dataclasses import replace
>>> replace(LIGHT, ground="").ground
''
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Style:
    """Colours as SVG writes them; ``dataclasses.replace`` makes another style of one.

    ``ground`` lies under the whole picture, empty for none; ``ink`` writes on all of it, ``faint``
    what matters less. ``premiums`` are the colours that a layout file can name
    (``layouts.grid.COLOURS``), ``plain`` is a square without one and ``mark_row`` the room for
    paper marks; ``lines`` and ``frame`` divide squares. Tiles have ``tile`` and ``edge``, those of
    the last play ``new_tile`` and ``new_edge``, paper marks ``paper`` and ``paper_edge``.
    """

    ground: str = "#ffffff"
    ink: str = "#1f2430"
    faint: str = "#6b7080"
    plain: str = "#f6f3ea"
    mark_row: str = "#fffdf7"
    lines: str = "#c9c4b6"
    frame: str = "#8f897a"
    star: str = "#ffffff"
    tile: str = "#fbf0d2"
    edge: str = "#a5834a"
    new_tile: str = "#fff0a0"
    new_edge: str = "#c2410c"
    paper: str = "#ffffff"
    paper_edge: str = "#8a8f9c"
    premiums: Mapping[str, str] = field(
        default_factory=lambda: {
            "red": "#ee8b80",
            "pink": "#f8cbdc",
            "orange": "#f9c08a",
            "yellow": "#fae28a",
            "green": "#b5dca8",
            "light blue": "#c3e4f7",
            "blue": "#93c0ec",
            "dark blue": "#86a6e3",
            "purple": "#cdb7ea",
        },
        hash=False,
    )


LIGHT: Final = Style()
"""Dark writing on light colours, for paper and screens."""

DARK: Final = Style(
    ground="#15181f",
    ink="#f2f3f7",
    faint="#a3a9b8",
    plain="#262a33",
    mark_row="#1d2028",
    lines="#414754",
    frame="#6a7181",
    star="#59606f",
    tile="#54452a",
    edge="#a5834a",
    new_tile="#6b4a12",
    new_edge="#fb923c",
    paper="#343945",
    paper_edge="#8a8f9c",
    premiums={
        "red": "#93342b",
        "pink": "#8a3a5c",
        "orange": "#8a4d13",
        "yellow": "#6f5b0b",
        "green": "#33642a",
        "light blue": "#2a6178",
        "blue": "#25558c",
        "dark blue": "#2f3f94",
        "purple": "#5f3f92",
    },
)
"""Light writing on dark colours, for screens."""
