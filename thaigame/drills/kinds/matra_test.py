"""Two tests of the same make on มาตราตัวสะกด, before and after the lesson, no word in both.

The items are those of ``matra-sort``, with four choices, and ``matra-find`` by turns; each test has
pages of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, balanced
from thaigame.drills.kinds.matra_find import find_item
from thaigame.drills.kinds.matra_sort import FINALS, matra_groups, sort_item
from thaigame.drills.model import DrillPart
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request

_ASK: Final = said("Choose the right answer.", "จงเลือกคำตอบที่ถูกต้อง")
_BEFORE: Final = said("Before the lesson", "แบบทดสอบก่อนเรียน")
_AFTER: Final = said("After the lesson", "แบบทดสอบหลังเรียน")


def _make(request: Request) -> list[DrillPart]:
    groups = matra_groups(request)
    chosen = balanced(request.random, groups, 2 * request.count)
    parts = []
    for title, half in ((_BEFORE, chosen[::2]), (_AFTER, chosen[1::2])):
        items = []
        for place, (matra, entry) in enumerate(half[: request.count]):
            item = find_item(request, matra, entry, groups) if place % 2 else None
            items.append(item or sort_item(request, matra, entry, few=True))
        parts.append(DrillPart(str(_ASK), tuple(items), title=str(title)))
    return parts


KIND: Final = DrillKind(
    name="matra-test",
    grade=1,
    title=said("Finals: test before and after", "แบบทดสอบก่อนเรียนและหลังเรียน: มาตราตัวสะกด"),
    summary=said(
        "two tests of the same make with different words",
        "แบบทดสอบคู่ขนานสองชุด คำไม่ซ้ำกัน",
    ),
    make=_make,
    settings=(FINALS,),
)
