# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""The tables of ``_turns`` on either kernel: how each searches, lays and lifts."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from thaigame.movegen import bits
from thaigame.movegen._turns import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen._cells import CellKernel
    from thaigame.movegen._letters import LetterKernel
    from thaigame.movegen._turns import Rules


class LetterTable(Table):
    """Games with one letter a square; no letter is shown by two kinds that are not blank."""

    def __init__(
        self, kernel: LetterKernel, rules: Rules, blank: int, masks: Sequence[int]
    ) -> None:
        """Take the kernel and the game's numbers.

        *blank* is the kind of the blanks, -1 without any, and *masks* are, by kind, the letters
        that it can show.
        """
        super().__init__(kernel, rules)
        self.kernel = kernel
        self.blank = blank
        self.mask_of = array("I", masks)
        self.kind_of = array("i", bytes(4 * 64))
        self.grow_levels(1)
        for kind in range(self.kinds):
            for letter in range(32):
                if masks[kind] >> letter & 1:
                    self.kind_of[letter | 32 if kind == blank else letter] = kind

    def clear_board(self) -> None:
        """Empty the kernel's board."""
        self.kernel.clear()

    def take(self, player: int) -> None:
        """Put a player's rack before the kernel."""
        at = player * self.kinds
        self.kernel.count_of[0] = self.racks[at + self.blank] if self.blank >= 0 else 0
        self.kernel.kind_at[0] = max(self.blank, 0)
        self.kernel.kinds = 1
        for kind in range(self.kinds):
            if kind != self.blank and self.racks[at + kind]:
                self.kernel.mask_of[self.kernel.kinds] = self.mask_of[kind]
                self.kernel.count_of[self.kernel.kinds] = self.racks[at + kind]
                self.kernel.kind_at[self.kernel.kinds] = kind
                self.kernel.kinds += 1
        self.kernel.make_states()

    def lay(self, player: int, number: int) -> int:
        """Make play *number* of those found."""
        slot = self.kernel.slots[number]
        packed = self.kernel.tiles[slot]
        at = self.kernel.where[slot] >> 8
        state = self.kernel.where[slot] & 255
        squares = self.kernel.put(at, packed)
        while squares:
            if squares & 1:
                face = packed & 255
                packed >>= 8
                kind = self.kind_of[face & 63]
                word = bits.wrap(at) << 40 | (face & 31) << 24 | kind << 16 | 0xFFFF
                self.laid[self.turn_laid] = word
                self.turn_laid += 1
                self.taken[at] = 1
                self.taken[self.kernel.turned(at)] = 1
                self.take_tile(player, kind)
            squares >>= 1
            at += 1
        return (self.kernel.values[number] - self.kernel.leave[state]) // 1000

    def hold(self, player: int) -> None:
        """Know the rack as far as laying needs it: not at all."""

    def state_of(self, number: int) -> int:
        """Return which rack state play *number* of those found leaves."""
        return self.kernel.where[self.kernel.slots[number]] & 255

    def grow_store(self, plays: int) -> None:
        """Make room for so many plays that are kept beyond the next search."""
        self.stored_tiles = array("Q", bytes(8 * plays))
        self.stored_where = array("I", bytes(4 * plays))
        self.kernel.grow(max(plays // 4, self.kernel.room))

    def stash(self, number: int, at: int) -> None:
        """Keep play *number* of those found as number *at*."""
        slot = self.kernel.slots[number]
        self.stored_tiles[at] = self.kernel.tiles[slot]
        self.stored_where[at] = self.kernel.where[slot]

    def recall(self, at: int) -> None:
        """Let the play kept as number *at* be the first of those found."""
        self.kernel.slots[0] = 0
        self.kernel.tiles[0] = self.stored_tiles[at]
        self.kernel.where[0] = self.stored_where[at]

    def board_key(self) -> int:
        """Return what tells what stands on the board from any other, but for chance."""
        key = bits.wrap(1)
        for at in range(self.kernel.plane):
            if self.kernel.grid[at]:
                word = bits.wrap(at) << 8 | self.kernel.grid[at]
                word = bits.wrap(bits.wrap(word * self.gamma) ^ word >> 3)
                word = bits.wrap((word ^ word >> 31) * self.first_mix)
                key = bits.wrap(key + (word ^ word >> 29))
        return key

    def grow_levels(self, levels: int) -> None:
        """Make room for so many boards that are kept."""
        self.saved = array("B", bytes(levels * self.kernel.plane))

    def save_board(self, level: int) -> None:
        """Keep what stands on the board as number *level*."""
        base = level * self.kernel.plane
        for at in range(self.kernel.plane):
            self.saved[base + at] = self.kernel.grid[at]

    def restore_board(self, level: int) -> None:
        """Let stand again what was kept as number *level*."""
        base = level * self.kernel.plane
        for at in range(self.kernel.plane):
            if self.kernel.grid[at] != self.saved[base + at]:
                self.kernel.set_face(at, self.saved[base + at])
                self.taken[at] = self.saved[base + at] > 0
                self.taken[self.kernel.turned(at)] = self.taken[at]
        self.kernel.scan()

    def put_board(self, squares: Sequence[tuple[int, int, int, int]]) -> None:
        """Let stand these: a square of the board and the letter on it, with 32 for a blank."""
        self._clear()
        for square, face, _, _ in squares:
            columns = self.kernel.columns
            at = self.kernel.index(square // columns, square % columns, 0)
            self.kernel.set_face(at, face)
            self.taken[at] = 1
            self.taken[self.kernel.turned(at)] = 1
        self.kernel.scan()

    def remove(self, at: int) -> None:
        """Take what stands on the square *at* off the kernel's board."""
        self.kernel.set_face(at, 0)

    def removed(self) -> None:
        """Find anew what the words on the board ask for."""
        self.kernel.scan()

    def symbol_on(self, at: int) -> int:
        """Return the letter on the square *at*."""
        return self.kernel.grid[at] & 31


class CellTable(Table):
    """Games of any rule set."""

    def __init__(
        self,
        kernel: CellKernel,
        rules: Rules,
        faces: Sequence[Sequence[tuple[int, int]]],
        changes: Sequence[tuple[int, int]],
    ) -> None:
        """Take the kernel and the game's numbers.

        *faces* are the contents that each kind shows, with their points; *changes* are, by symbol,
        the first and last of its transitions, which the kernel has.
        """
        super().__init__(kernel, rules)
        self.kernel = kernel
        kernel.grow_states(1 << rules.rack_size)
        self.face_content = array("i", [content for kind in faces for content, _ in kind] or [0])
        self.face_points = array("i", [points for kind in faces for _, points in kind] or [0])
        ends = [0]
        for kind in faces:
            ends.append(ends[len(ends) - 1] + len(kind))
        self.face_end = array("i", ends)
        self.change_first = array("i", [first for first, _ in changes])
        self.change_last = array("i", [last for _, last in changes])
        # By square of the search, words across: points of the base, and of what is above and below.
        self.base_points = array("q", bytes(8 * kernel.squares))
        self.other_points = array("q", bytes(8 * kernel.squares))
        self.grow_levels(1)

    def clear_board(self) -> None:
        """Empty the kernel's board."""
        self.kernel.clear()

    def take(self, player: int) -> None:
        """Put a player's rack before the kernel."""
        self.hold(player)
        self.kernel.end_rack()

    def hold(self, player: int) -> None:
        """Tell the kernel the rack's tiles, which it needs for laying them."""
        self.kernel.begin_rack()
        for kind in range(self.kinds):
            held = self.racks[player * self.kinds + kind]
            if held:
                first = self.face_end[kind]
                last = self.face_end[kind + 1]
                self.kernel.kind_at[self.kernel.kinds] = kind
                self.kernel.add_kind(held, last - first)
                for i in range(first, last):
                    self.kernel.add_face(self.face_content[i], self.face_points[i])

    def lay(self, player: int, number: int) -> int:
        """Make play *number* of those found."""
        entry = self.kernel.slots[number] * self.kernel.width
        head = self.kernel.entries[entry]
        count = (head >> 16) & 0xFFFF
        state = head >> 32
        left = head & 0xFFFF
        for i in range(count):  # noqa: B007  a C counter, which has a name
            entry += 1
            self._put(player, left, self.kernel.entries[entry])
        return (self.kernel.values[number] - self.kernel.leave[state]) // 1000

    def _put(self, player: int, left: int, entry: int) -> None:
        """Lay what an entry of a play says on its square."""
        along = entry >> 32
        at = left + along
        symbol = (entry >> 16) & 0xFFFF
        word = bits.wrap(at) << 40 | bits.wrap(symbol) << 24
        if at >= self.kernel.plane:
            at = self.kernel.turned(at)
        if self.taken[at]:
            self.kernel.lift(at)
        else:
            self.base_points[at] = 0
            self.other_points[at] = 0
        way = self.kernel.way[symbol]
        shift = 10
        place = 16
        while shift >= 0:
            slot = (entry >> shift) & 31
            kind = 255  # no tile
            if slot != 31:
                kind = self.kernel.kind_at[slot]
                points = self.kernel.points[(way & 1023) << 5 | slot]
                if shift == 10:
                    self.base_points[at] = points
                else:
                    self.other_points[at] += points
                self.take_tile(player, kind)
            word |= bits.wrap(kind) << place
            place -= 8
            way >>= 10
            shift -= 5
        self.laid[self.turn_laid] = word
        self.turn_laid += 1
        self.taken[at] = 1
        self.taken[self.kernel.turned(at)] = 1
        self._stand(at, symbol)

    def state_of(self, number: int) -> int:
        """Return which rack state play *number* of those found leaves."""
        return self.kernel.entries[self.kernel.slots[number] * self.kernel.width] >> 32

    def grow_store(self, plays: int) -> None:
        """Make room for so many plays that are kept beyond the next search."""
        self.stored = array("Q", bytes(8 * plays * self.kernel.width))
        self.kernel.grow(max(plays // 4, self.kernel.room))

    def stash(self, number: int, at: int) -> None:
        """Keep play *number* of those found as number *at*."""
        entry = self.kernel.slots[number] * self.kernel.width
        place = at * self.kernel.width
        last = ((self.kernel.entries[entry] >> 16) & 0xFFFF) + 1
        for i in range(last):
            self.stored[place + i] = self.kernel.entries[entry + i]

    def recall(self, at: int) -> None:
        """Let the play kept as number *at* be the first of those found."""
        self.kernel.slots[0] = 0
        place = at * self.kernel.width
        last = ((self.stored[place] >> 16) & 0xFFFF) + 1
        for i in range(last):
            self.kernel.entries[i] = self.stored[place + i]

    def board_key(self) -> int:
        """Return what tells what stands on the board from any other, but for chance."""
        key = bits.wrap(1)
        for at in range(self.kernel.plane):
            if self.taken[at]:
                word = bits.wrap(at) << 16 | self.kernel.standing[at]
                word = bits.wrap(word * self.gamma)
                word = bits.wrap(word ^ word >> 31 ^ bits.wrap(self.base_points[at]) << 20)
                word = bits.wrap((word ^ bits.wrap(self.other_points[at]) << 40) * self.first_mix)
                key = bits.wrap(key + (word ^ word >> 29))
        return key

    def grow_levels(self, levels: int) -> None:
        """Make room for so many boards that are kept."""
        self.saved = array("i", bytes(4 * levels * self.kernel.plane))
        self.saved_base = array("q", bytes(8 * levels * self.kernel.plane))
        self.saved_other = array("q", bytes(8 * levels * self.kernel.plane))

    def save_board(self, level: int) -> None:
        """Keep what stands on the board as number *level*."""
        base = level * self.kernel.plane
        for at in range(self.kernel.plane):
            self.saved[base + at] = self.kernel.standing[at]
            self.saved_base[base + at] = self.base_points[at]
            self.saved_other[base + at] = self.other_points[at]

    def restore_board(self, level: int) -> None:
        """Let stand again what was kept as number *level*."""
        base = level * self.kernel.plane
        for at in range(self.kernel.plane):
            if self.taken[at]:
                self.kernel.lift(at)
            symbol = self.saved[base + at]
            self.taken[at] = symbol > 0
            self.taken[self.kernel.turned(at)] = self.taken[at]
            if symbol:
                self.base_points[at] = self.saved_base[base + at]
                self.other_points[at] = self.saved_other[base + at]
                self._stand(at, symbol)

    def put_board(self, squares: Sequence[tuple[int, int, int, int]]) -> None:
        """Let stand these: a square of the board, its symbol, points of the base and of the others.

        A symbol above the graph's is a cell that no word has; nothing is laid on it.
        """
        self._clear()
        for square, symbol, base, others in squares:
            columns = self.kernel.columns
            at = self.kernel.index(square // columns, square % columns, 0)
            self.base_points[at] = base
            self.other_points[at] = others
            self.taken[at] = 1
            self.taken[self.kernel.turned(at)] = 1
            self._stand(at, symbol)

    def _stand(self, at: int, symbol: int) -> None:
        """Let *symbol* stand on the empty square *at*, with the points that are noted there."""
        self.kernel.stand(
            at,
            symbol,
            self.base_points[at],
            self.other_points[at],
            self.change_first[symbol],
            self.change_last[symbol],
        )

    def remove(self, at: int) -> None:
        """Take what stands on the square *at* off the kernel's board."""
        self.kernel.lift(at)

    def symbol_on(self, at: int) -> int:
        """Return the symbol on the square *at*."""
        return self.kernel.standing[at]
