"""What moves are worth, players, and games between them.

Each part is loaded when it is first asked for: the best plays of a position need no players.
"""

from thaigame.later import offer

__all__ = [
    "Compared",
    "EndMove",
    "EndgameSolver",
    "Ending",
    "Engine",
    "Evaluation",
    "LateMove",
    "LeavePart",
    "Level",
    "Limit",
    "OutsidePlayer",
    "Pairs",
    "Player",
    "PreEndgameSolver",
    "Program",
    "Random",
    "Reasons",
    "SelfPlay",
    "Simulated",
    "Simulation",
    "Simulator",
    "Valued",
    "Values",
    "best_moves",
    "find_evaluation",
    "find_player",
    "find_program",
    "level_names",
    "mirrored_pairs",
    "of_level",
    "play_game",
    "player_names",
    "player_pairs",
    "player_title",
    "read_values",
    "reasons_for",
    "selfplay",
    "values_of",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.chance import Random
    from thaigame.strategy.endgame import EndgameSolver, Ending, EndMove
    from thaigame.strategy.engine import Engine
    from thaigame.strategy.evaluation import Evaluation, Valued, best_moves, find_evaluation
    from thaigame.strategy.leave_values import LeavePart, Values, read_values, values_of
    from thaigame.strategy.level import Level, level_names
    from thaigame.strategy.outside import OutsidePlayer
    from thaigame.strategy.pairs import Pairs, mirrored_pairs, player_pairs
    from thaigame.strategy.players import (
        Limit,
        Player,
        Program,
        find_player,
        find_program,
        of_level,
        player_names,
        player_title,
    )
    from thaigame.strategy.pre_endgame import LateMove, PreEndgameSolver
    from thaigame.strategy.reasons import Reasons, reasons_for
    from thaigame.strategy.self_play import SelfPlay, selfplay
    from thaigame.strategy.simulation import Compared, Simulated, Simulation, Simulator
    from thaigame.strategy.table import play_game
else:
    from thaigame.chance import Random

    __getattr__, __dir__ = offer(
        __name__,
        {
            "endgame": ("EndgameSolver", "Ending", "EndMove"),
            "engine": ("Engine",),
            "evaluation": ("Evaluation", "Valued", "best_moves", "find_evaluation"),
            "leave_values": ("LeavePart", "Values", "read_values", "values_of"),
            "level": ("Level", "level_names"),
            "outside": ("OutsidePlayer",),
            "pairs": ("Pairs", "mirrored_pairs", "player_pairs"),
            "players": (
                *("Limit", "Player", "Program"),
                *("find_player", "find_program", "of_level", "player_names", "player_title"),
            ),
            "pre_endgame": ("LateMove", "PreEndgameSolver"),
            "reasons": ("Reasons", "reasons_for"),
            "self_play": ("SelfPlay", "selfplay"),
            "simulation": ("Compared", "Simulated", "Simulation", "Simulator"),
            "table": ("play_game",),
        },
    )
