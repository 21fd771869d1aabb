"""Whether the player has the tiles that a play lays."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from thaigame.game.rules.violation import violation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.game.rules.violation import Violation


def tile_violations(position: Position, play: Play) -> tuple[Violation, ...]:
    """Return the faults of the tiles themselves: faces they cannot show, tiles not at hand.

    Where the mover's rack is not known the tiles are checked against what the whole set has
    left.
    """
    return tuple(_violations(position, play))


def _violations(position: Position, play: Play) -> Iterator[Violation]:
    layout, tiles = position.layout, position.layout.tiles
    wrong = [
        (lay.square, tile) for lay in play.lays for tile in lay.tiles if tiles.face(tile) is None
    ]
    for square, tile in wrong:
        yield violation(layout, "face", (square,), tile=tile.face, square=layout.grid.name(square))
    if wrong:
        return
    kinds = [tile.kind for tile in play.tiles]
    size = layout.rules.play.rack_size
    if len(kinds) > size:
        yield violation(layout, "rack_size", play.squares, count=len(kinds), size=size)
    rack = position.racks[0]
    if rack is not None:
        missing = rack.lacks(kinds)
        if missing:
            yield violation(layout, "rack", _squares(play, missing), tiles=" ".join(missing))
        return
    left = position.unseen(but=0)
    short = Counter(tiles.by_name[kind].origin for kind in kinds)
    missing = tuple((short - left).elements())
    if missing:
        yield violation(layout, "set", _squares(play, missing), tiles=" ".join(missing))


def _squares(play: Play, names: tuple[str, ...]) -> list[int]:
    return [lay.square for lay in play.lays if any(tile.kind in names for tile in lay.tiles)]
