"""The word of a มาตรา among words of others; with ``answers=all`` every one of eight words.

The wrong words are of the มาตรา that are taken for the one asked for. อำ ไอ ใอ เอา are in no item.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import (
    CHOICES,
    DrillKind,
    Setting,
    balanced,
    drawn,
    joined,
    matra_name,
    part,
    shuffled,
)
from thaigame.drills.kinds.matra_sort import CONFUSED, FINALS, matra_groups
from thaigame.spelling import MATRAS, explain
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.drills.pool import PoolWord

_ALL: Final = 8  # words to find several among
_ASK: Final = said(
    "Choose the word of the มาตรา that is asked for.",
    "จงเลือกคำที่อยู่ในมาตราที่กำหนด",
)
_ASK_ALL: Final = said(
    "Find all the words of the มาตรา that is asked for.",
    "จงหาคำทุกคำที่อยู่ในมาตราที่กำหนด",
)
_WHICH: Final = said("Which word is in {matra}?", "คำใดอยู่ในมาตรา{matra}")
_WHICH_ALL: Final = said(
    "Which words are in {matra}? (all of them)", "คำใดบ้างอยู่ในมาตรา{matra} (ตอบทุกคำ)"
)


def _reason(entry: PoolWord) -> str:
    return f"{entry.word}: {explain(entry.syllables[0], 'final')}"


def find_item(
    request: Request, matra: str, entry: PoolWord, groups: Mapping[str, Sequence[PoolWord]]
) -> DrillItem | None:
    """Return an item "which of these is in แม่...", or None where there are too few others."""
    random = request.random
    others = [
        random.choice(groups[other]).word
        for other in dict.fromkeys((*CONFUSED[matra], *shuffled(random, MATRAS)))
        if other != matra and groups[other]
    ]
    if len(others) < CHOICES - 1:
        return None
    return request.item(
        _WHICH.of(matra=matra_name(matra)),
        entry.word,
        _reason(entry),
        word=entry.word,
        skill="matra",
        wrong=others,
    )


def _find_all_item(
    request: Request, matra: str, entry: PoolWord, groups: Mapping[str, Sequence[PoolWord]]
) -> DrillItem | None:
    random = request.random
    mates = [other for other in groups[matra] if other is not entry]
    right = [entry, *drawn(random, mates, 1 + random.below(3))]
    others = [other for name in CONFUSED[matra] for other in groups[name]]
    wrong = drawn(random, others, _ALL - len(right))
    if len(wrong) < CHOICES - 1:
        return None
    words = shuffled(random, [*right, *wrong])
    answers = [found for found in words if found in right]
    return request.item(
        _WHICH_ALL.of(matra=matra_name(matra)),
        [found.word for found in answers],
        joined(map(_reason, answers)),
        word=entry.word,
        skill="matra",
        choices=[found.word for found in words],
        wants="all",
    )


def _make(request: Request) -> list[DrillPart]:
    groups = matra_groups(request)
    every = request.settings["answers"] == "all"
    make = _find_all_item if every else find_item
    chosen = balanced(request.random, groups, request.count)
    items = (make(request, matra, entry, groups) for matra, entry in chosen)
    return part(_ASK_ALL if every else _ASK, filter(None, items))


KIND: Final = DrillKind(
    name="matra-find",
    grade=1,
    title=said("Finals: find the words", "มาตราตัวสะกด: หาคำ"),
    summary=said("find the words of one มาตรา", "หาคำในมาตราตัวสะกดที่กำหนด"),
    make=_make,
    settings=(
        Setting(
            "answers",
            ("one", "all"),
            said(
                "one: one word is right; all: several are, find them all",
                "one: คำตอบเดียว; all: มีหลายคำ หาให้ครบ",
            ),
        ),
        FINALS,
    ),
)
