"""Words to be put in the order of the dictionary; with ``letters=near`` words that begin alike.

Words with a space or a hyphen are not asked: what stands after it would need a rule more. The
reason says for each two words that follow each other where they part ways.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, drawn, joined, part
from thaigame.text import MARKS, sort_key
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.texts import Message

_NEAR: Final = 60  # words of the dictionary around the first that "near" draws from
_ASK: Final = said("Put the words in dictionary order.", "จงเรียงคำต่อไปนี้ตามลำดับพจนานุกรม")
_LETTER: Final = said(
    "{first} before {second} ({a} before {b})",
    "{first} มาก่อน {second} เพราะ {a} มาก่อน {b}",
)
_SHORTER: Final = said(
    "{first} before {second} (the rest is the same and it ends first)",
    "{first} มาก่อน {second} เพราะเหมือนกันแต่จบก่อน",
)
_SAME: Final = said(
    "{first} before {second} (same letters; then the marks above decide)",
    "{first} มาก่อน {second} เพราะตัวอักษรเหมือนกัน จึงดูเครื่องหมายเหนืออักษร",
)


def _make(request: Request) -> list[DrillPart]:
    random, size = request.random, int(request.settings["size"])
    words = sorted(
        (word for word in request.pool.words if " " not in word and "-" not in word), key=sort_key
    )
    near = request.settings["letters"] == "near" and len(words) > _NEAR
    items: list[DrillItem] = []
    seen: set[frozenset[str]] = set()
    for _ in range(10 * request.count):
        if len(items) == request.count or len(words) < size:
            break
        start = random.below(len(words) - _NEAR) if near else 0
        chosen = drawn(random, words[start : start + _NEAR] if near else words, size)
        right = sorted(chosen, key=sort_key)
        if frozenset(chosen) in seen or chosen == right:
            continue
        seen.add(frozenset(chosen))
        reason = joined(_why(first, second) for first, second in pairwise(right))
        items.append(request.item("  ".join(chosen), "  ".join(right), reason))
    return part(_ASK, items)


def _why(first: str, second: str) -> Message:
    """Say where a word and the next part ways."""
    a, b = _parting(sort_key(first)[0], sort_key(second)[0])
    if a == b == "":
        return _SAME.of(first=first, second=second)
    if a == "":
        return _SHORTER.of(first=first, second=second)
    return _LETTER.of(first=first, second=second, a=a, b=b)


def _parting(one: Sequence[str], other: Sequence[str]) -> tuple[str, str]:
    """Return the letters at the first place where two keys differ, "" past the end of one."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    return _letter(one[at : at + 1]), _letter(other[at : at + 1])


def _letter(key: Sequence[str]) -> str:
    text = "".join(key)
    return f"◌{text}" if text in MARKS else text


KIND: Final = DrillKind(
    name="dictionary-order",
    grade=4,
    title=said("Dictionary order", "เรียงคำตามพจนานุกรม"),
    summary=said("put words in the order of the dictionary", "เรียงลำดับคำตามพจนานุกรม"),
    make=_make,
    settings=(
        Setting("size", ("5", "3", "7"), said("words in an item", "จำนวนคำในหนึ่งข้อ")),
        Setting(
            "letters",
            ("any", "near"),
            said("near: words that begin alike", "near: คำที่ขึ้นต้นคล้ายกัน"),
        ),
    ),
)
