"""The words of a game as its board has them, and whether its equipment can make each."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from thaigame.arguments import door
from thaigame.game.board import SHORTEST_WORD
from thaigame.game.playable import faces_needed, unplayable
from thaigame.lexicon.listed import board_form
from thaigame.text import cells, sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack
    from thaigame.text import Cell
    from thaigame.text.alphabet import Alphabet


class Entry(NamedTuple):
    """A word of the list: its cells as texts, and the faces of the tiles that make it.

    For a word whose letters are single characters both are the word itself. A word that the
    equipment cannot make is not ``playable``, and its faces are those that some tile shows; the
    spaces of one are no cells.
    """

    word: str
    cells: Sequence[str]
    faces: Sequence[str]
    playable: bool = True


@lru_cache(maxsize=1 << 16)
def dictionary_key(word: str) -> tuple[int, object]:
    """Return what words sort by in dictionary order; capitals without marks by themselves."""
    return (0, word) if word.isascii() else (1, sort_key(word))


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


@door
def entries(spec: GameSpec) -> tuple[Entry, ...]:
    """Return the words that the game's equipment can make, in code-point order.

    Left out are words of one square, words longer than the board, words with a letter that no
    tile shows or with more of one than there are tiles, and words with a mark that is neither
    tile nor paper.
    """
    return tuple(entry for entry in listed_entries(spec) if entry.playable)


def listed_entries(spec: GameSpec) -> tuple[Entry, ...]:
    """Return every word of the game's list, in code-point order."""
    return tuple(_entries(spec))


def _entries(spec: GameSpec) -> Iterator[Entry]:
    layout = spec.layout
    longest = max(layout.grid.rows, layout.grid.columns)
    enough = _Enough(spec)
    if layout.alphabet is not None:
        shown = frozenset(layout.tiles.showing)
        for word in sorted(spec.lexicon.words):
            for letters in _letters(word, layout.alphabet):
                fits = SHORTEST_WORD <= len(letters) <= longest and shown.issuperset(letters)
                yield Entry(word, letters, letters, fits and enough(word, letters))
        return
    # About 850 cells make up all words, so each is looked at once.
    known: dict[Cell, tuple[str, tuple[str, ...] | None]] = {}
    for word in sorted({board_form(word) for word in spec.lexicon.words}):
        # A space fills no square: whoever asks for a word may leave it out or type it.
        parts = [cell for cell in _cells(word, layout) if not cell.base.isspace()]
        playable = SHORTEST_WORD <= len(parts) <= longest and " " not in word
        texts: list[str] = []
        faces: list[str] = []
        for cell in parts:
            if cell not in known:
                known[cell] = (cell.canonical, _faces(cell, spec))
            text, needed = known[cell]
            texts.append(text)
            faces += needed or ()
            playable = playable and needed is not None
        yield Entry(word, tuple(texts), faces, playable and enough(word, faces))


class _Enough:
    """Tells whether the set has tiles enough for a word whose every face some tile shows."""

    def __init__(self, spec: GameSpec) -> None:
        self.layout = spec.layout
        self.wild = sum(n for kind, n in spec.tiles.full.items() if spec.tiles.by_name[kind].wild)
        own = Counter[str]()  # tiles that show this face and no other
        for name, count in spec.tiles.full.items():
            kind = spec.tiles.by_name[name]
            if not kind.is_choice:
                own[kind.faces[0].text] += count
        self.own = own

    def __call__(self, word: str, faces: Sequence[str]) -> bool:
        if len(faces) - len(set(faces)) <= self.wild and self.own.keys() >= set(faces):
            return True  # at most that many are missing, and blanks stand for any
        missing = Counter(faces) - self.own
        if missing.total() <= self.wild or self._laid_out(faces):
            return True
        return unplayable(word, self.layout) is None

    def _laid_out(self, faces: Sequence[str]) -> bool:
        """Return whether the tiles suffice when each face takes the kind with most of them left."""
        tiles, wild = self.layout.tiles, self.wild
        rest = dict(tiles.full)
        for face in sorted(faces, key=lambda face: len(tiles.showing[face])):
            kinds = [name for name in tiles.showing[face] if not tiles.by_name[name].wild]
            name = max(kinds, key=rest.__getitem__, default="")
            if name and rest[name]:
                rest[name] -= 1
            elif wild:
                wild -= 1
            else:
                return False
        return True


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
