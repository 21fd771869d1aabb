"""The words of a game's list as cells and as the faces that tiles must show."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thaigame.game.playable import faces_needed
from thaigame.game.runs import SHORTEST_WORD
from thaigame.text import cells

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.text import Cell


class Entry(NamedTuple):
    """A word of the list: its cells as texts, and the faces of the tiles that make it.

    For a Latin word both are the word itself, a string of letters.
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
    if layout.script == "latin":
        letters = frozenset(layout.tiles.showing)
        for word in sorted(spec.lexicon.words):
            if SHORTEST_WORD <= len(word) <= longest and letters.issuperset(word):
                yield Entry(word, word, word)
        return
    # About 850 cells make up all words, so each is looked at once.
    known: dict[Cell, tuple[str, ...] | None] = {}
    for word in sorted(spec.lexicon.words):
        parts = cells(word, sara_am=layout.rules.sara_am)
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


def _faces(cell: Cell, spec: GameSpec) -> tuple[str, ...] | None:
    faces, marks = faces_needed(cell, spec.layout)
    laid = all(face in spec.tiles.showing for face in faces)
    return faces if laid and spec.rules.play.paper_marks.issuperset(marks) else None
