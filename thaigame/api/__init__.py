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
    StateError,
    StudyError,
    TextError,
    ThaigameError,
    UnknownGameError,
)
from thaigame.messages import Message, in_language, use_language

__all__ = [
    "DrillError",
    "IllegalMoveError",
    "KernelError",
    "LayoutError",
    "LexiconError",
    "Message",
    "MoveError",
    "NotationError",
    "PositionError",
    "RackError",
    "RecordError",
    "StateError",
    "StudyError",
    "TextError",
    "ThaigameError",
    "UnknownGameError",
    "in_language",
    "use_language",
]
