"""How common words are: for Thai by school books, for English by the levels of SCOWL.

A word's *rank* is how many words are at least as common, about: words that a table counts alike
share the mean of their ranks, and those that it lacks come after all others. Which table speaks for
a list is seen from its words.
"""

from __future__ import annotations

from functools import lru_cache
from gzip import decompress
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import LexiconError
from thaigame.lexicon.installed import word_frequencies
from thaigame.resources import folder
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from thaigame.lexicon.lexicon import Lexicon

_LEAST_SHARE: Final = 0.25
"""The share of a list's words that a table must have to speak for the list."""


class Commonness(NamedTuple):
    """The ranks of words in a table; ``unlisted`` is the rank of those that it lacks."""

    ranks: Mapping[str, float]
    unlisted: float

    def rank(self, word: str) -> float:
        """Return the rank of a word in the form that lists have it."""
        return self.ranks.get(word, self.unlisted)


def commonness_of(lexicon: Lexicon) -> Commonness:
    """Return the table that speaks for a list.

    Raise LexiconError where none has a quarter of its words, or pythainlp is not installed.
    """
    words = lexicon.words
    table = _english() if all(word.isascii() for word in words) else _thai()
    if sum(word in table.ranks for word in words) < _LEAST_SHARE * len(words):
        raise LexiconError(message("lexicon.no_ranks", name=lexicon.name))
    return table


@lru_cache(maxsize=1)
def _thai() -> Commonness:
    return _ranked((word, -count) for word, count in word_frequencies().items())


@lru_cache(maxsize=1)
def _english() -> Commonness:
    text = decompress((folder("lexicon") / "scowl-levels.tsv.gz").read_bytes()).decode("ascii")
    pairs = (line.split("\t") for line in text.upper().splitlines())
    return _ranked((word, int(level)) for word, level in pairs)


def _ranked(words: Iterable[tuple[str, int]]) -> Commonness:
    """Rank words by their figure, the least first."""
    ranks: dict[str, float] = {}
    ordered = sorted(words, key=lambda each: (each[1], each[0]))
    for _, some in groupby(ordered, key=lambda each: each[1]):
        alike = [word for word, _ in some]
        ranks.update(dict.fromkeys(alike, len(ranks) + (len(alike) + 1) / 2))
    return Commonness(ranks, 2.0 * len(ranks))
