"""Make the table of how common English words are, ``lexicon/scowl-levels.tsv.gz``.

A line is a word and the least level at which SCOWL has it, 10 (a few thousand words that everybody
knows) to 70 (those of large dictionaries), in its English, American and British lists. Usage:
``build_word_levels.py SCOWL OUT``, where SCOWL is the folder of SCOWL's word files
(``english-words.35`` and so on, as the Debian package ``scowl`` 2020.12.07 installs them in
``/usr/share/dict/scowl``).
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

SPELLINGS = ("english", "american", "british")
LEVELS = (10, 20, 35, 40, 50, 55, 60, 70)


def word_levels(folder: Path) -> dict[str, int]:
    """Return the level of each word that is written with the letters a to z alone."""
    levels: dict[str, int] = {}
    for level in LEVELS:
        for spelling in SPELLINGS:
            file = folder / f"{spelling}-words.{level}"
            for word in file.read_text(encoding="latin-1").splitlines():
                if len(word) > 1 and word.isascii() and word.isalpha() and word.islower():
                    levels.setdefault(word, level)
    return levels


def main() -> None:
    """Write the table and say how many words each level has."""
    folder, out = map(Path, sys.argv[1:])
    levels = word_levels(folder)
    text = "".join(f"{word}\t{level}\n" for word, level in sorted(levels.items()))
    out.write_bytes(gzip.compress(text.encode("ascii"), 9, mtime=0))
    for level in LEVELS:
        print("level", level, sum(each == level for each in levels.values()), "words")


if __name__ == "__main__":
    main()
