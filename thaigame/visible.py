"""Text of others made fit to be looked at: what rules a screen is shown instead of obeyed.

Names, titles, notes, words and paths come from files and from people. A character in them that
moves the cursor, hides or colours what follows, or turns the direction of reading would make a
screen, a page or a message say something else than the program does.
"""

from __future__ import annotations

import unicodedata
from typing import Final

FILLERS: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180D),
        (0x180F, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Letters, marks and symbols without ink, which Unicode counts among what can be printed.

A joiner of graphemes, fillers of Korean and Khitan, the inherent vowels of Khmer, Mongolian and
other selectors of a form, the blank of Braille, the note without a head.
"""


def visible(text: str) -> str:
    """Return *text* as one line, each character that shows nothing itself written like <U+202E>.

    Those are controls, line breaks among them, direction marks and other invisible characters,
    fillers, and what is no character at all. Spaces of all widths stay, and visible text comes
    back as it is.
    """
    if all_visible(text):
        return text
    return "".join(ch if _stands(ch) else f"<U+{ord(ch):04X}>" for ch in text)


def visible_lines(text: str) -> str:
    """Return *text* as ``visible`` does, but for the line breaks, which stay."""
    return text if all_visible(text) else "\n".join(map(visible, text.split("\n")))


def all_visible(text: str) -> bool:
    """Return whether *text* is one line of what can be seen, its only spaces the ordinary ones."""
    return text.isprintable() and (text.isascii() or FILLERS.isdisjoint(text))


def _stands(ch: str) -> bool:
    return all_visible(ch) or unicodedata.category(ch) == "Zs"
