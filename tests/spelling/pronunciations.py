"""Holds readings against the pronunciations in tests/data/spelling, and says what differs gravely.

Grave are another number of syllables, another initial, vowel quality, final sound or tone. Not
grave, since sources differ by convention: vowel length, the foreign final of a loan, and the high
or falling tone that a loan is spoken with where the tone table gives another.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.spelling.consonants import FINAL_SOUND, PHINTHU, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.spelling import Syllable

DATA: Final = Path(__file__).parent.parent / "data" / "spelling"
Sound = tuple[str, str, str, str]  # initial, vowel, final, tone
_GROUPS: Final = ("คขฃฅฆ", "ชฉฌ", "ซสศษ", "ทถฐฒธฑ", "พผภ", "ฟฝ", "ฮห", "รฤ")
_ALIKE: Final = {letter: group[0] for group in _GROUPS for letter in group}
_INSIDE: Final = {"อำ": ("อะ", "ม"), "ไอ": ("อะ", "ย"), "ใอ": ("อะ", "ย"), "เอา": ("อะ", "ว")}
_SHORT_OF: Final = {
    "อา": "อะ", "อี": "อิ", "อือ": "อึ", "อู": "อุ", "เอ": "เอะ", "แอ": "แอะ", "โอ": "โอะ",
    "ออ": "เอาะ", "เออ": "เออะ", "เอีย": "เอียะ", "เอือ": "เอือะ", "อัว": "อัวะ", "ฤ": "อึ",
}  # fmt: skip
_STOPS: Final = frozenset({"ก", "ด", "บ"})


def pronounced() -> dict[str, list[list[Sound]]]:
    """Return each word's pronunciations, syllable by syllable."""
    found: dict[str, list[list[Sound]]] = {}
    for word, column in _rows("pronounced.tsv"):
        ways = [way.split() for way in column.split("|")]
        found[word] = [[_sound(syllable) for syllable in way] for way in ways]
    return found


def differences() -> dict[str, str]:
    """Return the words where the dictionary or a rule is on our side, and our reading."""
    return {row[0]: row[1] for row in _rows("differences.tsv")}


def _rows(name: str) -> Iterable[list[str]]:
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield line.split("\t")


def _sound(text: str) -> Sound:
    initial, vowel, final, tone = text.split("-")
    return initial, vowel, final, tone


def heard(syllables: Iterable[Syllable]) -> list[Sound]:
    """Return what is heard of an analysis, in the form of the pronunciations."""
    return [_heard(syllable) for syllable in syllables]


def _heard(syllable: Syllable) -> Sound:
    final = "น" if syllable.final == "รร" else FINAL_SOUND.get(syllable.final[:1], "")
    vowel, final = _INSIDE.get(syllable.vowel, (syllable.vowel, final))
    return _initial(syllable.reading), vowel, final, syllable.tone or ""


def _initial(reading: str) -> str:
    at = 1 if reading[0] in "เแโไใ" else 0
    if reading[at + 1 : at + 2] != PHINTHU:
        return _letter(reading[at])
    second = reading[at + 2]
    return _letter(second) if reading[at] == "ห" else _letter(reading[at]) + _letter(second)


def _letter(letter: str) -> str:
    return _ALIKE.get(plain(letter), plain(letter))


def differs(ours: list[Sound], theirs: list[list[Sound]]) -> bool:
    """Tell whether a reading differs gravely from every pronunciation."""
    return all(len(ours) != len(each) or any(map(_is_grave, ours, each)) for each in theirs)


def _is_grave(ours: Sound, theirs: Sound) -> bool:
    initial, vowel, final, tone = ours
    if initial != theirs[0] or final != theirs[2]:
        return True
    if _SHORT_OF.get(vowel, vowel) != _SHORT_OF.get(theirs[1], theirs[1]):
        return True
    short = vowel not in _SHORT_OF
    dead = final in _STOPS or (not final and short)
    loan = (tone == "mid" and theirs[3] in {"falling", "high"}) or (
        tone in {"falling", "low"} and theirs[3] == "high" and dead
    )
    return tone != theirs[3] and not loan
