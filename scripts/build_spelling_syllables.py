"""Write lexicon/spelling/syllables.tsv: common words that one written syllable covers.

A word like ถนน, whose two spoken syllables share one vowel, counts as one.

Words from pythainlp's words_th.txt that the Thai Textbook Corpus (ttc_freq.txt) counts at least
``--least`` times; both lists are CC0. The grammar alone, without the lists, decides what
one written syllable is.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

os.environ.setdefault("PYTHAINLP_READ_ONLY", "1")
os.environ.setdefault("PYTHAINLP_OFFLINE", "1")

from thaigame.resources import folder
from thaigame.spelling.exceptions import Lists, read_lists
from thaigame.spelling.search import ways
from thaigame.text import faults

TARGET: Final = folder("lexicon") / "spelling" / "syllables.tsv"
HEAD: Final = """\
# Common words of one written syllable (ถนน too), which make a split of a compound likely.
# Source: words_th.txt of pythainlp, words that ttc_freq.txt counts; both CC0.
# Made by scripts/build_spelling_syllables.py.
"""


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--least", type=int, default=3, help="smallest count in the corpus")
    parser.add_argument("--to", type=Path, default=TARGET)
    options = parser.parse_args()
    from pythainlp.corpus import thai_words, ttc

    counts = dict(ttc.word_freqs())
    without = replace(read_lists(TARGET.parent), syllables={}, parts={}, likely={})
    kept = sorted(
        word
        for word in thai_words()
        if len(word) > 1
        and counts.get(word, 0) >= options.least
        and not faults(word)
        and _is_one_syllable(word, without)
    )
    options.to.write_text(
        HEAD + "".join(f"{word}\t{counts[word]}\n" for word in kept), encoding="utf-8"
    )
    print(f"{len(kept)} words")


def _is_one_syllable(word: str, without: Lists) -> bool:
    found = ways(word, without)
    return bool(found) and len(found[0].units) == 1


if __name__ == "__main__":
    main()
