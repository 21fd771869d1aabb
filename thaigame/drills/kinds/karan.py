"""Which letters of a word ์ silences; or which spelling is right.

A word has one ์. Wrong spellings lack the ์ or its letters, set it on the letter before, or take a
letter of the same sound; none is a word of any list here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import (
    CHOICES,
    CHOOSE_SPELLING,
    SPELT_FOR,
    DrillKind,
    Setting,
    drawn,
    part,
)
from thaigame.drills.model import CHOICE_LETTERS
from thaigame.spelling.consonants import CONSONANTS, THANTHAKHAT
from thaigame.text import faults
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord

# Letters of one sound, which a child writes for one another where the sound is not even heard.
_ALIKE: Final = (
    "ทธฒฑ", "ถฐ", "ตฏ", "ศษส", "นณ", "ยญ", "รล", "คฆ", "พภ", "ชฌ", "กข", "ดฎ", "จช",
)  # fmt: skip
_ASK: Final = said(
    "Which letters of each word are not heard? (all of them, with their ◌์)",
    "คำต่อไปนี้มีตัวอักษรใดบ้างที่ไม่ออกเสียง (ตอบทุกตัวพร้อมไม้ทัณฑฆาต)",
)
_ONE: Final = said(
    "{silent}: ◌์ stands over {letters}, which is not heard; read {reading}",
    "{silent} ไม้ทัณฑฆาตอยู่บน {letters} จึงไม่ออกเสียง อ่านว่า [{reading}]",
)
_MORE: Final = said(
    "{silent}: ◌์ silences {letters} together; read {reading}",
    "{silent} ไม้ทัณฑฆาตทำให้ {letters} ไม่ออกเสียงด้วยกัน อ่านว่า [{reading}]",
)


def _silenced(entry: PoolWord) -> str | None:
    """Return the letters that the word's one ์ silences, with it; None for another number of ์."""
    if entry.word.count(THANTHAKHAT) != 1:
        return None
    silent = next(each.silent for each in entry.syllables if THANTHAKHAT in each.silent)
    return silent if silent in entry.word else None


def _make(request: Request) -> list[DrillPart]:
    random, spelling = request.random, request.settings["ask"] == "spelling"
    words = [(entry, silent) for entry in request.pool.entries if (silent := _silenced(entry))]
    if spelling:
        words = [(entry, silent) for entry, silent in words if _misspelt(request, entry, silent)]
    items = []
    for entry, silent in drawn(random, words, request.count):
        letters = silent.replace(THANTHAKHAT, "")
        why = (_ONE if len(letters) == 1 else _MORE).of(
            silent=silent, letters=" ".join(letters), reading=entry.reading
        )
        if spelling:
            wrong = drawn(random, _misspelt(request, entry, silent), 3)
            asked = SPELT_FOR.of(reading=entry.reading)
            items.append(request.item(asked, entry.word, why, word=entry.word, wrong=wrong))
        else:
            cuts = _other_cuts(entry, silent)
            items.append(request.item(entry.word, silent, why, word=entry.word, wrong=cuts))
    return part(CHOOSE_SPELLING if spelling else _ASK, items)


def _other_cuts(entry: PoolWord, silent: str) -> Iterator[str]:
    """Yield letters around the ์ that are too many or too few, each beginning with a consonant."""
    word = entry.word
    start = word.index(silent)
    end = start + len(silent)
    if len(silent.replace(THANTHAKHAT, "")) > 1 and silent[1] in CONSONANTS:
        yield silent[1:]
    before = [at for at in range(start - 1, -1, -1) if word[at] in CONSONANTS][:2]
    for at in before:
        yield word[at:end]
    # A choice that is the letter of another choice (ง) would be taken for it.
    for letter in (*(word[at] for at in before), *word[end:]):
        if letter in CONSONANTS and letter not in CHOICE_LETTERS["th"][:CHOICES]:
            yield letter


def _misspelt(request: Request, entry: PoolWord, silent: str) -> list[str]:
    """Return the word without ์, with it a letter too early, or on a letter of the same sound."""
    word = entry.word
    start = word.index(silent)
    end = start + len(silent)
    before, after = word[:start], word[end:]
    found = [before + silent.replace(THANTHAKHAT, "") + after, before + after]
    if silent[-1] == THANTHAKHAT and len(silent) > 1 and before and before[-1] in CONSONANTS:
        found.append(before + THANTHAKHAT + silent[:-1] + after)
    if silent[0] in CONSONANTS:
        found += [
            before + other + silent[1:] + after
            for letters in _ALIKE
            if silent[0] in letters
            for other in letters
            if other != silent[0]
        ]
    return [text for text in found if not faults(text) and not request.pool.is_word(text)]


KIND: Final = DrillKind(
    name="karan",
    grade=2,
    title=said("Silent letters with ◌์", "ตัวการันต์"),
    summary=said("letters that ◌์ silences", "พยัญชนะที่ไม่ออกเสียงเพราะมีไม้ทัณฑฆาต"),
    make=_make,
    settings=(
        Setting(
            "ask",
            ("letters", "spelling"),
            said(
                "letters: which are silent; spelling: choose the right spelling",
                "letters: ตัวใดไม่ออกเสียง; spelling: เลือกคำที่เขียนถูก",
            ),
        ),
    ),
)
