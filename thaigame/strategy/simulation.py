"""Moves compared by playing on from them, with what the mover cannot see dealt anew each round.

Round *i* of a seed deals the same tiles whichever move it follows, so that moves are compared by
what each makes of the same luck. A round is a few turns of players who go by score and leave, and
counts how far the mover is ahead then, what both kept included; with an empty bag it goes on to the
end of the game. Others' racks are never looked at, known or not: only how many tiles they hold.

A move is given up once it is behind the best one by more than chance explains, after rounds that
double. Where several are left in the end, it is *not decided* which of them is best.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from heapq import nlargest
from math import log, sqrt
from queue import SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import KernelError, StateError
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.layouts.tiles import Rack
from thaigame.movegen._native import load
from thaigame.movegen.games import WholeGames
from thaigame.strategy.evaluation import Evaluation, best_moves, leave_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from thaigame.game.board import Board
    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.layouts.tiles import TileSet
    from thaigame.movegen._rollouts import After, Rollouts
    from thaigame.movegen.generator import Generator
    from thaigame.strategy.leave_values import Values

FIRST: Final = 64
"""Rounds after which moves are compared for the first time."""
_CHUNK: Final = 64
_LOOKED_AT: Final = 300
"""Plays among which the best of each number of tiles is looked for."""


@dataclass(frozen=True)
class Simulation:
    """How moves are simulated.

    ``rounds`` are at most played after each move, of ``plies`` turns; ``seconds`` may end it
    before, which cannot be repeated. Candidates are the ``plays`` best by score and leave, the
    best of each number of tiles, the ``exchanges`` best and the pass. A move is given up where
    chance would explain what it is behind with a probability below ``doubt``.
    """

    rounds: int = 1024
    plies: int = 2
    seconds: float | None = None
    seed: int = 0
    threads: int = 1
    plays: int = 15
    exchanges: int = 3
    doubt: float = 0.05


class Simulated(NamedTuple):
    """A move with what came of it, in points; errors are one standard error.

    ``kept`` is what the tiles are worth that stay. ``ahead`` is how far the mover was ahead on
    average in the end, ``behind`` how much less that is than the best move's in the same rounds.
    ``won`` is the share of rounds after which the mover was ahead, level as half: of games won,
    where rounds go on to the end of the game.
    """

    move: Move
    score: int
    leave: Rack
    kept: float
    ahead: float
    error: float
    behind: float
    behind_error: float
    won: float
    rounds: int


@dataclass(frozen=True)
class Compared:
    """Moves of a position, the best first.

    The first ``open`` of them could each be the best one: 1 where it is decided. ``played`` counts
    the rounds of all moves.
    """

    moves: tuple[Simulated, ...]
    open: int
    played: int
    seconds: float
    repeatable: bool

    @property
    def decided(self) -> bool:
        """Return whether one move was found to be best."""
        return self.open <= 1


class _Move(NamedTuple):
    """A move with its score and what it leaves; equal moves have one key."""

    key: object
    move: Move
    points: int
    leave: Rack


@dataclass
class _Arm:
    """A candidate: the game after it, and what each round came to, in thousandths of a point."""

    of: _Move
    kept: float
    board: Board
    after: After
    values: list[int] = field(default_factory=list)
    dropped: bool = False


class Simulator:
    """Simulates positions of one game; it keeps tables, and belongs to one thread at a time."""

    def __init__(self, generator: Generator, values: Values | None = None) -> None:
        """Take what finds the plays, and what leaves are worth to all sides.

        Raises ``KernelError`` for a game that is not played whole inside the kernels.
        """
        self._generator = generator
        self._spec = generator.game
        if not self._spec.counts_by_the_rules:
            raise KernelError(message("kernel.scorer"))
        self._games = WholeGames(self._spec)
        self._values = values
        self._evaluation = Evaluation(values)
        self._players = 0
        self._rollouts: list[Rollouts] = []

    def compare(
        self,
        position: Position,
        how: Simulation | None = None,
        asked: Iterable[Move] = (),
        *,
        stop: Callable[[], bool] | None = None,
    ) -> Compared:
        """Simulate the candidates and the moves *asked* for, which are never given up.

        The same seed and rounds give the same result, whatever ``threads`` says. *stop* is asked
        now and then whether to give the answer that there is. Raises as
        ``Generator.plays``, ``StateError`` for numbers that cannot be, and for a rack with a tile
        whose face was fixed.
        """
        how = how or Simulation()
        if min(how.rounds, how.plies, how.threads) < 1:
            raise StateError(message("strategy.simulation_numbers"))
        begin = perf_counter()
        asked = list(asked)
        keys = {_key(self._spec.tiles, move) for move in asked}
        arms = self._arms(position, how, asked)
        tables = self._tables(len(position.scores), how.threads)
        done, stopped = 0, False
        while done < how.rounds and not stopped:
            target = min(max(FIRST, 2 * done), how.rounds)
            while done < target and not stopped:
                count = min(_CHUNK, target - done)
                self._play([arm for arm in arms if not arm.dropped], done, count, tables, how)
                done += count
                stopped = how.seconds is not None and perf_counter() - begin > how.seconds
                stopped = stopped or (stop is not None and stop())
            if _drop(arms, keys, how.doubt) <= 1:
                break
        ranked, still_open = _ranked(arms, how.doubt)
        played = sum(len(arm.values) for arm in arms)
        return Compared(
            tuple(ranked),
            still_open,
            played,
            perf_counter() - begin,
            how.seconds is None and not stopped,
        )

    def _arms(self, position: Position, how: Simulation, asked: Sequence[Move]) -> list[_Arm]:
        """Return the candidates, each once."""
        rack = position.racks[0] or Rack()
        moves: dict[object, _Move] = {}

        def add(move: Move, points: int, leave: Rack) -> None:
            key = _key(self._spec.tiles, move)
            moves.setdefault(key, _Move(key, move, points, leave))

        for move in asked:
            for violation in self._spec.violations(position, move):
                raise StateError(message("strategy.not_legal", why=violation.message))
            points = self._spec.score(position, move).total if isinstance(move, Play) else 0
            add(move, points, leave_of(rack, move))
        best = best_moves(self._generator, position, self._evaluation, _LOOKED_AT)
        plays = [each for each in best if isinstance(each.move, Play)]
        sizes = {len(each.leave): each for each in plays[::-1]}
        dearest = sorted(plays, key=lambda each: -each.score)[:1]
        for each in (*plays[: how.plays], *dearest, *sizes.values()):
            add(each.move, each.score, each.leave)
        for exchange in self._exchanges(position, how.exchanges):
            add(exchange, 0, leave_of(rack, exchange))
        add(Pass(), 0, rack)
        start = self._start(position)
        return [self._arm(position, start, move) for move in moves.values()]

    def _exchanges(self, position: Position, count: int) -> list[Exchange]:
        """Return the best exchanges by what they leave; those of most tiles where no values are."""
        rack = position.racks[0] or Rack()

        def worth(exchange: Exchange) -> float:
            if self._values is None:
                return len(exchange.tiles)
            return self._values.value(leave_of(rack, exchange))

        return nlargest(count, self._generator.exchanges(position), key=worth)

    def _start(self, position: Position) -> After:
        """Return what is the same after every move: what is unseen, and who holds how many."""
        others = (None,) * (len(position.racks) - 1)
        hidden = replace(position, racks=(position.racks[0], *others))
        unseen = sorted(self._games.numbers(hidden.unseen().elements()))
        sizes, free = [0], len(unseen)
        for rack in position.racks[1:]:
            wanted = self._spec.rules.play.rack_size if rack is None else len(rack)
            sizes.append(min(wanted, free))
            free -= sizes[-1]
        made: After = load("_rollouts").After((), (), unseen, sizes, position.scores, 0, 0, 0)
        return made

    def _arm(self, position: Position, start: After, asked: _Move) -> _Arm:
        move, leave = asked.move, asked.leave
        board, scoreless, idle = position.board, 0, 0
        thrown: Sequence[str] = ()
        if isinstance(move, Play):
            board = self._spec.after(position, move).board
        else:
            thrown = move.tiles if isinstance(move, Exchange) else ()
            counts = ("exchange" if thrown else "pass") in self._spec.rules.end.scoreless
            scoreless = position.scoreless + 1 if counts else 0
            idle = position.scoreless + 1
        kept = 0.0
        if self._values is not None and position.bag_count():
            kept = self._values.value(leave)
        after = start._replace(
            own=self._games.numbers(leave),
            thrown=self._games.numbers(thrown),
            scores=(position.scores[0] + asked.points, *position.scores[1:]),
            scoreless=scoreless,
            idle=idle,
            kept=round(1000 * kept),
        )
        return _Arm(asked, kept, board, after)

    def _tables(self, players: int, threads: int) -> list[Rollouts]:
        if players != self._players:
            self._players, self._rollouts = players, []
        while len(self._rollouts) < threads:
            table = self._games.table(players, leaves=self._evaluation.leaves)
            self._rollouts.append(self._games.rollouts(table))
        return self._rollouts[:threads]

    def _play(
        self, arms: Sequence[_Arm], first: int, count: int, tables: list[Rollouts], how: Simulation
    ) -> None:
        """Play rounds *first* to *first* + *count* - 1 after each move."""
        free: SimpleQueue[Rollouts] = SimpleQueue()
        for each in tables:
            free.put(each)

        def play(arm: _Arm) -> Sequence[int]:
            rollouts = free.get()
            try:
                self._games.put_board(rollouts.table, arm.board)
                rollouts.set_up(arm.after)
                return rollouts.run(how.seed, first, count, how.plies)
            finally:
                free.put(rollouts)

        if how.threads == 1:
            results = [play(arm) for arm in arms]
        else:
            from concurrent.futures import ThreadPoolExecutor

            with ThreadPoolExecutor(how.threads) as pool:
                results = list(pool.map(play, arms))
        for arm, values in zip(arms, results, strict=True):
            arm.values.extend(values)


def _key(tiles: TileSet, move: Move) -> object:
    """Return what is the same for moves that make the same of the game.

    Those are plays of the same tiles that show the same, with the same points on each square.
    """
    if not isinstance(move, Play):
        return tuple(sorted(move.tiles)) if isinstance(move, Exchange) else ()
    laid = sorted(tile.kind for tile in move.tiles)
    shown = []
    for lay in move.lays:
        faces = [tiles.face(tile) for tile in lay.tiles]
        points = sorted((face.tier, face.points) for face in faces if face is not None)
        shown.append((lay.square, lay.cell, tuple(points)))
    return tuple(laid), frozenset(shown)


def _behind(arm: _Arm, best: _Arm) -> tuple[float, float]:
    """Return how much *arm* is behind *best* in the rounds of both, and its standard error."""
    pairs = zip(best.values, arm.values, strict=False)
    gaps = [(one - other) / 1000 for one, other in pairs]
    return _mean_and_error(gaps)


def _mean_and_error(figures: Sequence[float]) -> tuple[float, float]:
    count = len(figures)
    mean = sum(figures) / count
    if count == 1:
        return mean, 0.0
    return mean, sqrt(sum((each - mean) ** 2 for each in figures) / (count - 1) / count)


def _won(values: Sequence[int]) -> float:
    return sum(0.5 if value == 0 else float(value > 0) for value in values) / len(values)


def _best(arms: Sequence[_Arm]) -> _Arm:
    """Return the best by its mean, of those that were played to the end."""
    live = [arm for arm in arms if not arm.dropped]
    return max(live, key=lambda arm: sum(arm.values))


def _is_behind(gap: float, error: float, others: int, doubt: float) -> bool:
    """Return whether chance among so many *others* explains a gap only with probability *doubt*."""
    return gap > sqrt(2 * log(max(others, 1) / doubt)) * error and gap > 0


def _drop(arms: Sequence[_Arm], asked: Collection[object], doubt: float) -> int:
    """Give up moves that are behind, but those *asked* for; return how many could be the best."""
    best = _best(arms)
    could_be = 1
    for arm in arms:
        if arm is best or arm.dropped:
            continue
        if _is_behind(*_behind(arm, best), len(arms) - 1, doubt):
            arm.dropped = arm.of.key not in asked
        else:
            could_be += 1
    return could_be


def _ranked(arms: Sequence[_Arm], doubt: float) -> tuple[list[Simulated], int]:
    """Return the moves, the best first, and how many of them could be the best."""
    best = _best(arms)
    found = []
    could_be = 0
    for arm in arms:
        gap, gap_error = _behind(arm, best)
        mean, error = _mean_and_error([value / 1000 for value in arm.values])
        could_be += arm is best or not (
            arm.dropped or _is_behind(gap, gap_error, len(arms) - 1, doubt)
        )
        simulated = Simulated(
            *arm.of[1:], arm.kept, mean, error, gap, gap_error, _won(arm.values), len(arm.values)
        )
        found.append(simulated)
    return sorted(found, key=lambda each: each.behind), could_be
