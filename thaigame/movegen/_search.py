# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""What both kernels share: the board's geometry, rack states, the plays kept, the order of search.

The tables by square lie twice, once for each direction: in the half for words down the board is
transposed, so that a line is always consecutive. Index 0 of a line and the index after it are
edges: nothing stands there and nothing may.

What is left of a rack is one small number, the rack state, which indexes tables, so that nothing
must be undone: mixed radix, one digit a kind, each digit the number of tiles of that kind laid.

The best plays are found without visiting all. Each anchor has an upper bound, quick to be had, and
the anchors are tried in falling order of their bounds; one that seems worth a search is bounded
again, sharply. The plays kept lie in a heap with the worst on top: whatever cannot beat ``floor``,
its value once the heap is full, is left out.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from thaigame.movegen import bits

if TYPE_CHECKING:
    from collections.abc import Sequence


class Search:
    """The plays of one position at a time; a strategy says how those of one anchor are found."""

    def __init__(self, rows: int, columns: int, kinds: int) -> None:
        """Make the tables of a board, for racks of at most *kinds* different kinds."""
        self.rows = rows
        self.columns = columns
        self.stride: int = max(rows, columns) + 1
        self.plane: int = (max(rows, columns) + 2) * self.stride
        self.squares: int = 2 * self.plane
        self.kinds = 0
        self.states: int = 1
        self.full: int = 0
        self.count_of: array[int] = array("i", bytes(4 * kinds))
        self.step_of: array[int] = array("i", bytes(4 * kinds))
        self.dear_of: array[int] = array("q", bytes(8 * kinds))
        self.mask_of: array[int] = array("Q", bytes(8 * kinds))
        self.kind_at: array[int] = array("i", bytes(4 * kinds))
        self.set_leave_tables(1, [0], [0], [0], [0], [0])
        self.full_most: int = 0
        self.full_places: array[int] = array("i", [0])
        self.skips: array[int] = array("i", [0])
        self.extras: array[int] = array("i", [0])
        # No square is an anchor twice, and each direction has one for an empty board.
        self.anchor_at: array[int] = array("i", bytes(4 * self.squares))
        self.anchor_limit: array[int] = array("i", bytes(4 * self.squares))
        self.anchor_bound: array[int] = array("q", bytes(8 * self.squares))
        self.anchors = 0
        self.found: int = 0
        self.kept: int = 0
        self.skip = 0
        self.limit: int = 0
        self.bounded: int = 0
        self.prunes = 1
        self.floor: int = bits.NEVER
        self.grow_states(1)

    # -- the board --------------------------------------------------------------------------

    def index(self, row: int, column: int, down: int) -> int:
        """Return the index of a square in the tables for words across or down."""
        if down:
            return self.plane + (column + 1) * self.stride + row + 1
        return (row + 1) * self.stride + column + 1

    def turned(self, at: int) -> int:
        """Return the same square in the other half of the tables."""
        down = 1 if at >= self.plane else 0
        at -= down * self.plane
        return (1 - down) * self.plane + at % self.stride * self.stride + at // self.stride

    def place_of(self, at: int) -> tuple[int, int, int]:
        """Return row, column and direction (1: down) of a square in the tables."""
        down = 1 if at >= self.plane else 0
        line = (at - down * self.plane) // self.stride - 1
        along = (at - down * self.plane) % self.stride - 1
        return (along, line, 1) if down else (line, along, 0)

    def square_of(self, at: int) -> int:
        """Return the square, row * columns + column, of an index in the tables."""
        down = 1 if at >= self.plane else 0
        line = (at - down * self.plane) // self.stride - 1
        along = (at - down * self.plane) % self.stride - 1
        return along * self.columns + line if down else line * self.columns + along

    # -- the rack ---------------------------------------------------------------------------

    def grow_states(self, states: int) -> None:
        """Make room for so many rack states."""
        self.have: array[int] = array("Q", bytes(8 * states))
        self.laid: array[int] = array("i", bytes(4 * states))
        self.worth: array[int] = array("q", bytes(8 * states))
        self.leave: array[int] = array("q", bytes(8 * states))
        self.slots_left: array[int] = array("I", bytes(4 * states))
        self.key_of: array[int] = array("Q", bytes(8 * states))
        self.rank_of: array[int] = array("i", bytes(4 * states))
        self.room_of: array[int] = array("i", bytes(4 * states))

    def number_states(self) -> None:
        """Tell of each state which kinds it still has, as masks, and what was laid.

        The kinds' masks, counts and dearest points are set; leaves are 0 again.
        """
        total = 1
        self.have[0] = 0
        self.laid[0] = 0
        self.worth[0] = 0
        for kind in range(self.kinds):
            count = self.count_of[kind]
            self.step_of[kind] = total
            k = count
            while k >= 0:
                mask = 0
                if k < count:
                    mask = self.mask_of[kind]
                for j in range(total):
                    s = k * total + j
                    self.have[s] = self.have[j] | mask
                    self.laid[s] = self.laid[j] + k
                    self.worth[s] = self.worth[j] + k * self.dear_of[kind]
                k -= 1
            total *= count + 1
        self.states = total
        self.full = self.laid[total - 1]
        for s in range(total):
            self.leave[s] = 0

    def left_of(self, state: int) -> tuple[int, ...]:
        """Return what a rack state leaves of each kind."""
        left = []
        for kind in range(self.kinds):
            count = self.count_of[kind]
            left.append(count - state % (count + 1))
            state //= count + 1
        return tuple(left)

    def set_leaves(self, values: Sequence[int]) -> None:
        """Give the value of what each rack state leaves, in thousandths of a point."""
        for s in range(self.states):
            self.leave[s] = values[s]

    # -- what leaves are worth --------------------------------------------------------------

    def set_leave_tables(
        self,
        row: int,
        single: Sequence[int],
        pair: Sequence[int],
        mixes: Sequence[int],
        keys: Sequence[int],
        wholes: Sequence[int],
        ends: Sequence[int] = (),
    ) -> None:
        """Take what leaves are worth, as ``leaves.LeaveTables`` says, and use the first set.

        There may be several sets of values, one after another in each table; *ends* tells where
        the keys of each end.
        """
        self.leave_row = row
        self.leave_kinds: int = len(mixes) - 1
        self.single: array[int] = array("q", single)
        self.pair: array[int] = array("q", pair)
        self.mixes: array[int] = array("Q", mixes)
        self.leave_keys: array[int] = array("Q", keys)
        self.wholes: array[int] = array("q", wholes)
        self.leave_ends: array[int] = array("i", ends or [len(keys)])
        self.full_from: array[int] = array("i", [-1] * len(self.leave_ends))
        self.use_leaves(0)

    def set_full_leaves(
        self,
        most: int,
        places: Sequence[int],
        skips: Sequence[int],
        extras: Sequence[int],
        starts: Sequence[int],
    ) -> None:
        """Take what whole leaves are worth beyond their parts, as ``leaves.FullTables`` says.

        *starts* tells where each set's figures begin in *extras*, -1 for a set without any.
        """
        self.full_most = most
        self.full_places = array("i", places)
        self.skips = array("i", skips)
        self.extras = array("i", extras)
        self.full_from = array("i", starts)
        self.use_leaves(0)

    def use_leaves(self, number: int) -> None:
        """Value leaves by set *number* of the tables from now on."""
        self.single_at: int = number * self.leave_kinds * self.leave_row
        self.pair_at: int = number * self.leave_kinds * self.leave_kinds
        self.keys_at: int = self.leave_ends[number - 1] if number else 0
        self.leave_places: int = self.leave_ends[number] - self.keys_at
        self.full_at: int = self.full_from[number]

    def read_leaves(self, kinds: Sequence[int]) -> array[int]:
        """Value what each rack state leaves by the tables; return the values.

        *kinds* are the numbers of the kinds that the digits of the states stand for.
        """
        for slot in range(self.kinds):
            self.kind_at[slot] = kinds[slot]
        self.value_states()
        return array("q", bytes(self.leave[: self.states]))

    def value_states(self) -> None:
        """Give each rack state what its tiles are worth when they are kept.

        ``kind_at`` tells which kinds the rack's places hold. The states are numbered kind by kind
        (``number_states``), so each is one that is valued already, and one kind more.
        """
        total = 1
        one = 1
        self.leave[0] = 0
        self.slots_left[0] = 0
        self.key_of[0] = self.mixes[self.leave_kinds]
        for slot in range(self.kinds):
            kind = self.kind_at[slot]
            k = self.count_of[slot]
            mix = self.mixes[kind]
            while k >= 0:
                held = self.count_of[slot] - k
                for j in range(total):
                    s = k * total + j
                    at = self.single_at + kind * self.leave_row + held
                    value = self.leave[j] + self.single[at]
                    left = self.slots_left[j]
                    if held:
                        value += self._beside(kind, left)
                        left |= one << slot
                    self.leave[s] = value
                    self.slots_left[s] = left
                    self.key_of[s] = bits.wrap(self.key_of[j] + bits.wrap(held) * mix)
                k -= 1
            total *= self.count_of[slot] + 1
        if self.leave_places > 1:
            for s in range(total):
                self._value_whole(s)
        if self.full_at >= 0:
            self._value_full()

    def _value_full(self) -> None:
        """Add to each rack state what its leave is worth beyond its parts.

        A leave's place in the table is a sum over its kinds, which come in the table's order.
        """
        total = 1
        row = self.full_most + 1
        self.rank_of[0] = 0
        self.room_of[0] = self.full_most
        for slot in range(self.kinds):
            place = self.full_places[self.kind_at[slot]]
            k = self.count_of[slot]
            while k >= 0:
                held = self.count_of[slot] - k
                for j in range(total):
                    s = k * total + j
                    rank = self.rank_of[j]
                    room = self.room_of[j]
                    if held and room >= 0:
                        skip = -1
                        if place >= 0 and held <= room:
                            skip = self.skips[(place * row + room) * row + held]
                        rank += skip
                        room = room - held if skip >= 0 else -1
                    self.rank_of[s] = rank
                    self.room_of[s] = room
                k -= 1
            total *= self.count_of[slot] + 1
        for s in range(total):
            if self.room_of[s] >= 0:
                self.leave[s] += self.extras[self.full_at + self.rank_of[s]]

    def _beside(self, kind: int, left: int) -> int:
        """Return what *kind* is worth beside those in the places *left* of the rack."""
        value = 0
        while left:
            at = self.pair_at + kind * self.leave_kinds
            value += self.pair[at + self.kind_at[bits.lowest(left)]]
            left &= left - 1
        return value

    def _value_whole(self, s: int) -> None:
        """Give rack state *s* the worth of its whole leave, if the table has it."""
        key = self.key_of[s]
        at = key & (self.leave_places - 1)
        while self.leave_keys[self.keys_at + at]:
            if self.leave_keys[self.keys_at + at] == key:
                self.leave[s] = self.wholes[self.keys_at + at]
                return
            at = (at + 1) & (self.leave_places - 1)

    # -- the order of search ----------------------------------------------------------------

    def prepare(self) -> None:
        """Find the anchors, and what else depends on board and rack; a strategy's own."""

    def search(self, i: int) -> None:
        """Find the plays of anchor *i*; a strategy's own."""

    def first_bound(self, i: int) -> int:  # noqa: ARG002  a strategy's own
        """Bound the plays of anchor *i* in a few steps."""
        return 0

    def sharp_bound(self, i: int) -> int:  # noqa: ARG002  a strategy's own
        """Bound the plays of anchor *i* with care, and get ready to search it."""
        return 0

    def find_all(self) -> None:
        """Find all plays; keep those from number ``skip`` on, while there is room."""
        self.found = 0
        self.kept = 0
        self.bounded = 0
        self.floor = bits.NEVER
        self.prepare()
        for i in range(self.anchors):
            self.search(i)

    def find_best(self, count: int) -> None:
        """Keep the *count* plays of most equity, best first."""
        self.found = 0
        self.kept = 0
        self.limit = count
        self.bounded = 1
        self.floor = bits.NEVER
        if count == 0:
            return
        self.prepare()
        waiting = self.anchors
        if self.prunes == 0:
            for i in range(waiting):
                self.search(i)
            waiting = 0
        for i in range(waiting):
            self.anchor_bound[i] = self.first_bound(i)
        i = waiting >> 1
        while i:
            i -= 1
            self._settle(i, waiting)
        while waiting and self.anchor_bound[0] > self.floor:
            bound = self.sharp_bound(0)
            if (
                bound <= self.floor
                or (waiting > 1 and bound < self.anchor_bound[1])
                or (waiting > 2 and bound < self.anchor_bound[2])
            ):
                self.anchor_bound[0] = bound
            else:
                self.search(0)
                waiting -= 1
                self._move_anchor(waiting, 0)
            self._settle(0, waiting)
        self._rank()

    def _settle(self, i: int, size: int) -> None:
        """Let anchor *i* sink to its place in a heap of *size* anchors, the highest on top."""
        at = self.anchor_at[i]
        limit = self.anchor_limit[i]
        bound = self.anchor_bound[i]
        child = 2 * i + 1
        while child < size:
            if child + 1 < size and self.anchor_bound[child + 1] > self.anchor_bound[child]:
                child += 1
            if self.anchor_bound[child] <= bound:
                break
            self._move_anchor(child, i)
            i = child
            child = 2 * i + 1
        self.anchor_at[i] = at
        self.anchor_limit[i] = limit
        self.anchor_bound[i] = bound

    def _move_anchor(self, old: int, new: int) -> None:
        self.anchor_at[new] = self.anchor_at[old]
        self.anchor_limit[new] = self.anchor_limit[old]
        self.anchor_bound[new] = self.anchor_bound[old]

    # -- the plays kept ---------------------------------------------------------------------

    def grow(self, room: int) -> None:
        """Make room for *room* plays."""
        self.room = room
        self.values: array[int] = array("q", bytes(8 * room))
        self.slots: array[int] = array("I", bytes(4 * room))

    def take(self, value: int) -> int:
        """Return the slot in which a play of that value is to be written, -1 for none.

        When the best are asked for, its value is above ``floor``.
        """
        if self.bounded == 0:
            self.found += 1
            if self.found <= self.skip or self.kept == self.room:
                return -1
            self.values[self.kept] = value
            self.slots[self.kept] = self.kept
            self.kept += 1
            return self.kept - 1
        if self.kept < self.limit:
            slot = self.kept
            i = self.kept
            self.kept += 1
            while i:
                above = (i - 1) >> 1
                if self.values[above] <= value:
                    break
                self.values[i] = self.values[above]
                self.slots[i] = self.slots[above]
                i = above
            self.values[i] = value
            self.slots[i] = slot
        else:
            slot = self.slots[0]
            self._sink(value, slot, self.kept)
        if self.kept == self.limit:
            self.floor = self.values[0]
        return slot

    def _sink(self, value: int, slot: int, size: int) -> None:
        """Replace the top of a heap of *size* plays."""
        i = 0
        child = 1
        while child < size:
            if child + 1 < size and self.values[child + 1] < self.values[child]:
                child += 1
            if self.values[child] >= value:
                break
            self.values[i] = self.values[child]
            self.slots[i] = self.slots[child]
            i = child
            child = 2 * i + 1
        self.values[i] = value
        self.slots[i] = slot

    def _rank(self) -> None:
        """Put the best first: the worst goes to the end until the heap is empty."""
        n = self.kept
        while n > 1:
            n -= 1
            value = self.values[n]
            slot = self.slots[n]
            self.values[n] = self.values[0]
            self.slots[n] = self.slots[0]
            self._sink(value, slot, n)
        self.found = self.kept
