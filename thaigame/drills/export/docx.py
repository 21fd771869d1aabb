"""A sheet as a Word document that a teacher can change."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_BREAK
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Mm, Pt

from thaigame.drills.export.head import choice_label, label, numbered, title_of
from thaigame.drills.export.pictures import pictures
from thaigame.drills.model import CellRow, FillTable, LetterGrid

if TYPE_CHECKING:
    from collections.abc import Container

    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet, Figure

_Docx = Any
"""Documents and paragraphs: the library ships no types."""

FONT: Final = "Sarabun"
DOTS: Final = 60


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return *sheet* as a document, the key after a page break."""
    document = Document()
    _page(document)
    if head.school:
        _line(document, head.school, size=12.5, centred=True)
    _line(document, title_of(sheet), size=20, bold=True, centred=True)
    _name_line(document, sheet, head)
    numbers = {id(item): head.number(number, sheet.lang) for number, _, item in numbered(sheet)}
    for part in sheet.parts:
        _part(document, part, sheet, numbers)
    document.add_paragraph().add_run().add_break(WD_BREAK.PAGE)
    _line(document, f"{label('key', sheet.lang)}: {title_of(sheet)}", size=18, bold=True)
    for note in sheet.notes:
        _line(document, note, size=12.5)
    for part in sheet.parts:
        _key(document, part, sheet, numbers)
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


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
    run = paragraph.add_run(text)
    run.font.size, run.font.bold = Pt(size), bold
    properties = run._r.get_or_add_rPr()  # noqa: SLF001  complex-script size has no public way
    for name, value in (("w:szCs", str(int(size * 2))), *((("w:bCs", "1"),) if bold else ())):
        element = OxmlElement(name)
        element.set(qn("w:val"), value)
        properties.append(element)


def _name_line(document: _Docx, sheet: DrillSheet, head: Head) -> None:
    fields = []
    for name, dots in (("name", 40), ("class", 10), ("class_number", 8), ("unit", 10)):
        filled = head.date(head.unit, sheet.lang) if name == "unit" else ""
        fields.append(f"{label(name, sheet.lang)} {filled or '.' * dots}")
    _line(document, "  ".join(fields), size=12.5)


def _part(document: _Docx, part: DrillPart, sheet: DrillSheet, numbers: dict[int, str]) -> None:
    if part.title:
        _line(document, part.title, bold=True)
    if part.instruction:
        _line(document, f"{label('instruction', sheet.lang)}  {part.instruction}", size=14)
    if part.bank:
        _line(document, f"{label('bank', sheet.lang)}:  {'   '.join(part.bank)}", size=14)
    if part.figure is not None:
        _figure(document, part.figure, sheet)
    for item in part.items if part.questions != "none" else ():
        _line(document, f"{numbers[id(item)]}.  {item.question}")
        if item.figure is not None:
            _figure(document, item.figure, sheet)
        for place, text in enumerate(item.choices):
            _line(document, f"{choice_label(place, sheet.lang)}. {text}", indent=9)
        written = part.questions == "answer" and not isinstance(item.figure, CellRow | FillTable)
        if written and not item.choices:
            _line(document, "." * DOTS, indent=9)


def _key(document: _Docx, part: DrillPart, sheet: DrillSheet, numbers: dict[int, str]) -> None:
    if part.title:
        _line(document, part.title, size=14, bold=True)
    if part.solution is not None:
        _figure(document, part.solution, sheet)
    for item in part.items:
        _line(document, f"{numbers[id(item)]}.  {_answers(item, sheet)}", size=14, bold=True)
        if item.spoken:
            lead = label("read_aloud", sheet.lang)
            _line(document, f"{lead}: {item.spoken}", size=12.5, indent=9)
        if item.solution is not None:
            _figure(document, item.solution, sheet)
        if item.reason:
            _line(document, item.reason, size=12.5, indent=9)


def _answers(item: DrillItem, sheet: DrillSheet) -> str:
    return ", ".join(
        f"{choice_label(item.choices.index(text), sheet.lang)}. {text}"
        if text in item.choices
        else text
        for text in item.answers
    )


def _figure(document: _Docx, figure: Figure, sheet: DrillSheet) -> None:
    if isinstance(figure, CellRow):
        _table(document, [list(figure.texts)], size=20, width=13)
    elif isinstance(figure, FillTable):
        rows = [list(row) for row in (*([figure.header] if figure.header else []), *figure.rows)]
        _table(document, rows, size=14)
    elif isinstance(figure, LetterGrid):
        _grid(document, figure)
    else:
        for shown in pictures(figure, sheet.lang, width=170):
            document.add_picture(io.BytesIO(shown.png()), width=Mm(shown.width))


def _grid(document: _Docx, figure: LetterGrid) -> None:
    texts = [
        [
            ""
            if square is None
            else f"{'' if square.number is None else square.number} {square.text}".strip()
            for square in row
        ]
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
