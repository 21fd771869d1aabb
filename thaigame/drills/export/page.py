"""What stands on the pages of a sheet, from top to bottom, whatever they are made of.

Every writer of pages (PDF, HTML, Word) gets the same blocks and only draws them: what the head
says, how items and choices are numbered, which items share a table to tick, what the key tells,
which digits are used is decided here. Writers of questions (TSV, GIFT, Anki, quiz workbooks) get
``questions`` instead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from thaigame.drills.export.lone import shown
from thaigame.drills.model import (
    CHOICE_LETTERS,
    GAP,
    BoardFigure,
    CellRow,
    DrillItem,
    DrillPart,
    DrillSheet,
    FillTable,
    LetterGrid,
    RackFigure,
    Square,
    WritingLines,
)
from thaigame.texts import in_language, said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.drills.classset import PupilSheet
    from thaigame.drills.model import Figure
    from thaigame.texts import Language

_THAI: Final = str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙")
_ARABIC: Final = str.maketrans("๐๑๒๓๔๕๖๗๘๙", "0123456789")
_bracketed = re.compile(r"\[([^\]]*)\]").findall
_LETTERED: Final = 4  # choices that are lettered on paper, and not columns to tick
_SHORT: Final = 34  # characters of a clue that stands beside another
_FEWEST_TICKED: Final = 3  # items for which a table is worth its head

NAME: Final = said("Name", "ชื่อ-สกุล")
_CLASS: Final = said("Class", "ชั้น")
_CLASS_NUMBER: Final = said("No.", "เลขที่")
_UNIT: Final = said("Unit", "หน่วยที่")
_INSTRUCTION: Final = said("Instructions", "คำชี้แจง")
KEY: Final = said("Answer key", "เฉลย")
_READ_ALOUD: Final = said("Read aloud", "ครูอ่าน")
_BANK: Final = said("Words to choose from", "คำที่ให้เลือก")
GRADE: Final = said("grade {level}", "ป.{level}")
_NUMBER: Final = said("No.", "ข้อ")
_ITEM: Final = said("item", "โจทย์")
_ANSWER: Final = said("answer", "คำตอบ")
_REASON: Final = said("reason", "เหตุผล")


@dataclass(frozen=True, slots=True)
class Head:
    """What the teacher says about the sheet, and how numbers are written.

    ``school``, ``pupil``, the pupil's number and ``unit`` (หน่วยที่) may be empty: then they are lines
    to fill in, but for the school's. ``thai_digits`` None takes Thai digits for a sheet in Thai,
    unless it is all about boards, whose squares are numbered in Arabic ones.
    """

    school: str = ""
    unit: str = ""
    thai_digits: bool | None = None
    pupil: str = ""
    pupil_number: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: of the sheet or its key (1), of a part (2), of items that belong together (3)."""

    text: str
    level: Literal[1, 2, 3]


@dataclass(frozen=True, slots=True)
class NameLine:
    """The line for the pupil's name and class: each field's label and what stands there or ""."""

    fields: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TextLine:
    """A paragraph, perhaps with a word before it (คำชี้แจง); ``centred`` ones belong to the head."""

    text: str
    lead: str = ""
    centred: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A figure that belongs to no single item."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class Task:
    """An item as the pupil sees it; the choices have their letters, ``room`` is a line to write."""

    number: str
    text: str
    figure: Figure | None
    choices: tuple[str, ...]
    room: bool


@dataclass(frozen=True, slots=True)
class Tasks:
    """Items that follow each other, in so many columns."""

    items: tuple[Task, ...]
    columns: Literal[1, 2] = 1


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """An item on the page of the key."""

    number: str
    text: str
    spoken: str
    figure: Figure | None
    reason: str


@dataclass(frozen=True, slots=True)
class KeyEntries:
    """The answers to items that follow each other, in so many columns."""

    items: tuple[KeyEntry, ...]
    columns: Literal[1, 2] = 1


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows begins on a page of its own; ``is_key`` is the teacher's part.

    ``title``, ``code`` (the kind and the seed) and the page's number stand at the foot.
    """

    title: str
    code: str
    thai_digits: bool
    is_key: bool = False

    def foot(self, page: int) -> str:
        """Return what stands at the foot of a page."""
        number = str(page).translate(_THAI) if self.thai_digits else str(page)
        return f"{self.title} · {number} · {self.code}"


Block = Heading | NameLine | TextLine | Shown | Tasks | KeyEntries | NewPage


class PagedDocument(NamedTuple):
    """What a writer of pages writes: its title, its language, and its blocks; a page is first."""

    title: str
    language: Language
    blocks: tuple[Block, ...]


class Question(NamedTuple):
    """An item that can be asked without its sheet: in a quiz, on a card, in a table."""

    number: int
    part: DrillPart
    item: DrillItem


def title_of(sheet: DrillSheet) -> str:
    """Return the sheet's heading with the grade, where it was made for one."""
    if sheet.level is None:
        return sheet.title
    return f"{sheet.title} ({GRADE.of(level=sheet.level).text(sheet.lang)})"


def questions(sheet: DrillSheet) -> list[Question]:
    """Return every item with its number on the sheet, from 1, and the part it belongs to.

    Lone marks stand over dotted circles, since what shows the questions may draw nothing.
    """
    pairs = ((part, item) for part in sheet.parts for item in part.items)
    return [
        Question(number, _shown_part(part), _shown_item(item))
        for number, (part, item) in enumerate(pairs, start=1)
    ]


def _shown_part(part: DrillPart) -> DrillPart:
    return replace(part, instruction=shown(part.instruction))


def _shown_item(item: DrillItem) -> DrillItem:
    return replace(
        item,
        question=shown(item.question or _cue(item)),
        answers=tuple(map(shown, item.answers)),
        choices=tuple(map(shown, item.choices)),
        reason=shown(item.reason),
    )


def _cue(item: DrillItem) -> str:
    """Return what a card may ask in place of what is read aloud: never with the word to write.

    A reading that is the word itself, syllable by syllable, is left out too; "" where nothing
    is left that could be asked.
    """
    told = item.spoken
    for reading in _bracketed(told):
        if reading.replace("-", "") == item.answer:
            told = told.replace(f"[{reading}]", "")
    told = told.replace(item.answer, GAP).strip()
    return told if any(letter.isalpha() for letter in told) else ""


def _is_thai(sheet: DrillSheet, head: Head) -> bool:
    """Tell which of the two kinds of digits a sheet is written in."""
    if head.thai_digits is not None:
        return head.thai_digits
    return sheet.lang == "th" and not all(_has_board(item) for item in sheet.items)


def _has_board(item: DrillItem) -> bool:
    return any(isinstance(each, BoardFigure | RackFigure) for each in (item.figure, item.solution))


def document_of(sheet: DrillSheet, head: Head) -> PagedDocument:
    """Return the pupil's pages and then the key."""
    with in_language(sheet.lang):
        pages = _Pages(sheet, head)
        blocks = (*pages.pupils(), *pages.teachers())
    return PagedDocument(title_of(sheet), sheet.lang, blocks)


def set_of(copies: Sequence[PupilSheet], head: Head) -> PagedDocument:
    """Return the pages of all pupils of a class, each with the pupil's name and number."""
    sheet = copies[0].sheet
    blocks: list[Block] = []
    with in_language(sheet.lang):
        for copy in copies:
            own = replace(head, pupil=copy.pupil, pupil_number=str(copy.number))
            blocks += _Pages(copy.sheet, own).pupils()
    return PagedDocument(title_of(sheet), sheet.lang, tuple(blocks))


def set_key_of(copies: Sequence[PupilSheet], head: Head) -> PagedDocument:
    """Return the one key of a class: a pupil's answers after another's, without the reasons."""
    sheet = copies[0].sheet
    with in_language(sheet.lang):
        first = _Pages(sheet, head)
        blocks: list[Block] = [first.page(is_key=True)]
        blocks += [Heading(f"{KEY}: {first.title}", 1)]
        for copy in copies:
            blocks += _Pages(copy.sheet, head).short_key(copy)
    return PagedDocument(title_of(sheet), sheet.lang, tuple(blocks))


class _Pages:
    """One sheet being laid out: its language is in force."""

    def __init__(self, sheet: DrillSheet, head: Head) -> None:
        self.sheet, self.head = sheet, head
        self.is_thai = _is_thai(sheet, head)
        self.title = self.told(title_of(sheet))
        numbered = enumerate(sheet.items, start=1)
        self.numbers = {id(item): item.number or number for number, item in numbered}

    def told(self, text: str) -> str:
        """Return *text* in the sheet's digits; one that has both kinds is about them and stays."""
        if text.translate(_THAI) != text != text.translate(_ARABIC):
            return text
        return text.translate(_THAI if self.is_thai else _ARABIC)

    def page(self, *, is_key: bool = False) -> NewPage:
        code = f"thaigame {self.sheet.kind}-{self.sheet.seed}"
        return NewPage(self.title, code, self.is_thai, is_key)

    def pupils(self) -> Iterator[Block]:
        yield self.page()
        if self.head.school:
            yield TextLine(self.told(self.head.school), centred=True)
        yield Heading(self.title, 1)
        unit = self.told(self.head.unit.strip())
        if unit:
            label = str(_UNIT)
            yield TextLine(unit if unit.startswith(label) else f"{label} {unit}", centred=True)
        number = self.told(self.head.pupil_number)
        fields = [(str(NAME), self.head.pupil), (str(_CLASS), ""), (str(_CLASS_NUMBER), number)]
        names = NameLine(tuple(fields if unit else [*fields, (str(_UNIT), "")]))
        yield names
        for place, part in enumerate(self.sheet.parts):
            if place:  # handed out by itself, as a test after the lesson is
                yield self.page()
                yield names
            yield from self.part(part)

    def teachers(self) -> Iterator[Block]:
        yield self.page(is_key=True)
        yield Heading(f"{KEY}: {self.title}", 1)
        for note in self.sheet.notes:
            yield TextLine(self.told(note))
        for part in self.sheet.parts:
            yield from self.key(part)

    def short_key(self, copy: PupilSheet) -> Iterator[Block]:
        name = f"{_CLASS_NUMBER} {copy.number} {copy.pupil}".strip()
        yield Heading(self.told(f"{name} · {self.sheet.seed}"), 3)
        for part in self.sheet.parts:
            if part.solution is not None:
                yield Shown(self.figure(part.solution))
            else:
                told = (f"{self.number(item)} {self.short_answer(item)}" for item in part.items)
                yield TextLine("   ".join(told))

    def short_answer(self, item: DrillItem) -> str:
        letters = [self.letter(place) for place in item.right]
        if letters and not (len(item.choices) > _LETTERED or item.wants == "all"):
            return f"{letters[0]}. {self.told(item.answer)}"
        return self.told(item.answer)

    def part(self, part: DrillPart) -> Iterator[Block]:
        if part.title:
            yield Heading(self.told(part.title), 2)
        if part.instruction:
            yield TextLine(self.told(part.instruction), str(_INSTRUCTION))
        if part.bank:
            yield TextLine("   ".join(map(self.told, part.bank)), str(_BANK))
        if part.figure is not None:
            yield Shown(self.figure(part.figure))
        if part.questions == "none":
            return
        if is_ticked(part):
            yield Shown(self.tick_table(part))
            return
        for group, items in _by_group(part):
            if group:
                yield Heading(group, 3)
            tasks = tuple(self.task(item, part) for item in items)
            short = part.questions == "clue" and all(len(task.text) < _SHORT for task in tasks)
            yield Tasks(tasks, 2 if short else _columns(*(item.figure for item in items)))

    def task(self, item: DrillItem, part: DrillPart) -> Task:
        filled_in = isinstance(item.figure, CellRow | FillTable | WritingLines)
        return Task(
            self.number(item),
            self.told(item.question),
            None if item.figure is None else self.figure(item.figure),
            tuple(f"{self.letter(at)}. {self.told(text)}" for at, text in enumerate(item.choices)),
            room=part.questions == "answer" and not item.choices and not filled_in,
        )

    def key(self, part: DrillPart) -> Iterator[Block]:
        if part.title:
            yield Heading(self.told(part.title), 2)
        if part.solution is not None:
            yield Shown(self.figure(part.solution))
        if is_ticked(part):
            yield Shown(self.key_table(part))
            return
        for group, items in _by_group(part):
            if group:
                yield Heading(group, 3)
            yield KeyEntries(
                tuple(map(self.answer, items)), _columns(*(each.solution for each in items))
            )

    def answer(self, item: DrillItem) -> KeyEntry:
        lettered = [
            f"{self.letter(item.choices.index(text))}. {text}" if text in item.choices else text
            for text in item.answers
        ]
        return KeyEntry(
            self.number(item),
            self.told(", ".join(lettered)),
            self.told(f"{_READ_ALOUD}: {item.spoken}") if item.spoken else "",
            None if item.solution is None else self.figure(item.solution),
            self.told(item.reason),
        )

    def tick_table(self, part: DrillPart) -> FillTable:
        """Return the choices as columns to tick, an item a row."""
        choices = part.items[0].choices
        return FillTable(
            tuple(map(self.told, (str(_NUMBER), str(_ITEM), *choices))),
            tuple(
                (self.bare(item), self.told(item.question), *[""] * len(choices))
                for item in part.items
            ),
        )

    def key_table(self, part: DrillPart) -> FillTable:
        """Return the answers and their reasons, an item a row."""
        return FillTable(
            (str(_NUMBER), str(_ITEM), str(_ANSWER), str(_REASON)),
            tuple(
                (
                    self.bare(item),
                    *map(self.told, (item.question, item.answer, item.reason)),
                )
                for item in part.items
            ),
            wraps=3,
        )

    def figure(self, figure: Figure) -> Figure:
        """Return a figure in the sheet's digits; boards and racks are pictures of a game."""
        if isinstance(figure, LetterGrid):
            return replace(figure, rows=tuple(tuple(map(self.square, row)) for row in figure.rows))
        if not isinstance(figure, FillTable):
            return figure
        rows = tuple(tuple(map(self.told, row)) for row in figure.rows)
        return replace(figure, header=tuple(map(self.told, figure.header)), rows=rows)

    def square(self, square: Square | None) -> Square | None:
        if square is None or square.number is None:
            return square
        return replace(square, corner=self.told(str(square.number)))

    def bare(self, item: DrillItem) -> str:
        return self.told(str(self.numbers[id(item)]))

    def number(self, item: DrillItem) -> str:
        return f"{self.bare(item)}."

    def letter(self, place: int) -> str:
        letters = CHOICE_LETTERS[self.sheet.lang]
        return letters[place] if place < len(letters) else self.told(str(place + 1))


def is_ticked(part: DrillPart) -> bool:
    """Tell whether all items have the same choices, which are columns to tick then."""
    choices = part.items[0].choices
    return (
        len(part.items) >= _FEWEST_TICKED
        and len(choices) > 1
        and all(
            item.choices == choices and item.figure is None and item.wants == "one"
            for item in part.items
        )
    )


def _columns(*figures: Figure | None) -> Literal[1, 2]:
    """Return two columns for items that all have boards, so that several come to a page."""
    return 2 if all(isinstance(figure, BoardFigure) for figure in figures) else 1


def _by_group(part: DrillPart) -> Iterator[tuple[str, list[DrillItem]]]:
    """Yield the items that follow each other under one heading, "" for none."""
    waiting: list[DrillItem] = []
    for item in part.items:
        if waiting and item.group != waiting[0].group:
            yield waiting[0].group, waiting
            waiting = []
        waiting.append(item)
    if waiting:
        yield waiting[0].group, waiting
