"""Words that are often misspelt: choose the right form, write it, or tell right from wrong.

The pairs are those of ``lexicon/spelling/misspelt.tsv``, each with the kind of its fault. The
reason names it, and what the wrong form lacks or has too much. A word in which children make
several mistakes is asked with three or four forms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import (
    CHOICES,
    CHOOSE_SPELLING,
    DrillKind,
    Setting,
    joined,
    part,
    shuffled,
)
from thaigame.drills.lists import pairs, unfit_in
from thaigame.drills.pool import grade_of
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.lists import MisspeltPair
    from thaigame.drills.model import DrillItem, DrillPart

_ASK: Final = {
    "choose": CHOOSE_SPELLING,
    "correct": said(
        "These words are misspelt. Write them right.",
        "คำต่อไปนี้เขียนผิด จงเขียนให้ถูกต้อง",
    ),
    "judge": said("Is each word spelt right or wrong?", "คำต่อไปนี้เขียนถูกหรือเขียนผิด"),
}
_WHICH: Final = said("Which spelling is right?", "คำใดเขียนถูกต้อง")
_YES: Final = said("right", "ถูก")
_NO: Final = said("wrong", "ผิด")


def _make(request: Request) -> list[DrillPart]:
    form = request.settings["form"]
    known = list(pairs())
    if request.settings["pairs"] == "fitting":
        known = [pair for pair in known if _fits(request, pair.right)]
    # Some words have more than one wrong form, and each word is asked once.
    distinct = {pair.right: pair for pair in shuffled(request.random, known)}
    chosen = list(distinct.values())[: request.count]
    if form == "judge":
        return part(_ASK[form], _judge_items(request, chosen))
    make = _choose_item if form == "choose" else _correct_item
    return part(_ASK[form], [make(request, pair) for pair in chosen])


def _fits(request: Request, word: str) -> bool:
    """Tell whether a word is of the teacher's list, or of the level where there is no list."""
    if request.own_words or request.level is None:
        return not request.own_words or word in request.pool.words
    return grade_of(word) <= request.level and word not in unfit_in(request.level)


def _correct_item(request: Request, pair: MisspeltPair) -> DrillItem:
    return request.item(pair.wrong, pair.right, pair.reason, word=pair.right)


def _choose_item(request: Request, pair: MisspeltPair) -> DrillItem:
    others = [other for other in pairs() if other.right == pair.right][: CHOICES - 1]
    return request.item(
        _WHICH,
        pair.right,
        joined(other.reason for other in others),
        word=pair.right,
        wrong=[other.wrong for other in others],
    )


def _judge_items(request: Request, chosen: Sequence[MisspeltPair]) -> list[DrillItem]:
    """Return items that ask of a word if it is right; half of the words are wrong."""
    items = []
    for place, pair in enumerate(chosen):
        shown, answer = (pair.right, _YES) if place % 2 == 0 else (pair.wrong, _NO)
        items.append(request.item(shown, answer, pair.reason, word=pair.right, choices=(_YES, _NO)))
    return shuffled(request.random, items)


KIND: Final = DrillKind(
    name="misspelt",
    grade=3,
    title=said("Words often misspelt", "คำที่มักเขียนผิด"),
    summary=said(
        "right and wrong spellings of common words",
        "คำที่มักเขียนผิด เลือกหรือแก้ให้ถูกต้อง",
    ),
    make=_make,
    settings=(
        Setting(
            "form",
            ("choose", "correct", "judge"),
            said(
                "choose: the right one; correct: write it right; judge: half of them are wrong",
                "choose: เลือกคำถูก; correct: แก้คำผิด; judge: บอกว่าถูกหรือผิด",
            ),
        ),
        Setting(
            "pairs",
            ("fitting", "all"),
            said(
                "fitting: only words of the level or of the teacher's list; all: all pairs",
                "fitting: เฉพาะคำในระดับชั้นหรือในรายการของครู; all: ทุกคู่",
            ),
        ),
    ),
)
