# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""All plays, or the best ones, of a position of any game, from a graph of cell symbols.

Everything comes in as plain numbers: symbols, contents and ways as ``symbols`` makes them, arcs as
``arcs`` packs them. ``generator`` turns positions into these numbers and plays into moves.

The tables by square lie twice, once for each direction: in the half for words down the board is
transposed, so that a line is always consecutive. Index 0 of a line and the index after it are
edges: nothing stands there and nothing may.

A play is built through its leftmost *anchor*: an empty square beside a tile, or a standing square
that can be changed. The anchor must change and no earlier anchor may, so each play comes once. Left
of an anchor there is either a block of tiles, which stays as it is, or empty squares that touch
nothing. A play of one square is told across, or down where it makes no word across.

What is left of the rack is one number, the rack state, which indexes tables. The score so far is
three numbers: the main word before its multiplier, that multiplier, and cross words plus what a
word premium does not multiply (32 bits each, ``side``). The best plays are found without visiting
all: every anchor has an upper bound by squares filled left of it and tiles laid, anchors are tried
in falling order of their bounds, and a path is left when its bound cannot beat the worst play kept.
Any path is left where a base that all words on it need is neither on the rack nor on the line.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from thaigame.movegen import arcs, bits

if TYPE_CHECKING:
    from collections.abc import Sequence


class CellKernel:
    """The plays of one position at a time, on one board and word graph."""

    def __init__(
        self,
        graph: Sequence[int],
        root: int,
        rows: int,
        columns: int,
        letter_premiums: Sequence[int],
        word_premiums: Sequence[int],
        centre: int,
        groups: Sequence[int],
        bases: Sequence[int],
        ways: Sequence[int],
        doubler: int,
        contents: int,
        tiers: int,
        bonus: Sequence[int],
        first_squares: int,
        overlays: int,
        all_tiles: int,
        printed: int,
    ) -> None:
        """Take the game's numbers.

        Premiums are multipliers by square, row by row, 1 where there is none. *groups*,
        *bases* and *ways* are by symbol, entry 0 unused. *contents* is their number, *tiers* how
        many tiles a square holds, *bonus* by number of tiles laid, *overlays* how many tiles may
        cover standing ones. *all_tiles* says whether premiums count for standing tiles too (P8),
        *printed* whether a word premium multiplies printed points only (T7).
        """
        self.graph = graph
        self.root = root
        self.rows = rows
        self.columns = columns
        self.stride = max(rows, columns) + 1
        self.plane = (max(rows, columns) + 2) * self.stride
        self.squares = 2 * self.plane
        self.symbols = len(groups) - 1
        self.words = (self.symbols >> 6) + 1
        self.doubler = doubler
        self.tiers = tiers
        self.first_squares = first_squares
        self.overlays = overlays
        self.all_tiles = all_tiles
        self.printed = printed
        self.contents = contents + 1
        self.group = array("I", groups)
        self.base = array("Q", bases)
        self.way = array("I", ways)
        self._clear(bonus)
        self.centre = self._index(centre // columns, centre % columns, 0)
        self.centre_down = self._index(centre // columns, centre % columns, 1)
        for row in range(rows):
            for column in range(columns):
                for down in range(2):
                    at = self._index(row, column, down)
                    letter = letter_premiums[row * columns + column]
                    word = word_premiums[row * columns + column]
                    self.on_board[at] = 1
                    self.number[at] = row * columns + column
                    self.letter[at] = letter
                    self.main_times[at] = 1 if printed else letter
                    self.side_times[at] = letter - 1 if printed else 0
                    self.word_new[at] = word
                    self.word_old[at] = word if all_tiles else 1
        self.clear_board()
        self.set_rack([], [])

    def _clear(self, bonus: Sequence[int]) -> None:
        self.on_board = [0] * 1024
        self.number = [0] * 1024
        self.letter = [0] * 1024
        self.main_times = [0] * 1024
        self.side_times = [0] * 1024
        self.word_new = [0] * 1024
        self.word_old = [0] * 1024
        self.standing = [0] * 1024
        self.stand_main = [0] * 1024
        self.stand_side = [0] * 1024
        self.cover_main = [0] * 1024
        self.cover_side = [0] * 1024
        self.change_at = [0] * 1024
        self.change_end = [0] * 1024
        self.crossed = [0] * 1024
        self.cross_main = [0] * 1024
        self.cross_side = [0] * 1024
        self.cross_word = [0] * 1024
        self.cross_times = [0] * 1024
        self.cross_last = [0] * 1024
        self.fixed = [0] * 1024
        self.free = [0] * 1024
        self.dear = [0] * 1024
        self.trace = [0] * 1024
        self.anchor_at = [0] * 1024
        self.anchor_bound = [0] * 1024
        self.bonus = [0] * 64
        for tiles in range(min(len(bonus), 64)):
            self.bonus[tiles] = 1000 * bonus[tiles]
        self.upper = [0] * 1024
        self.upper_left = [0] * 1024
        self.top_worth = [0] * 32
        self.top_gain = [0] * 32
        self.step = [0] * 32
        self.kind_count = [0] * 32
        self.kind_dear = [0] * 32
        self.kind_groups = [0] * 32
        self.kind_bases = [0] * 32
        self.kind_wild = [0] * 32
        self.meets = [0] * 1024
        self.kinds = 0
        self.depth_for = [0] * 64
        for tiles in range(64):
            # Arcs count no further than that.
            self.depth_for[tiles] = min((tiles + self.tiers - 1) // self.tiers, arcs.MAX_DEPTH)
        self.cross = array("Q", bytes(8 * self.squares * self.words))
        self.layable = array("Q", bytes(8 * self.words))
        self.symbol_dear = array("i", bytes(4 * (self.symbols + 1)))
        self.shown = array("I", bytes(4 * self.contents))
        self.points = array("i", bytes(4 * 32 * self.contents))
        self.change_symbol = array("I", [0])
        self.change_way = array("I", [0])
        self.change_covers = array("I", [0])
        self._grow_states(1)
        self.grow(1 << 12)

    def _grow_states(self, states: int) -> None:
        self.state_room = states
        self.have = array("I", bytes(4 * states))
        self.want = array("I", bytes(4 * states))
        self.bases = array("Q", bytes(8 * states))
        self.wilds = array("i", bytes(4 * states))
        self.laid = array("i", bytes(4 * states))
        self.worth = array("i", bytes(4 * states))
        self.leave = array("i", bytes(4 * states))

    def grow(self, room: int) -> None:
        """Make room for *room* plays."""
        self.room = room
        self.cell_room = room * 12
        self.cell_array = array("I", bytes(4 * self.cell_room))
        self.start_array = array("I", bytes(4 * room))
        self.value_array = array("q", bytes(8 * room))
        self.cells = self.cell_array
        self.starts = self.start_array
        self.values = self.value_array

    # -- the board --------------------------------------------------------------------------

    def _index(self, row: int, column: int, down: int) -> int:
        """Return the index of a square in the tables for words across or down."""
        if down:
            return self.plane + (column + 1) * self.stride + row + 1
        return (row + 1) * self.stride + column + 1

    def _turned(self, at: int) -> int:
        """Return the same square in the other half of the tables."""
        down = 1 if at >= self.plane else 0
        at -= down * self.plane
        return (1 - down) * self.plane + at % self.stride * self.stride + at // self.stride

    def clear_board(self) -> None:
        """Empty the board."""
        for at in range(self.squares):
            self.standing[at] = 0
            self.stand_main[at] = 0
            self.stand_side[at] = 0
            self.cover_main[at] = 0
            self.cover_side[at] = 0
            self.change_at[at] = 0
            self.change_end[at] = 0
            self.fixed[at] = 0
        self.filled = 0

    def set_changes(
        self, symbols: Sequence[int], ways: Sequence[int], covers: Sequence[int]
    ) -> None:
        """Take the transitions of all standing cells, one after another."""
        self.change_symbol = array("I", symbols)
        self.change_way = array("I", ways)
        self.change_covers = array("I", covers)

    def set_square(
        self, square: int, symbol: int, base: int, others: int, first: int, last: int
    ) -> None:
        """Put a standing cell on *square*.

        *symbol* may be above the graph's symbols: a cell that no word has. *base* and *others* are
        the points of the tile on the base tier and of those above and below; *first* and *last*
        say which transitions it has.
        """
        row = square // self.columns
        column = square % self.columns
        self.filled += 1
        for down in range(2):
            at = self._index(row, column, down)
            times = self.letter[at] if self.all_tiles else 1
            self.standing[at] = symbol
            self.fixed[at] = self.group[symbol] if symbol <= self.symbols else 0
            self.change_at[at] = first
            self.change_end[at] = last
            main = 1 if self.printed else times
            side = times - 1 if self.printed else 0
            self.stand_main[at] = (base + others) * main
            self.stand_side[at] = (base + others) * side
            self.cover_main[at] = others * main
            self.cover_side[at] = others * side

    # -- the rack ---------------------------------------------------------------------------

    def set_rack(self, kinds: Sequence[Sequence[tuple[int, int]]], counts: Sequence[int]) -> None:
        """Hold ``counts[i]`` tiles of a kind that shows the contents ``kinds[i]``, with points.

        At most 31 different kinds. Leaves are 0 again.
        """
        for content in range(self.contents):
            self.shown[content] = 0
        self.shown[0] = 1 << 31
        states = 1
        for slot, faces in enumerate(kinds):
            self.kind_count[slot] = counts[slot]
            states *= counts[slot] + 1
            dear = 0
            for content, points in faces:
                self.shown[content] |= 1 << slot
                self.points[content << 5 | slot] = points
                dear = max(dear, points)
            self.kind_dear[slot] = dear
            self.kind_wild[slot] = 1 if len(faces) > 16 else 0
        self.kinds = len(kinds)
        if states > self.state_room:
            self._grow_states(states)
        self._make_states()

    def _make_states(self) -> None:
        """Give a number to all that may be laid of the rack: mixed radix, one digit a kind."""
        total = 1
        self.have[0] = 1 << 31
        self.laid[0] = 0
        self.worth[0] = 0
        for slot in range(self.kinds):
            count = self.kind_count[slot]
            self.step[slot] = total
            k = count
            while k >= 0:
                for j in range(total):
                    s = k * total + j
                    self.have[s] = self.have[j] | ((1 << slot) if k < count else 0)
                    self.laid[s] = self.laid[j] + k
                    self.worth[s] = self.worth[j] + k * self.kind_dear[slot]
                k -= 1
            total *= count + 1
        self.step[31] = 0
        self.states = total
        self.full = self.laid[total - 1]
        for s in range(total):
            self.leave[s] = 0
        self._weigh_symbols()

    def _weigh_symbols(self) -> None:
        """Find what the rack can lay on an empty square, the points it brings, and its groups."""
        for w in range(self.words):
            self.layable[w] = 0
        self.all_groups = 0
        self.dearest = 0
        for slot in range(self.kinds):
            self.kind_groups[slot] = 0
            self.kind_bases[slot] = 0
        for s in range(1, self.symbols + 1):
            most = self._weigh_way(self.way[s])
            if most >= 0:
                m = self.shown[self.way[s] & 1023]
                while m:
                    slot = bits.lowest(m)
                    m &= m - 1
                    self.kind_groups[slot] |= self.group[s]
                    self.kind_bases[slot] |= self.base[s]
            self.symbol_dear[s] = most
            if most >= 0:
                one = 1
                self.layable[s >> 6] |= one << (s & 63)
                self.all_groups |= self.group[s]
                self.dearest = max(self.dearest, most)
        for s in range(self.states):
            groups = 0
            bases = 0
            wilds = 0
            left = s
            for slot in range(self.kinds):
                count = self.kind_count[slot]
                if (self.have[s] >> slot) & 1:
                    groups |= self.kind_groups[slot]
                    if self.kind_wild[slot]:
                        wilds += count - left % (count + 1)
                    else:
                        bases |= self.kind_bases[slot]
                left //= count + 1
            self.want[s] = groups
            self.bases[s] = bases
            self.wilds[s] = wilds

    def _weigh_way(self, way: int) -> int:
        """Return the most points that a way can bring, or -1 where the rack lacks a tile."""
        total = 0
        for i in range(3):  # noqa: B007  a C counter, which has a name
            content = way & 1023
            way >>= 10
            most = -1
            m = self.shown[content]
            while m:
                value = self.points[content << 5 | bits.lowest(m)]
                m &= m - 1
                most = max(most, value)
            if most < 0:
                return -1
            total += most
        return total

    def set_leaves(self, values: Sequence[int]) -> None:
        """Give the value of what each rack state keeps, in thousandths of a point."""
        for s in range(self.states):
            self.leave[s] = values[s]

    # -- what is asked ----------------------------------------------------------------------

    def generate(self, skip: int) -> int:
        """Find all plays and keep those from number *skip* on, while there is room.

        Returns how many plays there are in all; ``kept`` is how many were kept.
        """
        self.skip = skip
        self.bounded = 0
        self.floor = bits.NEVER
        token = bits.unlock()
        self._prepare()
        self._generate()
        bits.lock(token)
        return self.found

    def best(self, count: int) -> int:
        """Keep the *count* plays of most equity, best first; return how many there are."""
        if count > self.room or count * 32 > self.cell_room:
            self.grow(3 * count)
        self.limit = count
        self.bounded = 1
        self.floor = bits.NEVER
        token = bits.unlock()
        self._prepare()
        self._best()
        bits.lock(token)
        return self.kept

    def records(self) -> tuple[array[int], array[int], array[int]]:
        """Return copies of the kept plays: cells, where each play starts in them, equities.

        A play's first number is rack state << 15 | squares << 10 | index of the word's first
        square; then each square that it changes, as its distance from that one << 27 | symbol
        << 15 | places in the rack of the tiles laid, base << 10 | upper << 5 | lower, 31 for
        none. Equities are in thousandths of a point.
        """
        end = 0
        for i in range(self.kept):
            last = self.starts[i] + 1 + ((self.cells[self.starts[i]] >> 10) & 31)
            end = max(end, last)
        return (
            self.cell_array[:end],
            self.start_array[: self.kept],
            self.value_array[: self.kept],
        )

    # -- cross-checks and anchors -----------------------------------------------------------

    def _find(self, node: int, symbol: int) -> int:
        """Return the arc of *symbol* from *node*, or 0."""
        if symbol > self.symbols:
            return 0
        if node == self.root:
            return self.graph[node + symbol - 1]
        while True:
            arc = self.graph[node]
            s = arcs.symbol(arc)
            if s >= symbol:
                return arc if s == symbol else 0
            if arc & arcs.LAST:
                return 0
            node += 1

    def _prepare(self) -> None:
        """Find what each square may become, and the anchors."""
        n = 0
        for down in range(2):
            lines = self.columns if down else self.rows
            size = self.rows if down else self.columns
            for line in range(1, lines + 1):
                begin = down * self.plane + line * self.stride + 1
                self.meets[begin + size] = 0
                for k in range(1, size + 1):
                    at = begin + size - k
                    self.meets[at] = self.meets[at + 1]
                    if self.standing[at] > self.symbols:
                        for e in range(self.change_at[at], self.change_end[at]):
                            if self.change_covers[e] == 0:
                                self.meets[at] |= self.base[self.change_symbol[e]]
                    elif self.standing[at]:
                        self.meets[at] |= self.base[self.standing[at]]
                for at in range(begin, begin + size):
                    self.trace[at] = 0
                    self._cross(at)
                    if self.filled:
                        beside = self._is_beside(at)
                    else:
                        beside = at in (self.centre, self.centre_down)
                    if beside and self.free[at]:
                        self.anchor_at[n] = at
                        n += 1
        self.anchors = n

    def _cross(self, at: int) -> None:
        """Find the word across *at* and which symbols complete it; set ``free`` and ``dear``."""
        here = self._turned(at)
        self.crossed[at] = 0
        self.dear[at] = self.dearest
        stands = self.standing[at]
        changes = self.change_end[at] > self.change_at[at]
        above = self.standing[here - 1]
        below = self.standing[here + 1]
        self.free[at] = self.all_groups
        if above or below:
            self.crossed[at] = 1
            main = 0
            side = 0
            word = 1
            k = here - 1
            while self.standing[k]:
                main += self.stand_main[k]
                side += self.stand_side[k]
                word *= self.word_old[k]
                k -= 1
            k = here + 1
            while self.standing[k]:
                main += self.stand_main[k]
                side += self.stand_side[k]
                word *= self.word_old[k]
                k += 1
            self.cross_main[at] = main
            self.cross_side[at] = side
            self.cross_word[at] = word
            self.cross_last[at] = 0 if below else 1
            self.cross_times[at] = 1
            if self.doubler and below and self.standing[k - 1] == self.doubler:
                self.cross_times[at] = 2
            if stands == 0 or changes:
                self._cross_set(at, here)
            if stands == 0:
                self._limit_empty(at)
        if stands:
            self.free[at] = 0
            if changes:
                self._limit_standing(at)

    def _cross_set(self, at: int, here: int) -> None:
        """Find the symbols that complete the word across *at*, *here* in the other half."""
        row = at * self.words
        for w in range(self.words):
            self.cross[row + w] = 0
        node = self.root
        above = self.standing[here - 1]
        if above:
            k = here - 1
            while self.standing[k]:
                node = arcs.child(self._find(node, self.standing[k]))
                if node == 0:
                    return
                k -= 1
            arc = self.graph[node]
            if arcs.symbol(arc):
                return
            node = arcs.child(arc)
        else:
            k = here + 1
            while self.standing[k + 1]:
                k += 1
            while k > here:
                node = arcs.child(self._find(node, self.standing[k]))
                if node == 0:
                    return
                k -= 1
        only = 1 if self.standing[at] == 0 else 0
        while True:
            arc = self.graph[node]
            s = arcs.symbol(arc)
            if s and (only == 0 or (self.layable[s >> 6] >> (s & 63)) & 1):
                end = arc
                if above:
                    k = here + 1
                    while end and self.standing[k]:
                        next_node = arcs.child(end)
                        end = self._find(next_node, self.standing[k]) if next_node else 0
                        k += 1
                if end & arcs.ACCEPT:
                    one = 1
                    self.cross[row + (s >> 6)] |= one << (s & 63)
            if arc & arcs.LAST:
                return
            node += 1

    def _limit_empty(self, at: int) -> None:
        """Set ``free`` and ``dear`` of an empty square with a word across."""
        groups = 0
        dear = 0
        for w in range(self.words):
            m = self.cross[at * self.words + w]
            while m:
                s = w << 6 | bits.lowest(m)
                m &= m - 1
                groups |= self.group[s]
                dear = max(dear, self.symbol_dear[s])
        self.free[at] = groups
        self.dear[at] = dear

    def _limit_standing(self, at: int) -> None:
        """Set ``free`` and ``dear`` of a standing square that may change."""
        groups = 0
        dear = 0
        for e in range(self.change_at[at], self.change_end[at]):
            s = self.change_symbol[e]
            if self.crossed[at] == 0 or self._fits(at, s):
                value = self._weigh_way(self.change_way[e])
                if value >= 0:
                    groups |= self.group[s]
                    dear = max(dear, value)
        self.free[at] = groups
        self.dear[at] = dear

    def _fits(self, at: int, symbol: int) -> int:
        """Return whether *symbol* completes the word across *at*."""
        return (self.cross[at * self.words + (symbol >> 6)] >> (symbol & 63)) & 1

    # -- the search -------------------------------------------------------------------------

    def _generate(self) -> None:
        self.found = 0
        self.kept = 0
        self.cell_end = 0
        for i in range(self.anchors):
            self._search(self.anchor_at[i])

    def _search(self, at: int) -> None:
        """Find the plays of one anchor."""
        self.anchor = at
        self.turn = at + 1
        self.left_stop = at
        if self.standing[at - 1]:
            self._search_from_block(at)
            return
        if self.standing[at]:
            self._change(at, self.root, at + 1, 0, 0, 0, 1, 0)
            self.trace[at] = 0
            return
        while self.on_board[self.left_stop - 1] and not self._is_beside(self.left_stop - 1):
            self.left_stop -= 1
        least = 0
        for w in range(self.words):
            m = self.layable[w]
            if self.crossed[at]:
                m &= self.cross[at * self.words + w]
            if m and self.bounded:
                least = self._least_depth(at, at + 1, 0) - 1
            while m:
                s = w << 6 | bits.lowest(m)
                m &= m - 1
                arc = self.graph[self.root + s - 1]
                if arcs.depth(arc) >= least:
                    self._try(at, arc, s, at + 1, 0, 0, 0, 1, 0)

    def _is_beside(self, at: int) -> int:
        """Return whether *at* stands or touches a tile, so that it is an anchor or stands fast."""
        return (
            self.standing[at] or self.standing[at - 1] or self.standing[at + 1] or self.crossed[at]
        )

    def _search_from_block(self, at: int) -> None:
        """Find the plays of an anchor that has standing squares before it."""
        node = self.root
        main = 0
        side = 0
        word = 1
        k = at - 1
        while self.standing[k]:
            node = arcs.child(self._find(node, self.standing[k]))
            if node == 0:
                return
            main += self.stand_main[k]
            side += self.stand_side[k]
            word *= self.word_old[k]
            k -= 1
        arc = self.graph[node]
        if arcs.symbol(arc) == 0 and arcs.groups(arc) & (self.fixed[at] | self.free[at]):
            self._right(at, arcs.child(arc), arcs.depth(arc), k + 1, 0, main, side << 32, word, 0)

    def _right(
        self,
        at: int,
        node: int,
        depth: int,
        left: int,
        state: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Go on rightwards at square *at*; the word begins at *left*."""
        symbol = self.standing[at]
        if symbol == 0:
            self._fill(at, node, depth, left, state, main, side, word, changed)
            return
        if at != self.anchor:
            arc = self._find(node, symbol)
            if arc:
                self.trace[at] = 0
                self._on(
                    arc,
                    at,
                    left,
                    state,
                    main + self.stand_main[at],
                    side + (self.stand_side[at] << 32),
                    word * self.word_old[at],
                    changed,
                )
        if self.free[at]:
            self._change(at, node, left, state, main, side, word, changed)
            self.trace[at] = 0

    def _fill(
        self,
        at: int,
        node: int,
        depth: int,
        left: int,
        state: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Lay each symbol that fits on the empty square *at*.

        *depth* bounds the symbols to come; going left, *left* is the square after *at*.
        """
        least = 0
        if self.bounded:
            laid = self.laid[state]
            least = self._least_depth(at, left, laid)
            if depth < least:
                return
            least -= 1
        crossed = self.crossed[at]
        # What may follow, before it is known which tile is laid here.
        if left > at:
            onward = arcs.SEPARATOR | (self.free[at - 1] & self.want[state])
            met = self.meets[self.turn]
        else:
            onward = self.fixed[at + 1] | (self.free[at + 1] & self.want[state])
            met = self.meets[at + 1]
        have = self.have[state]
        while True:
            arc = self.graph[node]
            s = arcs.symbol(arc)
            if (
                s
                and arcs.depth(arc) >= least
                and self.shown[self.way[s] & 1023] & have
                and (crossed == 0 or self._fits(at, s))
                and (
                    arc & arcs.ACCEPT
                    or (arcs.groups(arc) & onward and not self._strands(arc, s, state, met))
                )
            ):
                self._try(at, arc, s, left, state, main, side, word, changed)
            if arc & arcs.LAST:
                return
            node += 1

    def _least_depth(self, at: int, left: int, laid: int) -> int:
        """Return how many symbols must follow for a play that can beat the worst play kept.

        More than any arc's depth where there is no such play.
        """
        if left > at:
            row = (self.anchor - at) << 5
            for k in range(laid + 1, self.full + 1):
                if self.upper_left[row | k] > self.floor:
                    return self.depth_for[k - laid]
        else:
            row = self._extent(left) << 5
            for k in range(laid + 1, self.full + 1):
                if self.upper[row | k] > self.floor:
                    return self.depth_for[k - laid]
        return arcs.MAX_DEPTH + 1

    def _extent(self, left: int) -> int:
        """Return how many squares left of the anchor a word that begins at *left* fills."""
        if self.standing[self.anchor - 1]:
            return 0
        return self.anchor - left

    def _try(
        self,
        at: int,
        arc: int,
        symbol: int,
        left: int,
        state: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Lay *symbol* on the empty square *at* with every choice of tiles."""
        way = self.way[symbol]
        if way >> 10:
            self._tiles(
                at,
                arc,
                symbol,
                left,
                state,
                way,
                0,
                0,
                self.word_new[at],
                main,
                side,
                word,
                changed + 1,
            )
            return
        m = self.shown[way] & self.have[state]
        while m:
            slot = bits.lowest(m)
            m &= m - 1
            self._put(
                at,
                arc,
                symbol,
                left,
                state + self.step[slot],
                self.points[way << 5 | slot],
                0,
                0,
                self.word_new[at],
                symbol << 15 | slot << 10 | 1023,
                main,
                side,
                word,
                changed + 1,
            )

    def _change(
        self,
        at: int,
        node: int,
        left: int,
        state: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Make the standing square *at* into each symbol that fits."""
        low = self.change_at[at]
        high = self.change_end[at]
        if node == self.root or high - low < 16:
            for e in range(low, high):
                s = self.change_symbol[e]
                if self.crossed[at] == 0 or self._fits(at, s):
                    arc = self._find(node, s)
                    if arc:
                        self._over(at, arc, e, left, state, main, side, word, changed)
            return
        while True:
            arc = self.graph[node]
            s = arcs.symbol(arc)
            if s and (self.crossed[at] == 0 or self._fits(at, s)):
                low = self.change_at[at]
                high = self.change_end[at]
                while low < high:
                    middle = (low + high) >> 1
                    if self.change_symbol[middle] < s:
                        low = middle + 1
                    else:
                        high = middle
                while low < self.change_end[at] and self.change_symbol[low] == s:
                    self._over(at, arc, low, left, state, main, side, word, changed)
                    low += 1
            if arc & arcs.LAST:
                return
            node += 1

    def _over(
        self,
        at: int,
        arc: int,
        e: int,
        left: int,
        state: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Carry out transition *e* of the standing square *at*."""
        if self.change_covers[e]:
            if changed >> 8 >= self.overlays:
                return
            self._tiles(
                at,
                arc,
                self.change_symbol[e],
                left,
                state,
                self.change_way[e],
                self.cover_main[at],
                self.cover_side[at],
                self.word_new[at],
                main,
                side,
                word,
                changed + 257,
            )
        else:
            self._tiles(
                at,
                arc,
                self.change_symbol[e],
                left,
                state,
                self.change_way[e],
                self.stand_main[at],
                self.stand_side[at],
                self.word_old[at],
                main,
                side,
                word,
                changed + 1,
            )

    def _tiles(
        self,
        at: int,
        arc: int,
        symbol: int,
        left: int,
        state: int,
        way: int,
        old_main: int,
        old_side: int,
        times: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Lay the contents of *way*, one a tier, with every choice of tiles."""
        base = way & 1023
        upper = (way >> 10) & 1023
        lower = way >> 20
        m0 = self.shown[base] & self.have[state]
        while m0:
            slot0 = bits.lowest(m0)
            m0 &= m0 - 1
            state0 = state + self.step[slot0]
            value0 = self.points[base << 5 | slot0]
            m1 = self.shown[upper] & self.have[state0]
            while m1:
                slot1 = bits.lowest(m1)
                m1 &= m1 - 1
                state1 = state0 + self.step[slot1]
                value1 = value0 + self.points[upper << 5 | slot1]
                m2 = self.shown[lower] & self.have[state1]
                while m2:
                    slot2 = bits.lowest(m2)
                    m2 &= m2 - 1
                    self._put(
                        at,
                        arc,
                        symbol,
                        left,
                        state1 + self.step[slot2],
                        value1 + self.points[lower << 5 | slot2],
                        old_main,
                        old_side,
                        times,
                        symbol << 15 | slot0 << 10 | slot1 << 5 | slot2,
                        main,
                        side,
                        word,
                        changed,
                    )

    def _put(
        self,
        at: int,
        arc: int,
        symbol: int,
        left: int,
        state: int,
        points: int,
        old_main: int,
        old_side: int,
        times: int,
        entry: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Count what was put on *at*, and go on from there."""
        here = points * self.main_times[at] + old_main
        extra = points * self.side_times[at] + old_side
        main += here
        side += extra << 32
        if self.crossed[at]:
            cross = (
                (self.cross_main[at] + here) * self.cross_word[at] * times
                + self.cross_side[at]
                + extra
            ) * self.cross_times[at]
            if self.doubler and symbol == self.doubler and self.cross_last[at]:
                cross *= 2
            side += cross
        word *= times
        self.trace[at] = entry
        if left < at:
            self._on(arc, at, left, state, main, side, word, changed)
            return
        node = arcs.child(arc)
        if arc & arcs.ACCEPT and self.standing[self.turn] == 0:
            self._note(at, self.anchor, state, main, side, word, changed)
        if arc & arcs.SEPARATOR:
            turn_arc = self.graph[node]
            if arcs.groups(turn_arc) & (
                self.fixed[self.turn] | (self.free[self.turn] & self.want[state])
            ) and not self._lacks(arcs.child(turn_arc), state, self.turn):
                self._right(
                    self.turn,
                    arcs.child(turn_arc),
                    arcs.depth(turn_arc),
                    at,
                    state,
                    main,
                    side,
                    word,
                    changed,
                )
        if (
            at > self.left_stop
            and arcs.groups(arc) & self.want[state] & self.free[at - 1]
            and not self._lacks(node, state, self.turn)
        ):
            self._fill(at - 1, node, arcs.depth(arc), at, state, main, side, word, changed)

    def _lacks(self, node: int, state: int, at: int) -> int:
        """Return whether a base that each way on from *node* needs is not at hand.

        What stands at *at* or after it is at hand too, and a wild tile is any one base.
        """
        missing = self.graph[node - 1] & ~(self.bases[state] | self.meets[at])
        if missing == 0:
            return 0
        return bits.popcount(bits.low(missing)) + bits.popcount(missing >> 32) > self.wilds[state]

    def _strands(self, arc: int, symbol: int, state: int, met: int) -> int:
        """Return whether *symbol* leaves too few tiles for what each way on from it needs.

        *met* are the bases on the line.
        """
        missing = self.graph[arcs.child(arc) - 1] & ~(self.bases[state] | met)
        if missing == 0:
            return 0
        wilds = self.wilds[state]
        if self.base[symbol] & self.bases[state] == 0:
            wilds -= 1
        return bits.popcount(bits.low(missing)) + bits.popcount(missing >> 32) > wilds

    def _on(
        self,
        arc: int,
        at: int,
        left: int,
        state: int,
        main: int,
        side: int,
        word: int,
        changed: int,
    ) -> None:
        """Go on rightwards after square *at*."""
        if arc & arcs.ACCEPT and self.standing[at + 1] == 0:
            self._note(left, at, state, main, side, word, changed)
        if arcs.groups(arc) & (
            self.fixed[at + 1] | (self.free[at + 1] & self.want[state])
        ) and not self._lacks(arcs.child(arc), state, at + 1):
            self._right(
                at + 1, arcs.child(arc), arcs.depth(arc), left, state, main, side, word, changed
            )

    def _note(
        self, left: int, last: int, state: int, main: int, side: int, word: int, changed: int
    ) -> None:
        """Keep a play, if it is one and is wanted."""
        squares = changed & 255
        tiles = self.laid[state]
        if tiles == 0:
            return
        if squares == 1 and self.anchor >= self.plane and self.crossed[self.anchor]:
            return
        if self.filled == 0 and squares < self.first_squares:
            return
        score = main * word + (side >> 32)
        if self.doubler:
            symbol = self.trace[last] >> 15 if self.trace[last] else self.standing[last]
            if symbol == self.doubler:
                score *= 2
        value = 1000 * (score + bits.low(side)) + self.bonus[tiles] + self.leave[state]
        if self.bounded == 0:
            if self.found >= self.skip and self.kept < self.room:
                if self.cell_end + squares + 1 <= self.cell_room:
                    self._write(self.cell_end, left, last, state, squares)
                    self.starts[self.kept] = self.cell_end
                    self.values[self.kept] = value
                    self.kept += 1
                    self.cell_end += squares + 1
                else:
                    self.cell_end = self.cell_room
            self.found += 1
            return
        if value <= self.floor:
            return
        # The plays kept are in falling order; one that falls out gives its place to the new one.
        start = self.kept * 32
        k = self.kept
        if k == self.limit:
            k -= 1
            start = self.starts[k]
        else:
            self.kept += 1
        self._write(start, left, last, state, squares)
        while k and self.values[k - 1] < value:
            self.values[k] = self.values[k - 1]
            self.starts[k] = self.starts[k - 1]
            k -= 1
        self.values[k] = value
        self.starts[k] = start
        if self.kept == self.limit:
            self.floor = self.values[self.kept - 1]

    def _write(self, start: int, left: int, last: int, state: int, squares: int) -> None:
        self.cells[start] = state << 15 | squares << 10 | left
        k = start
        for at in range(left, last + 1):
            if self.trace[at]:
                k += 1
                self.cells[k] = (at - left) << 27 | self.trace[at]

    # -- the best plays ---------------------------------------------------------------------

    def _best(self) -> None:
        self.kept = 0
        if self.limit == 0:
            return
        self._weigh_racks()
        for i in range(self.anchors):
            self.anchor_bound[i] = self._bound(self.anchor_at[i])
        while True:
            most = self.floor
            chosen = -1
            for i in range(self.anchors):
                if self.anchor_bound[i] > most:
                    most = self.anchor_bound[i]
                    chosen = i
            if chosen < 0:
                return
            self.anchor_bound[chosen] = bits.NEVER
            self._bound(self.anchor_at[chosen])
            self._spread()
            self._search(self.anchor_at[chosen])

    def _weigh_racks(self) -> None:
        """Bound, by number of tiles laid, their points, and bonus plus leave."""
        for k in range(32):
            self.top_worth[k] = 0
            self.top_gain[k] = bits.NEVER
        for s in range(self.states):
            k = self.laid[s]
            self.top_worth[k] = max(self.top_worth[k], self.worth[s])
            gain = self.bonus[k] + self.leave[s]
            self.top_gain[k] = max(self.top_gain[k], gain)
        self.doubling = 1
        if self.doubler:
            if self.symbol_dear[self.doubler] >= 0:
                self.doubling = 2
            for at in range(self.plane):
                if self.standing[at] == self.doubler:
                    self.doubling = 2

    def _bound(self, at: int) -> int:
        """Bound an anchor's plays; fill ``upper`` by squares left of it and tiles laid."""
        self.anchor = at
        self.turn = at + 1
        self.sum_main = 0
        self.sum_side = 0
        self.sum_word = 1
        self.least = 0
        self.most = 0
        if self.standing[at - 1]:
            k = at - 1
            while self.standing[k]:
                self.sum_main += self.stand_main[k]
                self.sum_side += self.stand_side[k] * self.doubling
                self.sum_word *= self.word_old[k]
                k -= 1
            self._count(at)
            self._bound_right(0)
        elif self.standing[at]:
            self._count(at)
            self._bound_right(0)
        else:
            left = 0
            while True:
                self._count(at - left)
                self._bound_right(left)
                left += 1
                if self.on_board[at - left] == 0 or self._is_beside(at - left):
                    break
        most = bits.NEVER
        for left in range(self.extents):
            for k in range(1, self.full + 1):
                most = max(most, self.upper[left << 5 | k])
        return most

    def _count(self, at: int) -> None:
        """Add to the sums what square *at* can bring beside the tiles' own points."""
        times = self.word_new[at]
        extra = self.side_times[at] * self.dear[at]
        here = (self.main_times[at] - 1) * self.dear[at]
        if self.standing[at]:
            self.sum_main += self.stand_main[at]
            self.sum_side += self.stand_side[at] * self.doubling
            if self.free[at] == 0:
                self.sum_word *= self.word_old[at]
                return
            if self.overlays == 0:
                times = self.word_old[at]
        else:
            self.least += 1
        self.most += self.tiers
        self.sum_main += here
        self.sum_side += extra * self.doubling
        self.sum_word *= times
        if self.crossed[at]:
            value = self.main_times[at] * self.dear[at] + self.stand_main[at]
            cross = (self.cross_main[at] + value) * self.cross_word[at] * times
            cross += self.cross_side[at] + extra + self.stand_side[at]
            self.sum_side += cross * self.cross_times[at] * self.doubling

    def _bound_right(self, left: int) -> None:
        """Bound the plays with *left* squares filled left of the anchor."""
        self.extents = left + 1
        for k in range(1, self.full + 1):
            self.upper[left << 5 | k] = bits.NEVER
        main = self.sum_main
        side = self.sum_side
        word = self.sum_word
        least = self.least
        most = self.most
        at = self.turn
        while True:
            while self.standing[at]:
                self._count(at)
                at += 1
            k = self.least or 1
            while k <= self.full and k <= self.most:
                value = (self.sum_main + self.top_worth[k]) * self.sum_word * self.doubling
                bound = 1000 * (value + self.sum_side) + self.top_gain[k]
                self.upper[left << 5 | k] = max(self.upper[left << 5 | k], bound)
                k += 1
            if self.least >= self.full or self.free[at] == 0:
                break
            self._count(at)
            at += 1
        self.sum_main = main
        self.sum_side = side
        self.sum_word = word
        self.least = least
        self.most = most

    def _spread(self) -> None:
        """Let ``upper_left`` bound the plays with so many squares left of the anchor or more."""
        left = self.extents - 1
        while left >= 0:
            for k in range(1, self.full + 1):
                here = left << 5 | k
                self.upper_left[here] = self.upper[here]
                if left + 1 < self.extents:
                    self.upper_left[here] = max(self.upper[here], self.upper_left[here + 32])
            left -= 1
