"""The bag, drawn from by a stated random generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from thaigame.chance import Random


class Bag:
    """Tiles in the order in which they will be drawn; only its owner may see that order."""

    def __init__(self, names: Iterable[str], random: Random) -> None:
        """Fill the bag and shake it."""
        self.random = random
        self._names = list(names)
        random.shuffle(self._names)

    def __len__(self) -> int:
        """Return the number of tiles in the bag."""
        return len(self._names)

    @property
    def contents(self) -> tuple[str, ...]:
        """Return the tiles in the order in which they will be drawn."""
        return tuple(self._names)

    def draw(self, count: int) -> tuple[str, ...]:
        """Take up to *count* tiles out, fewer when the bag runs dry."""
        drawn = tuple(self._names[:count])
        del self._names[:count]
        return drawn

    def put_back(self, names: Sequence[str]) -> None:
        """Put tiles in and shake the bag."""
        self._names.extend(names)
        self.random.shuffle(self._names)

    def restore(self, names: Sequence[str], state: int) -> None:
        """Put the bag and its generator back to an earlier moment."""
        self._names = list(names)
        self.random.state = state
