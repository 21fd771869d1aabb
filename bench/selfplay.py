#!/usr/bin/env python3
"""Greedy self-play of whole games: how fast, and whether every game ends with all its tiles.

``python bench/selfplay.py [--games 10000] [--workers 2] [GAME ...]``

Games that the kernels play whole are timed on tables that are ready, so that no start of a process
or building of a graph is counted; a sample of them is played again turn by turn through the game
state, which must agree on every score and find nothing wrong. Games that go through the game state
are checked there. Beside the time by the clock stands that of the processors, which a busy machine
spoils less. ``--instructions`` counts those of a game with valgrind, the steadiest figure.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from thaigame.chance import Random
from thaigame.game.game import Game
from thaigame.game.moves import Play
from thaigame.game.spec import find_game
from thaigame.movegen._native import kernel_name
from thaigame.movegen.games import ENDS, WholeGames
from thaigame.strategy import selfplay
from thaigame.strategy.runs import whole_games
from thaigame.strategy.table import check_tiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.movegen._turns import Table

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")
PLAYERS = ("greedy", "greedy")
SAMPLE = 20
COUNTED = (10, 60)
"""Games of the two runs under valgrind whose difference is what games cost."""


def replayed(games: WholeGames, table: Table, seeds: Sequence[int]) -> int:
    """Play the table's games of *seeds* again through the game state; return their turns."""
    done = 0
    for seed in seeds:
        game = Game(games.game, seed=seed, draw_for_start=False)
        for turn in table.play(seed):
            move = games.move(table, turn)
            if game.violations(move):
                sys.exit(f"{games.game.name}, seed {seed}: {game.violations(move)}")
            if isinstance(move, Play) and game.score(move).total != turn.score:
                sys.exit(f"{games.game.name}, seed {seed}: {move} scores {game.score(move).total}")
            game.push(move)
            if game.phase == "pending":
                game.accept()
            done += 1
        if ENDS[table.result().ended] == "stopped":
            game.stop()
        if game.scores != table.result().scores:
            sys.exit(f"{games.game.name}, seed {seed}: {game.scores} and {table.result()}")
        check_tiles(game)
    return done


def inside(games: WholeGames, count: int, workers: int, seed: int) -> None:
    """Time games on tables in threads, print a line, and play a sample again."""
    tables = [games.table() for _ in range(workers)]
    shares = [(count * k // workers, count * (k + 1) // workers) for k in range(workers)]
    before, start = time.process_time(), time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        parts = pool.map(
            lambda table, share: table.play_many(seed, share[0], share[1] - share[0]),
            tables,
            shares,
        )
        numbers = [number for part in parts for number in part]
    used, waited = time.process_time() - before, time.perf_counter() - start
    scores, ends = [*numbers[::4], *numbers[1::4]], numbers[3::4]
    print(
        f"{games.game.name:<16} {count:6d} games {count / waited:8.1f}/s by the clock"
        f" {count / used:8.1f}/s a processor"
        f"  mean score {sum(scores) / len(scores):6.1f}  turns {sum(numbers[2::4]) / count:5.1f}"
        f"  out {ends.count(1)}, scoreless {ends.count(2)}, stopped {ends.count(3)}",
        flush=True,
    )
    random = Random(seed)
    seeds = [random.next() for _ in range(count)]
    turns = replayed(games, tables[0], seeds[:: max(1, count // SAMPLE)])
    print(f"{'':<16} {SAMPLE} of them played again: {turns} turns, every score agrees", flush=True)


def outside(name: str, count: int, workers: int, seed: int) -> None:
    """Time games through the game state."""
    found = selfplay(find_game(name), count, seed=seed, players=PLAYERS, workers=workers)
    print(
        f"{name:<16} {found.games:6d} games {found.games_per_second:8.1f}/s by the clock"
        f"  mean score {found.mean_score:6.1f}  turns {found.mean_turns:5.1f}"
        "  through the game state, tiles conserved",
        flush=True,
    )


def instructions(name: str, seed: int) -> float:
    """Return how many instructions a game takes: valgrind's count of many less that of few."""
    counts = []
    for games in COUNTED:
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"),
                *(sys.executable, __file__, name),
                *("--just", str(games), "--seed", str(seed)),
            ],
            capture_output=True,
            text=True,
            check=True,
        )
        counts.append(int(done.stderr.split("Collected : ")[1].split()[0]))
    return (counts[1] - counts[0]) / (COUNTED[1] - COUNTED[0])


def main() -> None:
    """Take the games from the command line and run them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind")
    parser.add_argument("--just", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.just is not None:
        WholeGames(find_game(asked.names[0])).table().play_many(asked.seed, 0, asked.just)
        return
    print(f"kernel: {kernel_name('_games')}")
    for name in asked.names:
        games = whole_games(find_game(name), PLAYERS)
        if games is None:
            outside(name, asked.games, asked.workers, asked.seed)
            continue
        inside(games, asked.games, asked.workers, asked.seed)
        if asked.instructions:
            print(f"{'':<16} {instructions(name, asked.seed):14,.0f} instructions a game")


if __name__ == "__main__":
    main()
