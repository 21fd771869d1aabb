"""Figures on paper: rows of cells, grids, tables, boards and racks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.pictures import pictures
from thaigame.drills.model import (
    BoardFigure,
    CellRow,
    FillTable,
    LetterGrid,
    RackFigure,
    WritingLines,
)
from thaigame.text import MARKS

if TYPE_CHECKING:
    from thaigame.drills.export.paper import Paper
    from thaigame.drills.model import Figure, Opening
    from thaigame.texts import Language

SHADE: Final = (226, 232, 240)
BOX: Final = 13.0
"""Side of the box of a cell."""

LARGEST_SQUARE: Final = 11.0
_LETTERS: Final = 20.0  # points in the box of a cell
_LETTERS_OF_TABLE: Final = 14.0
_BEGUN: Final = 50.0  # of a table, so that it begins on a page
_SPACIOUS: Final = 1.25  # the rows of a table to fill, in lines of its letters
_WRAPPED: Final = 12.5  # of a table that breaks lines
_GAP: Final = 4.0


def draw(paper: Paper, figure: Figure, language: Language, *, indent: float = 0) -> None:
    """Draw *figure* below what is written, on the next page where it does not fit."""
    if isinstance(figure, CellRow):
        _cells(paper, figure, indent)
    elif isinstance(figure, LetterGrid):
        _grid(paper, figure, indent)
    elif isinstance(figure, FillTable):
        _table(paper, figure, indent)
    else:
        for drawn in pictures(figure, language, width=paper.width - indent):
            paper.picture(drawn, indent=indent)


def height(paper: Paper, figure: Figure, language: Language, *, indent: float = 0) -> float:
    """Return the height of *figure*, so that it can be kept with its question."""
    if isinstance(figure, CellRow):
        return BOX + 3
    if isinstance(figure, LetterGrid):
        return _square(paper, figure, indent) * len(figure.rows) + 3
    if isinstance(figure, FillTable):
        step = paper.line_height(_LETTERS_OF_TABLE) * _SPACIOUS
        return (len(figure.rows) + bool(figure.header)) * step + 3
    if isinstance(figure, BoardFigure | RackFigure | WritingLines):
        return sum(
            shown.height + 2 for shown in pictures(figure, language, width=paper.width - indent)
        )
    return 0


def least_height(paper: Paper, figure: Figure, language: Language) -> float:
    """Return the height that *figure* needs to begin on a page: tables may go on on the next."""
    whole = height(paper, figure, language)
    return min(whole, _BEGUN) if isinstance(figure, FillTable) else whole


def _cells(paper: Paper, figure: CellRow, indent: float) -> None:
    paper.need(BOX + 3)
    x, y = paper.left + indent, paper.pdf.y + 1
    drop = (BOX - paper.line_height(_LETTERS)) / 2
    for place, text in enumerate(figure.texts):
        paper.box(x, y, BOX, BOX, dashed=figure.loose)
        paper.at(text, x, y + drop, BOX, size=_LETTERS, align="centre")
        for opening in figure.openings:
            # Marks whose letter is left out stand over a circle in its place.
            if opening.cell == place and not text.startswith(tuple(MARKS)):
                _opening(paper, opening, x, y)
        x += BOX + (_GAP if figure.loose or place in figure.gap_after else 0)
    paper.pdf.set_y(y + BOX + 2)


def _opening(paper: Paper, opening: Opening, x: float, y: float) -> None:
    """Draw the smaller box of what is left open: above, below or in the middle of its cell."""
    side = BOX * 0.26
    places = {
        "upper": (x + BOX * 0.66, y + BOX * 0.05),
        "tone": (x + BOX * 0.66, y + BOX * 0.05),
        "lower": (x + BOX * 0.66, y + BOX * 0.7),
        "base": (x + BOX * 0.25, y + BOX * 0.34),
    }
    if opening.slot in places:
        left, top = places[opening.slot]
        wide = BOX * 0.5 if opening.slot == "base" else side
        paper.box(left, top, wide, side if opening.slot != "base" else BOX * 0.4, dashed=True)


def _square(paper: Paper, figure: LetterGrid, indent: float) -> float:
    columns = max(len(row) for row in figure.rows)
    tallest = (paper.pdf.h - 2 * 16.0 - 30) / len(figure.rows)
    return min(LARGEST_SQUARE, (paper.width - indent) / columns, tallest)


def _grid(paper: Paper, figure: LetterGrid, indent: float) -> None:
    side = _square(paper, figure, indent)
    paper.need(side * len(figure.rows) + 3)
    left, top = paper.left + indent, paper.pdf.y + 1
    size = side / 0.3528 * 0.52
    for row, squares in enumerate(figure.rows):
        for column, square in enumerate(squares):
            if square is None:
                continue
            x, y = left + column * side, top + row * side
            paper.box(x, y, side, side, fill=SHADE if square.marked else None)
            drop = (side - paper.line_height(size)) / 2
            paper.at(square.text, x, y + drop, side, size=size, align="centre")
            if square.corner:
                paper.at(square.corner, x + 0.3, y, side, size=side * 0.75)
    for run in figure.runs:
        middle = [
            (left + (column + 0.5) * side, top + (row + 0.5) * side) for row, column in run.squares
        ]
        if any(first != second for first, second in pairwise(middle)):
            paper.stroke(middle)
    paper.pdf.set_y(top + side * len(figure.rows) + 2)


def _table(paper: Paper, figure: FillTable, indent: float) -> None:
    rows = [*([figure.header] if figure.header else []), *figure.rows]
    size = _WRAPPED if figure.wraps is not None else _LETTERS_OF_TABLE
    widths = _widths(paper, figure, paper.width - indent, size)
    line = paper.line_height(size)
    # Rows a little less high where the page then holds them all.
    fitting = (paper.room - 2) / (line * len(rows))
    spacious = fitting if 1 <= fitting < _SPACIOUS else _SPACIOUS
    for number, row in enumerate(rows):
        head = bool(figure.header) and number == 0
        paper.font(size, bold=head)
        cells = [
            paper.wrap(text, width - 2) if at == figure.wraps else [text]
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        most = max(map(len, cells))
        step = line * (most + 0.1 if figure.wraps is not None else spacious)
        # The head is not left alone at the foot of a page.
        paper.need(step * 2 if head else step)
        x, y = paper.left + indent, paper.pdf.y
        for at, (lines, width) in enumerate(zip(cells, widths, strict=True)):
            paper.box(x, y, width, step, fill=SHADE if head else None)
            for place, text in enumerate(lines):
                fitted = size * min(1.0, (width - 1) / max(1.0, paper.width_of(text)))
                top = y + (step - len(lines) * line) / 2 + place * line
                top += (line - paper.line_height(fitted)) / 2
                wraps = at == figure.wraps and not head
                paper.at(
                    text,
                    x + (1 if wraps else 0),
                    top,
                    width,
                    size=fitted,
                    bold=head,
                    align="left" if wraps else "centre",
                )
                paper.font(size, bold=head)
            x += width
        paper.pdf.set_y(y + step)
    paper.space(2)


def _widths(paper: Paper, figure: FillTable, room: float, size: float) -> list[float]:
    """Return the columns' widths: as wide as their texts, stretched or shrunk to the page."""
    rows = [*([figure.header] if figure.header else []), *figure.rows]
    wanted = []
    for column in range(len(rows[0])):
        widest = 0.0
        for number, row in enumerate(rows):
            paper.font(size, bold=bool(figure.header) and number == 0)
            widest = max(widest, paper.width_of(row[column]))
        wanted.append(max(8.0 if widest else 14.0, widest + 4))
    if figure.wraps is not None:
        wanted[figure.wraps] = 0.0
        wanted[figure.wraps] = max(room - sum(wanted), room / 3)
        return [width * room / sum(wanted) for width in wanted]
    return [width * min(1.6, room / sum(wanted)) for width in wanted]
