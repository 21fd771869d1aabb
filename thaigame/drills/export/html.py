"""A sheet as one HTML page that prints well: the font and all pictures are inside it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.lone import marked_up
from thaigame.drills.export.page import (
    Heading,
    KeyEntries,
    NameLine,
    NewPage,
    Shown,
    Tasks,
    TextLine,
)
from thaigame.drills.export.pictures import pictures
from thaigame.drills.model import CellRow, FillTable, LetterGrid
from thaigame.render.drawing import written
from thaigame.render.fonts import font_file
from thaigame.text import MARKS
from thaigame.text.breaks import BREAK, with_breaks
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.drills.export.page import Block, KeyEntry, PagedDocument, Task
    from thaigame.drills.model import DrillItem, DrillSheet, Figure
    from thaigame.render.fonts import Weight
    from thaigame.texts import Language

_PAGE: Final = """
@page { size: A4; margin: 16mm }
body { font: 16pt/1.6 Sarabun, sans-serif; max-width: 178mm; margin: 0 auto; color: #000 }
h1 { font-size: 20pt; text-align: center; margin: 0 } h2 { font-size: 16pt; margin: .6em 0 0 }
h3 { font-size: 14pt; margin: .4em 0 0; break-after: avoid } svg.lone { overflow: visible }
.head { display: flex; gap: 4mm; font-size: 12.5pt } .head span { flex: 1; white-space: nowrap;
  display: flex } .head span::after { content: ""; flex: 1; border-bottom: .3mm dotted #000;
  margin: 0 0 2mm 1mm } .head .filled::after { content: none } .head .name { flex: 3 }
.school, .note { text-align: center; font-size: 12.5pt } .instruction { font-size: 14pt }
ol { padding: 0; margin: 2mm 0; list-style: none } li.item { break-inside: avoid; display: flex;
  gap: .25em; margin-bottom: 2mm } li.item > .number { min-width: 1.6em; text-align: right }
li.item > div { flex: 1 } ol.two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 6mm }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(38mm, 1fr)); margin: 0;
  padding: 0; list-style: none } .choices.long { grid-template-columns: 1fr }
.line { border-bottom: .3mm dotted #000; height: 8mm }
"""

_FIGURES: Final = """
.cells { display: flex; margin: 1mm 0 } .cells > span { min-width: 13mm; height: 14mm; border: .25mm
  solid #444; font-size: 20pt; text-align: center; line-height: 15mm; position: relative }
.cells.loose > span, .cells > .gap { margin-right: 4mm }
.cells i { position: absolute; border: .25mm dashed #444; width: 3.4mm; height: 3.4mm; right: .6mm }
.cells i.upper, .cells i.tone { top: .6mm } .cells i.lower { bottom: .6mm }
.cells i.base { width: 6mm; height: 5mm; left: 3.5mm; top: 4.5mm }
table { border-collapse: collapse; break-inside: avoid; margin: 1mm 0 } .table td, .table th {
  border: .25mm solid #444; min-width: 14mm; padding: 0 2mm; text-align: center; font-size: 14pt }
.table td.wraps { text-align: left; font-size: 12.5pt; width: 100% }
.table th, .marked { background: #e2e8f0; print-color-adjust: exact }
.grid td { width: 9mm; height: 9mm; padding: 0; text-align: center; font-size: 15pt; line-height: 1;
  position: relative } .grid td.square { border: .25mm solid #444 } .grid sup { position: absolute;
  left: .4mm; top: .2mm; font-size: 6.5pt } .grid td.ringed { background: #bfe3d3;
  print-color-adjust: exact } img { display: block; margin: 1mm 0; max-width: 100% }
"""

STYLE: Final = f"""{_PAGE}{_FIGURES}
section + section {{ break-before: page }}
.key {{ font-size: 14pt }} .key .reason, .key .spoken {{ font-size: 12.5pt }}
.key .answer {{ font-weight: 600 }}
"""

NARROW: Final = 24
"""Characters of a choice that fit in a narrow column."""


def render(document: PagedDocument) -> bytes:
    """Return an HTML document in UTF-8."""
    body = "\n".join(_block(block, document.language) for block in document.blocks)
    return page(document.title, document.language, f"{body.removeprefix('</section>')}</section>")


def preview(sheet: DrillSheet) -> str:
    """Return a sheet as a pupil gets it, each answer to be opened, for a page that has a look."""
    parts = [f"<h3>{written(sheet.title)}</h3>"]
    for part in sheet.parts:
        bank = f"<p>{written(', '.join(part.bank))}</p>" if part.bank else ""
        parts.append(f"<p>{written(part.instruction)}</p>{bank}")
        parts.append(_drawn(part.figure, sheet.lang))
        asked = part.questions != "none"
        items = "".join(
            f"<li>{_previewed(item, sheet.lang, asked=asked)}</li>" for item in part.items
        )
        solved = _drawn(part.solution, sheet.lang)
        parts.append(f"<ol>{items}</ol>{_opened(solved) if solved else ''}")
    style = f"<style>.thaigame-sheet {{{_FIGURES}}}</style>"
    return f'{style}<div class="thaigame-sheet" lang="{sheet.lang}">{"".join(parts)}</div>'


def _previewed(item: DrillItem, language: Language, *, asked: bool) -> str:
    """Return an item with its answer; what the part's figure asks already is not asked again."""
    answer = _opened(f"{written(item.answer)}{_drawn(item.solution, language)}")
    if not asked:
        return answer
    choices = "".join(f"<li>{written(choice)}</li>" for choice in item.choices)
    question = f"{written(item.question or item.spoken)}{_drawn(item.figure, language)}"
    row = "display:flex;flex-wrap:wrap;gap:0 1.5em;list-style:none;padding:0;margin:0"
    listed = f'<ul style="{row}">{choices}</ul>' if choices else ""
    return f"{question}{listed}{answer}"


def _drawn(shown: Figure | None, language: Language) -> str:
    return "" if shown is None else figure(shown, language)


def _opened(inside: str) -> str:
    told = written(str(message("export.answer")))
    return f"<details><summary>{told}</summary>{inside}</details>"


def page(title: str, language: Language, body: str, *, more: str = "") -> bytes:
    """Return a page with the sheets' look; *more* belongs into its head."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        f"<title>{escape(title)}</title><style>{_fonts()}{STYLE}</style>{more}</head>\n"
        f"<body>{body}</body></html>\n"
    ).encode()


def _block(block: Block, language: Language) -> str:
    match block:
        case Heading(text, level):
            return f"<h{level}>{marked_text(text)}</h{level}>"
        case NameLine(fields):
            return _name_line(fields)
        case TextLine(text, lead, centred):
            kind = "school" if centred else "instruction" if lead else "note"
            told = f"<b>{escape(lead)}:</b> " if lead else ""
            return f'<p class="{kind}">{told}{marked_text(text)}</p>'
        case Shown(shown):
            return figure(shown, language)
        case Tasks(items, columns):
            kind = ' class="two"' if columns > 1 else ""
            return f"<ol{kind}>{''.join(_task(item, language) for item in items)}</ol>"
        case KeyEntries(items, columns):
            kind = ' class="two"' if columns > 1 else ""
            return f"<ol{kind}>{''.join(_answer(item, language) for item in items)}</ol>"
        case NewPage(is_key=is_key):
            return f'</section><section class="{"key" if is_key else "sheet"}">'


def _name_line(fields: tuple[tuple[str, str], ...]) -> str:
    kinds = ("name", "class", "number", "unit")
    parts = [
        f'<span class="{"filled" if filled else kind}">{escape(label)} {escape(filled)}</span>'
        for kind, (label, filled) in zip(kinds, fields, strict=False)
    ]
    return f'<div class="head">{"".join(parts)}</div>'


def _item(number: str, inside: str) -> str:
    return f'<li class="item"><span class="number">{number}</span> <div>{inside}</div></li>'


def _task(item: Task, language: Language) -> str:
    out = [marked_text(item.text)]
    if item.figure is not None:
        out.append(figure(item.figure, language))
    if item.choices:
        long = " long" if max(map(len, item.choices)) > NARROW else ""
        rows = "".join(f"<li>{marked_text(text)}</li>" for text in item.choices)
        out.append(f'<ul class="choices{long}">{rows}</ul>')
    if item.room:
        out.append('<div class="line"></div>')
    return _item(item.number, "".join(out))


def _answer(answer: KeyEntry, language: Language) -> str:
    out = [f'<span class="answer">{marked_text(answer.text)}</span>']
    if answer.spoken:
        out.append(f'<div class="spoken">{marked_text(answer.spoken)}</div>')
    if answer.figure is not None:
        out.append(figure(answer.figure, language))
    out.append(f'<div class="reason">{marked_text(answer.reason)}</div>')
    return _item(answer.number, "".join(out))


def _fonts() -> str:
    weights: tuple[tuple[Weight, int], ...] = (("Regular", 400), ("SemiBold", 600))
    return "".join(
        f"@font-face {{ font-family: Sarabun; font-weight: {number}; src: url(data:font/ttf;base64,"
        f"{b64encode(font_file(weight).read_bytes()).decode()}) }}"
        for weight, number in weights
    )


def marked_text(text: str) -> str:
    """Return *text* for HTML, its lone marks drawn, with a place to break between Thai words."""
    return marked_up(text, lambda run: escape(with_breaks(run)).replace(BREAK, "<wbr/>"))


def figure(shown: Figure, language: Language) -> str:
    """Return a figure as HTML."""
    if isinstance(shown, CellRow):
        return _cells(shown)
    if isinstance(shown, LetterGrid):
        return _grid(shown)
    if isinstance(shown, FillTable):
        kinds = {True: "wraps", False: "short"}
        head = "".join(f"<th>{marked_text(text)}</th>" for text in shown.header)
        rows = "".join(
            "<tr>"
            + "".join(
                f'<td class="{kinds[at == shown.wraps]}">{marked_text(text)}</td>'
                for at, text in enumerate(row)
            )
            + "</tr>"
            for row in shown.rows
        )
        return f'<table class="table">{f"<tr>{head}</tr>" if head else ""}{rows}</table>'
    out = []
    for picture in pictures(shown, language, width=170):
        data = b64encode(picture.svg.encode()).decode()
        out.append(
            f'<img alt="" style="width:{picture.width:.1f}mm" '
            f'src="data:image/svg+xml;base64,{data}"/>'
        )
    return "".join(out)


def _cells(shown: CellRow) -> str:
    out = []
    for place, text in enumerate(shown.texts):
        kind = ' class="gap"' if place in shown.gap_after else ""
        marks = "".join(
            f'<i class="{opening.slot}"></i>'
            for opening in shown.openings
            if opening.cell == place
            and opening.slot != "cell"
            and not text.startswith(tuple(MARKS))
        )
        out.append(f"<span{kind}>{marked_up(text)}{marks}</span>")
    loose = " loose" if shown.loose else ""
    return f'<div class="cells{loose}">{"".join(out)}</div>'


def _grid(shown: LetterGrid) -> str:
    ringed = {spot for run in shown.runs for spot in run.squares}
    rows = []
    for row, squares in enumerate(shown.rows):
        cells = []
        for column, square in enumerate(squares):
            if square is None:
                cells.append("<td></td>")
                continue
            kinds = ["square"]
            kinds += ["marked"] if square.marked else []
            kinds += ["ringed"] if (row, column) in ringed else []
            number = f"<sup>{square.corner}</sup>" if square.corner else ""
            cells.append(f'<td class="{" ".join(kinds)}">{number}{escape(square.text)}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table class="grid">{"".join(rows)}</table>'
