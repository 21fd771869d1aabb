"""A sheet as a workbook in the layout that Kahoot imports: a question, four answers, a time."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from openpyxl import Workbook
from openpyxl.styles import Font

from thaigame.drills.export.head import numbered
from thaigame.errors import DrillError
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet

FIRST_ROW: Final = 9
"""Where the questions begin in the quiz template; its heading stands in the row above."""

SECONDS: Final = 30
ANSWERS: Final = 4
LONGEST_QUESTION: Final = 120
LONGEST_ANSWER: Final = 75


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return the items with choices as a quiz; raise DrillError where there are none.

    The template takes at most four answers, 120 characters a question and 75 an answer; items with
    more choices keep the right ones and the first of the others.
    """
    del head
    book = Workbook()
    page = book.active
    if page is None:
        raise DrillError(message("export.not_a_quiz", kind=sheet.kind, form="xlsx"))
    page.title = "Sheet1"
    page["B2"] = "Quiz template"
    page["B2"].font = Font(bold=True, size=16)
    page["B3"] = sheet.title
    heading = ["Question - max 120 characters"]
    heading += [f"Answer {number} - max 75 characters" for number in range(1, ANSWERS + 1)]
    heading += [
        "Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs",
        "Correct answer(s) - choose at least one",
    ]
    for column, text in enumerate(heading, start=2):
        page.cell(FIRST_ROW - 1, column, text).font = Font(bold=True)
    rows = [
        _row(part, item)
        for _, part, item in numbered(sheet)
        if item.choices and not part.needs_figure and len(item.right) <= ANSWERS
    ]
    if not rows:
        raise DrillError(message("export.not_a_quiz", kind=sheet.kind, form="xlsx"))
    for place, row in enumerate(rows):
        page.cell(FIRST_ROW + place, 1, place + 1)
        for column, value in enumerate(row, start=2):
            cell = page.cell(FIRST_ROW + place, column, value)
            if isinstance(value, str):
                cell.data_type = "s"  # a word that begins with = is no formula
    page.column_dimensions["B"].width = 60
    for letter in "CDEF":
        page.column_dimensions[letter].width = 24
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _row(part: DrillPart, item: DrillItem) -> list[str | int]:
    kept = _kept(item)
    question = item.question or item.spoken
    if len(question) < len(part.instruction) + len(question) + 1 <= LONGEST_QUESTION:
        question = f"{part.instruction} {question}"
    texts = [item.choices[place][:LONGEST_ANSWER] for place in kept]
    right = [str(number) for number, place in enumerate(kept, start=1) if place in item.right]
    return [
        question[:LONGEST_QUESTION],
        *texts,
        *[""] * (ANSWERS - len(texts)),
        SECONDS,
        ",".join(right),
    ]


def _kept(item: DrillItem) -> list[int]:
    wrong = [place for place in range(len(item.choices)) if place not in item.right]
    return sorted([*item.right, *wrong[: ANSWERS - len(item.right)]])
