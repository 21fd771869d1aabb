"""How a word is read that is spelt like another (คำพ้องรูป), told by the sentence it stands in.

The sentences are those of ``lexicon/spelling/homographs.tsv``. Every reading of the word is among
the choices, so nothing but the sentence decides; a level leaves none out, since both words of a
pair are taught together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, drawn, part, shuffled
from thaigame.drills.lists import homographs
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.lists import Homograph
    from thaigame.drills.model import DrillPart

_ASK: Final = said(
    "How is the word read in this sentence?",
    "คำที่กำหนดในประโยคต่อไปนี้อ่านว่าอย่างไร",
)
_WHICH: Final = said("{word}: {sentence}", "{word} ในประโยค {sentence}")
_WHY: Final = said(
    "{word} here means {meaning} and is read {reading}",
    "{word} ในประโยคนี้หมายถึง{meaning} อ่านว่า [{reading}]",
)


def _make(request: Request) -> list[DrillPart]:
    known = [
        each for each in homographs() if not request.own_words or each.word in request.pool.words
    ]
    items = []
    for each in drawn(request.random, known, request.count):
        same = dict.fromkeys(other.reading for other in homographs() if other.word == each.word)
        choices = shuffled(request.random, dict.fromkeys((*same, *_misreadings(each))))
        items.append(
            request.item(
                _WHICH.of(word=each.word, sentence=each.sentence),
                each.reading,
                _WHY.of(word=each.word, meaning=each.meaning, reading=each.reading),
                word=each.word,
                choices=choices,
            )
        )
    return part(_ASK, items)


def _misreadings(each: Homograph) -> Iterator[str]:
    """Yield how the word is misread: its first letter with อะ and the rest without the led tone."""
    first, _, rest = each.reading.partition("-")
    if rest.startswith("ห" + "ฺ"):
        yield f"{first}-{rest[2:]}"
    elif not rest and "ฺ" in each.reading:
        lead, _, after = each.reading.partition("ฺ")
        yield f"{lead[-1]}ะ-{lead[:-1]}{after}"


KIND: Final = DrillKind(
    name="homographs",
    grade=4,
    title=said("Words spelt alike and read otherwise", "คำพ้องรูป"),
    summary=said("how a word is read, told by its sentence", "บอกคำอ่านของคำที่เขียนเหมือนกันแต่อ่านต่างกัน"),
    make=_make,
)
