"""Plays to ask about: first plays over the centre, and plays through a word that stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from thaigame.drills.makers.rackwords import draw, taken
from thaigame.drills.making import shuffled
from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.chance import Random
    from thaigame.drills.makers.rackwords import Need
    from thaigame.game.position import Position
    from thaigame.game.score import Score
    from thaigame.game.spec import GameSpec

_OTHERS: Final = 16  # words tried through each opening


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
    return Play(tuple(lays), direction)


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
    random: Random, need: Need, others: Sequence[Need], spec: GameSpec
) -> tuple[Position, Play] | None:
    """Return a play down through a cell of a word that stands."""
    opened = opening(random, need, spec)
    if opened is None:
        return None
    before = spec.after(*opened)
    standing = {
        square: stack.cell for square, stack in enumerate(before.board) if stack is not None
    }
    for other in shuffled(random, others)[:_OTHERS]:
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
    rest = replace(
        need,
        cells=(*need.cells[:at], *need.cells[at + 1 :]),
        faces=(*need.faces[:at], *need.faces[at + 1 :]),
    )
    unseen = [
        name
        for name, count in before.unseen().items()
        for _ in range(count)
        if not spec.tiles.by_name[name].wild
    ]
    tiles = taken(rest.all_faces, shuffled(random, unseen), spec)
    if tiles is None:
        return None
    waiting = list(tiles)
    lays = []
    for index, (cell, faces) in enumerate(zip(need.cells, need.faces, strict=True)):
        there = spec.grid.step(start, Direction.DOWN, index)
        if index != at and there is not None:
            lays.append(Lay(there, cell, tuple(Tile(waiting.pop(0), face) for face in faces)))
    position = replace(before, racks=(spec.tiles.rack(tiles), *before.racks[1:]))
    play = Play(tuple(lays), Direction.DOWN)
    return None if spec.violations(position, play) else (position, play)
