"""Guess a Thai word cell by cell: ``python examples/guess_word.py [CELLS [SEED]]``.

A guess is answered cell by cell: ● the cell is right, ◐ the consonant is right and its
marks are not, ○ the cell stands elsewhere, · it does not occur. An empty line gives up.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import thaigame
from thaigame.text import faults


def answer(secret: str, guess: str) -> str:
    """Return a sign a cell; a cell is called "elsewhere" as often as it does stand elsewhere."""
    hidden, tried = thaigame.cells(secret), thaigame.cells(guess)
    elsewhere = Counter(w for w, cell in zip(hidden, tried, strict=True) if w != cell)
    signs = ""
    for wanted, cell in zip(hidden, tried, strict=True):
        if cell == wanted:
            signs += "●"
        elif cell.base and cell.base == wanted.base:
            signs += "◐"
        elif elsewhere[cell]:
            elsewhere[cell] -= 1
            signs += "○"
        else:
            signs += "·"
    return signs


def main(size: int = 4, seed: int | None = None) -> int:
    """Play one game; 0 if the word was found."""
    listed = thaigame.find_lexicon("thai-words")
    words = [word for word in listed.sorted_words() if len(thaigame.cells(word)) == size]
    secret = random.Random(seed).choice(words)
    print(f"{size} ช่อง  ({len(words)} คำ)")
    while guess := thaigame.canonical(sys.stdin.readline().strip()):
        if problems := faults(guess):
            print(problems[0].message.text("th"))
        elif len(thaigame.cells(guess)) != size:
            print(f"ต้องมี {size} ช่อง: {' '.join(cell.text for cell in thaigame.cells(guess))}")
        elif guess not in listed:
            print("ไม่มีในรายการคำ")
        else:
            print(signs := answer(secret, guess))
            if signs == "●" * size:
                return 0
    print("เฉลย", secret)
    return 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
