"""What whole leaves are worth beyond their parts, for every leave of a game: one figure a leave.

The leaves of a game, up to a number of tiles, have an order, and so each has a *place*: a sum over
its kinds, in the order of the game's list, of how many leaves are skipped by holding so many of a
kind. So a table is an array without keys, and a kernel finds a leave in it kind by kind.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.layouts.layout import Layout


class FullTables(NamedTuple):
    """Whole leaves as the kernels read them.

    *places* tells by the number of a kind its place in the order, -1 for one that is in no leave;
    *skips* holds at ``(place * row + room) * row + held``, with a *row* of *most* + 1, how many
    leaves come before those that hold so many, -1 where none do; *extras* are thousandths.
    """

    most: int
    places: array[int]
    skips: array[int]
    extras: array[int]


@dataclass(frozen=True, repr=False)
class FullLeaves:
    """What every leave of up to ``most`` tiles is worth beyond its parts, in thousandths.

    ``kinds`` and ``counts`` are those of the game, in the order of its list.
    """

    kinds: tuple[str, ...]
    counts: tuple[int, ...]
    most: int
    extras: array[int]

    @classmethod
    def shape(cls, layout: Layout) -> FullLeaves:
        """Return the table of a game's leaves, each worth its parts: nothing beyond them."""
        kinds = tuple(kind.name for kind in layout.tiles.kinds)
        most = layout.rules.play.rack_size - 1
        made = cls(kinds, tuple(layout.tiles.counts), most, array("i"))
        return cls(kinds, made.counts, most, array("i", bytes(4 * made.size)))

    @cached_property
    def _ways(self) -> list[list[int]]:
        """Return, by the first kind and the room there is, how many leaves of it and the later."""
        ways = [[1] * (self.most + 1)]
        for count in self.counts[::-1]:
            after = ways[-1]
            ways.append(
                [
                    sum(after[room - held] for held in range(min(count, room) + 1))
                    for room in range(self.most + 1)
                ]
            )
        return ways[::-1]

    @property
    def size(self) -> int:
        """Return how many leaves there are, the empty one too."""
        return self._ways[0][self.most]

    def place(self, leave: Sequence[str]) -> int | None:
        """Return the place of a leave, None for one that the game does not have."""
        held = Counter(leave)
        if len(leave) > self.most or not held.keys() <= set(self.kinds):
            return None
        place, room = 0, self.most
        for number, (kind, count) in enumerate(zip(self.kinds, self.counts, strict=True)):
            if held[kind] > count:
                return None
            after = self._ways[number + 1]
            place += sum(after[room - n] for n in range(held[kind]))
            room -= held[kind]
        return place

    def beyond(self, leave: Sequence[str]) -> int:
        """Return what a leave is worth beyond its parts; nothing for one that is no leave here."""
        place = self.place(leave)
        return 0 if place is None else self.extras[place]

    def leaves(self) -> Iterator[tuple[str, ...]]:
        """Yield every leave in the order of the places."""

        def below(number: int, room: int) -> Iterator[tuple[str, ...]]:
            if number == len(self.kinds):
                yield ()
                return
            for held in range(min(self.counts[number], room) + 1):
                taken = (self.kinds[number],) * held
                if held == room:
                    yield taken
                    continue
                for rest in below(number + 1, room - held):
                    yield taken + rest

        return below(0, self.most)

    def tables(self, names: Sequence[str]) -> FullTables:
        """Return the tables for kinds that are numbered as *names*."""
        row = self.most + 1
        skips = array("i", [-1]) * (len(self.kinds) * row * row)
        for number, count in enumerate(self.counts):
            after = self._ways[number + 1]
            for room in range(row):
                skipped = 0
                for held in range(min(count, room) + 1):
                    skips[(number * row + room) * row + held] = skipped
                    skipped += after[room - held]
        order = {kind: number for number, kind in enumerate(self.kinds)}
        places = array("i", [order.get(name, -1) for name in names])
        return FullTables(self.most, places, skips, self.extras)

    def __repr__(self) -> str:
        """Show in a line how many leaves there are."""
        return f"<FullLeaves {self.size} of up to {self.most}>"
