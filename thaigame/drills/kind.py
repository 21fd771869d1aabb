"""A kind of drill as a value, what its maker is given, and what makers share.

A kind is one file of ``kinds``: its texts in both languages, its settings, its maker, and, as the
file's docstring, its documentation; ``registry`` finds it there. A maker takes a ``Request`` and
gives the parts of a sheet.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from thaigame.drills.model import DrillItem, DrillPart
from thaigame.spelling import TONE_NAMES
from thaigame.text import cells
from thaigame.texts import Message, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from thaigame.chance import Random
    from thaigame.drills.model import Figure
    from thaigame.drills.pool import Pool

T = TypeVar("T")
K = TypeVar("K")
Shown = Message | str

CHOICES: Final = 4


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting of a kind: its name, the values it takes (the first is the default), its help."""

    name: str
    values: tuple[str, ...]
    help: Message


@dataclass(frozen=True, slots=True)
class DrillKind:
    """A kind of drill: its name (a slug), title, what it trains, and its settings.

    ``grade`` is the school year in which it is first taught, 1 to 6. ``make`` makes the parts of a
    sheet; its texts are in the language in force.
    """

    name: str
    grade: int
    title: Message
    summary: Message
    make: Callable[[Request], Sequence[DrillPart]]
    settings: tuple[Setting, ...] = ()

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<DrillKind {self.name}>"


@dataclass(frozen=True, slots=True)
class Request:
    """What a kind makes its parts from.

    ``count`` is how many items are wanted, ``pool`` the words they may use, ``random`` the only
    source of chance, ``settings`` a value for every setting of the kind. ``notes`` takes messages
    for the teacher. ``kind`` is the kind's name, the skill of items that name no other. ``level``
    is the grade asked for, or None; ``own_words`` tells that the pool is the teacher's list.
    """

    kind: str
    count: int
    pool: Pool
    random: Random
    settings: Mapping[str, str]
    notes: list[str] = field(default_factory=list)
    level: int | None = None
    own_words: bool = False

    def item(
        self,
        question: Shown,
        answer: Shown | Sequence[str],
        reason: Shown,
        *,
        word: str = "",
        skill: str = "",
        wrong: Iterable[str] = (),
        choices: Iterable[Shown] = (),
        wants: Literal["one", "all"] = "one",
        spoken: Shown = "",
        figure: Figure | None = None,
        solution: Figure | None = None,
        number: int = 0,
        group: Shown = "",
    ) -> DrillItem:
        """Return an item in the language in force.

        The choices are *choices* as they stand, or the answer mixed with the first of *wrong*,
        four in all; with neither the pupil writes.
        """
        answers = (str(answer),) if isinstance(answer, Message | str) else tuple(answer)
        others = list(wrong)
        mixed = mixed_choices(self.random, answers[0], others) if others else ()
        return DrillItem(
            question=str(question),
            answers=answers,
            reason=str(reason),
            skill=skill or self.kind,
            word=word,
            choices=mixed or tuple(map(str, choices)),
            wants=wants,
            spoken=str(spoken),
            figure=figure,
            solution=solution,
            number=number,
            group=str(group),
        )

    def not_laid(self, words: Sequence[str]) -> None:
        """Tell the teacher that these words found no room in a grid."""
        if words:
            self.notes.append(str(NOT_LAID.of(words=", ".join(words))))


NOT_LAID: Final = said(
    "These words found no room in the grid: {words}",
    "คำที่วางลงในตารางไม่ได้: {words}",
)
NONE: Final = said("none", "ไม่มี")
READ_AS: Final = said("{word} is read", "{word} อ่านว่าอย่างไร")
SPELT_FOR: Final = said("Which spelling is read {reading}?", "คำที่อ่านว่า [{reading}] เขียนอย่างไร")
CHOOSE_SPELLING: Final = said("Choose the right spelling.", "จงเลือกคำที่เขียนถูกต้อง")
BY_CELLS: Final = said("{word}: {cells}", "{word}: {cells}")
FORM: Final = Setting(
    "form",
    ("choose", "write"),
    said("choose: from four answers; write: without", "choose: เลือกจากสี่คำตอบ; write: เขียนตอบเอง"),
)


def part(instruction: Message, items: Iterable[DrillItem]) -> list[DrillPart]:
    """Return the one part of a sheet that has no other."""
    return [DrillPart(str(instruction), tuple(items))]


def shuffled(random: Random, items: Iterable[T]) -> list[T]:
    """Return *items* in random order."""
    mixed = list(items)
    random.shuffle(mixed)
    return mixed


def drawn(random: Random, items: Iterable[T], count: int) -> list[T]:
    """Return *count* of *items* in random order, all of them where there are no more."""
    return shuffled(random, items)[:count]


def balanced(random: Random, groups: Mapping[K, Sequence[T]], count: int) -> list[tuple[K, T]]:
    """Return *count* items with their group, as evenly from all groups as these allow."""
    waiting = {key: shuffled(random, items) for key, items in groups.items() if items}
    found: list[tuple[K, T]] = []
    while waiting and len(found) < count:
        for key in shuffled(random, list(waiting)):
            found.append((key, waiting[key].pop()))
            if not waiting[key]:
                del waiting[key]
    return shuffled(random, found[:count])


def grouped(items: Iterable[T], key: Callable[[T], K | None]) -> dict[K, list[T]]:
    """Return *items* by *key*, in their order; those of the key None are left out."""
    groups: dict[K, list[T]] = {}
    for item in items:
        name = key(item)
        if name is not None:
            groups.setdefault(name, []).append(item)
    return groups


def mixed_choices(random: Random, right: str, wrong: Iterable[str]) -> tuple[str, ...]:
    """Return *right* and the first of *wrong*, four in all, in random order."""
    others = [text for text in dict.fromkeys(wrong) if text and text != right]
    return tuple(shuffled(random, [right, *others[: CHOICES - 1]]))


def joined(reasons: Iterable[Shown]) -> str:
    """Return several reasons as one text, each once."""
    return "; ".join(dict.fromkeys(map(str, reasons)))


def cell_texts(word: str) -> tuple[str, ...]:
    """Return the cells of *word* as texts."""
    return tuple(cell.canonical for cell in cells(word))


def matra_name(matra: str) -> str:
    """Return how a มาตรา is called: แม่กด, แม่ ก กา."""
    return f"แม่ {matra}" if " " in matra else f"แม่{matra}"


def tone_name(tone: str) -> str:
    """Return the name of a tone as a choice."""
    return str(TONE_NAMES[tone])


def vowel_name(vowel: str) -> str:
    """Return how a vowel is called: สระอา."""
    return f"สระ{vowel}"
