"""A game: positions and moves, what the rules say of them, and what follows from a turn.

``position``, ``moves`` and ``events`` are values; ``rules`` says what a move breaks, ``score`` what
a play earns, ``judging`` what can be said of words; ``game.Game`` is a game under way.
"""

from thaigame.later import offer

__all__ = [
    "EVENTS",
    "Board",
    "Challenge",
    "Event",
    "Exchange",
    "Game",
    "GameSpec",
    "Lay",
    "Line",
    "Move",
    "Observation",
    "Outcome",
    "Pass",
    "Play",
    "Position",
    "PublicView",
    "Ruling",
    "Score",
    "Stack",
    "Violation",
    "WordRuling",
    "WordScore",
    "explain",
    "find_game",
    "judge",
    "new_game",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.game.board import Board, Stack
    from thaigame.game.ending import Outcome
    from thaigame.game.events import EVENTS, Event
    from thaigame.game.game import Game, new_game
    from thaigame.game.judging import Ruling, WordRuling, explain, judge
    from thaigame.game.moves import Challenge, Exchange, Lay, Move, Pass, Play
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.score import Line, Score, WordScore
    from thaigame.game.spec import GameSpec, find_game
    from thaigame.game.views import Observation, PublicView
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "board": ("Board", "Stack"),
            "ending": ("Outcome",),
            "events": ("EVENTS", "Event"),
            "game": ("Game", "new_game"),
            "judging": ("Ruling", "WordRuling", "explain", "judge"),
            "moves": ("Challenge", "Exchange", "Lay", "Move", "Pass", "Play"),
            "position": ("Position",),
            "rules": ("Violation",),
            "score": ("Line", "Score", "WordScore"),
            "spec": ("GameSpec", "find_game"),
            "views": ("Observation", "PublicView"),
        },
    )
