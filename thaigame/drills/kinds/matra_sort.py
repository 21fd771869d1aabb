"""Which มาตรา a word of one syllable belongs to: all nine are columns to tick on paper.

อำ ไอ ใอ เอา are in no item: books disagree about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, balanced, matra_name, part
from thaigame.spelling import MATRAS, explain, is_direct_final
from thaigame.spelling.tone import LIVE_VOWELS
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.drills.pool import PoolWord

OPEN: Final = "ก กา"
CONFUSED: Final = {
    OPEN: ("เกย", "เกอว", "กง"),
    "กก": ("กด", "กบ", "กง"),
    "กด": ("กบ", "กก", "กน"),
    "กบ": ("กด", "กก", "กม"),
    "กน": ("กด", "กม", "กง"),
    "กง": ("กน", "กม", "กก"),
    "กม": ("กน", "กบ", "กง"),
    "เกย": (OPEN, "เกอว", "กน"),
    "เกอว": (OPEN, "เกย", "กม"),
}
"""What a child hears or writes in a มาตรา's place."""

FINALS: Final = Setting(
    "finals",
    ("any", "direct"),
    said("direct: only finals that are their มาตรา's own letter", "direct: เฉพาะตัวสะกดที่ตรงมาตรา"),
)
_ASK: Final = said("Which มาตรา does each word belong to?", "คำต่อไปนี้อยู่ในมาตราตัวสะกดใด")


def matra_groups(request: Request) -> dict[str, list[PoolWord]]:
    """Return the words of one syllable by มาตรา."""
    groups: dict[str, list[PoolWord]] = {matra: [] for matra in MATRAS}
    direct = request.settings["finals"] == "direct"
    for entry in request.pool.single:
        syllable = entry.syllables[0]
        if syllable.vowel in LIVE_VOWELS or (direct and not _is_direct(entry)):
            continue
        groups[syllable.matra].append(entry)
    return groups


def _is_direct(entry: PoolWord) -> bool:
    final = entry.syllables[0].final
    return (not final or is_direct_final(final)) and not entry.syllables[0].silent


def sort_item(request: Request, matra: str, entry: PoolWord, *, few: bool = False) -> DrillItem:
    """Return an item "which มาตรา is this word in": of all nine, or of *few* that are confused."""
    return request.item(
        entry.word,
        matra_name(matra),
        explain(entry.syllables[0], "final"),
        word=entry.word,
        skill="matra",
        wrong=map(matra_name, CONFUSED[matra]) if few else (),
        choices=() if few else map(matra_name, MATRAS),
    )


def _make(request: Request) -> list[DrillPart]:
    chosen = balanced(request.random, matra_groups(request), request.count)
    return part(_ASK, [sort_item(request, matra, entry) for matra, entry in chosen])


KIND: Final = DrillKind(
    name="matra-sort",
    grade=1,
    title=said("Finals: sort the words", "มาตราตัวสะกด: จำแนกคำ"),
    summary=said("which มาตรา a word belongs to", "บอกว่าคำอยู่ในมาตราตัวสะกดใด"),
    make=_make,
    settings=(FINALS,),
)
