"""สระลดรูป สระเปลี่ยนรูป, ประวิสรรชนีย์, and รร."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import (
    balanced,
    mixed_choices,
    shuffled,
    vowel_name,
)
from thaigame.drills.model import GAP, Item, Part
from thaigame.text import faults
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import Entry
    from thaigame.spelling import Analysis, Syllable

_VISARJANI: Final = "ะ"

# (vowel, written form, with a final) -> what became of the vowel's own form. What books call by
# different names (-ื-, เก่ง without ็, รร) is not here, so it is not asked.
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


def _change(syllable: Syllable) -> str | None:
    return _CHANGE.get((syllable.vowel, syllable.vowel_form, bool(syllable.final)))


def _make_forms(request: Request) -> list[Part]:
    groups: dict[str, list[Entry]] = {"kept": [], "reduced": [], "changed": []}
    for entry in request.pool.single:
        change = _change(entry.syllables[0])
        # A silent letter or a final not its own is another lesson.
        if change is not None and not entry.syllables[0].silent:
            groups[change].append(entry)
    if request.options["ask"] == "vowel":
        del groups["kept"]
        return [Part(str(message("drills.forms_vowel")), _vowel_items(request, groups))]
    names = {change: str(message(f"drills.form_{change}")) for change in groups}
    items = tuple(
        Item(
            question=entry.word,
            answers=(names[change],),
            reason=_change_reason(entry.syllables[0], change),
            skill="vowel-forms",
            word=entry.word,
            choices=tuple(names.values()),
        )
        for change, entry in balanced(request.random, groups, request.count)
    )
    return [Part(str(message("drills.forms_change")), items)]


def _vowel_items(request: Request, groups: dict[str, list[Entry]]) -> tuple[Item, ...]:
    # Evenly by vowel: โอะ alone would fill the sheet.
    by_vowel: dict[str, list[Entry]] = {}
    for group in groups.values():
        for entry in group:
            by_vowel.setdefault(entry.syllables[0].vowel, []).append(entry)
    return tuple(
        Item(
            question=entry.word,
            answers=(vowel_name(vowel),),
            reason=_change_reason(entry.syllables[0], _change(entry.syllables[0]) or "kept"),
            skill="vowel-forms",
            word=entry.word,
            choices=mixed_choices(
                request.random, vowel_name(vowel), map(vowel_name, _CONFUSED[vowel])
            ),
        )
        for vowel, entry in balanced(request.random, by_vowel, request.count)
    )


def _change_reason(syllable: Syllable, change: str) -> str:
    parts = [f"{letter}อ" for letter in syllable.initial]
    final = [f"{letter}อ" for letter in syllable.final]
    chant = "-".join([*parts, syllable.vowel, *final])
    key = "drills.because_unwritten" if not syllable.vowel_form else f"drills.because_{change}"
    vowel, form = vowel_name(syllable.vowel), syllable.vowel_form
    return str(message(key, chant=chant, vowel=vowel, form=form))


def _a_syllables(entry: Entry) -> list[tuple[int, Syllable]]:
    """Return the open syllables of the sound อะ with their places."""
    return [
        (at, syllable)
        for at, syllable in enumerate(entry.syllables)
        if syllable.vowel == "อะ" and not syllable.final
    ]


def _make_visarjani(request: Request) -> list[Part]:
    groups: dict[bool, list[Entry]] = {True: [], False: []}
    for entry in request.pool.entries:
        found = _a_syllables(entry)
        written = {bool(syllable.vowel_form) for _, syllable in found}
        if len(written) == 1 and len(entry.syllables) > 1 and len(entry.analysis.readings) == 1:
            groups[written.pop()].append(entry)
    if request.options["ask"] == "spelling":
        return [Part(str(message("drills.visarjani_spelling")), _visarjani_pairs(request, groups))]
    yes, no = str(message("drills.visarjani_yes")), str(message("drills.visarjani_no"))
    items = tuple(
        Item(
            question=entry.word,
            answers=(yes if written else no,),
            reason=_visarjani_reason(entry),
            skill="prawisanchani",
            word=entry.word,
            choices=(yes, no),
        )
        for written, entry in balanced(request.random, groups, request.count)
    )
    return [Part(str(message("drills.visarjani")), items)]


def _visarjani_reason(entry: Entry) -> str:
    at, syllable = _a_syllables(entry)[0]
    key = "drills.because_written_a" if syllable.vowel_form else "drills.because_unwritten_a"
    reading = entry.analysis.readings[0][at]
    return str(message(key, reading=entry.analysis.reading, syllable=reading))


def _visarjani_pairs(request: Request, groups: dict[bool, list[Entry]]) -> tuple[Item, ...]:
    usable: dict[bool, list[Entry]] = {
        written: [entry for entry in entries if _other_spelling(request, entry)]
        for written, entries in groups.items()
    }
    items = []
    for _, entry in balanced(request.random, usable, request.count):
        wrong = _other_spelling(request, entry)
        items.append(
            Item(
                question=str(message("drills.spelt_for", reading=entry.analysis.reading)),
                answers=(entry.word,),
                reason=_visarjani_reason(entry),
                skill="prawisanchani",
                word=entry.word,
                choices=mixed_choices(request.random, entry.word, wrong),
            )
        )
    return tuple(items)


def _other_spelling(request: Request, entry: Entry) -> list[str]:
    """Return the word with a ะ too many or too few, if that is no word."""
    analysis = entry.analysis
    found = []
    for at, syllable in _a_syllables(entry):
        places = analysis.places[at]
        last = places[-1]
        if syllable.vowel_form:
            wrong = analysis.word[:last] + analysis.word[last + 1 :]
        elif len(places) == 1 and not _shared(analysis, last):
            wrong = analysis.word[: last + 1] + _VISARJANI + analysis.word[last + 1 :]
        else:
            continue
        if not faults(wrong) and not request.pool.is_word(wrong):
            found.append(wrong)
    return found


def _shared(analysis: Analysis, place: int) -> bool:
    word = analysis.word
    lead = place > 0 and word[place - 1] in "เแโไใ"  # ะ cannot part a lead vowel's letters
    return lead or sum(place in part for part in analysis.places) > 1


def _make_ro_han(request: Request) -> list[Part]:
    if request.options["ask"] == "ban":
        return [Part(str(message("drills.ban")), _ban_items(request))]
    groups: dict[str, list[Entry]] = {"อัน": [], "อะ": []}
    for entry in request.pool.entries:
        syllables = [syllable for syllable in entry.syllables if syllable.vowel_form == "-รร"]
        if len(syllables) == 1 and len(entry.analysis.readings) == 1:
            groups["อัน" if syllables[0].final == "รร" else "อะ"].append(entry)
    items = []
    for sound, entry in balanced(request.random, groups, request.count):
        right = entry.analysis.reading
        key = "drills.because_ro_han_an" if sound == "อัน" else "drills.because_ro_han_a"
        at, syllable = next(
            (i, each) for i, each in enumerate(entry.syllables) if each.vowel_form == "-รร"
        )
        items.append(
            Item(
                question=str(message("drills.read_as", word=entry.word)),
                answers=(right,),
                reason=str(
                    message(key, final=syllable.final, reading=entry.analysis.readings[0][at])
                ),
                skill="ro-han",
                word=entry.word,
                choices=mixed_choices(request.random, right, _ro_han_misread(entry, at)),
            )
        )
    return [Part(str(message("drills.ro_han")), tuple(items))]


def _ro_han_misread(entry: Entry, at: int) -> Iterator[str]:
    parts = entry.analysis.readings[0]
    syllable, heard = entry.syllables[at], parts[at]
    before, after = parts[:at], parts[at + 1 :]
    if syllable.final == "รร":  # read "...ัน"
        head = heard.partition("ั")[0]
        wrong = [(head + "อน",), (head + "ะ", "ระ"), (head + "ัน", "ระ"), (head + "ะ",)]
    elif "ำ" in heard:  # "...ำ" for อัม
        head = heard.partition("ำ")[0]
        heard_again = ("มะ",) if after[:1] != ("มะ",) else ()  # กรรมการ has its มะ already
        wrong = [(head + "ัน", *heard_again), (head + "อม",), (head + "ะ", "รม"), (head + "ัน",)]
    else:
        head, _, final = heard.partition("ั")
        wrong = [(head + "ัน", final + "ะ"), (head + "อ" + final,), (head + "ะ", "ร" + final)]
    for other in wrong:
        yield "-".join([*before, *other, *after])


def _ban_items(request: Request) -> tuple[Item, ...]:
    groups: dict[str, list[Entry]] = {"บัน": [], "บรร": []}
    for entry in request.pool.entries:
        first = entry.syllables[0]
        if len(entry.syllables) > 1 and first.text in groups and entry.word.startswith(first.text):
            groups[first.text].append(entry)
    items = []
    for right, entry in balanced(request.random, groups, request.count):
        rest = entry.word[len(right) :]
        other = ("บรร" if right == "บัน" else "บัน") + rest
        if request.pool.is_word(other):
            continue
        key = "drills.because_ban" if right == "บัน" else "drills.because_ban_ro"
        items.append(
            Item(
                question=f"{GAP}{rest}",
                answers=(entry.word,),
                reason=str(message(key, word=entry.word)),
                skill="ro-han",
                word=entry.word,
                choices=tuple(shuffled(request.random, [entry.word, other])),
            )
        )
    return tuple(items)


KINDS: Final = (
    Kind(
        "vowel-forms",
        message("drills.title_vowel_forms"),
        message("drills.about_vowel_forms"),
        2,
        _make_forms,
        (Option("ask", ("change", "vowel"), message("drills.option_forms")),),
    ),
    Kind(
        "ro-han",
        message("drills.title_ro_han"),
        message("drills.about_ro_han"),
        2,
        _make_ro_han,
        (Option("ask", ("read", "ban"), message("drills.option_ro_han")),),
    ),
    Kind(
        "prawisanchani",
        message("drills.title_visarjani"),
        message("drills.about_visarjani"),
        3,
        _make_visarjani,
        (Option("ask", ("tell", "spelling"), message("drills.option_visarjani")),),
    ),
)
