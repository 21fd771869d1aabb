"""``python -m tests.soak.worker KIND``: print an answer that comes out of a cache of that kind."""

from __future__ import annotations

import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.game.spec import find_game
from thaigame.lexicon import find_lexicon
from thaigame.movegen.generator import Generator
from thaigame.movegen.perft import perft
from thaigame.notation import load_record, parse_rack, save_record

if TYPE_CHECKING:
    from collections.abc import Callable


def words() -> object:
    """Return what the list that is read out of a library holds."""
    lexicon = find_lexicon("orst")
    return lexicon.sha256, len(lexicon.words), "น้ำ" in lexicon


def frequencies() -> object:
    """Return how often some words are counted."""
    from thaigame.lexicon.installed import word_frequencies

    counts = word_frequencies()
    return len(counts), sorted(counts.items())[::1000]


def cells() -> object:
    """Return the plays of a rack, out of the graph of cells."""
    return _plays("kumkom", "มหาสทรกคน")


def letters() -> object:
    """Return the plays of a rack, out of the graph of letters."""
    return _plays("scrabble", "AEINRST")


def _plays(game: str, rack: str) -> object:
    spec = find_game(game)
    position = replace(spec.start(), racks=(parse_rack(rack, spec.layout), None))
    return perft(Generator(spec).plays(position))


def spelling() -> object:
    """Return the analysis of the words of a list."""
    from thaigame.resources import cache_folder
    from thaigame.spelling.store import analyse_list

    some = sorted(find_lexicon("orst").words)[::40]
    found = analyse_list(some, folder=cache_folder())
    return sha256(repr([found[word] for word in some]).encode()).hexdigest()


ANSWERS: Final[dict[str, Callable[[], object]]] = {
    "words": words,
    "frequencies": frequencies,
    "cells": cells,
    "letters": letters,
    "spelling": spelling,
}


def save_for_ever(first: Path, second: Path, target: Path) -> None:
    """Save the two records in turn under one name, until somebody ends this process."""
    records = load_record(first), load_record(second)
    while True:
        for record in records:
            save_record(record, target)
            print("saved", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "save":
        save_for_ever(*(Path(name) for name in sys.argv[2:]))
    print(ANSWERS[sys.argv[1]]())
