"""Figures on paper: rows of cells, grids, tables, boards and racks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.pictures import pictures
from thaigame.drills.model import BoardFigure, CellRow, FillTable, LetterGrid, RackFigure

if TYPE_CHECKING:
    from thaigame.drills.export.paper import Paper
    from thaigame.drills.model import Figure, Opening
    from thaigame.texts import Language

SHADE: Final = (226, 232, 240)
BOX: Final = 13.0
"""Side of the box of a cell."""

LARGEST_SQUARE: Final = 11.0
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
        for shown in pictures(figure, language, width=paper.width - indent):
            paper.picture(shown, indent=indent)


def height(paper: Paper, figure: Figure, language: Language, *, indent: float = 0) -> float:
    """Return the height of *figure*, so that it can be kept with its question."""
    if isinstance(figure, CellRow):
        return BOX + 3
    if isinstance(figure, LetterGrid):
        return _square(paper, figure, indent) * len(figure.rows) + 3
    if isinstance(figure, FillTable):
        return (len(figure.rows) + bool(figure.header)) * paper.line_height(14) * 1.25 + 3
    if isinstance(figure, BoardFigure | RackFigure):
        return sum(
            shown.height + 2 for shown in pictures(figure, language, width=paper.width - indent)
        )
    return 0


def _cells(paper: Paper, figure: CellRow, indent: float) -> None:
    paper.need(BOX + 3)
    x, y = paper.left + indent, paper.pdf.y + 1
    for place, text in enumerate(figure.texts):
        open_here = [opening for opening in figure.openings if opening.cell == place]
        paper.box(x, y, BOX, BOX, dashed=figure.loose)
        paper.at(text, x, y + 2.6, BOX, size=20, align="centre")
        for opening in open_here:
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
            if square.number is not None:
                paper.at(str(square.number), x + 0.3, y, side, size=side * 0.75)
    for run in figure.runs:
        middle = [
            (left + (column + 0.5) * side, top + (row + 0.5) * side) for row, column in run.squares
        ]
        if any(first != second for first, second in pairwise(middle)):
            paper.stroke(middle)
    paper.pdf.set_y(top + side * len(figure.rows) + 2)


def _table(paper: Paper, figure: FillTable, indent: float) -> None:
    rows = [*([figure.header] if figure.header else []), *figure.rows]
    size, columns = 14.0, max(len(row) for row in rows)
    step = paper.line_height(size) * 1.25
    paper.font(size)
    wanted = [
        max(14.0, *(paper.pdf.get_string_width(row[column]) + 4 for row in rows))
        for column in range(columns)
    ]
    scale = min(1.6, (paper.width - indent) / sum(wanted))
    widths = [width * scale for width in wanted]
    paper.need(min(step * len(rows), paper.pdf.h / 2))
    for number, row in enumerate(rows):
        paper.need(step)
        x, y = paper.left + indent, paper.pdf.y
        head = bool(figure.header) and number == 0
        for text, width in zip(row, widths, strict=True):
            paper.box(x, y, width, step, fill=SHADE if head else None)
            fitted = size * min(1.0, width / max(1.0, paper.pdf.get_string_width(text) + 2))
            paper.at(text, x, y + 0.8, width, size=fitted, bold=head, align="centre")
            paper.font(size)
            x += width
        paper.pdf.set_y(y + step)
    paper.space(2)
