#!/usr/bin/env python3
"""How long the program takes to start: the import, a ruling, and the first ruling ever.

Each figure is the least and the median of several processes, and the processor time of the
cheapest, which a busy machine does not spoil; the interpreter's own start is taken off the import.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

RUNS = 15
JUDGE = ["-m", "thaigame", "judge", "--game", "kumkom", "น้ำ"]


class Cost(NamedTuple):
    """Seconds that a process took, by the clock and of the processor."""

    clock: float
    processor: float


def cost(arguments: list[str], **environment: str) -> Cost:
    """Return what one process costs."""
    before, start = os.times(), time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    clock, after = time.perf_counter() - start, os.times()
    used = after.children_user + after.children_system
    return Cost(clock, used - before.children_user - before.children_system)


def report(name: str, costs: list[Cost], *, less: float = 0, less_processor: float = 0) -> None:
    """Print the figures in milliseconds."""
    clocks = [(each.clock - less) * 1000 for each in costs]
    processor = (min(each.processor for each in costs) - less_processor) * 1000
    print(
        f"{name:<28} least {min(clocks):7.1f} ms  median {statistics.median(clocks):7.1f} ms  "
        f"processor {processor:6.0f} ms"
    )


def main() -> None:
    """Measure and print."""
    empty = [cost(["-c", "pass"]) for _ in range(RUNS)]
    own, own_processor = min(each.clock for each in empty), min(each.processor for each in empty)
    imported = [cost(["-c", "import thaigame"]) for _ in range(RUNS)]
    report("import thaigame", imported, less=own, less_processor=own_processor)
    cost(JUDGE)
    report("thaigame judge, warm cache", [cost(JUDGE) for _ in range(RUNS)])
    first = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as cache:
            first.append(cost(JUDGE, THAIGAME_CACHE=cache))
    report("thaigame judge, first ever", first)


if __name__ == "__main__":
    main()
