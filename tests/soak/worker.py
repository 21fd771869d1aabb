"""Processes that answer out of a cache, or save records, until they are done or killed.

They are forked from one process that has loaded the modules and opened no list, so each begins as
a new one does but for the half second that loading takes. Lists and boards are small: what goes
wrong with a cache does not hang on its size.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from hashlib import sha256
from itertools import product
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from tests.hard_words import HARD
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon, find_lexicon
from thaigame.lexicon.installed import word_frequencies
from thaigame.movegen.generator import Generator
from thaigame.movegen.perft import perft
from thaigame.notation import load_record, parse_rack, save_record
from thaigame.resources import cache_folder
from thaigame.spelling.store import analyse_list

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess
    from pathlib import Path


def every(letters: str, length: int) -> tuple[str, ...]:
    """Return all rows of that many of the letters: more than are thought too few to be kept."""
    return tuple(map("".join, product(letters, repeat=length)))


THAI: Final = every("กขคงจชดตนบปพมรลว", 3)
LATIN: Final = every("AEINORST", 4)

_forking = get_context("forkserver")
_forking.set_forkserver_preload([__name__])


def words() -> object:
    """Return what the list that is read out of a library holds."""
    lexicon = find_lexicon("orst")
    return lexicon.sha256, len(lexicon.words), "น้ำ" in lexicon


def frequencies() -> object:
    """Return how often some words are counted."""
    counts = word_frequencies()
    return len(counts), sorted(counts.items())[::1000]


def cells() -> object:
    """Return the plays of a rack, out of the graph of cells."""
    return _plays("kumkom", THAI, "กานมกน")


def letters() -> object:
    """Return the plays of a rack, out of the graph of letters."""
    return _plays("scrabble", LATIN, "AEEST")


def _plays(game: str, words: tuple[str, ...], rack: str) -> object:
    spec = GameSpec(find_layout(game), Lexicon.from_words(words))
    position = replace(spec.start(), racks=(parse_rack(rack, spec.layout), None))
    return perft(Generator(spec).plays(position))


def spelling() -> object:
    """Return the analysis of the words of a list, some of which cannot be analysed."""
    some = [*THAI[::200], *HARD, "สค.", "คุ๊กกี้", "ตากลม"]
    found = analyse_list(some, folder=cache_folder())
    told = [found[word] for word in some]
    return sha256(
        repr([(each, each.readings, each.as_json()) for each in told]).encode()
    ).hexdigest()


ANSWERS: Final[dict[str, Callable[[], object]]] = {
    "words": words,
    "frequencies": frequencies,
    "cells": cells,
    "letters": letters,
    "spelling": spelling,
}


def answering(kind: str, folder: Path, answer: Path) -> BaseProcess:
    """Start a process that keeps its caches in *folder* and writes what it answers to *answer*."""
    return _started(_answer, kind, folder, answer)


def saving(first: Path, second: Path, target: Path) -> BaseProcess:
    """Start a process that saves the two records in turn under one name, until it is killed."""
    return _started(_save_for_ever, first, second, target)


def _started(work: Callable[..., None], *given: str | Path) -> BaseProcess:
    process = _forking.Process(target=work, args=given)
    process.start()
    return process


def _answer(kind: str, folder: Path, answer: Path) -> None:
    os.environ["THAIGAME_CACHE"] = str(folder)
    with answer.with_suffix(".err").open("w", encoding="utf-8") as err:
        sys.stderr = err
        try:
            told = repr(ANSWERS[kind]())
        finally:
            sys.stderr = sys.__stderr__
    answer.write_text(told, encoding="utf-8")


def _save_for_ever(first: Path, second: Path, target: Path) -> None:
    records = load_record(first), load_record(second)
    while True:
        for record in records:
            save_record(record, target)
