"""A word with a tone mark that its class does not take (ค๊ะ): find it among four, or write it right.

The wrong mark is the one that the tone heard is named after, which is how such words come about.
What is written that way is no word of any list here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, drawn, joined, part
from thaigame.drills.kinds.tone import MARK_OF
from thaigame.spelling import analyse, explain, with_mark
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord

_ASK: Final = {
    "spot": said(
        "Which word has a tone mark that cannot stand there?",
        "จงเลือกคำที่ใช้รูปวรรณยุกต์ผิด",
    ),
    "correct": said(
        "Each word has a tone mark that cannot stand there. Write it right.",
        "คำต่อไปนี้ใช้รูปวรรณยุกต์ผิด จงเขียนให้ถูกต้อง",
    ),
}
_WHICH: Final = said("Which word is wrong?", "คำใดใช้รูปวรรณยุกต์ผิด")
_RIGHT: Final = said("right: {word}", "ที่ถูกคือ {word}")


def _misheard(request: Request, entry: PoolWord) -> str | None:
    """Return a word of one syllable with the mark of the tone that is heard, if it is wrong."""
    syllable = entry.syllables[0]
    if len(entry.syllables) > 1:
        return None
    # ็ gives way to a tone mark, so with one the word would differ in two marks.
    if syllable.tone is None or syllable.silent or "็" in entry.word:
        return None
    mark = MARK_OF[syllable.tone]
    if mark in ("", syllable.mark):
        return None
    wrong = with_mark(syllable, mark)
    fault = analyse(wrong).fault
    impossible = fault is not None and fault.kind == "impossible tone"
    return wrong if impossible and not request.pool.is_word(wrong) else None


def _why(wrong: str) -> str:
    fault = analyse(wrong).fault
    if fault is None or fault.syllable is None:
        return ""
    return f"{wrong}: {explain(fault.syllable, 'tone')}"


def _make(request: Request) -> list[DrillPart]:
    random, form = request.random, request.settings["form"]
    pairs = [
        (entry, wrong)
        for entry in request.pool.toned
        if (wrong := _misheard(request, entry)) is not None
    ]
    marked = [entry.word for entry in request.pool.single if entry.syllables[0].mark]
    items = []
    for entry, wrong in drawn(random, pairs, request.count):
        reason = joined([_why(wrong), _RIGHT.of(word=entry.word)])
        if form == "spot":
            others = drawn(random, [word for word in marked if word != entry.word], 3)
            items.append(request.item(_WHICH, wrong, reason, word=entry.word, wrong=others))
        else:
            items.append(request.item(wrong, entry.word, reason, word=entry.word))
    return part(_ASK[form], items)


KIND: Final = DrillKind(
    name="impossible-tones",
    grade=2,
    title=said("Tone marks that cannot stand", "รูปวรรณยุกต์ที่ใช้ไม่ได้"),
    summary=said(
        "words written with a mark that their class does not take (ค๊ะ)",
        "คำที่ใช้รูปวรรณยุกต์ผิดหลักการผัน เช่น ค๊ะ",
    ),
    make=_make,
    settings=(
        Setting(
            "form",
            ("spot", "correct"),
            said(
                "spot: find the wrong one of four; correct: write it right",
                "spot: หาคำผิดจากสี่คำ; correct: เขียนแก้ให้ถูก",
            ),
        ),
    ),
)
