"""A word of one syllable, or of up to three, is spelt out as it is chanted in class.

Only plain spellings are asked (single and clustered initials, leading letters, finals of every
kind, ์). A wrong chant has one slip: the other length of the vowel, a final left out, one letter of
a cluster, another tone mark. The reason names initial, vowel and final of each syllable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, drawn, joined, part
from thaigame.spelling import explain, spell_out, with_mark
from thaigame.text import TONE_MARKS
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillPart
    from thaigame.drills.pool import PoolWord

PLAIN: Final = frozenset({"indirect final", "cluster", "leading", "karan"})
"""What a spelling may ask for and still be spelt out letter by letter."""

# The vowel that a child takes for another: the same mouth, short for long.
_OTHER_LENGTH: Final = {
    "อะ": "อา", "อิ": "อี", "อึ": "อือ", "อุ": "อู", "เอะ": "เอ", "แอะ": "แอ", "โอะ": "โอ",
    "เอาะ": "ออ", "เออะ": "เออ", "เอียะ": "เอีย", "เอือะ": "เอือ", "อัวะ": "อัว",
    "อา": "อะ", "อี": "อิ", "อือ": "อึ", "อู": "อุ", "เอ": "เอะ", "แอ": "แอะ", "โอ": "โอะ",
    "ออ": "โอะ", "เออ": "เอ", "เอีย": "เอ", "เอือ": "เอีย", "อัว": "ออ",
    "อำ": "อา", "ไอ": "ใอ", "ใอ": "ไอ", "เอา": "อา",
}  # fmt: skip
_MARKS: Final = {"ไม้เอก": "ไม้โท", "ไม้โท": "ไม้เอก", "ไม้ตรี": "ไม้โท", "ไม้จัตวา": "ไม้ตรี"}

_DRIVEN_OUT: Final = said(
    "it is short because of a ◌็, which the tone mark has driven out",
    "เสียงสั้นเพราะมีไม้ไต่คู้ ซึ่งหายไปเมื่อใส่วรรณยุกต์",
)
_WRITE: Final = said(
    "Spell each word out, as in กา: กอ-อา-กา.",
    "จงเขียนสะกดคำต่อไปนี้ ตัวอย่าง กา: กอ-อา-กา",
)
_CHOOSE: Final = said(
    "Choose how each word is spelt out.",
    "จงเลือกคำตอบที่สะกดคำได้ถูกต้อง",
)


def _make(request: Request) -> list[DrillPart]:
    most = int(request.settings["syllables"])
    choose = request.settings["form"] == "choose"
    fitting = [
        entry
        for entry in request.pool.entries
        if len(entry.syllables) <= most and entry.features <= PLAIN
    ]
    items = []
    for entry in drawn(request.random, fitting, request.count):
        chant = spell_out(entry.word)
        wrong = _wrong_chants(entry, chant) if choose else ()
        reason = joined(_reasons(entry))
        items.append(request.item(entry.word, chant, reason, word=entry.word, wrong=wrong))
    return part(_CHOOSE if choose else _WRITE, items)


def _reasons(entry: PoolWord) -> Iterator[str]:
    for syllable in entry.syllables:
        attributes = [explain(syllable, "initial"), explain(syllable, "vowel")]
        if with_mark(syllable, "") not in (syllable.text, _unmarked(syllable.text)):
            attributes.append(_DRIVEN_OUT)
        if syllable.final:
            attributes.append(explain(syllable, "final"))
        yield f"{syllable.text}: {joined(attributes)}"


def _unmarked(text: str) -> str:
    return "".join(letter for letter in text if letter not in TONE_MARKS)


def _wrong_chants(entry: PoolWord, chant: str) -> Iterator[str]:
    """Yield chants with one slip each: another vowel, a final left out, another tone mark."""
    parts = chant.split("-")
    for syllable in entry.syllables:
        at = parts.index(syllable.vowel)
        other = _OTHER_LENGTH.get(syllable.vowel)
        if other:
            yield "-".join([*parts[:at], other, *parts[at + 1 :]])
        if syllable.final and parts[at + 1] == syllable.final[0] + "อ":
            yield "-".join([*parts[: at + 1], *parts[at + 2 :]])
        if len(syllable.initial) > 1:
            yield "-".join([*parts[: at - 1], *parts[at:]])
    for at, named in enumerate(parts):
        if named in _MARKS:
            yield "-".join([*parts[:at], _MARKS[named], *parts[at + 1 :]])
            yield "-".join([*parts[:at], *parts[at + 2 :]])
    if len(parts) > 2:  # noqa: PLR2004  a chant without its last part is still a chant
        yield "-".join([*parts[:1], *parts[2:]])


KIND: Final = DrillKind(
    name="spell-out",
    grade=1,
    title=said("Spelling out", "แจกลูกสะกดคำ"),
    summary=said(
        "say and write a word letter by letter, as it is chanted",
        "สะกดคำทีละตัวตามแบบแจกลูก",
    ),
    make=_make,
    settings=(
        Setting(
            "form",
            ("write", "choose"),
            said(
                "write: without choices; choose: from four answers",
                "write: เขียนตอบเอง; choose: เลือกจากสี่คำตอบ",
            ),
        ),
        Setting(
            "syllables",
            ("1", "3"),
            said("the most syllables of a word", "จำนวนพยางค์มากที่สุดของคำ"),
        ),
    ),
)
