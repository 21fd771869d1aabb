"""Lines to learn writing on: a letter or a word to copy, its dashed outline to trace, then room.

With `what=letters` the 44 consonants come in their order, with `what=vowels` the vowels on อ; with
`what=words` the words of the pool, so that a teacher's own list (`--words`) can be practised. Only
paper has lines: Anki and GIFT leave the sheet out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, drawn
from thaigame.drills.model import DrillPart, WritingLines
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request

_LETTERS: Final = tuple("กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ")
_VOWELS: Final = (
    *("อะ", "อา", "อิ", "อี", "อึ", "อือ", "อุ", "อู"),
    *("เอะ", "เอ", "แอะ", "แอ", "โอะ", "โอ", "เอาะ", "ออ"),
    *("เออะ", "เออ", "เอียะ", "เอีย", "เอือะ", "เอือ", "อัวะ", "อัว"),
    *("อำ", "ไอ", "ใอ", "เอา"),
)
_ASK: Final = said(
    "Copy each on the lines: first over the dashes, then by yourself.",
    "จงคัดลายมือ โดยเขียนทับเส้นประก่อน แล้วเขียนเองในบรรทัดที่เหลือ",
)
_WHY: Final = said(
    "Letters stand on the line, marks above and below",
    "ตัวอักษรอยู่บนเส้นบรรทัด สระและวรรณยุกต์อยู่เหนือหรือใต้ตัวอักษร",
)


def _make(request: Request) -> list[DrillPart]:
    what = request.settings["what"]
    if what == "words" or request.own_words:
        texts = drawn(request.random, request.pool.spelt, request.count)
    else:
        texts = list(_LETTERS if what == "letters" else _VOWELS)[: request.count]
    traced = int(request.settings["traced"])
    items = tuple(
        request.item(text, text, _WHY, word=text, figure=WritingLines(text, traced))
        for text in texts
    )
    return [DrillPart(str(_ASK), items, needs_figure=True)]


KIND: Final = DrillKind(
    name="handwriting",
    grade=1,
    title=said("Handwriting", "คัดลายมือ"),
    summary=said("trace and copy on ruled lines", "เขียนทับเส้นประแล้วคัดลายมือในบรรทัด"),
    make=_make,
    settings=(
        Setting(
            "what",
            ("letters", "vowels", "words"),
            said(
                "letters in their order, vowels on อ, or words (your own list is always words)",
                "พยัญชนะตามลำดับ สระบนตัว อ หรือคำ (หากมีรายการคำของครูจะเป็นคำเสมอ)",
            ),
        ),
        Setting("traced", ("1", "2", "3"), said("lines to trace", "จำนวนบรรทัดที่มีเส้นประ")),
    ),
)
