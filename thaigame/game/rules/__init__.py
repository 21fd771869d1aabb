"""Small functions from a position and a move to what the move breaks.

They are the second opinion on everything that a move generator says, and know no game: what
differs is in the layout's rule set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.moves import Exchange, Play
from thaigame.game.rules.exchange import exchange_violations
from thaigame.game.rules.placement import placement_violations
from thaigame.game.rules.tiles import tile_violations
from thaigame.game.rules.violation import REASONS, Violation, violation
from thaigame.game.rules.words import acceptable, word_violations

if TYPE_CHECKING:
    from collections.abc import Container

    from thaigame.game.moves import Move
    from thaigame.game.position import Position

__all__ = [
    "REASONS",
    "Violation",
    "acceptable",
    "exchange_violations",
    "placement_violations",
    "tile_violations",
    "violation",
    "violations",
    "word_violations",
]


def violations(
    position: Position, move: Move, lexicon: Container[str] | None = None
) -> tuple[Violation, ...]:
    """Return every fault of *move*: placement, tiles, and words where a *lexicon* is given.

    Words are judged only where the placement makes them, that is without a placement fault.
    """
    if isinstance(move, Exchange):
        return exchange_violations(position, move)
    if not isinstance(move, Play):
        return ()
    placement = placement_violations(position, move)
    found = [*placement, *tile_violations(position, move)]
    if lexicon is not None and not placement:
        found += word_violations(position, move, lexicon)
    return tuple(found)
