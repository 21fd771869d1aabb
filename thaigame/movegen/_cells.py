# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""All plays, or the best ones, of a position of any game, from a graph of cell symbols.

Everything comes in as plain numbers: symbols, contents and ways as ``symbols`` makes them, arcs as
``arcs`` packs them. ``cells`` turns positions into these numbers and plays into moves.

A play is built through its leftmost *anchor*: an empty square beside a tile, or a standing square
that can be changed. The anchor must change and no earlier anchor may, so each play comes once. Left
of an anchor there is either a block of tiles, which stays as it is, or empty squares that touch
nothing. A play of one square is told across, or down where it makes no word across.

A path is a stack of numbers, one step for each square that it has passed: the rack state, squares
changed and tiles covered, and the score so far as the main word before its multiplier, that
multiplier, what a word premium does not multiply, and the cross words. ``d`` is the step where a
path stands; a step is written before the search goes on from it, so nothing must be undone.

Any path is left where a base that all words on it need is neither on the rack nor on the line, and,
when the best plays are asked for, where its bound by squares filled left of the anchor and tiles
laid cannot beat the worst play kept.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from thaigame.movegen import arcs, bits
from thaigame.movegen._search import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen.columns import Numbers

MAX_SIDE: Final = 40
MAX_RACK: Final = 20
"""Tiles; so many different ones have 2 ** 20 rack states."""
MAX_KINDS: Final = 31
"""Different kinds on one rack; the bit above theirs stands for no tile."""
MAX_CONTENTS: Final = 1023


class CellKernel(Search):
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
        """Take the game's numbers, which are within the limits above.

        Premiums are multipliers by square, row by row, 1 where there is none. *groups*,
        *bases* and *ways* are by symbol, entry 0 unused. *contents* is their number, *tiers* how
        many tiles a square holds, *bonus* by number of tiles laid, *overlays* how many tiles may
        cover standing ones. *all_tiles* says whether premiums count for standing tiles too (P8),
        *printed* whether a word premium multiplies printed points only (T7).
        """
        super().__init__(rows, columns, 32)
        self.graph = graph
        self.root = root
        # As if an arc led to the root, with every symbol to come.
        whole = arcs.MAX_DEPTH << arcs.DEPTH_BIT | (1 << arcs.GROUPS) - 1
        self.root_arc: int = root << arcs.CHILD_BIT | whole
        self.symbols: int = len(groups) - 1
        self.words: int = (self.symbols >> 6) + 1
        self.doubler = doubler
        self.tiers = tiers
        self.first_squares = first_squares
        self.overlays = overlays
        self.all_tiles = all_tiles
        self.printed = printed
        self.contents: int = contents + 1
        self.group: array[int] = array("I", groups)
        self.base: array[int] = array("Q", bases)
        self.way: array[int] = array("I", ways)
        self.bonus: array[int] = array("q", [1000 * points for points in bonus[: MAX_RACK + 1]])
        self._make_tables()
        self.centre: int = self.index(centre // columns, centre % columns, 0)
        self.centre_down: int = self.index(centre // columns, centre % columns, 1)
        for row in range(rows):
            for column in range(columns):
                for down in range(2):
                    at = self.index(row, column, down)
                    letter = letter_premiums[row * columns + column]
                    word = word_premiums[row * columns + column]
                    self.on_board[at] = 1
                    self.letter[at] = letter
                    self.main_times[at] = 1 if printed else letter
                    self.side_times[at] = letter - 1 if printed else 0
                    self.times[at] = word
                    self.times[self.squares + at] = word if all_tiles else 1
                    self.times[2 * self.squares + at] = word
        self.clear_board()
        self.set_rack([], [])

    def _make_tables(self) -> None:
        squares = self.squares
        self.on_board: array[int] = array("i", bytes(4 * squares))
        self.letter: array[int] = array("i", bytes(4 * squares))
        self.main_times: array[int] = array("i", bytes(4 * squares))
        self.side_times: array[int] = array("i", bytes(4 * squares))
        self.times: array[int] = array("i", bytes(12 * squares))
        self.old_main: array[int] = array("q", bytes(24 * squares))
        self.old_side: array[int] = array("q", bytes(24 * squares))
        self.standing: array[int] = array("i", bytes(4 * squares))
        self.change_at: array[int] = array("i", bytes(4 * squares))
        self.change_end: array[int] = array("i", bytes(4 * squares))
        self.crossed: array[int] = array("i", bytes(4 * squares))
        self.cross_main: array[int] = array("q", bytes(8 * squares))
        self.cross_side: array[int] = array("q", bytes(8 * squares))
        self.cross_word: array[int] = array("q", bytes(8 * squares))
        self.cross_times: array[int] = array("i", bytes(4 * squares))
        self.cross_last: array[int] = array("i", bytes(4 * squares))
        self.fixed: array[int] = array("I", bytes(4 * squares))
        self.free: array[int] = array("I", bytes(4 * squares))
        self.open: array[int] = array("Q", bytes(8 * squares))
        self.meets: array[int] = array("Q", bytes(8 * squares))
        self.dear: array[int] = array("q", bytes(8 * squares))
        self.trace: array[int] = array("Q", bytes(8 * squares))
        self.cross: array[int] = array("Q", bytes(8 * squares * self.words))
        self.layable: array[int] = array("Q", bytes(8 * self.words))
        self.symbol_dear: array[int] = array("q", bytes(8 * (self.symbols + 1)))
        self.shown: array[int] = array("I", bytes(4 * self.contents))
        self.points: array[int] = array("i", bytes(4 * 32 * self.contents))
        self.kind_groups: array[int] = array("I", bytes(4 * 32))
        self.kind_bases: array[int] = array("Q", bytes(8 * 32))
        self.kind_wild: array[int] = array("i", bytes(4 * 32))
        self.change_symbol: array[int] = array("I", [0])
        self.change_way: array[int] = array("I", [0])
        self.change_covers: array[int] = array("I", [0])
        # A path passes each square of a line at most once.
        steps = self.stride + 1
        self.state: array[int] = array("i", bytes(4 * steps))
        self.changed: array[int] = array("i", bytes(4 * steps))
        self.covered: array[int] = array("i", bytes(4 * steps))
        self.main: array[int] = array("q", bytes(8 * steps))
        self.side: array[int] = array("q", bytes(8 * steps))
        self.rest: array[int] = array("q", bytes(8 * steps))
        self.word: array[int] = array("q", bytes(8 * steps))
        self.upper: array[int] = array("q", bytes(8 * 32 * steps))
        self.upper_left: array[int] = array("q", bytes(8 * 32 * steps))
        self.top_worth: array[int] = array("q", bytes(8 * 32))
        self.top_gain: array[int] = array("q", bytes(8 * 32))
        # Arcs count no further than that.
        self.depth_for: array[int] = array(
            "i",
            [
                min((tiles + self.tiers - 1) // self.tiers, arcs.MAX_DEPTH)
                for tiles in range(MAX_RACK + 1)
            ],
        )
        self.width: int = self.stride  # of a record: one number and at most one for each square
        self.grow(1 << 10)

    def grow_states(self, states: int) -> None:
        """Make room for so many rack states."""
        Search.grow_states(self, states)
        self.want: array[int] = array("I", bytes(4 * states))
        self.bases: array[int] = array("Q", bytes(8 * states))
        self.can: array[int] = array("Q", bytes(8 * states))
        self.wilds: array[int] = array("i", bytes(4 * states))
        self.state_room = states

    def grow(self, room: int) -> None:
        """Make room for *room* plays."""
        Search.grow(self, room)
        self.entries: array[int] = array("Q", bytes(8 * room * self.width))

    # -- the board --------------------------------------------------------------------------

    def clear_board(self) -> None:
        """Empty the board."""
        self.clear()

    def clear(self) -> None:
        """Empty the board, as a kernel asks for it."""
        for at in range(self.squares):
            self.standing[at] = 0
            self.change_at[at] = 0
            self.change_end[at] = 0
            self.fixed[at] = 0
        self.filled: int = 0

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
        at = self.index(square // self.columns, square % self.columns, 0)
        self.stand(at, symbol, base, others, first, last)

    def stand(self, at: int, symbol: int, base: int, others: int, first: int, last: int) -> None:
        """Put a standing cell on the empty square *at*, as ``set_square`` does."""
        self.filled += 1
        for i in range(2):  # noqa: B007  a C counter, which has a name
            times = self.letter[at] if self.all_tiles else 1
            self.standing[at] = symbol
            self.fixed[at] = self.group[symbol] if symbol <= self.symbols else 0
            self.change_at[at] = first
            self.change_end[at] = last
            main = 1 if self.printed else times
            side = times - 1 if self.printed else 0
            self.old_main[self.squares + at] = (base + others) * main
            self.old_side[self.squares + at] = (base + others) * side
            self.old_main[2 * self.squares + at] = others * main
            self.old_side[2 * self.squares + at] = others * side
            at = self.turned(at)

    def lift(self, at: int) -> None:
        """Empty the square *at*, which is not empty."""
        self.filled -= 1
        for i in range(2):  # noqa: B007  a C counter, which has a name
            self.standing[at] = 0
            self.change_at[at] = 0
            self.change_end[at] = 0
            self.fixed[at] = 0
            at = self.turned(at)

    # -- the rack ---------------------------------------------------------------------------

    def set_rack(self, kinds: Sequence[Sequence[tuple[int, int]]], counts: Sequence[int]) -> None:
        """Hold ``counts[i]`` tiles of a kind that shows the contents ``kinds[i]``, with points.

        At most 20 tiles. Leaves are 0 again.
        """
        states = 1
        for count in counts:
            states *= count + 1
        if states > self.state_room:
            self.grow_states(states)
        self.begin_rack()
        for slot, faces in enumerate(kinds):
            self.add_kind(counts[slot], len(faces))
            for content, points in faces:
                self.add_face(content, points)
        self.end_rack()

    def begin_rack(self) -> None:
        """Forget the rack."""
        for content in range(self.contents):
            self.shown[content] = 0
        self.shown[0] = 1 << 31
        self.kinds: int = 0

    def add_kind(self, count: int, faces: int) -> None:
        """Hold *count* tiles of one more kind; its so many faces are added next."""
        self.count_of[self.kinds] = count
        self.mask_of[self.kinds] = bits.one() << self.kinds
        self.dear_of[self.kinds] = 0
        self.kind_wild[self.kinds] = 1 if faces > 16 else 0
        self.kinds += 1

    def add_face(self, content: int, points: int) -> None:
        """Let the kind added last show *content*."""
        slot = self.kinds - 1
        one = 1
        self.shown[content] |= one << slot
        self.points[content << 5 | slot] = points
        self.dear_of[slot] = max(self.dear_of[slot], points)

    def end_rack(self) -> None:
        """Get ready to search with the kinds added; there is room for the rack's states."""
        self.number_states()
        self.step_of[31] = 0
        self._weigh_symbols()

    def _weigh_symbols(self) -> None:
        """Find what the rack can lay on an empty square, the points it brings, and its groups."""
        for w in range(self.words):
            self.layable[w] = 0
        self.all_groups: int = 0
        self.all_bases: int = 0
        self.dearest: int = 0
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
                self.all_bases |= self.base[s]
                self.dearest = max(self.dearest, most)
        for s in range(self.states):
            groups = 0
            bases = 0
            able = 0
            wilds = 0
            left = s
            self.have[s] |= 1 << 31
            for slot in range(self.kinds):
                count = self.count_of[slot]
                if (self.have[s] >> slot) & 1:
                    groups |= self.kind_groups[slot]
                    able |= self.kind_bases[slot]
                    if self.kind_wild[slot]:
                        wilds += count - left % (count + 1)
                    else:
                        bases |= self.kind_bases[slot]
                left //= count + 1
            self.want[s] = groups
            self.bases[s] = bases
            self.can[s] = able
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

    # -- what is asked ----------------------------------------------------------------------

    def generate(self, skip: int) -> int:
        """Find all plays and keep those from number *skip* on, while there is room.

        Returns how many plays there are in all; ``kept`` is how many were kept.
        """
        self.skip = skip
        token = bits.unlock()
        self.find_all()
        bits.lock(token)
        return self.found

    def best(self, count: int) -> int:
        """Keep the *count* plays of most equity, best first; return how many there are."""
        if count > self.room:
            self.grow(count)
        token = bits.unlock()
        self.find_best(count)
        bits.lock(token)
        return self.kept

    def records(self) -> tuple[array[int], array[int], array[int], int]:
        """Return copies of the kept plays: entries, slots, equities, and entries a slot.

        A slot's first entry is rack state << 32 | squares << 16 | index of the word's first
        square; then each square that the play changes, as its distance from that one << 32 |
        symbol << 16 | places in the rack of the tiles laid, base << 10 | upper << 5 | lower, 31
        for none. Equities are in thousandths of a point.
        """
        return (
            array("Q", bytes(self.entries[: self.kept * self.width])),
            array("I", bytes(self.slots[: self.kept])),
            array("q", bytes(self.values[: self.kept])),
            self.width,
        )

    def in_columns(self) -> Numbers:
        """Return the plays kept as columns: scores, downs, states, starts, squares, cells, tiles.

        As ``columns.Columns`` tells them; a cell is its symbol.
        """
        lays = 0
        for i in range(self.kept):
            lays += self.entries[self.slots[i] * self.width] >> 16 & 0xFFFF
        scores = array("q", bytes(8 * self.kept))
        downs = array("B", bytes(self.kept))
        states = array("I", bytes(4 * self.kept))
        starts = array("I", bytes(4 * (self.kept + 1)))
        squares = array("H", bytes(2 * lays))
        cells = array("H", bytes(2 * lays))
        tiles = array("B", bytes(3 * lays))
        # Empty arrays have no view.
        if lays:
            self._fill_columns(scores, downs, states, starts, squares, cells, tiles)
        return scores, downs, states, starts, squares, cells, tiles

    def _fill_columns(
        self,
        scores: array[int],
        downs: array[int],
        states: array[int],
        starts: array[int],
        squares: array[int],
        cells: array[int],
        tiles: array[int],
    ) -> None:
        n = 0
        for i in range(self.kept):
            k = self.slots[i] * self.width
            head = self.entries[k]
            state = head >> 32
            left = head & 0xFFFF
            last = k + (head >> 16 & 0xFFFF)
            scores[i] = (self.values[i] - self.leave[state]) // 1000
            downs[i] = 1 if left >= self.plane else 0
            states[i] = state
            starts[i] = n
            while k < last:
                k += 1
                head = self.entries[k]
                squares[n] = self.square_of(left + (head >> 32))
                cells[n] = head >> 16 & 0xFFFF
                tiles[3 * n] = head >> 10 & 31
                tiles[3 * n + 1] = head >> 5 & 31
                tiles[3 * n + 2] = head & 31
                n += 1
        starts[self.kept] = n

    # -- cross-checks and anchors -----------------------------------------------------------

    def _find(self, node: int, symbol: int) -> int:
        """Return the arc of *symbol* from *node*, or 0."""
        if symbol > self.symbols or node == 0:
            return 0
        bit = self.base[symbol]
        bases = self.graph[node - 1]
        if bases & bit == 0:
            return 0
        node += bits.count(bases & (bit - 1))
        arc = self.graph[node]
        if arcs.symbol(arc) == 0:
            node = arcs.child(arc)
            arc = self.graph[node]
        while arcs.symbol(arc) < symbol:
            if arc & arcs.LAST:
                return 0
            node += 1
            arc = self.graph[node]
        return arc if arcs.symbol(arc) == symbol else 0

    def prepare(self) -> None:
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
        if self.bounded:
            self._weigh_racks()
            # Without a wild tile a search is over before its bounds would be reckoned.
            self.prunes = 1 if self.wilds[0] else 0

    def _cross(self, at: int) -> None:
        """Find the word across *at* and which symbols complete it; set ``free`` and ``dear``."""
        here = self.turned(at)
        self.crossed[at] = 0
        self.dear[at] = self.dearest
        stands = self.standing[at]
        changes = self.change_end[at] > self.change_at[at]
        above = self.standing[here - 1]
        below = self.standing[here + 1]
        self.free[at] = self.all_groups
        self.open[at] = self.all_bases
        if above or below:
            self.crossed[at] = 1
            main = 0
            side = 0
            word = 1
            k = here - 1
            while self.standing[k]:
                main += self.old_main[self.squares + k]
                side += self.old_side[self.squares + k]
                word *= self.times[self.squares + k]
                k -= 1
            k = here + 1
            while self.standing[k]:
                main += self.old_main[self.squares + k]
                side += self.old_side[self.squares + k]
                word *= self.times[self.squares + k]
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
            if self.graph[node - 1] & 1 == 0:
                return
            node = arcs.child(self.graph[node])
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
        bases = self.graph[node - 1]
        m = bases & self.all_bases
        if only == 0:
            m = bases - (bases & 1)
        while m:
            k = node + bits.count(bases & ((m & (0 - m)) - 1))
            m &= m - 1
            arc = self.graph[k]
            if arcs.symbol(arc) == 0:
                k = arcs.child(arc)
                arc = self.graph[k]
            while True:
                s = arcs.symbol(arc)
                if only == 0 or (self.layable[s >> 6] >> (s & 63)) & 1:
                    end = arc
                    if above:
                        e = here + 1
                        while end and self.standing[e]:
                            end = self._find(arcs.child(end), self.standing[e])
                            e += 1
                    if end & arcs.ACCEPT:
                        one = 1
                        self.cross[row + (s >> 6)] |= one << (s & 63)
                if arc & arcs.LAST:
                    break
                k += 1
                arc = self.graph[k]

    def _limit_empty(self, at: int) -> None:
        """Set ``free``, ``open`` and ``dear`` of an empty square with a word across."""
        groups = 0
        bases = 0
        dear = 0
        for w in range(self.words):
            m = self.cross[at * self.words + w]
            while m:
                s = w << 6 | bits.lowest(m)
                m &= m - 1
                groups |= self.group[s]
                bases |= self.base[s]
                dear = max(dear, self.symbol_dear[s])
        self.free[at] = groups
        self.open[at] = bases
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

    def search(self, i: int) -> None:
        """Find the plays of one anchor."""
        at = self.anchor_at[i]
        self.anchor: int = at
        self.turn: int = at + 1
        self.left_stop: int = at
        self.state[0] = 0
        self.changed[0] = 0
        self.covered[0] = 0
        self.main[0] = 0
        self.side[0] = 0
        self.rest[0] = 0
        self.word[0] = 1
        if self.standing[at - 1]:
            self._search_from_block(at)
            return
        if self.standing[at]:
            self._change(at, self.root, at + 1, 0)
            self.trace[at] = 0
            return
        while self.on_board[self.left_stop - 1] and not self._is_beside(self.left_stop - 1):
            self.left_stop -= 1
        while self.standing[self.turn]:
            self.turn += 1
        self._block(self.turn - 1, self.root_arc, 0)

    def _block(self, at: int, onto: int, d: int) -> None:
        """Read what stands right of the anchor leftwards from *at*, then fill the anchor.

        A block says more than a tile of the rack does, so it comes first.
        """
        if arcs.groups(onto) & (self.fixed[at] | self.free[at]) == 0:
            return
        if at == self.anchor:
            self._fill(at, onto, at + 1, d)
            return
        node = arcs.child(onto)
        arc = self._find(node, self.standing[at])
        if arc:
            self._pass(at, d)
            self._block(at - 1, arc, d + 1)
        if self.free[at]:
            self._change(at, node, at + 1, d)
            self.trace[at] = 0

    def _pass(self, at: int, d: int) -> None:
        """Count the standing square *at*, which stays as it is."""
        self.state[d + 1] = self.state[d]
        self.changed[d + 1] = self.changed[d]
        self.covered[d + 1] = self.covered[d]
        self.main[d + 1] = self.main[d] + self.old_main[self.squares + at]
        self.side[d + 1] = self.side[d] + self.old_side[self.squares + at]
        self.rest[d + 1] = self.rest[d]
        self.word[d + 1] = self.word[d] * self.times[self.squares + at]
        self.trace[at] = 0

    def _is_beside(self, at: int) -> int:
        """Return whether *at* stands or touches a tile, so that it is an anchor or stands fast."""
        return (
            self.standing[at] or self.standing[at - 1] or self.standing[at + 1] or self.crossed[at]
        )

    def _search_from_block(self, at: int) -> None:
        """Find the plays of an anchor that has standing squares before it."""
        node = self.root
        k = at - 1
        while self.standing[k]:
            node = arcs.child(self._find(node, self.standing[k]))
            if node == 0:
                return
            self.main[0] += self.old_main[self.squares + k]
            self.side[0] += self.old_side[self.squares + k]
            self.word[0] *= self.times[self.squares + k]
            k -= 1
        if self.graph[node - 1] & 1:
            arc = self.graph[node]
            if arcs.groups(arc) & (self.fixed[at] | self.free[at]):
                self._right(at, arc, k + 1, 0)

    def _right(self, at: int, onto: int, left: int, d: int) -> None:
        """Go on rightwards at square *at* after the arc *onto*; the word begins at *left*."""
        symbol = self.standing[at]
        if symbol == 0:
            self._fill(at, onto, left, d)
            return
        node = arcs.child(onto)
        if at != self.anchor:
            arc = self._find(node, symbol)
            if arc:
                self._pass(at, d)
                self._on(at, arc, left, d + 1)
        if self.free[at]:
            self._change(at, node, left, d)
            self.trace[at] = 0

    def _fill(self, at: int, onto: int, left: int, d: int) -> None:
        """Lay each symbol that fits on the empty square *at* after the arc *onto*.

        Going left, *left* is the square after *at*.
        """
        state = self.state[d]
        least = 0
        if self.bounded and self.prunes:
            least = self._least_depth(at, left, self.laid[state])
            if arcs.depth(onto) < least:
                return
            least -= 1
        node = arcs.child(onto)
        bases = self.graph[node - 1]
        m = bases & self.can[state] & self.open[at]
        if m == 0:
            return
        crossed = self.crossed[at]
        # What may follow, before it is known which tile is laid here.
        if left > at:
            onward = arcs.SEPARATOR | (self.free[at - 1] & self.want[state])
            met = self.meets[self.turn]
        else:
            onward = self.fixed[at + 1] | (self.free[at + 1] & self.want[state])
            met = self.meets[at + 1]
        have = self.have[state]
        while m:
            k = node + bits.count(bases & ((m & (0 - m)) - 1))
            m &= m - 1
            arc = self.graph[k]
            if arcs.symbol(arc) == 0:
                if arcs.depth(arc) < least or (
                    arc & arcs.ACCEPT == 0 and arcs.groups(arc) & onward == 0
                ):
                    continue
                k = arcs.child(arc)
                arc = self.graph[k]
            while True:
                s = arcs.symbol(arc)
                if (
                    arcs.depth(arc) >= least
                    and self.shown[self.way[s] & 1023] & have
                    and (crossed == 0 or self._fits(at, s))
                    and (
                        arc & arcs.ACCEPT
                        or (arcs.groups(arc) & onward and not self._strands(arc, s, state, met))
                    )
                ):
                    self._try(at, arc, left, d)
                if arc & arcs.LAST:
                    break
                k += 1
                arc = self.graph[k]

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

    def _try(self, at: int, arc: int, left: int, d: int) -> None:
        """Lay the arc's symbol on the empty square *at* with every choice of tiles."""
        way = self.way[arcs.symbol(arc)]
        if way >> 10:
            self._tiles(at, arc, way, 0, left, d)
            return
        state = self.state[d]
        m = self.shown[way] & bits.low(self.have[state])
        while m:
            slot = bits.lowest(m)
            m &= m - 1
            self.state[d + 1] = state + self.step_of[slot]
            self._put(at, arc, 0, self.points[way << 5 | slot], slot << 10 | 1023, left, d)

    def _change(self, at: int, node: int, left: int, d: int) -> None:
        """Make the standing square *at* into each symbol that fits."""
        e = self.change_at[at]
        end = self.change_end[at]
        while e < end:
            s = self.change_symbol[e]
            arc = bits.wrap(0)
            if self.crossed[at] == 0 or self._fits(at, s):
                arc = self._find(node, s)
            while e < end and s == self.change_symbol[e]:
                if arc:
                    if self.change_covers[e] == 0:
                        self._tiles(at, arc, self.change_way[e], 1, left, d)
                    elif self.covered[d] < self.overlays:
                        self._tiles(at, arc, self.change_way[e], 2, left, d)
                e += 1

    def _tiles(self, at: int, arc: int, way: int, kind: int, left: int, d: int) -> None:
        """Lay the contents of *way*, one a tier, with every choice of tiles.

        *kind* is 0 on an empty square, 1 where tiles are added, 2 where the base is covered.
        """
        base = way & 1023
        upper = (way >> 10) & 1023
        lower = way >> 20
        m0 = self.shown[base] & bits.low(self.have[self.state[d]])
        while m0:
            slot0 = bits.lowest(m0)
            m0 &= m0 - 1
            state0 = self.state[d] + self.step_of[slot0]
            value0 = self.points[base << 5 | slot0]
            m1 = self.shown[upper] & bits.low(self.have[state0])
            while m1:
                slot1 = bits.lowest(m1)
                m1 &= m1 - 1
                state1 = state0 + self.step_of[slot1]
                value1 = value0 + self.points[upper << 5 | slot1]
                m2 = self.shown[lower] & bits.low(self.have[state1])
                while m2:
                    slot2 = bits.lowest(m2)
                    m2 &= m2 - 1
                    self.state[d + 1] = state1 + self.step_of[slot2]
                    points = value1 + self.points[lower << 5 | slot2]
                    self._put(at, arc, kind, points, slot0 << 10 | slot1 << 5 | slot2, left, d)

    def _put(
        self, at: int, arc: int, kind: int, points: int, slots: int, left: int, d: int
    ) -> None:
        """Count what was put on *at*, and go on from there; the new state is known already."""
        old = kind * self.squares + at
        times = self.times[old]
        here = points * self.main_times[at] + self.old_main[old]
        extra = points * self.side_times[at] + self.old_side[old]
        symbol = arcs.symbol(arc)
        cross = 0
        if self.crossed[at]:
            cross = (
                (self.cross_main[at] + here) * self.cross_word[at] * times
                + self.cross_side[at]
                + extra
            ) * self.cross_times[at]
            if self.doubler and symbol == self.doubler and self.cross_last[at]:
                cross *= 2
        self.main[d + 1] = self.main[d] + here
        self.side[d + 1] = self.side[d] + extra
        self.rest[d + 1] = self.rest[d] + cross
        self.word[d + 1] = self.word[d] * times
        self.changed[d + 1] = self.changed[d] + 1
        self.covered[d + 1] = self.covered[d] + (kind >> 1)
        self.trace[at] = symbol << 16 | slots
        d += 1
        if left < at:
            self._on(at, arc, left, d)
            return
        if at > self.anchor:
            self._block(at - 1, arc, d)
            return
        state = self.state[d]
        node = arcs.child(arc)
        if arc & arcs.ACCEPT and self.standing[self.turn] == 0:
            self._note(at, self.turn - 1, d)
        if arc & arcs.SEPARATOR:
            turn_arc = self.graph[node]
            if arcs.groups(turn_arc) & (
                self.fixed[self.turn] | (self.free[self.turn] & self.want[state])
            ) and not self._lacks(arcs.child(turn_arc), state, self.turn):
                self._right(self.turn, turn_arc, at, d)
        if (
            at > self.left_stop
            and arcs.groups(arc) & self.want[state] & self.free[at - 1]
            and not self._lacks(node, state, self.turn)
        ):
            self._fill(at - 1, arc, at, d)

    def _lacks(self, node: int, state: int, at: int) -> int:
        """Return whether a base that each way on from *node* needs is not at hand.

        What stands at *at* or after it is at hand too, and a wild tile is any one base.
        """
        missing = self.graph[node - 2] & ~(self.bases[state] | self.meets[at])
        if missing == 0:
            return 0
        return bits.count(missing) > self.wilds[state]

    def _strands(self, arc: int, symbol: int, state: int, met: int) -> int:
        """Return whether *symbol* leaves too few tiles for what each way on from it needs.

        *met* are the bases on the line.
        """
        missing = self.graph[arcs.child(arc) - 2] & ~(self.bases[state] | met)
        if missing == 0:
            return 0
        wilds = self.wilds[state]
        if self.base[symbol] & self.bases[state] == 0:
            wilds -= 1
        return bits.count(missing) > wilds

    def _on(self, at: int, arc: int, left: int, d: int) -> None:
        """Go on rightwards after square *at*."""
        if arc & arcs.ACCEPT and self.standing[at + 1] == 0:
            self._note(left, at, d)
        state = self.state[d]
        if arcs.groups(arc) & (
            self.fixed[at + 1] | (self.free[at + 1] & self.want[state])
        ) and not self._lacks(arcs.child(arc), state, at + 1):
            self._right(at + 1, arc, left, d)

    def _note(self, left: int, last: int, d: int) -> None:
        """Keep a play, if it is one and is wanted."""
        state = self.state[d]
        tiles = self.laid[state]
        squares = self.changed[d]
        if tiles == 0:
            return
        if squares == 1 and self.anchor >= self.plane and self.crossed[self.anchor]:
            return
        if self.filled == 0 and squares < self.first_squares:
            return
        score = self.main[d] * self.word[d] + self.side[d]
        if self.doubler:
            symbol = self.trace[last] >> 16 if self.trace[last] else self.standing[last]
            if symbol == self.doubler:
                score *= 2
        value = 1000 * (score + self.rest[d]) + self.bonus[tiles] + self.leave[state]
        if self.bounded and value <= self.floor:
            return
        slot = self.take(value)
        if slot < 0:
            return
        k = slot * self.width
        head = bits.wrap(state)
        self.entries[k] = head << 32 | squares << 16 | left
        for at in range(left, last + 1):
            if self.trace[at]:
                k += 1
                head = at - left
                self.entries[k] = head << 32 | self.trace[at]

    # -- the best plays ---------------------------------------------------------------------

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
        self.doubling: int = 1
        if self.doubler:
            if self.symbol_dear[self.doubler] >= 0:
                self.doubling = 2
            for at in range(self.plane):
                if self.standing[at] == self.doubler:
                    self.doubling = 2

    def first_bound(self, i: int) -> int:
        """Bound an anchor's plays."""
        return self._bound(self.anchor_at[i])

    def sharp_bound(self, i: int) -> int:
        """Bound an anchor's plays, and get ready to search it."""
        most = self._bound(self.anchor_at[i])
        self._spread()
        return most

    def _bound(self, at: int) -> int:
        """Bound an anchor's plays; fill ``upper`` by squares left of it and tiles laid."""
        self.anchor = at
        self.turn = at + 1
        self.sum_main: int = 0
        self.sum_side: int = 0
        self.sum_word: int = 1
        self.least: int = 0
        self.most: int = 0
        if self.standing[at - 1]:
            k = at - 1
            while self.standing[k]:
                self.sum_main += self.old_main[self.squares + k]
                self.sum_side += self.old_side[self.squares + k] * self.doubling
                self.sum_word *= self.times[self.squares + k]
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
        times = self.times[at]
        extra = self.side_times[at] * self.dear[at]
        here = (self.main_times[at] - 1) * self.dear[at]
        old_main = 0
        old_side = 0
        if self.standing[at]:
            old_main = self.old_main[self.squares + at]
            old_side = self.old_side[self.squares + at]
            self.sum_main += old_main
            self.sum_side += old_side * self.doubling
            if self.free[at] == 0:
                self.sum_word *= self.times[self.squares + at]
                return
            if self.overlays == 0:
                times = self.times[self.squares + at]
        else:
            self.least += 1
        self.most += self.tiers
        self.sum_main += here
        self.sum_side += extra * self.doubling
        self.sum_word *= times
        if self.crossed[at]:
            value = self.main_times[at] * self.dear[at] + old_main
            cross = (self.cross_main[at] + value) * self.cross_word[at] * times
            cross += self.cross_side[at] + extra + old_side
            self.sum_side += cross * self.cross_times[at] * self.doubling

    def _bound_right(self, left: int) -> None:
        """Bound the plays with *left* squares filled left of the anchor."""
        self.extents: int = left + 1
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
