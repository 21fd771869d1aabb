"""How long the study tools take: a question each, its words looked up and put in order.

    python bench/study.py [--questions 200]

Processor time of this process, milliseconds: median and worst of random racks, words and stems of
each game with its own list. The index is laid out once before, and that is told too.
"""

from __future__ import annotations

import argparse
import random
import statistics
from time import process_time
from typing import TYPE_CHECKING

from thaigame.study import Study

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=200)
    many = parser.parse_args().questions
    print(f"{'game':10} {'index s':>8}  " + "  ".join(f"{name:>16}" for name in _tools(None, None)))
    for game in GAMES:
        begun = process_time()
        study = Study(game)
        study.index.lay_out()
        laid = process_time() - begun
        row = []
        for name in _tools(None, None):
            chosen = random.Random(name)
            times = []
            for _ in range(many):
                ask = _tools(study, chosen)[name]
                begun = process_time()
                ask()
                times.append((process_time() - begun) * 1000)
            row.append(f"{statistics.median(times):7.3f} {max(times):8.2f}")
        print(f"{game:10} {laid:8.2f}  " + "  ".join(f"{cell:>16}" for cell in row))


def _tools(study: Study | None, chance: random.Random | None) -> dict[str, Callable[[], object]]:
    """Return a question for each tool; without a study only their names are of use."""
    if study is None or chance is None:
        return dict.fromkeys(("anagram", "hooks", "extend", "stems"), lambda: None)
    tiles, size = study.spec.tiles, study.spec.rules.play.rack_size
    bag = [name for name, count in tiles.full.items() for _ in range(count)]
    rack = tiles.rack(chance.sample(bag, size))
    plain = [name for name in bag if not tiles.by_name[name].wild]
    stem = tiles.rack(chance.sample(plain, size - 1))
    word = chance.choice(study.pool).word
    return {
        "anagram": lambda: study.anagrams(rack),
        "hooks": lambda: study.hooks(word),
        "extend": lambda: study.extensions(word),
        "stems": lambda: study.stems(stem),
    }


if __name__ == "__main__":
    main()
