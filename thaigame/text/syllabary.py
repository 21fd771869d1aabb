"""Scripts whose squares are given as data: bases, and marks that stand on them.

Thai's own table is built in (``characters``, ``segment``, ``normalize``), for its speed and for
what only Thai has. What another script needs is a value of this class: which characters take a
square, which belong to the one before them and in which order, what joins two letters on one
square (a virama, a coeng), and which ways of typing are one.

A square has the same four slots as in Thai. What belongs to a letter itself (a subjoined letter, a
medial, a stacked consonant) is part of the base; each of the three slots of marks has groups, and
of a group at most one mark stands on a square.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from thaigame.text.alphabet import CUT
from thaigame.text.cell import Cell
from thaigame.text.characters import ZERO_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thaigame.text.cell import Slots

MarkSlot = Literal["lower", "upper", "tone"]
MARK_SLOTS: Final[tuple[MarkSlot, ...]] = ("lower", "upper", "tone")


class SignFault(NamedTuple):
    """What is wrong at a place of a word: ``stranger``, ``twice`` or ``on-nothing``."""

    kind: Literal["stranger", "twice", "on-nothing"]
    at: int


@dataclass(frozen=True)
class Syllabary:
    """A script as a table.

    ``bases`` take a square each. ``joined`` are signs that belong to the base before them, in the
    order in which they are written; ``joiner`` are signs that do so and bring the next base along.
    ``lower``, ``upper`` and ``tone`` are groups of marks, each a row of characters, in the order in
    which they are written. ``canonical`` has pairs of a way of typing and what it is written as, in
    that order; ``ignored`` shows nothing. Nothing is normalised beyond this, as NFC and NFKC change
    letters of such scripts.
    """

    script: str
    bases: frozenset[str]
    joined: tuple[str, ...] = ()
    joiner: str = ""
    lower: tuple[str, ...] = ()
    upper: tuple[str, ...] = ()
    tone: tuple[str, ...] = ()
    canonical: tuple[tuple[str, str], ...] = ()
    ignored: str = ""

    @cached_property
    def slot_of(self) -> dict[str, MarkSlot]:
        """Return the slot of each mark."""
        groups: dict[MarkSlot, tuple[str, ...]] = {
            "lower": self.lower,
            "upper": self.upper,
            "tone": self.tone,
        }
        return {ch: slot for slot, rows in groups.items() for row in rows for ch in row}

    @property
    def squares(self) -> tuple[object, ...]:
        """Return all that decides how a word in its form falls into squares, in an order."""
        marks = self.joined, self.joiner, self.lower, self.upper, self.tone
        return "".join(sorted(self.bases)), *marks

    @cached_property
    def attached(self) -> frozenset[str]:
        """Return the signs that belong to the base before them."""
        return frozenset(self.joiner).union(*self.joined)

    @property
    def is_plain(self) -> bool:
        """Tell whether words are in the form of lists however they are typed: never so here."""
        return False

    def form(self, word: str) -> str:
        """Return *word* as lists and boards have it; what is no letter stays as it is."""
        text = word.translate(self._unseen)
        text = "".join(self._sorted(piece) for piece in self._pieces(text))
        if self.canonical:
            table = self._written
            text = self._other_ways.sub(lambda found: table[found[0]], text)
        return text

    def may_change(self, text: str) -> bool:
        """Tell whether ``form`` would change a word of *text*."""
        return self.form(text) != text

    def cells(self, form: str) -> tuple[Cell, ...]:
        """Return the squares of *form*, which ``form`` has made."""
        return tuple(map(self._cell, self._pieces(form)))

    def spelling(self, cells: Iterable[Slots]) -> str:
        """Return the word that squares spell."""
        return "".join(map("".join, cells))

    def apart(self, texts: Iterable[str]) -> str:
        """Return the texts of neighbouring squares as one that is not read as other squares.

        ``CUT`` stands wherever ``form`` would write two characters as another (ຫ|ນ is no ໜ), and
        where a joiner would bring the next square's base along.
        """
        text, ends, cuts = "", set[int](), set[int]()
        for each in texts:
            if self.joiner and text[-1:] and text[-1] in self.joiner and each[:1] in self.bases:
                cuts.add(len(text))
            ends.add(len(text))
            text += each
        for way in self._written:
            at = text.find(way)
            while at >= 0:
                inside = range(at + 1, at + len(way))
                cuts.add(next((edge for edge in inside if edge in ends), at + 1))
                at = text.find(way, at + 1)
        edges = [0, *sorted(cuts), len(text)]
        return CUT.join(text[at:then] for at, then in pairwise(edges))

    def faults(self, form: str) -> Iterator[SignFault]:
        """Yield what is wrong with a word: strange characters, marks on nothing or given twice."""
        at = 0
        for piece in self._pieces(form):
            seen: set[int] = set()
            for place, ch in enumerate(piece, at):
                known = ch in self.bases or ch in self.attached or ch in self.slot_of
                if not known:
                    yield SignFault("stranger", place)
                elif piece[0] not in self.bases:
                    yield SignFault("on-nothing", place)
                    break
                elif ch in self.slot_of and self._rank[ch] in seen:
                    yield SignFault("twice", place)
                seen.add(self._rank.get(ch, -1) if ch in self.slot_of else -1)
            at += len(piece)

    def is_letter(self, ch: str) -> bool:
        """Tell whether *ch* may stand in a word."""
        return ch in self.bases or ch in self.attached or ch in self.slot_of

    @cached_property
    def _rank(self) -> dict[str, int]:
        """Return the place of each sign and mark among those of one square."""
        rows = (*self.joined, *self.lower, *self.upper, *self.tone)
        return {ch: rank for rank, row in enumerate(rows) for ch in row}

    @cached_property
    def _unseen(self) -> dict[int, str]:
        return {ord(ch): "" for ch in (*self.ignored, *ZERO_WIDTH)}

    @cached_property
    def _written(self) -> dict[str, str]:
        return dict(self.canonical)

    @cached_property
    def _other_ways(self) -> re.Pattern[str]:
        longest = sorted(self._written, key=len, reverse=True)
        return re.compile("|".join(map(re.escape, longest)))

    @cached_property
    def _piece(self) -> re.Pattern[str]:
        follows = "".join(map(re.escape, sorted(self.attached | set(self.slot_of))))
        if not follows:
            return re.compile(".", re.DOTALL)
        after = f"[{follows}]"
        if self.joiner:
            bases = "".join(map(re.escape, sorted(self.bases)))
            after += f"|(?<=[{re.escape(self.joiner)}])[{bases}]"
        return re.compile(f".(?:{after})*", re.DOTALL)

    def _pieces(self, text: str) -> list[str]:
        return self._piece.findall(text)

    def _sorted(self, piece: str) -> str:
        """Return a square's characters in the order of the table; a stack stays as it is."""
        rank = self._rank
        if len(piece) < 3 or not any(ch in self.slot_of for ch in piece):  # noqa: PLR2004
            return piece
        stack, marks = piece[:1], piece[1:]
        if self.joiner:
            end = 1
            while end < len(piece) and piece[end] not in self.slot_of:
                end += 1
            stack, marks = piece[:end], piece[end:]
        return stack + "".join(sorted(marks, key=lambda ch: rank.get(ch, -1)))

    def _cell(self, piece: str) -> Cell:
        slots = {"base": "", "lower": "", "upper": "", "tone": ""}
        for ch in piece:
            slots[self.slot_of.get(ch, "base")] += ch
        return Cell.of(slots["base"], slots["lower"], slots["upper"], slots["tone"])

    def __getstate__(self) -> dict[str, object]:
        """Pickle the value without the patterns made from it."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Syllabary {self.script}: {len(self.bases)} bases>"
