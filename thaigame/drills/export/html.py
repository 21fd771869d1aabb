"""A sheet as one HTML page that prints well: the font and all pictures are inside it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.breaks import BREAK, with_breaks
from thaigame.drills.export.head import choice_label, label, numbered, title_of
from thaigame.drills.export.pictures import pictures
from thaigame.drills.model import CellRow, FillTable, LetterGrid
from thaigame.render.fonts import font_file

if TYPE_CHECKING:
    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet, Figure
    from thaigame.render.fonts import Weight

STYLE: Final = """
@page { size: A4; margin: 16mm }
body { font: 16pt/1.6 Sarabun, sans-serif; max-width: 178mm; margin: 0 auto; color: #000 }
h1 { font-size: 20pt; text-align: center; margin: 0 } h2 { font-size: 16pt; margin: .6em 0 0 }
.head { display: flex; gap: 4mm; font-size: 12.5pt } .head span { flex: 1; white-space: nowrap;
  display: flex } .head span::after { content: ""; flex: 1; border-bottom: .3mm dotted #000;
  margin: 0 0 2mm 1mm } .head .filled::after { content: none } .head .name { flex: 3 }
.school, .note { text-align: center; font-size: 12.5pt } .instruction { font-size: 14pt }
ol { padding-left: 11mm; margin: 2mm 0; list-style: none } li.item { break-inside: avoid;
  position: relative; margin-bottom: 2mm } li.item > .number { position: absolute; left: -11mm }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(38mm, 1fr)); margin: 0;
  padding: 0; list-style: none } .choices.long { grid-template-columns: 1fr }
.line { border-bottom: .3mm dotted #000; height: 8mm }
.cells { display: flex; margin: 1mm 0 } .cells > span { min-width: 13mm; height: 14mm; border: .25mm
  solid #444; font-size: 20pt; text-align: center; line-height: 15mm; position: relative }
.cells.loose > span, .cells > .gap { margin-right: 4mm }
.cells i { position: absolute; border: .25mm dashed #444; width: 3.4mm; height: 3.4mm; right: .6mm }
.cells i.upper, .cells i.tone { top: .6mm } .cells i.lower { bottom: .6mm }
.cells i.base { width: 6mm; height: 5mm; left: 3.5mm; top: 4.5mm }
table { border-collapse: collapse; break-inside: avoid; margin: 1mm 0 } .table td, .table th {
  border: .25mm solid #444; min-width: 14mm; padding: 0 2mm; text-align: center; font-size: 14pt }
.table th, .marked { background: #e2e8f0; print-color-adjust: exact }
.grid td { width: 9mm; height: 9mm; padding: 0; text-align: center; font-size: 15pt; line-height: 1;
  position: relative } .grid td.square { border: .25mm solid #444 } .grid sup { position: absolute;
  left: .4mm; top: .2mm; font-size: 6.5pt } .grid td.ringed { background: #bfe3d3;
  print-color-adjust: exact } img { display: block; margin: 1mm 0; max-width: 100% }
.key { break-before: page; font-size: 14pt } .key .reason, .key .spoken { font-size: 12.5pt }
.key .answer { font-weight: 600 }
"""

NARROW: Final = 24
"""Characters of a choice that fit in a narrow column."""


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return *sheet* as an HTML document in UTF-8."""
    title = title_of(sheet)
    numbers = {id(item): head.number(number, sheet.lang) for number, _, item in numbered(sheet)}
    body = [f'<p class="school">{_text(head.school)}</p>'] if head.school else []
    body += [f"<h1>{_text(title)}</h1>", _name_line(sheet, head)]
    body += [_part(part, sheet, numbers) for part in sheet.parts]
    body += ['<section class="key">', f"<h1>{label('key', sheet.lang)}: {_text(title)}</h1>"]
    body += [f'<p class="note">{_text(note)}</p>' for note in sheet.notes]
    body += [_key_part(part, sheet, numbers) for part in sheet.parts]
    body.append("</section>")
    return (
        f'<!DOCTYPE html>\n<html lang="{sheet.lang}"><head><meta charset="utf-8"/>'
        f"<title>{escape(title)}</title><style>{_fonts()}{STYLE}</style></head>\n<body>"
        + "\n".join(body)
        + "</body></html>\n"
    ).encode()


def _fonts() -> str:
    weights: tuple[tuple[Weight, int], ...] = (("Regular", 400), ("SemiBold", 600))
    return "".join(
        f"@font-face {{ font-family: Sarabun; font-weight: {number}; src: url(data:font/ttf;base64,"
        f"{b64encode(font_file(weight).read_bytes()).decode()}) }}"
        for weight, number in weights
    )


def _text(text: str) -> str:
    """Return *text* for HTML, with a place to break the line between Thai words."""
    return escape(with_breaks(text)).replace(BREAK, "<wbr/>")


def _name_line(sheet: DrillSheet, head: Head) -> str:
    fields = []
    for name in ("name", "class", "class_number", "unit"):
        unit = head.date(head.unit, sheet.lang) if name == "unit" else ""
        kind = "filled" if unit else name
        fields.append(f'<span class="{kind}">{label(name, sheet.lang)} {escape(unit)}</span>')
    return f'<div class="head">{"".join(fields)}</div>'


def _part(part: DrillPart, sheet: DrillSheet, numbers: dict[int, str]) -> str:
    out = [f"<section><h2>{_text(part.title)}</h2>" if part.title else "<section>"]
    if part.instruction:
        lead = label("instruction", sheet.lang)
        out.append(f'<p class="instruction"><b>{lead}</b> {_text(part.instruction)}</p>')
    if part.bank:
        words = " · ".join(escape(word) for word in part.bank)
        out.append(f'<p class="instruction">{label("bank", sheet.lang)}: {words}</p>')
    if part.figure is not None:
        out.append(figure(part.figure, sheet))
    out.append("<ol>")
    if part.questions != "none":
        out += [_item(item, part, sheet, numbers[id(item)]) for item in part.items]
    return "\n".join([*out, "</ol></section>"])


def _item(item: DrillItem, part: DrillPart, sheet: DrillSheet, number: str) -> str:
    out = [f'<li class="item"><span class="number">{number}.</span> {_text(item.question)}']
    if item.figure is not None:
        out.append(figure(item.figure, sheet))
    if item.choices:
        long = " long" if max(map(len, item.choices)) > NARROW else ""
        rows = "".join(
            f"<li>{choice_label(place, sheet.lang)}. {_text(text)}</li>"
            for place, text in enumerate(item.choices)
        )
        out.append(f'<ul class="choices{long}">{rows}</ul>')
    elif part.questions == "answer" and not isinstance(item.figure, CellRow | FillTable):
        out.append('<div class="line"></div>')
    return "".join([*out, "</li>"])


def _key_part(part: DrillPart, sheet: DrillSheet, numbers: dict[int, str]) -> str:
    out = [f"<h2>{_text(part.title)}</h2>" if part.title else ""]
    if part.solution is not None:
        out.append(figure(part.solution, sheet))
    out.append("<ol>")
    for item in part.items:
        answers = [
            f"{choice_label(item.choices.index(text), sheet.lang)}. {text}"
            if text in item.choices
            else text
            for text in item.answers
        ]
        out.append(
            f'<li class="item"><span class="number">{numbers[id(item)]}.</span> '
            f'<span class="answer">{_text(", ".join(answers))}</span>'
        )
        if item.spoken:
            lead = label("read_aloud", sheet.lang)
            out.append(f'<div class="spoken">{lead}: {_text(item.spoken)}</div>')
        if item.solution is not None:
            out.append(figure(item.solution, sheet))
        out.append(f'<div class="reason">{_text(item.reason)}</div></li>')
    return "\n".join([*out, "</ol>"])


def figure(shown: Figure, sheet: DrillSheet) -> str:
    """Return a figure as HTML."""
    if isinstance(shown, CellRow):
        return _cells(shown)
    if isinstance(shown, LetterGrid):
        return _grid(shown)
    if isinstance(shown, FillTable):
        head = "".join(f"<th>{_text(text)}</th>" for text in shown.header)
        rows = "".join(
            "<tr>" + "".join(f"<td>{_text(text)}</td>" for text in row) + "</tr>"
            for row in shown.rows
        )
        return f'<table class="table">{f"<tr>{head}</tr>" if head else ""}{rows}</table>'
    out = []
    for picture in pictures(shown, sheet.lang, width=170):
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
            if opening.cell == place and opening.slot != "cell"
        )
        out.append(f"<span{kind}>{escape(text)}{marks}</span>")
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
            number = "" if square.number is None else f"<sup>{square.number}</sup>"
            cells.append(f'<td class="{" ".join(kinds)}">{number}{escape(square.text)}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table class="grid">{"".join(rows)}</table>'
