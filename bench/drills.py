"""Measure how long grids and sheets take to make, in processor time, the words already analysed.

    PYTHONPATH=. python bench/drills.py

Targets: a 15x15 word search under 1 s, a 20-word crossword under 5 s, a 30-item sheet as PDF under
3 s as a process, start included.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from thaigame.drills import make

SEEDS = range(10)


def main() -> None:
    """Print the slowest of some seeds, and the clock of whole processes."""
    make("dictation", count=1)  # analyses the list, or reads the kept analysis
    for kind, count in (("word-search", 25), ("crossword", 20)):
        slowest = 0.0
        for seed in SEEDS:
            start = process_time()
            make(kind, count=count, seed=seed)
            slowest = max(slowest, process_time() - start)
        print(f"{kind:12} of {count} words   slowest {slowest:5.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("misspelt", "tone", "score-play"):
            path = str(Path(folder) / "sheet.pdf")
            call = ["drill", kind, "-n", "30", "--seed", "1", "-o", path]
            start = perf_counter()
            subprocess.run(
                [sys.executable, "-m", "thaigame", *call], check=True, capture_output=True
            )
            print(f"{kind:12} of 30 items to PDF   {perf_counter() - start:5.2f} s as a process")


if __name__ == "__main__":
    main()
