"""What leaves are worth: tables that the kernels read, and functions that are asked for each.

A *leave* is what stays on the rack after a play. A function of racks can say anything, but is asked
for every part of a rack at every position, a few hundred calls; a kernel reads ``Leaves`` itself.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import permutations
from math import isfinite
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.movegen.limits import CELLS, MOST_LEAVE, leave_value
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from thaigame.layouts.tiles import Rack, TileSet
    from thaigame.movegen._search import Search
    from thaigame.movegen.full_leaves import FullLeaves, FullTables

_ROW: Final = CELLS.rack + 1


class LeaveTables(NamedTuple):
    """Leaves as the kernels read them, for kinds by number; values in thousandths of a point.

    *single* holds at ``kind * row + n`` what *n* tiles of a kind are worth, *pair* what two kinds
    are worth beside each other, at ``kind * kinds + other``. *keys* and *wholes* are a hash table
    of whole leaves, a power of two of places, key 0 for none: the key of a leave is the sum of the
    *mixes* of its tiles and of the last one, which belongs to no kind, wrapped to 64 bits.
    Several sets of values may stand one after another; *ends* tells where the keys of each end.
    """

    row: int
    single: array[int]
    pair: array[int]
    mixes: array[int]
    keys: array[int]
    wholes: array[int]
    ends: tuple[int, ...]
    full: tuple[FullTables | None, ...]

    def give(self, search: Search) -> None:
        """Let a kernel read them."""
        search.set_leave_tables(*self[:-1])
        shape = next((each for each in self.full if each is not None), None)
        if shape is None:
            return
        extras, starts = array("i"), []
        for each in self.full:
            starts.append(-1 if each is None else len(extras))
            extras.extend([] if each is None else each.extras)
        search.set_full_leaves(*shape[:3], extras, starts)


def side_by_side(sets: Sequence[LeaveTables]) -> LeaveTables:
    """Return several sets of values for the same kinds as one, numbered in their order."""
    joined = [array(table.typecode) for table in sets[0][1:6]]
    full = tuple(each for tables in sets for each in tables.full)
    ends: list[int] = []
    for tables in sets:
        for table, more in zip(joined, tables[1:6], strict=True):
            table.extend(more)
        ends.append(len(joined[3]))
    single, pair, _, keys, wholes = joined
    return LeaveTables(sets[0].row, single, pair, sets[0].mixes, keys, wholes, tuple(ends), full)


@dataclass(frozen=True, repr=False)
class Leaves:
    """What leaves are worth, in points, to a thousandth.

    ``whole`` gives the worth of whole leaves, each the names of its tiles in any order. Any other
    is worth the sum of its parts: ``single`` gives by kind what one, two, three, ... tiles of it
    are worth together (more of them as much as the last), ``pair`` what two different kinds are
    worth beside each other, beyond that. What is not named is worth nothing. ``full`` adds what
    each leave of the game is worth beyond its parts. Raise ``StateError`` for a value that is no
    number, or is beyond 100,000.
    """

    single: Mapping[str, Sequence[float]]
    pair: Mapping[tuple[str, str], float] = field(default_factory=dict)
    whole: Mapping[Sequence[str], float] = field(default_factory=dict)
    full: FullLeaves | None = None
    _known: dict[tuple[str, ...], int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Look at every value."""
        values = [value for held in self.single.values() for value in held]
        for value in (*values, *self.pair.values(), *self.whole.values()):
            if not isfinite(value) or abs(value) > MOST_LEAVE:
                raise StateError(message("kernel.leave", value=value, limit=MOST_LEAVE))
        known = {tuple(sorted(names)): _thousandths(value) for names, value in self.whole.items()}
        object.__setattr__(self, "_known", known)

    def __call__(self, rack: Sequence[str]) -> float:
        """Return what the tiles of *rack* are worth when they are kept."""
        beyond = 0 if self.full is None else self.full.beyond(rack)
        known = self._known.get(tuple(sorted(rack)))
        if known is not None:
            return (known + beyond) / 1000
        held = Counter(rack)
        total = beyond
        for name, count in held.items():
            values = self.single.get(name)
            if values:
                total += _thousandths(values[min(count, len(values)) - 1])
        for pair in permutations(held, 2):
            total += _thousandths(self.pair.get(pair, 0))
        return total / 1000

    def times(self, weight: float) -> Leaves:
        """Return leaves that are worth *weight* times as much; raise StateError as a new one."""
        full = self.full
        if full is not None:
            full = replace(full, extras=array("i", [round(weight * each) for each in full.extras]))
        return Leaves(
            {name: [weight * each for each in held] for name, held in self.single.items()},
            {pair: weight * value for pair, value in self.pair.items()},
            {names: weight * value for names, value in self.whole.items()},
            full,
        )

    def __repr__(self) -> str:
        """Show in a line how much it tells."""
        counts = f"{len(self.single)} kinds, {len(self.pair)} pairs, {len(self._known)} whole"
        return f"<Leaves {counts}>"

    def tables(self, names: Sequence[str], size: int) -> LeaveTables:
        """Return the tables for racks of up to *size* tiles of the kinds *names*, numbered so.

        What names another kind is left out. Raises ``StateError`` where a leave of parts could be
        worth more than a kernel counts.
        """
        numbers = {name: i for i, name in enumerate(names)}
        single = array("q", bytes(8 * len(names) * _ROW))
        pair = array("q", bytes(8 * len(names) ** 2))
        for name, values in self.single.items():
            for held in range(1, _ROW) if values and name in numbers else ():
                value = values[min(held, len(values)) - 1]
                single[numbers[name] * _ROW + held] = _thousandths(value)
        for (one, other), value in self.pair.items():
            if one in numbers and other in numbers:
                pair[numbers[one] * len(names) + numbers[other]] += _thousandths(value)
                pair[numbers[other] * len(names) + numbers[one]] += _thousandths(value)
        most = size * max(map(abs, single)) + size * (size - 1) // 2 * max(map(abs, pair))
        if most > 1000 * MOST_LEAVE:
            raise StateError(message("kernel.leave", value=most / 1000, limit=MOST_LEAVE))
        random = Random(0)
        mixes = array("Q", [random.next() for _ in (*names, "")])
        keys, wholes = self._hashed(numbers, mixes)
        full = None if self.full is None else self.full.tables(names)
        return LeaveTables(_ROW, single, pair, mixes, keys, wholes, (len(keys),), (full,))

    def _hashed(
        self, numbers: Mapping[str, int], mixes: Sequence[int]
    ) -> tuple[array[int], array[int]]:
        values: dict[int, int] = {}
        for names, value in self._known.items():
            if all(name in numbers for name in names):
                key = mixes[-1] + sum(mixes[numbers[name]] for name in names)
                values[key & 0xFFFFFFFFFFFFFFFF] = value
        room = 1
        while room < 2 * len(values):
            room *= 2
        keys, wholes = array("Q", bytes(8 * room)), array("q", bytes(8 * room))
        for key, value in values.items():
            at = key % room
            while keys[at]:
                at = (at + 1) % room
            keys[at], wholes[at] = key, value
        return keys, wholes


def _thousandths(value: float) -> int:
    return round(1000 * value)


class LeaveReader:
    """Tells one kernel what leaves are worth, rack by rack."""

    def __init__(self, kernel: Search, tiles: TileSet) -> None:
        """Read for the kinds of *tiles*, also those whose face was fixed in play."""
        self._kernel = kernel
        self._names = tuple(tiles.order)
        self._numbers = {**tiles.order, "": 0}  # a game without blanks has none of kind ""
        self._last: Leaves | None = None

    def read(
        self,
        leaves: Callable[[Rack], float],
        kinds: Iterable[str],
        kept: Callable[[], Iterable[Rack]],
    ) -> Sequence[int]:
        """Set what each rack state of the kernel leaves, and return it, in thousandths.

        *kinds* are the names that the digits of the states stand for, *kept* gives what each
        state leaves. Raises ``StateError`` for a worth that is no number or too large.
        """
        if isinstance(leaves, Leaves):
            if leaves is not self._last:
                self._last = None
                leaves.tables(self._names, CELLS.rack).give(self._kernel)
                self._last = leaves
            return self._kernel.read_leaves([self._numbers[name] for name in kinds])
        values = [leave_value(leaves, rest) for rest in kept()]
        self._kernel.set_leaves(values)
        return values
