"""A sheet's questions for other programs: tab-separated text, Moodle, Kahoot, Anki.

These ask without the sheet: what needs its picture is left out, and what a teacher would read aloud
is never in the question, since it is the answer. A sheet of which nothing is left is refused.
"""

from __future__ import annotations

import csv
import io
import tempfile
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.lone import marked_up
from thaigame.drills.export.page import questions, title_of
from thaigame.drills.model import CHOICE_LETTERS
from thaigame.errors import DrillError
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.drills.export.page import Head, Question
    from thaigame.drills.model import DrillSheet

COLUMNS: Final = ("number", "question", "choices", "answer", "reason", "spoken")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_SPECIAL: Final = str.maketrans({mark: f"\\{mark}" for mark in "~=#{}:\\"})
FIRST_ROW: Final = 9
"""Where the questions begin in Kahoot's template; its heading stands in the row above."""

_SECONDS: Final = 30
_ANSWERS: Final = 4
_LONGEST_QUESTION: Final = 120
_LONGEST_ANSWER: Final = 75

ANKI_MODEL: Final = 1_507_332_841
"""The number of the card's form; a new one would make old cards another kind."""

_CARD: Final = (
    ".card { font: 28px/1.6 Sarabun, 'Noto Sans Thai', sans-serif; text-align: center } "
    ".reason, .instruction { font-size: 18px; color: #555 } .answer { font-weight: bold }"
)


def tsv(sheet: DrillSheet, _head: Head) -> bytes:
    """Return all items as a table with a heading line; choices are joined by `` | ``.

    A cell that a spreadsheet would take for a formula has an apostrophe before it. A byte-order
    mark stands first, without which spreadsheets take Thai for another encoding.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t", lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for number, _, item in questions(sheet):
        row = (item.question, " | ".join(item.choices), item.answer, item.reason, item.spoken)
        writer.writerow((number, *map(_harmless, row)))
    return out.getvalue().encode("utf-8-sig")


def _harmless(cell: str) -> str:
    """Return *cell* with an apostrophe before what a spreadsheet would take for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def gift(sheet: DrillSheet, _head: Head) -> bytes:
    """Return the items in Moodle's GIFT format: choices, several right ones, short answers."""
    asked = _askable(sheet, "gift")
    category = f"$CATEGORY: thaigame/{_gift_text(title_of(sheet)).replace('/', '-')}\n\n"
    return (category + "\n\n".join(map(_gift_question, asked)) + "\n").encode()


def _gift_question(question: Question) -> str:
    number, part, item = question
    lead = f"::{number}::[plain]{_gift_text(f'{part.instruction} {item.question}')}"
    reason = f"####{_gift_text(item.reason)}" if item.reason else ""
    if not item.choices:
        # One answer in words; where all of several are wanted they are written as one line.
        return f"{lead} {{={_gift_text(item.answer)}{reason}}}"
    right, wrong = len(item.right), len(item.choices) - len(item.right)
    signs = ("=", "~")
    if item.wants == "all":
        signs = f"~%{100 / right:.5f}%", f"~%{-100 / max(1, wrong):.5f}%"
    lines = [
        f"{signs[place not in item.right]}{_gift_text(text)}"
        for place, text in enumerate(item.choices)
    ]
    return f"{lead} {{\n" + "\n".join(lines) + f"\n{reason}}}"


def _gift_text(text: str) -> str:
    return text.replace("\n", " ").translate(_SPECIAL)


def xlsx(sheet: DrillSheet, _head: Head) -> bytes:
    """Return the items with choices as a workbook in the layout that Kahoot imports.

    It takes at most four answers, 120 characters a question and 75 an answer; items with more
    choices keep the right ones and the first of the others.
    """
    from openpyxl import Workbook
    from openpyxl.styles import Font

    asked = _askable(sheet, "xlsx")
    book = Workbook()
    page = book.active
    if page is None:
        raise DrillError(message("export.not_a_quiz", kind=sheet.kind, form="xlsx"))
    page.title = "Sheet1"
    page["B2"] = "Quiz template"
    page["B2"].font = Font(bold=True, size=16)
    page["B3"] = sheet.title
    heading = [
        "Question - max 120 characters",
        *(f"Answer {number} - max 75 characters" for number in range(1, _ANSWERS + 1)),
        "Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs",
        "Correct answer(s) - choose at least one",
    ]
    for column, text in enumerate(heading, start=2):
        page.cell(FIRST_ROW - 1, column, text).font = Font(bold=True)
    for place, question in enumerate(asked):
        row = (place + 1, *_quiz_row(question))
        for column, value in enumerate(row, start=1):
            cell = page.cell(FIRST_ROW + place, column, value)
            if isinstance(value, str):
                cell.data_type = "s"  # a word that begins with = is no formula
    for letter, width in zip("BCDEF", (60, 24, 24, 24, 24), strict=True):
        page.column_dimensions[letter].width = width
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _quiz_row(question: Question) -> list[str | int]:
    _, part, item = question
    wrong = [place for place in range(len(item.choices)) if place not in item.right]
    kept = sorted([*item.right, *wrong[: _ANSWERS - len(item.right)]])
    asked = f"{part.instruction} {item.question}".strip()
    texts = [item.choices[place][:_LONGEST_ANSWER] for place in kept]
    right = [str(number) for number, place in enumerate(kept, start=1) if place in item.right]
    return [
        (asked if len(asked) <= _LONGEST_QUESTION else item.question)[:_LONGEST_QUESTION],
        *texts,
        *[""] * (_ANSWERS - len(texts)),
        _SECONDS,
        ",".join(right),
    ]


def anki(sheet: DrillSheet, _head: Head) -> bytes:
    """Return an Anki deck: a card an item, the answer and its reason behind it.

    The same sheet gives the same notes, so importing it again changes no progress.
    """
    import genanki

    sides = {
        "name": "Card",
        "qfmt": '<div class="instruction">{{Instruction}}</div>{{Question}}',
        "afmt": '{{FrontSide}}<hr id="answer"><div class="answer">{{Answer}}</div>'
        '<div class="reason">{{Reason}}</div>',
    }
    fields = [{"name": name} for name in ("Instruction", "Question", "Answer", "Reason")]
    model = genanki.Model(ANKI_MODEL, "thaigame", fields=fields, templates=[sides], css=_CARD)
    name = f"{sheet.kind}-{sheet.lang}-{sheet.title}"
    # The same number for the same kind of sheet, of the size that Anki wants.
    number = int.from_bytes(sha256(name.encode()).digest()[:4], "big") | 1 << 30
    deck = genanki.Deck(number, title_of(sheet))
    for question in _askable(sheet, "apkg"):
        item = question.item
        choices = "".join(
            f"<br>{CHOICE_LETTERS[sheet.lang][place]}. {marked_up(text)}"
            for place, text in enumerate(item.choices)
        )
        texts = (item.answer, item.reason)
        note = genanki.Note(
            model=model,
            fields=[
                escape(question.part.instruction),
                marked_up(item.question) + choices,
                *map(marked_up, texts),
            ],
            guid=genanki.guid_for(
                sheet.kind, sheet.lang, sheet.seed, question.number, item.question
            ),
            tags=[f"thaigame::{item.skill}".replace(" ", "-")],
        )
        deck.add_note(note)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.apkg"
        genanki.Package(deck).write_to_file(path)
        return path.read_bytes()


def askable(sheet: DrillSheet, form: str) -> list[Question]:
    """Return the items that *form* (apkg, gift, xlsx) can ask, by their text alone."""
    asked = [each for each in questions(sheet) if each.item.question and not each.part.needs_figure]
    if form == "xlsx":
        asked = [x for x in asked if x.item.choices and len(x.item.right) <= _ANSWERS]
    return asked


def _askable(sheet: DrillSheet, form: str) -> list[Question]:
    """Return the items that *form* can ask; raise DrillError where there are none."""
    asked = askable(sheet, form)
    if not asked:
        raise DrillError(message("export.not_a_quiz", kind=sheet.kind, form=form))
    return asked
