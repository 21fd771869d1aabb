"""A sheet on A4 with its head, and the key with every reason on pages of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.export import pdf_figures
from thaigame.drills.export.head import choice_label, label, numbered, title_of
from thaigame.drills.export.paper import Paper
from thaigame.drills.model import CellRow, FillTable

if TYPE_CHECKING:
    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet

BODY: Final = 16.0
"""Points: the size in which a pupil reads."""

SMALL: Final = 12.5
_INDENT: Final = 9.0


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return *sheet* as a PDF document."""
    title = title_of(sheet)

    def footer(page: int) -> str:
        return f"{title} · {head.number(page, sheet.lang)} · thaigame {sheet.kind}-{sheet.seed}"

    paper = Paper(title=title, language=sheet.lang, footer=footer)
    _pupil_pages(paper, sheet, head)
    _key_pages(paper, sheet, head)
    return paper.output()


def _pupil_pages(paper: Paper, sheet: DrillSheet, head: Head) -> None:
    paper.new_page()
    if head.school:
        paper.text(head.school, size=SMALL, align="centre")
    paper.text(title_of(sheet), size=20, bold=True, align="centre")
    _name_line(paper, sheet, head)
    numbers = {id(item): number for number, _, item in numbered(sheet)}
    for part in sheet.parts:
        _part_head(paper, part, sheet)
        if part.figure is not None:
            pdf_figures.draw(paper, part.figure, sheet.lang)
        for item in part.items if part.questions != "none" else ():
            _question(paper, item, part, head.number(numbers[id(item)], sheet.lang), sheet)


def _name_line(paper: Paper, sheet: DrillSheet, head: Head) -> None:
    paper.space(2)
    y, x = paper.pdf.y, paper.left
    shares = (("name", 0.46), ("class", 0.16), ("class_number", 0.16), ("unit", 0.22))
    for name, share in shares:
        text = label(name, sheet.lang)
        paper.font(SMALL)
        used = paper.pdf.get_string_width(text) + 1.5
        width = paper.width * share
        paper.at(text, x, y, width, size=SMALL)
        if name == "unit" and head.unit:
            paper.at(head.date(head.unit, sheet.lang), x + used, y, width - used, size=SMALL)
        else:
            paper.dotted(x + used, y + paper.line_height(SMALL) * 0.8, width - used - 3)
        x += width
    paper.pdf.set_y(y + paper.line_height(SMALL) + 2)


def _part_head(paper: Paper, part: DrillPart, sheet: DrillSheet) -> None:
    paper.space(2)
    need = 40.0
    if part.figure is not None:
        need += pdf_figures.height(paper, part.figure, sheet.lang)
    paper.need(min(need, paper.pdf.h * 0.9))
    if part.title:
        paper.text(part.title, size=BODY, bold=True)
    if part.instruction:
        lead = label("instruction", sheet.lang)
        paper.text(f"{lead}  {part.instruction}", size=14)
    if part.bank:
        paper.text(f"{label('bank', sheet.lang)}:  {'   '.join(part.bank)}", size=14)
    paper.space(2)


def _question(
    paper: Paper, item: DrillItem, part: DrillPart, number: str, sheet: DrillSheet
) -> None:
    width = paper.width - _INDENT
    need = paper.height_of(item.question, size=BODY, width=width)
    if item.figure is not None:
        need += pdf_figures.height(paper, item.figure, sheet.lang, indent=_INDENT)
    need += 0 if part.questions == "clue" else paper.line_height(BODY)
    paper.need(min(need, paper.pdf.h * 0.8))
    paper.at(f"{number}.", paper.left, paper.pdf.y, _INDENT, size=BODY)
    if item.question:
        paper.text(item.question, size=BODY, indent=_INDENT)
    if item.figure is not None:
        pdf_figures.draw(paper, item.figure, sheet.lang, indent=_INDENT)
    if item.choices:
        _choices(paper, item, sheet)
    elif part.questions == "answer" and not isinstance(item.figure, CellRow | FillTable):
        # Where there is a row of cells or a table the pupil writes into that.
        line = paper.line_height(BODY)
        paper.dotted(paper.left + _INDENT, paper.pdf.y + line * 0.8, width * 0.9)
        paper.space(line + 1)


def _choices(paper: Paper, item: DrillItem, sheet: DrillSheet) -> None:
    """Write the choices in as many columns as the longest allows."""
    paper.font(BODY)
    texts = [
        f"{choice_label(place, sheet.lang)}. {text}" for place, text in enumerate(item.choices)
    ]
    width = paper.width - _INDENT
    longest = max(paper.pdf.get_string_width(text) for text in texts) + 5
    columns = max(1, min(len(texts), int(width // longest), 4))
    line = paper.line_height(BODY)
    for start in range(0, len(texts), columns):
        if columns == 1:
            paper.text(texts[start], size=BODY, indent=_INDENT)
            continue
        paper.need(line)
        for column, text in enumerate(texts[start : start + columns]):
            x = paper.left + _INDENT + column * width / columns
            paper.at(text, x, paper.pdf.y, width / columns, size=BODY)
        paper.space(line)
    paper.space(1)


def _key_pages(paper: Paper, sheet: DrillSheet, head: Head) -> None:
    paper.new_page()
    paper.text(f"{label('key', sheet.lang)}: {title_of(sheet)}", size=18, bold=True)
    paper.space(2)
    for note in sheet.notes:
        paper.text(note, size=SMALL)
    numbers = {id(item): number for number, _, item in numbered(sheet)}
    for part in sheet.parts:
        if part.title:
            paper.space(1)
            paper.text(part.title, size=14, bold=True)
        if part.solution is not None:
            pdf_figures.draw(paper, part.solution, sheet.lang)
        for item in part.items:
            _answer(paper, item, head.number(numbers[id(item)], sheet.lang), sheet)


def _answer(paper: Paper, item: DrillItem, number: str, sheet: DrillSheet) -> None:
    paper.need(paper.line_height(14) * 2)
    paper.at(f"{number}.", paper.left, paper.pdf.y, _INDENT, size=14, bold=True)
    labels = [f"{choice_label(place, sheet.lang)}. " for place in item.right]
    shown = item.answer
    if len(labels) == len(item.answers):
        by_choice = [item.choices[place] for place in item.right]
        shown = ", ".join(lead + text for lead, text in zip(labels, by_choice, strict=True))
    paper.text(shown, size=14, bold=True, indent=_INDENT)
    if item.spoken:
        read = f"{label('read_aloud', sheet.lang)}: {item.spoken}"
        paper.text(read, size=SMALL, indent=_INDENT)
    if item.solution is not None:
        pdf_figures.draw(paper, item.solution, sheet.lang, indent=_INDENT)
    if item.reason:
        paper.text(item.reason, size=SMALL, indent=_INDENT)
    paper.space(1)
