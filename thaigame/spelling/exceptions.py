"""The exception lists: what rules cannot know, as data with a source for every row.

``lexicon/spelling/readings.tsv``: a word or a part of words, its reading and where it holds. A
form ending in "-" is the combining form (รัฐ- of รัฐบาล), one ending in "+" a combining form that
begins a word and stands only before a known word (ยม+ of ยมทูต), one beginning with "-" stands
only at the end, one in "=" (``=ตากลม``) is only the whole word, a plain one stands anywhere
between parts. Readings are separated by "|", the usual one first.
``lexicon/spelling/read.tsv``: whole words whose reading was confirmed by reading them.
``lexicon/spelling/false_clusters.txt``: syllables whose ร is not heard.
``lexicon/spelling/seconds.txt``: words that often end a คำสมาส, read with a link before them.
``lexicon/spelling/unwritable.txt``: words that the grammar reads wrongly whatever a list says.
``lexicon/spelling/linked.txt``, ``unlinked.txt``: words before which a combining form always links,
and never. ``lexicon/spelling/heads.txt``: words that never link to what follows them.
``lexicon/spelling/linking.txt``: combining forms that always link to a word.
``lexicon/spelling/words.tsv``: words that a compound can be cut into.
``lexicon/spelling/syllables.tsv``: common words of one written syllable with their counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.resources import first_line, folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from thaigame.spelling.analysis import Found
    from thaigame.spelling.rimes import Arc
    from thaigame.spelling.search import Unit

_PLACES: Final = "=-+"  # the signs of where a form may stand
_MANY: Final = 5_000  # words asked for; halving for so many takes as long


class Row(NamedTuple):
    """A listed form: its letters, its readings, and where it may stand.

    A tuple, since thousands are made at every start.
    """

    form: str
    readings: tuple[tuple[str, ...], ...]
    joins: bool = False  # something must follow
    guarded: bool = False  # and it must be a known word, and the form begin the word
    ends: bool = False  # something must precede
    whole: bool = False  # the word is nothing else
    source: str = ""


class SortedTable:
    """A file of a word, a tab and what it says of the word, sorted.

    It stays lines, since a word asks for half a dozen of them, until so many were asked for that
    a whole list must be under way: then a dictionary of them all pays for itself.
    """

    __slots__ = ("_asked", "_found", "lines")

    def __init__(self, lines: bytes = b"") -> None:
        """Take the lines of a file."""
        self.lines: bytes = lines
        self._asked = 0
        self._found: dict[str, str] | None = None

    def get(self, word: str) -> str | None:
        """Return what is said of *word*, None where nothing is."""
        if self._found is not None:
            return self._found.get(word)
        self._asked += 1
        if self._asked > _MANY:
            pairs = (line.partition("\t") for line in _bare(self.lines.decode()))
            self._found = {first: rest for first, _, rest in pairs}
        sought = f"{word}\t".encode()
        line = first_line(self.lines, sought)
        return line[len(sought) :].decode() if line.startswith(sought) else None

    def __contains__(self, word: str) -> bool:
        """Tell whether anything is said of *word*."""
        return self.get(word) is not None


@dataclass(frozen=True, slots=True)
class Lists:
    """All lists; ``parts`` are the rows by their first two letters, longest first."""

    whole: dict[str, Row] = field(default_factory=dict)
    parts: dict[str, tuple[Row, ...]] = field(default_factory=dict)
    listed: frozenset[str] = frozenset()  # the forms that stand alone as a part
    joining: frozenset[str] = frozenset()  # the forms that have a combining form
    false_clusters: frozenset[str] = frozenset()
    syllables: dict[str, int] = field(default_factory=dict)
    seconds: tuple[str, ...] = ()
    unwritable: frozenset[str] = frozenset()
    read: SortedTable = field(default_factory=SortedTable)  # rows of whole words
    words: SortedTable = field(default_factory=SortedTable)  # what each costs in a cut into words
    linked: frozenset[str] = frozenset()  # words before which a combining form always links
    unlinked: frozenset[str] = frozenset()  # native words, before which it never does
    heads: frozenset[str] = frozenset()  # words that stand before what tells them apart
    linking: frozenset[str] = frozenset()  # combining forms that are no words by themselves
    # How the grammar writes each row, filled when a row is first met (by ``search``).
    units: dict[Row, tuple[Unit, ...]] = field(default_factory=dict)
    # How words were read, by ``analysis``, and what could begin a stretch of letters, likewise.
    found: dict[str, Found | None] = field(default_factory=dict)
    likely: dict[str, tuple[tuple[int, float, Arc, bool, bool], ...]] = field(default_factory=dict)

    def row(self, word: str) -> Row | None:
        """Return the row that reads *word* as a whole, or None."""
        line = self.read.get(word)
        return self.whole.get(word) if line is None else _row(f"{word}\t{line}")

    def reads(self, word: str) -> bool:
        """Tell whether a row reads *word* as a whole."""
        return word in self.whole or word in self.read

    def cost(self, word: str) -> float | None:
        """Return what *word* costs in a cut into words, None where it is not one of them."""
        cost = self.words.get(word)
        return None if cost is None else float(cost)


def lines(path: Path) -> list[str]:
    """Read the lines of a file but those that begin with #, which say what it is."""
    return _bare(path.read_text(encoding="utf-8"))


def _bare(text: str) -> list[str]:
    return [line for line in text.splitlines() if line and line[0] != "#"]


def rows(path: Path) -> Iterator[Row]:
    """Read a file of readings."""
    return map(_row, lines(path))


def _row(line: str) -> Row:
    form, reading, source = line.split("\t")
    first, last = form[0], form[-1]
    readings = tuple([tuple(one.split("-")) for one in reading.split("|")])
    bare = form.strip(_PLACES)
    return Row(bare, readings, last in "-+", last == "+", first == "-", first == "=", source)


def words(path: Path) -> frozenset[str]:
    """Read a file of one word a line."""
    return frozenset(lines(path))


def counts(path: Path) -> dict[str, int]:
    """Read a file of a word and a count a line."""
    pairs = (line.split("\t") for line in lines(path))
    return {word: int(count) for word, count in pairs}


@lru_cache(maxsize=1)
def lists() -> Lists:
    """Return the shipped lists, read once."""
    return read_lists(folder("lexicon") / "spelling")


def read_lists(place: Path) -> Lists:
    """Read the lists in the folder *place*."""
    whole: dict[str, Row] = {}
    parts: dict[str, list[Row]] = {}
    for row in rows(place / "readings.tsv"):
        if not row.joins and not row.ends:
            whole[row.form] = row
        if not row.whole:
            parts.setdefault(row.form[:2], []).append(row)
    return Lists(
        whole,
        {key: tuple(sorted(found, key=lambda row: -len(row.form))) for key, found in parts.items()},
        frozenset(row.form for found in parts.values() for row in found if not row.joins),
        frozenset(row.form for found in parts.values() for row in found if row.joins),
        words(place / "false_clusters.txt"),
        counts(place / "syllables.tsv"),
        tuple(sorted(words(place / "seconds.txt"))),
        words(place / "unwritable.txt"),
        SortedTable((place / "read.tsv").read_bytes()),
        SortedTable((place / "words.tsv").read_bytes()),
        words(place / "linked.txt"),
        words(place / "unlinked.txt"),
        words(place / "heads.txt"),
        words(place / "linking.txt"),
    )
