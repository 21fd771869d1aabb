"""What became of a vowel's own form in a word: คงรูป, ลดรูป or เปลี่ยนรูป; or which vowel it is.

What books call by different names (-ื-, เก่ง without ็, รร) is not asked. Words with silent letters
are another lesson.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import DrillKind, Setting, balanced, grouped, part, vowel_name
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.model import DrillItem, DrillPart
    from thaigame.drills.pool import PoolWord
    from thaigame.texts import Message

# (vowel, written form, with a final) -> what became of the vowel's own form.
_CHANGE: Final = {
    ("โอะ", "", True): "reduced",
    ("ออ", "", True): "reduced",
    ("เออ", "เ-", True): "reduced",
    ("อัว", "-ว-", True): "reduced",
    ("อะ", "-ั-", True): "changed",
    ("เอะ", "เ-็-", True): "changed",
    ("แอะ", "แ-็-", True): "changed",
    ("เอาะ", "-็อ-", True): "changed",
    ("เออ", "เ-ิ-", True): "changed",
    **{
        (vowel, form, final): "kept"
        for vowel, form in (
            ("อา", "-า"), ("อิ", "-ิ"), ("อี", "-ี"), ("อุ", "-ุ"), ("อู", "-ู"), ("เอ", "เ-"),
            ("แอ", "แ-"), ("โอ", "โ-"), ("ออ", "-อ"), ("เอีย", "เ-ีย"), ("เอือ", "เ-ือ"),
        )
        for final in (False, True)
    },
    ("อะ", "-ะ", False): "kept",
    ("อือ", "-ือ", False): "kept",
    ("เออ", "เ-อ", False): "kept",
    ("อัว", "-ัว", False): "kept",
    ("เอาะ", "เ-าะ", False): "kept",
}  # fmt: skip

# What a child takes the vowel of a changed form for.
_CONFUSED: Final = {
    "โอะ": ("ออ", "อะ", "โอ"),
    "ออ": ("โอะ", "อะ", "โอ"),
    "เออ": ("เอ", "อิ", "เออะ"),
    "อัว": ("ออ", "อา", "อัวะ"),
    "อะ": ("อา", "อัว", "ออ"),
    "เอะ": ("เอ", "แอะ", "เออะ"),
    "แอะ": ("แอ", "เอะ", "เอาะ"),
    "เอาะ": ("ออ", "โอะ", "อัวะ"),
}

_ASK: Final = {
    "change": said(
        "Is the vowel written in its own form, reduced, or changed?",
        "สระของคำต่อไปนี้คงรูป ลดรูป หรือเปลี่ยนรูป",
    ),
    "vowel": said("Which vowel has each word?", "คำต่อไปนี้ประสมสระใด"),
}
_NAMES: Final = {
    "kept": said("own form (คงรูป)", "คงรูป"),
    "reduced": said("reduced (ลดรูป)", "ลดรูป"),
    "changed": said("changed (เปลี่ยนรูป)", "เปลี่ยนรูป"),
}
_WHY: Final = {
    "kept": said(
        "{chant}: {vowel} keeps its own form, {form}",
        "{chant} {vowel} คงรูปเป็น {form}",
    ),
    "reduced": said(
        "{chant}: {vowel} is reduced before a final, to {form}",
        "{chant} {vowel} ลดรูปเมื่อมีตัวสะกด เหลือรูป {form}",
    ),
    "changed": said(
        "{chant}: {vowel} changes before a final, to {form}",
        "{chant} {vowel} เปลี่ยนรูปเมื่อมีตัวสะกด เป็น {form}",
    ),
}
_UNWRITTEN: Final = said(
    "{chant}: {vowel} is reduced before a final, to nothing",
    "{chant} {vowel} ลดรูปเมื่อมีตัวสะกด ไม่ปรากฏรูปสระ",
)


def _change(entry: PoolWord) -> str | None:
    syllable = entry.syllables[0]
    if syllable.silent:
        return None
    return _CHANGE.get((syllable.vowel, syllable.vowel_form, bool(syllable.final)))


def _why(entry: PoolWord, change: str) -> Message:
    syllable = entry.syllables[0]
    letters = [f"{letter}อ" for letter in syllable.initial]
    final = [f"{letter}อ" for letter in syllable.final]
    chant = "-".join([*letters, syllable.vowel, *final])
    vowel, form = vowel_name(syllable.vowel), syllable.vowel_form
    if not form:
        return _UNWRITTEN.of(chant=chant, vowel=vowel)
    return _WHY[change].of(chant=chant, vowel=vowel, form=form)


def _change_items(request: Request) -> Iterator[DrillItem]:
    groups = grouped(request.pool.single, _change)
    for change, entry in balanced(request.random, groups, request.count):
        yield request.item(
            entry.word,
            _NAMES[change],
            _why(entry, change),
            word=entry.word,
            choices=_NAMES.values(),
        )


def _vowel_items(request: Request) -> Iterator[DrillItem]:
    # Evenly by vowel: โอะ alone would fill the sheet.
    changed = [entry for entry in request.pool.single if _change(entry) in ("reduced", "changed")]
    by_vowel = grouped(changed, lambda entry: entry.syllables[0].vowel)
    for vowel, entry in balanced(request.random, by_vowel, request.count):
        yield request.item(
            entry.word,
            vowel_name(vowel),
            _why(entry, _change(entry) or ""),
            word=entry.word,
            wrong=map(vowel_name, _CONFUSED[vowel]),
        )


def _make(request: Request) -> list[DrillPart]:
    asked = request.settings["ask"]
    items = _vowel_items(request) if asked == "vowel" else _change_items(request)
    return part(_ASK[asked], items)


KIND: Final = DrillKind(
    name="vowel-forms",
    grade=2,
    title=said("Vowels that change their form", "สระคงรูป ลดรูป เปลี่ยนรูป"),
    summary=said(
        "vowels that are written otherwise, or not at all, before a final",
        "สระที่ลดรูปหรือเปลี่ยนรูปเมื่อมีตัวสะกด",
    ),
    make=_make,
    settings=(
        Setting(
            "ask",
            ("change", "vowel"),
            said(
                "change: what became of the form; vowel: which vowel it is",
                "change: คงรูป ลดรูป หรือเปลี่ยนรูป; vowel: ประสมสระใด",
            ),
        ),
    ),
)
