"""Rectangles, and how large a square is and how it is divided, as the game's own data decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Self

if TYPE_CHECKING:
    from thaigame.layouts.layout import Layout

TRUE_SIZE: Final = 18.0
"""Millimetres a square is wide where tiles are to be held in the hand, unless asked otherwise."""

_MARK_ROWS: Final = (0.46, 1.0, 0.40)
_TIERS: Final = (0.42, 0.72, 0.38)
_TILE_GAP: Final = 0.035


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


@dataclass(frozen=True)
class Geometry:
    """A square in millimetres: its width, and the heights of its three zones from the top.

    ``upper`` and ``lower`` are the tiers of a three-tier game (T3), or the mark rows above and
    below a letter row where marks are paper (K5), or 0.
    """

    width: float
    upper: float
    middle: float
    lower: float

    @classmethod
    def of(cls, layout: Layout, width: float) -> Self:
        """Return the geometry of a game whose squares are *width* millimetres wide."""
        if layout.rules.play.paper_marks:
            upper, middle, lower = _MARK_ROWS
        elif len(layout.rules.tiers) > 1:
            upper, middle, lower = _TIERS
            upper *= "upper" in layout.rules.tiers
            lower *= "lower" in layout.rules.tiers
        else:
            upper, middle, lower = 0.0, 1.0, 0.0
        return cls(width, upper * width, middle * width, lower * width)

    @property
    def height(self) -> float:
        """Return the height of the whole square, its tiers or mark rows included."""
        return self.upper + self.middle + self.lower

    def zone(self, tier: str) -> Box:
        """Return the place of ``base``, ``upper`` or ``lower`` in a square."""
        top, height = {
            "upper": (0.0, self.upper),
            "base": (self.upper, self.middle),
            "lower": (self.upper + self.middle, self.lower),
        }[tier]
        return Box(0, top, self.width, top + height)

    def tile(self, tier: str) -> Box:
        """Return the outline of a tile on that tier: the zone less the play around the tile."""
        return self.zone(tier).inset(self.width * _TILE_GAP)

    def paper_mark(self, zone: str) -> Box:
        """Return the outline of a paper mark in the row ``upper`` or ``lower``."""
        return self.tile(zone).part(0.16, 0, 0.84, 1)
