"""What a sheet of exercises is: values that an exporter can print without knowing the kind.

A ``DrillSheet`` has parts (most have one; a pre- and a post-test are parts), a ``DrillPart`` has
items, a ``DrillItem`` has a question, its answers and the reason. All texts are strings in the
sheet's language; Thai words in them are in canonical form. A sheet pickles and compares by value:
the same seed gives an equal sheet.

Whatever a picture shows is also said in the texts: an exporter that cannot draw (TSV, GIFT) leaves
the figures out and loses nothing but their look, except for those kinds whose question is the
picture itself; these say so by ``DrillPart.needs_figure``. In a text, ``GAP`` stands for something
to fill in.

Figures are of six shapes. The pupil's page shows ``figure``, the page of the key ``solution``
where there is one.

``CellRow``      one row of cells in boxes, single slots of them perhaps left open
``LetterGrid``   squares in rows: a word search or a crossword
``FillTable``    a table with empty cells to fill, or filled
``BoardFigure``  a position of a board game, perhaps with a play on it
``RackFigure``   tiles in a row
``WritingLines`` ruled lines with a text to trace
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.texts import Language

CHOICE_LETTERS: Final[dict[str, str]] = {"th": "กขคงจฉชซฌญ", "en": "ABCDEFGHIJ"}
"""What choices are lettered with, in the language of the sheet."""

GAP: Final = "__"
"""What a text shows where something is to be filled in."""

Slot = Literal["cell", "base", "lower", "upper", "tone"]


@dataclass(frozen=True, slots=True)
class Opening:
    """A slot of a cell left open: ``cell`` counts from 0; ``slot`` "cell" is the whole cell.

    The cell's text in ``CellRow`` holds what is given of it; a whole cell left open is "".
    """

    cell: int
    slot: Slot


@dataclass(frozen=True, slots=True)
class CellRow:
    """One row of cells, each in a box; ``openings`` are to be drawn as smaller empty boxes.

    ``ทิ`` with an opening at (0, "tone") is ท ิ with room for a tone mark above. ``gap_after``
    are the cells after which a little space divides the row (syllables). ``loose`` cells are not
    in order (scrambled): they are drawn apart, like cards.
    """

    texts: tuple[str, ...]
    openings: tuple[Opening, ...] = ()
    gap_after: tuple[int, ...] = ()
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a ``LetterGrid``: one cell of text, "" for an empty square to write in.

    ``number`` is the small figure in the corner, None for none; ``corner`` is how it is written,
    which whoever lays out the sheet decides. ``marked`` squares belong to an answer: the key shades
    them.
    """

    text: str = ""
    number: int | None = None
    marked: bool = False
    corner: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """A straight line of squares that a word stands on, as (row, column) counted from 0."""

    word: str
    squares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class LetterGrid:
    """Rows of squares, all of one length; None is a square that is not there (drawn as nothing).

    ``runs`` are to be ringed or struck through; only solutions of word searches have them.
    """

    rows: tuple[tuple[Square | None, ...], ...]
    runs: tuple[Run, ...] = ()


@dataclass(frozen=True, slots=True)
class FillTable:
    """A table: ``header`` may be empty, each row as long as the others; "" is a cell to fill.

    ``NOTHING`` is a cell where nothing can stand, drawn as a dash. ``wraps`` is the column that
    takes the room left by the others and breaks its lines, None where all are short.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    wraps: int | None = None


NOTHING: Final = "–"
"""The text of a table cell where nothing can stand."""


@dataclass(frozen=True, slots=True)
class BoardFigure:
    """A position of a game, written as ``thaigame.notation.read_position`` reads it.

    The line names the game (``game kumkom;``). Only the first rack matters and is drawn below the
    board; scores are not. ``move``, as ``parse_move`` reads it in that position, is a play to show
    on the board, its squares marked; "" is none.
    """

    position: str
    move: str = ""


@dataclass(frozen=True, slots=True)
class RackFigure:
    """Tiles in a row: the game's name and the tiles as ``thaigame.notation.parse_rack`` reads."""

    game: str
    tiles: str


@dataclass(frozen=True, slots=True)
class WritingLines:
    """Ruled lines: ``traced`` of them with *text* in outlines to trace, and an empty one."""

    text: str
    traced: int = 1


Figure = CellRow | LetterGrid | FillTable | BoardFigure | RackFigure | WritingLines


@dataclass(frozen=True, slots=True)
class DrillItem:
    """One exercise.

    ``question`` is what the pupil reads, one line, perhaps "" in a dictation. ``answers`` are the
    right answers: one, or, where ``wants`` is "all", every one that the pupil has to give, in no
    order. ``reason`` is the rule that makes them right, one or two sentences. ``choices`` are what
    the pupil chooses from, in the printed order, every answer among them; empty where the pupil
    writes. ``spoken`` is what the teacher reads out and the pupil does not see: it belongs on the
    page of the key. ``skill`` is what the item trains, a slug for ``progress``; ``word`` the word
    it is about, which marking compares with, or "". ``number`` is the item's number in the figure
    of its part (a crossword), 0 where items are simply counted; ``group`` a heading over the items
    that share it.
    """

    question: str
    answers: tuple[str, ...]
    reason: str
    skill: str
    word: str = ""
    choices: tuple[str, ...] = ()
    wants: Literal["one", "all"] = "one"
    spoken: str = ""
    figure: Figure | None = None
    solution: Figure | None = None
    number: int = 0
    group: str = ""

    @property
    def answer(self) -> str:
        """Return the answers as one text."""
        return ", ".join(self.answers)

    @property
    def right(self) -> tuple[int, ...]:
        """Return the places of the answers among the choices, from 0; none without choices."""
        return tuple(place for place, text in enumerate(self.choices) if text in self.answers)


@dataclass(frozen=True, slots=True)
class DrillPart:
    """Items under one instruction (คำชี้แจง).

    ``title`` is "" where the sheet's title is enough. ``figure`` belongs to the whole part and
    stands before the items (a word search, a crossword), ``solution`` on the page of the key.
    ``bank`` are words given to choose from, printed once above the items. With ``needs_figure``
    the items cannot be done without the figures.

    ``questions`` says how the pupil's page shows the items: "answer" with choices or room to write
    after each, "clue" without room (the answers go into the part's figure, as in a crossword),
    "none" not at all, because the figure and the bank show them already (tables, word searches).
    The page of the key lists every item with answer and reason all the same.
    """

    instruction: str
    items: tuple[DrillItem, ...]
    title: str = ""
    bank: tuple[str, ...] = ()
    figure: Figure | None = None
    solution: Figure | None = None
    needs_figure: bool = False
    questions: Literal["answer", "clue", "none"] = "answer"

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<DrillPart {len(self.items)} items>"


@dataclass(frozen=True, slots=True)
class DrillSheet:
    """A sheet of exercises with its key.

    ``kind`` is the name in ``kinds()``, ``title`` its heading, ``settings`` what was asked besides
    count, level and seed, as (name, value) texts. ``level`` is the grade, 1 (ป.1) to 6, or None.
    ``notes`` tell the teacher what could not be had (fewer words than asked for).
    """

    kind: str
    title: str
    parts: tuple[DrillPart, ...]
    seed: int
    lang: Language
    level: int | None = None
    settings: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def items(self) -> tuple[DrillItem, ...]:
        """Return the items of all parts, in the order in which they are numbered."""
        return tuple(item for part in self.parts for item in part.items)

    def as_json(self) -> Mapping[str, object]:
        """Return what ``thaigame drill --json`` prints."""
        return {
            "kind": self.kind,
            "title": self.title,
            "seed": self.seed,
            "level": self.level,
            "items": [_item_json(item) for item in self.items],
            "notes": list(self.notes),
        }

    def _repr_html_(self) -> str:
        """Return the questions, each with its answer to be opened, for notebooks."""
        from thaigame.drills.export.html import preview

        return preview(self)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<DrillSheet {self.kind}: {len(self.items)} items, seed {self.seed}>"


def _item_json(item: DrillItem) -> dict[str, object]:
    found: dict[str, object] = {
        "question": item.question,
        "answer": item.answer,
        "reason": item.reason,
    }
    if item.choices:
        found["choices"] = list(item.choices)
    if item.spoken:
        found["spoken"] = item.spoken
    return found
