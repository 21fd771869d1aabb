"""Whether the syllables of the sound อะ in a word are written with ะ; or which spelling is right.

A word has such syllables of one sort only. The wrong spelling has a ะ too many or too few and is no
word of any list here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import (
    CHOOSE_SPELLING,
    SPELT_FOR,
    DrillKind,
    Setting,
    balanced,
    grouped,
    part,
)
from thaigame.text import faults
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.drills.pool import PoolWord
    from thaigame.spelling import Analysis
    from thaigame.texts import Message

_VISARJANI: Final = "ะ"
_ASK: Final = said(
    "Is ะ written in each word?",
    "คำต่อไปนี้เป็นคำประวิสรรชนีย์หรือไม่ประวิสรรชนีย์",
)
_NAMES: Final = {
    True: said("ะ is written", "ประวิสรรชนีย์"),
    False: said("ะ is not written", "ไม่ประวิสรรชนีย์"),
}
_WHY: Final = {
    True: said(
        "read {reading}; the syllable {syllable} is written with ะ",
        "อ่านว่า [{reading}] พยางค์ {syllable} เขียนมีรูป ะ จึงประวิสรรชนีย์",
    ),
    False: said(
        "read {reading}; the syllable {syllable} is written without ะ",
        "อ่านว่า [{reading}] พยางค์ {syllable} ออกเสียง อะ แต่ไม่มีรูป ะ จึงไม่ประวิสรรชนีย์",
    ),
}


def _open_a(entry: PoolWord) -> list[int]:
    """Return the places of the open syllables of the sound อะ."""
    return [
        at
        for at, syllable in enumerate(entry.syllables)
        if syllable.vowel == "อะ" and not syllable.final
    ]


def _is_written(entry: PoolWord) -> bool | None:
    written = {bool(entry.syllables[at].vowel_form) for at in _open_a(entry)}
    return written.pop() if len(written) == 1 and len(entry.syllables) > 1 else None


def _why(entry: PoolWord, written: bool) -> Message:  # noqa: FBT001  the key of the two texts
    return _WHY[written].of(reading=entry.reading, syllable=entry.parts[_open_a(entry)[0]])


def _tell_items(request: Request) -> Iterator[DrillItem]:
    groups = grouped(request.pool.entries, _is_written)
    for written, entry in balanced(request.random, groups, request.count):
        yield request.item(
            entry.word,
            _NAMES[written],
            _why(entry, written),
            word=entry.word,
            choices=_NAMES.values(),
        )


def _spelling_items(request: Request) -> Iterator[DrillItem]:
    usable = [entry for entry in request.pool.entries if _other_spellings(request, entry)]
    groups = grouped(usable, _is_written)
    for written, entry in balanced(request.random, groups, request.count):
        yield request.item(
            SPELT_FOR.of(reading=entry.reading),
            entry.word,
            _why(entry, written),
            word=entry.word,
            wrong=_other_spellings(request, entry),
        )


def _other_spellings(request: Request, entry: PoolWord) -> list[str]:
    """Return the word with a ะ too many or too few, if that is no word."""
    analysis = entry.analysis
    found = []
    for at in _open_a(entry):
        places = analysis.places[at]
        last = places[-1]
        if entry.syllables[at].vowel_form:
            wrong = analysis.word[:last] + analysis.word[last + 1 :]
        elif len(places) == 1 and not _shared(analysis, last):
            wrong = analysis.word[: last + 1] + _VISARJANI + analysis.word[last + 1 :]
        else:
            continue
        if not faults(wrong) and not request.pool.is_word(wrong):
            found.append(wrong)
    return found


def _shared(analysis: Analysis, place: int) -> bool:
    word = analysis.word
    lead = place > 0 and word[place - 1] in "เแโไใ"  # ะ cannot part a lead vowel's letters
    return lead or sum(place in each for each in analysis.places) > 1


def _make(request: Request) -> list[DrillPart]:
    if request.settings["ask"] == "spelling":
        return part(CHOOSE_SPELLING, _spelling_items(request))
    return part(_ASK, _tell_items(request))


KIND: Final = DrillKind(
    name="prawisanchani",
    grade=3,
    title=said("ะ written or not", "คำประวิสรรชนีย์และไม่ประวิสรรชนีย์"),
    summary=said(
        "syllables of the sound อะ with ะ (มะนาว) or without (ขนม)",
        "พยางค์เสียง อะ ที่ประวิสรรชนีย์ (มะนาว) หรือไม่ (ขนม)",
    ),
    make=_make,
    settings=(
        Setting(
            "ask",
            ("tell", "spelling"),
            said(
                "tell: with ะ or without; spelling: choose the right one of two",
                "tell: ประวิสรรชนีย์หรือไม่; spelling: เลือกคำที่เขียนถูก",
            ),
        ),
    ),
)
