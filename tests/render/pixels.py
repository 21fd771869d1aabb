"""Pictures as pixels, drawn by a renderer that is not ours and has no font to help itself with."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import resvg_py
from PIL import Image, ImageChops

if TYPE_CHECKING:
    from collections.abc import Iterator

DARK = 80
"""Ink is darker than this, of 255; the brown edge of a tile is not."""


class Area(NamedTuple):
    """A rectangle of pixels: the first column and row in it, and the first ones past it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inside(self, other: Area) -> bool:
        return (
            other.left <= self.left
            and other.top <= self.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


def picture(svg: str, *, width: int = 200) -> Image.Image:
    """Return the picture on white, *width* pixels wide."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, background="white", dpi=96, skip_system_fonts=True
    )
    return Image.open(BytesIO(bytes(png))).convert("RGB")


@lru_cache(maxsize=2048)
def ink(svg: str, *, width: int = 200) -> Area:
    """Return where the ink is; fail where there is none."""
    dark = picture(svg, width=width).convert("L").point(lambda value: 255 * (value < DARK))
    found = dark.getbbox()
    assert found is not None
    return Area(*found)


def difference(first: str, second: str, *, width: int = 200) -> Area | None:
    """Return where two pictures differ."""
    found = ImageChops.difference(picture(first, width=width), picture(second, width=width))
    box = found.convert("L").point(lambda value: 255 * (value > 24)).getbbox()
    return None if box is None else Area(*box)


def pieces(svg: str, *, width: int = 200) -> int:
    """Return how many separate pieces of ink there are."""
    image = picture(svg, width=width).convert("L")
    dark = {
        (x, y)
        for x in range(image.width)
        for y in range(image.height)
        if image.getpixel((x, y)) < DARK  # type: ignore[operator]  # a grey value
    }
    count = 0
    while dark:
        count += 1
        edge = [dark.pop()]
        while edge:
            for point in _around(*edge.pop()):
                if point in dark:
                    dark.remove(point)
                    edge.append(point)
    return count


def _around(x: int, y: int) -> Iterator[tuple[int, int]]:
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            yield x + dx, y + dy
