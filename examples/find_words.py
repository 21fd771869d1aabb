"""Every word in a square of cells, stepping to any neighbour: ``find_words.py [SEED]``.

The square is drawn from the cells of real words; no square is used twice in a word.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import thaigame

SIDE = 4
Path = tuple[int, ...]


def neighbours(square: int) -> Iterator[int]:
    """Yield the squares beside *square*, also across corners."""
    row, column = divmod(square, SIDE)
    for other in range(SIDE * SIDE):
        if other != square and max(abs(other // SIDE - row), abs(other % SIDE - column)) == 1:
            yield other


def search(grid: list[thaigame.Cell], words: list[str]) -> dict[str, Path]:
    """Return the *words* of two cells or more that *grid* holds, each with the squares it takes."""
    wanted: dict[tuple[thaigame.Cell, ...], str] = {}
    for word in words:
        laid = thaigame.cells(word)
        if len(laid) > 1 and set(grid) >= set(laid):
            wanted[laid] = word
    beginnings = {laid[:length] for laid in wanted for length in range(len(laid) + 1)}
    found: dict[str, Path] = {}

    def walk(path: Path) -> None:
        laid = tuple(grid[square] for square in path)
        if laid not in beginnings:
            return
        if laid in wanted:
            found.setdefault(wanted[laid], path)
        for square in neighbours(path[-1]):
            if square not in path:
                walk((*path, square))

    for square in range(SIDE * SIDE):
        walk((square,))
    return found


if __name__ == "__main__":
    listed = [word for word in thaigame.find_lexicon("orst").sorted_words() if " " not in word]
    chance = random.Random(int(sys.argv[1]) if sys.argv[1:] else None)
    drawn = [cell for word in chance.sample(listed, 40) for cell in thaigame.cells(word)]
    square = chance.sample(drawn, SIDE * SIDE)
    for row in range(SIDE):
        print("  ".join(cell.text for cell in square[row * SIDE : (row + 1) * SIDE]))
    for word in sorted(search(square, listed), key=lambda word: (-len(thaigame.cells(word)), word)):
        print(word)
