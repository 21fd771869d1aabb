"""What ``import thaigame`` offers; ``thaigame.<name>`` finds each name here when first used."""

from __future__ import annotations

from thaigame.errors import (
    DrillError,
    IllegalMoveError,
    KernelError,
    LayoutError,
    LexiconError,
    MoveError,
    NotationError,
    PositionError,
    RackError,
    RecordError,
    RenderError,
    StateError,
    StudyError,
    TextError,
    ThaigameError,
    UnknownGameError,
)
from thaigame.grid import Direction, Grid
from thaigame.layouts import Layout, find_layout, layout_names, load_layout
from thaigame.lexicon import Lexicon, find_lexicon, lexicon_names, read_overlay, read_word_list
from thaigame.messages import Message, in_language, use_language
from thaigame.moves import Exchange, Lay, Move, Pass, Place
from thaigame.notation import (
    format_move,
    format_rack,
    parse_move,
    parse_rack,
    read_position,
    write_position,
)
from thaigame.position import Position
from thaigame.render import board_text
from thaigame.rules import Violation
from thaigame.scoring import Score
from thaigame.spec import GameSpec, find_game
from thaigame.spec.judging import Ruling, WordRuling, explain, judge
from thaigame.text import (
    Cell,
    Fault,
    canonical,
    cells,
    check,
    compose,
    display_width,
    faults,
    sort_key,
)

__all__ = [
    "Cell",
    "Direction",
    "DrillError",
    "Exchange",
    "Fault",
    "GameSpec",
    "Grid",
    "IllegalMoveError",
    "KernelError",
    "Lay",
    "Layout",
    "LayoutError",
    "Lexicon",
    "LexiconError",
    "Message",
    "Move",
    "MoveError",
    "NotationError",
    "Pass",
    "Place",
    "Position",
    "PositionError",
    "RackError",
    "RecordError",
    "RenderError",
    "Ruling",
    "Score",
    "StateError",
    "StudyError",
    "TextError",
    "ThaigameError",
    "UnknownGameError",
    "Violation",
    "WordRuling",
    "board_text",
    "canonical",
    "cells",
    "check",
    "compose",
    "display_width",
    "explain",
    "faults",
    "find_game",
    "find_layout",
    "find_lexicon",
    "format_move",
    "format_rack",
    "in_language",
    "judge",
    "layout_names",
    "lexicon_names",
    "load_layout",
    "parse_move",
    "parse_rack",
    "read_overlay",
    "read_position",
    "read_word_list",
    "sort_key",
    "use_language",
    "write_position",
]
