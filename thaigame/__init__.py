"""Word games in Thai script: judge, score, generate and teach, on one shared core.

    >>> import thaigame
    >>> game = thaigame.new_game("kumkom", seed=7, names=("มานี", "ปิติ"))
    >>> len(game.racks[game.turn])
    9
    >>> thaigame.judge("kumkom", ["น้ำ", "กะทันหัน"]).acceptable
    True

What most programs need stands here; the rest in the modules that are named for it: ``text`` and
``spelling`` (Thai words), ``lexicon`` and ``layouts`` (lists and games as data), ``game`` (moves
and events), ``notation`` (records), ``movegen`` (the search), ``study``, ``strategy`` (players),
``render`` (pictures), ``drills``, ``texts`` (messages) and ``errors``. ``docs/api`` describes every
name with an example. Nothing is loaded before it is asked for.
"""

from thaigame.later import offer

__version__ = "0.1.0"

__all__ = [
    "Cell",
    "Challenge",
    "Direction",
    "Exchange",
    "Game",
    "GameSpec",
    "Generator",
    "IllegalMoveError",
    "Lay",
    "Layout",
    "Lexicon",
    "Move",
    "Observation",
    "Outcome",
    "Pass",
    "Play",
    "Player",
    "Position",
    "Rack",
    "Record",
    "Ruling",
    "Score",
    "ScoredPlay",
    "Study",
    "ThaigameError",
    "Tile",
    "Violation",
    "canonical",
    "cells",
    "explain",
    "find_game",
    "find_layout",
    "find_lexicon",
    "find_player",
    "format_move",
    "in_language",
    "judge",
    "layout_names",
    "lexicon_names",
    "load_record",
    "new_game",
    "parse_move",
    "play_game",
    "player_names",
    "read_position",
    "record_of",
    "replay_record",
    "save_record",
    "use_language",
    "write_position",
]

TYPE_CHECKING = False  # as typing has it, whose import would cost more than all the rest
if TYPE_CHECKING:
    from thaigame import drills as drills
    from thaigame import errors as errors
    from thaigame import game as game
    from thaigame import layouts as layouts
    from thaigame import lexicon as lexicon
    from thaigame import movegen as movegen
    from thaigame import notation as notation
    from thaigame import render as render
    from thaigame import spelling as spelling
    from thaigame import strategy as strategy
    from thaigame import study as study
    from thaigame import text as text
    from thaigame import texts as texts
    from thaigame.errors import IllegalMoveError, ThaigameError
    from thaigame.game.ending import Outcome
    from thaigame.game.game import Game, new_game
    from thaigame.game.judging import Ruling, explain, judge
    from thaigame.game.moves import Challenge, Exchange, Lay, Move, Pass, Play
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.score import Score
    from thaigame.game.spec import GameSpec, find_game
    from thaigame.game.views import Observation
    from thaigame.layouts import Layout, find_layout, layout_names
    from thaigame.layouts.grid import Direction
    from thaigame.layouts.tiles import Rack, Tile
    from thaigame.lexicon import Lexicon, find_lexicon, lexicon_names
    from thaigame.movegen.generator import Generator
    from thaigame.movegen.scored import ScoredPlay
    from thaigame.notation import (
        Record,
        format_move,
        load_record,
        parse_move,
        read_position,
        record_of,
        replay_record,
        save_record,
        write_position,
    )
    from thaigame.strategy import Player, find_player, play_game, player_names
    from thaigame.study import Study
    from thaigame.text import Cell, canonical, cells
    from thaigame.texts import in_language, use_language
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "errors": ("IllegalMoveError", "ThaigameError"),
            "game.ending": ("Outcome",),
            "game.game": ("Game", "new_game"),
            "game.judging": ("Ruling", "explain", "judge"),
            "game.moves": ("Challenge", "Exchange", "Lay", "Move", "Pass", "Play"),
            "game.views": ("Observation",),
            "game.position": ("Position",),
            "game.rules": ("Violation",),
            "game.score": ("Score",),
            "game.spec": ("GameSpec", "find_game"),
            "layouts": ("Layout", "find_layout", "layout_names"),
            "layouts.grid": ("Direction",),
            "layouts.tiles": ("Rack", "Tile"),
            "lexicon": ("Lexicon", "find_lexicon", "lexicon_names"),
            "movegen.generator": ("Generator",),
            "movegen.scored": ("ScoredPlay",),
            "notation": (
                "Record",
                "format_move",
                "load_record",
                "parse_move",
                "read_position",
                "record_of",
                "replay_record",
                "save_record",
                "write_position",
            ),
            "strategy": ("Player", "find_player", "play_game", "player_names"),
            "study": ("Study",),
            "text": ("Cell", "canonical", "cells"),
            "texts": ("in_language", "use_language"),
        },
        modules=(
            "drills",
            "errors",
            "game",
            "layouts",
            "lexicon",
            "movegen",
            "notation",
            "render",
            "spelling",
            "strategy",
            "study",
            "text",
            "texts",
        ),
    )
