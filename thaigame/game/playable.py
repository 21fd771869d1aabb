"""Whether a game's tiles can make a word at all, and why not (K1 to K3, T3, T5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.game.board import SHORTEST_WORD
from thaigame.lexicon.board_words import unplayable as no_board_word
from thaigame.lexicon.listed import board_form
from thaigame.text import SLOTS, canonical, cells, check, compose
from thaigame.text.alphabet import letter_cell
from thaigame.text.lint import check_letters, check_syllabary
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import TileSet
    from thaigame.text import Cell, Slots
    from thaigame.texts import Message

TIER_SLOTS: Final[Mapping[str, tuple[str, ...]]] = {
    "base": ("base",),
    "upper": ("upper", "tone"),
    "lower": ("lower",),
}


@dataclass(frozen=True)
class Unplayable:
    """Why a word cannot be made: a slug for programs and a text for people."""

    reason: str
    message: Message


def game_cells(word: str, layout: Layout) -> tuple[Cell, ...]:
    """Return the cells of *word* in its canonical form, as this game lays them."""
    if layout.alphabet is not None:
        return layout.alphabet.cells(layout.alphabet.form(word))
    if layout.syllabary is not None:
        return layout.syllabary.cells(layout.syllabary.form(word))
    return cells(game_form(word, layout), sara_am=layout.rules.sara_am)


def game_cuts(word: str, layout: Layout) -> Iterator[tuple[Cell, ...]]:
    """Yield the cells of *word* in every way that this game lays it; most have one."""
    if layout.alphabet is None or not layout.alphabet.either:
        yield game_cells(word, layout)
        return
    for letters in layout.alphabet.cuts(layout.alphabet.form(word)):
        yield tuple(map(letter_cell, letters))


def game_form(word: str, layout: Layout) -> str:
    """Return *word* in the one form that a game and its list have: ``CAT``, ``คิกๆ``."""
    if layout.alphabet is not None:
        return layout.alphabet.form(word)
    if layout.syllabary is not None:
        return layout.syllabary.form(word)
    return board_form(canonical(word))


def checked_form(word: str, layout: Layout, *, strict: bool = False) -> str:
    """Return the same for a word that can be one; raise TextError as ``text.check`` does."""
    if layout.alphabet is not None:
        return check_letters(word, layout.alphabet, strict=strict)
    if layout.syllabary is not None:
        return check_syllabary(word, layout.syllabary, strict=strict)
    return board_form(check(word, strict=strict))


def spelt(parts: Iterable[Slots], layout: Layout) -> str:
    """Return the word that cells spell, in the form that the game's list has."""
    if layout.alphabet is not None:
        return layout.alphabet.spelling(cell.base for cell in parts)
    if layout.syllabary is not None:
        return layout.syllabary.spelling(parts)
    return compose(parts)


def faces_needed(cell: Cell, layout: Layout) -> tuple[tuple[str, ...], str]:
    """Return the faces that tiles must show in *cell*, and the marks left to paper."""
    faces = []
    tiled: list[str] = []
    for tier in layout.rules.tiers:
        slots = TIER_SLOTS[tier]
        tiled += slots
        text = "".join(getattr(cell, slot) for slot in slots)
        if text:
            faces.append(text)
    marks = "".join(getattr(cell, slot) for slot in SLOTS if slot not in tiled)
    return tuple(faces), marks


def unplayable(word: str, layout: Layout) -> Unplayable | None:
    """Return why this game cannot make *word*, or None where it can.

    Only the equipment and the board's size are asked, never a word list. Words that need a blank
    can be made.
    """
    return next(_reasons(word, layout), None)


def _reasons(word: str, layout: Layout) -> Iterator[Unplayable]:
    longest = max(layout.grid.rows, layout.grid.columns)
    form = game_form(word, layout)
    no_word = no_board_word(
        form,
        writing=layout.syllabary or layout.alphabet,
        shortest=SHORTEST_WORD,
        longest=longest,
        yamok=bool(layout.rules.play.doubler),
        sara_am=layout.rules.sara_am,
    )
    if no_word is not None:
        yield Unplayable(no_word.key.partition(".")[2].replace("_", "-"), no_word)
        return
    parts = game_cells(word, layout)
    needed: list[str] = []
    for cell in parts:
        faces, marks = faces_needed(cell, layout)
        for face in faces:
            if face in layout.tiles.showing:
                needed.append(face)
            elif cell.base in face:
                yield Unplayable("no-tile", message("spec.no_tile", face=face))
            elif cell.upper and cell.tone:
                yield Unplayable("two-upper-tiles", message("spec.two_upper", cell=cell.canonical))
            else:
                yield Unplayable("no-tile", message("spec.no_tile", face="◌" + face))
        for mark in marks:
            if mark not in layout.rules.play.paper_marks:
                yield Unplayable("no-paper-mark", message("spec.no_mark", mark="◌" + mark))
    short = _first_missing(needed, layout.tiles)
    if short is not None:
        yield Unplayable("too-few-tiles", message("spec.too_few", face=short))


def _first_missing(needed: Sequence[str], tiles: TileSet) -> str | None:
    """Return a face for which no tile is left when all others have theirs, or None.

    Augmenting paths between the faces needed and the single tiles of the set (Kuhn's way): a
    tile that can show two of the faces is given to the one that has nothing else.
    """
    units = [kind for kind, count in tiles.full.items() for _ in range(min(count, len(needed)))]
    can = {face: {*tiles.showing[face]} for face in set(needed)}
    taken: dict[int, int] = {}

    def give(need: int, tried: set[int]) -> bool:
        for unit, kind in enumerate(units):
            if kind in can[needed[need]] and unit not in tried:
                tried.add(unit)
                if unit not in taken or give(taken[unit], tried):
                    taken[unit] = need
                    return True
        return False

    for need, face in enumerate(needed):
        if not give(need, set()):
            return face
    return None
