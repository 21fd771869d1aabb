"""The font that pictures take their outlines from, opened when the first picture is drawn.

Sarabun (OFL) has Thai and Latin and places marks rightly. Pictures carry its outlines, so whoever
looks at one needs no font.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from thaigame.errors import RenderError
from thaigame.texts import message

if TYPE_CHECKING:
    from pathlib import Path

Weight = Literal["Regular", "SemiBold"]

EM: Final = 1000
"""Units of the font's square; outlines are measured in them."""


class Font(NamedTuple):
    """One weight, open for shaping (``shaper``) and for drawing (``glyphs`` by name)."""

    shaper: Any
    names: tuple[str, ...]
    glyphs: Any


def font_file(weight: Weight = "SemiBold") -> Path:
    """Return the path of the font, for those who embed it.

    Raise RenderError where the extra ``render`` is not installed.
    """
    try:
        from fontpkg_sarabun import ROOT
    except ImportError as error:
        raise _missing(error) from error
    path: Path = ROOT / "files" / f"Sarabun-{weight}.ttf"
    return path


@lru_cache(maxsize=2)
def open_font(weight: Weight) -> Font:
    """Return a weight of the font.

    Raise RenderError where the extra ``render`` is not installed.
    """
    path = font_file(weight)
    try:
        import uharfbuzz
        from fontTools.ttLib import TTFont
    except ImportError as error:
        raise _missing(error) from error
    data = path.read_bytes()  # and not the open file, which would stay open for good
    face = uharfbuzz.Face(uharfbuzz.Blob(data))
    file = TTFont(BytesIO(data), lazy=True)
    return Font(uharfbuzz.Font(face), tuple(file.getGlyphOrder()), file.getGlyphSet())


def _missing(error: ImportError) -> RenderError:
    return RenderError(message("render.missing", name=error.name or str(error)))
