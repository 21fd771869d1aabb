"""Patterns of cells: what stands for itself, for any cell, for one of a set, for any run of cells.

``_``, ``?`` and ``.`` are one cell, ``*`` any run of them, ``[กข]`` one of these cells, ``[^กข]``
one that is none of them. Marks after a sign ask that the cell has them: ``_้`` is any cell with
that tone. Where a game puts the ring of ำ over the cell before it, ``*ำ`` is taken apart likewise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.errors import StudyError
from thaigame.game.playable import game_cells
from thaigame.text import MARKS, Cell, cells
from thaigame.text.characters import BASES, NIKHAHIT, SARA_AA, SARA_AM
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from thaigame.layouts.layout import Layout

ANY_CELL: Final = "_?."
ANY_RUN: Final = "*"
_SIGNS: Final = frozenset(f"{ANY_CELL}{ANY_RUN}[")


@dataclass(frozen=True)
class PatternPart:
    """One part of a pattern, a run of cells or one cell of which this is asked.

    ``texts`` are the cells it may be, or must not with ``others``; empty is any. ``marks`` are
    those that it has at least.
    """

    run: bool = False
    texts: tuple[str, ...] = ()
    others: bool = False
    marks: str = ""

    def fits(self, cell: str, *, any_marks: bool) -> bool:
        """Return whether *cell* is such a one; with *any_marks* a bare letter may have marks."""
        if not set(self.marks) <= set(cell[1:]):
            return False
        if not self.texts:
            return True
        bare = any_marks and cell[0] in self.texts
        return (cell in self.texts or bare) != self.others


@dataclass(frozen=True)
class Pattern:
    """A pattern as its parts; no run follows another."""

    parts: tuple[PatternPart, ...]
    any_marks: bool = False

    @property
    def shortest(self) -> int:
        """Return the number of cells of the shortest word that can fit."""
        return sum(not part.run for part in self.parts)

    def regex(self, codes: Mapping[str, str]) -> re.Pattern[str]:
        """Return what finds the words that fit in a text of words, a line each, by *codes*.

        Runs never go back to an earlier one, so no pattern takes longer than parts times cells.
        """
        pieces: list[str] = [""]
        for part in self.parts:
            if part.run:
                pieces.append("")
                continue
            fitting = [
                code for cell, code in codes.items() if part.fits(cell, any_marks=self.any_marks)
            ]
            whole = len(fitting) == len(codes)
            pieces[-1] += "." if whole else f"[{''.join(fitting)}]" if fitting else "(?!)"
        first, *rest = pieces
        if rest:
            between = "".join(f"(?>.*?{piece})" for piece in rest[:-1] if piece)
            first += between + (f".*{rest[-1]}" if rest[-1] else ".*")
        return re.compile(f"^{first}$", re.MULTILINE)


def read_pattern(text: str, layout: Layout, *, any_marks: bool = False) -> Pattern:
    """Return the pattern *text* of a game's cells.

    Raise StudyError, ``at`` a code-point index, for an empty one, a set that is not closed or is
    empty, and a sign that is none of the game's and means nothing.
    """
    parts: list[PatternPart] = []
    at = 0
    text = text.rstrip()
    while at < len(text):
        sign = text[at]
        if sign.isspace():
            at += 1
            continue
        if sign == ANY_RUN:
            if not parts or not parts[-1].run:  # a run after a run says nothing new
                parts.append(PatternPart(run=True))
            at += 1
        elif sign in ANY_CELL:
            parts.append(PatternPart())
            at += 1
        elif sign == "[":
            part, at = _set(text, at, layout)
            parts.append(part)
        else:
            end = at
            while end < len(text) and text[end] not in _SIGNS and not text[end].isspace():
                end += 1
            parts += _written(text[at:end], at, layout, parts)
            at = end
    if not parts:
        raise StudyError(message("study.empty_pattern"))
    return Pattern(tuple(parts), any_marks)


def _written(
    text: str, at: int, layout: Layout, before: list[PatternPart]
) -> Iterable[PatternPart]:
    """Return the cells of *text*; what of it belongs to a sign before it is added to that one."""
    _check(text, at, layout)
    own = ""
    marks = MARKS if layout.syllabary is None else layout.syllabary.attached
    while text and text[0] in marks and before:
        own, text = own + text[0], text[1:]
    if text[:1] == SARA_AM and layout.rules.sara_am == "split" and before:
        own, text = own + NIKHAHIT, SARA_AA + text[1:]
    if own:
        if before[-1].run:  # the cell with these marks is the last one of the run
            before.append(PatternPart(marks=own))
        else:
            last = before.pop()
            before.append(PatternPart(texts=last.texts, others=last.others, marks=last.marks + own))
    return [PatternPart(texts=(cell.canonical,)) for cell in _cells(text, layout)]


def _set(text: str, at: int, layout: Layout) -> tuple[PatternPart, int]:
    end = text.find("]", at)
    others = text[at + 1 : at + 2] == "^"
    inside = text[at + 1 + others : end] if end > 0 else ""
    if not inside.strip():
        raise StudyError(message("study.set", text=show(text[at : at + 20])), at=at)
    _check(inside, at + 1 + others, layout)
    written = tuple(cell.canonical for cell in _cells("".join(inside.split()), layout))
    return PatternPart(texts=written, others=others), end + 1


def _cells(text: str, layout: Layout) -> tuple[Cell, ...]:
    if layout.alphabet is not None or layout.syllabary is not None:
        return game_cells(text, layout)
    return cells(text, sara_am=layout.rules.sara_am)


def _check(text: str, at: int, layout: Layout) -> None:
    """Raise StudyError for a character that is no letter of the game's words."""
    alphabet = layout.alphabet
    for place, ch in enumerate(text):
        if ch.isspace() or ch == "◌":
            continue
        if layout.syllabary is not None:
            known = layout.syllabary.is_letter(ch)
        elif alphabet is None:
            known = ch in BASES or ch in MARKS
        else:
            known = all(map(alphabet.is_letter, alphabet.form(ch))) or ch in "|·'"
        if not known:
            raise StudyError(message("study.sign", sign=show(ch)), at=at + place)
