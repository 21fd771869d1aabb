"""Text as outlines of a font: shaped once, then only measured and placed.

Sarabun (OFL) has Thai and Latin and places marks rightly. Letters of some other scripts are those
of Noto fonts (OFL), which the extra ``scripts`` brings. Pictures carry the outlines, so whoever
looks at one needs no font. A font is opened when the first picture with it is drawn.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from thaigame.extras import extras_named
from thaigame.render.geometry import Box

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Weight = Literal["Regular", "SemiBold"]

EM: Final = 1000
"""Units of the font's square; outlines are measured in them."""


class Outline(NamedTuple):
    """The outline of a shaped text.

    ``path`` is SVG path data in font units (``EM`` to the square), y downwards from the baseline,
    x from the pen's start; ``ink`` is the rectangle that the outline fills, ``advance`` how far
    the pen moves. ``name`` tells it from every other outline.
    """

    name: str
    path: str
    ink: Box
    advance: float


class Glyph(NamedTuple):
    """One glyph of a line of text: its outline's name and path, and where it stands."""

    name: str
    path: str
    x: int
    y: int


class Family(NamedTuple):
    """A variable font of other letters: the package that holds it, its file, its code points."""

    package: str
    file: str
    letters: range


_SEA: Final = "justmytype_intl_sea"
_OTHERS: Final = (
    Family(_SEA, "fonts/ofl/notosanslao/NotoSansLao[wdth,wght].ttf", range(0x0E80, 0x0F00)),
    Family(_SEA, "fonts/ofl/notosansmyanmar/NotoSansMyanmar[wdth,wght].ttf", range(0x1000, 0x10A0)),
    Family(_SEA, "fonts/ofl/notosanskhmer/NotoSansKhmer[wdth,wght].ttf", range(0x1780, 0x1800)),
    Family("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", range(0x0370, 0x0530)),
)
_WEIGHTS: Final[Mapping[Weight, int]] = {"Regular": 400, "SemiBold": 600}


def font_file(weight: Weight = "SemiBold") -> Path:
    """Return the path of the font, for those who embed it."""
    from fontpkg_sarabun import ROOT

    path: Path = ROOT / "files" / f"Sarabun-{weight}.ttf"
    return path


@lru_cache(maxsize=4096)
def outline(text: str, weight: Weight = "SemiBold") -> Outline:
    """Return the outline of *text*, one line, shaped by the font's own rules.

    Marks on a letter stand where the font puts them; a lone mark has no dotted circle. Raise
    MissingExtraError for letters of another script whose font is not installed.
    """
    family = _family(text)
    font = _font(weight, family)
    placed, advance = _shaped(text, weight, family)
    path = "".join(_path(glyph, weight, family, x, y) for glyph, x, y in placed)
    inks = [
        Box(
            x + ink.x_bearing,
            y - ink.y_bearing,
            x + ink.x_bearing + ink.width,
            y - ink.y_bearing - ink.height,
        )
        for glyph, x, y in placed
        if (ink := font.get_glyph_extents(glyph)).width
    ]
    ink = Box(0, 0, 0, 0)
    if inks:
        lefts, tops, rights, bottoms = zip(*inks, strict=True)
        ink = Box(min(lefts), min(tops), max(rights), max(bottoms))
    name = f"{weight[0]}{'-'.join(f'{ord(ch):x}' for ch in text)}"
    return Outline(name, path, ink, advance)


@lru_cache(maxsize=4096)
def line(text: str, weight: Weight = "Regular") -> tuple[tuple[Glyph, ...], int]:
    """Return the glyphs of *text*, shaped as by ``outline``, and how far the pen moves.

    Long texts share their glyphs this way, where an outline would repeat them.
    """
    family = _family(text)
    name = _font(weight, family).glyph_to_string
    placed, advance = _shaped(text, weight, family)
    called = weight[0] if family is None else f"{weight[0]}{_OTHERS.index(family)}"
    glyphs = (
        Glyph(f"{called}_{name(glyph)}", _path(glyph, weight, family), x, y)
        for glyph, x, y in placed
    )
    return tuple(glyph for glyph in glyphs if glyph.path), advance


def em_to_fit(drawn: Outline, width: float, height: float, *, em: float) -> float:
    """Return the size of the font's square, *em* or less, at which the ink fits in the room."""
    sizes = [em]
    if drawn.ink.width:
        sizes.append(width / drawn.ink.width * EM)
    if drawn.ink.height:
        sizes.append(height / drawn.ink.height * EM)
    return min(sizes)


def has_font(text: str) -> bool:
    """Tell whether *text* can be drawn with the fonts that are installed."""
    family = _family(text)
    return family is None or find_spec(family.package) is not None


def _family(text: str) -> Family | None:
    """Return the other font that has the letters of *text*, None for the one of Thai and Latin."""
    for ch in text:
        for family in _OTHERS:
            if ord(ch) in family.letters:
                return family
    return None


@lru_cache(maxsize=2 * (1 + len(_OTHERS)))
def _font(weight: Weight, family: Family | None) -> Any:  # noqa: ANN401  uharfbuzz ships no types
    import uharfbuzz

    if family is None:
        return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(font_file(weight).read_bytes())))
    with extras_named():
        raw = (files(import_module(family.package)) / family.file).read_bytes()
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(raw)))
    font.set_variations({"wght": _WEIGHTS[weight]})
    return font


def _shaped(
    text: str, weight: Weight, family: Family | None
) -> tuple[list[tuple[int, int, int]], int]:
    """Return each glyph's number and place, y downwards, and how far the pen moves."""
    if not text:
        return [], 0
    import uharfbuzz

    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.flags = uharfbuzz.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    uharfbuzz.shape(_font(weight, family), buffer)
    placed = []
    pen = 0
    for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        placed.append((info.codepoint, pen + at.x_offset, -at.y_offset))
        pen += at.x_advance
    return placed, pen


@lru_cache(maxsize=4096)
def _path(glyph: int, weight: Weight, family: Family | None, x: int = 0, y: int = 0) -> str:
    pen = _Pen(x, y)
    _font(weight, family).draw_glyph_with_pen(glyph, pen)
    return "".join(pen.path)


class _Pen:
    """Writes a glyph as SVG path data; its methods have the names that HarfBuzz calls."""

    def __init__(self, x: int, y: int) -> None:
        """Draw with the glyph's origin at *x*, *y*."""
        self.path: list[str] = []
        self._x = x
        self._y = y
        self._begin = self._last = ""

    def moveTo(self, to: tuple[float, float]) -> None:  # noqa: N802
        """Begin a contour."""
        self._begin = self._last = self._at(to)
        self.path.append(f"M{self._begin}")

    def lineTo(self, to: tuple[float, float]) -> None:  # noqa: N802
        """Draw a line."""
        before, self._last = self._last.split(), self._at(to)
        x, y = self._last.split()
        if x == before[0]:
            self.path.append(f"V{y}")
        elif y == before[1]:
            self.path.append(f"H{x}")
        else:
            self.path.append(f"L{self._last}")

    def qCurveTo(self, bend: tuple[float, float], to: tuple[float, float]) -> None:  # noqa: N802
        """Draw a curve."""
        self._last = self._at(to)
        self.path.append(f"Q{self._at(bend)} {self._last}")

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        """Draw a cubic curve; this font has none, but HarfBuzz asks for the method."""
        self._last = self._at(points[-1])
        self.path.append(f"C{' '.join(map(self._at, points))}")

    def closePath(self) -> None:  # noqa: N802
        """End the contour; a last line to where it began is left to the closing."""
        if self._last == self._begin and self.path[-1][0] in "HVL":
            self.path.pop()
        self.path.append("Z")

    def _at(self, point: tuple[float, float]) -> str:
        return f"{self._x + point[0]:.0f} {self._y - point[1]:.0f}"
