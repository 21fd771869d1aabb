"""What moves are worth, players, and games between them."""

from __future__ import annotations

from thaigame.chance import Random
from thaigame.strategy.evaluation import Evaluation, Valued, best_moves, find_evaluation
from thaigame.strategy.leave_values import LeavePart, Values, read_values, values_of
from thaigame.strategy.pairs import Pairs, mirrored_pairs
from thaigame.strategy.players import Player, find_player, player_names
from thaigame.strategy.selfplay import SelfPlay, selfplay
from thaigame.strategy.table import play_game

__all__ = [
    "Evaluation",
    "LeavePart",
    "Pairs",
    "Player",
    "Random",
    "SelfPlay",
    "Valued",
    "Values",
    "best_moves",
    "find_evaluation",
    "find_player",
    "mirrored_pairs",
    "play_game",
    "player_names",
    "read_values",
    "selfplay",
    "values_of",
]
