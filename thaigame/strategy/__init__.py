"""Players, and games between them."""

from __future__ import annotations

from thaigame.chance import Random
from thaigame.strategy.players import Player, find_player, player_names
from thaigame.strategy.selfplay import SelfPlay, selfplay
from thaigame.strategy.table import play_game

__all__ = [
    "Player",
    "Random",
    "SelfPlay",
    "find_player",
    "play_game",
    "player_names",
    "selfplay",
]
