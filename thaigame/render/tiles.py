"""Tiles and paper marks: every face is an outline, centred on its own ink."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.render.drawing import FAINT, INK, number
from thaigame.render.labels import numeral

if TYPE_CHECKING:
    from thaigame.layouts.model import Layout
    from thaigame.render.drawing import Drawing
    from thaigame.render.glyphs import Box
    from thaigame.tiles import Tile

BODY: Final = "#fbf0d2"
EDGE: Final = "#a5834a"
NEW_BODY: Final = "#fff0a0"
NEW_EDGE: Final = "#c2410c"
PAPER: Final = "#ffffff"
PAPER_EDGE: Final = "#8a8f9c"

_LETTER: Final = 0.70  # em of a letter, in widths of its tile
_MARK: Final = 1.2  # em of a lone mark, likewise
_POINTS: Final = 0.27  # em of the points


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
    _letter(drawing, tile.face, box)
    _points(drawing, numeral(face.points, layout), box)
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
    faces = kind.faces
    same = len({face.points for face in faces}) == 1
    for index, face in enumerate(faces):
        room = box.part(index / len(faces), 0, (index + 1) / len(faces), 1)
        if index:
            x = number(room.left)
            drawing.add(
                f'<path d="M{x} {number(box.top + box.height * 0.14)}V'
                f'{number(box.bottom - box.height * 0.14)}" stroke="{EDGE}" '
                f'stroke-width="{number(box.width * 0.012)}"/>'
            )
        above = room if len(faces) == 1 else room.part(-0.06, 0, 1.06, 0.8)
        _letter(drawing, face.text, above, em=min(1.0, 1.5 / len(faces)) * box.width)
        if not same:
            _points(drawing, numeral(face.points, layout), room, em=_points_em(box) * 0.85)
    if same:
        _points(drawing, numeral(faces[0].points, layout), box)


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
    width = box.width if em is None else em
    size = width * (_MARK if _is_lone_mark(text) else _LETTER)
    room = box.part(0.13, 0.1, 0.87, 0.9)
    drawing.centred(text, room, size, colour=INK, hollow=hollow)


def _is_lone_mark(text: str) -> bool:
    from thaigame.text.characters import MARKS

    return text[:1] in MARKS


def _points_em(box: Box) -> float:
    return min(box.width * _POINTS, box.height * 0.42)


def _points(drawing: Drawing, points: str, box: Box, *, em: float | None = None) -> None:
    size = _points_em(box) if em is None else em
    drawing.line(
        points,
        box.right - size * 0.22,
        box.bottom - size * 0.3,
        size,
        align=1,
        weight="SemiBold",
    )
