# cython: annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
"""Whole games inside the kernel: bag, racks, turns and ends; ``_games`` searches and lays.

Everybody at the table plays alike: each makes the play of most points, or of most points and leave;
without one the whole rack is exchanged, or, where the bag holds too few tiles, the turn passed.
Every play stands. What a turn brings about is what ``game.turns`` and ``game.ending`` say, and the
bag, its chance and the draws are those of ``game.start``: the starter draws first, a rack goes into
the bag before any tile is drawn. So a game here is, event for event, the game of the same seed
anywhere else. Game *i* of a run has the *i*-th number of ``Random(seed)`` as its seed, whoever
plays it.

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
        self.players = rules.players
        self.rack_size = rules.rack_size
        self.exchange_minimum = rules.exchange_minimum
        self.passes_count = rules.passes_count
        self.exchanges_count = rules.exchanges_count
        self.most_scoreless = rules.scoreless
        self.most_idle = rules.idle
        self.restarts = rules.restart
        self.out_factor = rules.out_factor
        self.others_lose = rules.others_lose
        self.lifts = rules.lift
        self.keeps_crossing = rules.keep_crossing
        self.whole = array("i", list(rules.tiles))
        self.size = len(rules.tiles)
        self.kinds = len(rules.left)
        self.left_of = array("q", rules.left)
        self.gamma = 0x9E3779B97F4A7C15
        self.first_mix = 0xBF58476D1CE4E5B9
        self.second_mix = 0x94D049BB133111EB
        self.chance = 0
        self.bag = array("i", list(rules.tiles))
        self.bag_size = 0
        self.racks = array("i", bytes(4 * self.players * self.kinds))
        self.held = array("i", bytes(4 * self.players))
        self.scores = array("q", bytes(8 * self.players))
        self.player = 0
        self.turns = 0
        self.idle = 0
        self.scoreless = 0
        self.ended = STOPPED
        # The last turn.
        self.turn_player = 0
        self.turn_score = 0
        self.turn_laid = 0
        self.turn_exchanged = 0
        self.laid = array("Q", bytes(8 * search.stride))
        # The board, by squares of the search: what is taken, and what a play's words keep.
        self.taken = array("B", bytes(search.squares))
        self.kept = array("B", bytes(search.squares))
        # What leaves are worth: by kind and how many of it, and by two kinds.
        self.valued = 0

    # -- what is asked ----------------------------------------------------------------------

    def value_leaves(self) -> None:
        """Let all play by score and leave from now on; with an empty bag leaves are worth nothing.

        What they are worth is set in the search (``set_leave_tables``), by the kinds' numbers.
        """
        self.valued = 1

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
            rack if self.turn_exchanged else b"",
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

    # -- a subclass's own -------------------------------------------------------------------

    def clear_board(self) -> None:
        """Empty the kernel's board."""

    def find(self, player: int) -> int:  # noqa: ARG002  a subclass's own
        """Find the best play of *player*; return whether there is one."""
        return 0

    def lay(self, player: int) -> int:  # noqa: ARG002  a subclass's own
        """Make the play found: take its tiles off the rack, write ``laid``; return its score."""
        return 0

    def remove(self, at: int) -> None:
        """Take what stands on the square *at* off the kernel's board."""

    def removed(self) -> None:
        """Know that all squares to be emptied are empty."""

    def symbol_on(self, at: int) -> int:  # noqa: ARG002  a subclass's own
        """Return what the square *at*, which is taken, shows."""
        return 0

    # -- a game -----------------------------------------------------------------------------

    def _games(self, seed: int, first: int, count: int) -> None:
        token = bits.unlock()
        for i in range(count):
            self.chance = bits.wrap(seed + bits.wrap(first + i) * self.gamma)
            self._begin(self._next())
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
        if self.find(player):
            self.turn_score = self.lay(player)
            self.scores[player] += self.turn_score
            self.scoreless = 0
            self.idle = 0
            if self.lifts:
                self._lift()
        else:
            self.idle += 1
            if self.held[player] and self.bag_size >= self.exchange_minimum:
                self._exchange(player)
                self.scoreless = self.scoreless + 1 if self.exchanges_count else 0
            else:
                self.scoreless = self.scoreless + 1 if self.passes_count else 0
        self._draw(player)
        if self.held[player] == 0 and self.bag_size == 0:
            self._count_out(player)
        elif self.scoreless >= self.most_scoreless:
            if self.restarts and self.bag_size:
                self._clear()
                self.scoreless = 0
            else:
                self._count_own(SCORELESS)

    def _exchange(self, player: int) -> None:
        """Put the whole rack into the bag and shake it, before any tile is drawn (S14)."""
        self.turn_exchanged = 1
        for kind in range(self.kinds):
            while self.racks[player * self.kinds + kind]:
                self.bag[self.bag_size] = kind
                self.bag_size += 1
                self.racks[player * self.kinds + kind] -= 1
        self.held[player] = 0
        self._shuffle()

    def _count_out(self, player: int) -> None:
        """Give who went out the others' tiles, times the game's factor; they may lose them, too."""
        for other in range(self.players):
            if other != player:
                self.scores[player] += self.out_factor * self._left(other)
                if self.others_lose:
                    self.scores[other] -= self._left(other)
        self.ended = OUT

    def _count_own(self, ended: int) -> None:
        """Take from each player the points on the own rack, and end the game so."""
        for player in range(self.players):
            self.scores[player] -= self._left(player)
        self.ended = ended

    def _left(self, player: int) -> int:
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
        """Fill a rack from the front of the bag."""
        taken = min(self.rack_size - self.held[player], self.bag_size)
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
