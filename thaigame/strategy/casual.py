"""A player to learn against: it lays the best of a few hundred words that come to its mind.

It needs no generator, so it is ready at once whatever the word list, and it can be beaten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.errors import TextError
from thaigame.game.moves import Exchange, Lay, Pass, Play
from thaigame.game.rules import may_exchange, violations
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.text import Cell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.chance import Random
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.game.state import Observation
    from thaigame.layouts.layout import Layout
    from thaigame.strategy.players import Player
    from thaigame.text import Slots

WORDS: Final = 300
LOOKS: Final = 60
"""Words looked at for each that is tried: most cannot be made from the letters there are."""


def casual(spec: GameSpec, *, words: int = WORDS) -> Player:
    """Return the player that tries *words* words, drawn by chance, wherever they fit.

    Without a play it exchanges the whole rack, and passes where the bag holds too few tiles.
    """
    listed = sorted(spec.lexicon.words)

    def choose(seen: Observation, random: Random) -> Play | Exchange | Pass:
        position = seen.position
        best: Play | None = None
        most = -1
        for cells in _thought_of(spec, position, listed, random, words):
            for play in _places(position, cells):
                points = spec.score(position, play).total
                if points > most and not violations(position, play, spec.lexicon):
                    best, most = play, points
        if best is not None:
            return best
        enough = may_exchange(spec.layout, seen.bag_count)
        return Exchange(tuple(seen.rack)) if seen.rack and enough else Pass()

    return choose


def _thought_of(
    spec: GameSpec, position: Position, listed: Sequence[str], random: Random, words: int
) -> Iterator[tuple[Slots, ...]]:
    """Yield the cells of words whose letters are all on the rack or on the board."""
    kinds = spec.tiles.by_name
    at_hand = {face.text for name in position.racks[0] or () for face in kinds[name].faces}
    at_hand.update(stack.cell.base for stack in position.board if stack is not None)
    longest = max(spec.grid.rows, spec.grid.columns)
    for _ in range(words * LOOKS if listed else 0):
        word = random.choice(listed)
        try:
            cells = spec.cells(word)
        except TextError:
            continue
        if 1 < len(cells) <= longest and all(cell.base in at_hand for cell in cells):
            yield cells
            words -= 1
            if not words:
                return


def _places(position: Position, cells: Sequence[Slots]) -> Iterator[Play]:
    """Yield the plays that make this word, where it touches what stands or covers the centre."""
    grid, board = position.layout.grid, position.board
    near = {at for at, stack in enumerate(board) if stack is not None}
    near |= {other for at in near for other in grid.neighbours[at]} or {grid.centre}
    for direction in Direction:
        across, down = grid.lines
        for line in across if direction is Direction.ACROSS else down:
            for start in range(len(line) - len(cells) + 1):
                squares = line[start : start + len(cells)]
                if near.isdisjoint(squares):
                    continue
                lays = _lays(position, squares, cells)
                if lays:
                    yield Play(lays, direction, position.layout)


def _lays(
    position: Position, squares: Sequence[int], cells: Sequence[Slots]
) -> tuple[Lay, ...] | None:
    """Return what must be laid for the word to stand on *squares*, None where it cannot."""
    rack = list(position.racks[0] or ())
    lays = []
    for square, cell in zip(squares, cells, strict=True):
        standing = position.board[square]
        if standing is not None:
            if standing.cell != cell:
                return None
            continue
        tiles = _tiles(position.layout, cell, rack)
        if tiles is None:
            return None
        lays.append(Lay(square, Cell.of(*cell), tiles))
    return tuple(lays)


def _tiles(layout: Layout, cell: Slots, rack: list[str]) -> tuple[Tile, ...] | None:
    """Take the tiles that show *cell* from the rack, real ones before blanks."""
    kinds, paper = layout.tiles.by_name, layout.rules.play.paper_marks
    faces = [cell.base]
    faces += [mark for mark in (cell.upper + cell.tone, cell.lower) if set(mark) - paper]
    taken = []
    for text in faces:
        able = [name for name in rack if kinds[name].face(text) is not None]
        if not able:
            return None
        name = min(able, key=lambda name: (kinds[name].wild, len(kinds[name].faces)))
        rack.remove(name)
        taken.append(Tile(name, text))
    return tuple(taken)
