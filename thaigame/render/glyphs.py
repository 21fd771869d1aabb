"""Text as outlines: shaped once, then only measured and placed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from thaigame.render.fonts import EM, open_font

if TYPE_CHECKING:
    from thaigame.render.fonts import Weight


class Box(NamedTuple):
    """A rectangle, y downwards."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Return how wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Return how high it is."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """Return the point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inset(self, by: float) -> Box:
        """Return the rectangle that lies *by* inside this one."""
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)

    def part(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return a part of the rectangle; the whole of it is 0, 0, 1, 1."""
        return Box(
            self.left + left * self.width,
            self.top + top * self.height,
            self.left + right * self.width,
            self.top + bottom * self.height,
        )


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


@lru_cache(maxsize=4096)
def outline(text: str, weight: Weight = "SemiBold") -> Outline:
    """Return the outline of *text*, one line, shaped by the font's own rules.

    Marks on a letter stand where the font puts them; a lone mark has no dotted circle. Raise
    RenderError where the extra ``render`` is not installed.
    """
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    glyphs = open_font(weight).glyphs
    placed, advance = _shaped(text, weight)
    drawn = SVGPathPen(glyphs, ntos=_whole)
    bounds = BoundsPen(glyphs)
    for glyph, x, y in placed:
        at = (1, 0, 0, -1, x, y)
        glyphs[glyph].draw(TransformPen(drawn, at))
        glyphs[glyph].draw(TransformPen(bounds, at))
    ink = Box(*bounds.bounds) if bounds.bounds else Box(0, 0, 0, 0)
    name = f"{weight[0]}{'-'.join(f'{ord(ch):x}' for ch in text)}"
    return Outline(name, drawn.getCommands(), ink, advance)


@lru_cache(maxsize=4096)
def line(text: str, weight: Weight = "Regular") -> tuple[tuple[Glyph, ...], int]:
    """Return the glyphs of *text*, shaped as by ``outline``, and how far the pen moves.

    Long texts share their glyphs this way, where an outline would repeat them.
    """
    placed, advance = _shaped(text, weight)
    glyphs = (Glyph(f"{weight[0]}_{glyph}", _path(glyph, weight), x, y) for glyph, x, y in placed)
    return tuple(glyph for glyph in glyphs if glyph.path), advance


def _shaped(text: str, weight: Weight) -> tuple[list[tuple[str, int, int]], int]:
    """Return each glyph's name and place, y downwards, and how far the pen moves."""
    font = open_font(weight)
    if not text:
        return [], 0
    import uharfbuzz

    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.flags = uharfbuzz.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    uharfbuzz.shape(font.shaper, buffer)
    placed = []
    pen = 0
    for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        placed.append((font.names[info.codepoint], pen + at.x_offset, -at.y_offset))
        pen += at.x_advance
    return placed, pen


@lru_cache(maxsize=1024)
def _path(glyph: str, weight: Weight) -> str:
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    glyphs = open_font(weight).glyphs
    pen = SVGPathPen(glyphs, ntos=_whole)
    glyphs[glyph].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    path: str = pen.getCommands()
    return path


def _whole(value: float) -> str:
    return f"{value:.0f}"


def em_to_fit(drawn: Outline, width: float, height: float, *, em: float) -> float:
    """Return the size of the font's square, *em* or less, at which the ink fits in the room."""
    sizes = [em]
    if drawn.ink.width:
        sizes.append(width / drawn.ink.width * EM)
    if drawn.ink.height:
        sizes.append(height / drawn.ink.height * EM)
    return min(sizes)
