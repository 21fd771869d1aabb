"""Word lists as other programs keep them: Hunspell's ``.dic``, and words in a column of a table.

A ``.dic`` begins with the number of its lines; a word may have flags behind a slash, which stand
for endings of its language, and fields such as ``ph:`` behind it. LibreOffice's lists are such
files, libthai's are plain ones. The endings themselves stand in another file, ``.aff``: where that
is at hand ``affixes`` makes them, and where it is not, how many words have flags is told.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame import cache
from thaigame.errors import LexiconError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from thaigame.lexicon.affixes import Affixes

Entry = tuple[int, str]
"""The number of a line, from 1, and what stands on it."""

_count = re.compile(r"[0-9]{1,9}").fullmatch
_number = re.compile(r"[0-9][0-9.,eE+-]*").fullmatch
_fields = re.compile(r"\t|\s+[a-z]{2}:")
_flags = re.compile(r"(?<!\\)/")
_SEPARATORS: Final = ("\t", ";", ",")
_FEWEST: Final = 2  # lines of a table; one line with a comma is a word with a fault


MOST_FORMS: Final = 5_000_000
"""Words of a list with those that its flags stand for; the Polish one has 3.8 million."""

_Stem = tuple[int, str, frozenset[str]]

_SAMPLE: Final = 100  # stems by which it is seen that a list has far more, before hours go by
_FAR_MORE: Final = 4


class Plain(NamedTuple):
    """The entries without what other programs add, and how many had flags for endings.

    ``forms`` makes the words that the flags stand for; it is None where nothing says how.
    """

    entries: Sequence[Entry]
    flagged: int = 0
    forms: Callable[[], Collection[str]] | None = None


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
    found = list(_stems(entries))
    flagged = sum(bool(flags) for *_, flags in found)
    return Plain([(line, stem) for line, stem, _ in found if stem], flagged)


def _stems(entries: Iterable[Entry]) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the word and its flags of each entry of a ``.dic``."""
    for line, text in entries:
        word, *flags = _flags.split(_fields.split(text, maxsplit=1)[0], maxsplit=1)
        yield line, word.replace("\\/", "/").strip(), flags[0].strip() if flags else ""


def with_affixes(lines: Sequence[str], affixes: Affixes, file: str) -> Plain:
    """Return the words of the *lines* of a ``.dic``, and what makes those of their flags.

    That raises LexiconError where they are more than ``MOST_FORMS``.
    """
    # A sign of comments elsewhere may be a flag here, but is the first letter of no word.
    entries = [
        (number, text.strip())
        for number, text in enumerate(lines, 1)
        if text.strip() and not text.startswith("#")
    ]
    if entries and _count(entries[0][1]):
        del entries[0]
    found = [
        (line, stem, affixes.read_flags(flags)) for line, stem, flags in _stems(entries) if stem
    ]
    forbidden = {stem for _, stem, flags in found if affixes.forbids(flags)}
    words = [
        (line, stem)
        for line, stem, flags in found
        if stem not in forbidden and affixes.is_word(flags)
    ]
    return Plain(
        words,
        sum(bool(flags) for *_, flags in found),
        lambda: _forms(found, affixes, file) - forbidden,
    )


def _forms(stems: Sequence[_Stem], affixes: Affixes, file: str) -> set[str]:
    """Return the forms of all stems; a form may be made many times over, which counts too."""
    most = _FAR_MORE * MOST_FORMS
    step = len(stems) // _SAMPLE + 1
    some = (form for _, stem, flags in stems[::step] for form in affixes.forms(stem, flags))
    if next(islice(some, most // step, None), None) is not None:
        raise _too_many(file, stems[-1][0])
    made: set[str] = set()
    none: set[str] = set()
    for done, (line, stem, flags) in enumerate(stems):
        if cache.progress is not None and done % 1024 == 0:
            cache.progress(done / len(stems))
        into = none if affixes.forbids(flags) else made
        for form in affixes.forms(stem, flags):
            into.add(form)
            most -= 1
        if len(made) > MOST_FORMS or most < 0:
            raise _too_many(file, line)
    return made - none


def _too_many(file: str, line: int) -> LexiconError:
    told = message("lexicon.too_many_forms", file=file, line=line, most=MOST_FORMS)
    return LexiconError(told, at=line)
