"""Tone: คำเป็นคำตาย and the table of ไตรยางศ์, with its wrong cells."""

from __future__ import annotations

from typing import Final, Literal, get_args

from thaigame.arguments import door, of_kind, one_of
from thaigame.spelling.consonants import LIVE_MATRAS, OPEN, Class

Tone = Literal["mid", "low", "falling", "high", "rising"]
Length = Literal["short", "long"]

TONES: Final[tuple[Tone, ...]] = ("mid", "low", "falling", "high", "rising")
MARKS: Final = ("", "่", "้", "๊", "๋")

# Vowels that count as ending in a sonorant although they are written without a final.
LIVE_VOWELS: Final = frozenset({"อำ", "ไอ", "ใอ", "เอา"})

_MID_LIVE: Final = ("mid", "low", "falling", "high", "rising")

# (class, live, length) -> the tone of each mark in MARKS; None where the mark is wrong.
# Length decides only for dead syllables of the low class.
_TABLE: Final[dict[tuple[Class, bool, Length], tuple[Tone | None, ...]]] = {
    ("mid", True, "short"): _MID_LIVE,
    ("mid", True, "long"): _MID_LIVE,
    ("mid", False, "short"): ("low", None, "falling", "high", "rising"),
    ("mid", False, "long"): ("low", None, "falling", "high", "rising"),
    ("high", True, "short"): ("rising", "low", "falling", None, None),
    ("high", True, "long"): ("rising", "low", "falling", None, None),
    ("high", False, "short"): ("low", None, "falling", None, None),
    ("high", False, "long"): ("low", None, "falling", None, None),
    ("low", True, "short"): ("mid", "falling", "high", None, None),
    ("low", True, "long"): ("mid", "falling", "high", None, None),
    ("low", False, "short"): ("high", "falling", None, None, "rising"),
    ("low", False, "long"): ("falling", None, "high", None, "rising"),
}


def is_live(matra: str, vowel: str, length: Length) -> bool:
    """Tell คำเป็น (True) from คำตาย: by the final, else by the vowel's length."""
    if matra != OPEN:
        of_kind("matra", matra, str)
        return matra in LIVE_MATRAS
    return length == "long" or vowel in LIVE_VOWELS


@door
def tone(class_: Class, mark: str, *, live: bool, length: Length) -> Tone | None:
    """Return the tone, or None where the table has no such mark (คุ๊ก, ช๊อก).

    Raise ArgumentError for a class, a mark or a length that there is not.
    """
    tones = tone_row(class_, live=live, length=length)
    one_of("mark", mark, MARKS)
    return tones[MARKS.index(mark)]


@door
def tone_row(class_: Class, *, live: bool, length: Length) -> tuple[Tone | None, ...]:
    """Return the tones of the five marks in the order of MARKS; None marks a wrong cell.

    Raise ArgumentError for a class or a length that there is not.
    """
    tones = _TABLE.get((class_, live, length))
    if tones is None:
        one_of("class_", class_, get_args(Class))
        one_of("length", length, get_args(Length))
    return _TABLE[class_, live, length]
