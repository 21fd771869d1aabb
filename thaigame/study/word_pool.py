"""The words of a game, and what stands around one: patterns, hooks, extensions (S9, S10, S18)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import StudyError
from thaigame.game.board import SHORTEST_WORD
from thaigame.game.playable import faces_needed
from thaigame.lexicon.listed import board_form
from thaigame.study.supply import Supply, left
from thaigame.text import cells
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack, TileSet
    from thaigame.text import Cell
    from thaigame.text.alphabet import Alphabet


class Entry(NamedTuple):
    """A word of the list: its cells as texts, and the faces of the tiles that make it.

    For a word whose letters are single characters both are the word itself.
    """

    word: str
    cells: Sequence[str]
    faces: Sequence[str]


def entries(spec: GameSpec) -> tuple[Entry, ...]:
    """Return the words that the game's equipment can show, in code-point order.

    Left out are words of one square, words longer than the board, words with a letter that no
    tile shows and words with a mark that is neither tile nor paper.
    """
    return tuple(_entries(spec))


def _entries(spec: GameSpec) -> Iterator[Entry]:
    layout = spec.layout
    longest = max(layout.grid.rows, layout.grid.columns)
    if layout.alphabet is not None:
        shown = frozenset(layout.tiles.showing)
        for word in sorted(spec.lexicon.words):
            for letters in _letters(word, layout.alphabet):
                if SHORTEST_WORD <= len(letters) <= longest and shown.issuperset(letters):
                    yield Entry(word, letters, letters)
        return
    # About 850 cells make up all words, so each is looked at once.
    known: dict[Cell, tuple[str, ...] | None] = {}
    for word in sorted({board_form(word) for word in spec.lexicon.words}):
        parts = _cells(word, layout)
        if not SHORTEST_WORD <= len(parts) <= longest:
            continue
        faces: list[str] = []
        for cell in parts:
            if cell not in known:
                known[cell] = _faces(cell, spec)
            needed = known[cell]
            if needed is None:
                break
            faces += needed
        else:
            yield Entry(word, tuple(cell.canonical for cell in parts), faces)


def _cells(word: str, layout: Layout) -> tuple[Cell, ...]:
    if layout.syllabary is not None:
        return layout.syllabary.cells(word)
    return cells(word, sara_am=layout.rules.sara_am)


def _letters(word: str, alphabet: Alphabet) -> Iterable[Sequence[str]]:
    """Return the letters of a word in each way to lay it: the word itself where each is one."""
    if not alphabet.several:
        return (word,)
    return alphabet.cuts(word) if alphabet.either else (alphabet.letters(word),)


def _faces(cell: Cell, spec: GameSpec) -> tuple[str, ...] | None:
    faces, marks = faces_needed(cell, spec.layout)
    laid = all(face in spec.tiles.showing for face in faces)
    return faces if laid and spec.rules.play.paper_marks.issuperset(marks) else None


ANY_CELL: Final = "_?."
ANY_RUN: Final = "*"


class Hooks(NamedTuple):
    """Cells that make another word before or after a word."""

    front: tuple[str, ...]
    back: tuple[str, ...]


class Extension(NamedTuple):
    """A longer word that holds a word whole: what is added on each side, what the rack keeps.

    ``kept`` is None where no rack was given.
    """

    word: str
    front: str
    back: str
    kept: Rack | None


def pattern(
    pool: Iterable[Entry], written: Sequence[str], *, any_marks: bool = False
) -> Iterator[Entry]:
    """Yield the words that fit a pattern: ``_`` (``?``, ``.``) one cell, ``*`` a run of them (S10).

    *written* has the cells of the pattern. Any other cell stands for itself; with *any_marks* a
    letter without marks fits it under any
    marks. Raises StudyError for an empty pattern.
    """
    if not written:
        raise StudyError(message("study.empty_pattern"))
    # A run after a run says nothing new.
    parts = [
        part
        for at, part in enumerate(written)
        if part != ANY_RUN or not at or written[at - 1] != ANY_RUN
    ]
    fits = _fits_bare if any_marks else _fits
    if ANY_RUN in parts:
        shortest = len(parts) - parts.count(ANY_RUN)
        for entry in pool:
            if len(entry.cells) >= shortest and _fits_runs(parts, entry.cells, fits):
                yield entry
        return
    for entry in pool:
        if len(entry.cells) == len(parts) and all(map(fits, parts, entry.cells)):
            yield entry


def _fits(part: str, cell: str) -> bool:
    return part == cell or part in ANY_CELL


def _fits_bare(part: str, cell: str) -> bool:
    return part in (cell, cell[0]) or part in ANY_CELL


def _fits_runs(parts: Sequence[str], word: Sequence[str], fits: Callable[[str, str], bool]) -> bool:
    """Match with runs, remembering the last one: no pattern takes longer than parts x cells."""
    part = cell = 0
    run = resume = -1
    while cell < len(word):
        if part < len(parts) and parts[part] == ANY_RUN:
            run, resume = part, cell
            part += 1
        elif part < len(parts) and fits(parts[part], word[cell]):
            part += 1
            cell += 1
        elif run >= 0:
            resume += 1
            part, cell = run + 1, resume
        else:
            return False
    return all(rest == ANY_RUN for rest in parts[part:])


def hooks(pool: Iterable[Entry], word: Sequence[str]) -> Hooks:
    """Return the cells that can stand before or after *word*, given as its cells (S9)."""
    wanted = list(word)
    front, back = [], []
    for entry in pool:
        if len(entry.cells) == len(wanted) + 1:
            if list(entry.cells[1:]) == wanted:
                front.append(entry.cells[0])
            if list(entry.cells[:-1]) == wanted:
                back.append(entry.cells[-1])
    return Hooks(tuple(front), tuple(back))


def extensions(
    pool: Iterable[Entry], word: Entry, *, rack: Rack | None = None, tiles: TileSet | None = None
) -> Iterator[Extension]:
    """Yield the longer words that hold *word* whole, once per place where it stands (S9, S18).

    With *rack* and the game's *tiles* only those whose added cells the rack can make.
    """
    wanted, size = list(word.cells), len(word.cells)
    supply = None if rack is None or tiles is None else Supply(rack, tiles)
    for entry in pool:
        if len(entry.cells) <= size or word.cells[0] not in entry.cells:
            continue
        for start in range(len(entry.cells) - size + 1):
            if list(entry.cells[start : start + size]) != wanted:
                continue
            kept = None
            if supply is not None and rack is not None:
                added = list((Counter(entry.faces) - Counter(word.faces)).elements())
                used = supply.tiles(added)
                if used is None:
                    continue
                kept = left(rack, used)
            front = "".join(entry.cells[:start])
            yield Extension(entry.word, front, "".join(entry.cells[start + size :]), kept)


def containing(pool: Iterable[Entry], text: str) -> Iterator[Entry]:
    """Yield the words that hold every character of *text*, letters and marks, in any place.

    A character given twice must be there twice. Raises StudyError where nothing is asked.
    """
    wanted = Counter(letter for letter in text if letter not in " ◌")
    if not wanted:
        raise StudyError(message("study.nothing_asked"))
    for entry in pool:
        if len(entry.word) >= wanted.total() and not wanted - Counter("".join(entry.cells)):
            yield entry
