"""Tiles and paper marks: every face is an outline, centred on its own ink."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.render.drawing import FAINT, INK, number
from thaigame.render.fonts import EM
from thaigame.render.glyphs import Box, em_to_fit, outline
from thaigame.render.labels import numeral
from thaigame.text.characters import MARKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Face, Tile
    from thaigame.render.drawing import Drawing

BODY: Final = "#fbf0d2"
EDGE: Final = "#a5834a"
NEW_BODY: Final = "#fff0a0"
NEW_EDGE: Final = "#c2410c"
PAPER: Final = "#ffffff"
PAPER_EDGE: Final = "#8a8f9c"

_LETTER: Final = 0.70  # em of a letter, in widths of its tile
_MARK: Final = 1.0  # em of a lone mark, likewise
_POINTS: Final = 0.27  # em of the points
_POINTS_RIGHT: Final = 0.22  # how far they end from the tile's right edge, in their em
_POINTS_UP: Final = 0.3  # how far their baseline is from its lower edge, likewise
_CLEAR: Final = 130  # what is left free around them, in font units
_SIDE: Final = 1.5  # how much more of its column a face takes where a tile has several
_FLAT: Final = 0.8  # a tile less high than this, in its widths, has its points beside the faces
_NARROW: Final = 0.34  # the column of a digit of the points there, in columns of the faces


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
        drawing.centred(other, room, box.width * 0.26, colour=FAINT, weight="Regular")


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
    elif box.height < _FLAT * box.width:
        _beside(drawing, layout, kind.faces, box)
    else:
        _above(drawing, layout, kind.faces, box)


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
    """Draw the faces of a flat tile side by side, the points behind those that they are of."""
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
        f'<path d="M{number(x)} {number(top)}V{number(bottom)}" stroke="{EDGE}" '
        f'stroke-width="{number(box.width * 0.012)}"/>'
    )


def draw_paper_mark(drawing: Drawing, mark: str, box: Box) -> None:
    """Draw a paper mark, or two of one cell that stand above each other (K4)."""
    drawing.box(
        box,
        PAPER,
        edge=PAPER_EDGE,
        radius=box.height * 0.1,
        more=f' stroke-width="{number(box.width * 0.012)}"',
    )
    drawing.centred(mark, box.part(0.1, 0.1, 0.9, 0.9), box.width * 1.5)


def _body(drawing: Drawing, box: Box, *, is_new: bool, is_blank: bool) -> None:
    dashed = f' stroke-dasharray="{number(box.width * 0.06)}"' if is_blank else ""
    width = box.width * (0.045 if is_new else 0.018)
    drawing.box(
        box,
        NEW_BODY if is_new else BODY,
        edge=NEW_EDGE if is_new else EDGE,
        radius=min(box.width, box.height) * 0.12,
        more=f' stroke-width="{number(width)}"{dashed}',
    )


def _letter(
    drawing: Drawing, text: str, box: Box, *, em: float | None = None, hollow: bool = False
) -> None:
    size = (box.width if em is None else em) * (_MARK if text[:1] in MARKS else _LETTER)
    drawing.centred(text, box.part(0.13, 0.1, 0.87, 0.9), size, colour=INK, hollow=hollow)


def _lettered(drawing: Drawing, text: str, points: str, box: Box) -> None:
    """Draw one face and its points, the face as much smaller as it must be to leave them room."""
    taken = _points(drawing, points, box, em=_points_em(box))
    face = outline(text)
    room = box.part(0.13, 0.1, 0.87, 0.9)
    em = box.width * (_MARK if text[:1] in MARKS else _LETTER)
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
