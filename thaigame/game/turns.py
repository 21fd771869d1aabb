"""What a player does in the own turn: a play, an exchange, a pass; and what follows (A7, C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.errors import IllegalMoveError
from thaigame.game.ending import end_if_over
from thaigame.game.events import Accepted, Drew, Exchanged, Passed, Played
from thaigame.game.lifting import lift
from thaigame.game.moves import Exchange, Play
from thaigame.game.rules import violations
from thaigame.game.spec import kept_squares
from thaigame.game.state import position_of
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.steps import Steps


def take_turn(steps: Steps, move: Move) -> None:
    """Let the player to move make *move*.

    Placement and tiles are always judged; words only where no play may be challenged (S5,
    ``void``). Raise IllegalMoveError with every violation.
    """
    position = position_of(steps.layout, steps.state)
    void = steps.layout.rules.turn.challenge == "void"
    found = violations(position, move, steps.spec.lexicon if void else None)
    if found:
        more = len(found) - 1
        key = "state.illegal_more" if more else "state.illegal"
        told = message(key, fault=found[0].message, **({"more": more} if more else {}))
        raise IllegalMoveError(told, violations=found)
    player = steps.state.turn
    rack, total = steps.state.racks[player], steps.state.scores[player]
    if isinstance(move, Play):
        _lay(steps, position, move)
        if void:
            accept(steps, steps.state.turn)
        return
    if isinstance(move, Exchange):
        tiles = tuple(steps.layout.tiles.rack(move.tiles))
        # S14: the tiles go into the bag first, then as many are drawn.
        steps.add(Exchanged(player, tiles, total=total, rack=rack))
        draw_up(steps, player)
    else:
        steps.add(Passed(player, total=total, rack=rack))
    end_if_over(steps, player)


def accept(steps: Steps, by: int) -> None:
    """Let the pending play stand: its player draws, and the next turn begins (C7)."""
    pending = steps.state.pending
    if pending is None:
        return
    steps.add(Accepted(by))
    draw_up(steps, pending.player)
    end_if_over(steps, pending.player)


def draw_up(steps: Steps, player: int) -> None:
    """Draw until the rack is full or the bag is empty: as many as were played (A7)."""
    missing = steps.layout.rules.play.rack_size - len(steps.state.racks[player])
    tiles = steps.state.bag[:missing]
    if tiles:
        steps.add(Drew(player, tiles))


def _lay(steps: Steps, position: Position, move: Play) -> None:
    state = steps.state
    player, points = state.turn, steps.spec.score(position, move).total
    total = state.scores[player] + points
    steps.add(Played(player, move, points, total=total, rack=state.racks[player]))
    if steps.layout.rules.play.lift:
        lift(steps, kept_squares(steps.layout, steps.state.board, move))
