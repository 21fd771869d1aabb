"""Marks that stand over no letter: drawn over a dashed circle, the same in every output.

Most fonts, the sheets' own among them, have no dotted circle, and a reader's program puts a lone
mark on whatever stands before it, be it a full stop. So a text is cut into runs, and each lone mark
is drawn from outlines: the circle in the place of the letter, the mark where the font puts it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.render.fonts import Weight, line
from thaigame.text import CONSONANTS, MARKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

EM: Final = 1000
"""Font units in the size of the letters."""

TOP: Final = 1150
BOTTOM: Final = -420
"""The highest and the lowest that ink of a lone mark reaches from the baseline, in font units."""

CIRCLE: Final = "◌"
_LETTER: Final = "อ"  # round, and as wide as the circle that takes its place
_SARA_AM: Final = "ำ"
_DASHES: Final = 12
_INK: Final = 44  # how thick a dash is
_lone = re.compile(
    f"(?<![{''.join(sorted(CONSONANTS))}ฤฦ{''.join(sorted(MARKS))}])"
    f"[{CIRCLE}-]?([{''.join(sorted(MARKS))}]+)"
    f"|(?<=\\))({_SARA_AM})"  # whose circle would hang over the bracket of a gap
)


class LoneMark(NamedTuple):
    """The outline of a lone mark or two: SVG path data in font units, y downwards, its advance."""

    text: str
    path: str
    advance: int


def runs(text: str, weight: Weight = "Regular") -> Iterator[str | LoneMark]:
    """Yield the text in its order: pieces to write, and lone marks to draw."""
    at = 0
    for found in _lone.finditer(text):
        if found.start() > at:
            yield text[at : found.start()]
        yield lone_mark(found[1] or found[2], weight)
        at = found.end()
    if at < len(text):
        yield text[at:]


def shown(text: str) -> str:
    """Return the text with a dotted circle under each lone mark, for outputs of plain text."""
    return _lone.sub(lambda found: CIRCLE + (found[1] or found[2]), text)


def marked_up(text: str, inside: Callable[[str], str] = escape) -> str:
    """Return the text as HTML with its lone marks as pictures; *inside* marks up the rest."""
    return "".join(inside(run) if isinstance(run, str) else svg(run) for run in runs(text))


@lru_cache(maxsize=64)
def lone_mark(marks: str, weight: Weight = "Regular") -> LoneMark:
    """Return the outline of *marks* over a dashed circle."""
    (letter, *placed), advance = line(_LETTER + marks, weight)
    left, right, top = _reach(letter.path)
    size = -top / 2 - 10
    ring = _ring((left + right) / 2, top / 2, size)
    moved = (_shifted(glyph.path, glyph.x, glyph.y) for glyph in placed)
    return LoneMark(marks, "".join([ring, *moved]), advance)


def svg(mark: LoneMark) -> str:
    """Return the mark as a picture that stands in a line of HTML, as high as its letters."""
    height = TOP - BOTTOM
    return (
        f'<svg class="lone" role="img" aria-label="{CIRCLE}{mark.text}" '
        f'xmlns="http://www.w3.org/2000/svg" viewBox="0 {-TOP} {mark.advance} {height}" '
        f'style="height:{height / EM:.3f}em;width:{mark.advance / EM:.3f}em;'
        f'vertical-align:{BOTTOM / EM:.3f}em"><path fill="currentColor" d="{mark.path}"/></svg>'
    )


def _ring(x: float, y: float, size: float) -> str:
    """Return a dashed circle as four-cornered dashes."""
    out = []
    for dash in range(_DASHES):
        start, end = (2 * pi * (dash + part) / _DASHES for part in (0.0, 0.55))
        corners = [
            (x + radius * cos(angle), y + radius * sin(angle))
            for radius, angle in (
                (size, start),
                (size, end),
                (size - _INK, end),
                (size - _INK, start),
            )
        ]
        out.append("M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in corners) + "Z")
    return "".join(out)


_command = re.compile("([MLHVQC])([^MLHVQCZ]*)")
_number = re.compile(r"-?\d+(?:\.\d+)?")


def _shifted(path: str, x: int, y: int) -> str:
    """Return a path of absolute commands moved by *x*, *y*."""

    def moved(found: re.Match[str]) -> str:
        by = {"H": (x,), "V": (y,)}.get(found[1], (x, y))
        values = [float(each) for each in _number.findall(found[2])]
        told = (f"{value + by[at % len(by)]:g}" for at, value in enumerate(values))
        return found[1] + " ".join(told)

    return _command.sub(moved, path)


def _reach(path: str) -> tuple[float, float, float]:
    """Return the left, the right and the top of a letter's outline."""
    across, down = [], []
    for command, values in _command.findall(path):
        numbers = [float(each) for each in _number.findall(values)]
        if command != "V":
            across += numbers if command == "H" else numbers[::2]
        if command != "H":
            down += numbers if command == "V" else numbers[1::2]
    return min(across), max(across), min(down)
