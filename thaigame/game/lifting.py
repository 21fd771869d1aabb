"""Lifting old words off the board (P7, K8, K12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.events import Lifted

if TYPE_CHECKING:
    from collections.abc import Collection

    from thaigame.game.steps import Steps


def lift(steps: Steps, kept: Collection[int]) -> None:
    """Lift every stack that does not stand on a square in *kept*; its tiles are out of play."""
    board, tiles = steps.state.board, steps.layout.tiles
    squares = tuple([at for at, stack in enumerate(board) if stack is not None and at not in kept])
    if squares:
        stacks = [stack for at in squares if (stack := board[at]) is not None]
        names = [tiles.returned(tile) for stack in stacks for tile in stack.tiles]
        steps.add(Lifted(squares, tuple(tiles.rack(names))))
