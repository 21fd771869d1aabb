"""The school's grid of แจกลูก: each initial with each vowel, in a table to fill and read aloud.

A letter with which any of the syllables is unfit for class is not in the grid. The words of the
pool are not asked: a grid has all syllables of its letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, drawn
from thaigame.drills.lists import unfit_in
from thaigame.drills.model import DrillPart, FillTable
from thaigame.spelling import HIGH, LOW, MID
from thaigame.texts import said

if TYPE_CHECKING:
    from thaigame.drills.kind import Request

_LETTERS: Final = {"mid": MID, "high": HIGH, "low": LOW}
_RARE: Final = "ฃฅฆฌฎฏฐฑฒณภศษฬญธ"
_PRIMER: Final = frozenset({"กู"})  # กา กี กู stand in every primer
_OPEN: Final = {
    "long": ("{}า", "{}ี", "{}ู", "เ{}", "แ{}", "โ{}", "{}อ"),
    "short": ("{}ะ", "{}ิ", "{}ุ", "เ{}ะ", "แ{}ะ", "โ{}ะ", "เ{}าะ"),
}
_FINALS: Final = ("none", "ก", "ง", "ด", "น", "บ", "ม")
_INITIAL: Final = said("initial", "พยัญชนะ")
_ASK: Final = said(
    "Join each initial to each vowel, write the syllable and read it aloud.",
    "จงแจกลูกโดยประสมพยัญชนะกับสระ เขียนลงในตารางแล้วอ่านออกเสียง",
)
_WHY: Final = said("{letter} joined to each vowel in turn", "นำ {letter} ประสมกับสระทีละตัว")


def _make(request: Request) -> list[DrillPart]:
    chosen, final = request.settings["class"], request.settings["final"]
    length = "long" if final != "none" else request.settings["vowels"]
    tail = "" if final == "none" else final
    forms = [form + tail for form in _OPEN[length]]
    letters = "".join(_LETTERS.values()) if chosen == "any" else _LETTERS[chosen]
    unfit = unfit_in(1) - _PRIMER
    fitting = [
        letter
        for letter in letters
        if letter not in _RARE and not any(form.format(letter) in unfit for form in forms)
    ]
    rows = [
        (letter, *(form.format(letter) for form in forms))
        for letter in drawn(request.random, fitting, request.count)
    ]
    items = tuple(
        request.item(letter, " ".join(syllables), _WHY.of(letter=letter))
        for letter, *syllables in rows
    )
    header = (str(_INITIAL), *(form.format("-") for form in forms))
    empty = tuple((letter, *[""] * len(forms)) for letter, *_ in rows)
    return [
        DrillPart(
            str(_ASK),
            items,
            figure=FillTable(header, empty),
            solution=FillTable(header, tuple(rows)),
            questions="none",
        )
    ]


KIND: Final = DrillKind(
    name="syllable-grid",
    grade=1,
    title=said("Grid of syllables", "ตารางแจกลูก"),
    summary=said("each initial with each vowel", "ประสมพยัญชนะกับสระเป็นตาราง"),
    make=_make,
    settings=(
        Setting(
            "vowels",
            ("long", "short"),
            said("the vowels of an open syllable", "สระของคำที่ไม่มีตัวสะกด"),
        ),
        Setting("final", _FINALS, said("the final of every syllable", "ตัวสะกดของทุกคำ")),
        Setting(
            "class",
            ("any", "mid", "high", "low"),
            said("the class of the initials", "หมู่ของพยัญชนะต้น"),
        ),
    ),
)
