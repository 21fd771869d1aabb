"""A sheet as a Word document that a teacher can change."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_BREAK
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Mm, Pt

from thaigame.drills.export import lone
from thaigame.drills.export.page import (
    Heading,
    KeyEntries,
    NameLine,
    NewPage,
    Shown,
    Tasks,
    TextLine,
)
from thaigame.drills.export.pictures import Picture, pictures
from thaigame.drills.model import CellRow, FillTable, LetterGrid

if TYPE_CHECKING:
    from collections.abc import Container

    from thaigame.drills.export.page import Block, KeyEntry, PagedDocument, Task
    from thaigame.drills.model import Figure
    from thaigame.texts import Language

_Docx = Any
"""Documents and paragraphs: the library ships no types."""

FONT: Final = "Sarabun"
DOTS: Final = 60


def render(laid_out: PagedDocument) -> bytes:
    """Return a Word document."""
    document = Document()
    _page(document)
    for block in laid_out.blocks[1:]:
        _block(document, block, laid_out.language)
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def _block(document: _Docx, block: Block, language: Language) -> None:
    match block:
        case Heading(text, level):
            _line(document, text, size={1: 20, 2: 16, 3: 14}[level], bold=True, centred=level == 1)
        case NameLine(fields):
            dots = (40, 10, 8, 10)
            parts = (
                f"{label} {filled or '.' * count}"
                for (label, filled), count in zip(fields, dots, strict=False)
            )
            _line(document, "  ".join(parts), size=12.5)
        case TextLine(text, lead, centred):
            told = f"{lead}: {text}" if lead else text
            _line(document, told, size=14 if lead else 12.5, centred=centred)
        case Shown(figure):
            _figure(document, figure, language)
        case Tasks(items):
            for item in items:
                _task(document, item, language)
        case KeyEntries(answers):
            for answer in answers:
                _answer(document, answer, language)
        case NewPage():
            document.add_paragraph().add_run().add_break(WD_BREAK.PAGE)


def _task(document: _Docx, item: Task, language: Language) -> None:
    _line(document, f"{item.number} {item.text}")
    if item.figure is not None:
        _figure(document, item.figure, language)
    for text in item.choices:
        _line(document, text, indent=9)
    if item.room:
        _line(document, "." * DOTS, indent=9)


def _answer(document: _Docx, answer: KeyEntry, language: Language) -> None:
    _line(document, f"{answer.number} {answer.text}", size=14, bold=True)
    if answer.spoken:
        _line(document, answer.spoken, size=12.5, indent=9)
    if answer.figure is not None:
        _figure(document, answer.figure, language)
    if answer.reason:
        _line(document, answer.reason, size=12.5, indent=9)


def _page(document: _Docx) -> None:
    section = document.sections[0]
    section.page_width, section.page_height = Mm(210), Mm(297)
    for side in ("left_margin", "right_margin", "top_margin", "bottom_margin"):
        setattr(section, side, Mm(16))
    style = document.styles["Normal"]
    style.font.name, style.font.size = FONT, Pt(16)
    style.paragraph_format.space_after = Pt(2)
    # Thai is a complex script: Word takes its font and size from attributes of their own.
    fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
    for name in ("w:cs", "w:eastAsia", "w:ascii", "w:hAnsi"):
        fonts.set(qn(name), FONT)


def _line(
    document: _Docx,
    text: str,
    *,
    size: float = 16,
    bold: bool = False,
    centred: bool = False,
    indent: float = 0,
) -> None:
    paragraph = document.add_paragraph()
    if centred:
        paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
    if indent:
        paragraph.paragraph_format.left_indent = Mm(indent)
    _run(paragraph, text, size=size, bold=bold)


def _run(paragraph: _Docx, text: str, *, size: float, bold: bool = False) -> None:
    """Write a text; lone marks are pictures in the line, lowered to stand on it as letters do."""
    for piece in lone.runs(text, "SemiBold" if bold else "Regular"):
        run = paragraph.add_run(piece if isinstance(piece, str) else "")
        run.font.size, run.font.bold = Pt(size), bold
        # Sizes for complex scripts, and how far below the line text stands, have no public way.
        properties = run._r.get_or_add_rPr()  # noqa: SLF001
        values = [("w:szCs", str(int(size * 2))), *([("w:bCs", "1")] if bold else [])]
        if not isinstance(piece, str):
            units = lone.TOP - lone.BOTTOM
            high = size * units / lone.EM
            picture = Picture(lone.svg(piece), high * piece.advance / units, high)
            run.add_picture(io.BytesIO(picture.png()), height=Pt(high))
            values.append(("w:position", str(round(2 * size * lone.BOTTOM / lone.EM))))
        for name, value in values:
            element = OxmlElement(name)
            element.set(qn("w:val"), value)
            properties.append(element)


def _figure(document: _Docx, figure: Figure, language: Language) -> None:
    if isinstance(figure, CellRow):
        _table(document, [list(figure.texts)], size=20, width=13)
    elif isinstance(figure, FillTable):
        rows = [list(row) for row in (*([figure.header] if figure.header else []), *figure.rows)]
        _table(document, rows, size=14)
    elif isinstance(figure, LetterGrid):
        _grid(document, figure)
    else:
        for shown in pictures(figure, language, width=170):
            document.add_picture(io.BytesIO(shown.png()), width=Mm(shown.width))


def _grid(document: _Docx, figure: LetterGrid) -> None:
    texts = [
        ["" if square is None else f"{square.corner} {square.text}".strip() for square in row]
        for row in figure.rows
    ]
    marked = {spot for run in figure.runs for spot in run.squares} | {
        (row, column)
        for row, squares in enumerate(figure.rows)
        for column, square in enumerate(squares)
        if square is not None and square.marked
    }
    absent = {
        (row, column)
        for row, squares in enumerate(figure.rows)
        for column, square in enumerate(squares)
        if square is None
    }
    _table(document, texts, size=14, width=10, shaded=marked, absent=absent)


def _table(
    document: _Docx,
    rows: list[list[str]],
    *,
    size: float,
    width: float | None = None,
    shaded: Container[tuple[int, int]] = (),
    absent: Container[tuple[int, int]] = (),
) -> None:
    table = document.add_table(rows=len(rows), cols=len(rows[0]))
    table.style = "Table Grid"
    table.autofit = width is None
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            cell = table.cell(row, column)
            paragraph = cell.paragraphs[0]
            paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
            _run(paragraph, text, size=size)
            if width is not None:
                cell.width = Mm(width)
            if (row, column) in shaded or (row, column) in absent:
                shade = OxmlElement("w:shd")
                shade.set(qn("w:val"), "clear")
                shade.set(qn("w:fill"), "BFE3D3" if (row, column) in shaded else "404040")
                cell._tc.get_or_add_tcPr().append(shade)  # noqa: SLF001  no public way to shade
    document.add_paragraph()
