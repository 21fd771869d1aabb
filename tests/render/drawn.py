"""The games whose letters can be drawn here: those of other scripts need fonts of an extra."""

from __future__ import annotations

from typing import Final

from thaigame.layouts import find_layout, layout_names
from thaigame.render.fonts import has_font

DRAWN: Final = tuple(
    name for name in layout_names() if all(map(has_font, find_layout(name).tiles.showing))
)
