"""Write lexicon/spelling/words.tsv: words that a compound can be cut into, with what each costs.

The words are those of pythainlp's words_th.txt (CC0). A word costs 2; one that the Royal Society's
list lacks 0.7 more, one that the Thai Textbook Corpus (CC0) counts less than five times 0.6 more;
very short words that are rare cost so much that no cut is made for them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.lexicon.installed import word_frequencies
from thaigame.resources import folder
from thaigame.spelling.rimes import DEPENDENT
from thaigame.text import faults

TARGET: Final = folder("lexicon") / "spelling" / "words.tsv"
HEAD: Final = """\
# Words that a compound can be cut into, and what each costs there.
# Source: words_th.txt of pythainlp, with counts of ttc_freq.txt; both CC0.
# Made by scripts/build_spelling_words.py.
"""
DEAREST: Final = 4.2
RARE: Final = 5
COMMON: Final = 50


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=TARGET)
    options = parser.parse_args()
    listed = frozenset(find_lexicon(DEFAULT_THAI).words)
    counts = word_frequencies()
    costs = {
        word: _cost(word, counts.get(word, 0), listed=word in listed)
        for word in find_lexicon("thai-words").words
        if len(word) > 1 and not faults(word) and not set(word) & set("ๆฯ .-")
    }
    lines = [f"{word}\t{cost:.1f}\n" for word, cost in sorted(costs.items()) if cost <= DEAREST]
    options.to.write_text(HEAD + "".join(lines), encoding="utf-8")
    print(f"{len(lines)} words")


def _cost(word: str, count: int, *, listed: bool) -> float:
    cost = 2.0 + (0.0 if listed else 0.7) + (0.6 if count < RARE else 0.0)
    letters = sum(letter not in DEPENDENT for letter in word)
    if len(word) == 2:
        cost += 1.5 if count < COMMON else 0.0
    elif len(word) == 3 and letters == 3:
        cost += 0.6 if count < RARE else 0.0
    return cost


if __name__ == "__main__":
    main()
