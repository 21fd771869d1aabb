"""Listed words that differ from an unlisted one by a slip: one mark or one letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.text import CONSONANTS, FOLLOW_VOWELS, LEAD_VOWELS, MARKS, canonical, sort_key

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterator

MOST: Final = 5
_LONGEST: Final = 40  # characters; longer words would take long, and none is listed

_LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTERS: Final = "".join(sorted(CONSONANTS | LEAD_VOWELS | FOLLOW_VOWELS))
_MARKS: Final = "".join(sorted(MARKS))


def near_words(
    word: str, words: Container[str], *, letters: Collection[str] = (), most: int = MOST
) -> tuple[str, ...]:
    """Return up to *most* of *words* that are one slip away from *word*, the likeliest first.

    *letters* are those that words are written with: without any, Thai or A to Z, as *word* is.
    A slip is a character left out, put in, exchanged with the next or replaced by another. Slips
    in a mark come before slips in a letter, and otherwise dictionary order decides.
    """
    if len(word) > _LONGEST:
        return ()
    found: dict[str, int] = {}
    for slip, cost in _slips(word, letters or (_LATIN if word.isascii() else _LETTERS + _MARKS)):
        near = canonical(slip)
        if near != word and near in words and found.get(near, cost + 1) > cost:
            found[near] = cost
    return tuple(sorted(found, key=lambda near: (found[near], sort_key(near)))[:most])


def _slips(word: str, alphabet: Collection[str]) -> Iterator[tuple[str, int]]:
    """Yield each string that is one slip away, and 0 if only a mark differs, else 1."""
    for at, ch in enumerate(word):
        before, after = word[:at], word[at + 1 :]
        yield before + after, int(ch not in MARKS)
        if after:
            yield before + after[0] + ch + after[1:], 1
        for other in alphabet:
            yield before + other + after, int(ch not in MARKS or other not in MARKS)
    for at in range(len(word) + 1):
        for other in alphabet:
            yield word[:at] + other + word[at:], int(other not in MARKS)
