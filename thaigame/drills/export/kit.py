"""Print kits: board, tiles and paper marks at true size, for schools that lost pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.export.paper import MARGIN, POINT, Paper
from thaigame.drills.export.pictures import Picture, sized
from thaigame.render import (
    board_size,
    board_svg,
    paper_mark_size,
    paper_mark_svg,
    tile_size,
    tile_svg,
)
from thaigame.render.svg import reconstructed_text
from thaigame.texts import in_language, said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.layouts import Layout
    from thaigame.texts import Language

_TITLE: Final = said("{game}: pieces to print", "{game}: อุปกรณ์สำหรับพิมพ์")
_SCALE: Final = said(
    "Print at 100 % (actual size). This line is 10 cm long.",
    "พิมพ์ที่ขนาด 100 % (ขนาดจริง) เส้นนี้ยาว 10 ซม.",
)
_TILES: Final = said("Tiles ({count})", "เบี้ยตัวอักษร ({count} ตัว)")
_PAPER: Final = said("Paper marks", "เบี้ยกระดาษ")
_BOARD: Final = said("Board, sheet {number} of {count}", "กระดาน แผ่นที่ {number} จาก {count}")

TRUE_SIZE: Final = 18.0
"""Millimetres: the square of a common board of this kind; real sets differ by a little."""

MARKS_EACH: Final = 12
"""Copies of each paper mark: they are used at any time and never counted (K4)."""


def kit_pdf(layout: Layout, language: Language, *, square: float = TRUE_SIZE) -> bytes:
    """Return the pieces of *layout* as A4 pages to print at 100 % and cut.

    The board comes over as many sheets as it needs; *square* is the side of its squares in
    millimetres. Every tile comes as often as the set has it.
    """
    title = _TITLE.of(game=layout.titles[language]).text(language)
    paper = Paper(title=title, language=language)
    with in_language(language):
        paper.new_page(lambda page: f"{title} · {page}")
        paper.text(title, size=18, bold=True)
        if layout.reconstructed:
            paper.text(reconstructed_text(layout), size=12)
        paper.text(_SCALE.text(language), size=12)
        y = paper.pdf.y + 2
        paper.pdf.set_line_width(0.4)
        paper.pdf.line(MARGIN, y, MARGIN + 100, y)
        for x in (MARGIN, MARGIN + 100):
            paper.pdf.line(x, y - 2, x, y + 2)
        paper.space(6)
        paper.text(_TILES.of(count=layout.tiles.total).text(language), size=14, bold=True)
        _pieces(paper, _tiles(layout, square))
        marks = sorted(layout.rules.play.paper_marks)
        if marks:
            paper.space(4)
            paper.need(30)
            paper.text(_PAPER.text(language), size=14, bold=True)
            _pieces(paper, _marks(layout, marks, square))
        _board(paper, layout, language, square)
    return paper.output()


def _tiles(layout: Layout, square: float) -> Iterable[Picture]:
    for name, count in layout.tiles.full.items():
        width, height = tile_size(layout, name, square=square)
        yield from [Picture(tile_svg(layout, name, square=square), width, height)] * count


def _marks(layout: Layout, marks: Iterable[str], square: float) -> Iterable[Picture]:
    for mark in marks:
        width, height = paper_mark_size(layout, mark, square=square)
        picture = Picture(paper_mark_svg(layout, mark, square=square), width, height)
        yield from [picture] * MARKS_EACH


def _pieces(paper: Paper, pieces: Iterable[Picture]) -> None:
    """Lay pieces edge to edge in rows, a new row where the height changes."""
    x, y, row = paper.left, paper.pdf.y, 0.0
    for piece in pieces:
        if x + piece.width > paper.left + paper.width or (row and piece.height != row):
            x, y = paper.left, y + row
        if y + piece.height > paper.pdf.h - MARGIN:
            paper.new_page()
            x, y = paper.left, paper.pdf.y
        paper.place(piece, x, y)
        x, row = x + piece.width, piece.height
    paper.pdf.set_y(y + row)


def _board(paper: Paper, layout: Layout, language: Language, square: float) -> None:
    """Draw the board across sheets that are to be glued together edge to edge."""
    width, height = board_size(layout, square=square)
    picture = sized(board_svg(layout, square=square), float("inf"))
    wide = paper.pdf.w - 2 * MARGIN
    line = 12 * POINT * 1.6
    high = paper.pdf.h - 2 * MARGIN - line
    columns, rows = -int(-width // wide), -int(-height // high)
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        paper.new_page()
        told = _BOARD.of(number=number + 1, count=columns * rows).text(language)
        paper.text(told, size=10)
        top = MARGIN + line
        with paper.pdf.rect_clip(MARGIN, top, wide, high):
            paper.place(picture, MARGIN - column * wide, top - row * high)
