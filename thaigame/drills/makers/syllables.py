"""แจกลูกสะกดคำ: spelling words out, and the table of their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import balanced, drawn, joined, mixed_choices
from thaigame.drills.model import NOTHING, Item, Part, Table
from thaigame.spelling import explain, spell_out
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import Entry
    from thaigame.spelling import Syllable

# The vowel that a child takes for another: the same mouth, short for long.
_OTHER_LENGTH: Final = {
    "อะ": "อา", "อิ": "อี", "อึ": "อือ", "อุ": "อู", "เอะ": "เอ", "แอะ": "แอ", "โอะ": "โอ",
    "เอาะ": "ออ", "เออะ": "เออ", "เอียะ": "เอีย", "เอือะ": "เอือ", "อัวะ": "อัว",
    "อา": "อะ", "อี": "อิ", "อือ": "อึ", "อู": "อุ", "เอ": "เอะ", "แอ": "แอะ", "โอ": "โอะ",
    "ออ": "โอะ", "เออ": "เอ", "เอีย": "เอ", "เอือ": "เอีย", "อัว": "ออ",
    "อำ": "อา", "ไอ": "ใอ", "ใอ": "ไอ", "เอา": "อา",
}  # fmt: skip
_MARKS: Final = {"ไม้เอก": "ไม้โท", "ไม้โท": "ไม้เอก", "ไม้ตรี": "ไม้โท", "ไม้จัตวา": "ไม้ตรี"}
_PLAIN: Final = frozenset({"indirect final", "cluster", "leading", "karan"})


def _make_spell_out(request: Request) -> list[Part]:
    most = 1 if request.options["syllables"] == "1" else 3
    fitting = request.pool.where(
        lambda entry: len(entry.syllables) <= most and entry.features <= _PLAIN
    )
    choose = request.options["form"] == "choose"
    items = []
    for entry in drawn(request.random, fitting, request.count):
        chant = spell_out(entry.word)
        choices: tuple[str, ...] = ()
        if choose:
            choices = mixed_choices(request.random, chant, _wrong_chants(entry, chant))
        items.append(
            Item(
                question=entry.word,
                answers=(chant,),
                reason=joined(_chant_reasons(entry)),
                skill="spell-out",
                word=entry.word,
                choices=choices,
            )
        )
    key = "drills.spell_out_choose" if choose else "drills.spell_out_write"
    return [Part(str(message(key)), tuple(items))]


def _chant_reasons(entry: Entry) -> Iterator[str]:
    for syllable in entry.syllables:
        attributes = [explain(syllable, "initial"), explain(syllable, "vowel")]
        if syllable.final:
            attributes.append(explain(syllable, "final"))
        yield f"{syllable.text}: {joined(attributes)}"


def _wrong_chants(entry: Entry, chant: str) -> Iterator[str]:
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
    for at, part in enumerate(parts):
        if part in _MARKS:
            yield "-".join([*parts[:at], _MARKS[part], *parts[at + 1 :]])
            yield "-".join([*parts[:at], *parts[at + 2 :]])
    if len(parts) > 2:  # noqa: PLR2004  a chant without its last part is still a chant
        yield "-".join([*parts[:1], *parts[2:]])


def _make_parts_table(request: Request) -> list[Part]:
    fitting = [entry for entry in request.pool.single if entry.features <= _PLAIN]
    silent = request.options["silent"] == "yes"
    groups: dict[bool, list[Entry]] = {False: [], True: []}
    for entry in fitting:
        groups[bool(entry.syllables[0].silent)].append(entry)
    if not silent:
        del groups[True]
    items = []
    rows = []
    columns = [message(f"drills.column_{name}") for name in ("initial", "vowel", "final", "mark")]
    if silent:
        columns.append(message("drills.column_silent"))
    for _, entry in balanced(request.random, groups, request.count):
        syllable = entry.syllables[0]
        filled = _parts(syllable)[: len(columns)]
        rows.append((entry.word, *filled))
        attributes = [explain(syllable, name) for name in ("initial", "vowel", "final")]
        answer = ", ".join(f"{column} {part}" for column, part in zip(columns, filled, strict=True))
        items.append(
            Item(
                question=entry.word,
                answers=(answer,),
                reason=joined(attributes),
                skill="parts-table",
                word=entry.word,
            )
        )
    header = (str(message("drills.column_word")), *map(str, columns))
    empty = tuple((row[0], *[""] * len(columns)) for row in rows)
    instruction = str(message("drills.parts_table"))
    return [
        Part(
            instruction,
            tuple(items),
            figure=Table(header, empty),
            solution=Table(header, tuple(rows)),
            questions="none",
        )
    ]


def _parts(syllable: Syllable) -> tuple[str, ...]:
    return (
        syllable.initial,
        syllable.vowel,
        syllable.final or NOTHING,
        f"◌{syllable.mark}" if syllable.mark else NOTHING,
        syllable.silent or NOTHING,
    )


KINDS: Final = (
    Kind(
        "spell-out",
        message("drills.title_spell_out"),
        message("drills.about_spell_out"),
        1,
        _make_spell_out,
        (
            Option("form", ("write", "choose"), message("drills.option_form")),
            Option("syllables", ("1", "3"), message("drills.option_syllables")),
        ),
    ),
    Kind(
        "parts-table",
        message("drills.title_parts_table"),
        message("drills.about_parts_table"),
        1,
        _make_parts_table,
        (Option("silent", ("no", "yes"), message("drills.option_silent")),),
    ),
)
