"""The form in which lists hold words, and what no list may hold as one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from thaigame.errors import LexiconError
from thaigame.text import canonical, faults, show
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message

LONGEST_WORD: Final = 200  # characters; the longest entry of the Thai dictionary has 51

_is_latin_word = re.compile(r"[A-Z]+").fullmatch
_no_letter = re.compile(r"[^A-Z]").search
_thai_letter = re.compile(r"[ก-ฺเ-๎]").search


def tidy(word: str) -> str:
    """Return *word* in the form lists use: canonical, Latin letters in capitals.

    Nothing is checked: what is no word stays none.
    """
    return word.upper() if word.isascii() else canonical(word)


def no_word(word: str) -> Message | None:
    """Say why *word*, already in the form lists use, cannot stand in a list; None if it can.

    A list may hold what no board can: Thai entries of several words, ๆ, ฯ, abbreviations in one
    cell. What it may not hold is what can only be a slip: other characters, two scripts in one
    word, a spelling fault; nor an English word with anything but letters (S4).
    """
    if _is_latin_word(word):
        return None
    if not word:
        return message("lexicon.empty_word")
    if len(word) > LONGEST_WORD:
        return message("lexicon.too_long", length=len(word), longest=LONGEST_WORD)
    if not _thai_letter(word):
        other = _no_letter(word)
        ch = other[0] if other else ""
        if ch.isspace():
            return message("lexicon.several_words")
        return message("lexicon.sign_in_latin", ch=show(ch))
    found = faults(word)
    return found[0].message if found else None


def listed_form(word: str) -> str:
    """Return *word* in the form lists use; raise LexiconError if it can stand in none."""
    tidied = tidy(word)
    reason = no_word(tidied)
    if reason is not None:
        raise LexiconError(message("lexicon.no_word", word=shortened(word), reason=reason), at=word)
    return tidied


def shortened(text: str, longest: int = 40) -> str:
    """Return *text* cut for a message."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
