"""Study tools for every game, on cells: S6 to S10, S17 to S20.

``Study`` holds a game's words once for many questions; the functions behind it take a pool of
words and can be used alone.
"""

from thaigame.study.play_kinds import (
    PLAY_KINDS,
    PlayKind,
    best_of_each_kind,
    kind_of_play,
    word_factor,
)
from thaigame.study.query import FEATURES, ORDERS, Query, RankedWord
from thaigame.study.review import Review, ReviewedTurn, review
from thaigame.study.study import Study
from thaigame.study.supply import Made, ways_to_draw
from thaigame.study.word_pool import Entry, Extension, Hooks, entries

__all__ = [
    "FEATURES",
    "ORDERS",
    "PLAY_KINDS",
    "Entry",
    "Extension",
    "Hooks",
    "Made",
    "PlayKind",
    "Query",
    "RankedWord",
    "Review",
    "ReviewedTurn",
    "Study",
    "best_of_each_kind",
    "entries",
    "kind_of_play",
    "review",
    "ways_to_draw",
    "word_factor",
]
