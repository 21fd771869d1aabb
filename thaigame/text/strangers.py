"""Characters that do not belong into a word of either script."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from thaigame.text.alphabet import CUT
from thaigame.text.characters import ZERO_WIDTH, is_foreign_mark, script

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.text.alphabet import Alphabet

STRANGER_KINDS: Final = (
    "mixed-script",
    "foreign-letter",
    "foreign-mark",
    "digit",
    "space",
    "emoji",
    "symbol",
    "control",
    "surrogate",
    "private-use",
    "unassigned",
)

# What dictionaries print inside a headword. Whether a game can play it is the game's affair.
_INSIDE_A_WORD: Final = frozenset("-.,'’…")

_BY_CATEGORY: Final = {
    "N": "digit",
    "L": "foreign-letter",
    "M": "foreign-mark",
    "P": "symbol",
    "S": "symbol",
    "Z": "space",
    "Cc": "control",
    "Cf": "control",
    "Cs": "surrogate",
    "Co": "private-use",
    "Cn": "unassigned",
}


def strangers(word: str) -> Iterator[tuple[str, int]]:
    """Yield the kind and index of each run of characters that *word* should not have."""
    before = ""
    first_script = ""
    for at, ch in enumerate(word):
        if ch in ZERO_WIDTH:
            continue
        whose = script(ch)
        if whose in {"thai", "latin"}:
            first_script = first_script or whose
            kind = "" if whose == first_script else "mixed-script"
        elif ch == " ":
            kind = "" if _stands_between(word, at) else "space"
        elif ch in _INSIDE_A_WORD:
            kind = ""
        else:
            kind = kind_of(ch)
            if kind == "foreign-mark" and before == "emoji":
                kind = "emoji"  # the selector of its look
        if kind and kind != before:
            yield kind, at
        before = kind


def strange_letters(form: str, alphabet: Alphabet) -> Iterator[tuple[str, int]]:
    """Yield the same for a word of a game with an alphabet, in the form that lists have."""
    before = ""
    for at, ch in enumerate(form):
        fine = alphabet.is_letter(ch) or ch == CUT or ch in _INSIDE_A_WORD
        between = ch == " " and _stands_between(form, at)
        kind = "" if fine or between else kind_of(ch)
        if kind and kind != before:
            yield kind, at
        before = kind


def _stands_between(word: str, at: int) -> bool:
    """Tell whether the space at *at* is inside the word and the last of its run."""
    return 0 < at < len(word) - 1 and word[at + 1] != " "


def kind_of(ch: str) -> str:
    """Return the kind of a character that a word should not have."""
    category = unicodedata.category(ch)
    if is_foreign_mark(ch):
        return "foreign-mark"
    if ch.isspace():
        return "space"
    if _is_emoji(ch):
        return "emoji"
    return _BY_CATEGORY.get(category) or _BY_CATEGORY[category[0]]


def _is_emoji(ch: str) -> bool:
    # The blocks that hold emoji and hardly anything else; the few outside are symbols too.
    return "\U0001f000" <= ch <= "\U0001faff" or "\u2600" <= ch <= "\u27bf"
