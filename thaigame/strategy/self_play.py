"""Many games between the same players, shared out to several workers.

Game *i* of a run has the *i*-th number of ``Random(seed)`` as its seed, and the players move up
a seat from game to game. A run's result thus hangs on its seed alone and never on how many
workers there were or which of them was done first.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.strategy.players import find_player
from thaigame.strategy.runs import Chunk, in_processes, in_threads, whole_games
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.strategy.runs import Finished

_CHUNK: Final = 8
_KERNEL_CHUNK: Final = 250


@dataclass(frozen=True)
class SelfPlay:
    """What came of a run; fields with a value for each player are in the order of ``players``.

    ``mean_score`` is per side and game. An entry of ``wins`` counts the games that this player
    won alone, ``draws`` those that nobody did; ``stopped`` are games in which nobody could go on.
    ``seconds`` is time by the clock, ``games_per_second`` that of all workers together.
    """

    players: tuple[str, ...]
    seed: int
    games: int
    mean_score: float
    mean_scores: tuple[float, ...]
    mean_turns: float
    wins: tuple[int, ...]
    draws: int
    stopped: int
    seconds: float
    games_per_second: float


@door
def selfplay(
    spec: GameSpec,
    games: int,
    *,
    seed: int = 0,
    players: Sequence[str] = ("greedy", "greedy"),
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> SelfPlay:
    """Play *games* games between the named *players* and return their summary.

    *workers* are by default as many as the machine has processors. *progress* is told, now and
    then, how many more games are done. Where all players are greedy and the kernels compute every
    rule option of the game, whole games are played inside them, in threads; all others go through
    ``Game``, in processes, which a program's main module must allow for
    (``if __name__ == "__main__"``). Raise StateError for players or numbers that cannot be.
    """
    if games < 1:
        raise StateError(message("strategy.too_few_games", games=games))
    if workers is not None and workers < 1:
        raise StateError(message("strategy.too_few_workers", workers=workers))
    for name in players:
        find_player(name)
    fewest, most = spec.rules.turn.players
    if not fewest <= len(players) <= most:
        raise StateError(message("state.players", players=len(players), fewest=fewest, most=most))
    start = perf_counter()
    inside = whole_games(spec, players)
    chunks = _chunks(games, seed, _CHUNK if inside is None else _KERNEL_CHUNK)
    workers = min(workers or os.cpu_count() or 1, len(chunks))
    if inside is None:
        done = in_processes(spec, players, chunks, workers)
    else:
        done = in_threads(inside, len(players), seed, chunks, workers)
    results: list[Finished] = []
    for some in done:
        results += some
        if progress is not None:
            progress(len(some))
    return _summary(tuple(players), seed, results, perf_counter() - start)


def _chunks(games: int, seed: int, size: int) -> list[Chunk]:
    random = Random(seed)
    seeds = [random.next() for _ in range(games)]
    return [Chunk(first, seeds[first : first + size]) for first in range(0, games, size)]


def _summary(
    players: tuple[str, ...], seed: int, results: list[Finished], seconds: float
) -> SelfPlay:
    games = len(results)
    winners = [
        [at for at, score in enumerate(each.scores) if score == max(each.scores)]
        for each in results
    ]
    sums = [sum(each.scores[at] for each in results) for at in range(len(players))]
    return SelfPlay(
        players=players,
        seed=seed,
        games=games,
        mean_score=sum(sums) / len(players) / games,
        mean_scores=tuple(total / games for total in sums),
        mean_turns=sum(each.turns for each in results) / games,
        wins=tuple(winners.count([at]) for at in range(len(players))),
        draws=sum(len(each) > 1 for each in winners),
        stopped=sum(each.stopped for each in results),
        seconds=seconds,
        games_per_second=games / seconds,
    )
