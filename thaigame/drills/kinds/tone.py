"""Which of the five tones is heard, as evenly from all five as the words allow.

Loan words whose spoken tone no rule gives (กราฟ) are not asked. With ``marks=differ`` only words
whose tone is not the one that their mark is named after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, balanced, grouped, part, tone_name
from thaigame.spelling import MARKS, TONES, explain
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord

MARK_OF: Final = dict(zip(TONES, MARKS, strict=True))
"""The mark that a tone is named after, which a child writes for it: the third tone's ๊."""

_ASK: Final = said("Which tone has each word?", "คำต่อไปนี้มีเสียงวรรณยุกต์ใด")


def _make(request: Request) -> list[DrillPart]:
    differ = request.settings["marks"] == "differ"

    def tone_of(entry: PoolWord) -> str | None:
        if len(entry.syllables) > 1:
            return None
        tone, mark = entry.syllables[0].tone, entry.syllables[0].mark
        return None if tone is None or (differ and MARK_OF[tone] == mark) else tone

    groups = grouped(request.pool.toned, tone_of)
    return part(
        _ASK,
        [
            request.item(
                entry.word,
                tone_name(tone),
                explain(entry.syllables[0], "tone"),
                word=entry.word,
                choices=map(tone_name, TONES),
            )
            for tone, entry in balanced(request.random, groups, request.count)
        ],
    )


KIND: Final = DrillKind(
    name="tone",
    grade=1,
    title=said("The tone of a syllable", "เสียงวรรณยุกต์"),
    summary=said("which tone is heard", "บอกเสียงวรรณยุกต์ของคำ"),
    make=_make,
    settings=(
        Setting(
            "marks",
            ("any", "differ"),
            said(
                "differ: only words whose tone is not the one their mark is named after",
                "differ: เฉพาะคำที่รูปกับเสียงวรรณยุกต์ไม่ตรงกัน",
            ),
        ),
    ),
)
