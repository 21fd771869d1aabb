"""A game as a value: its layout and its word list, and what they decide."""

from thaigame.spec.game_spec import GameSpec, find_game
from thaigame.spec.playable import Unplayable, unplayable

__all__ = ["GameSpec", "Unplayable", "find_game", "unplayable"]
