# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""All plays, or the best ones, of a position: the fast kernel for one letter a square.

It serves games whose tiles fill only the base slot, where nothing is laid on or added to a
standing tile; how large they may be, ``limits`` says. Everything comes in as plain numbers:

letter   1 to 31, its place in the word graph's alphabet
face     a letter as a tile shows it: the letter, or the letter | 32 where a blank shows it
board    ``bytes``, row by row: 0 for an empty square, else a face
rack     per kind of tile a bit mask of the letters it can show and how many there are; two kinds
         of one rack may not share a letter; blanks are counted apart
play     its equity, the faces laid, 8 bits each from the left or the top, and first square << 8
         | rack state, in three arrays

Use::

    kernel = LetterKernel(graph, rows=15, columns=15, letter_premiums=..., word_premiums=...,
                          points=..., bonus=..., centre=112)
    kernel.set_board(board)
    kernel.set_rack(blanks, masks, counts)
    kernel.generate()        # all plays, unordered: their number
    kernel.best(10)          # or the best ten, best first
    kernel.play(i)           # (row, column, down, faces, score, equity) of play i
    kernel.push(row, column, down, faces); kernel.pop()

``row`` and ``column`` are those of the first square of the main word, from 0; ``faces`` are
the tiles laid, in order, where ``push`` skips the squares already taken. A play of one tile is
written across unless only its down word exists. Equity is score + leave in thousandths of a
point; leaves are 0 until ``set_leaves``. ``generate`` and ``best`` let other threads run; one
kernel belongs to one thread at a time.

How it works: a play is built through its leftmost anchor, first leftwards, then rightwards, on
the paths of the GADDAG (``wordgraph``). The score so far is one packed sum: main word (16 bits),
cross words (16 bits), exponents of the word multiplier (2 and 3, 4 bits each). The sharp bound of
an anchor is by left extent and number of tiles, and asks the anagrams there are: no word of seven
tiles and a Q, no bound for it.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from thaigame.errors import KernelError
from thaigame.movegen import bits
from thaigame.movegen._search import Search
from thaigame.movegen.wordgraph import MAX_LETTERS, letter_hashes
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen.columns import Numbers
    from thaigame.movegen.wordgraph import LetterGraph

MAX_SIDE: Final = 21
"""Squares of a line: two halves of 22 x 23 squares with their edges lie in 1,024 places."""
MAX_RACK: Final = 8
"""Tiles: so many different ones have 256 rack states, and a play is one 64-bit word of faces."""
MAX_SUM: Final = 0xFFFF
"""Points of the tiles of a main word, and of all cross words: each is 16 bits of the score."""
MAX_EXPONENT: Final = 15
"""Of 2 and of 3 in a word's multiplier: 4 bits each."""
MAX_POINTS: Final = 0x7FFFFFFF // 1000
"""Of a play with its bonus and its leave, in 32 bits of thousandths."""
_ROOM: Final = 1 << 14


class LetterKernel(Search):
    """The plays of one position at a time, on one board and lexicon."""

    def __init__(
        self,
        graph: LetterGraph,
        *,
        rows: int,
        columns: int,
        letter_premiums: Sequence[int],
        word_premiums: Sequence[int],
        points: Sequence[int],
        bonus: Sequence[int],
        centre: int,
    ) -> None:
        """Take the game's numbers.

        Premiums are multipliers by square, row by row, 1 where there is none, for words 1 to 4.
        *points* are by letter, ``points[0]`` unused. *bonus* is by number of tiles laid, 0 to 8.
        *centre* is the square that a first play covers. The game is within ``limits``.
        """
        super().__init__(rows, columns, 16)
        self.node_view: Sequence[int] = graph.nodes
        self.nodes: Sequence[int] = bits.first(self.node_view)
        self.root: int = graph.root
        self.sieve_view: Sequence[int] = graph.sieve
        self.sieve: Sequence[int] = bits.first(self.sieve_view)
        self.letters: int = bits.low((bits.one() << len(points)) - 2)
        self.grow(_ROOM)
        self.points: list[int] = [*points, *[0] * (64 - len(points))]
        self.bonus: list[int] = [1000 * n for n in bonus] + [0] * (16 - len(bonus))
        self.centre = centre
        self._clear_tables()
        for code in range(256):
            self.factor[code] = (2 ** (code & 15) * 3 ** (code >> 4)) & 0xFFFF
        exponents = {1: 0, 2: 1, 3: 16, 4: 2}
        for r in range(rows):
            for c in range(columns):
                for i in (self.index(r, c, 0), self.index(r, c, 1)):
                    self.premium_letter[i] = letter_premiums[r * columns + c]
                    self.premium_word[i] = exponents[word_premiums[r * columns + c]]
                    self.premium_base[i] = self.premium_word[i] << 32
                    self.letters_on[i] = self.letters
        self.set_board(bytes(rows * columns))
        self.set_rack(0, [], [])

    def _clear_tables(self) -> None:
        self.premium_letter: list[int] = [0] * 1024
        self.premium_word: list[int] = [0] * 1024
        self.premium_base: list[int] = [0] * 1024
        self.letters_on: list[int] = [0] * 1024
        self.factor: list[int] = [0] * 256
        self.grid: list[int] = [0] * 1024
        self.cross: list[int] = [0] * 1024
        self.mul: list[int] = [0] * 1024
        self.base: list[int] = [0] * 1024
        self.crossed: list[int] = [0] * 1024
        self.run_end: list[int] = [0] * 1024
        self.run_sum: list[int] = [0] * 1024
        self.run_node: list[int] = [0] * 1024
        self.run_hash: list[int] = [0] * 1024
        self.step: list[int] = [0] * 64
        self.below: list[int] = [(1 << (face & 31)) - 1 for face in range(64)]
        self.want: list[int] = [0] * 256
        self.can: list[int] = [0] * 256
        self.unit: list[int] = [0] * 256
        self.gain: list[int] = [0] * 256
        self.state_hash: list[int] = [0] * 256
        self.hash_by_laid: list[int] = [0] * 256
        self.blanks_by_laid: list[int] = [0] * 256
        self.first_of_laid: list[int] = [0] * 16
        self.next_of_laid: list[int] = [0] * 16
        self.letter_hash: list[int] = [*letter_hashes(), *[0] * (63 - MAX_LETTERS)]
        self.known_hash: list[int] = [0] * 256
        self.known_laid: list[int] = [0] * 256
        self.known_words: list[int] = [0] * 256
        self.extra: list[int] = [0] * 1024
        self.right_sum: list[int] = [0] * 16
        self.right_hash: list[int] = [0] * 16
        self.top: list[int] = [0] * 4096
        self.peak: list[int] = [0] * 4096
        self.top_known: list[int] = [0] * 256
        self.upper: list[int] = [0] * 256
        self.reach: list[int] = [0] * 512
        self.extents: int = 0
        self.history: list[tuple[int, int, int]] = []
        self.grow_states(1 << MAX_RACK)

    def grow(self, room: int) -> None:
        """Make room for *room* plays."""
        Search.grow(self, room)
        self.tiles: array[int] = array("Q", bytes(8 * room))
        self.where: array[int] = array("I", bytes(4 * room))

    # -- the board --------------------------------------------------------------------------

    def set_board(self, board: bytes) -> None:
        """Lay out *board*, row by row, and forget what was pushed."""
        self.history = []
        stride = self.stride
        i = 0
        for r in range(1, self.rows + 1):
            for c in range(1, self.columns + 1):
                face = board[i]
                i += 1
                self.grid[r * stride + c] = face
                self.grid[self.plane + c * stride + r] = face
        self.scan()

    def clear(self) -> None:
        """Take every tile off the board."""
        for at in range(2 * self.plane):
            self.grid[at] = 0
        self.scan()

    def board(self) -> bytes:
        """Return the board, row by row."""
        squares = [(r, c) for r in range(self.rows) for c in range(self.columns)]
        return bytes([self.grid[self.index(r, c, 0)] for r, c in squares])

    def push(self, row: int, column: int, down: int, faces: bytes) -> None:
        """Lay *faces* from the square on, skipping what is taken; only lines touched are redone."""
        packed = 0
        for i, face in enumerate(faces):
            packed |= face << 8 * i
        first = self.index(row, column, down)
        self.history.append((first, packed, self.put(first, packed)))

    def pop(self) -> None:
        """Take the last play pushed off the board."""
        first, _, squares = self.history.pop()
        self._take(first, squares)

    def put(self, first: int, packed: int) -> int:
        """Lay tiles from square *first*; return which squares from there on they took, as bits."""
        taken = 0
        at = first
        while packed:
            if self.grid[at] == 0:
                self.set_face(at, packed & 255)
                packed >>= 8
                taken |= 1 << at - first
            at += 1
        self._rescan(first, taken)
        return taken

    def _take(self, first: int, taken: int) -> None:
        """Empty the squares that ``put`` took."""
        for i in range(32):
            if taken >> i & 1:
                self.set_face(first + i, 0)
        self._rescan(first, taken)

    def set_face(self, at: int, face: int) -> None:
        """Put *face* on a square, 0 for none; lines are scanned afterwards."""
        self.grid[at] = face
        self.grid[self.turned(at)] = face

    def _rescan(self, first: int, taken: int) -> None:
        """Redo the line of a play and the lines that cross it at its tiles."""
        down = 1 if first >= self.plane else 0
        self._rescan_line(down, (first - down * self.plane) // self.stride)
        column = (first - down * self.plane) % self.stride
        for i in range(32):
            if taken >> i & 1:
                self._rescan_line(1 - down, column + i)

    def _rescan_line(self, down: int, line: int) -> None:
        """Redo what the blocks of one line tell."""
        at = (1 - down) * self.plane + line
        for c in range(self.rows if down else self.columns):  # noqa: B007  a C counter
            at += self.stride
            self._free(at)
        self._scan_line(down, line)

    def _free(self, at: int) -> None:
        """Let any letter on square *at*, as where no tile stands beside it across."""
        self.cross[at] = self.letters_on[at]
        self.mul[at] = self.premium_letter[at]
        self.base[at] = self.premium_base[at]
        self.crossed[at] = 0

    def scan(self) -> None:
        """Find what all lines ask for."""
        for at in range(2 * self.plane):
            self.cross[at] = self.letters_on[at]
        for at in range(2 * self.plane):
            self.mul[at] = self.premium_letter[at]
        for at in range(2 * self.plane):
            self.base[at] = self.premium_base[at]
        for at in range(2 * self.plane):
            self.crossed[at] = 0
        for r in range(self.rows):
            self._scan_line(0, r + 1)
        for c in range(self.columns):
            self._scan_line(1, c + 1)

    def _scan_line(self, down: int, line: int) -> None:
        """Find the blocks of one line, and what may stand next to them in words across it."""
        size = self.rows if down else self.columns
        here = down * self.plane + line * self.stride
        other = (1 - down) * self.plane + line
        c = 1
        end_before = 0
        node_before = 0
        sum_before = 0
        while c <= size:
            if self.grid[here + c] == 0:
                c += 1
                continue
            begin = c
            total = 0
            anagram = bits.wrap(0)
            while self.grid[here + c]:
                total += self.points[self.grid[here + c]]
                anagram = bits.wrap(anagram + self.letter_hash[self.grid[here + c] & 31])
                c += 1
            end = c - 1
            node = self.root
            k = end
            while k >= begin and node:
                node = self._child(node, self.grid[here + k] & 31)
                k -= 1
            self.run_end[here + begin] = here + end
            self.run_sum[here + begin] = total
            self.run_node[here + begin] = node
            self.run_hash[here + begin] = anagram
            after = self._child(node, 0) if node else 0
            if begin > 1:
                i = other + (begin - 1) * self.stride
                if end_before and end_before == begin - 2:
                    fits = self._between(here, node_before, node, begin, end)
                    self._restrict(i, fits, total + sum_before)
                else:
                    self._restrict(i, self._ends(node) if node else 0, total)
            if end < size:
                self._restrict(other + c * self.stride, self._ends(after) if after else 0, total)
            end_before = end
            node_before = after
            sum_before = total

    def _between(self, here: int, before: int, after: int, begin: int, end: int) -> int:
        """Return the letters that join two blocks with one square between them.

        *before* is the node after the first block and its separator, *after* the node after
        the second block read leftwards, which lies from *begin* to *end* of the line *here*.
        """
        fits = 0
        if before == 0 or after == 0:
            return 0
        tries = bits.low(self.nodes[before] & self.nodes[after])
        while tries:
            letter = bits.lowest(tries)
            tries &= tries - 1
            node = self._child(before, letter)
            k = begin
            while k < end and node:
                node = self._child(node, self.grid[here + k] & 31)
                k += 1
            if node and (self._ends(node) >> (self.grid[here + end] & 31)) & 1:
                fits |= 1 << letter
        return fits

    def _restrict(self, i: int, fits: int, total: int) -> None:
        """Let square *i* take only the letters *fits*, beside tiles worth *total* across it."""
        code = self.premium_word[i]
        factor = self.factor[code]
        self.cross[i] = fits
        self.mul[i] = self.premium_letter[i] | (self.premium_letter[i] * factor) << 16
        self.base[i] = code << 32 | (total * factor) << 16
        self.crossed[i] = 1

    def _child(self, node: int, letter: int) -> int:
        """Return the node after *letter* (0: the separator), or 0."""
        going_on = bits.low(self.nodes[node])
        if (going_on >> letter) & 1 == 0:
            return 0
        return bits.low(self.nodes[node + 1 + bits.popcount(going_on & ((1 << letter) - 1))])

    def _ends(self, node: int) -> int:
        """Return the letters that end a word after *node*."""
        return self.nodes[node] >> 32

    # -- the rack ---------------------------------------------------------------------------

    def set_rack(self, blanks: int, masks: Sequence[int], counts: Sequence[int]) -> None:
        """Hold *blanks* blanks and ``counts[i]`` tiles that show any letter of ``masks[i]``.

        Leaves are 0 again. Raises ``KernelError`` for more than 8 tiles, and where two kinds
        share a letter.
        """
        total = blanks
        seen = 0
        for i in range(len(masks)):
            total += counts[i]
            if seen & masks[i]:
                raise KernelError(message("kernel.shared_letter"))
            seen |= masks[i]
        if total > MAX_RACK:
            raise KernelError(message("kernel.rack", count=total, limit=MAX_RACK))
        self.count_of[0] = blanks
        self.kinds: int = len(masks) + 1
        for i in range(len(masks)):
            self.mask_of[i + 1] = masks[i]
            self.count_of[i + 1] = counts[i]
        self.make_states()

    def make_states(self) -> None:
        """Make the rack states, blanks first, and tell what may be laid in each."""
        for face in range(64):
            self.step[face] = 0
        self.mask_of[0] = bits.wrap(self.letters) << 32
        for kind in range(self.kinds):
            mask = self.letters if kind == 0 else bits.low(self.mask_of[kind])
            dear = 0
            while mask:
                letter = bits.lowest(mask)
                mask &= mask - 1
                if kind == 0:
                    letter |= 32
                dear = max(dear, self.points[letter])
            self.dear_of[kind] = dear
        self.number_states()
        for kind in range(self.kinds):
            if self.count_of[kind]:
                m = self.mask_of[kind]
                while m:
                    letter = bits.lowest(m)
                    m &= m - 1
                    self.step[letter] = self.step_of[kind]
        for s in range(self.states):
            self.can[s] = self.have[s]
            self.want[s] = bits.low(self.have[s] | self.have[s] >> 32)
            self.unit[s] = bits.one() << (8 * self.laid[s] & 63)
            self.gain[s] = self.bonus[self.laid[s]]

    def set_leaves(self, values: Sequence[int]) -> None:
        """Give the value of what each rack state leaves, in thousandths of a point."""
        Search.set_leaves(self, values)
        self._gain_leaves()

    def value_states(self) -> None:
        """Give each rack state what its tiles are worth when they are kept."""
        Search.value_states(self)
        self._gain_leaves()

    def _gain_leaves(self) -> None:
        for s in range(self.states):
            self.gain[s] = self.bonus[self.laid[s]] + self.leave[s]

    # -- what is asked ----------------------------------------------------------------------

    def generate(self) -> int:
        """Find all plays, in no order; return their number."""
        while True:
            token = bits.unlock()
            self.find_all()
            bits.lock(token)
            self.found: int = self.kept
            if self.found <= self.room:
                return self.found
            self.grow(2 * self.found)

    def best(self, count: int) -> int:
        """Find the *count* plays of most equity, best first; return how many there are."""
        if count > self.room:
            self.grow(count)
        token = bits.unlock()
        self.find_best(count)
        bits.lock(token)
        return self.found

    def records(self) -> tuple[array[int], array[int], array[int]]:
        """Return copies of the plays found: equities, faces laid, first square << 8 | state."""
        order = [self.slot(i) for i in range(self.kept)]
        return (
            array("q", bytes(self.values[: self.kept])),
            array("Q", [self.tiles[slot] for slot in order]),
            array("I", [self.where[slot] for slot in order]),
        )

    def in_columns(self) -> Numbers:
        """Return the plays kept as columns: scores, downs, states, starts, squares, cells, tiles.

        As ``columns.Columns`` tells them; a cell is its letter.
        """
        lays = 0
        for i in range(self.kept):
            slot = self.slots[i] if self.bounded else i
            lays += self.laid[self.where[slot] & 255]
        scores = array("q", bytes(8 * self.kept))
        downs = array("B", bytes(self.kept))
        states = array("I", bytes(4 * self.kept))
        starts = array("I", bytes(4 * (self.kept + 1)))
        squares = array("H", bytes(2 * lays))
        cells = array("H", bytes(2 * lays))
        tiles = array("B", b"\x1f" * (3 * lays))
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
            slot = self.slots[i] if self.bounded else i
            at = self.where[slot] >> 8
            state = self.where[slot] & 255
            packed = self.tiles[slot]
            scores[i] = (self.values[i] - self.leave[state]) // 1000
            downs[i] = 1 if at >= self.plane else 0
            states[i] = state
            starts[i] = n
            while packed:
                if self.grid[at] == 0:
                    face = packed & 255
                    packed >>= 8
                    squares[n] = self.square_of(at)
                    cells[n] = face & 31
                    tiles[3 * n] = self._place_of(face)
                    n += 1
                at += 1
        starts[self.kept] = n

    def _place_of(self, face: int) -> int:
        """Return the place in the rack of the kind that shows *face*: 0 for a blank."""
        kind = 0
        if face < 32:
            kind = 1
            while kind < self.kinds and (self.mask_of[kind] >> face) & 1 == 0:
                kind += 1
        return kind

    def slot(self, i: int) -> int:
        """Return where play *i* is written: all plays in order, the best as the heap left them."""
        return self.slots[i] if self.bounded else i

    def play(self, i: int) -> tuple[int, int, int, bytes, int, int]:
        """Return play *i*: (row, column, down, faces, score, equity in thousandths)."""
        slot = self.slot(i)
        packed = self.tiles[slot]
        equity = self.values[i]
        row, column, down = self.place_of(self.where[slot] >> 8)
        faces = packed.to_bytes(8, "little").rstrip(b"\0")
        return row, column, down, faces, (equity - self.leave[self.state(i)]) // 1000, equity

    def state(self, i: int) -> int:
        """Return the rack state that play *i* leaves (see ``left_of``)."""
        return self.where[self.slot(i)] & 255

    # -- the search -------------------------------------------------------------------------

    def prepare(self) -> None:
        """List each block of tiles, and each square beside tiles that no block's plays reach.

        A play belongs to its leftmost anchor, so going left stops before an earlier one.
        """
        n = 0
        for down in range(2):
            lines = self.columns if down else self.rows
            size = self.rows if down else self.columns
            for line in range(1, lines + 1):
                begin = down * self.plane + line * self.stride
                last = begin + size
                limit = begin + 1
                at = limit
                while at <= last:
                    if self.grid[at]:
                        self.anchor_at[n] = at
                        self.anchor_limit[n] = limit
                        n += 1
                        at = self.run_end[at]
                        limit = at + 2
                    elif self.crossed[at] and self.grid[at - 1] == 0 and self.grid[at + 1] == 0:
                        self.anchor_at[n] = at
                        self.anchor_limit[n] = limit
                        n += 1
                        limit = at + 1
                    at += 1
        if n == 0:
            for down in range(2):
                at = self.index(self.centre // self.columns, self.centre % self.columns, down)
                self.anchor_at[n] = at
                self.anchor_limit[n] = at - (at - down * self.plane) % self.stride + 1
                n += 1
        self.anchors = n
        if self.bounded:
            self._weigh_squares()
            self._sort_states()

    def search(self, i: int) -> None:
        """Find the plays of one anchor."""
        if self.bounded:
            self._make_reach()
        at = self.anchor_at[i]
        self.left_stop: int = self.anchor_limit[i]
        if self.grid[at] == 0:
            self.turn_at: int = at + 1
            self.left_edge: int = self.turn_at
            if self.cross[at]:
                self._left(self.root, at << 8, 0, 0)
            return
        self.turn_at = self.run_end[at] + 1
        self.left_edge = at
        node = self.run_node[at]
        if node == 0:
            return
        total = self.run_sum[at]
        if at > self.left_stop and self.cross[at - 1]:
            self._left(node, (at - 1) << 8, 0, total)
        if self.nodes[node] & 1 and self.cross[self.turn_at]:
            self._right(bits.low(self.nodes[node + 1]), self.turn_at, at << 8, 0, total)

    def _left(self, node: int, at: int, tiles: int, acc: int) -> None:
        """Lay each tile that fits on the empty square left of what is laid, and go on both ways.

        *node* is where the path stands; *at* is that square << 8 | rack state, *tiles* and *acc*
        are the tiles laid and the packed score before this tile.
        """
        state = at & 255
        square = at >> 8
        have = self.can[state]
        head = self.nodes[node]
        cross = self.cross[square]
        mul = self.mul[square]
        acc += self.base[square]
        tiles <<= 8
        m = (head >> 32) & cross
        m = (m | m << 32) & have
        if m and self._counts(square, state):
            self._finish(m, mul, at, tiles, 1, acc)
        if self.bounded:
            reach = (self.left_edge - square) * 16 + self.laid[state] + 1
            if self.reach[reach] <= self.floor:
                return
        going_on = bits.low(head)
        m = going_on & cross
        m = (m | m << 32) & have
        fits = self.cross[square - 1] if square > self.left_stop else 0
        turn = self.cross[self.turn_at]
        node += 1
        while m:
            face = bits.lowest(m)
            m &= m - 1
            arc = self.nodes[node + bits.popcount(going_on & self.below[face])]
            letters = arc >> 32
            next_at = at + self.step[face]
            want = self.want[next_at & 255]
            if letters & fits & want:
                self._left(
                    bits.low(arc), next_at - 256, tiles + face, acc + mul * self.points[face]
                )
            if letters & 1 and turn & want:
                arc = self.nodes[bits.low(arc) + 1]
                if (arc >> 32) & turn & want:
                    self._right(
                        bits.low(arc),
                        self.turn_at,
                        next_at,
                        tiles + face,
                        acc + mul * self.points[face],
                    )

    def _right(self, node: int, square: int, at: int, tiles: int, acc: int) -> None:
        """Lay each tile that fits on the empty *square* right of what is laid, and go on.

        The other numbers are those of ``_left``; *at* tells the first square of the word.
        """
        state = at & 255
        have = self.can[state]
        head = self.nodes[node]
        cross = self.cross[square]
        mul = self.mul[square]
        acc += self.base[square]
        unit = self.unit[state]
        onward = square + 1
        if self.grid[onward]:
            bend = 1 << (self.grid[onward] & 31)
            fits = 0
        else:
            bend = 0
            fits = self.cross[onward]
            m = (head >> 32) & cross
            m = (m | m << 32) & have
            if m and self._counts(square, state):
                self._finish(m, mul, at, tiles, unit, acc)
            if self.bounded:
                reach = (self.left_edge - (at >> 8)) * 16 + self.laid[state] + 257
                if self.reach[reach] <= self.floor:
                    return
        going_on = bits.low(head)
        m = going_on & cross
        m = (m | m << 32) & have
        node += 1
        while m:
            face = bits.lowest(m)
            m &= m - 1
            arc = self.nodes[node + bits.popcount(going_on & self.below[face])]
            letters = arc >> 32
            next_at = at + self.step[face]
            if letters & fits & self.want[next_at & 255]:
                self._right(
                    bits.low(arc),
                    onward,
                    next_at,
                    tiles + face * unit,
                    acc + mul * self.points[face],
                )
            elif letters & bend:
                self._through(
                    bits.low(arc),
                    onward,
                    next_at,
                    tiles + face * unit,
                    acc + mul * self.points[face],
                )

    def _finish(self, m: int, mul: int, at: int, tiles: int, unit: int, acc: int) -> None:
        """Note the words that each face of *m* ends."""
        factor = self.factor[acc >> 32]
        main = 1000 * ((acc & 0xFFFF) * factor + ((acc >> 16) & 0xFFFF))
        each = 1000 * ((mul & 0xFFFF) * factor + (mul >> 16))
        while m:
            face = bits.lowest(m)
            m &= m - 1
            next_at = at + self.step[face]
            equity = main + each * self.points[face] + self.gain[next_at & 255]
            self._note(tiles + face * unit, equity, next_at)

    def _counts(self, square: int, state: int) -> int:
        """Return whether a play through *square* counts: not a one-tile play found across too."""
        return state or square < self.plane or self.crossed[square] == 0

    def _through(self, node: int, square: int, at: int, tiles: int, acc: int) -> None:
        """Go on through the block that begins at *square*."""
        end = self.run_end[square]
        acc += self.run_sum[square]
        k = square
        while k < end:
            node = self._child(node, self.grid[k] & 31)
            if node == 0:
                return
            k += 1
        letter = self.grid[end] & 31
        state = at & 255
        if (self._ends(node) >> letter) & 1 and self._counts(square - 1, self.laid[state] - 1):
            factor = self.factor[acc >> 32]
            main = 1000 * ((acc & 0xFFFF) * factor + ((acc >> 16) & 0xFFFF))
            self._note(tiles, main + self.gain[state], at)
        if self.want[state] & self.cross[end + 1]:
            node = self._child(node, letter)
            if node:
                self._right(node, end + 1, at, tiles, acc)

    def _note(self, tiles: int, equity: int, at: int) -> None:
        """Keep a play, if it is wanted."""
        if self.bounded == 0:
            # As ``take`` does it, which is too far away to be called for each of all plays.
            slot = self.kept
            if slot < self.room:
                self.values[slot] = equity
                self.tiles[slot] = tiles
                self.where[slot] = at
            self.kept: int = slot + 1
        elif equity > self.floor:
            slot = self.take(equity)
            self.tiles[slot] = tiles
            self.where[slot] = at

    # -- the best plays ---------------------------------------------------------------------

    def _sort_states(self) -> None:
        """List the rack states by number of tiles laid, and hash the letters of each."""
        total = 1
        self.state_hash[0] = 0
        self.plain_kinds: int = 1
        for kind in range(self.kinds):
            count = self.count_of[kind]
            mask = self.mask_of[kind]
            if kind and mask & (mask - 1):
                self.plain_kinds = 0
            if count:
                one = bits.wrap(0) if kind == 0 else self.letter_hash[bits.lowest(mask)]
                for s in range(total, total * (count + 1)):
                    self.state_hash[s] = bits.wrap(self.state_hash[s - total] + one)
                total *= count + 1
        for k in range(self.full + 2):
            self.first_of_laid[k] = 0
        for s in range(total):
            self.first_of_laid[self.laid[s] + 1] += 1
        for k in range(self.full + 1):
            self.first_of_laid[k + 1] += self.first_of_laid[k]
            self.next_of_laid[k] = self.first_of_laid[k]
        count = self.count_of[0] + 1
        for s in range(total):
            k = self.laid[s]
            i = self.next_of_laid[k]
            self.hash_by_laid[i] = self.state_hash[s]
            self.blanks_by_laid[i] = s % count
            self.next_of_laid[k] += 1
        for slot in range(256):
            self.known_laid[slot] = 0

    def _spells(self, anagram: int, count: int) -> int:
        """Return whether *count* tiles of the rack may make a word with given letters.

        *anagram* is the sum of their hashes. A few times in a hundred the answer is a wrong yes,
        never a wrong no.
        """
        slot = anagram >> 56
        if self.known_laid[slot] == 0 or self.known_hash[slot] != anagram:
            self.known_hash[slot] = anagram
            self.known_laid[slot] = 0
            self.known_words[slot] = 0
        if (self.known_laid[slot] >> count) & 1 == 0:
            self.known_laid[slot] |= 1 << count
            self.known_words[slot] |= self._makes(anagram, count) << count
        return (self.known_words[slot] >> count) & 1

    def _makes(self, anagram: int, count: int) -> int:
        """Answer ``_spells`` from the sieve."""
        for i in range(self.first_of_laid[count], self.first_of_laid[count + 1]):
            whole = bits.wrap(anagram + self.hash_by_laid[i])
            if self.blanks_by_laid[i] == 0:
                whole >>= 42
                if (self.sieve[whole >> 6] >> (whole & 63)) & 1:
                    return 1
            elif self.blanks_by_laid[i] > 1 or self._is_word_with_blank(whole):
                return 1
        return 0

    def _is_word_with_blank(self, anagram: int) -> int:
        """Return whether letters with the hash *anagram* and any other may be those of a word."""
        m = self.letters
        while m:
            whole = bits.wrap(anagram + self.letter_hash[bits.lowest(m)]) >> 42
            m &= m - 1
            if (self.sieve[whole >> 6] >> (whole & 63)) & 1:
                return 1
        return 0

    def _weigh_squares(self) -> None:
        """Bound what a tile on each square adds, packed as a score is, beyond its own points."""
        for code in range(256):
            self.top_known[code] = 0
        dearest = 0
        for kind in range(1, self.kinds):
            m = self.mask_of[kind]
            while m:
                value = self.points[bits.lowest(m)]
                m &= m - 1
                dearest = max(dearest, value)
        for at in range(2 * self.plane):
            mul = self.mul[at]
            if mul > 1 or self.crossed[at]:
                value = dearest
                if self.crossed[at]:
                    value = 0
                    m = bits.low(self.cross[at] & self.have[0])
                    while m:
                        value = max(value, self.points[bits.lowest(m)])
                        m &= m - 1
                self.extra[at] = self.base[at] + (mul - 1) * value
            else:
                self.extra[at] = self.base[at]

    def _weigh_racks(self, code: int) -> None:
        """Bound points times multiplier plus leave by number of tiles laid, and by the most."""
        factor = 1000 * self.factor[code]
        for k in range(code * 16, code * 16 + self.full + 1):
            self.top[k] = bits.NEVER
        for s in range(1, self.states):
            value = self.worth[s] * factor + self.gain[s]
            k = code * 16 + self.laid[s]
            self.top[k] = max(self.top[k], value)
        value = bits.NEVER
        for k in range(code * 16, code * 16 + self.full + 1):
            value = max(value, self.top[k])
            self.peak[k] = value
        self.top_known[code] = 1

    def _sum_right(self, i: int) -> int:
        """Add up the squares right of an anchor's turn, by number of tiles laid there.

        Returns the most tiles that can be laid there.
        """
        at = self.anchor_at[i]
        total = bits.wrap(0)
        anagram = bits.wrap(0)
        if self.grid[at]:
            total = bits.wrap(self.run_sum[at])
            anagram = self.run_hash[at]
            at = self.run_end[at]
        at += 1
        k = 0
        self.right_sum[0] = total
        self.right_hash[0] = anagram
        while k < self.full and self.cross[at] & self.want[0]:
            total += self.extra[at]
            k += 1
            at += 1
            if self.grid[at]:
                total += self.run_sum[at]
                anagram = bits.wrap(anagram + self.run_hash[at])
                at = self.run_end[at] + 1
            self.right_sum[k] = total
            self.right_hash[k] = anagram
        return k

    def first_bound(self, i: int) -> int:
        """Bound an anchor's plays, in a few steps.

        Squares only add, so for each left extent the plays with the most tiles bound the others.
        """
        at = self.anchor_at[i]
        most = bits.NEVER
        left = 0
        total = bits.wrap(0)
        if self.grid[at] and self.run_node[at] == 0:
            return most
        right = self._sum_right(i)
        if self.grid[at] == 0:
            at += 1
        elif right:
            most = self._sum_up(self.right_sum[right], right, self.peak)
        while left < self.full:
            at -= 1
            if at < self.anchor_limit[i] or self.cross[at] & self.want[0] == 0:
                break
            left += 1
            total += self.extra[at]
            right = min(right, self.full - left)
            bound = self._sum_up(total + self.right_sum[right], left + right, self.peak)
            most = max(most, bound)
        return most

    def sharp_bound(self, i: int) -> int:
        """Bound an anchor's plays; fill ``upper`` by left extent * 16 + tiles laid.

        Left out is what cannot beat the worst play kept, and what no word can have the letters for.
        """
        at = self.anchor_at[i]
        most = bits.NEVER
        total = bits.wrap(0)
        self.extents = 0
        right = self._sum_right(i)
        if self.grid[at]:
            most = self._bound_right(0, right)
        else:
            at += 1
            self._bound_right(0, -1)
        while self.extents < self.full:
            at -= 1
            if at < self.anchor_limit[i] or self.cross[at] & self.want[0] == 0:
                break
            self.extents += 1
            total += self.extra[at]
            right = min(right, self.full - self.extents)
            most = max(most, self._bound_right(total, right))
        return most

    def _bound_right(self, total: int, right: int) -> int:
        """Bound the plays of a left extent worth *total*, with up to *right* tiles on the right."""
        left = self.extents
        most = bits.NEVER
        for k in range(self.full + 1):
            self.upper[left * 16 + k] = bits.NEVER
        if (
            right < 0
            or left + right == 0
            or self._sum_up(total + self.right_sum[right], left + right, self.peak) <= self.floor
        ):
            return most
        for n in range(0 if left else 1, right + 1):
            bound = self._sum_up(total + self.right_sum[n], left + n, self.top)
            if bound > self.floor and (
                self.plain_kinds == 0 or self._spells(self.right_hash[n], left + n)
            ):
                self.upper[left * 16 + left + n] = bound
                most = max(most, bound)
        return most

    def _sum_up(self, total: int, tiles: int, weights: list[int]) -> int:
        """Bound a play of *tiles* tiles on squares worth *total*: ``top`` or ``peak`` weighs."""
        code = total >> 32
        if self.top_known[code] == 0:
            self._weigh_racks(code)
        points = self.factor[code] * (total & 0xFFFF) + ((total >> 16) & 0xFFFF)
        return weights[code * 16 + tiles] + 1000 * points

    def _make_reach(self) -> None:
        """Say what can still be reached after so many tiles: going left, and going right."""
        left = self.extents
        while left >= 0:
            most = bits.NEVER
            k = self.full
            while k >= 0:
                here = left * 16 + k
                self.reach[256 + here] = most
                most = max(most, self.upper[here])
                value = self.reach[256 + here]
                if left < self.extents:
                    value = max(value, self.reach[here + 16])
                self.reach[here] = value
                k -= 1
            left -= 1
