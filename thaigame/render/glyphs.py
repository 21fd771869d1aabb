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


@lru_cache(maxsize=4096)
def outline(text: str, weight: Weight = "SemiBold") -> Outline:
    """Return the outline of *text*, one line, shaped by the font's own rules.

    Marks on a letter stand where the font puts them; a lone mark has no dotted circle. Raise
    RenderError where the extra ``render`` is not installed.
    """
    import uharfbuzz
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font = open_font(weight)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.flags = uharfbuzz.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    uharfbuzz.shape(font.shaper, buffer)
    drawn = SVGPathPen(font.glyphs, ntos=lambda number: f"{number:.0f}")
    bounds = BoundsPen(font.glyphs)
    pen_x = 0
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyph = font.glyphs[font.names[info.codepoint]]
        at = (1, 0, 0, -1, pen_x + place.x_offset, -place.y_offset)
        glyph.draw(TransformPen(drawn, at))
        glyph.draw(TransformPen(bounds, at))
        pen_x += place.x_advance
    ink = Box(*bounds.bounds) if bounds.bounds else Box(0, 0, 0, 0)
    name = f"{weight[0]}{'-'.join(f'{ord(ch):x}' for ch in text)}"
    return Outline(name, drawn.getCommands(), ink, pen_x)


def em_to_fit(drawn: Outline, width: float, height: float, *, em: float) -> float:
    """Return the size of the font's square, *em* or less, at which the ink fits in the room."""
    sizes = [em]
    if drawn.ink.width:
        sizes.append(width / drawn.ink.width * EM)
    if drawn.ink.height:
        sizes.append(height / drawn.ink.height * EM)
    return min(sizes)
