#!/usr/bin/env python3
"""Training: what a batch takes beside the same games without it, in processor time.

``python bench/training.py [--games 1000] [--times 2] [GAME ...]``

Both play the same games of players that go by points, one after the other on one processor. The
batch also writes a row for each rack and sums the rows up about a reference, as every batch after
the first one does. The least of several times is told.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from thaigame.game.spec import find_game
from thaigame.movegen.games import WholeGames
from thaigame.strategy.training.batches import Generation, play_batch
from thaigame.strategy.training.features import Design

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("kumkom", "crossing", "primary", "scrabble")


def least(times: int, run: Callable[[], object]) -> float:
    """Return the least processor time, in seconds, that *run* takes."""
    taken = []
    for _ in range(times):
        before = time.process_time()
        run()
        taken.append(time.process_time() - before)
    return min(taken)


def measured(name: str, games: int, times: int) -> None:
    """Print a line for one game."""
    spec = find_game(name)
    reference = (4000,) * Design.of(spec.layout).width
    generation = Generation(spec, 1, 1, None, reference, games)
    table = WholeGames(spec).table()
    play_batch(Generation(spec, 1, 1, None, reference, 10), 0)
    plain = least(times, lambda: table.play_many(generation.chance, 0, games))
    batch = least(times, lambda: play_batch(generation, 0))
    print(
        f"{name:<12} {games / plain:8.0f} games/s played, {games / batch:8.0f} in a batch"
        f" ({100 * (batch / plain - 1):+.0f} % time)",
        flush=True,
    )


def main() -> None:
    """Take the games from the command line and measure them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--times", type=int, default=2)
    asked = parser.parse_args()
    for name in asked.names:
        measured(name, asked.games, asked.times)


if __name__ == "__main__":
    main()
