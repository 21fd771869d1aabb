"""A score is itemised lines that sum: word by word, square by square."""

from thaigame.scoring.score import Line, Score, WordScore, score

__all__ = ["Line", "Score", "WordScore", "score"]
