"""Thai dictionary order, the same that Unicode's collation has for Thai.

A vowel written before its consonant counts after it; tone marks, ็ and ์ only decide between
words that are otherwise equal; spaces, hyphens, ๆ and ฯ do not count.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import chain
from typing import Final

from thaigame.arguments import door
from thaigame.text.characters import (
    CONSONANTS,
    DIGITS,
    LEAD_VOWELS,
    NIKHAHIT,
    PHINTHU,
    SARA_AA,
    SARA_AM,
    THAI,
    WORD_SIGNS,
)
from thaigame.text.normalize import canonical

SortKey = tuple[str, str, str, bool, str]

_PLAIN: Final = "\0"  # the weight of what makes no difference on a level
_AFTER_THAI: Final = "\ue000"  # before a letter of another script
_ACCENT: Final = "๎์็่้๊๋"  # decide on the second level only, lightest first

# Thai code points are in dictionary order but for ํ, which comes before all vowels, and ฺ, which
# comes after them. They take the places of ฯ and ๆ, which do not count.
_FIRST: Final[dict[int, str | None]] = {
    **{ord(ch): ch for ch in THAI},
    **{ord(ch): str(unicodedata.digit(ch)) for ch in DIGITS},
    **dict.fromkeys(map(ord, _ACCENT)),
    **dict.fromkeys(map(ord, WORD_SIGNS)),
    ord(NIKHAHIT): "ฯ",
    ord(PHINTHU): "ๆ",
    ord(SARA_AM): SARA_AA + "ฯ",
    ord("ๅ"): SARA_AA,
}
_SECOND: Final[dict[int, str | None]] = {
    **{ord(ch): _PLAIN for ch in THAI},
    **{ord(ch): chr(weight) for weight, ch in enumerate(_ACCENT, start=1)},
    **dict.fromkeys(map(ord, WORD_SIGNS)),
    ord(SARA_AM): _PLAIN * 2,
}
_THIRD: Final[dict[int, str | None]] = {**_SECOND, ord("ๅ"): "\1"}

_swap_lead_vowels = re.compile(
    f"([{''.join(sorted(LEAD_VOWELS))}])([{''.join(sorted(CONSONANTS))}])"
).sub
_is_thai = re.compile(r"[\u0e01-\u0e3a\u0e3f-\u0e5b]*").fullmatch


@door
def sort_key(word: str) -> SortKey:
    """Return a key that sorts words, Thai or Latin, as a Thai dictionary does.

    Digits come before Thai letters and these before Latin; accents and then capitals decide
    between Latin words that are otherwise equal. The key compares letters, then marks, then
    forms of a letter (ๅ, capitals); another way of typing a word comes before its canonical form,
    and last the word itself decides, so that no two words share a key.
    """
    typed = canonical(word)
    text = _swap_lead_vowels(r"\2\1", typed)
    if _is_thai(text):
        levels = text.translate(_FIRST), text.translate(_SECOND), text.translate(_THIRD)
        return *levels, word == typed, word
    first: list[str] = []
    second: list[str] = []
    third: list[str] = []
    # Letter by letter: a long run of marks costs the normalisation of a whole text quadratic time.
    for ch in chain.from_iterable(unicodedata.normalize("NFD", each) for each in text):
        if ch in THAI:
            for level, table in ((first, _FIRST), (second, _SECOND), (third, _THIRD)):
                level.append(table[ord(ch)] or "")
            continue
        category = unicodedata.category(ch)[0]
        if category == "M":
            second.append(ch)
        elif category not in "CPZ":
            first.append(_AFTER_THAI + ch.lower() if ch.isalpha() else ch)
            second.append(_PLAIN)
            third.append("\1" if ch.isupper() else _PLAIN)
    return "".join(first), "".join(second), "".join(third), word == typed, word
