"""The words that somebody knows, of those that a list has.

Common words are known sooner than rare ones, yet nobody knows exactly the commonest. Whether a word
is known is drawn by the person's seed and the word alone: what is missed today is missed tomorrow,
and who knows more words knows all of those that the same person knew before.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from thaigame.lexicon.commonness import commonness_of

if TYPE_CHECKING:
    from thaigame.lexicon import Lexicon

_STEEPNESS: Final = 2
"""How fast knowledge falls: at ten times the rank that is half known, one word of 101 is."""


class Vocabulary:
    """What a person, told from others by a seed, knows of a list."""

    def __init__(self, lexicon: Lexicon, words: int, seed: int) -> None:
        """Take the rank at which half the words are known; raise as ``commonness_of``."""
        self._common = commonness_of(lexicon)
        self._words = words
        self._seed = seed
        self._known: dict[str, bool] = {}

    def knows(self, word: str) -> bool:
        """Return whether a word, in the form that the list has, is known."""
        known = self._known.get(word)
        if known is None:
            chance = 1 / (1 + (self._common.rank(word) / self._words) ** _STEEPNESS)
            known = self._known[word] = share(self._seed, word) < chance
        return known


def share(seed: int, *about: object) -> float:
    """Return a number from 0 to below 1 that hangs on a seed and on what it is *about* alone."""
    told = repr((seed, *about)).encode()
    return int.from_bytes(blake2b(told, digest_size=6).digest(), "big") / (1 << 48)
