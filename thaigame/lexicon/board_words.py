"""Which entries of a list are words that a game could lay at all, and why the others are not.

Lists hold more than words: sayings, abbreviations, patterns. What is said here holds for every
game of a script; whether a game's own tiles can make the word is asked where tiles are known.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from thaigame.lexicon.listed import MAI_YAMOK, board_form
from thaigame.text import DIGITS, cells, faults, script, show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.text import SaraAm
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

PlayScript = Literal["thai", "latin"]

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

_plain: Final = {
    "thai": re.compile("[ก-ฮะ-ฺเ-ๅ็-๎]+").fullmatch,
    "latin": re.compile("[A-Z]+").fullmatch,
}


def unplayable(
    entry: str,
    *,
    script: PlayScript,
    shortest: int = 2,
    longest: int | None = None,
    yamok: bool = False,
    sara_am: SaraAm = "whole",
) -> Message | None:
    """Say why *entry*, in the form lists use, is no word that a game could lay; None if it is one.

    *script* is the game's, *shortest* and *longest* are in squares, with ำ as *sara_am* says.
    With *yamok* the game has a tile for ๆ, which may end a word (T9); a space before it is never
    the word's. The first reason is given; its key is the slug.
    """
    word = board_form(entry)
    if not _plain[script](word):
        reason = _stranger(word, script, yamok=yamok)
        if reason is not None:
            return reason
    found = faults(word)
    if found:
        return message("lexicon.misspelt", fault=found[0].message)
    count = len(word) if script == "latin" else len(cells(word, sara_am=sara_am))
    if count < shortest:
        return message("lexicon.too_few_cells", cells=count, shortest=shortest)
    if longest is not None and count > longest:
        return message("lexicon.too_many_cells", cells=count, longest=longest)
    return None


def _stranger(word: str, wanted: PlayScript, *, yamok: bool) -> Message | None:
    """Say which character of *word* no game of the script can show."""
    for at, ch in enumerate(word):
        if ch in _NO_TILE:
            return message(_NO_TILE[ch])
        if ch == MAI_YAMOK and wanted == "thai":
            if not yamok:
                return message("lexicon.has_yamok")
            if at < len(word) - 1:
                return message("lexicon.yamok_inside")
        elif script(ch) in {"thai", "latin"} and script(ch) != wanted:
            return message("lexicon.wrong_script", ch=show(ch))
        elif script(ch) != wanted or (wanted == "latin" and not ch.isascii()):
            return message("lexicon.has_other", ch=show(ch))
    return None
