"""Where the games of a run are played: in processes through ``Game``, or inside the kernels.

Both take chunks of a run and give their results in the run's order.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from thaigame.game.events import Exchanged, Passed, Played
from thaigame.movegen._native import kernel_name
from thaigame.movegen.games import ENDS, WholeGames
from thaigame.movegen.limits import TABLE
from thaigame.strategy.players import find_player
from thaigame.strategy.table import play_game
from thaigame.workers import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from queue import SimpleQueue

    from thaigame.game.game import Game
    from thaigame.game.spec import GameSpec
    from thaigame.movegen._turns import Table
    from thaigame.strategy.players import Player


class Chunk(NamedTuple):
    """Some games of a run: the number of the first, and the seed of each."""

    first: int
    seeds: Sequence[int]


class Finished(NamedTuple):
    """How a game ended: scores by player (not by seat), the turns, whether it was stopped."""

    scores: tuple[int, ...]
    turns: int
    stopped: bool


# -- through the game state ------------------------------------------------------------------------


def in_processes(
    spec: GameSpec, names: Sequence[str], chunks: Sequence[Chunk], workers: int
) -> Iterator[list[Finished]]:
    """Yield the results of each chunk; a single worker needs no process of its own."""
    if workers == 1:
        players = _players(spec, names)
        yield from (_played(spec, players, chunk) for chunk in chunks)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # What no kernel plays is refused here, and not by the death of a worker; and the workers find
    # the graph of the words in the cache.
    _players(spec, names)
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_prepare, initargs=(spec, names)
    ) as pool:
        yield from pool.map(_played_here, chunks)


_here: tuple[GameSpec, list[Player]] | None = None  # a worker process's own


def _prepare(spec: GameSpec, names: Sequence[str]) -> None:
    """Make the players once a process; an interrupt is the main process's to answer."""
    import signal

    global _here  # noqa: PLW0603  what a process prepares lives as long as it does
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _here = spec, _players(spec, names)


def _played_here(chunk: Chunk) -> list[Finished]:
    if _here is None:
        raise RuntimeError
    return _played(*_here, chunk)


def _players(spec: GameSpec, names: Sequence[str]) -> list[Player]:
    return [find_player(name)(spec) for name in names]


def _played(spec: GameSpec, players: list[Player], chunk: Chunk) -> list[Finished]:
    results = []
    for number, seed in enumerate(chunk.seeds, chunk.first):
        first = number % len(players)
        game = play_game(spec, [*players[first:], *players[:first]], seed=seed)
        results.append(_result(number, game))
    return results


def _result(number: int, game: Game) -> Finished:
    turns = sum(isinstance(event, Played | Exchanged | Passed) for event in game.events)
    stopped = game.state.ended == "stopped"
    return Finished(by_player(number, game.scores), turns, stopped)


def by_player(number: int, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Put the scores of game *number*, in seat order, in the order of the players."""
    first = number % len(scores)
    return (*scores[-first:], *scores[:-first]) if first else scores


# -- inside the kernels ----------------------------------------------------------------------------


def whole_games(spec: GameSpec, names: Sequence[str]) -> WholeGames | None:
    """Return the game as the kernels play it whole, or None where they do not.

    They play games among greedy players, of each rule set whose options they compute. As plain
    Python they would play the same games no faster than ``Game``, and on one processor only.
    """
    if (
        set(names) != {"greedy"}
        or not spec.counts_by_the_rules
        or TABLE.faults(spec.layout)
        or kernel_name("_games") != "native"
    ):
        return None
    return WholeGames(spec)


def in_threads(
    games: WholeGames, players: int, seed: int, chunks: Sequence[Chunk], workers: int
) -> Iterator[list[Finished]]:
    """Yield the results of each chunk; the kernels let the threads run side by side."""
    from concurrent.futures import ThreadPoolExecutor
    from queue import SimpleQueue

    tables: SimpleQueue[Table] = SimpleQueue()
    for _ in range(workers):
        tables.put(games.table(players))
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(partial(_inside, tables, players, seed), chunks)


def _inside(tables: SimpleQueue[Table], players: int, seed: int, chunk: Chunk) -> list[Finished]:
    table = tables.get()
    numbers = iter(table.play_many(seed, chunk.first, len(chunk.seeds)))
    tables.put(table)
    results = []
    for number in range(chunk.first, chunk.first + len(chunk.seeds)):
        scores = tuple(islice(numbers, players))
        turns, ended = next(numbers), next(numbers)
        results.append(Finished(by_player(number, scores), turns, ENDS[ended] == "stopped"))
    return results
