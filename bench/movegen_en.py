#!/usr/bin/env python3
"""How fast English plays are found: ``python bench/movegen_en.py [--instructions]``.

On 2,000 positions of greedy self-play (every turn with a tile on the board and a tile in the bag):
all plays with scores, the best play and the ten best, and whole games; with two threads, and as
plain Python. Times are of the processor, the least of several rounds, since machines are busy.
``--instructions`` counts instructions a position with valgrind, which no other work on the machine
disturbs.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from thaigame.chance import Random
from thaigame.game.spec import find_game
from thaigame.movegen import _native
from thaigame.movegen.games import WholeGames
from thaigame.movegen.letters import LetterGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.movegen._letters import LetterKernel

POSITIONS = 2_000
ROUNDS = 5
GAMES = 400

# A position is [board in hex, blanks, masks, counts].
Positions = list[tuple[bytes, int, list[int], list[int]]]


def self_play(game: LetterGame, count: int) -> tuple[Positions, float]:
    """Return *count* positions, and the mean number of tiles in the bag."""
    kernel = game.kernel()
    kinds = game.game.tiles.kinds
    names = [
        kind.name for kind, n in zip(kinds, game.game.tiles.counts, strict=True) for _ in range(n)
    ]
    seeds = Random(1)
    positions: Positions = []
    in_bag = 0
    while len(positions) < count:
        bag = list(names)
        Random(seeds.next()).shuffle(bag)
        racks = [bag[:7], bag[7:14]]
        del bag[:14]
        kernel.set_board(bytes(game.game.grid.size))
        while bag and len(positions) < count:
            rack = racks[0]
            hand = game.hand(game.game.tiles.rack(rack))
            assert hand is not None  # noqa: S101  no two kinds of this game share a letter
            board = kernel.board()
            kernel.set_rack(hand.blanks, hand.masks, hand.counts)
            if any(board):
                positions.append((board, hand.blanks, list(hand.masks), list(hand.counts)))
                in_bag += len(bag)
            if not kernel.best(1):
                break
            row, column, down, faces, *_ = kernel.play(0)
            kernel.push(row, column, down, faces)
            for face in faces:
                rack.remove("?" if face & 32 else game.letters[(face & 31) - 1])
            rack += bag[: len(faces)]
            del bag[: len(faces)]
            racks.reverse()
    return positions, in_bag / count


def all_plays(kernel: LetterKernel, positions: Positions) -> int:
    """Find all plays of each position; return their number."""
    found = 0
    for board, blanks, masks, counts in positions:
        kernel.set_board(board)
        kernel.set_rack(blanks, masks, counts)
        found += kernel.generate()
    return found


def best_plays(kernel: LetterKernel, positions: Positions) -> int:
    """Find the best play of each position; return how many positions have one."""
    found = 0
    for board, blanks, masks, counts in positions:
        kernel.set_board(board)
        kernel.set_rack(blanks, masks, counts)
        found += kernel.best(1)
    return found


def ten_best_plays(kernel: LetterKernel, positions: Positions) -> int:
    """Find the ten best plays of each position; return their number."""
    found = 0
    for board, blanks, masks, counts in positions:
        kernel.set_board(board)
        kernel.set_rack(blanks, masks, counts)
        found += kernel.best(10)
    return found


WORK: dict[str, Callable[[LetterKernel, Positions], int]] = {
    "all": all_plays,
    "best": best_plays,
    "ten": ten_best_plays,
}


def least(work: Callable[[], object]) -> float:
    """Return the least processor time of some rounds, in seconds."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def threads(games: WholeGames) -> float:
    """Return how many times faster two threads play games than one, by the clock."""
    tables = [games.table(), games.table()]
    ratios = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        tables[0].play_many(1, 0, GAMES)
        alone = time.perf_counter() - start
        workers = [Thread(target=table.play_many, args=(1, 0, GAMES)) for table in tables]
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        ratios.append(2 * alone / (time.perf_counter() - start))
    return max(ratios)


def instructions(mode: str, positions: Path) -> float:
    """Return the instructions a position by callgrind: of 400 positions more."""
    counts = []
    for number in (100, 500):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [
                    shutil.which("valgrind") or "valgrind",
                    "--tool=callgrind",
                    f"--callgrind-out-file={folder}/out",
                    sys.executable,
                    __file__,
                    "--run",
                    mode,
                    str(positions),
                    str(number),
                ],
                check=True,
                capture_output=True,
                text=True,
            )
        collected = re.search(r"Collected : (\d+)", done.stderr)
        assert collected is not None  # noqa: S101  valgrind always prints it
        counts.append(int(collected[1]))
    return (counts[1] - counts[0]) / 400


def run(mode: str, file: str, number: str) -> None:
    """Work on some positions and do nothing else: what valgrind counts."""
    positions = [
        (bytes.fromhex(board), *rest)
        for board, *rest in json.loads(Path(file).read_text("ascii"))[: int(number)]
    ]
    kernel = LetterGame(find_game("scrabble")).kernel()
    WORK[mode](kernel, positions)


def measure(*, count_instructions: bool) -> None:
    """Print all figures."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    game = LetterGame(find_game("scrabble"))
    positions, in_bag = self_play(game, POSITIONS)
    kernel = game.kernel()
    found = all_plays(kernel, positions)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(
        f"kernel {_native.kernel_name()}; {POSITIONS} positions, mean bag {in_bag:.0f}, "
        f"{found / POSITIONS:.0f} plays a position"
    )
    for mode, work in WORK.items():
        seconds = least(lambda work=work: work(kernel, positions)) / POSITIONS  # type: ignore[misc]
        print(f"{mode:5} {1 / seconds:8,.0f} positions/s  {1e6 * seconds:6.1f} us")
    games = WholeGames(game.game)
    table = games.table()
    seconds = least(lambda: table.play_many(1, 0, GAMES)) / GAMES
    print(f"games {1 / seconds:8,.0f} games/s")
    print(f"two threads {threads(games):.2f} times one")
    print(
        f"memory {memory / 1024:.0f} MB at most, {(memory - before) / 1024:.0f} MB of it since "
        "the start, word list included"
    )
    plain = game.kernel(_native.load_plain("_letters"))
    times = []
    for position in positions[:: POSITIONS // 100]:
        start = time.process_time()
        best_plays(plain, [position])
        times.append(time.process_time() - start)
    print(f"plain Python: best play {1000 * statistics.median(times):.0f} ms median")
    if count_instructions:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "positions.json"
            file.write_text(
                json.dumps([(board.hex(), *rest) for board, *rest in positions]), "ascii"
            )
            for mode in WORK:
                print(f"{mode:5} {instructions(mode, file):8,.0f} instructions a position")


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind")
    parser.add_argument("--run", nargs=3, metavar=("MODE", "FILE", "N"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.run:
        run(*arguments.run)
    else:
        measure(count_instructions=arguments.instructions)


if __name__ == "__main__":
    main()
