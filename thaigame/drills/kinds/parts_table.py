"""A table to fill: a syllable's initial, vowel, final and tone mark, or a dash where there is none.

With ``silent=yes`` words with ์ are among them and a column asks for their silent letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, balanced, joined
from thaigame.drills.kinds.spell_out import PLAIN
from thaigame.drills.model import NOTHING, DrillPart, FillTable
from thaigame.spelling import explain
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.pool import PoolWord
    from thaigame.spelling import Syllable

WORD: Final = said("word", "คำ")
_ASK: Final = said(
    "Take each word apart and fill the table. Put a dash where there is nothing.",
    "จงแยกส่วนประกอบของคำแล้วเติมลงในตาราง ถ้าไม่มีให้ขีด –",
)
_COLUMNS: Final = (
    said("initial", "พยัญชนะต้น"),
    said("vowel", "สระ"),
    said("final", "ตัวสะกด"),
    said("tone mark", "วรรณยุกต์"),
    said("silent letters", "ตัวการันต์"),
)


def _make(request: Request) -> list[DrillPart]:
    silent = request.settings["silent"] == "yes"
    columns = _COLUMNS if silent else _COLUMNS[:-1]
    groups: dict[bool, list[PoolWord]] = {False: [], True: []} if silent else {False: []}
    for entry in request.pool.single:
        if entry.features <= PLAIN and bool(entry.syllables[0].silent) in groups:
            groups[bool(entry.syllables[0].silent)].append(entry)
    items, rows = [], []
    for _, entry in balanced(request.random, groups, request.count):
        syllable = entry.syllables[0]
        filled = _parts(syllable)[: len(columns)]
        rows.append((entry.word, *filled))
        answer = ", ".join(f"{column} {each}" for column, each in zip(columns, filled, strict=True))
        reason = joined(explain(syllable, name) for name in ("initial", "vowel", "final"))
        items.append(request.item(entry.word, answer, reason, word=entry.word))
    header = (str(WORD), *map(str, columns))
    empty = tuple((word, *[""] * len(columns)) for word, *_ in rows)
    return [
        DrillPart(
            str(_ASK),
            tuple(items),
            figure=FillTable(header, empty),
            solution=FillTable(header, tuple(rows)),
            questions="none",
        )
    ]


def _parts(syllable: Syllable) -> tuple[str, ...]:
    return (
        syllable.initial,
        syllable.vowel,
        syllable.final or NOTHING,
        f"◌{syllable.mark}" if syllable.mark else NOTHING,
        syllable.silent or NOTHING,
    )


KIND: Final = DrillKind(
    name="parts-table",
    grade=1,
    title=said("Parts of a word", "ตารางส่วนประกอบของคำ"),
    summary=said(
        "take a syllable apart: initial, vowel, final, tone mark",
        "แยกส่วนประกอบของคำ: พยัญชนะต้น สระ ตัวสะกด วรรณยุกต์",
    ),
    make=_make,
    settings=(
        Setting(
            "silent",
            ("no", "yes"),
            said(
                "yes: words with silent letters too, and a column for them",
                "yes: มีคำที่มีตัวการันต์ด้วย และมีช่องให้เติม",
            ),
        ),
    ),
)
