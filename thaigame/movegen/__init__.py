"""Every play of a position: one interface over the kernels, for every game."""

from thaigame.later import offer
from thaigame.movegen.perft import Perft, perft

__all__ = ["Columns", "Generator", "Leaves", "LegalMoves", "Perft", "Plays", "ScoredPlay", "perft"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.movegen.columns import Columns
    from thaigame.movegen.generator import Generator, Plays
    from thaigame.movegen.leaves import Leaves
    from thaigame.movegen.legal import LegalMoves
    from thaigame.movegen.scored import ScoredPlay
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "columns": ("Columns",),
            "generator": ("Generator", "Plays"),
            "leaves": ("Leaves",),
            "legal": ("LegalMoves",),
            "scored": ("ScoredPlay",),
        },
    )
