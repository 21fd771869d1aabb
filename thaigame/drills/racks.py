"""Racks and plays to ask about: what tiles a word needs, which words a rack makes, where they lie.

No game is known here by name: a setting offers every layout in Thai script. Words are found by a
filter over the game's list (which faces a word needs, which tiles show them), and the game's own
rules and scorer judge what was found.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Setting, grouped, shuffled
from thaigame.game.moves import Lay, Play
from thaigame.game.playable import faces_needed, game_cells
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout, layout_names
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.notation import format_rack
from thaigame.text import MARKS
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.chance import Random
    from thaigame.drills.kind import Request
    from thaigame.game.position import Position
    from thaigame.game.score import Score
    from thaigame.text import Cell

RACK_TRIES: Final = 400
"""Words looked at for a sheet."""

LAID_AS: Final = said("{word} is laid as {tiles}", "{word} วางเป็น {tiles}")
_SHORTEST: Final = 2
_SARA_AM: Final = "ำ"  # two faces in a game that splits it, so no face tells of it
_OTHERS: Final = 16  # words tried through each opening


@dataclass(frozen=True, slots=True)
class Need:
    """A word of a game: its cells, the faces each cell asks of tiles, and all of them."""

    word: str
    cells: tuple[Cell, ...]
    faces: tuple[tuple[str, ...], ...]
    all_faces: tuple[str, ...]


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
def need_of(name: str, word: str) -> Need | None:
    """Return what a word of the game's list needs, None where its tiles cannot make it."""
    spec = game(name)
    layout = spec.layout
    if word not in spec.lexicon:
        return None
    stack = game_cells(word, layout)
    if not _SHORTEST <= len(stack) <= max(layout.grid.rows, layout.grid.columns):
        return None
    needed = [_faces(name, cell) for cell in stack]
    faces = tuple(each for each in needed if each is not None)
    if len(faces) < len(needed):
        return None
    return Need(word, stack, faces, tuple(face for each in faces for face in each))


@cache
def _faces(name: str, cell: Cell) -> tuple[str, ...] | None:
    layout = game(name).layout
    faces, paper = faces_needed(cell, layout)
    fits = set(layout.tiles.faces).issuperset(faces)
    return faces if fits and layout.rules.play.paper_marks.issuperset(paper) else None


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
    # First by letters alone, the words of a first letter at once; few are looked at closely.
    letters = sorted({*"".join(shown), *MARKS, _SARA_AM})
    of_these = re.compile(f"^[{re.escape(''.join(letters))}]+$", re.MULTILINE)
    listed = _listed(name)
    for word in chain.from_iterable(of_these.findall(listed.get(first, "")) for first in letters):
        need = need_of(name, word)
        if need is None or len(need.all_faces) < least or not shown.issuperset(need.all_faces):
            continue
        if taken(need.all_faces, rack, spec) is not None:
            yield word


@cache
def _listed(name: str) -> dict[str, str]:
    """Return the words of the game's list, one a line, by their first letter."""
    groups = grouped(game(name).lexicon.words, itemgetter(0))
    return {first: "\n".join(words) for first, words in groups.items()}


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


def game_setting() -> Setting:
    """Return the setting that offers every game in Thai script."""
    return Setting(
        "game",
        thai_games(),
        said("the game whose tiles and board are used", "เกมที่ใช้ตัวเบี้ยและกระดาน"),
    )


def pool_needs(request: Request, *, least: int, most: int) -> Iterator[Need]:
    """Yield words of the pool in random order that need *least* to *most* tiles of the game."""
    name = request.settings["game"]
    for word in shuffled(request.random, request.pool.spelt):
        need = need_of(name, word)
        if need is not None and least <= len(need.all_faces) <= most:
            yield need


def shown_rack(rack: Sequence[str], spec: GameSpec) -> str:
    """Return the tiles apart, as people read them; run together เ and เ would look like แ."""
    return " ".join(format_rack([tile], spec.layout) for tile in spec.tiles.rack(rack))


def laid_as(need: Need) -> str:
    """Return the tiles of a word, those of one cell joined by +."""
    return " ".join("+".join(map(dotted, faces)) for faces in need.faces if faces)


def dotted(face: str) -> str:
    """Return a face as it stands in a text: a mark over a dotted circle."""
    return f"◌{face}" if face[0] in MARKS else face


def place_word(
    need: Need, tiles: Sequence[str], start: int, direction: Direction, spec: GameSpec
) -> Play:
    """Return the word laid with *tiles* from square *start* on, every cell on an empty square."""
    waiting = list(tiles)
    lays = []
    for at, (cell, faces) in enumerate(zip(need.cells, need.faces, strict=True)):
        square = spec.grid.step(start, direction, at)
        if square is None:
            message_ = f"{need.word} leaves the board"
            raise ValueError(message_)
        lays.append(Lay(square, cell, tuple(Tile(waiting.pop(0), face) for face in faces)))
    return Play(tuple(lays), direction, spec.layout)


def first_plays(need: Need, spec: GameSpec) -> Iterator[tuple[int, Direction]]:
    """Yield where a first play of the word may begin: over the centre, on the board."""
    grid = spec.grid
    row, column = divmod(grid.centre, grid.columns)
    length = len(need.cells)
    for back in range(length):
        if column - back >= 0 and column - back + length <= grid.columns:
            yield row * grid.columns + column - back, Direction.ACROSS


def with_rack(spec: GameSpec, rack: Sequence[str]) -> Position:
    """Return the empty board with *rack* for the player to move."""
    empty = spec.start()
    return replace(empty, racks=(spec.tiles.rack(rack), *empty.racks[1:]))


def best_first(
    need: Need, rack: Sequence[str], spec: GameSpec
) -> tuple[Position, Play, Score] | None:
    """Return the first play of the word that scores most, the leftmost of equals, and its score."""
    tiles = taken(need.all_faces, rack, spec)
    position = with_rack(spec, rack)
    best: tuple[Position, Play, Score] | None = None
    if tiles is None:
        return None
    for start, direction in first_plays(need, spec):
        play = place_word(need, tiles, start, direction, spec)
        if spec.violations(position, play):
            continue
        found = spec.score(position, play)
        if best is None or found.total > best[2].total:
            best = position, play, found
    return best


def opening(random: Random, need: Need, spec: GameSpec) -> tuple[Position, Play] | None:
    """Return a first play of the word somewhere over the centre."""
    rack = draw(random, need, spec)
    if rack is None:
        return None
    position = with_rack(spec, rack)
    for start, direction in shuffled(random, first_plays(need, spec)):
        play = place_word(need, rack, start, direction, spec)
        if not spec.violations(position, play):
            return position, play
    return None


def crossing_play(
    random: Random, need: Need, words: Sequence[str], spec: GameSpec
) -> tuple[Position, Play] | None:
    """Return a play down of one of *words* through a cell of a word that stands."""
    opened = opening(random, need, spec)
    if opened is None:
        return None
    before = spec.after(*opened)
    standing = {
        square: stack.cell for square, stack in enumerate(before.board) if stack is not None
    }
    size = spec.rules.play.rack_size
    for _ in range(_OTHERS):
        other = need_of(spec.layout.name, random.choice(words))
        if other is None or len(other.all_faces) > size:
            continue
        for square, cell in standing.items():
            for at, own in enumerate(other.cells):
                if own != cell or other.word == need.word:
                    continue
                found = _through(random, other, before, spec, at=at, square=square)
                if found is not None:
                    return found
    return None


def _through(
    random: Random, need: Need, before: Position, spec: GameSpec, *, at: int, square: int
) -> tuple[Position, Play] | None:
    """Return the play of a word down whose cell *at* is the one that stands on *square*."""
    start = spec.grid.step(square, Direction.DOWN, -at)
    if start is None or spec.grid.step(start, Direction.DOWN, len(need.cells) - 1) is None:
        return None
    rest = [face for index, faces in enumerate(need.faces) if index != at for face in faces]
    unseen = [
        name
        for name, count in before.unseen().items()
        for _ in range(count)
        if not spec.tiles.by_name[name].wild
    ]
    tiles = taken(rest, shuffled(random, unseen), spec)
    if tiles is None:
        return None
    waiting = list(tiles)
    lays = []
    for index, (cell, faces) in enumerate(zip(need.cells, need.faces, strict=True)):
        there = spec.grid.step(start, Direction.DOWN, index)
        if index != at and there is not None:
            lays.append(Lay(there, cell, tuple(Tile(waiting.pop(0), face) for face in faces)))
    position = replace(before, racks=(spec.tiles.rack(tiles), *before.racks[1:]))
    play = Play(tuple(lays), Direction.DOWN, spec.layout)
    return None if spec.violations(position, play) else (position, play)
