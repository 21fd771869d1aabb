"""Texts of the spelling analysis: faults, and the reason of each attribute."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "not_canonical": (
        "{word} is not written as a Thai word can be",
        "{word} เขียนไม่ถูกอักขรวิธี",
    ),
    "unreadable": (
        "no syllables can be made of {word}",
        "{word} แยกเป็นพยางค์ไม่ได้",
    ),
    "impossible_tone": (
        "{text} cannot bear the tone mark {mark}",
        "{text} ใช้รูปวรรณยุกต์ {mark} ไม่ได้",
    ),
}
