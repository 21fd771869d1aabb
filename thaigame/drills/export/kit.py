"""Print kits: board, tiles and paper marks at true size, for schools that lost pieces."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from thaigame.drills.export import pdf_figures
from thaigame.drills.export.paper import LEADING, MARGIN, POINT, Paper
from thaigame.drills.export.pictures import Picture, sized
from thaigame.drills.model import FillTable
from thaigame.layouts import OPTIONS
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

_CARD: Final = said("Rules in numbers", "กติกาเป็นตัวเลข")
_VALUE: Final = said("number", "จำนวน")
_MEANING: Final = said("what it is", "ความหมาย")
_PAD: Final = said("Scores", "ใบจดคะแนน")
_TURN: Final = said("turn", "ตาที่")
_PLAYER: Final = said("player", "ผู้เล่น")
_TOTAL: Final = said("total", "รวม")
_PAD_TURNS: Final = 14
_PAD_PLAYERS: Final = 4
_BELOW: Final = 0.2  # what the picture of a board has below its last row, in squares
_EDGE: Final = 0.4  # millimetres past the last square of a sheet, for its line

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
        paper.space(6)
        paper.need(60)
        _rules_card(paper, layout, language)
        _score_pad(paper, layout, language)
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


def _rules_card(paper: Paper, layout: Layout, language: Language) -> None:
    """Write the rule options that are numbers, with what each means."""
    rows = []
    for option in OPTIONS.values():
        value = option.of(layout.rules)
        if isinstance(value, Mapping):
            value = ", ".join(f"{key}: {each}" for key, each in value.items())
        if (
            value
            and not isinstance(value, bool)
            and isinstance(value, int | str)
            and any(letter.isdigit() for letter in str(value))
        ):
            rows.append((str(value), option.meaning.text(language)))
    header = (_VALUE.text(language), _MEANING.text(language))
    paper.text(_CARD.text(language), size=14, bold=True)
    pdf_figures.draw(paper, FillTable(header, tuple(rows), wraps=1), language)


def _score_pad(paper: Paper, layout: Layout, language: Language) -> None:
    """Draw a table to keep the scores of a game in."""
    players = min(_PAD_PLAYERS, layout.rules.turn.players[1])
    header = (_TURN.text(language), *[f"{_PLAYER.text(language)} " + "." * 14] * players)
    rows = [(str(turn), *[""] * players) for turn in range(1, _PAD_TURNS + 1)]
    rows.append((_TOTAL.text(language), *[""] * players))
    paper.need(0.6 * paper.pdf.h)
    paper.text(_PAD.text(language), size=14, bold=True)
    pdf_figures.draw(paper, FillTable(header, tuple(rows)), language)


def _board(paper: Paper, layout: Layout, language: Language, square: float) -> None:
    """Draw the board across sheets that are to be glued together edge to edge.

    It is cut between squares, about as many on each sheet, on pages that lie if that saves some.
    """
    width, height = board_size(layout, square=square)
    picture = sized(board_svg(layout, square=square), float("inf"))
    grid = layout.grid
    margin = (width - grid.columns * square) / 2
    pitch = (height - margin - square * _BELOW) / grid.rows
    line = 12 * POINT * LEADING
    short, long = sorted((paper.pdf.w, paper.pdf.h))
    ways = []
    for is_wide in (False, True):
        page = (long, short) if is_wide else (short, long)
        across = _cuts(grid.columns, square, margin, page[0] - 2 * MARGIN)
        down = _cuts(grid.rows, pitch, margin, page[1] - 2 * MARGIN - line)
        ways.append((len(across) * len(down), is_wide, across, down))
    count, is_wide, across, down = min(ways)
    for number in range(count):
        row, column = divmod(number, len(across))
        left, right = across[column]
        top, bottom = down[row]
        paper.new_page(lying=is_wide)
        told = _BOARD.of(number=number + 1, count=count).text(language)
        paper.text(told, size=10)
        y = MARGIN + line
        with paper.pdf.rect_clip(MARGIN, y, right - left, bottom - top):
            paper.place(picture, MARGIN - left, y - top)


def _cuts(squares: int, pitch: float, margin: float, room: float) -> list[tuple[float, float]]:
    """Return from where to where each sheet reaches, so that none has a single row more."""
    sheets = 1
    while pitch * -(-squares // sheets) + margin > room and sheets < squares:
        sheets += 1
    ends = [squares * sheet // sheets for sheet in range(sheets + 1)]
    return [
        (margin + first * pitch if first else 0.0, margin + last * pitch + _EDGE)
        for first, last in pairwise(ends)
    ]
