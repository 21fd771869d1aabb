# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""Whole games inside the kernel: bag, racks, turns and ends; ``_games`` searches and lays.

Each player makes the play of most points, and without one exchanges the whole rack; or makes the
play of most points and leave, or the exchange whose leave is worth more; or weighs the best of
these by what the next player can reply. Where the bag holds too few tiles, the turn is passed.
Every play stands. What a turn brings about is what ``game.turns`` and ``game.ending`` say, and the
bag, its chance and the draws are those of ``game.start``: the starter draws first, a rack goes into
the bag before any tile is drawn. So a game here is, event for event, the game of the same seed
anywhere else; only where the seats draw from both ends of the bag it is one that no other table
has. Game *i* of a run has the *i*-th number of ``Random(seed)`` as its seed, whoever plays it.

A tile is the number of its kind. Tiles that leave the board are out of play, so a kind whose face
was fixed never comes back to a rack here.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.movegen import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen._search import Search

GOING_ON: Final = 0
OUT: Final = 1
SCORELESS: Final = 2
STOPPED: Final = 3


class Rules(NamedTuple):
    """What a table must know of a game.

    ``tiles`` is the whole set in the order of its list, a kind's number for each tile; ``left``
    what a tile of each kind counts when it is left on a rack. ``scoreless`` turns that count, in a
    row and of all players together, end the game or, with ``restart``, begin play anew; after
    ``idle`` turns without a play all agree to stop.
    """

    tiles: bytes
    left: Sequence[int]
    players: int
    rack_size: int
    exchange_minimum: int
    passes_count: bool
    exchanges_count: bool
    scoreless: int
    idle: int
    restart: bool
    out_factor: int
    others_lose: bool
    lift: bool
    keep_crossing: bool


class Turn(NamedTuple):
    """A turn: a play, an exchange or a pass (neither); ``rack`` are the tiles held before it.

    A play has a number for each square that it changes: the square in the tables of the search,
    << 40 | the symbol it shows then << 24 | the kinds laid on the base, above and below it, eight
    bits each. ``exchanged`` are kinds.
    """

    player: int
    rack: bytes
    laid: tuple[int, ...]
    exchanged: bytes
    score: int


class Result(NamedTuple):
    """A game: scores by seat after the end count, the number of turns, how it ended."""

    scores: tuple[int, ...]
    turns: int
    ended: int


class Seen(NamedTuple):
    """All of a game between two turns, for those who compare: kinds, and the symbol of a square."""

    player: int
    racks: tuple[bytes, ...]
    bag: bytes
    chance: int
    scores: tuple[int, ...]
    scoreless: int
    board: dict[int, int]


class Table:
    """Players that play alike, one game at a time."""

    def __init__(self, search: Search, rules: Rules) -> None:
        """Take the search whose board the games are played on, and the game's numbers."""
        self.search = search
        self.players: int = rules.players
        self.rack_size: int = rules.rack_size
        self.exchange_minimum: int = rules.exchange_minimum
        self.passes_count: bool = rules.passes_count
        self.exchanges_count: bool = rules.exchanges_count
        self.most_scoreless: int = rules.scoreless
        self.most_idle: int = rules.idle
        self.restarts: bool = rules.restart
        self.out_factor: int = rules.out_factor
        self.others_lose: bool = rules.others_lose
        self.lifts: bool = rules.lift
        self.keeps_crossing: bool = rules.keep_crossing
        self.whole: array[int] = array("i", list(rules.tiles))
        self.size: int = len(rules.tiles)
        self.kinds: int = len(rules.left)
        self.left_of: array[int] = array("q", rules.left)
        self.gamma = 0x9E3779B97F4A7C15
        self.first_mix = 0xBF58476D1CE4E5B9
        self.second_mix = 0x94D049BB133111EB
        self.chance: int = 0
        self.bag: array[int] = array("i", list(rules.tiles))
        self.bag_size: int = 0
        self.racks: array[int] = array("i", bytes(4 * self.players * self.kinds))
        self.held: array[int] = array("i", bytes(4 * self.players))
        self.scores: array[int] = array("q", bytes(8 * self.players))
        self.player: int = 0
        self.turns: int = 0
        self.idle: int = 0
        self.scoreless: int = 0
        self.ended: int = STOPPED
        # The last turn.
        self.turn_player: int = 0
        self.turn_score: int = 0
        self.turn_laid: int = 0
        self.turn_exchanged: int = 0
        self.laid: array[int] = array("Q", bytes(8 * search.stride))
        self.thrown: array[int] = array("i", bytes(4 * self.rack_size))
        # The board, by squares of the search: what is taken, and what a play's words keep.
        self.taken: array[int] = array("B", bytes(search.squares))
        self.kept: array[int] = array("B", bytes(search.squares))
        # By which set of values each seat plays, -1 for points alone; the best found of the turn.
        self.values_of: array[int] = array("i", [-1] * self.players)
        self.turn_value: int = 0
        # How many plays each seat weighs by the next player's replies (1: none), against how many
        # racks; what is unseen, and what is as it was before a play is tried.
        self.tries: array[int] = array("i", [1] * self.players)
        self.samples: int = 1
        self.pool: array[int] = array("i", list(rules.tiles))
        self.saved_racks: array[int] = array("i", bytes(4 * self.players * self.kinds))
        self.saved_held: array[int] = array("i", bytes(4 * self.players))
        self.saved_pool: array[int] = array("i", list(rules.tiles))
        # What the tiles were worth that each seat kept at its last turn, in thousandths.
        self.kept_worth: array[int] = array("q", bytes(8 * self.players))
        # Whether every other seat draws from the back of the bag.
        self.opposite: int = 0
        # A row for each full rack with tiles still in the bag, while ``recording``.
        self.recording: int = 0
        self.rows: array[int] = array("q", [0])
        self.row_count: int = 0
        self.row_room: int = 0
        self.game_number: int = 0

    # -- what is asked ----------------------------------------------------------------------

    def value_leaves(self, sets: Sequence[int]) -> None:
        """Let the player on each seat play by score and leave, by a set of values of the search.

        -1 stands for points alone. What leaves are worth is set in the search
        (``set_leave_tables``), by the kinds' numbers; with an empty bag they are worth nothing.
        """
        for seat in range(self.players):
            self.values_of[seat] = sets[seat]

    def weigh_replies(self, plays: Sequence[int], samples: int) -> None:
        """Let each seat weigh its best *plays*, and the best exchange, by what can be replied.

        What counts then is a play's worth less the mean score of the next player's best replies,
        with *samples* racks drawn from the tiles that the seat cannot see, the same for all that
        it weighs. With the bag empty the one rack is known. 1 play: it is not weighed.
        """
        for seat in range(self.players):
            self.tries[seat] = plays[seat]
        self.samples = samples

    def draw_from_both_ends(self) -> None:
        """Let every other seat draw from the back of the bag from now on.

        So a side draws the same tiles in the same order as in the game of the same seed in which
        the players have changed seats, until one of them exchanges.
        """
        self.opposite = 1

    def begin(self, seed: int) -> None:
        """Set up the game of *seed*."""
        self._begin(seed & 0xFFFFFFFFFFFFFFFF)

    def step(self) -> Turn | None:
        """Let the next turn be made; None once the game is over."""
        if self.ended:
            return None
        at = self.player * self.kinds
        rack = bytes(k for k in range(self.kinds) for _ in range(self.racks[at + k]))
        turns = self.turns
        self._turn()
        if turns == self.turns:
            return None
        return Turn(
            self.turn_player,
            rack,
            tuple(self.laid[i] for i in range(self.turn_laid)),
            bytes(self.thrown[i] for i in range(self.turn_exchanged)),
            self.turn_score,
        )

    def play(self, seed: int) -> list[Turn]:
        """Play the game of *seed*; return its turns, the first player's first."""
        self.begin(seed)
        return list(iter(self.step, None))

    def result(self) -> Result:
        """Return what came of the last game."""
        return Result(tuple(self.scores), self.turns, self.ended)

    def seen(self) -> Seen:
        """Return the game as it stands between two turns."""
        racks = []
        for player in range(self.players):
            at = player * self.kinds
            racks.append(bytes(k for k in range(self.kinds) for _ in range(self.racks[at + k])))
        return Seen(
            self.player,
            tuple(racks),
            bytes([self.bag[i] for i in range(self.bag_size)]),
            self.chance,
            tuple(self.scores),
            self.scoreless,
            {at: self.symbol_on(at) for at in range(self.search.plane) if self.taken[at]},
        )

    def play_many(self, seed: int, first: int, count: int) -> array[int]:
        """Play games *first* to *first* + *count* - 1 of a run, letting other threads run.

        Return some numbers a game: the scores by seat, the turns, how it ended.
        """
        results = array("q", bytes(8 * (self.players + 2) * count))
        self.results = results
        self._games(seed & 0xFFFFFFFFFFFFFFFF, first, count)
        return results

    def record_many(self, seed: int, first: int, count: int) -> array[int]:
        """Play games as ``play_many``; return a row for each full rack with tiles in the bag.

        A row has the number of the game, the tiles in the bag, what the best move is worth (in
        thousandths of a point: a play's score and leave, or the leave of an exchange), and the
        kinds of the rack.
        """
        self.row_room = 64 * count
        while True:
            self.rows = array("q", bytes(8 * self.row_room * (3 + self.rack_size)))
            self.row_count = 0
            self.recording = 1
            self.play_many(seed, first, count)
            self.recording = 0
            if self.row_count <= self.row_room:
                return array("q", self.rows[: self.row_count * (3 + self.rack_size)])
            self.row_room = self.row_count

    # -- a subclass's own -------------------------------------------------------------------

    def clear_board(self) -> None:
        """Empty the kernel's board."""

    def take(self, player: int) -> None:
        """Put a player's rack before the search."""

    def lay(self, player: int, number: int) -> int:  # noqa: ARG002
        """Make play *number* of those found: take its tiles off the rack, write ``laid``.

        Return its score.
        """
        return 0

    def hold(self, player: int) -> None:
        """Get ready to lay plays of a player's rack, and no more than that."""

    def state_of(self, number: int) -> int:  # noqa: ARG002
        """Return which rack state play *number* of those found leaves."""
        return 0

    def grow_store(self, plays: int) -> None:
        """Make room for so many plays that are kept beyond the next search."""

    def stash(self, number: int, at: int) -> None:
        """Keep play *number* of those found as number *at*."""

    def recall(self, at: int) -> None:
        """Let the play kept as number *at* be the first of those found."""

    def board_key(self) -> int:
        """Return what tells what stands on the board from any other, but for chance."""
        return 0

    def grow_levels(self, levels: int) -> None:
        """Make room for so many boards that are kept."""

    def save_board(self, level: int) -> None:
        """Keep what stands on the board as number *level*."""

    def restore_board(self, level: int) -> None:
        """Let stand again what was kept as number *level*."""

    def put_board(self, squares: Sequence[tuple[int, int, int, int]]) -> None:
        """Let stand these: a square and what is on it, as the subclass says, and nothing else."""

    def remove(self, at: int) -> None:
        """Take what stands on the square *at* off the kernel's board."""

    def removed(self) -> None:
        """Know that all squares to be emptied are empty."""

    def symbol_on(self, at: int) -> int:  # noqa: ARG002  a subclass's own
        """Return what the square *at*, which is taken, shows."""
        return 0

    # -- searches ---------------------------------------------------------------------------

    def find(self, player: int, values: int, count: int) -> int:
        """Find the *count* best plays of *player* by a set of values; return how many there are.

        Set -1 is by points alone.
        """
        self.take(player)
        if values >= 0:
            self.search.use_leaves(values)
            self.search.value_states()
        self.search.find_best(count)
        return self.search.kept

    # -- a game -----------------------------------------------------------------------------

    def _games(self, seed: int, first: int, count: int) -> None:
        token = bits.unlock()
        for i in range(count):
            self.chance = bits.wrap(seed + bits.wrap(first + i) * self.gamma)
            self._begin(self._next())
            self.game_number = first + i
            while self.ended == GOING_ON:
                self._turn()
            at = i * (self.players + 2)
            for player in range(self.players):
                self.results[at + player] = self.scores[player]
            self.results[at + self.players] = self.turns
            self.results[at + self.players + 1] = self.ended
        bits.lock(token)

    def _begin(self, seed: int) -> None:
        """Shake the bag and fill the racks, the starter's first (A12)."""
        self._clear()
        self.chance = seed
        self.bag_size = self.size
        for i in range(self.size):
            self.bag[i] = self.whole[i]
        self._shuffle()
        for i in range(self.players * self.kinds):
            self.racks[i] = 0
        self.player = 0
        self.turns = 0
        self.idle = 0
        self.scoreless = 0
        self.ended = GOING_ON
        for player in range(self.players):
            self.held[player] = 0
            self.scores[player] = 0
            self._draw(player)

    def _clear(self) -> None:
        for at in range(2 * self.search.plane):
            self.taken[at] = 0
        self.clear_board()

    def _turn(self) -> None:
        """Let the player to move make a turn, and see what it brings about."""
        if self.idle >= self.most_idle:
            # K12 can begin play anew for ever; such players agree to stop.
            self._count_own(STOPPED)
            return
        player = self.player
        self.turn_player = player
        self.turn_score = 0
        self.turn_laid = 0
        self.turn_exchanged = 0
        self.player = player + 1 if player + 1 < self.players else 0
        self.turns += 1
        values = self.values_of[player] if self.bag_size else -1
        found = self.find(player, values, self.tries[player])
        self.turn_value = 0
        if found:
            self.turn_value = self.search.values[0]
        keep = 0
        number = 0
        if values >= 0 and self.bag_size >= self.exchange_minimum:
            keep = self._best_exchange(found)
        if self.tries[player] > 1 and found:
            number = self._by_reply(player, values, found, keep)
            if number >= 0:
                keep = 0
        if self.recording and self.bag_size and self.held[player] == self.rack_size:
            self._record(player)
        if found and keep == 0:
            worth = self.search.values[number]
            self._play(player, number)
            self.kept_worth[player] = worth - 1000 * self.turn_score
        else:
            self.kept_worth[player] = self.search.leave[keep] if values >= 0 else 0
            if self.held[player] and self.bag_size >= self.exchange_minimum:
                self._exchange(player, keep)
            self.no_play()
        self.finish(player)

    def _play(self, player: int, number: int) -> None:
        """Make play *number* of those found, and lift what the game lifts."""
        self.turn_score = self.lay(player, number)
        self.scores[player] += self.turn_score
        self.scoreless = 0
        self.idle = 0
        if self.lifts:
            self._lift()

    def no_play(self) -> None:
        """Count a turn without a play: an exchange, if there was one, or else a pass."""
        self.idle += 1
        counts = self.exchanges_count if self.turn_exchanged else self.passes_count
        self.scoreless = self.scoreless + 1 if counts else 0

    def finish(self, player: int) -> None:
        """Let *player* draw after the turn, and see what it brings about."""
        self._draw(player)
        if self.held[player] == 0 and self.bag_size == 0:
            self._count_out(player)
        elif self.scoreless >= self.most_scoreless:
            if self.restarts and self.bag_size:
                self._clear()
                self.scoreless = 0
            else:
                self._count_own(SCORELESS)

    def _best_exchange(self, found: int) -> int:
        """Return the rack state of the best exchange, 0 where the play *found* is worth more."""
        best = 0
        s = self.search.states
        while s > 1:
            s -= 1
            if self.search.leave[s] > self.turn_value or (found == 0 and best == 0):
                best = s
                self.turn_value = self.search.leave[s]
        return best

    def _by_reply(self, player: int, values: int, found: int, keep: int) -> int:
        """Return the number of the play that is worth most less what is replied, -1 for none.

        None is the exchange of state *keep*, if it is not 0. The plays found are found again.
        """
        chance = self.chance
        samples = self.samples if self.bag_size else 1
        other = player + 1 if player + 1 < self.players else 0
        unseen = self._look_for_unseen(player)
        exchange = self.turn_value
        best = -1
        most = bits.NEVER
        self._save()
        for i in range(-1 if keep else 0, found):
            worth = exchange
            if i >= 0:
                self.find(player, values, self.tries[player])
                worth = self.search.values[i]
                self.turn_laid = 0
                self.lay(player, i)
                if self.lifts:
                    self._lift()
            total = 0
            self.chance = chance
            for j in range(samples):  # noqa: B007  a C counter
                total += self._reply(other, unseen)
            self._restore()
            if samples * worth - total > most:
                most = samples * worth - total
                best = i
        self.chance = chance
        self.turn_laid = 0
        self.find(player, values, self.tries[player])
        return best

    def _look_for_unseen(self, player: int) -> int:
        """Write what *player* cannot see into the pool, kind by kind; return how many tiles.

        So what is drawn from it tells nothing of where the tiles are.
        """
        size = 0
        for kind in range(self.kinds):
            for i in range(self.bag_size):
                if self.bag[i] == kind:
                    self.pool[size] = kind
                    size += 1
            for other in range(self.players):
                count = self.racks[other * self.kinds + kind] if other != player else 0
                while count:
                    count -= 1
                    self.pool[size] = kind
                    size += 1
        return size

    def _reply(self, other: int, unseen: int) -> int:
        """Return the best score of *other* with a rack of the unseen tiles, in thousandths.

        The pool is left in another order, the same for all plays that are weighed: each begins
        from the same chance, and ``_restore`` brings the order back.
        """
        at = other * self.kinds
        for kind in range(self.kinds):
            self.racks[at + kind] = 0
        for i in range(self.held[other]):
            j = i + self._below(unseen - i)
            kind = self.pool[j]
            self.pool[j] = self.pool[i]
            self.pool[i] = kind
            self.racks[at + kind] += 1
        return self.search.values[0] if self.find(other, -1, 1) else 0

    def _save(self) -> None:
        for i in range(self.players * self.kinds):
            self.saved_racks[i] = self.racks[i]
        for player in range(self.players):
            self.saved_held[player] = self.held[player]
        for i in range(self.size):
            self.saved_pool[i] = self.pool[i]
        self.save_board(0)

    def _restore(self) -> None:
        for i in range(self.players * self.kinds):
            self.racks[i] = self.saved_racks[i]
        for player in range(self.players):
            self.held[player] = self.saved_held[player]
        for i in range(self.size):
            self.pool[i] = self.saved_pool[i]
        self.restore_board(0)

    def _exchange(self, player: int, state: int) -> None:
        """Put what rack *state* has laid into the bag, all for 0, before any is drawn (S14)."""
        at = player * self.kinds
        for slot in range(self.search.kinds if state else 0):
            out = state % (self.search.count_of[slot] + 1)
            state //= self.search.count_of[slot] + 1
            while out:
                out -= 1
                self._throw(at, self.search.kind_at[slot])
        for kind in range(self.kinds if self.turn_exchanged == 0 else 0):
            while self.racks[at + kind]:
                self._throw(at, kind)
        self.held[player] -= self.turn_exchanged
        self._shuffle()

    def _throw(self, at: int, kind: int) -> None:
        """Put a tile of the rack at *at* into the bag."""
        self.racks[at + kind] -= 1
        self.bag[self.bag_size] = kind
        self.bag_size += 1
        self.thrown[self.turn_exchanged] = kind
        self.turn_exchanged += 1

    def _record(self, player: int) -> None:
        """Write a row, if there is room; the rows are counted in any case."""
        if self.row_count < self.row_room:
            at = self.row_count * (3 + self.rack_size)
            self.rows[at] = self.game_number
            self.rows[at + 1] = self.bag_size
            self.rows[at + 2] = self.turn_value
            at += 3
            for kind in range(self.kinds):
                for i in range(self.racks[player * self.kinds + kind]):  # noqa: B007  a C counter
                    self.rows[at] = kind
                    at += 1
        self.row_count += 1

    def _count_out(self, player: int) -> None:
        """Give who went out the others' tiles, times the game's factor; they may lose them, too."""
        for other in range(self.players):
            if other != player:
                self.scores[player] += self.out_factor * self.left(other)
                if self.others_lose:
                    self.scores[other] -= self.left(other)
        self.ended = OUT

    def _count_own(self, ended: int) -> None:
        """Take from each player the points on the own rack, and end the game so."""
        for player in range(self.players):
            self.scores[player] -= self.left(player)
        self.ended = ended

    def left(self, player: int) -> int:
        total = 0
        for kind in range(self.kinds):
            total += self.racks[player * self.kinds + kind] * self.left_of[kind]
        return total

    # -- lifting old words ------------------------------------------------------------------

    def _lift(self) -> None:
        """Take off what is no part of a word made this turn, or of the main word (P7, K8)."""
        for i in range(self.turn_laid):
            at = self.laid[i] >> 40
            self.kept[at] = 1
            self.kept[self.search.turned(at)] = 1
            if self.keeps_crossing:
                self._keep(self.search.turned(at))
        self._keep(self.laid[0] >> 40)
        gone = 0
        for at in range(self.search.plane):
            if self.taken[at] and self.kept[at] == 0:
                self.taken[at] = 0
                self.taken[self.search.turned(at)] = 0
                self.remove(at)
                gone += 1
        if gone:
            self.removed()
        for at in range(2 * self.search.plane):
            self.kept[at] = 0

    def _keep(self, at: int) -> None:
        """Keep the run of taken squares through *at*."""
        while self.taken[at - 1]:
            at -= 1
        while self.taken[at]:
            self.kept[at] = 1
            self.kept[self.search.turned(at)] = 1
            at += 1

    # -- bag and chance ---------------------------------------------------------------------

    def take_tile(self, player: int, kind: int) -> None:
        """Take a tile off a rack."""
        self.racks[player * self.kinds + kind] -= 1
        self.held[player] -= 1

    def _draw(self, player: int) -> None:
        """Fill a rack from the front of the bag, or from the back where that is this seat's end."""
        taken = min(self.rack_size - self.held[player], self.bag_size)
        if self.opposite and player & 1:
            for i in range(taken):  # noqa: B007  a C counter
                self.bag_size -= 1
                self.racks[player * self.kinds + self.bag[self.bag_size]] += 1
            self.held[player] += taken
            return
        for i in range(taken):
            self.racks[player * self.kinds + self.bag[i]] += 1
        for i in range(taken, self.bag_size):
            self.bag[i - taken] = self.bag[i]
        self.bag_size -= taken
        self.held[player] += taken

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
        self.chance = bits.wrap(self.chance + self.gamma)
        mixed = self.chance
        mixed = bits.wrap((mixed ^ mixed >> 30) * self.first_mix)
        mixed = bits.wrap((mixed ^ mixed >> 27) * self.second_mix)
        return mixed ^ mixed >> 31
