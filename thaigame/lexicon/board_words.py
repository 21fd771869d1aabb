"""Which entries of a list are words that a game could lay at all, and why the others are not.

Lists hold more than words: sayings, abbreviations, patterns. What is said here holds for every
game of a script; whether a game's own tiles can make the word is asked where tiles are known.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from thaigame.lexicon.listed import MAI_YAMOK, board_form
from thaigame.text import DIGITS, cells, faults, script, show
from thaigame.text.alphabet import CUT, script_of
from thaigame.text.lint import syllabary_faults
from thaigame.text.syllabary import Syllabary
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.text import SaraAm
    from thaigame.text.lint import TextFault
    from thaigame.text.writing import Writing
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

_NO_TILE: Final[Mapping[str, Key]] = {
    " ": "lexicon.has_space",
    "-": "lexicon.has_hyphen",
    ".": "lexicon.has_full_stop",
    "…": "lexicon.has_ellipsis",
    "'": "lexicon.has_apostrophe",
    "’": "lexicon.has_apostrophe",
    "ฯ": "lexicon.has_paiyannoi",
    **dict.fromkeys(DIGITS | frozenset("0123456789"), "lexicon.has_digit"),
}

_plain_thai = re.compile("[ก-ฮะ-ฺเ-ๅ็-๎]+").fullmatch
_plain_latin = re.compile("[A-Z]+").fullmatch


def unplayable(
    entry: str,
    *,
    writing: Writing | None = None,
    shortest: int = 2,
    longest: int | None = None,
    yamok: bool = False,
    sara_am: SaraAm = "whole",
) -> Message | None:
    """Say why *entry*, in the form lists use, is no word that a game could lay; None if it is one.

    *writing* is the game's, None for Thai; *shortest* and *longest* are in squares, with ำ as
    *sara_am* says. With *yamok* the game has a tile for ๆ, which may end a word (T9); a space
    before it is never the word's. The first reason is given; its key is the slug.
    """
    word = board_form(entry)
    if not (_plain_thai if writing is None else _plain_latin)(word):
        reason = _stranger(word, writing) if writing else _thai_stranger(word, yamok=yamok)
        if reason is not None:
            return reason
    found = _faults(word, writing)
    if found:
        return message("lexicon.misspelt", fault=found[0].message)
    squares = cells(word, sara_am=sara_am) if writing is None else writing.cells(word)
    if len(squares) < shortest:
        return message("lexicon.too_few_cells", cells=len(squares), shortest=shortest)
    if longest is not None and len(squares) > longest:
        return message("lexicon.too_many_cells", cells=len(squares), longest=longest)
    return None


def _thai_stranger(word: str, *, yamok: bool) -> Message | None:
    """Say which character of *word* no game in Thai can show."""
    for at, ch in enumerate(word):
        if ch in _NO_TILE:
            return message(_NO_TILE[ch])
        if ch == MAI_YAMOK:
            if not yamok:
                return message("lexicon.has_yamok")
            if at < len(word) - 1:
                return message("lexicon.yamok_inside")
        elif script(ch) == "latin":
            return message("lexicon.wrong_script", ch=show(ch))
        elif script(ch) != "thai":
            return message("lexicon.has_other", ch=show(ch))
    return None


def _faults(word: str, writing: Writing | None) -> tuple[TextFault, ...]:
    if writing is None:
        return faults(word)
    return syllabary_faults(word, writing) if isinstance(writing, Syllabary) else ()


def _stranger(word: str, writing: Writing) -> Message | None:
    """Say which character of *word* is no letter of a game's script."""
    for ch in word:
        if ch == CUT or writing.is_letter(ch):
            continue
        if ch in _NO_TILE:
            return message(_NO_TILE[ch])
        foreign = script(ch) == "thai" or script_of(ch)
        return message("lexicon.wrong_script" if foreign else "lexicon.has_other", ch=show(ch))
    return None
