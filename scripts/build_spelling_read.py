"""Write lexicon/spelling/read.tsv: words whose reading was read, where rules and lists alone fail.

tests/data/spelling/decided.tsv holds every word whose reading was decided by reading it. A word
that the rules already read so, and are sure of, needs no row here: the test that holds the
analyser against the decided words keeps it right. Run this after a change of the rules.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from thaigame.resources import folder
from thaigame.spelling.analysis import find
from thaigame.spelling.certainty import SURE
from thaigame.spelling.exceptions import Lists, read_lists
from thaigame.text import canonical

TARGET: Final = folder("lexicon") / "spelling" / "read.tsv"
DECIDED: Final = Path(__file__).parent.parent / "tests" / "data" / "spelling" / "decided.tsv"
HEAD: Final = """\
# Words whose reading was confirmed by reading them: word, readings, who read.
# "|" parts readings, the usual one first. Only words that rules and the other lists do not settle.
# Made by scripts/build_spelling_read.py from the decided words of tests/data/spelling.
"""
ROUNDS: Final = 4  # a row changes how compounds with its word are read


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=TARGET)
    options = parser.parse_args()
    lines = DECIDED.read_text(encoding="utf-8").splitlines()
    decided = [line.split("\t") for line in lines if line and not line.startswith("#")]
    needed: dict[str, list[str]] = {}
    for _ in range(ROUNDS):
        options.to.write_text(_text(needed), encoding="utf-8")
        lists = read_lists(TARGET.parent)
        more = {row[0]: row for row in decided if row[0] not in needed and _fails(row, lists)}
        if not more:
            break
        needed |= more
    options.to.write_text(_text(needed), encoding="utf-8")
    print(f"{len(needed)} of {len(decided)} words")


def _text(needed: dict[str, list[str]]) -> str:
    return HEAD + "".join("\t".join(needed[word]) + "\n" for word in sorted(needed))


def _fails(row: list[str], lists: Lists) -> bool:
    found = find(canonical(row[0]), lists)
    if found is None or found.decisions - SURE:
        return True
    return "|".join("-".join(reading) for reading in found.readings) != row[1]


if __name__ == "__main__":
    main()
