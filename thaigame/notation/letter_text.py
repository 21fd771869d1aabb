"""The letters of an alphabet in moves and positions: small ones for blanks, brackets for several.

A letter of several characters is written in brackets, ``[CH]``, small where a blank stands for
it, ``[ch]``. Where such a letter can be laid only as its one tile, CH without brackets is read
as that tile, and two tiles side by side are written ``C|H``; where it can be laid either way, each
letter without brackets is a tile of its own.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.text.alphabet import CUT
from thaigame.text.characters import is_foreign_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.text.alphabet import Alphabet

_blanks = re.compile(r"\?(\w)|\[\?=([^\]]+)\]").sub
_tile: Final = re.compile(r"\??(\w)").fullmatch


class Letter(NamedTuple):
    """A letter as written: whether a small one, and so a blank's."""

    text: str
    small: bool


def composed(text: str) -> tuple[str, list[int]]:
    """Return *text* with marks joined to their letters, and where each character stood."""
    out: list[str] = []
    origin: list[int] = []
    for at, ch in enumerate(text):
        joined = unicodedata.normalize("NFC", out[-1] + ch) if out and is_foreign_mark(ch) else ""
        if len(joined) == 1:
            out[-1] = joined
        else:
            out.append(ch)
            origin.append(at)
    return "".join(out), origin


def letters_at(text: str, at: int, alphabet: Alphabet) -> tuple[list[Letter], int]:
    """Return the letters that begin at *at* in *text*, and where the next ones do.

    A character that stands for other letters gives those; for none, an empty list.
    """
    if not alphabet.either:
        for letter in alphabet.several:
            written = text[at : at + len(letter)]
            if written in {letter, alphabet.small(letter)}:
                return [Letter(letter, written != letter)], at + len(letter)
    ch = text[at]
    capital = alphabet.capitals(ch)
    small = capital != ch and alphabet.small(capital) == ch
    if not small and capital != ch:
        return [Letter(ch, small=False)], at + 1
    return [Letter(each, small) for each in alphabet.letters(alphabet.form(ch))], at + 1


def apart(texts: Sequence[str], alphabet: Alphabet) -> str:
    """Return neighbouring letters as one text, cut where they would be read as one."""
    text = after = ""
    for each in reversed(texts):
        tile = _tile(each)
        letter = tile[1] if tile else ""
        longest = alphabet.longest_at(letter + after, 0) if letter and after else None
        joined = longest is not None and not alphabet.either
        text = each + (CUT if joined else "") + text
        after = "" if not letter else letter + ("" if joined else after)
    return text


def small_blanks(text: str, alphabet: Alphabet) -> str:
    """Return *text* with each letter of a blank in small, where it has a small form."""

    def written(found: re.Match[str]) -> str:
        small = alphabet.small(found[1] or found[2])
        if small is None:
            return found[0]
        return small if found[1] else f"[{small}]"

    return _blanks(written, text)


def several_in_bracket(content: str, alphabet: Alphabet) -> Letter | None:
    """Return the letter of several characters that a bracket holds, or None."""
    letter = alphabet.capitals(content)
    if letter not in alphabet.several or content not in {letter, alphabet.small(letter)}:
        return None
    return Letter(letter, content != letter)


def in_bracket(face: str, kind: str) -> str:
    """Return how a tile that shows a letter of several characters is written."""
    return f"[{face}]" if kind == face else f"[{kind}={face}]"
