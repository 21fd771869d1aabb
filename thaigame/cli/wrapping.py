"""Texts for people in lines as wide as the terminal: no cell is ever broken, and few words are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.text import cells, display_width, pad
from thaigame.text.breaks import BREAK, with_breaks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_NARROWEST: Final = 12  # columns below which a text is better put under its name than beside it
_WIDEST_NAME: Final = 30
_GAP: Final = 2


def wrapped(text: str, width: int) -> list[str]:
    """Return *text* in lines of at most *width* columns, in one line where that is enough.

    Lines end between words, in Thai as in English; a word that is wider than a line is broken
    between its cells. Line breaks in *text* stay.
    """
    return [line for part in text.split("\n") for line in _lines(part, max(1, width))]


def definitions(rows: Sequence[tuple[str, str]], *, width: int, indent: int = 0) -> list[str]:
    """Return names with their meanings beside them, or below where there is no room beside."""
    names = [display_width(name) for name, _ in rows]
    column = min(max(names, default=0), _WIDEST_NAME) + _GAP
    room = width - indent - column
    lines: list[str] = []
    for (name, meaning), wide in zip(rows, names, strict=True):
        beside = room >= _NARROWEST and wide + _GAP <= column
        if room >= _NARROWEST:
            told = wrapped(meaning, room) if meaning else [""]
            margin = indent + column
        else:
            told = wrapped(meaning, width - indent - _GAP) if meaning else []
            margin = indent + _GAP
        first = wrapped(name, width - indent)
        if beside:
            first = [pad(first[0], column) + told.pop(0)]
        lines += [" " * indent + line for line in first]
        lines += [" " * margin + line for line in told]
    return [line.rstrip() for line in lines]


def _lines(text: str, width: int) -> Iterator[str]:
    line = ""
    for piece in _pieces(text):
        if display_width((line + piece).rstrip()) <= width:
            line += piece
            continue
        if line.strip():
            yield line.rstrip()
        line = ""
        for part in _fitting(piece.lstrip() if line else piece, width):
            if line:
                yield line.rstrip()
            line = part
    yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Yield the words of *text*, each with the spaces after it."""
    for word in with_breaks(text).split(BREAK):
        begun = ""
        for ch in word:
            if begun and begun[-1] == " " != ch:
                yield begun
                begun = ""
            begun += ch
        yield begun


def _fitting(word: str, width: int) -> Iterable[str]:
    """Return *word*, or its parts of at most *width* columns, broken between cells alone."""
    if display_width(word.rstrip()) <= width:
        return [word]
    parts = [""]
    for cell in cells(word):
        if parts[-1] and display_width(parts[-1] + cell.text) > width:
            parts.append("")
        parts[-1] += cell.text
    return parts
