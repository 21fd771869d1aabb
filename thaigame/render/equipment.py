"""Squares, tiles and paper marks as drawn: every face an outline, centred on its own ink."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from thaigame.game.board import standing_marks
from thaigame.render.drawing import Drawing, number
from thaigame.render.fonts import EM, em_to_fit, outline
from thaigame.render.geometry import Box
from thaigame.render.labels import numeral, square_name, stack_name
from thaigame.text.characters import is_mark
from thaigame.texts import language, variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.board import Stack
    from thaigame.layouts.grid import Premium
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Face, Tile, TileKind
    from thaigame.render.drawing import Symbol
    from thaigame.render.geometry import Geometry
    from thaigame.render.style import Style
    from thaigame.texts import Language


_ZONES: Final = ("upper", "base", "lower")
_STAR: Final = (
    "M0-1 .235-.324 .951-.309 .38.124 .588.809 0 .4-.588.809-.38.124-.951-.309-.235-.324Z"
)


_LETTER: Final = 0.70  # em of a letter, in widths of its tile
_MARK: Final = 1.0  # em of a lone mark, likewise
_POINTS: Final = 0.27  # em of the points
_POINTS_RIGHT: Final = 0.22  # how far they end from the tile's right edge, in their em
_POINTS_UP: Final = 0.3  # how far their baseline is from its lower edge, likewise
_CLEAR: Final = 130  # what is left free around them, in font units
_SIDE: Final = 1.5  # how much more of its column a face takes where a tile has several
_FLAT: Final = 0.8  # a tile less high than this, in its widths, has its points beside the faces
_MOST_BESIDE: Final = 2  # faces of a flat tile that have room side by side
_NARROW: Final = 0.34  # the column of a digit of the points there, in columns of the faces


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
    at = (tiered, is_centre)
    drawing.repeat(_ground(geometry, premium, covered, at, (drawing.style, language())))
    if stack is not None:
        _lie(drawing, layout, geometry, stack, is_new=is_new)


@lru_cache(maxsize=512)
def _ground(
    geometry: Geometry,
    premium: Premium | None,
    covered: frozenset[str],
    at: tuple[bool, bool],
    look: tuple[Style, Language],
) -> Symbol:
    """Return the square itself, labelled where no tile covers it.

    *at* says whether the game has tiers and whether this is the centre, *look* in which colours and
    in which language the square is drawn.
    """
    tiered, is_centre = at
    style, _ = look
    drawing = Drawing(style)
    line = f' stroke-width="{number(geometry.width * 0.012)}"'
    for zone in _ZONES:
        box = geometry.zone(zone)
        if not box.height:
            continue
        painted = premium if zone == "base" or (tiered and _on_all_tiers(premium)) else None
        fill = style.mark_row if zone != "base" and not tiered else style.plain
        colour = fill if painted is None else style.premiums[painted.colour]
        drawing.box(box, colour, edge=style.lines, more=line)
        if zone in covered:
            continue
        if zone == "base" and is_centre:
            _star(drawing, box)
        if painted is not None:
            _label(drawing, painted, box, is_whole=zone == "base")
    if geometry.height > geometry.middle:
        whole = Box(0, 0, geometry.width, geometry.height)
        thick = f' stroke-width="{number(geometry.width * 0.03)}"'
        drawing.box(whole, "none", edge=style.frame, more=thick)
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
    target = str(variant("render.target", premium.target))
    drawing.centred(target, box.part(0.07, 0.1, 0.93, 0.44), short * 0.34, weight="Regular")
    drawing.centred(factor, box.part(0.1, 0.48, 0.9, 0.9), short * 0.5)


def _star(drawing: Drawing, box: Box) -> None:
    x, y = box.centre
    size = min(box.width, box.height) * 0.48
    drawing.add(
        f'<path d="{_STAR}" transform="translate({number(x)} {number(y)}) '
        f'scale({number(size)})" fill="{drawing.style.star}" fill-opacity=".75"/>'
    )


def draw_tile(
    drawing: Drawing, layout: Layout, tile: Tile, box: Box, *, is_new: bool = False
) -> None:
    """Draw a tile on the board: the chosen face large, the faces not chosen small.

    A blank shows its face hollow and no points.
    """
    kind = layout.tiles.by_name[tile.kind]
    _body(drawing, box, is_new=is_new, is_blank=kind.wild)
    face = kind.face(tile.face)
    if kind.wild or face is None:
        _letter(drawing, tile.face, box, hollow=True)
        return
    _lettered(drawing, tile.face, numeral(face.points, layout), box)
    others = [
        other.text for other in layout.tiles.by_name[kind.origin].faces if other.text != tile.face
    ]
    step = 0.92 / max(3, len(others))
    for index, other in enumerate(others):
        room = box.part(0.05, 0.06 + index * step, 0.24, 0.02 + (index + 1) * step)
        drawing.centred(other, room, box.width * 0.26, colour=drawing.style.faint, weight="Regular")


def draw_kind(drawing: Drawing, layout: Layout, name: str, box: Box) -> None:
    """Draw a tile off the board: all faces that the player may choose, side by side."""
    kind = layout.tiles.by_name[name]
    _body(drawing, box, is_new=False, is_blank=kind.wild)
    if kind.wild:
        fixed = kind.faces[0].text if len(kind.faces) == 1 else "?"
        _letter(drawing, fixed, box, hollow=True)
        return
    if len(kind.faces) == 1:
        only = kind.faces[0]
        _lettered(drawing, only.text, numeral(only.points, layout), box)
    elif box.height < _FLAT * box.width or crowded(kind):
        _beside(drawing, layout, kind.faces, box)
    else:
        _above(drawing, layout, kind.faces, box)


def crowded(kind: TileKind) -> bool:
    """Return whether a tile has so many marks to choose from that it is drawn larger on a rack."""
    faces = [face for face in kind.faces if is_mark(face.text[:1])]
    return not kind.wild and len(faces) > _MOST_BESIDE


def _above(drawing: Drawing, layout: Layout, faces: Sequence[Face], box: Box) -> None:
    """Draw the faces of a tile side by side, the points below those that they are of."""
    count = len(faces)
    for index, face in enumerate(faces):
        column = box.part(index / count, 0, (index + 1) / count, 1)
        if index:
            _rule(drawing, column.left, box)
        _letter(drawing, face.text, column.part(0, 0, 1, 0.78), em=_SIDE * box.width / count)
    for end, points in _last_of_equals(faces):
        column = box.part(0, 0, end / count, 1)
        _points(drawing, numeral(points, layout), column, em=_points_em(box) * 0.85)


def _beside(drawing: Drawing, layout: Layout, faces: Sequence[Face], box: Box) -> None:
    """Draw the faces of a flat tile side by side, the points behind those that they are of.

    Where that would make them too small to read, each price has a row of its own.
    """
    ends = [end for end, _ in _last_of_equals(faces)]
    if len(faces) <= _MOST_BESIDE or len(ends) == 1:
        _row(drawing, layout, faces, box)
        return
    for index, (start, end) in enumerate(itertools.pairwise((0, *ends))):
        row = box.part(0.03, index / len(ends), 0.97, (index + 1) / len(ends))
        if index:
            drawing.add(
                f'<path d="M{number(row.left)} {number(row.top)}H{number(row.right)}" '
                f'stroke="{drawing.style.edge}" stroke-width="{number(box.width * 0.012)}"/>'
            )
        _row(drawing, layout, faces[start:end], row)


def _row(drawing: Drawing, layout: Layout, faces: Sequence[Face], box: Box) -> None:
    ends = {end: numeral(points, layout) for end, points in _last_of_equals(faces)}
    whole = len(faces) + sum(_NARROW * (0.2 + len(points)) for points in ends.values())
    left = 0.0
    for index, face in enumerate(faces, start=1):
        column = box.part(left / whole, 0, (left + 1) / whole, 1)
        if index > 1:
            _rule(drawing, column.left, box)
        _letter(drawing, face.text, column, em=_SIDE * box.width / len(faces))
        left += 1
        if index in ends:
            left += _NARROW * (0.2 + len(ends[index]))
            column = box.part(0, 0, left / whole, 1)
            _points(drawing, ends[index], column, em=_points_em(box) * 0.85)


def _last_of_equals(faces: Sequence[Face]) -> list[tuple[int, int]]:
    """Return, per run of faces with the same points, how many faces end with it, and the points."""
    return [
        (index, face.points)
        for index, face in enumerate(faces, start=1)
        if index == len(faces) or faces[index].points != face.points
    ]


def _rule(drawing: Drawing, x: float, box: Box) -> None:
    """Draw the line between two faces."""
    top, bottom = box.top + box.height * 0.14, box.bottom - box.height * 0.14
    drawing.add(
        f'<path d="M{number(x)} {number(top)}V{number(bottom)}" stroke="{drawing.style.edge}" '
        f'stroke-width="{number(box.width * 0.012)}"/>'
    )


def draw_paper_mark(drawing: Drawing, mark: str, box: Box) -> None:
    """Draw a paper mark, or two of one cell that stand above each other (K4)."""
    drawing.box(
        box,
        drawing.style.paper,
        edge=drawing.style.paper_edge,
        radius=box.height * 0.1,
        more=f' stroke-width="{number(box.width * 0.012)}"',
    )
    drawing.centred(mark, box.part(0.1, 0.1, 0.9, 0.9), box.width * 1.5)


def _body(drawing: Drawing, box: Box, *, is_new: bool, is_blank: bool) -> None:
    dashed = f' stroke-dasharray="{number(box.width * 0.06)}"' if is_blank else ""
    width, style = box.width * (0.045 if is_new else 0.018), drawing.style
    drawing.box(
        box,
        style.new_tile if is_new else style.tile,
        edge=style.new_edge if is_new else style.edge,
        radius=min(box.width, box.height) * 0.12,
        more=f' stroke-width="{number(width)}"{dashed}',
    )


def _letter(
    drawing: Drawing, text: str, box: Box, *, em: float | None = None, hollow: bool = False
) -> None:
    size = (box.width if em is None else em) * (_MARK if is_mark(text[:1]) else _LETTER)
    drawing.centred(text, box.part(0.13, 0.1, 0.87, 0.9), size, hollow=hollow)


def _lettered(drawing: Drawing, text: str, points: str, box: Box) -> None:
    """Draw one face and its points, the face as much smaller as it must be to leave them room."""
    taken = _points(drawing, points, box, em=_points_em(box))
    face = outline(text)
    room = box.part(0.13, 0.1, 0.87, 0.9)
    em = box.width * (_MARK if is_mark(text[:1]) else _LETTER)
    em = em_to_fit(face, room.width, room.height, em=em)
    x, y = box.centre
    half = em / EM / 2
    aside = (taken.left - x) / (face.ink.width * half)
    over = (taken.top - y) / (face.ink.height * half)
    drawing.centred(text, room, em * min(1, max(aside, over)))


def _points_em(box: Box) -> float:
    return min(box.width * _POINTS, box.height * 0.42)


def _points(drawing: Drawing, points: str, box: Box, *, em: float) -> Box:
    """Draw points at the lower right and return the room that they need."""
    written = outline(points)
    scale = em / EM
    x = box.right - em * _POINTS_RIGHT - written.advance * scale
    y = box.bottom - em * _POINTS_UP
    drawing.place(written, x, y, em)
    return Box(x - _CLEAR * scale, y + (written.ink.top - _CLEAR) * scale, box.right, box.bottom)
