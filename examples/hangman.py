"""Hangman over letters and marks: ``hangman.py [SEED]``; a line is one letter or mark.

Each square of the word shows what is known of its four places: น้ำ is ◌ ำ after ำ was guessed.
"""

from __future__ import annotations

import random
import sys

import thaigame

LIVES = 8
SQUARES = range(4, 8)  # of a word
HIDDEN = "◌"  # what marks stand on while their letter is not known


def shown(word: str, known: set[str]) -> str:
    """Return *word* with only the characters in *known*, square by square."""
    squares = []
    for cell in thaigame.cells(word):
        base, *marks = (part if part in known else "" for part in slots(cell))
        squares.append((base or HIDDEN) + "".join(marks))
    return " ".join(squares)


def slots(cell: thaigame.Cell) -> tuple[str, ...]:
    """Return the parts of *cell* in the order in which they are typed."""
    return cell.base, cell.lower, cell.upper, cell.tone


def main(seed: int | None = None) -> int:
    """Play one game; 0 if the word was found in time."""
    words = [
        word
        for word in thaigame.find_lexicon("orst").sorted_words()
        if len(thaigame.cells(word)) in SQUARES
    ]
    secret = random.Random(seed).choice(words)
    wanted = {part for cell in thaigame.cells(secret) for part in slots(cell) if part}
    known: set[str] = set()
    missed: list[str] = []
    print(shown(secret, known))
    while not wanted <= known and len(missed) < LIVES:
        guess = sys.stdin.readline()
        if not guess:
            break
        letter = guess.strip().lstrip(HIDDEN)
        if letter in wanted:
            known.add(letter)
        elif letter not in missed:
            missed.append(letter)
        print(f"{shown(secret, known)}   {' '.join(missed)} ({LIVES - len(missed)})")
    print(secret)
    return 0 if wanted <= known else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
