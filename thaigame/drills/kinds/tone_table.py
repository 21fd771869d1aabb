"""A syllable in every tone that its class can write; a dash where it cannot.

Rows are syllables without a mark and without silent letters, whose final is the letter of its
มาตรา. With ``partner=yes`` the high letter of the pair or a leading ห fills a low syllable's gaps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, balanced, grouped, joined, tone_name
from thaigame.drills.kinds.parts_table import WORD
from thaigame.drills.model import NOTHING, DrillPart, FillTable
from thaigame.spelling import TONES, conjugate, explain, is_direct_final
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import PoolWord
    from thaigame.spelling import ToneCell

_ASK: Final = {
    "no": said(
        "Write each word in every tone it can have. – is a tone that its class cannot write.",
        "จงผันวรรณยุกต์คำต่อไปนี้ (– คือเสียงที่ผันไม่ได้)",
    ),
    "yes": said(
        "Write each word in all five tones; use the high partner or a leading ห where needed.",
        "จงผันวรรณยุกต์คำต่อไปนี้ให้ครบเสียง โดยใช้อักษรสูงที่เป็นคู่หรือ ห นำช่วย (– คือเสียงที่ผันไม่ได้)",
    ),
}


def _make(request: Request) -> list[DrillPart]:
    partner, wanted = request.settings["partner"], request.settings["class"]

    def class_of(entry: PoolWord) -> str | None:
        syllable = entry.syllables[0]
        plain = len(entry.syllables) == 1 and not syllable.mark and not syllable.silent
        plain = plain and (not syllable.final or is_direct_final(syllable.final))
        plain = plain and syllable.vowel_form not in ("-็", "-รร")
        return syllable.class_ if plain and wanted in ("any", syllable.class_) else None

    rows, items = [], []
    groups = grouped(request.pool.toned, class_of)
    for _, entry in balanced(request.random, groups, request.count):
        syllable = entry.syllables[0]
        table = conjugate(entry.word)
        cells = _by_tone((*table.cells, *table.partner) if partner == "yes" else table.cells)
        row = tuple(cells.get(tone, NOTHING) for tone in TONES)
        rows.append((entry.word, *row))
        reason = joined([explain(syllable, "class"), explain(syllable, "live")])
        items.append(request.item(entry.word, " ".join(row), reason, word=entry.word))
    header = (str(WORD), *map(tone_name, TONES))
    empty = tuple((row[0], *(cell if cell == NOTHING else "" for cell in row[1:])) for row in rows)
    return [
        DrillPart(
            str(_ASK[partner]),
            tuple(items),
            figure=FillTable(header, empty),
            solution=FillTable(header, tuple(rows)),
            questions="none",
        )
    ]


def _by_tone(cells: Sequence[ToneCell]) -> dict[str, str]:
    """Return the first spelling of each tone: the syllable's own before its partner's."""
    found: dict[str, str] = {}
    for cell in cells:
        if cell.tone is not None:
            found.setdefault(cell.tone, cell.text)
    return found


KIND: Final = DrillKind(
    name="tone-table",
    grade=1,
    title=said("Tone tables", "ผันวรรณยุกต์"),
    summary=said("write a syllable in all its tones", "ผันคำให้ครบทุกเสียงที่ผันได้"),
    make=_make,
    settings=(
        Setting(
            "partner",
            ("no", "yes"),
            said(
                "yes: with the high partner or ห, so that low consonants have all five tones",
                "yes: ใช้อักษรคู่หรือ ห นำ ช่วยผันให้ครบห้าเสียง",
            ),
        ),
        Setting(
            "class",
            ("any", "mid", "high", "low"),
            said("the class of the initial", "หมู่ของพยัญชนะต้น"),
        ),
    ),
)
