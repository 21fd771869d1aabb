#!/usr/bin/env python3
"""Greedy self-play of whole games: how fast, and whether every game ends with all its tiles.

``python bench/selfplay.py [--games 10000] [--workers 2] [GAME ...]``

Games that go through the game state are checked there. Those played inside the kernel are played
again turn by turn through the game state afterwards, which must agree on every score and find
nothing wrong; that takes much longer than the games and is timed apart. Beside the time by the
clock stands that of the processors, which a busy machine spoils less.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from thaigame.chance import Random
from thaigame.game.game import Game
from thaigame.game.moves import Play
from thaigame.game.spec import find_game
from thaigame.movegen._native import kernel_name
from thaigame.strategy import selfplay
from thaigame.strategy.runs import letter_game
from thaigame.strategy.table import check_tiles

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")
PLAYERS = ("greedy", "greedy")
CHUNK = 100


def replayed(name: str, seeds: list[int]) -> int:
    """Play the kernel's games of *seeds* again through the game state; return their turns."""
    spec = find_game(name)
    letters = letter_game(spec, PLAYERS)
    if letters is None:
        raise ValueError(name)
    table = letters.table()
    done = 0
    for seed in seeds:
        game = Game(spec, seed=seed, draw_for_start=False)
        for turn in table.play(seed):
            if game.phase == "pending":
                game.accept()
            move = letters.move(game.board, turn)
            if game.violations(move):
                sys.exit(f"{name}, seed {seed}: {game.violations(move)}")
            if isinstance(move, Play) and game.score(move).total != turn.score:
                sys.exit(f"{name}, seed {seed}: {move} scores {game.score(move).total}")
            game.push(move)
            done += 1
        if game.phase == "pending":
            game.accept()
        outcome = game.outcome()
        if outcome is None or outcome.scores != table.result()[:2]:
            sys.exit(f"{name}, seed {seed}: {outcome} and {table.result()}")
        check_tiles(game)
    return done


def processor() -> float:
    """Return the processor time of this process and of the workers that are done, in seconds."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def run(name: str, games: int, workers: int, seed: int) -> None:
    """Play, check and print one line."""
    spec = find_game(name)
    before = processor()
    found = selfplay(spec, games, seed=seed, players=PLAYERS, workers=workers)
    used = processor() - before
    inside = letter_game(spec, PLAYERS) is not None
    print(
        f"{name:<16} {found.games:6d} games {found.seconds:8.1f} s {found.games_per_second:8.1f}/s"
        f"  processors {used:8.1f} s {games / used:8.1f}/s"
        f"  mean score {found.mean_score:6.1f}  turns {found.mean_turns:5.1f}"
        f"  won {found.wins[0]} and {found.wins[1]}, drawn {found.draws}, stopped {found.stopped}"
        f"  {'inside the kernel' if inside else 'through the game state, tiles conserved'}",
        flush=True,
    )
    if inside:
        random = Random(seed)
        seeds = [random.next() for _ in range(games)]
        start = time.perf_counter()
        chunks = [seeds[at : at + CHUNK] for at in range(0, games, CHUNK)]
        with ProcessPoolExecutor(workers) as pool:
            turns = sum(pool.map(partial(replayed, name), chunks))
        print(
            f"{'':<16} {games:6d} games {time.perf_counter() - start:8.1f} s  to play them again:"
            f" {turns} turns, every score agrees, tiles conserved",
            flush=True,
        )


def main() -> None:
    """Take the games from the command line and run them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"kernels: {kernel_name('_cells')}, {kernel_name('_letters')}")
    for name in asked.names:
        run(name, asked.games, asked.workers, asked.seed)


if __name__ == "__main__":
    main()
