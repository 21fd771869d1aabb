"""Pictures as SVG: boards, positions, racks, single tiles and paper marks, true to size.

All lengths are millimetres. Every text is an outline, so that the picture is the same everywhere;
what is on it is told in the language in force, as names that a reader speaks out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.arguments import door, one_of
from thaigame.layouts.grid import COLUMN_NAMES
from thaigame.render.drawing import Drawing
from thaigame.render.equipment import crowded, draw_kind, draw_paper_mark, draw_square
from thaigame.render.geometry import TRUE_SIZE, Box, Geometry
from thaigame.render.labels import bag_line, kind_name, shown, sides
from thaigame.render.style import LIGHT
from thaigame.texts import language, message, variant

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from thaigame.game.board import Board
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import TileKind
    from thaigame.render.labels import Seen
    from thaigame.render.style import Style

SCREEN_SIZE: Final = 10.0
"""Millimetres a square is wide on a screen, unless asked otherwise."""

_MARGIN: Final = 0.62  # around the board, in squares


@door
def board_svg(
    layout: Layout,
    board: Board | None = None,
    *,
    new: Container[int] = (),
    square: float = SCREEN_SIZE,
    coordinates: bool = True,
    style: Style = LIGHT,
) -> str:
    """Return a picture of *board*, the empty one where there is none.

    Squares are *square* millimetres wide. Those in *new* are marked as the last play. Below stands
    what of the equipment no source prints.
    """
    drawing = Drawing(style)
    width, height = _draw_board(drawing, layout, board, new, square, coordinates=coordinates)
    height += _caption(drawing, layout, width, height, square)
    return _finished(drawing, layout, width, height)


@door
def board_size(
    layout: Layout, *, square: float = SCREEN_SIZE, coordinates: bool = True
) -> tuple[float, float]:
    """Return the width and height of a board in millimetres, without what is written below it."""
    grid, margin = layout.grid, _margin(square, coordinates=coordinates)
    height = grid.rows * Geometry.of(layout, square).height
    return grid.columns * square + 2 * margin, height + margin + square * 0.2


def _margin(square: float, *, coordinates: bool) -> float:
    return square * (_MARGIN if coordinates else 0.1)


@door
def position_svg(
    seen: Seen,
    *,
    new: Container[int] = (),
    square: float = SCREEN_SIZE,
    names: Sequence[str] = (),
    style: Style = LIGHT,
) -> str:
    """Return a picture of the board, with the scores and the racks that are known below.

    *seen* is a position, or a game as one player may see it; squares in *new* are marked as the
    last play. *names* are the players', of a position with the one to move first, else by seat.
    """
    layout = seen.layout
    drawing = Drawing(style)
    width, height = _draw_board(drawing, layout, seen.board, new, square, coordinates=True)
    left, em = square * _MARGIN, square * 0.4
    for side in sides(seen, names):
        height += em * 1.3
        drawing.line(side.title, left, height, em)
        if side.instead:
            drawing.line(side.instead, width - left, height, em, align=1)
        if side.rack:
            height += em * 0.4
            height += _draw_rack(drawing, layout, side.rack, square, x=left, y=height)[1]
        height += em * 0.2
    height += em * 1.3
    drawing.line(bag_line(seen), left, height, em)
    height += em * 0.6
    height += _caption(drawing, layout, width, height, square)
    return _finished(drawing, layout, width, height)


@door
def rack_svg(
    layout: Layout, rack: Iterable[str], *, square: float = SCREEN_SIZE, style: Style = LIGHT
) -> str:
    """Return a picture of the tiles named in *rack*, side by side."""
    names = tuple(rack)
    drawing = Drawing(style)
    width, height = _draw_rack(drawing, layout, names, square, x=0, y=0)
    tiles = ", ".join(kind_name(layout, name) for name in names)
    told = message("render.rack", tiles=tiles) if names else message("render.rack_empty")
    return drawing.svg(width, height, str(told), language=language(), ground=True)


@door
def tile_svg(layout: Layout, kind: str, *, square: float = TRUE_SIZE) -> str:
    """Return a picture of one tile, for a board whose squares are *square* millimetres wide.

    *kind* is the tile's name: ``ก``, ``ฆ/ซ``, ``?``, ``ฆ/ซ=ซ``. Raise ArgumentError where the
    game has no such tile.
    """
    drawing = Drawing()
    width, height = tile_size(layout, kind, square=square)
    draw_kind(drawing, layout, kind, Box(0, 0, width, height).inset(square * 0.015))
    return drawing.svg(width, height, kind_name(layout, kind), language=language())


@door
def tile_size(layout: Layout, kind: str, *, square: float = TRUE_SIZE) -> tuple[float, float]:
    """Return the width and height of a tile in millimetres; a wild tile has a letter's size."""
    found = _kind(layout, kind)
    tier = "base" if found.wild and found.is_choice else found.faces[0].tier
    box = Geometry.of(layout, square).tile(tier)
    return box.width, box.height


def rack_tile_size(layout: Layout, kind: str, *, square: float) -> tuple[float, float]:
    """Return the size of a tile on a rack: its own, but a square's where the faces need room."""
    if crowded(_kind(layout, kind)):
        return square, square
    return tile_size(layout, kind, square=square)


def _kind(layout: Layout, name: str) -> TileKind:
    one_of("kind", name, layout.tiles.by_name)
    return layout.tiles.by_name[name]


@door
def paper_mark_svg(layout: Layout, mark: str, *, square: float = TRUE_SIZE) -> str:
    """Return a picture of a paper mark (K4), for squares of *square* millimetres.

    *mark* is one of the game's paper marks, or the two marks of one cell.
    """
    drawing = Drawing()
    width, height = paper_mark_size(layout, mark, square=square)
    draw_paper_mark(drawing, mark, Box(0, 0, width, height).inset(square * 0.01))
    name = str(message("render.paper_mark", mark=shown(mark)))
    return drawing.svg(width, height, name, language=language())


@door
def paper_mark_size(layout: Layout, mark: str, *, square: float = TRUE_SIZE) -> tuple[float, float]:
    """Return the width and height of a paper mark in millimetres, by the row that it lies in."""
    zone = "lower" if layout.marks.get(mark[0]) == "lower" else "upper"
    box = Geometry.of(layout, square).paper_mark(zone)
    return box.width, box.height


@door
def cell_svg(text: str, *, square: float = TRUE_SIZE) -> str:
    """Return a picture of a whole cell (``ที่``), or of any short text, in a square.

    Marks stand where writing puts them; the ink is centred, and smaller where it must be.
    """
    drawing = Drawing()
    box = Box(0, 0, square, square)
    drawing.centred(text, box.inset(square * 0.08), square * 0.7)
    return drawing.svg(square, square, shown(text), language=language())


def _finished(drawing: Drawing, layout: Layout, width: float, height: float) -> str:
    notes = [str(layout.origins[name].note) for name in layout.reconstructed]
    title = layout.titles[language()]
    return drawing.svg(width, height, title, language=language(), about=notes, ground=True)


def _draw_board(
    drawing: Drawing,
    layout: Layout,
    board: Board | None,
    new: Container[int],
    square: float,
    *,
    coordinates: bool,
) -> tuple[float, float]:
    """Draw the board and return how much room it takes."""
    grid, geometry = layout.grid, Geometry.of(layout, square)
    margin = _margin(square, coordinates=coordinates)
    if coordinates:
        em, faint = square * 0.36, drawing.style.faint
        for column in range(grid.columns):
            x = margin + (column + 0.5) * square
            box = Box(x - square / 2, 0, x + square / 2, margin)
            drawing.centred(COLUMN_NAMES[column], box, em, colour=faint, weight="Regular")
        for row in range(grid.rows):
            y = margin + row * geometry.height + geometry.zone("base").centre[1]
            box = Box(0, y - margin / 2, margin, y + margin / 2)
            drawing.centred(str(row + 1), box, em, colour=faint, weight="Regular")
    for place in range(grid.size):
        row, column = divmod(place, grid.columns)
        draw_square(
            drawing,
            layout,
            geometry,
            place,
            None if board is None else board[place],
            x=margin + column * square,
            y=margin + row * geometry.height,
            is_new=place in new,
        )
    return board_size(layout, square=square, coordinates=coordinates)


def reconstructed_text(layout: Layout) -> str:
    """Return what of the equipment was derived here because no source prints it, or nothing."""
    if not layout.reconstructed:
        return ""
    tables = ", ".join(str(variant("render.table", name)) for name in layout.reconstructed)
    return str(message("render.reconstructed", tables=tables))


def _caption(drawing: Drawing, layout: Layout, width: float, top: float, square: float) -> float:
    """Write below the picture what no source prints; return the height that it takes."""
    text = reconstructed_text(layout)
    if not text:
        return 0
    height = square * 0.7
    box = Box(square * 0.2, top, width - square * 0.2, top + height * 0.8)
    drawing.centred(text, box, square * 0.36, colour=drawing.style.faint, weight="Regular")
    return height


def _draw_rack(
    drawing: Drawing, layout: Layout, rack: Sequence[str], square: float, *, x: float, y: float
) -> tuple[float, float]:
    """Draw the tiles side by side, each in the middle of the rack's height."""
    sizes = [rack_tile_size(layout, kind, square=square) for kind in rack]
    highest = max((height for _, height in sizes), default=square)
    pitch = square * 1.06
    for index, (kind, (width, height)) in enumerate(zip(rack, sizes, strict=True)):
        drawing.open(kind_name(layout, kind), x=x + index * pitch, y=y + (highest - height) / 2)
        draw_kind(drawing, layout, kind, Box(0, 0, width, height).inset(square * 0.015))
        drawing.close()
    return max(len(rack), 1) * pitch, highest
