"""The teacher's script of words to read out, and the key with what is hard in each.

Of words that sound alike no ear can tell which is meant, so none is dictated unless the teacher's
list gives a clue, which is then read out too.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, drawn, joined, part
from thaigame.spelling import explain, sound
from thaigame.spelling.consonants import PLAIN
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord
    from thaigame.texts import Message

_ASK: Final = said(
    "Write the words that the teacher reads out, each twice.",
    "จงเขียนคำตามที่ครูบอก (ครูอ่านคำละสองครั้ง)",
)
_DICTATE: Final = said("{word} [{reading}]", "{word} [{reading}]")
_NO_VISARJANI: Final = said("{reading} is written without ะ", "{reading} ไม่ประวิสรรชนีย์")
_RU: Final = said("the ร of {reading} is written ฤ", "เสียง ร ใน {reading} เขียนด้วย ฤ")
_SOUNDS: Final = said("{letter} sounds like {sound}", "{letter} ออกเสียงเหมือน {sound}")
_AS_HEARD: Final = said("{word} is written as it is heard", "{word} เขียนตรงตามเสียงที่ได้ยิน")


def _make(request: Request) -> list[DrillPart]:
    heard = Counter(sound(entry.analysis) for entry in request.pool.entries)
    clear = [
        entry
        for entry in request.pool.entries
        if heard[sound(entry.analysis)] == 1 or request.pool.clue(entry.word)
    ]
    items = []
    for entry in drawn(request.random, clear, request.count):
        spoken = _DICTATE.of(word=entry.word, reading=entry.reading)
        clue = request.pool.clue(entry.word)
        items.append(
            request.item(
                "",
                entry.word,
                _hard_part(entry),
                word=entry.word,
                spoken=f"{spoken} ({clue})" if clue else spoken,
            )
        )
    return part(_ASK, items)


def _hard_part(entry: PoolWord) -> str:
    """Say what in the spelling is not simply heard."""
    reasons: list[Message] = []
    for syllable in entry.syllables:
        if not set(syllable.initial) <= set(syllable.text):
            reasons.append(_RU.of(reading=syllable.reading))
        elif syllable.initial_kind != "single":
            reasons.append(explain(syllable, "initial"))
        elif syllable.initial in PLAIN:
            reasons.append(_SOUNDS.of(letter=syllable.initial, sound=PLAIN[syllable.initial]))
        if syllable.silent:
            reasons.append(explain(syllable, "silent"))
        if syllable.final and syllable.final != "รร" and syllable.final not in "กดบนงมยว":
            reasons.append(explain(syllable, "final"))
        if syllable.vowel == "อะ" and not syllable.vowel_form:
            reasons.append(_NO_VISARJANI.of(reading=syllable.reading))
    return joined(reasons or [_AS_HEARD.of(word=entry.word)])


KIND: Final = DrillKind(
    name="dictation",
    grade=1,
    title=said("Dictation", "เขียนตามคำบอก"),
    summary=said(
        "the teacher's script, and the key with what is hard in each word",
        "บทบอกคำสำหรับครู พร้อมเฉลยและจุดที่ควรระวัง",
    ),
    make=_make,
)
