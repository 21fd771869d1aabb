"""Whole games: turns, challenges, clocks and endings, every step recorded and taken back."""

from thaigame.state.apply import apply, opening, replay
from thaigame.state.ending import Outcome, left
from thaigame.state.game import Game, new_game
from thaigame.state.observation import Observation, observe
from thaigame.state.state import Pending, State

__all__ = [
    "Game",
    "Observation",
    "Outcome",
    "Pending",
    "State",
    "apply",
    "left",
    "new_game",
    "observe",
    "opening",
    "replay",
]
