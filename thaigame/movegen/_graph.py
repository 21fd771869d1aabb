# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""Builds the graphs of words: a minimised GADDAG over numbers, laid out for either kernel.

For every word and every symbol of it there is a path that spells the word from that symbol
leftwards to its beginning, then the separator (symbol 0), then the rest rightwards; the path that
starts at the last symbol needs no separator. What may follow a prefix is a node of the plain graph
of words, so that graph is made first; a leftward path ends in a separator to the node of the prefix
that it spelt backwards. Equal nodes are one, in both halves.

The prefixes of all words are the nodes of a tree. Sorted by their symbols read backwards they fall
into the leftward paths, and each step back is a step to the parent in the tree; so nothing is ever
copied, and time grows with the number of symbols of the list.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from thaigame.movegen import arcs, bits

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Builder:
    """Numbers each different node of the two halves once; node 0 has no arcs."""

    def __init__(
        self, words: Sequence[str], progress: Callable[[float], None] | None = None
    ) -> None:
        """Take *words*, sorted strings of ``chr(symbol)`` that differ, symbols as ``arcs`` holds.

        *progress* is told, now and then, which part of the work is done.
        """
        self.progress = progress
        self.letters = array("H", "".join(words).encode("utf-16-le") or b"\0\0")
        starts = [0]
        end = 0
        for word in words:
            end += len(word)
            starts.append(end)
        self.starts = array("I", starts)
        self.words = len(words)
        self.longest = max(map(len, words), default=0)
        self.nodes = self._count_prefixes()
        self.numbers = 1
        self.mixer = 0x9E3779B97F4A7C15
        self.used = 0
        self.top = 0
        room = max(1 << 10, self.nodes)
        self.pool = array("Q", bytes(8 * room))
        self.first_arc = array("q", bytes(8 * (room // 2)))
        self.stack = array("Q", bytes(8 * 2 * (arcs.MAX_SYMBOL + 1)))
        self.table = array("i", bytes(4 << 12))
        self._plant()
        self.forward = self._forward()
        self.item = array("i", range(1, self.nodes)) or array("i", [0])
        self.cursor = array("i", range(1, self.nodes)) or array("i", [0])
        self.root = self._backward(0, self.nodes - 1)

    def _count_prefixes(self) -> int:
        """Return how many different prefixes the words have, the empty one counted."""
        n = 1
        for w in range(self.words):
            at = self.starts[w]
            size = self.starts[w + 1] - at
            shared = 0
            if w:
                before = self.starts[w - 1]
                end = at - before
                while (
                    shared < size
                    and shared < end
                    and self.letters[at + shared] == self.letters[before + shared]
                ):
                    shared += 1
            n += size - shared
        return n

    def _plant(self) -> None:
        """Make the tree of prefixes; parents have lower numbers than their children."""
        self.symbol = array("H", bytes(2 * self.nodes))
        self.ends = array("B", bytes(self.nodes))
        self.parent = array("i", bytes(4 * self.nodes))
        self.first_child = array("i", bytes(4 * self.nodes))
        self.next_sibling = array("i", bytes(4 * self.nodes))
        self.number = array("i", bytes(4 * self.nodes))
        path = array("i", bytes(4 * (self.longest + 1)))
        last = array("i", bytes(4 * self.nodes))  # each node's last child
        n = 1
        last_size = 0
        for w in range(self.words):
            at = self.starts[w]
            size = self.starts[w + 1] - at
            shared = 0
            while (
                shared < size
                and shared < last_size
                and self.symbol[path[shared + 1]] == self.letters[at + shared]
            ):
                shared += 1
            for depth in range(shared, size):
                above = path[depth]
                self.symbol[n] = self.letters[at + depth]
                self.parent[n] = above
                if last[above]:
                    self.next_sibling[last[above]] = n
                else:
                    self.first_child[above] = n
                last[above] = n
                path[depth + 1] = n
                n += 1
            self.ends[path[size]] = 1
            last_size = size

    def _forward(self) -> int:
        """Give the nodes of the plain graph their numbers; return its root."""
        n = self.nodes - 1
        while n >= 0:
            base = self.top
            child = self.first_child[n]
            while child:
                arc = self.number[child]
                self.stack[self.top] = (
                    arc << arcs.KEY_BITS | self.symbol[child] << 1 | self.ends[child]
                )
                self.top += 1
                child = self.next_sibling[child]
            self.number[n] = self._register(base)
            n -= 1
        return self.number[0]

    def _backward(self, low: int, high: int) -> int:
        """Give a number to what follows a leftward path, and to all below it.

        The items from *low* to *high* are the prefixes that end with the path; the cursor of each
        is the prefix without it.
        """
        base = self.top
        if base + arcs.MAX_SYMBOL + 1 > len(self.stack):
            self.stack = _longer(self.stack, "Q", arcs.MAX_SYMBOL + 1)
        self._sort(low, high)
        at = low
        while at < high:
            s = self._key(at)
            if s == 0:  # the whole prefix is the path
                if self.number[self.item[at]]:
                    arc = self.number[self.item[at]]
                    self.stack[self.top] = arc << arcs.KEY_BITS
                    self.top += 1
                at += 1
                continue
            to = at
            ended = 0
            while to < high and self._key(to) == s:
                to += 1
            for i in range(at, to):
                self.cursor[i] = self.parent[self.cursor[i]]
                if self.cursor[i] == 0:
                    ended = self.ends[self.item[i]]
            below = self._backward(at, to)
            arc = below
            mark = s << 1 | ended
            self.stack[self.top] = arc << arcs.KEY_BITS | mark
            self.top += 1
            at = to
            if self.progress is not None and high - low == self.nodes - 1:
                self.progress(at / high)
        return self._register(base)

    def _key(self, i: int) -> int:
        return self.symbol[self.cursor[i]]

    def _swap(self, i: int, j: int) -> None:
        it = self.item[i]
        on = self.cursor[i]
        self.item[i] = self.item[j]
        self.cursor[i] = self.cursor[j]
        self.item[j] = it
        self.cursor[j] = on

    def _sort(self, low: int, high: int) -> None:
        """Sort items by the next symbol back: quicksort in three parts, small ones by insertion."""
        while high - low > 12:
            pivot = self._key((low + high) >> 1)
            less = low
            i = low
            more = high
            while i < more:
                key = self._key(i)
                if key < pivot:
                    self._swap(i, less)
                    less += 1
                    i += 1
                elif key > pivot:
                    more -= 1
                    self._swap(i, more)
                else:
                    i += 1
            if less - low < high - more:
                self._sort(low, less)
                low = more
            else:
                self._sort(more, high)
                high = less
        for i in range(low + 1, high):
            key = self._key(i)
            it = self.item[i]
            on = self.cursor[i]
            j = i
            while j > low and self._key(j - 1) > key:
                self.item[j] = self.item[j - 1]
                self.cursor[j] = self.cursor[j - 1]
                j -= 1
            self.item[j] = it
            self.cursor[j] = on

    # -- equal nodes are one ----------------------------------------------------------------

    def _register(self, base: int) -> int:
        """Return the number of the node whose arcs lie on the stack from *base*; take them off."""
        size = self.top - base
        if size == 0:
            return 0
        mask = len(self.table) - 1
        mixed = self._mix(self.stack, base, self.top)
        slot = mixed & mask
        self.top = base
        while self.table[slot]:
            n = self.table[slot]
            start = self.first_arc[n]
            if self.first_arc[n + 1] - start == size:
                same = 1
                for i in range(size):
                    if self.pool[start + i] != self.stack[base + i]:
                        same = 0
                        break
                if same:
                    return n
            slot = (slot + 1) & mask
        if self.used + size > len(self.pool):
            self.pool = _longer(self.pool, "Q", size)
        if self.numbers + 2 > len(self.first_arc):
            self.first_arc = _longer(self.first_arc, "q", 2)
        n = self.numbers
        for i in range(size):
            self.pool[self.used + i] = self.stack[base + i]
        self.first_arc[n] = self.used
        self.used += size
        self.first_arc[n + 1] = self.used
        self.numbers = n + 1
        self.table[slot] = n
        if 2 * self.numbers > mask:
            self._grow_table()
        return n

    def _mix(self, view: Sequence[int], start: int, end: int) -> int:
        mixed = bits.wrap(end - start)
        for i in range(start, end):
            mixed = bits.wrap((mixed ^ view[i]) * self.mixer)
            mixed ^= mixed >> 29
        return mixed

    def _grow_table(self) -> None:
        mask = 4 * len(self.table) - 1
        self.table = array("i", bytes(4 * (mask + 1)))
        for n in range(1, self.numbers):
            slot = self._mix(self.pool, self.first_arc[n], self.first_arc[n + 1]) & mask
            while self.table[slot]:
                slot = (slot + 1) & mask
            self.table[slot] = n

    # -- the two layouts --------------------------------------------------------------------

    def _arrange(self, by_base: bool, bases: Sequence[int]) -> int:
        """Give each node its place, parents next to their first children; return how many."""
        self.place = array("Q", bytes(8 * self.numbers))
        self.order = array("i", bytes(4 * self.numbers))
        stack = array("i", bytes(4 * (self.used + 2)))
        stack[0] = self.forward
        stack[1] = self.root
        waiting = 2
        self.size = 1
        count = 0
        while waiting:
            waiting -= 1
            n = stack[waiting]
            if n == 0 or self.place[n]:
                continue
            self.place[n] = self.size + (2 if by_base else 0)
            self.size += self._room_of(n, by_base, bases)
            self.order[count] = n
            count += 1
            i = self.first_arc[n + 1] - 1
            while i >= self.first_arc[n]:
                child = self.pool[i] >> arcs.KEY_BITS
                if child and self.place[child] == 0:
                    stack[waiting] = child
                    waiting += 1
                i -= 1
        return count

    def _room_of(self, n: int, by_base: bool, bases: Sequence[int]) -> int:
        """Return how many words a node takes."""
        words = 0
        if not by_base:
            words = 1
            for i in range(self.first_arc[n], self.first_arc[n + 1]):
                if self.pool[i] >> arcs.KEY_BITS:
                    words += 1
            return words
        words = 2
        before = 0
        run = 0
        for i in range(self.first_arc[n], self.first_arc[n + 1]):
            s = arcs.key(self.pool[i])
            bit = bases[s]
            if bit == before:
                run += 1
                words += 2 if run == 2 else 1
            else:
                run = 1
                words += 1
            before = bit
        return words

    def letter_nodes(self) -> tuple[array[int], int, int]:
        """Return the graph as ``_letters`` reads it (see ``wordgraph``), and its two roots."""
        count = self._arrange(False, array("Q"))
        made = array("Q", bytes(8 * self.size))
        out = made
        heads = array("Q", bytes(8 * self.numbers))
        one = 1
        for n in range(1, self.numbers):
            head = bits.wrap(0)
            for i in range(self.first_arc[n], self.first_arc[n + 1]):
                arc = self.pool[i]
                if arc >> arcs.KEY_BITS:
                    head |= one << arcs.key(arc)
                if arc & 1:
                    head |= one << (32 + arcs.key(arc))
            heads[n] = head
        for k in range(count):
            n = self.order[k]
            at = self.place[n]
            out[at] = heads[n]
            for i in range(self.first_arc[n], self.first_arc[n + 1]):
                child = self.pool[i] >> arcs.KEY_BITS
                if child:
                    at += 1
                    head = heads[child]
                    out[at] = self.place[child] | bits.wrap((head | head >> 32) << 32)
        return made, self.place[self.root], self.place[self.forward]

    def cell_nodes(
        self, groups: Sequence[int], bases: Sequence[int]
    ) -> tuple[array[int], int, int]:
        """Return the graph as ``_cells`` reads it (see ``wordgraph``), and its two roots.

        *groups* and *bases* are by symbol: its bit in the arcs and its bit among the bases, both 1
        for the separator.
        """
        self.group = array("Q", groups)
        self.base = array("Q", bases)
        count = self._arrange(True, self.base)
        made = array("Q", bytes(8 * self.size))
        self.out = made
        self._sum_up()
        for k in range(count):
            self._write_cell_node(self.order[k])
        return made, self.place[self.root], self.place[self.forward]

    def _sum_up(self) -> None:
        """Find what arcs tell of the nodes they lead to (``links``), and each node's needs.

        Children have lower numbers than their parents.
        """
        self.links = array("Q", bytes(8 * self.numbers))
        self.needs = array("Q", bytes(8 * self.numbers))
        depths = array("B", bytes(self.numbers))
        for n in range(1, self.numbers):
            union = bits.wrap(0)
            common = bits.none()
            deepest = 0
            for i in range(self.first_arc[n], self.first_arc[n + 1]):
                arc = self.pool[i]
                s = arcs.key(arc)
                child = arc >> arcs.KEY_BITS
                union |= self.group[s]
                # An arc at which a word ends needs no more than its own base.
                mask = bits.wrap(0)
                if s:
                    mask = self.base[s]
                if arc & 1 == 0:
                    mask |= self.needs[child]
                common &= mask
                depth = depths[child] + (1 if s else 0)
                deepest = max(deepest, depth)
            deepest = min(deepest, arcs.MAX_DEPTH)
            depths[n] = deepest
            self.needs[n] = common
            whole = bits.wrap(deepest)
            self.links[n] = self.place[n] << arcs.CHILD_BIT | whole << arcs.DEPTH_BIT | union

    def _write_cell_node(self, n: int) -> None:
        """Write a node: its needs, its bases, an entry for each of these, and their lists."""
        at = self.place[n]
        mask = bits.wrap(0)
        end = self.first_arc[n + 1]
        for i in range(self.first_arc[n], end):
            mask |= self.base[arcs.key(self.pool[i])]
        self.out[at - 2] = self.needs[n]
        self.out[at - 1] = mask
        list_at = at + bits.count(mask)
        i = self.first_arc[n]
        while i < end:
            bit = self.base[arcs.key(self.pool[i])]
            run = i + 1
            while run < end and self.base[arcs.key(self.pool[run])] == bit:
                run += 1
            if run == i + 1:
                self.out[at] = self._packed(self.pool[i]) | bits.one() << arcs.LAST_BIT
            else:
                self.out[at] = self._write_list(i, run, list_at)
                list_at += run - i
            at += 1
            i = run

    def _write_list(self, i: int, run: int, at: int) -> int:
        """Write the arcs of several symbols over one base; return the entry that leads to them.

        It tells what is true of any of them, and the most symbols that may follow.
        """
        whole = bits.wrap(at)
        entry = whole << arcs.CHILD_BIT
        deepest = bits.wrap(0)
        while i < run:
            arc = self._packed(self.pool[i])
            entry |= arc & ((bits.one() << arcs.DEPTH_BIT) - 1 | bits.one() << arcs.ACCEPT_BIT)
            deepest = max(deepest, (arc >> arcs.DEPTH_BIT) & 15)
            self.out[at] = arc
            at += 1
            i += 1
        self.out[at - 1] = self.out[at - 1] | bits.one() << arcs.LAST_BIT
        return entry | deepest << arcs.DEPTH_BIT

    def _packed(self, arc: int) -> int:
        """Return an arc as it is written, but for the mark of the last one."""
        child = self.links[arc >> arcs.KEY_BITS]
        return bits.wrap(arcs.key(arc)) << arcs.SYMBOL_BIT | child | (arc & 1) << arcs.ACCEPT_BIT

    def sieve(self, hash_of: Sequence[int], size: int, dropped: int) -> array[int]:
        """Return a table of 2 ** *size* bits: one set for each word, in whatever order spelt.

        The place of the bit is the top *size* bits of the sum of its symbols' hashes; with
        *dropped* 1 or 2, of each sum without any so many of them.
        """
        table = array("Q", bytes(1 << size - 3))
        view = table
        hashes = array("Q", hash_of)
        shift = 64 - size
        one = 1
        for w in range(self.words):
            total = bits.wrap(0)
            for i in range(self.starts[w], self.starts[w + 1]):
                total = bits.wrap(total + hashes[self.letters[i]])
            if dropped == 0:
                total >>= shift
                view[total >> 6] |= one << (total & 63)
                continue
            for i in range(self.starts[w], self.starts[w + 1]):
                less = bits.wrap(total - hashes[self.letters[i]])
                if dropped == 1:
                    less >>= shift
                    view[less >> 6] |= one << (less & 63)
                    continue
                for j in range(self.starts[w], i):
                    other = bits.wrap(less - hashes[self.letters[j]]) >> shift
                    view[other >> 6] |= one << (other & 63)
        return table


def _longer(old: array[int], code: str, more: int) -> array[int]:
    """Return a copy of *old* with at least *more* places after it, zeros."""
    made = array(code, bytes(old))
    made.frombytes(bytes(len(made) * made.itemsize + more * made.itemsize))
    return made
