"""Gives games their legal moves; what finds them is loaded when the first is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game import plugs

if TYPE_CHECKING:
    from thaigame.game.game import Game
    from thaigame.game.plugs import LegalMoves


def plug() -> None:
    """Let the move generator find the legal moves of games."""
    plugs.plug(legal_moves=_legal_moves)


def _legal_moves(game: Game) -> LegalMoves:
    from thaigame.api.legal import LegalView

    return LegalView(game)
