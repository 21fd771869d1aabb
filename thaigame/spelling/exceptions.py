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
``lexicon/spelling/words.gz``: words that a compound can be cut into.
``lexicon/spelling/syllables.tsv``: common words of one written syllable with their counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from gzip import decompress as gunzip
from typing import TYPE_CHECKING, NamedTuple

from thaigame.resources import folder

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from thaigame.spelling.analysis import Found
    from thaigame.spelling.rimes import Arc
    from thaigame.spelling.search import Unit


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
    words: Mapping[str, float] = field(default_factory=dict)  # what a cut into words costs
    linked: frozenset[str] = frozenset()  # words before which a combining form always links
    unlinked: frozenset[str] = frozenset()  # native words, before which it never does
    heads: frozenset[str] = frozenset()  # words that stand before what tells them apart
    # How the grammar writes each row, filled when a row is first met (by ``search``).
    units: dict[Row, tuple[Unit, ...]] = field(default_factory=dict)
    # How words were read, by ``analysis``, and what could begin a stretch of letters, likewise.
    found: dict[str, Found | None] = field(default_factory=dict)
    likely: dict[str, tuple[tuple[int, float, Arc, bool, bool], ...]] = field(default_factory=dict)


def rows(path: Path, *, whole: bool = False) -> Iterator[Row]:
    """Read a file of readings, with *whole* one of whole words; lines with # say what it is."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        form, reading, source = line.split("\t")
        readings = tuple(tuple(one.split("-")) for one in reading.split("|"))
        bare = form.strip("=-+")
        yield Row(
            bare,
            readings,
            joins=form.endswith(("-", "+")),
            guarded=form.endswith("+"),
            ends=form.startswith("-"),
            whole=whole or form.startswith("="),
            source=source,
        )


def words(path: Path) -> frozenset[str]:
    """Read a file of one word a line; lines that begin with # say what it is."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def counts(path: Path) -> dict[str, int]:
    """Read a file of a word and a count a line; lines that begin with # say what it is."""
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {word: int(count) for word, count in pairs}


def costs(path: Path) -> dict[str, float]:
    """Read a packed file of a cost, a tab and its words a line; # begins what it is."""
    found: dict[str, float] = {}
    for line in gunzip(path.read_bytes()).decode().splitlines():
        if not line.startswith("#"):
            cost, _, those = line.partition("\t")
            found |= dict.fromkeys(those.split(), float(cost))
    return found


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
    whole |= {row.form: row for row in rows(place / "read.tsv", whole=True)}
    return Lists(
        whole,
        {key: tuple(sorted(found, key=lambda row: -len(row.form))) for key, found in parts.items()},
        frozenset(row.form for found in parts.values() for row in found if not row.joins),
        frozenset(row.form for found in parts.values() for row in found if row.joins),
        words(place / "false_clusters.txt"),
        counts(place / "syllables.tsv"),
        tuple(sorted(words(place / "seconds.txt"))),
        words(place / "unwritable.txt"),
        costs(place / "words.gz"),
        words(place / "linked.txt"),
        words(place / "unlinked.txt"),
        words(place / "heads.txt"),
    )
