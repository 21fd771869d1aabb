# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""The end of a game between two, with an empty bag: every line of play, as far as it is asked for.

A line is searched to so many plays and passes; a pass of who has no play costs none. Where a line
is cut, it is played on by the plays of most points less those that stay on the rack, and ``cuts``
counts it: what comes of a search without cuts is exact. A game ends as the table's rules say: who
goes out gains the other's tiles; after enough turns without a score each loses the own ones; where
passes do not count, all agree to stop after as many turns without a play as the table is patient.

All values are what the mover gains on the other from here on.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from thaigame.movegen import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen._turns import Table

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
WHOLE: Final = 10_000
"""The depth of what was searched to the end of the game."""
FAR: Final = 1_000_000
"""More points than any game has: what a line that was cut may come to, where bounds are asked."""


class Endgame:
    """Searches on one table, whose board is that of the position."""

    def __init__(self, table: Table, levels: int, plays: int, entries: int) -> None:
        """Take the table, whose first set of values says what tiles cost that stay on a rack.

        Lines have up to *levels* turns; *plays* of all turns of a line are kept, and what came of
        *entries* positions, a power of two.
        """
        self.table = table
        self.levels = levels
        self.room = plays
        self.table.grow_levels(levels)
        self.table.grow_store(plays)
        self.most_plays = min(plays // 4, self.table.search.room)
        self.limit = self.table.most_scoreless if self.table.passes_count else self.table.most_idle
        self.saved_racks = array("i", bytes(4 * levels * 2 * self.table.kinds))
        self.score_of = array("q", bytes(8 * plays))
        self.is_out = array("B", bytes(plays))
        self.entries = entries
        self.keys = array("Q", bytes(8 * entries))
        self.known = array("q", bytes(8 * entries))
        self.depths = array("i", bytes(4 * entries))
        self.flags = array("B", bytes(entries))
        self.nodes = 0
        self.most_nodes = 0
        self.cuts = 0
        self.stopped = 0
        self.bound = 0
        self.passes = 0
        self.found = 0
        self.left_out = 0

    def set_up(self, racks: Sequence[Sequence[int]], passes: int) -> int:
        """Take both racks, the mover's first, and how many turns had no score; return its plays.

        The board is that of the self.table. The plays are numbered from 0.
        """
        for seat in range(2):
            self.table.held[seat] = len(racks[seat])
            for kind in range(self.table.kinds):
                self.table.racks[seat * self.table.kinds + kind] = 0
            for kind in racks[seat]:
                self.table.racks[seat * self.table.kinds + kind] += 1
        self.table.bag_size = 0
        self.passes = passes
        self.forget()
        self.left_out = 0
        self.found = self._look(0, 0, 0)
        return self.found

    def forget(self) -> None:
        """Forget what came of positions."""
        for i in range(self.entries):
            self.keys[i] = 0

    def lay(self, number: int) -> list[int]:
        """Return what play *number* lays, as in a ``Turn``."""
        self._make(0, number)
        laid = [self.table.laid[i] for i in range(self.table.turn_laid)]
        self._undo(0)
        return laid

    def value(
        self, number: int, depth: int, alpha: int, beta: int, nodes: int, bound: int = 0
    ) -> int:
        """Return what play *number*, -1 for the pass, gains, searched *depth* turns further.

        Below *alpha* it is at most that, from *beta* on at least that. ``stopped`` tells that more
        than *nodes* turns would have been looked at, and the value is none then; ``cuts`` how many
        lines were cut. With *bound* 1 or -1 such a line counts as all that could be gained by, or
        from, the mover.
        """
        self.nodes = 0
        self.cuts = self.left_out
        self.most_nodes = nodes
        self.stopped = 0
        self.bound = bound
        return self._alone(number, depth, alpha, beta)

    def _alone(self, number: int, depth: int, alpha: int, beta: int) -> int:
        """Search a move of the position, letting other threads run."""
        token = bits.unlock()
        value = self._after(0, number, self.passes, depth, alpha, beta, 0, 0, self.found)
        bits.lock(token)
        return value

    def asked(self) -> tuple[int, int, int]:
        """Return turns looked at, lines cut and whether it was stopped, of the last search."""
        return self.nodes, self.cuts, self.stopped

    # -- the search -------------------------------------------------------------------------

    def _search(
        self, player: int, passes: int, depth: int, alpha: int, beta: int, level: int, base: int
    ) -> int:
        """Return what *player*, who is to move, gains."""
        self.nodes += 1
        if self.nodes > self.most_nodes:
            self.stopped = 1
            return 0
        if level == self.levels:
            return self._cut(player, passes)
        key = self._key(player, passes)
        entry = key & (self.entries - 1)
        if self.keys[entry] == key and self.depths[entry] >= depth:
            value = self.known[entry]
            flag = self.flags[entry]
            if (
                flag == EXACT
                or (flag == AT_LEAST and value >= beta)
                or (flag == AT_MOST and value <= alpha)
            ):
                if self.depths[entry] < WHOLE:
                    self.cuts += 1
                return value
        if depth <= 0 and self.table.find(player, 0, 1):
            return self._cut(player, passes)
        cuts = self.cuts
        found = self._look(player, level, base)
        best = bits.NEVER
        low = alpha
        number = 0
        while number <= found and best < beta:
            # The plays, the best first; then the pass.
            value = self._after(
                player,
                -1 if number == found else number,
                passes,
                depth,
                low,
                beta,
                level,
                base,
                found,
            )
            if self.stopped:
                return 0
            best = max(best, value)
            low = max(low, best)
            number += 1
        self.keys[entry] = key
        self.known[entry] = best
        self.depths[entry] = WHOLE if self.cuts == cuts else depth
        self.flags[entry] = EXACT
        if best >= beta:
            self.flags[entry] = AT_LEAST
        elif best <= alpha:
            self.flags[entry] = AT_MOST
        return best

    def _look(self, player: int, level: int, base: int) -> int:
        """Find the plays of *player* and keep them, first those that go out; keep the board."""
        most = min(self.room - base, self.most_plays)
        found = self.table.find(player, 0, most)
        if found == most:
            self.cuts += 1
            self.left_out += level == 0
        at = base
        for late in range(2):
            for i in range(found):
                state = self.table.state_of(i)
                out = self.table.search.laid[state] == self.table.held[player]
                if out != late:
                    self.table.stash(i, at)
                    self.is_out[at] = out
                    points = self.table.search.values[i] - self.table.search.leave[state]
                    self.score_of[at] = points // 1000
                    at += 1
        self.table.save_board(level)
        for i in range(2 * self.table.kinds):
            self.saved_racks[level * 2 * self.table.kinds + i] = self.table.racks[i]
        return found

    def _after(
        self,
        player: int,
        number: int,
        passes: int,
        depth: int,
        alpha: int,
        beta: int,
        level: int,
        base: int,
        found: int,
    ) -> int:
        """Return what *player* gains by play *number* of those kept at *base*, or by the pass."""
        other = 1 - player
        if number < 0:
            if passes + 1 >= self.limit:
                return self.table.left(other) - self.table.left(player)
            less = 1 if found else 0
            value = -self._search(
                other, passes + 1, depth - less, -beta, -alpha, level + 1, base + found
            )
            if self.cuts:  # a line that was cut was played on from here
                self._undo(level)
            return value
        score = self.score_of[base + number]
        if self.is_out[base + number]:
            if self.table.others_lose:
                score += self.table.left(other)
            return score + self.table.out_factor * self.table.left(other)
        self._make(player, base + number)
        value = score - self._search(
            other, 0, depth - 1, score - beta, score - alpha, level + 1, base + found
        )
        self._undo(level)
        return value

    def _make(self, player: int, at: int) -> None:
        """Make the play kept at *at*."""
        self.table.hold(player)
        self.table.recall(at)
        self.table.turn_laid = 0
        self.table.lay(player, 0)
        if self.table.lifts:
            self.table._lift()  # noqa: SLF001  the kernels are one

    def _undo(self, level: int) -> None:
        """Let all be again as it was kept for *level*."""
        for i in range(2 * self.table.kinds):
            self.table.racks[i] = self.saved_racks[level * 2 * self.table.kinds + i]
        for seat in range(2):
            self.table.held[seat] = 0
            for kind in range(self.table.kinds):
                self.table.held[seat] += self.table.racks[seat * self.table.kinds + kind]
        self.table.restore_board(level)

    def _cut(self, player: int, passes: int) -> int:
        """Return what a line that is not searched further comes to for *player*."""
        self.cuts += 1
        if self.bound:
            return -FAR * self.bound if player else FAR * self.bound
        gained = 0
        sign = 1
        while passes < self.limit:
            other = 1 - player
            if self.table.find(player, 0, 1):
                passes = 0
                self.table.turn_laid = 0
                gained += sign * self.table.lay(player, 0)
                if self.table.lifts:
                    self.table._lift()  # noqa: SLF001
                if self.table.held[player] == 0:
                    points = self.table.left(other)
                    gained += sign * self.table.out_factor * points
                    if self.table.others_lose:
                        gained += sign * points
                    return gained
            else:
                passes += 1
            player = other
            sign = -sign
        return gained + sign * (self.table.left(1 - player) - self.table.left(player))

    def _key(self, player: int, passes: int) -> int:
        """Return what tells a position from others: board, racks, mover and passes."""
        key = self.table.board_key()
        for i in range(2 * self.table.kinds):
            key = bits.wrap((key ^ bits.wrap(self.table.racks[i])) * self.table.first_mix)
            key ^= key >> 29
        key ^= bits.wrap(2 * passes + player + 1)
        key = bits.wrap(key * self.table.second_mix)
        key ^= key >> 32
        return key or 1
