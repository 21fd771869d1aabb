"""Measure scoring and judging one play in the middle of a game, in processor time.

python bench/scoring.py            every game
python bench/scoring.py kumkom     one
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time_ns

from tests.random_positions import GAMES, turns
from thaigame.game.rules import violations
from thaigame.game.score import score
from thaigame.layouts import find_layout
from thaigame.lexicon import find_lexicon

GAMES_PLAYED = 30
ROUNDS = 20


def main(names: list[str]) -> None:
    """Print the median over plays of random games, openings left out."""
    for name in names or GAMES:
        layout = find_layout(name)
        lexicon = find_lexicon(layout.lexicon)
        lexicon.sorted_words()  # the set is made before the clock runs
        plays = [
            (position, place)
            for seed in range(GAMES_PLAYED)
            for position, place in turns(layout, seed)[2:]
        ]
        scoring, judging = [], []
        for position, place in plays:
            start = process_time_ns()
            for _ in range(ROUNDS):
                score(position, place)
            middle = process_time_ns()
            for _ in range(ROUNDS):
                violations(position, place, lexicon)
            scoring.append((middle - start) / ROUNDS / 1000)
            judging.append((process_time_ns() - middle) / ROUNDS / 1000)
        print(
            f"{name:10} {len(plays):4} plays   score {median(scoring):6.1f} µs"
            f"   violations {median(judging):6.1f} µs"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
