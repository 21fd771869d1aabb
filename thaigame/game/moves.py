"""What a player can do in a turn, as frozen values that know no position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from thaigame.layouts.grid import Direction

if TYPE_CHECKING:
    from thaigame.layouts.tiles import Tile
    from thaigame.text import Cell

__all__ = ["Challenge", "Direction", "Exchange", "Lay", "Move", "Pass", "Play"]


class Lay(NamedTuple):
    """What a play does to one square.

    ``cell`` is what the square shows after the play, its marks included; ``tiles`` are the tiles
    that the play lays there, in the order base, upper, lower. What neither they nor the standing
    tiles show are paper marks.
    """

    square: int
    cell: Cell
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A play: faces put into slots of cells along one line (A1).

    ``lays`` are sorted by square. Two plays are the same when their lays are; the direction of a
    one-square play only says how it is written.
    """

    lays: tuple[Lay, ...]
    direction: Direction = field(compare=False)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return all tiles that the play lays."""
        return tuple(tile for lay in self.lays for tile in lay.tiles)

    @property
    def squares(self) -> tuple[int, ...]:
        """Return the squares that the play changes."""
        return tuple(lay.square for lay in self.lays)

    def __repr__(self) -> str:
        """Show it in a line."""
        cells = " ".join(lay.cell.canonical for lay in self.lays)
        first = self.lays[0].square if self.lays else "nowhere"
        return f"<Play {self.direction.value} from {first}: {cells}>"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tiles put back for new ones; names in the order of the game's list."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """A turn given up."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Words of the pending play that an opponent wants judged, together (C11, S5)."""

    words: tuple[str, ...]
    by: int | None = None


Move = Play | Exchange | Pass
