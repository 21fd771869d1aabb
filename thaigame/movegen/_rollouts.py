# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""Games played on from one move, again and again, with what the mover cannot see dealt anew.

Round *i* of a seed deals the same tiles whatever the move was, so that two moves are compared by
what each makes of the same luck: the unseen tiles are shaken, the others' racks come from one end
of them and what the mover draws from the other. Tiles that the move gave back are put in between
the others, which keep their order.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from thaigame.movegen import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen._turns import Table


class After(NamedTuple):
    """A game after a move and before its mover, on seat 0, has drawn; the next seat is to move.

    ``own``, ``thrown`` and ``unseen`` are kinds: the mover's rack, what was exchanged, and the
    tiles of the bag and of the others' racks, which hold ``sizes`` tiles by seat (the first number
    is not read). ``scoreless`` counts the turns without a score, this one too. ``kept`` is what
    the mover's tiles are worth, in thousandths of a point.
    """

    own: Sequence[int]
    thrown: Sequence[int]
    unseen: Sequence[int]
    sizes: Sequence[int]
    scores: Sequence[int]
    scoreless: int
    idle: int
    kept: int


class Rollouts:
    """Rounds on one table, whose board is the one after the move."""

    def __init__(self, table: Table) -> None:
        """Take the table; its seats play as they are told to."""
        self.table = table
        self.table.draw_from_both_ends()
        self.table.grow_levels(2)  # the first is that of a seat which weighs replies
        self.own = array("i", bytes(4 * self.table.kinds))
        self.thrown = array("i", bytes(4 * self.table.rack_size))
        self.unseen = array("i", bytes(4 * self.table.size))
        self.sizes = array("i", bytes(4 * self.table.players))
        self.scores = array("q", bytes(8 * self.table.players))
        self.thrown_count = 0
        self.unseen_count = 0
        self.scoreless = 0
        self.idle = 0
        self.kept = 0
        self.results = array("q", [0])

    def set_up(self, after: After) -> None:
        """Take a game after a move; the table's board is taken as it stands."""
        for kind in range(self.table.kinds):
            self.own[kind] = 0
        for kind in after.own:
            self.own[kind] += 1
        for i, kind in enumerate(after.thrown):
            self.thrown[i] = kind
        for i, kind in enumerate(after.unseen):
            self.unseen[i] = kind
        for seat in range(self.table.players):
            self.sizes[seat] = after.sizes[seat]
            self.scores[seat] = after.scores[seat]
        self.thrown_count = len(after.thrown)
        self.unseen_count = len(after.unseen)
        self.scoreless = after.scoreless
        self.idle = after.idle
        self.kept = after.kept
        self.table.save_board(1)

    def run(self, seed: int, first: int, count: int, plies: int) -> array[int]:
        """Play rounds *first* to *first* + *count* - 1, letting other threads run.

        Return for each how far ahead the mover was *plies* turns later, in thousandths of a point:
        scores and what was kept, the others' best taken off. With an empty bag, which nobody draws
        from, the round goes on to the end of the game and its count.
        """
        results = array("q", bytes(8 * count))
        self.results = results
        self._rounds(seed & 0xFFFFFFFFFFFFFFFF, first, count, plies)
        return results

    def deal(self, seed: int, number: int) -> None:
        """Deal round *number*, so that the table can be asked to ``step`` and what is ``seen``."""
        self._deal(seed & 0xFFFFFFFFFFFFFFFF, number)

    def _rounds(self, seed: int, first: int, count: int, plies: int) -> None:
        token = bits.unlock()
        for i in range(count):
            self._deal(seed, first + i)
            ply = 0
            while self.table.ended == 0 and (ply < plies or self.table.bag_size == 0):
                self.table._turn()  # noqa: SLF001  the kernels are one
                ply += 1
            self.results[i] = self._ahead()
        bits.lock(token)

    def _deal(self, seed: int, number: int) -> None:
        """Shake the unseen tiles, fill the racks, and let the move have its effect."""
        self.table.restore_board(1)
        self.table.chance = bits.wrap(seed + bits.wrap(number) * self.table.gamma)
        self.table.chance = self.table._next()  # noqa: SLF001
        self.table.bag_size = self.unseen_count
        for i in range(self.unseen_count):
            self.table.bag[i] = self.unseen[i]
        self.table._shuffle()  # noqa: SLF001
        self.table.held[0] = 0
        for kind in range(self.table.kinds):
            self.table.racks[kind] = self.own[kind]
            self.table.held[0] += self.own[kind]
        for seat in range(self.table.players):
            self.table.scores[seat] = self.scores[seat]
            self.table.kept_worth[seat] = 0
            if seat:
                self._fill(seat)
        self.table.kept_worth[0] = self.kept
        self.table.turn_exchanged = self.thrown_count
        for i in range(self.thrown_count):
            self._put_between(self.thrown[i])
        self.table.scoreless = self.scoreless
        self.table.idle = self.idle
        self.table.ended = 0
        self.table.turns = 0
        self.table.player = 1
        self.table.finish(0)

    def _fill(self, seat: int) -> None:
        """Give a seat its rack from the back of the bag."""
        at = seat * self.table.kinds
        for kind in range(self.table.kinds):
            self.table.racks[at + kind] = 0
        self.table.held[seat] = self.sizes[seat]
        for i in range(self.sizes[seat]):  # noqa: B007  a C counter
            self.table.bag_size -= 1
            self.table.racks[at + self.table.bag[self.table.bag_size]] += 1

    def _put_between(self, kind: int) -> None:
        """Put a tile into the bag, anywhere in it."""
        place = self.table._below(self.table.bag_size + 1)  # noqa: SLF001
        at = self.table.bag_size
        while at > place:
            self.table.bag[at] = self.table.bag[at - 1]
            at -= 1
        self.table.bag[place] = kind
        self.table.bag_size += 1

    def _ahead(self) -> int:
        """Return how far seat 0 is ahead of the best other one, in thousandths of a point."""
        best = bits.NEVER
        own = self._total(0)
        for seat in range(1, self.table.players):
            best = max(best, self._total(seat))
        return own - best

    def _total(self, seat: int) -> int:
        """Return what a seat has, with what it kept while tiles can be drawn to it."""
        kept = 0 if self.table.ended else self.table.kept_worth[seat]
        return 1000 * self.table.scores[seat] + kept
