"""The cells of a word out of order, every mark with its letter, to be put in order.

The same cells make no other word of the dictionary or of the list. How a word is read does not
matter here, so words of unsure reading are asked too.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import BY_CELLS, DrillKind, Setting, cell_texts, part, shuffled
from thaigame.drills.lists import dictionary
from thaigame.drills.model import CellRow
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart

_FEWEST: Final = 3  # cells, and different ones among them
_LONGEST: Final = ("6", "4", "5", "8")
_ASK: Final = said(
    "Put the letters in order, so that they make a word.",
    "จงเรียงอักษรต่อไปนี้ให้เป็นคำ",
)


@lru_cache(maxsize=1)
def _by_cells() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the dictionary's words by their cells in order of code points."""
    longest = max(map(int, _LONGEST))
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for word in dictionary():
        texts = cell_texts(word)
        if len(texts) <= longest:
            key = tuple(sorted(texts))
            found[key] = (*found.get(key, ()), word)
    return found


def _make(request: Request) -> list[DrillPart]:
    random, longest = request.random, int(request.settings["longest"])
    fitting = [
        (word, texts)
        for word in request.pool.spelt
        if " " not in word
        and len(texts := cell_texts(word)) <= longest
        and len(set(texts)) >= _FEWEST
    ]
    mine = Counter(tuple(sorted(texts)) for _, texts in fitting)
    items: list[DrillItem] = []
    for word, texts in shuffled(random, fitting):
        if len(items) == request.count:
            break
        key = tuple(sorted(texts))
        if mine[key] > 1 or not set(_by_cells().get(key, ())) <= {word}:
            continue  # the same cells make another word too
        mixed = tuple(shuffled(random, texts))
        while mixed == texts:
            mixed = tuple(shuffled(random, texts))
        items.append(
            request.item(
                "  ".join(mixed),
                word,
                BY_CELLS.of(word=word, cells=" · ".join(texts)),
                word=word,
                figure=CellRow(mixed, loose=True),
                solution=CellRow(texts),
            )
        )
    return part(_ASK, items)


KIND: Final = DrillKind(
    name="scrambled",
    grade=2,
    title=said("Letters out of order", "เรียงอักษรเป็นคำ"),
    summary=said(
        "put the cells of a word in order; every mark stays with its letter",
        "เรียงช่องอักษรให้เป็นคำ สระและวรรณยุกต์อยู่กับพยัญชนะของตน",
    ),
    make=_make,
    settings=(
        Setting(
            "longest",
            _LONGEST,
            said("the most cells of a word", "จำนวนช่องอักษรมากที่สุด"),
        ),
    ),
)
