"""A sheet on A4 with its head, and the key with every reason on pages of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from thaigame.drills.export import pdf_figures
from thaigame.drills.export.page import (
    Heading,
    KeyEntries,
    NameLine,
    NewPage,
    Shown,
    Tasks,
    TextLine,
)
from thaigame.drills.export.paper import Paper

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.drills.export.page import Block, KeyEntry, PagedDocument, Task
    from thaigame.drills.export.paper import Align
    from thaigame.texts import Language

T = TypeVar("T")

BODY: Final = 16.0
"""Points: the size in which a pupil reads."""

SMALL: Final = 12.5
_SIZES: Final = {1: 20.0, 2: BODY, 3: 14.0}
_ALIGN: Final[dict[bool, Align]] = {True: "centre", False: "left"}
_GUTTER: Final = 6.0
_SHARES: Final = (0.46, 0.16, 0.16, 0.22)  # of the name line, for its fields


def render(document: PagedDocument) -> bytes:
    """Return a PDF document."""
    writer = _Writer(Paper(title=document.title, language=document.language), document.language)
    for at, block in enumerate(document.blocks):
        writer.write(block, document.blocks[at + 1 : at + 2])
    return writer.paper.output()


class _Writer:
    """Blocks drawn on paper one after another."""

    def __init__(self, paper: Paper, language: Language) -> None:
        self.paper, self.language = paper, language

    def write(self, block: Block, following: tuple[Block, ...]) -> None:
        paper = self.paper
        match block:
            case Heading(text, level):
                paper.space(0 if level == 1 else 2)
                self.keep_with(following)
                paper.text(text, size=_SIZES[level], bold=True, align=_ALIGN[level == 1])
            case NameLine(fields):
                self.name_line(fields)
            case TextLine(text, lead, centred):
                if lead:
                    paper.space(1)
                    self.keep_with(following)
                told = f"{lead}: {text}" if lead else text
                paper.text(told, size=14 if lead else SMALL, align=_ALIGN[centred])
                paper.space(2 if lead else 0)
            case Shown(figure):
                pdf_figures.draw(paper, figure, self.language)
            case Tasks(items, columns):
                self.tasks(items, columns)
            case KeyEntries(items, columns):
                self.answers(items, columns)
            case NewPage():
                paper.new_page(block.foot)

    def keep_with(self, following: tuple[Block, ...]) -> None:
        """Begin a page where what follows the heading would not begin on this one."""
        need = 14.0
        for block in following:
            if isinstance(block, Shown):
                need += pdf_figures.least_height(self.paper, block.figure, self.language)
            elif isinstance(block, Tasks):
                need += self.height_of(block.items[0], _indent(self.paper, block.items, BODY))
        self.paper.need(min(need, self.paper.pdf.h * 0.85))

    def name_line(self, fields: tuple[tuple[str, str], ...]) -> None:
        paper = self.paper
        paper.space(2)
        y, x = paper.pdf.y, paper.left
        shares = _SHARES[: len(fields)]
        for (label, filled), share in zip(fields, shares, strict=True):
            width = paper.width * share / sum(shares)
            paper.font(SMALL)
            used = paper.width_of(label) + 1.5
            paper.at(label, x, y, width, size=SMALL)
            if filled:
                paper.at(filled, x + used, y, width - used, size=SMALL)
            else:
                paper.dotted(x + used, y + paper.line_height(SMALL) * 0.8, width - used - 3)
            x += width
        paper.pdf.set_y(y + paper.line_height(SMALL) + 2)

    def tasks(self, items: tuple[Task, ...], columns: int) -> None:
        indent = _indent(self.paper, items, BODY)
        self.in_columns(
            items,
            columns,
            lambda item: self.height_of(item, indent),
            lambda item: self.task(item, indent),
        )

    def answers(self, items: tuple[KeyEntry, ...], columns: int) -> None:
        indent = _indent(self.paper, items, 14, bold=True)
        self.in_columns(
            items,
            columns,
            lambda item: self.height_of_answer(item, indent),
            lambda item: self.answer(item, indent),
        )

    def in_columns(
        self,
        items: tuple[T, ...],
        columns: int,
        height: Callable[[T], float],
        write: Callable[[T], None],
    ) -> None:
        """Write items, each whole on a page, side by side where there are two columns."""
        paper = self.paper
        left, width = paper.left, paper.width
        room = (width - _GUTTER * (columns - 1)) / columns
        for start in range(0, len(items), columns):
            row = items[start : start + columns]
            paper.width = room
            need = max(map(height, row))
            paper.need(min(need, paper.pdf.h * 0.8))
            top, bottom = paper.pdf.y, 0.0
            for column, item in enumerate(row):
                paper.left = left + column * (room + _GUTTER)
                paper.pdf.set_y(top)
                write(item)
                bottom = max(bottom, paper.pdf.y)
            paper.left, paper.width = left, width
            paper.pdf.set_y(bottom)

    def height_of(self, item: Task, indent: float) -> float:
        """Return the height of an item, so that it stays whole."""
        paper = self.paper
        line = paper.line_height(BODY)
        height = paper.height_of(item.text, size=BODY, width=paper.width - indent)
        if item.figure is not None:
            height += pdf_figures.height(paper, item.figure, self.language, indent=indent)
        if item.choices:
            height += -(-len(item.choices) // self.columns(item, indent)) * line
        return height + (line if item.room else 0)

    def task(self, item: Task, indent: float) -> None:
        paper = self.paper
        _numbered(paper, item.number, indent, BODY)
        if item.text:
            paper.text(item.text, size=BODY, indent=indent)
        if item.figure is not None:
            pdf_figures.draw(paper, item.figure, self.language, indent=indent)
        if item.choices:
            self.choices(item, indent)
        if item.room:
            line = paper.line_height(BODY)
            y = paper.pdf.y + line * 0.8
            paper.dotted(paper.left + indent, y, (paper.width - indent) * 0.9)
            paper.space(line + 1)

    def columns(self, item: Task, indent: float) -> int:
        """Return how many columns of choices the longest allows."""
        self.paper.font(BODY)
        longest = max(map(self.paper.width_of, item.choices)) + 5
        return max(1, min(len(item.choices), int((self.paper.width - indent) // longest), 4))

    def choices(self, item: Task, indent: float) -> None:
        paper, columns = self.paper, self.columns(item, indent)
        width = (paper.width - indent) / columns
        line = paper.line_height(BODY)
        for start in range(0, len(item.choices), columns):
            if columns == 1:
                paper.text(item.choices[start], size=BODY, indent=indent)
                continue
            for column, text in enumerate(item.choices[start : start + columns]):
                x = paper.left + indent + column * width
                paper.at(text, x, paper.pdf.y, width, size=BODY)
            paper.space(line)
        paper.space(1)

    def height_of_answer(self, answer: KeyEntry, indent: float) -> float:
        paper = self.paper
        room = paper.width - indent
        height = paper.height_of(answer.text, size=14, width=room, bold=True)
        for told in filter(None, (answer.spoken, answer.reason)):
            height += paper.height_of(told, size=SMALL, width=room)
        if answer.figure is not None:
            height += pdf_figures.height(paper, answer.figure, self.language, indent=indent)
        return height

    def answer(self, answer: KeyEntry, indent: float) -> None:
        paper = self.paper
        _numbered(paper, answer.number, indent, 14, bold=True)
        paper.text(answer.text, size=14, bold=True, indent=indent)
        if answer.spoken:
            paper.text(answer.spoken, size=SMALL, indent=indent)
        if answer.figure is not None:
            pdf_figures.draw(paper, answer.figure, self.language, indent=indent)
        if answer.reason:
            paper.text(answer.reason, size=SMALL, indent=indent)
        paper.space(1)


def _indent(
    paper: Paper, items: Sequence[Task | KeyEntry], size: float, *, bold: bool = False
) -> float:
    """Return the room of the widest number and one space."""
    paper.font(size, bold=bold)
    return max(paper.width_of(f"{item.number} ") for item in items)


def _numbered(paper: Paper, number: str, indent: float, size: float, *, bold: bool = False) -> None:
    """Write an item's number, so that one space parts it from what follows."""
    paper.font(size, bold=bold)
    width = indent - paper.width_of(" ")
    paper.at(number, paper.left, paper.pdf.y, width, size=size, bold=bold, align="right")
