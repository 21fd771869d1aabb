"""How fast a lexicon is there and answers: the first start, later ones, and one question.

Run ``python bench/lexicon.py``. Starts are whole processes, in wall time and processor time, over
an empty interpreter's; the best of the rounds counts. Targets: membership under 1 µs, the first
start under 5 s, and a warm start that leaves most of 0.25 s to the command line.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
import timeit
from pathlib import Path
from typing import Final

from thaigame.lexicon import find_lexicon, lexicon_names

ROUNDS: Final = 7
QUESTIONS: Final = 200_000
SAMPLES: Final = {"orst": ("ข้าว", "วันนี้"), "enable": ("QUEEN", "QI"), "primary": ("QUEEN", "QI")}

ASK: Final = "from thaigame.lexicon import find_lexicon; {word!r} in find_lexicon({name!r})"


def start(program: str, cache: str) -> tuple[float, float]:
    """Run a process; return its seconds of wall time and of processor time."""
    environment = {**os.environ, "THAIGAME_CACHE": cache}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    clock = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    wall = time.perf_counter() - clock
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, busy


def show(name: str, times: list[tuple[float, float]]) -> None:
    """Print the best wall time and the best processor time, in milliseconds."""
    wall, busy = (min(each) * 1000 for each in zip(*times, strict=True))
    print(f"{name:34} {wall:8.1f} ms wall {busy:8.1f} ms processor")


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        cache = str(Path(folder, "cache"))
        show("an empty interpreter", [start("pass", cache) for _ in range(ROUNDS)])
        imported = "import thaigame.lexicon"
        show("import thaigame.lexicon", [start(imported, cache) for _ in range(ROUNDS)])
        for name, (word, _) in SAMPLES.items():
            ask = ASK.format(name=name, word=word)
            if name == "orst":
                show("orst, first start ever", [start(ask, cache)])
            show(f"{name}, one question", [start(ask, cache) for _ in range(ROUNDS)])
    for name in lexicon_names():
        lexicon = find_lexicon(name)
        clock = time.perf_counter()
        size = len(lexicon)
        print(f"{name:34} {(time.perf_counter() - clock) * 1000:8.1f} ms for the set of {size:,}")
    for name, words in SAMPLES.items():
        lexicon = find_lexicon(name)
        for word in words:
            timer = timeit.Timer("word in lexicon", globals={"word": word, "lexicon": lexicon})
            best = min(timer.repeat(ROUNDS, QUESTIONS)) / QUESTIONS
            answer = "a word" if word in lexicon else "no word"
            print(f"{name}: {word} is {answer:20} {best * 1e6:8.3f} µs")


if __name__ == "__main__":
    main()
