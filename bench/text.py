"""Words per second into cells, over thai_words, beside the grapheme clusters of ``regex``.

Run ``python bench/text.py``. Both sides run in turn in one process, on one core; the figure is the
best of the rounds, in processor time. The target for cells is 0.6 million words a second.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final

os.environ.setdefault("PYTHAINLP_READ_ONLY", "1")
os.environ.setdefault("PYTHAINLP_OFFLINE", "1")

import regex
from pythainlp.corpus import thai_words

from thaigame.text import canonical, cells, display_width, faults, sort_key

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS: Final = 7


def split_cells(word: str) -> object:
    """Decompose with ำ as two."""
    return cells(word, sara_am="split")


def main() -> None:
    """Measure and print a table."""
    words = sorted(thai_words())
    subjects: dict[str, Callable[[str], object]] = {
        "regex \\X": regex.compile(r"\X").findall,
        "cells (slot tuples)": cells,
        "cells, sara_am split": split_cells,
        "canonical": canonical,
        "faults": faults,
        "sort_key": sort_key,
        "display_width": display_width,
    }
    best = dict.fromkeys(subjects, float("inf"))
    for _ in range(ROUNDS):
        for name, work in subjects.items():
            start = time.process_time()
            for word in words:
                work(word)
            best[name] = min(best[name], time.process_time() - start)
    print(f"{len(words):,} words of thai_words, best of {ROUNDS} rounds")
    for name, seconds in best.items():
        print(f"{name:22} {len(words) / seconds / 1e6:6.2f} M words/s")


if __name__ == "__main__":
    main()
