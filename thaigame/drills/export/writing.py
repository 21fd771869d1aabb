"""Ruled lines to write on: a text to copy, the same in dashed outlines to trace, then room.

A line is ruled as a primer's are: the two lines between which a letter stands, and dashed ones as
far above and below as marks reach.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from thaigame.render.drawing import number
from thaigame.render.fonts import line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.model import WritingLines

LETTER: Final = 8.0
"""The height of a letter without marks, in millimetres."""

_ABOVE: Final = 8.0  # room for a vowel and a tone mark over the letter
_BELOW: Final = 4.0
STEP: Final = _ABOVE + LETTER + _BELOW
_BETWEEN: Final = 6.0  # two texts on a line
_MARGIN: Final = 2.0
_INK: Final = "#000000"
_TALL: Final = "ก"  # its top is where the upper line is ruled
_TRACE: Final = 'fill="#ececec" stroke="#8a8a8a" stroke-width="16" stroke-dasharray="44 30"'
_RULE: Final = 'fill="none" stroke="#7fa8d9" stroke-width="0.25"'
_tops = re.compile(r"[MLQV](?:-?\d+ )?(-?\d+)")


def lines_svg(figure: WritingLines, width: float) -> str:
    """Return the lines as SVG in millimetres, *width* wide.

    The first of the ``traced`` lines begins with the text in ink, to be copied; the last line of
    all is left empty.
    """
    count = figure.traced + 1
    rows = (
        f'<g transform="translate(0 {number(row * STEP)})">{"".join(_row(figure, row, width))}</g>'
        for row in range(count)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} '
        f'{number(count * STEP)}">{"".join(rows)}</svg>'
    )


def _row(figure: WritingLines, row: int, width: float) -> Iterator[str]:
    base = _ABOVE + LETTER
    for height, dashes in ((1.0, "1 1"), (_ABOVE, ""), (base, ""), (base + _BELOW - 0.5, "1 1")):
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        yield f'<path d="M0 {number(height)}L{number(width)} {number(height)}" {_RULE}{dashed}/>'
    if row >= figure.traced:
        return
    path, advance = _shape(figure.text)
    scale = LETTER / _height()
    x, first = _MARGIN, row == 0
    while x + advance * scale <= width - _MARGIN or x == _MARGIN:
        look = f'fill="{_INK}"' if first else _TRACE
        yield (
            f'<g transform="translate({number(x)} {number(base)})">'
            f'<g transform="scale({number(scale)} {number(scale)})">'
            f"<g {look}>{path}</g></g></g>"
        )
        x, first = x + advance * scale + _BETWEEN, False


def _shape(text: str) -> tuple[str, int]:
    """Return the outlines of *text* in font units, and how far the pen moves."""
    glyphs, advance = line(text)
    parts = (
        f'<path transform="translate({glyph.x} {glyph.y})" d="{glyph.path}"/>' for glyph in glyphs
    )
    return "".join(parts), advance


def _height() -> int:
    """Return how high a letter stands over the line, in font units."""
    (glyph,), _ = line(_TALL)
    return -min(int(top) for top in _tops.findall(glyph.path))
