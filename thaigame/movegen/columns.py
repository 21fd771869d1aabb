"""Plays in columns: numbers in arrays, for whoever looks at all plays of many positions.

A play as an object costs a hundred times what it costs to find it. The columns are arrays of the
standard library, written by the kernels; they speak the buffer protocol, so ``numpy.asarray`` makes
a view of one without copying it, where NumPy is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Rack, Tile
from thaigame.movegen.scored import ScoredPlay

if TYPE_CHECKING:
    from array import array
    from collections.abc import Mapping, Sequence

    from thaigame.text import Cell

    Column = array[int]
    Numbers = tuple[Column, Column, Column, Column, Column, Column, Column]
    """Columns as the kernels write them, in the order of ``Columns``."""

TIERS: Final = 3
NO_PLACE: Final = 31
"""In ``Columns.tiles``: none was laid on this tier."""


@dataclass(frozen=True, repr=False)
class Columns:
    """All plays of a position as columns of numbers.

    One number a play: ``scores`` (points), ``downs`` (1 for a word down the board, 0 across) and
    ``states``, what stays on the rack, as ``leave`` tells it. What play *i* lays are the numbers
    ``starts[i]`` to before ``starts[i + 1]`` of ``squares`` (row * columns of the board + column,
    from 0, in the order of the word) and ``cells`` (places in ``faces``: the cell that stands there
    afterwards). ``tiles`` holds three numbers for each of these, for the base, upper and lower
    tier: places in ``kinds``, or 31 for none.
    """

    scores: array[int]
    downs: array[int]
    states: array[int]
    starts: array[int]
    squares: array[int]
    cells: array[int]
    tiles: array[int]
    faces: Sequence[Cell]
    texts: Sequence[Sequence[str]]
    kinds: tuple[str, ...]
    counts: tuple[int, ...]
    order: Mapping[str, int]

    def __len__(self) -> int:
        """Return how many plays these are."""
        return len(self.scores)

    def extend(self, more: Columns) -> None:
        """Add the plays of *more*, which are of the same position."""
        self.starts.pop()
        self.starts.extend(len(self.squares) + start for start in more.starts)
        for column, added in (
            (self.scores, more.scores),
            (self.downs, more.downs),
            (self.states, more.states),
            (self.squares, more.squares),
            (self.cells, more.cells),
            (self.tiles, more.tiles),
        ):
            column.extend(added)

    def leave(self, i: int) -> Rack:
        """Return what stays on the rack after play *i*, in the order of the game's list."""
        names = kept(self.kinds, self.counts, self.states[i])
        return Rack(sorted(names, key=self.order.__getitem__))

    def play(self, i: int) -> ScoredPlay:
        """Return play *i* as an object; raises IndexError past the end."""
        i = range(len(self))[i]
        lays = tuple(self._lay(n) for n in range(self.starts[i], self.starts[i + 1]))
        way = Direction.DOWN if self.downs[i] else Direction.ACROSS
        score = self.scores[i]
        return ScoredPlay(Play(lays, way), score, float(score), self.leave(i))

    def _lay(self, n: int) -> Lay:
        cell = self.cells[n]
        tiles = tuple(
            Tile(self.kinds[slot], text)
            for text, slot in zip(
                self.texts[cell], self.tiles[TIERS * n : TIERS * n + TIERS], strict=True
            )
            if slot != NO_PLACE
        )
        return Lay(self.squares[n], self.faces[cell], tiles)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Columns {len(self)} plays, {len(self.squares)} squares>"


def kept(kinds: Sequence[str], counts: Sequence[int], state: int) -> Rack:
    """Return what rack *state* keeps of *counts* tiles of *kinds*."""
    names: list[str] = []
    for kind, count in zip(kinds, counts, strict=True):
        names += [kind] * (count - state % (count + 1))
        state //= count + 1
    return Rack(names)
