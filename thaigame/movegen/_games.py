# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""Whole games between two greedy players, inside the kernel.

For games on ``_letters`` whose words stay on the board. Each player makes the play of most points;
without one the whole rack is exchanged, or, where the bag holds too few tiles, the turn passed. The
bag, its chance and the draws are those of ``tiles.Bag`` and ``tiles.Random``, and the starter draws
first, so that a game here is move for move the game of the same seed anywhere else. Game *i* of a
run has the *i*-th number of ``Random(seed)`` as its seed, whoever plays it.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from thaigame.movegen import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen._letters import LetterKernel


class Turn(NamedTuple):
    """A turn of a game: a play (``tiles`` are faces), an exchange (kinds) or a pass (neither)."""

    player: int
    row: int
    column: int
    down: int
    faces: bytes
    exchanged: bytes
    score: int


class Table:
    """Two greedy players, one game at a time."""

    def __init__(
        self,
        kernel: LetterKernel,
        *,
        tiles: bytes,
        masks: Sequence[int],
        left: Sequence[int],
        rack_size: int,
        exchange_minimum: int,
        scoreless: int,
        out_factor: int,
    ) -> None:
        """Take the game's numbers.

        *tiles* is the whole set in the order of its list, a kind's number for each tile; kind 0
        is the blank. *masks* are, by kind, the letters it can show (of the blank unused), *left*
        the points it counts when left on a rack. *scoreless* turns in a row end the game.
        """
        self.kernel = kernel
        self.whole = array("i", list(tiles))
        self.size = len(tiles)
        self.kinds = len(masks)
        self.mask_of = array("I", masks)
        self.left_of = array("i", left)
        self.kind_of = [0] * 32
        for kind in range(1, len(masks)):
            for letter in range(32):
                if masks[kind] >> letter & 1:
                    self.kind_of[letter] = kind
        self.rack_size = rack_size
        self.exchange_minimum = exchange_minimum
        self.scoreless = scoreless
        self.out_factor = out_factor
        self.gamma = 0x9E3779B97F4A7C15
        self.first_mix = 0xBF58476D1CE4E5B9
        self.second_mix = 0x94D049BB133111EB
        self.random = 0
        self.bag = array("i", list(tiles))
        self.bag_size = 0
        self.racks = array("i", bytes(8 * self.kinds))
        self.held = [0] * 2
        self.scores = [0] * 2
        self.turns = 0
        # A play lays a tile at least, and so many turns in a row without one end the game.
        self.most_turns = (self.size + 1) * scoreless
        self.log_tiles = array("Q", bytes(8 * self.most_turns))
        self.log_first = array("i", bytes(4 * self.most_turns))
        self.log_score = array("i", bytes(4 * self.most_turns))

    def play(self, seed: int) -> list[Turn]:
        """Play the game of *seed*; return its turns, the first player's first."""
        self._game(seed & 0xFFFFFFFFFFFFFFFF)
        return [self._turn(i) for i in range(self.turns)]

    def result(self) -> tuple[int, int, int]:
        """Return both scores after the end count, and the number of turns."""
        return self.scores[0], self.scores[1], self.turns

    def play_many(self, seed: int, first: int, count: int) -> array[int]:
        """Play games *first* to *first* + *count* - 1 of a run, letting other threads run.

        Return three numbers a game: both scores and the turns.
        """
        results = array("i", bytes(12 * count))
        self.result_view = results
        self._games(seed & 0xFFFFFFFFFFFFFFFF, first, count)
        return results

    def _turn(self, i: int) -> Turn:
        packed = self.log_tiles[i].to_bytes(8, "little").rstrip(b"\xff")
        first = self.log_first[i]
        if first < 0:
            return Turn(i & 1, 0, 0, 0, b"", packed, 0)
        row, column, down = self.kernel.place_of(first)
        return Turn(i & 1, row, column, down, packed.rstrip(b"\0"), b"", self.log_score[i])

    def _games(self, seed: int, first: int, count: int) -> None:
        token = bits.unlock()
        for i in range(count):
            self.random = bits.wrap(seed + bits.wrap(first + i) * self.gamma)
            self._game(self._next())
            self.result_view[3 * i] = self.scores[0]
            self.result_view[3 * i + 1] = self.scores[1]
            self.result_view[3 * i + 2] = self.turns
        bits.lock(token)

    def _game(self, seed: int) -> None:
        self.kernel.clear()
        self.random = seed
        self.bag_size = self.size
        for i in range(self.size):
            self.bag[i] = self.whole[i]
        self._shuffle()
        for i in range(2 * self.kinds):
            self.racks[i] = 0
        self.turns = 0
        for player in range(2):
            self.held[player] = 0
            self.scores[player] = 0
            self._draw(player)
        player = 0
        idle = 0
        while idle < self.scoreless:
            self._show_rack(player)
            self.kernel.find_best(1)
            if self.kernel.found:
                self._lay(player)
                idle = 0
            else:
                self._exchange_or_pass(player)
                idle += 1
            self.turns += 1
            if self.held[player] == 0:
                self.scores[player] += self.out_factor * self._left(1 - player)
                return
            player = 1 - player
        for player in range(2):
            self.scores[player] -= self._left(player)

    def _show_rack(self, player: int) -> None:
        """Put a player's rack before the kernel."""
        at = player * self.kinds
        self.kernel.count_of[0] = self.racks[at]
        self.kernel.kinds = 1
        for kind in range(1, self.kinds):
            if self.racks[at + kind]:
                self.kernel.mask_of[self.kernel.kinds] = self.mask_of[kind]
                self.kernel.count_of[self.kernel.kinds] = self.racks[at + kind]
                self.kernel.kinds += 1
        self.kernel.make_states()

    def _lay(self, player: int) -> None:
        """Make the kernel's best play."""
        slot = self.kernel.slots[0]
        packed = self.kernel.tiles[slot]
        first = self.kernel.where[slot] >> 8
        score = self.kernel.values[0] // 1000
        self.log_tiles[self.turns] = packed
        self.log_first[self.turns] = first
        self.log_score[self.turns] = score
        self.scores[player] += score
        self.kernel.put(first, packed)
        while packed:
            face = packed & 255
            packed >>= 8
            kind = 0 if face & 32 else self.kind_of[face]
            self.racks[player * self.kinds + kind] -= 1
            self.held[player] -= 1
        self._draw(player)

    def _exchange_or_pass(self, player: int) -> None:
        """Exchange the whole rack where the bag allows it; tiles go in before any is drawn."""
        packed = bits.none()
        self.log_first[self.turns] = -1
        self.log_score[self.turns] = 0
        if self.bag_size >= self.exchange_minimum:
            for kind in range(self.kinds):
                while self.racks[player * self.kinds + kind]:
                    packed = bits.wrap(packed << 8 | kind)
                    self.bag[self.bag_size] = kind
                    self.bag_size += 1
                    self.racks[player * self.kinds + kind] -= 1
            self.held[player] = 0
            self._shuffle()
            self._draw(player)
        self.log_tiles[self.turns] = packed

    def _draw(self, player: int) -> None:
        """Fill a rack from the front of the bag."""
        taken = min(self.rack_size - self.held[player], self.bag_size)
        for i in range(taken):
            self.racks[player * self.kinds + self.bag[i]] += 1
        for i in range(taken, self.bag_size):
            self.bag[i - taken] = self.bag[i]
        self.bag_size -= taken
        self.held[player] += taken

    def _left(self, player: int) -> int:
        total = 0
        for kind in range(self.kinds):
            total += self.racks[player * self.kinds + kind] * self.left_of[kind]
        return total

    def _shuffle(self) -> None:
        last = self.bag_size - 1
        while last > 0:
            other = self._below(last + 1)
            tile = self.bag[last]
            self.bag[last] = self.bag[other]
            self.bag[other] = tile
            last -= 1

    def _below(self, bound: int) -> int:
        mask = 1
        while mask < bound:
            mask *= 2
        mask -= 1
        while True:
            value = self._next() & mask
            if value < bound:
                return value

    def _next(self) -> int:
        self.random = bits.wrap(self.random + self.gamma)
        mixed = self.random
        mixed = bits.wrap((mixed ^ mixed >> 30) * self.first_mix)
        mixed = bits.wrap((mixed ^ mixed >> 27) * self.second_mix)
        return mixed ^ mixed >> 31
