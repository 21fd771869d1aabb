"""Word lists as other programs keep them: Hunspell's ``.dic``, and words in a column of a table.

A ``.dic`` begins with the number of its lines; a word may have flags behind a slash, which stand
for endings of its language, and fields such as ``ph:`` behind it. LibreOffice's lists are such
files, libthai's are plain ones. The endings themselves stand in another file and are not made here:
how many words have flags is told.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Entry = tuple[int, str]
"""The number of a line, from 1, and what stands on it."""

_count = re.compile(r"[0-9]{1,9}").fullmatch
_number = re.compile(r"[0-9][0-9.,eE+-]*").fullmatch
_fields = re.compile(r"\t|\s+[a-z]{2}:")
_flags = re.compile(r"(?<!\\)/")
_SEPARATORS: Final = ("\t", ";", ",")
_FEWEST: Final = 2  # lines of a table; one line with a comma is a word with a fault


class Plain(NamedTuple):
    """The entries without what other programs add, and how many had flags for endings."""

    entries: Sequence[Entry]
    flagged: int = 0


def plain(entries: Iterable[Entry]) -> Plain:
    """Return what of the *entries* of a list are words, as they are typed.

    A list of one word a line comes back as it is.
    """
    given = tuple(entries)
    if given and _count(given[0][1]) and not all(_count(text) for _, text in given):
        return _hunspell(given[1:])
    for separator in _SEPARATORS:
        rows = [(line, text.split(separator)) for line, text in given]
        if len(rows) >= _FEWEST and all(len(row) > 1 for _, row in rows):
            column = _column_of_words(rows)
            if column is not None:
                return Plain([(line, row[column].strip()) for line, row in rows])
    return Plain(given)


def _column_of_words(rows: Sequence[tuple[int, list[str]]]) -> int | None:
    """Return which of the first two columns has the words: the other has numbers, or is text."""
    first, second = (all(_number(row[at].strip()) for _, row in rows) for at in (0, 1))
    if first:
        return None if second else 1
    return 0


def _hunspell(entries: Sequence[Entry]) -> Plain:
    found: list[Entry] = []
    flagged = 0
    for line, text in entries:
        word, *flags = _flags.split(_fields.split(text, maxsplit=1)[0], maxsplit=1)
        flagged += bool(flags and flags[0].strip())
        found.append((line, word.replace("\\/", "/").strip()))
    return Plain([entry for entry in found if entry[1]], flagged)
