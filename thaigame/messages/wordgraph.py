"""Texts about word graphs and the files they are kept in."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "too_many_letters": (
        "this word graph holds alphabets of at most {limit} letters, not {count}",
        "กราฟคำชนิดนี้รองรับชุดอักษรไม่เกิน {limit} ตัว แต่ที่ให้มามี {count} ตัว",
    ),
    "foreign_letter": (
        "the letter {letter!r} of {word!r} is not in the alphabet of this word graph",
        "อักษร {letter!r} ในคำ {word!r} ไม่อยู่ในชุดอักษรของกราฟคำนี้",
    ),
}
