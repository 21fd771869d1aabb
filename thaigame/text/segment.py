"""Words into cells, and cells into words."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, get_args

from thaigame.arguments import door, one_of
from thaigame.text.cell import Cell, cell
from thaigame.text.characters import (
    LOWER_MARKS,
    MARKS,
    NIKHAHIT,
    SARA_AA,
    SARA_AM,
    TONE_MARKS,
    UPPER_MARKS,
    ZERO_WIDTH,
    is_foreign_mark,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.text.cell import Slots

SaraAm = Literal["whole", "split"]

_TABLE_SIZE: Final = 16_384
_LONGEST_KEPT: Final = 12

# A piece is one character and all after it that is not sure to open a cell: Thai letters and Latin
# ones are. A piece with anything but Thai marks after its first character is odd; its word goes
# the slow way, where each character is looked up, so that no table of marks is needed here.
_OPENERS: Final = (
    r"\u0e01-\u0e30\u0e32\u0e33\u0e3b-\u0e46\u0e4f-\u0e7f\0-\xac\xae-\u02ff\u1e00-\u1eff"
)
_pieces = re.compile(f".[^{_OPENERS}]*+", re.DOTALL).findall

_split_sara_am = re.compile(f"{NIKHAHIT}([{''.join(sorted(TONE_MARKS))}]*){SARA_AA}")


class _OddPiece(Exception):  # noqa: N818  a signal within this module, no error
    """The word holds a character that must be looked up."""


class _CellTable(dict[str, Cell]):
    """The cell of each piece met so far; emptied when full, so that its memory is bounded."""

    def __missing__(self, piece: str) -> Cell:
        if piece[0] in ZERO_WIDTH or not MARKS.issuperset(piece[1:]):
            raise _OddPiece
        made = _cell_of(piece)
        if len(piece) <= _LONGEST_KEPT:
            if len(self) >= _TABLE_SIZE:
                self.clear()
            self[piece] = made
        return made


_cell_for = _CellTable().__getitem__


@door
def cells(word: str, *, sara_am: SaraAm = "whole") -> tuple[Cell, ...]:
    """Return the cells of *word*, as it is typed; nothing is repaired.

    The texts of the cells joined are the word, for every string. With ``sara_am="split"`` ำ is
    two things, nikhahit over the cell before it and the base า: น้ำ is น้ with ํ, then า typed ำ.
    Invisible characters belong to the text of the cell before them (of the first cell, when they
    open the word) and fill no slot. Raise ArgumentError for another value of *sara_am*.
    """
    try:
        whole = (*map(_cell_for, _pieces(word)),)  # a little quicker than tuple(map(...))
    except _OddPiece:
        whole = tuple(_cell_of(piece) for piece in _look_up_pieces(word))
    if sara_am == "whole":
        return whole
    one_of("sara_am", sara_am, get_args(SaraAm))
    return _split(whole) if SARA_AM in word else whole


@door
def compose(stacks: Iterable[Slots]) -> str:
    """Return the word that cells spell, in canonical order.

    ํ (with a tone or without) and the base า after it are written ำ, so that cells of either
    decomposition give the word back.
    """
    return _split_sara_am.sub(rf"\1{SARA_AM}", "".join(map("".join, stacks)))


def _cell_of(piece: str) -> Cell:
    base = "".join(ch for ch in piece if ch not in MARKS and ch not in ZERO_WIDTH)
    lower = "".join(ch for ch in piece if ch in LOWER_MARKS)
    upper = "".join(ch for ch in piece if ch in UPPER_MARKS)
    tone = "".join(ch for ch in piece if ch in TONE_MARKS)
    return cell(base, lower, upper, tone, piece)


def _look_up_pieces(word: str) -> list[str]:
    """Cut *word* before each character that opens a cell."""
    cuts = [0]
    opened = False
    for at, ch in enumerate(word):
        if ch in ZERO_WIDTH:
            continue
        if opened and ch not in MARKS and not is_foreign_mark(ch):
            cuts.append(at)
        opened = True
    return [word[start:end] for start, end in pairwise([*cuts, len(word)])]


def _split(whole: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Give each ำ's nikhahit to the cell before it, or to a lone one where the word opens."""
    out: list[Cell] = []
    for each in whole:
        if not each.base.startswith(SARA_AM):
            out.append(each)
            continue
        before = out.pop() if out else cell("", "", "", "", "")
        out.append(
            cell(before.base, before.lower, before.upper + NIKHAHIT, before.tone, before.text)
        )
        base = SARA_AA + each.base[len(SARA_AM) :]
        out.append(cell(base, each.lower, each.upper, each.tone, each.text))
    return tuple(out)
