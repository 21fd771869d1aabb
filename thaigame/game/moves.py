"""What a player can do in a turn, as frozen values that know no position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

from thaigame.arguments import shown
from thaigame.errors import ArgumentError
from thaigame.layouts.grid import Direction
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.layouts.layout import Layout
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
    one-square play only says how it is written, and so does ``layout``, the game it is a play of.
    """

    lays: tuple[Lay, ...]
    direction: Direction = field(compare=False)
    layout: Layout | None = field(default=None, compare=False)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return all tiles that the play lays."""
        return tuple(tile for lay in self.lays for tile in lay.tiles)

    @property
    def squares(self) -> tuple[int, ...]:
        """Return the squares that the play changes."""
        return tuple(lay.square for lay in self.lays)

    def __str__(self) -> str:
        """Return how it is written where nothing is known of what stands: from its first tile on.

        ``parse_move`` reads it as the same play. ``format_move`` writes the whole word.
        """
        if self.layout is None or not self.lays:
            cells = " ".join(lay.cell.canonical for lay in self.lays)
            first = self.lays[0].square if self.lays else "nowhere"
            return f"{self.direction.value} from {first}: {cells}"
        from thaigame.notation.move_text import write_alone

        return write_alone(self, self.layout)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Play {self}>"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tiles put back for new ones; names in the order of the game's list."""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        """Return how it is written."""
        tiles = "".join(name if len(name) == 1 else f"[{name}]" for name in self.tiles)
        return f"exchange {tiles}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A turn given up."""

    def __str__(self) -> str:
        """Return how it is written."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Challenge:
    """Words of the pending play that an opponent wants judged, together (C11, S5)."""

    words: tuple[str, ...]
    by: int | None = None

    def __str__(self) -> str:
        """Return the word that the table hears, and those it is about."""
        return " ".join(("challenge", *self.words))


Move = Play | Exchange | Pass


class HasPlay(Protocol):
    """What can be pushed for the play in it: a ``ScoredPlay``."""

    @property
    def play(self) -> Play:
        """Return the play."""


def as_move(given: object) -> Move:
    """Return the move that *given* is, or the play in it; raise ArgumentError for anything else."""
    chosen = getattr(given, "play", given)
    if not isinstance(chosen, Play | Exchange | Pass):
        raise ArgumentError(message("arguments.move", value=shown(given)), at="move")
    return chosen


def as_play(given: object) -> Play:
    """Return the play that *given* is or has in it; raise ArgumentError for anything else."""
    chosen = as_move(given)
    if not isinstance(chosen, Play):
        raise ArgumentError(message("arguments.play", value=shown(given)), at="play")
    return chosen
