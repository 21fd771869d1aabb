"""Whether a syllable is คำเป็น or คำตาย, half of each as far as the words allow.

The reason names what decides: the มาตรา of the final, or the vowel and its length.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, balanced, grouped, part
from thaigame.spelling import explain, live_name
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart

_ASK: Final = said("Is each word คำเป็น or คำตาย?", "คำต่อไปนี้เป็นคำเป็นหรือคำตาย")


def _make(request: Request) -> list[DrillPart]:
    groups = grouped(request.pool.single, lambda entry: entry.syllables[0].live)
    return part(
        _ASK,
        [
            request.item(
                entry.word,
                live_name(live=live),
                explain(entry.syllables[0], "live"),
                word=entry.word,
                choices=(live_name(live=True), live_name(live=False)),
            )
            for live, entry in balanced(request.random, groups, request.count)
        ],
    )


KIND: Final = DrillKind(
    name="live-dead",
    grade=4,
    title=said("Live and dead syllables", "คำเป็น คำตาย"),
    summary=said("คำเป็น or คำตาย", "จำแนกคำเป็นคำตาย"),
    make=_make,
)
