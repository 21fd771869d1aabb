"""How common Thai words are, by the Thai Textbook Corpus: school books, so close to the grades."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from thaigame.lexicon import installed
from thaigame.lexicon.cache import cached, fingerprint
from thaigame.text import canonical

if TYPE_CHECKING:
    from collections.abc import Mapping

_DATA_FILE: Final = "ttc_freq.txt"


def word_frequency(word: str) -> int:
    """Return how often the canonical *word* stands in the corpus; 0 if it does not.

    Raise LexiconError where pythainlp is not installed.
    """
    return word_frequencies().get(word, 0)


@lru_cache(maxsize=1)
def word_frequencies() -> Mapping[str, int]:
    """Return the count of each word of the corpus, in canonical form.

    Raise LexiconError where pythainlp is not installed.
    """
    raw = installed.data_file(_DATA_FILE)
    content = _build() if raw is None else cached("ttc", fingerprint(raw), _build).content
    lines = (line.split("\t") for line in content.decode().splitlines())
    return MappingProxyType({word: int(count) for word, count in lines})


def _build() -> bytes:
    counts: dict[str, int] = {}
    for typed, count in installed.textbook_counts().items():
        word = canonical(typed)
        counts[word] = counts.get(word, 0) + count
    return "".join(f"{word}\t{count}\n" for word, count in sorted(counts.items())).encode()
