"""What a crossword says of a word: the teacher's clue, a sentence, its reading, its cells.

A clue fits one word only. What another word of the pool would be clued with too is no clue, and a
reading that spells the word is none.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from thaigame.drills.kind import Setting, cell_texts, shuffled
from thaigame.drills.lists import sentences
from thaigame.drills.model import GAP
from thaigame.spelling import sound
from thaigame.spelling.consonants import PHINTHU
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.pool import PoolWord

Way = Literal["own", "sentence", "reading", "jumbled"]

_TRIED: Final[dict[str, tuple[Way, ...]]] = {
    "any": ("sentence", "reading"),
    "sentence": ("sentence",),
    "reading": ("reading",),
    "jumbled": ("jumbled",),
}
_ROOM: Final = GAP * 3  # a gap that is seen among words
_OF_OWN_WORDS: Final[tuple[Way, ...]] = ("reading", "jumbled")  # since the teacher wants them all

CLUES: Final = Setting(
    "clues",
    tuple(_TRIED),
    said(
        "any: a sentence with a gap or how the word is read; sentence, reading: only these; "
        "jumbled: its letters out of order",
        "any: ประโยคเว้นคำหรือคำอ่าน; sentence: ประโยคเว้นคำ; reading: คำอ่าน; jumbled: อักษรสลับที่",
    ),
)


class Clues:
    """The clues that the words of a request's pool have, by its setting ``clues``."""

    def __init__(self, request: Request) -> None:
        """Look at the whole pool, since a clue must fit no second word of it."""
        self._request = request
        pool = request.pool
        self._read = {entry.word: entry for entry in pool.entries if not spells_itself(entry)}
        self._sounds = Counter(sound(entry.analysis) for entry in pool.entries)
        self._jumbles = Counter(_jumble(word) for word in pool.spelt)
        tried = _TRIED[request.settings["clues"]]
        self._tried = dict.fromkeys((*tried, *(_OF_OWN_WORDS if request.own_words else ())))

    def way(self, word: str) -> Way | None:
        """Return how the clue of *word* is given, None where it can have none."""
        if self._request.pool.clue(word):
            return "own"
        return next((way for way in self._tried if self._can(way, word)), None)

    def _can(self, way: Way, word: str) -> bool:
        if way == "sentence":
            return word in sentences()
        if way == "reading":
            return word in self._read and self._sounds[sound(self._read[word].analysis)] == 1
        return self._jumbles[_jumble(word)] == 1 and len(set(cell_texts(word))) > 1

    def text(self, word: str) -> str:
        """Return the clue of a word that has one; chance orders the cells of a jumbled one."""
        way = self.way(word)
        if way == "own":
            return self._request.pool.clue(word)
        if way == "sentence":
            return sentences()[word].replace(GAP, _ROOM)
        if way == "reading":
            return f"[{self._read[word].reading}]"
        texts = list(cell_texts(word))
        mixed = shuffled(self._request.random, texts)
        while mixed == texts:
            mixed = shuffled(self._request.random, texts)
        return " ".join(mixed)


def _jumble(word: str) -> tuple[str, ...]:
    return tuple(sorted(cell_texts(word)))


def spells_itself(entry: PoolWord) -> bool:
    """Tell whether the reading of a word is the word, but for what parts its syllables."""
    return entry.reading.replace("-", "").replace(PHINTHU, "") == entry.word
