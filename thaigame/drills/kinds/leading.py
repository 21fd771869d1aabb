"""How a word with a leading letter is read, or which of four words has one.

A misreading is one that is heard in class: without the leading tone, as a cluster, letter by
letter. The words to find it among have a cluster or an unwritten อะ, which look alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import READ_AS, DrillKind, Setting, balanced, drawn, part
from thaigame.drills.kinds.clusters import special
from thaigame.spelling.consonants import PHINTHU
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.drills.pool import PoolWord
    from thaigame.spelling import Syllable
    from thaigame.texts import Message

_LED: Final = "ห" + PHINTHU
_OWN: Final = 2  # letters of an initial that begins in the syllable itself or the one before
_ASK: Final = {
    "read": said("How is each word read?", "คำต่อไปนี้อ่านว่าอย่างไร"),
    "find": said("Choose the word with a leading letter.", "จงเลือกคำที่เป็นอักษรนำ"),
}
_WHICH: Final = said("Which word has a leading letter?", "คำใดเป็นอักษรนำ")
_ONE: Final = said(
    "{first} leads {second}: one syllable, with the tone of {first}",
    "{first} นำ {second} ออกเสียงพยางค์เดียว ผันเสียงตาม {first}",
)
_TWO: Final = said(
    "{first} leads {second}: first {first} with อะ, then the tone of {first} ({reading})",
    "{first} นำ {second} พยางค์หน้าออกเสียง อะ กึ่งเสียง พยางค์หลังผันเสียงตาม {first} ({reading})",
)


def _in_one(syllable: Syllable) -> bool:
    """Tell whether the leading letter is only heard in the tone: ห, and อ before ย."""
    return syllable.initial[0] == "ห" or syllable.initial == "อย"


def _leads(entry: PoolWord) -> Syllable | None:
    """Return the one syllable of the word that a letter leads, if all else in it is plain."""
    found = special(entry)
    if [each.initial_kind for each in found] != ["leading"] or len(found[0].initial) != _OWN:
        return None
    return found[0]


def _why(syllable: Syllable) -> Message:
    first, second = tuple(syllable.initial)
    if _in_one(syllable):
        return _ONE.of(first=first, second=second)
    return _TWO.of(first=first, second=second, reading=syllable.reading)


def _read_items(request: Request) -> Iterator[DrillItem]:
    led = request.settings["led"]
    groups: dict[str, list[tuple[PoolWord, Syllable]]] = {"one": [], "two": []}
    for entry in request.pool.entries:
        syllable = _leads(entry)
        if syllable is not None:
            groups["one" if _in_one(syllable) else "two"].append((entry, syllable))
    chosen = groups if led == "any" else {led: groups[led]}
    for _, (entry, syllable) in balanced(request.random, chosen, request.count):
        yield request.item(
            READ_AS.of(word=entry.word),
            entry.reading,
            _why(syllable),
            word=entry.word,
            wrong=_misreadings(entry, syllable),
        )


def _misreadings(entry: PoolWord, syllable: Syllable) -> Iterator[str]:
    """Yield how the word is misread: without the leading tone, as a cluster, letter by letter."""
    parts = entry.parts
    at = entry.syllables.index(syllable)
    first, heard = syllable.initial[0], parts[at]
    plain = heard.replace(_LED, "", 1)
    rest = parts[at + 1 :]
    yield "-".join([*parts[:at], plain, *rest])
    if _in_one(syllable):
        yield "-".join([*parts[:at], first + "ะ", plain, *rest])
        yield "-".join([*parts[:at], first + "อ", plain, *rest])
    elif at:
        before = parts[: at - 1]
        yield "-".join([*before, heard.replace("ห", first, 1), *rest])
        yield "-".join([*before, first + "อ", plain, *rest])
        yield "-".join([*before, parts[at - 1] + "า", plain, *rest])


def _find_items(request: Request) -> Iterator[DrillItem]:
    led, others = [], []
    for entry in request.pool.entries:
        syllable = _leads(entry)
        kinds = {each.initial_kind for each in special(entry)}
        if syllable is not None:
            led.append((entry, syllable))
        elif kinds == {"cluster"} or (not kinds and "unwritten a" in entry.features):
            others.append(entry.word)
    for entry, syllable in drawn(request.random, led, request.count):
        yield request.item(
            _WHICH,
            entry.word,
            f"{entry.word} ({entry.reading}): {_why(syllable)}",
            word=entry.word,
            wrong=drawn(request.random, others, 3),
        )


def _make(request: Request) -> list[DrillPart]:
    asked = request.settings["ask"]
    items = _find_items(request) if asked == "find" else _read_items(request)
    return part(_ASK[asked], items)


KIND: Final = DrillKind(
    name="leading",
    grade=2,
    title=said("Leading letters", "อักษรนำ"),
    summary=said(
        "words whose first consonant lends its tone to the second",
        "คำที่พยัญชนะตัวหน้านำเสียงวรรณยุกต์ของพยัญชนะตัวหลัง",
    ),
    make=_make,
    settings=(
        Setting(
            "ask",
            ("read", "find"),
            said(
                "read: how a word is read; find: the one of four",
                "read: คำอ่าน; find: หาคำจากสี่คำ",
            ),
        ),
        Setting(
            "led",
            ("any", "one", "two"),
            said(
                "one: ห or อ leads, one syllable; two: two syllables",
                "one: ห นำ หรือ อ นำ ย; two: อ่านสองพยางค์",
            ),
        ),
    ),
)
