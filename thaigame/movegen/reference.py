"""The reference generator: slow, obvious, and never tuned.

It puts every word of the list at every place of the board, in every way that the rack's tiles
can show its cells, and lets ``rules`` say which of these plays are legal and ``scoring`` what they
score. Every other generator is judged by it.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING

from thaigame.grid import Direction
from thaigame.moves import Lay, Place
from thaigame.position import SHORTEST_WORD
from thaigame.text import Cell, Slots
from thaigame.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thaigame.position import Position
    from thaigame.spec import GameSpec

_Tiles = tuple[Tile, ...]


def reference_plays(game: GameSpec, position: Position) -> dict[Place, int]:
    """Return every legal play of the player to move, with its score.

    The rack must be known. A play of one square is given across, or down where it makes no word
    across. Time grows with words times places: use it with some hundred words.
    """
    found: dict[frozenset[Lay], Place] = {}
    words = list(_words(game))
    tiles = cache(partial(_tiles, position))
    for direction, lines in zip(Direction, game.grid.lines, strict=True):
        for line in lines:
            for start in range(len(line)):
                for word in words:
                    if start + len(word) <= len(line):
                        squares = line[start : start + len(word)]
                        for place in _places(position, squares, word, direction, tiles):
                            if frozenset(place.lays) in found:
                                continue
                            if not game.violations(position, place):
                                found[frozenset(place.lays)] = place
    return {place: game.score(position, place).total for place in found.values()}


def _words(game: GameSpec) -> Iterator[tuple[Cell, ...]]:
    """Yield the words of the list as cells, then those that T9 adds; the rules judge them all."""
    doubler = game.rules.play.doubler
    for word in game.lexicon:
        cells = tuple(Cell.of(*cell) for cell in game.cells(word))
        ends = [cells, (*cells, Cell.of(doubler))] if doubler else [cells]
        if doubler and doubler in word:
            stem = word.split(doubler)[0].rstrip()
            ends.append((*(Cell.of(*cell) for cell in game.cells(stem)), Cell.of(doubler)))
        yield from (each for each in ends if len(each) >= SHORTEST_WORD)


def _places(
    position: Position,
    squares: Sequence[int],
    word: Sequence[Cell],
    direction: Direction,
    tiles: Callable[[Cell, bool], list[_Tiles]],
) -> Iterator[Place]:
    """Yield the plays that make *squares* show *word* with tiles of the rack."""
    choices: list[list[Lay | None]] = []
    for square, cell in zip(squares, word, strict=True):
        stack = position.board[square]
        lays: list[Lay | None] = []
        if stack is not None and stack.cell == cell:
            lays.append(None)
        lays += [Lay(square, cell, chosen) for chosen in tiles(cell, stack is None)]
        if not lays:
            return
        choices.append(lays)
    rack = position.racks[0] or ()
    for chosen in _within(choices, list(rack)):
        lays_made = tuple(lay for lay in chosen if lay is not None)
        if any(lay.tiles for lay in lays_made):
            yield Place(tuple(sorted(lays_made)), direction)


def _within(
    choices: Sequence[Sequence[Lay | None]], rack: list[str]
) -> Iterator[tuple[Lay | None, ...]]:
    """Yield the choices, one from each, whose tiles are all on the rack."""
    if not choices:
        yield ()
        return
    for lay in choices[0]:
        rest = list(rack)
        try:
            for tile in () if lay is None else lay.tiles:
                rest.remove(tile.kind)
        except ValueError:
            continue
        for others in _within(choices[1:], rest):
            yield (lay, *others)


def _tiles(position: Position, cell: Cell, empty: bool) -> list[_Tiles]:  # noqa: FBT001
    """Return the sets of tiles, at most one a tier, that show some of *cell*."""
    by_tier: dict[str, list[_Tiles]] = {"base": [], "upper": [], "lower": []}
    for name in dict.fromkeys(position.racks[0] or ()):
        for face in position.layout.tiles.by_name[name].faces:
            if _shows(face.slots, cell):
                by_tier[face.tier].append((Tile(name, face.text),))
    if not empty:
        by_tier["base"].append(())
    by_tier["upper"].append(())
    by_tier["lower"].append(())
    return [tuple(tile for one in chosen for tile in one) for chosen in product(*by_tier.values())]


def _shows(face: Slots, cell: Cell) -> bool:
    return all(not part or part == whole for part, whole in zip(face, cell, strict=True))
