"""How many columns of a terminal a text takes."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final, Literal, get_args

from thaigame.arguments import door, one_of
from thaigame.text.characters import MARKS, ZERO_WIDTH

Align = Literal["<", ">", "^"]

_SOFT_HYPHEN: Final = "\u00ad"  # terminals show it
_JOINER: Final = "\u200d"
_EMOJI_LOOK: Final = "\ufe0f"
_SKIN_FIRST: Final = "\U0001f3fb"  # the five skin tones colour the emoji before them
_SKIN_LAST: Final = "\U0001f3ff"

_thai_marks = re.compile(f"[{''.join(sorted(MARKS))}]").findall
_is_plain = re.compile(r"[ -~\u0e01-\u0e3a\u0e3f-\u0e5b]*").fullmatch


@door
def display_width(text: str) -> int:
    """Return the columns that *text* takes in a terminal.

    Thai and other combining marks, invisible characters and controls take none, East Asian wide
    characters and emoji two; a sequence of emoji joined to one picture counts as its first.
    """
    if _is_plain(text):
        return len(text) - len(_thai_marks(text))
    columns = 0
    before = ""
    for ch in text:
        if ch == _EMOJI_LOOK and before and _width(before) == 1 and not before.isalpha():
            columns += 1
        elif before != _JOINER and not (before and _SKIN_FIRST <= ch <= _SKIN_LAST):
            columns += _width(ch)
        before = ch
    return columns


@door
def pad(text: str, width: int, align: Align = "<") -> str:
    """Return *text* with spaces to fill *width* columns, at its right, its left or around it.

    A text that is wider already is returned as it is. Raise ArgumentError for another *align*.
    """
    one_of("align", align, get_args(Align))
    spaces = max(0, width - display_width(text))
    if align == "<":
        return text + " " * spaces
    if align == ">":
        return " " * spaces + text
    return " " * (spaces // 2) + text + " " * (spaces - spaces // 2)


@lru_cache(maxsize=4096)
def _width(ch: str) -> int:
    if ch == _SOFT_HYPHEN:
        return 1
    category = unicodedata.category(ch)
    if ch in ZERO_WIDTH or category in {"Mn", "Me", "Mc", "Cc", "Cf", "Zl", "Zp"}:
        return 0
    if "\u1160" <= ch <= "\u11ff" or "\ud7b0" <= ch <= "\ud7ff" or ch in "\u3164\uffa0":
        return 0  # vowels and finals that join the Korean syllable before them, and its fillers
    return 2 if unicodedata.east_asian_width(ch) in {"W", "F"} else 1
