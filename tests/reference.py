"""The reference generator: slow, obvious, and never tuned.

It puts every word of the list at every place of the board, in every way that the rack's tiles
can show its cells, and lets ``rules`` say which of these plays are legal and ``scoring`` what they
score. Every other generator is judged by it.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING

from thaigame.game.board import SHORTEST_WORD
from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.text import Cell, Slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

_Tiles = tuple[Tile, ...]


def reference_plays(game: GameSpec, position: Position) -> dict[Play, int]:
    """Return every legal play of the player to move, with its score.

    The rack must be known. A play of one square is given across, or down where it makes no word
    across. Time grows with words times places: use it with some hundred words.
    """
    beginnings: defaultdict[tuple[Cell, ...], list[tuple[Cell, ...]]] = defaultdict(list)
    for word in _words(game):
        beginnings[word[:SHORTEST_WORD]].append(word)
    choices = cache(partial(_choices, position))
    found: dict[frozenset[Lay], Play] = {}
    for direction, lines in zip(Direction, game.grid.lines, strict=True):
        for line in lines:
            for start in range(len(line) - SHORTEST_WORD + 1):
                for beginning, words in beginnings.items():
                    # A word that cannot begin here is not tried to its end.
                    if not all(map(choices, line[start:], beginning)):
                        continue
                    for word in words:
                        squares = line[start : start + len(word)]
                        if len(squares) == len(word):
                            for lays in _chosen(squares, word, choices, position.racks[0] or ()):
                                play = Play(tuple(sorted(lays)), direction, position.layout)
                                key = frozenset(lays)
                                if key not in found and not game.violations(position, play):
                                    found[key] = play
    return {play: game.score(position, play).total for play in found.values()}


def _words(game: GameSpec) -> Iterator[tuple[Cell, ...]]:
    """Yield the words of the list as cells, then those that T9 adds; the rules judge them all."""
    doubler = game.rules.play.doubler
    for word in game.lexicon:
        cells = tuple(Cell.of(*cell) for cell in game.cells(word))
        ends = [cells, (*cells, Cell.of(doubler))] if doubler else [cells]
        yield from (each for each in ends if len(each) >= SHORTEST_WORD)


def _chosen(
    squares: Sequence[int],
    word: Sequence[Cell],
    choices: Callable[[int, Cell], tuple[Lay | None, ...]],
    rack: Sequence[str],
) -> Iterator[tuple[Lay, ...]]:
    """Yield the ways to make *squares* show *word* with tiles of the rack, at least one."""
    options = []
    for square, cell in zip(squares, word, strict=True):
        here = choices(square, cell)
        if not here:
            return
        options.append(here)
    for chosen in _within(options, rack):
        lays = tuple(lay for lay in chosen if lay is not None)
        if any(lay.tiles for lay in lays):
            yield lays


def _within(
    options: Sequence[Sequence[Lay | None]], rack: Sequence[str]
) -> Iterator[tuple[Lay | None, ...]]:
    """Yield the choices, one from each of *options*, whose tiles are all on the rack."""
    if not options:
        yield ()
        return
    for lay in options[0]:
        rest = list(rack)
        try:
            for tile in () if lay is None else lay.tiles:
                rest.remove(tile.kind)
        except ValueError:
            continue
        for others in _within(options[1:], rest):
            yield (lay, *others)


def _choices(position: Position, square: int, cell: Cell) -> tuple[Lay | None, ...]:
    """Return what may be done so that *square* shows *cell*: nothing, or tiles and marks."""
    stack = position.board[square]
    by_tier: dict[str, list[_Tiles]] = {"base": [], "upper": [()], "lower": [()]}
    if stack is not None:
        by_tier["base"].append(())
    for name in dict.fromkeys(position.racks[0] or ()):
        for face in position.layout.tiles.by_name[name].faces:
            if _shows(face.slots, cell):
                by_tier[face.tier].append((Tile(name, face.text),))
    lays: list[Lay | None] = [
        Lay(square, cell, tuple(tile for tiles in chosen for tile in tiles))
        for chosen in product(*by_tier.values())
    ]
    if stack is not None and stack.cell == cell:
        lays.append(None)
    return tuple(lays)


def _shows(face: Slots, cell: Cell) -> bool:
    return all(not part or part == whole for part, whole in zip(face, cell, strict=True))
