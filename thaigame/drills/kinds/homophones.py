"""Which of four words sounds like another that is written otherwise (คำพ้องเสียง).

The wrong words have as many syllables and the same first letter, the most alike first. Two
spellings of one word are no pair, and loan words whose spoken tone no rule gives (กราฟ) are not
asked.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import CHOICES, DrillKind, drawn, grouped, part, shuffled
from thaigame.drills.lists import variants
from thaigame.spelling import sound
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord

_ASK: Final = said("Choose the word that sounds the same.", "จงเลือกคำพ้องเสียงของคำที่กำหนด")
_WHICH: Final = said("Which word sounds like {word}?", "คำใดพ้องเสียงกับ {word}")
_WHY: Final = said(
    "{first} and {second} are both read {reading}",
    "{first} และ {second} อ่านว่า [{reading}] เหมือนกัน",
)


def _make(request: Request) -> list[DrillPart]:
    random = request.random
    entries = request.pool.toned
    sounds = {entry.word: sound(entry.analysis) for entry in entries}
    by_sound = grouped(entries, lambda entry: sounds[entry.word])
    by_shape = grouped(entries, _shape)
    items = []
    alike = [pairs for group in by_sound.values() if (pairs := _pairs(group))]
    for pairs in drawn(random, alike, request.count):
        first, second = drawn(random, random.choice(pairs), 2)
        near = [
            other.word
            for other in dict.fromkeys((*by_shape[_shape(second)], *by_shape[_shape(first)]))
            if sounds[other.word] != sounds[first.word]
        ]
        near.sort(key=lambda word: -_shared(word, first.word))
        # Of each sound one, so that no two of the wrong words are a pair themselves.
        apart = list({sounds[word]: word for word in reversed(near)}.values())[::-1]
        items.append(
            request.item(
                _WHICH.of(word=first.word),
                second.word,
                _WHY.of(first=first.word, second=second.word, reading=first.reading),
                word=second.word,
                wrong=shuffled(random, apart[: 2 * CHOICES]),
            )
        )
    return part(_ASK, items)


def _pairs(group: Sequence[PoolWord]) -> list[tuple[PoolWord, PoolWord]]:
    """Return the pairs of a group that are not two spellings of one word."""
    same = variants()
    return [
        (one, other)
        for one, other in combinations(group, 2)
        if other.word not in same.get(one.word, ())
    ]


def _shape(entry: PoolWord) -> tuple[int, str]:
    return len(entry.syllables), entry.syllables[0].initial[:1]


def _shared(word: str, other: str) -> int:
    """Return how many letters two words share, counted once each, less what one has more."""
    left = list(other)
    shared = 0
    for letter in word:
        if letter in left:
            left.remove(letter)
            shared += 1
    return 2 * shared - abs(len(word) - len(other))


KIND: Final = DrillKind(
    name="homophones",
    grade=3,
    title=said("Words that sound alike", "คำพ้องเสียง"),
    summary=said("words written otherwise that sound the same", "คำที่เขียนต่างกันแต่อ่านเหมือนกัน"),
    make=_make,
)
