"""A crossword of Thai words, crossing where they share a cell: ``crossword.py WORD WORD ...``."""

from __future__ import annotations

import sys

import thaigame

Place = tuple[int, int]  # row, column; as a way, the step to the next square
Laid = dict[Place, thaigame.Cell]
WAYS = (0, 1), (1, 0)


def squares(start: Place, way: Place, length: int) -> list[Place]:
    """Return the *length* squares from *start* on."""
    return [(start[0] + way[0] * i, start[1] + way[1] * i) for i in range(length)]


def fits(laid: Laid, word: tuple[thaigame.Cell, ...], start: Place, way: Place) -> bool:
    """Tell whether *word* touches others only where it crosses them."""
    (down, right), length = way, len(word) + 2
    before, *line, after = squares((start[0] - down, start[1] - right), way, length)
    touching = before in laid or after in laid
    for at, cell in zip(line, word, strict=True):
        beside = (at[0] + right, at[1] + down), (at[0] - right, at[1] - down)
        touching |= laid[at] != cell if at in laid else not laid.keys().isdisjoint(beside)
    return not touching


def build(words: list[str]) -> tuple[Laid, list[str]]:
    """Lay the *words* one after the other; return the squares, and the words without a place."""
    laid: Laid = {(0, column): cell for column, cell in enumerate(thaigame.cells(words[0]))}
    left = list[str]()
    for text in words[1:]:
        word = thaigame.cells(text)
        places = (
            (start, way)
            for at, cell in laid.items()
            for index, mine in enumerate(word)
            if mine == cell
            for way in WAYS
            if fits(laid, word, start := (at[0] - way[0] * index, at[1] - way[1] * index), way)
        )
        if place := next(places, None):
            laid.update(zip(squares(*place, len(word)), word, strict=True))
        else:
            left.append(text)
    return laid, left


if __name__ == "__main__":
    words = sys.argv[1:] or ["โรงเรียน", "เรียนรู้", "รถไฟ", "นักเรียน"]
    grid, unplaced = build(list(map(thaigame.canonical, words)))
    rows, columns = zip(*grid, strict=True)
    for row in range(min(rows), max(rows) + 1):
        line = (grid.get((row, column)) for column in range(min(columns), max(columns) + 1))
        print(*(cell.text if cell else "." for cell in line))
    print("หาที่วางไม่ได้:", *unplaced or "-")
