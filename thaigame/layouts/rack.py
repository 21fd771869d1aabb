"""A rack: an immutable multiset of tile names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Rack(tuple[str, ...]):
    """Tile names in the order of the game's list; made by ``TileSet.rack``."""

    __slots__ = ()

    def without(self, names: Iterable[str]) -> Rack | None:
        """Return the rack after *names* were taken from it, or None where one is not there."""
        rest = list(self)
        for name in names:
            if name not in rest:
                return None
            rest.remove(name)
        return Rack(rest)

    def lacks(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return those of *names* that the rack does not hold, counted."""
        missing = Counter(names)
        missing.subtract(self)
        return tuple(missing.elements())
