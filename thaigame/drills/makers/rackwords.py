"""Which words of a game a rack makes: the faces a word needs, and the tiles that show them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from thaigame.drills.making import shuffled
from thaigame.game.playable import faces_needed, game_cells
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout, layout_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from thaigame.chance import Random
    from thaigame.text import Cell

_SHORTEST: Final = 2


@dataclass(frozen=True, slots=True)
class Need:
    """A word of a game: its cells, and the faces each cell asks of tiles."""

    word: str
    cells: tuple[Cell, ...]
    faces: tuple[tuple[str, ...], ...]

    @property
    def all_faces(self) -> tuple[str, ...]:
        """Return the faces of the whole word."""
        return tuple(face for faces in self.faces for face in faces)


@cache
def thai_games() -> tuple[str, ...]:
    """Return the games in Thai script, those with fewer tiers of tiles first."""
    layouts = [find_layout(name) for name in layout_names()]
    thai = [layout for layout in layouts if layout.script == "thai"]
    thai.sort(key=lambda layout: (len(layout.rules.tiers), len(layout.name)))
    return tuple(layout.name for layout in thai)


@cache
def game(name: str) -> GameSpec:
    """Return the game called *name*, its list read once."""
    return find_game(name)


@cache
def needs(name: str) -> Mapping[str, Need]:
    """Return what each word of the game's list needs, for words that its tiles can make."""
    spec = game(name)
    layout = spec.layout
    faces = set(layout.tiles.faces)
    marks = layout.rules.play.paper_marks
    longest = max(layout.grid.rows, layout.grid.columns)
    found: dict[str, Need] = {}
    known: dict[Cell, tuple[str, ...] | None] = {}
    for word in spec.lexicon.words:
        stack = game_cells(word, layout)
        if not _SHORTEST <= len(stack) <= longest:
            continue
        for cell in stack:
            if cell not in known:  # all words together have less than a thousand cells
                each, paper = faces_needed(cell, layout)
                fits = faces.issuperset(each) and marks.issuperset(paper)
                known[cell] = each if fits else None
        needed = [known[cell] for cell in stack]
        if None not in needed:
            found[word] = Need(word, stack, tuple(each for each in needed if each is not None))
    return found


def taken(need: Sequence[str], rack: Sequence[str], spec: GameSpec) -> tuple[str, ...] | None:
    """Return the tiles of *rack*, one a face of *need*, or None where they cannot show it.

    Wild tiles are not asked: a rack of practice has none. Faces that few tiles show come first.
    """
    left = Counter(rack)
    showing = spec.tiles.showing
    order = sorted(range(len(need)), key=lambda i: sum(left[kind] for kind in showing[need[i]]))
    chosen: dict[int, str] = {}

    def give(at: int) -> bool:
        if at == len(order):
            return True
        index = order[at]
        for kind in showing[need[index]]:
            if left[kind]:
                left[kind] -= 1
                chosen[index] = kind
                if give(at + 1):
                    return True
                left[kind] += 1
        return False

    return tuple(chosen[i] for i in range(len(need))) if give(0) else None


def words_from(rack: Sequence[str], name: str, *, least: int = 1) -> Iterator[str]:
    """Yield the words of the game that *least* or more tiles of *rack* make on an empty board."""
    spec = game(name)
    shown = {face.text for kind in set(rack) for face in spec.tiles.by_name[kind].faces}
    for size in range(least, len(rack) + 1):
        for faces, need in _by_size(name).get(size, ()):
            if faces <= shown and taken(need.all_faces, rack, spec) is not None:
                yield need.word


@cache
def _by_size(name: str) -> Mapping[int, Sequence[tuple[frozenset[str], Need]]]:
    """Return the words of a game by the number of tiles they need, with their faces as a set."""
    found: dict[int, list[tuple[frozenset[str], Need]]] = {}
    for need in needs(name).values():
        faces = need.all_faces
        found.setdefault(len(faces), []).append((frozenset(faces), need))
    return found


def draw(random: Random, need: Need, spec: GameSpec) -> tuple[str, ...] | None:
    """Return tiles of the set, none of them wild, that make a word, or None."""
    tiles = spec.tiles
    full = [
        kind.name
        for kind, count in zip(tiles.kinds, tiles.counts, strict=True)
        for _ in range(count)
        if not kind.wild
    ]
    return taken(need.all_faces, shuffled(random, full), spec)


def fill(random: Random, tiles: tuple[str, ...], size: int, spec: GameSpec) -> tuple[str, ...]:
    """Return *tiles* with others of the set drawn to them, none of them wild, *size* in all."""
    left = Counter(spec.tiles.full)
    left.subtract(tiles)
    rest = [
        name
        for name, count in left.items()
        for _ in range(count)
        if not spec.tiles.by_name[name].wild
    ]
    return (*tiles, *shuffled(random, rest)[: size - len(tiles)])
