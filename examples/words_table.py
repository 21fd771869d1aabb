"""A table of words as TSV: ``words_table.py [COUNT [LIST]] > words.tsv``.

For each word: its squares, how many, its points in two games, reading, syllables, tones.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator

import thaigame
from thaigame.spelling import TONE_NAMES, analyse_all

GAMES = ("kumkom", "crossing")


def points(game: thaigame.GameSpec, word: str) -> int | None:
    """Return what the faces of *word* are worth in *game*, None where its tiles cannot make it."""
    if game.unplayable(word):
        return None
    faces = game.tiles.faces
    return sum(
        face.points or 0
        for slots in game.cells(word)
        for text in (slots.base, slots.lower, slots.upper + slots.tone)
        if (face := faces.get(text))
    )


def rows(words: list[str]) -> Iterator[list[object]]:
    """Yield a row for each of *words*."""
    games = [thaigame.find_game(name) for name in GAMES]
    for word, read in zip(words, analyse_all(words), strict=True):
        squares = thaigame.cells(word)
        tones = [TONE_NAMES[each.tone].text("th") for each in read.syllables if each.tone]
        yield [
            word,
            " ".join(cell.text for cell in squares),
            len(squares),
            *(points(game, word) for game in games),
            read.reading if read.sure else "",
            len(read.syllables) or "",
            " ".join(tones),
        ]


def main(count: str = "10000", name: str = "orst") -> None:
    """Write the table of the first *count* words of a list."""
    table = csv.writer(sys.stdout, dialect="excel-tab")
    table.writerow(["word", "cells", "squares", *GAMES, "reading", "syllables", "tones"])
    table.writerows(rows(thaigame.find_lexicon(name).sorted_words()[: int(count)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
