"""Two ways of playing compared: pairs of games with the same tiles, in which they change seats.

In both games of a pair the bag is the same, and the two sides draw from opposite ends of it, so a
side has the same tiles whatever the other does, until somebody exchanges. Luck counts for both, and
fewer games tell the two apart. Errors are taken over pairs, since the games of one are no two
samples.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.movegen.games import WholeGames
from thaigame.strategy.runs import Chunk, in_processes
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.movegen._turns import Table
    from thaigame.strategy.evaluation import Evaluation

_CHUNK: Final = 20


@dataclass(frozen=True)
class Pairs:
    """What came of pairs of games.

    ``win_share`` is how many of its games the first way won, a draw as half, with its standard
    error ``win_error``; ``spread`` how many points a game it was ahead, with ``spread_error``;
    ``win_sd`` how much the win share of a pair differs. ``scores`` are the mean scores of both.
    """

    pairs: int
    seed: int
    win_share: float
    win_error: float
    win_sd: float
    spread: float
    spread_error: float
    scores: tuple[float, float]
    seconds: float


@door
def mirrored_pairs(
    spec: GameSpec,
    first: Evaluation,
    second: Evaluation,
    pairs: int,
    *,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Pairs:
    """Play *pairs* pairs of games between two ways of playing and compare them.

    The same seed gives the same result, however many *workers* (threads) there are. *progress* is
    told, now and then, how many more pairs are done. Raises ``KernelError`` for a game that the
    kernels do not play whole, and StateError for numbers that cannot be.
    """
    _check(pairs, workers)
    start = perf_counter()
    games = WholeGames(spec)
    chunks = [(at, min(_CHUNK, pairs - at)) for at in range(0, pairs, _CHUNK)]
    threads = min(workers or os.cpu_count() or 1, len(chunks))
    results: list[tuple[int, int, int, int]] = []
    for some in _played(games, (first, second), seed, chunks, threads):
        results += some
        if progress is not None:
            progress(len(some))
    return _summary(results, seed, perf_counter() - start)


@door
def player_pairs(
    spec: GameSpec,
    first: str,
    second: str,
    pairs: int,
    *,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Pairs:
    """Play *pairs* pairs of games between two players, by their names, and compare them.

    They go through ``Game``, in processes. Both games of a pair have one seed, so the bag is the
    same until the first draw that differs. Otherwise as ``mirrored_pairs``.
    """
    _check(pairs, workers)
    start = perf_counter()
    random = Random(seed)
    chunks = [Chunk(2 * number, (random.next(),) * 2) for number in range(pairs)]
    threads = min(workers or os.cpu_count() or 1, pairs)
    results: list[tuple[int, int, int, int]] = []
    for there, back in in_processes(spec, (first, second), chunks, threads):
        results.append((*there.scores, *back.scores))  # type: ignore[arg-type]  # two players
        if progress is not None:
            progress(1)
    return _summary(results, seed, perf_counter() - start)


def _check(pairs: int, workers: int | None) -> None:
    if pairs < 1:
        raise StateError(message("strategy.too_few_games", games=pairs))
    if workers is not None and workers < 1:
        raise StateError(message("strategy.too_few_workers", workers=workers))


def _played(
    games: WholeGames,
    sides: tuple[Evaluation, Evaluation],
    seed: int,
    chunks: Sequence[tuple[int, int]],
    workers: int,
) -> Iterator[list[tuple[int, int, int, int]]]:
    from concurrent.futures import ThreadPoolExecutor
    from threading import local

    own = local()

    def chunk(part: tuple[int, int]) -> list[tuple[int, int, int, int]]:
        if not hasattr(own, "tables"):
            own.tables = [seated(games, sides), seated(games, sides[::-1])]
        there, back = (table.play_many(seed, *part) for table in own.tables)
        width = len(there) // part[1]
        return [
            (there[at], there[at + 1], back[at + 1], back[at]) for at in range(0, len(there), width)
        ]

    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(chunk, chunks)


def seated(games: WholeGames, seats: Sequence[Evaluation]) -> Table:
    """Return a table at which each seat plays by its own evaluation."""
    table = games.table(len(seats), leaves=[each.leaves for each in seats])
    table.weigh_replies([each.plays for each in seats], max(each.racks for each in seats))
    table.draw_from_both_ends()
    return table


def _summary(results: list[tuple[int, int, int, int]], seed: int, seconds: float) -> Pairs:
    count = len(results)
    shares = [(_share(a, b) + _share(c, d)) / 2 for a, b, c, d in results]
    spreads = [(a - b + c - d) / 2 for a, b, c, d in results]
    share, share_sd = _mean_and_sd(shares)
    spread, spread_sd = _mean_and_sd(spreads)
    return Pairs(
        pairs=count,
        seed=seed,
        win_share=share,
        win_error=share_sd / count**0.5,
        win_sd=share_sd,
        spread=spread,
        spread_error=spread_sd / count**0.5,
        scores=(
            sum(a + c for a, _, c, _ in results) / 2 / count,
            sum(b + d for _, b, _, d in results) / 2 / count,
        ),
        seconds=seconds,
    )


def _share(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine > other)


def _mean_and_sd(figures: Sequence[float]) -> tuple[float, float]:
    mean = sum(figures) / len(figures)
    if len(figures) < 2:  # noqa: PLR2004  one figure differs from nothing
        return mean, 0.0
    return mean, (sum((each - mean) ** 2 for each in figures) / (len(figures) - 1)) ** 0.5
