"""The value of a position: board, racks, scores, what is out of play; no history."""

from thaigame.position.board import Board, Stack, laid, lift, standing_marks
from thaigame.position.position import Position
from thaigame.position.words import SHORTEST_WORD, Word, run_through, words_made

__all__ = [
    "SHORTEST_WORD",
    "Board",
    "Position",
    "Stack",
    "Word",
    "laid",
    "lift",
    "run_through",
    "standing_marks",
    "words_made",
]
