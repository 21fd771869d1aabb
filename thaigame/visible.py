"""Text of others made fit to be looked at: what rules a screen is shown instead of obeyed.

Names, titles, notes, words and paths come from files and from people. A character in them that
moves the cursor, hides or colours what follows, or turns the direction of reading would make a
screen, a page or a message say something else than the program does.
"""

from __future__ import annotations

import unicodedata


def visible(text: str) -> str:
    """Return *text* as one line, each character that shows nothing itself written like <U+202E>.

    Those are controls, line breaks among them, direction marks and other invisible characters, and
    what is no character at all. Spaces of all widths stay, and visible text comes back as it is.
    """
    if text.isprintable():
        return text
    return "".join(ch if _stands(ch) else f"<U+{ord(ch):04X}>" for ch in text)


def visible_lines(text: str) -> str:
    """Return *text* as ``visible`` does, but for the line breaks, which stay."""
    return text if text.isprintable() else "\n".join(map(visible, text.split("\n")))


def _stands(ch: str) -> bool:
    return ch.isprintable() or unicodedata.category(ch) == "Zs"
