"""Squares of a board: coloured and labelled where empty, else what lies on them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from thaigame.game.board import standing_marks
from thaigame.render.drawing import INK, Drawing, number
from thaigame.render.glyphs import Box
from thaigame.render.labels import square_name, stack_name
from thaigame.render.tiles import draw_paper_mark, draw_tile
from thaigame.texts import language, message

if TYPE_CHECKING:
    from thaigame.game.board import Stack
    from thaigame.layouts.grid import Premium
    from thaigame.layouts.layout import Layout
    from thaigame.render.drawing import Symbol
    from thaigame.render.geometry import Geometry
    from thaigame.texts import Language

COLOURS: Final = {
    "red": "#ee8b80",
    "pink": "#f8cbdc",
    "orange": "#f9c08a",
    "yellow": "#fae28a",
    "green": "#b5dca8",
    "light blue": "#c3e4f7",
    "blue": "#93c0ec",
    "dark blue": "#86a6e3",
    "purple": "#cdb7ea",
}
"""The colours that a layout file can name (``layouts.values.COLOURS``), light enough for text."""

PLAIN: Final = "#f6f3ea"
MARK_ROW: Final = "#fffdf7"
LINES: Final = "#c9c4b6"
FRAME: Final = "#8f897a"

_ZONES: Final = ("upper", "base", "lower")
_STAR: Final = (
    "M0-1 .235-.324 .951-.309 .38.124 .588.809 0 .4-.588.809-.38.124-.951-.309-.235-.324Z"
)


def draw_square(
    drawing: Drawing,
    layout: Layout,
    geometry: Geometry,
    square: int,
    stack: Stack | None,
    *,
    x: float = 0,
    y: float = 0,
    is_new: bool = False,
) -> None:
    """Draw a square with its corner at *x*, *y*, named for those who hear it."""
    drawing.open(name_of(layout, square, stack), x=x, y=y)
    draw_unnamed(drawing, layout, geometry, square, stack, is_new=is_new)
    drawing.close()


def name_of(layout: Layout, square: int, stack: Stack | None) -> str:
    """Return what a square is, or what lies on it."""
    return square_name(layout, square) if stack is None else stack_name(layout, square, stack)


def draw_unnamed(
    drawing: Drawing,
    layout: Layout,
    geometry: Geometry,
    square: int,
    stack: Stack | None,
    *,
    is_new: bool = False,
) -> None:
    """Draw a square with its corner at 0, 0, for a place that has a name already."""
    tiered = len(layout.rules.tiers) > 1
    covered = frozenset() if stack is None else _covered(layout, stack)
    premium = layout.grid.premiums[square]
    is_centre = square == layout.grid.centre
    drawing.repeat(_ground(geometry, premium, covered, language(), tiered, is_centre))
    if stack is not None:
        _lie(drawing, layout, geometry, stack, is_new=is_new)


@lru_cache(maxsize=512)
def _ground(
    geometry: Geometry,
    premium: Premium | None,
    covered: frozenset[str],
    _language: Language,
    tiered: bool,  # noqa: FBT001  the arguments are the key of a cache
    is_centre: bool,  # noqa: FBT001
) -> Symbol:
    """Return the square itself, labelled where no tile covers it."""
    drawing = Drawing()
    line = f' stroke-width="{number(geometry.width * 0.012)}"'
    for zone in _ZONES:
        box = geometry.zone(zone)
        if not box.height:
            continue
        painted = premium if zone == "base" or (tiered and _on_all_tiers(premium)) else None
        fill = MARK_ROW if zone != "base" and not tiered else PLAIN
        colour = fill if painted is None else COLOURS[painted.colour]
        drawing.box(box, colour, edge=LINES, more=line)
        if zone in covered:
            continue
        if zone == "base" and is_centre:
            _star(drawing, box)
        if painted is not None:
            _label(drawing, painted, box, is_whole=zone == "base")
    if geometry.height > geometry.middle:
        whole = Box(0, 0, geometry.width, geometry.height)
        thick = f' stroke-width="{number(geometry.width * 0.03)}"'
        drawing.box(whole, "none", edge=FRAME, more=thick)
    return drawing.as_symbol()


def _on_all_tiers(premium: Premium | None) -> bool:
    """Return whether the colour counts for every tier (T8) and not the middle alone (T7)."""
    return premium is not None and premium.target == "letter"


def _covered(layout: Layout, stack: Stack) -> frozenset[str]:
    faces = [layout.tiles.face(tile) for tile in stack.tiles]
    return frozenset(face.tier for face in faces if face is not None)


def _lie(
    drawing: Drawing, layout: Layout, geometry: Geometry, stack: Stack, *, is_new: bool
) -> None:
    """Draw the tiles of a square and, where marks are paper, the marks above and below."""
    marks = standing_marks(stack, layout.tiles)
    for tile in stack.tiles:
        face = layout.tiles.face(tile)
        box = geometry.tile("base" if face is None else face.tier)
        draw_tile(drawing, layout, tile, box, is_new=is_new)
    for zone, mark in (("upper", marks.upper + marks.tone), ("lower", marks.lower)):
        if mark and geometry.zone(zone).height:
            draw_paper_mark(drawing, mark, geometry.paper_mark(zone))


def _label(drawing: Drawing, premium: Premium, box: Box, *, is_whole: bool) -> None:
    """Write what the square multiplies, and by how much; a narrow tier has the figure alone."""
    factor = f"×{premium.factor}"
    if not is_whole:
        drawing.centred(factor, box.part(0.1, 0.2, 0.9, 0.8), box.width * 0.3, weight="Regular")
        return
    short = min(box.width, box.height)
    target = str(message(f"render.{premium.target}"))
    drawing.centred(
        target, box.part(0.07, 0.1, 0.93, 0.44), short * 0.34, colour=INK, weight="Regular"
    )
    drawing.centred(factor, box.part(0.1, 0.48, 0.9, 0.9), short * 0.5, colour=INK)


def _star(drawing: Drawing, box: Box) -> None:
    x, y = box.centre
    size = min(box.width, box.height) * 0.48
    drawing.add(
        f'<path d="{_STAR}" transform="translate({number(x)} {number(y)}) '
        f'scale({number(size)})" fill="#ffffff" fill-opacity=".75"/>'
    )
