"""A sheet as tab-separated text in UTF-8, one item a line, for any spreadsheet or program."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

from thaigame.drills.export.head import numbered

if TYPE_CHECKING:
    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillSheet

COLUMNS = ("number", "question", "choices", "answer", "reason", "spoken")


_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return *sheet* as a table with a heading line; choices are joined by `` | ``.

    A cell that a spreadsheet would take for a formula has an apostrophe before it. A byte-order
    mark stands first, without which spreadsheets take Thai for another encoding.
    """
    del head
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t", lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for number, _, item in numbered(sheet):
        row = (item.question, " | ".join(item.choices), item.answer, item.reason, item.spoken)
        writer.writerow((number, *map(_harmless, row)))
    return out.getvalue().encode("utf-8-sig")


def _harmless(cell: str) -> str:
    """Return *cell* with an apostrophe before what a spreadsheet would take for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
