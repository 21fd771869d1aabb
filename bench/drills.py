"""Measure how long grids and sheets take to make, in processor time, the words already analysed.

    PYTHONPATH=. python bench/drills.py

Targets: a 15x15 word search under 1 s, a 20-word crossword under 5 s; as whole processes, start
included: a sheet of 30 items to PDF under 3 s, find-bonus under 3, rack-word and score-play under
2, 30 boards under 5, the pieces of a game under 1. Processes find their modules compiled, as after
an installation; of three runs the quickest is told, since others may use the machine.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

from thaigame.drills import make

SEEDS = range(10)
ROUNDS = 3


def main() -> None:
    """Print the slowest of some seeds, and the time of whole processes."""
    make("dictation", count=1)  # analyses the list, or reads the kept analysis
    for kind, count in (("word-search", 25), ("crossword", 20)):
        slowest = 0.0
        for seed in SEEDS:
            start = process_time()
            make(kind, count=count, seed=seed)
            slowest = max(slowest, process_time() - start)
        print(f"{kind:12} of {count} words   slowest {slowest:5.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "sheet.pdf")
        for kind in ("misspelt", "tone", "find-bonus", "rack-word", "score-play"):
            took = _process("drill", kind, "-n", "30", "--seed", "1", "-o", path)
            print(f"{kind:12} of 30 items to PDF   {took:5.2f} s as a process")
        for game in ("kumkom", "crossing"):
            took = _process("kit", "--game", game, "-o", path)
            print(f"{'kit':12} of {game:10}      {took:5.2f} s as a process")


def _process(*arguments: str) -> float:
    """Return the processor time of a whole process, the least of some runs."""
    kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    took = []
    for _ in range(ROUNDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "thaigame", *arguments]
        subprocess.run(command, check=True, capture_output=True, env=kept)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(took)


if __name__ == "__main__":
    main()
