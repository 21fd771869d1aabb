"""ไตรยางศ์: the class of a consonant, its partner of the same sound, or the odd one of four.

ฃ and ฅ, which no word of today has, are asked of the class alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import (
    DrillKind,
    Setting,
    balanced,
    drawn,
    joined,
    mixed_choices,
    part,
    shuffled,
)
from thaigame.spelling import CLASS, HIGH, LOW, LOW_PAIRED, LOW_SINGLE, MID, pair_of
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.texts import Message

_CLASSES: Final = {"mid": MID, "high": HIGH, "low": LOW}
_NAMES: Final = {
    "mid": said("middle (อักษรกลาง)", "อักษรกลาง"),
    "high": said("high (อักษรสูง)", "อักษรสูง"),
    "low": said("low (อักษรต่ำ)", "อักษรต่ำ"),
}
_OBSOLETE: Final = "ฃฅ"
_ASK: Final = {
    "class": said("Which class is each consonant?", "พยัญชนะต่อไปนี้เป็นอักษรหมู่ใด"),
    "pair": said(
        "Choose the letter of the same sound in the other class.",
        "จงเลือกอักษรคู่ที่มีเสียงเดียวกัน",
    ),
    "odd": said(
        "Which consonant is not of the same class as the others?",
        "พยัญชนะตัวใดไม่เข้าพวก",
    ),
}
_PAIR_WHICH: Final = said("{letter} is a pair with", "อักษรที่เป็นคู่กับ {letter} คือ")
_PAIR: Final = said(
    "{letter} sounds like {pair} of the other class (อักษรคู่)",
    "{letter} เป็นอักษรคู่กับ {pair} มีเสียงพยัญชนะเดียวกัน",
)
_ODD: Final = said("the others are {class_}", "ตัวอื่นเป็น{class_}")
_OF_MID: Final = said(
    "{letter} is {class_}, one of nine: {letters}",
    "{letter} เป็น{class_} ซึ่งมี 9 ตัว: {letters}",
)
_OF_HIGH: Final = said(
    "{letter} is {class_}, one of eleven: {letters}",
    "{letter} เป็น{class_} ซึ่งมี 11 ตัว: {letters}",
)
_SINGLE: Final = said(
    "{letter} is {class_}, one of the ten without a high partner: {letters}",
    "{letter} เป็น{class_} (อักษรต่ำเดี่ยว 10 ตัว: {letters})",
)
_PAIRED: Final = said(
    "{letter} is {class_}; its high partner is {pair}",
    "{letter} เป็น{class_} (อักษรต่ำคู่) คู่กับอักษรสูง {pair}",
)


def _why(letter: str) -> Message:
    name = _NAMES[CLASS[letter]]
    for text, letters in ((_OF_MID, MID), (_OF_HIGH, HIGH), (_SINGLE, LOW_SINGLE)):
        if letter in letters:
            return text.of(letter=letter, class_=name, letters=" ".join(letters))
    return _PAIRED.of(letter=letter, class_=name, pair=" ".join(pair_of(letter)))


def _class_items(request: Request) -> Iterator[DrillItem]:
    for class_, letter in balanced(request.random, _CLASSES, request.count):
        yield request.item(letter, _NAMES[class_], _why(letter), choices=_NAMES.values())


def _pair_items(request: Request) -> Iterator[DrillItem]:
    for letter in drawn(request.random, LOW_PAIRED + HIGH, request.count):
        pair = pair_of(letter)
        right = request.random.choice([each for each in pair if each not in _OBSOLETE] or pair)
        same = HIGH if letter in LOW else LOW
        yield request.item(
            _PAIR_WHICH.of(letter=letter),
            right,
            _PAIR.of(letter=letter, pair=" ".join(pair)),
            wrong=shuffled(request.random, [each for each in same if each not in pair + _OBSOLETE]),
        )


def _odd_items(request: Request) -> Iterator[DrillItem]:
    random = request.random
    for class_, letter in balanced(random, _CLASSES, request.count):
        common = random.choice([name for name in _CLASSES if name != class_])
        wrong = drawn(random, [each for each in _CLASSES[common] if each not in _OBSOLETE], 3)
        choices = mixed_choices(random, letter, wrong)
        reason = joined([_why(letter), _ODD.of(class_=_NAMES[common])])
        yield request.item(" ".join(choices), letter, reason, choices=choices)


_MAKERS: Final = {"class": _class_items, "pair": _pair_items, "odd": _odd_items}


def _make(request: Request) -> list[DrillPart]:
    asked = request.settings["ask"]
    return part(_ASK[asked], _MAKERS[asked](request))


KIND: Final = DrillKind(
    name="consonant-classes",
    grade=1,
    title=said("The three classes of consonants", "ไตรยางศ์"),
    summary=said(
        "middle, high and low consonants and their pairs",
        "อักษรกลาง อักษรสูง อักษรต่ำ และอักษรคู่",
    ),
    make=_make,
    settings=(
        Setting(
            "ask",
            ("class", "pair", "odd"),
            said(
                "class: of one letter; pair: of the same sound; odd: one of four is another class",
                "class: อักษรหมู่ใด; pair: อักษรคู่; odd: ตัวใดไม่เข้าพวก",
            ),
        ),
    ),
)
