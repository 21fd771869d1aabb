"""What one player may see of a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thaigame.game.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.game.board import Board
    from thaigame.game.events import Names
    from thaigame.game.state import Pending, State
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack


@dataclass(frozen=True)
class Observation:
    """The game as ``player`` sees it; per-player fields are in seat order.

    ``unseen`` counts the tiles in the bag and on the others' racks together: a player who counts
    tiles knows that much, and never which are where or in what order they will be drawn.
    """

    layout: Layout
    player: int
    turn: int
    board: Board
    rack: Rack
    scores: tuple[int, ...]
    scoreless: int
    bag_count: int
    rack_counts: tuple[int, ...]
    unseen: Mapping[str, int]
    out: Names
    clocks: tuple[int, ...]
    pending: Pending | None

    @property
    def position(self) -> Position:
        """Return the position with this player first and the others' racks unknown."""
        at = self.player
        others = (None,) * (len(self.scores) - 1)
        scores = (*self.scores[at:], *self.scores[:at])
        return Position(
            self.layout, self.board, (self.rack, *others), scores, self.scoreless, self.out
        )

    def __str__(self) -> str:
        """Return the board, the scores and the racks that are known, as text."""
        from thaigame.render.textboard import position_text

        return position_text(self)

    def _repr_svg_(self) -> str:
        """Return the same as a picture, for notebooks."""
        from thaigame.render.svg import position_svg

        return position_svg(self)


def observe(layout: Layout, state: State, player: int) -> Observation:
    """Return what *player* may see of *state*."""
    unseen = Counter(state.bag)
    pending = state.pending
    for seat, rack in enumerate(state.racks):
        if seat != player:
            unseen.update(rack)
    if pending is not None and pending.player != player:
        # Only its player has looked at what was drawn apart.
        unseen.update(pending.apart)
        pending = pending._replace(apart=())
    order = layout.tiles.order
    return Observation(
        layout=layout,
        player=player,
        turn=state.turn,
        board=state.board,
        rack=state.racks[player],
        scores=state.scores,
        scoreless=state.scoreless,
        bag_count=len(state.bag),
        rack_counts=tuple(len(rack) for rack in state.racks),
        unseen={name: unseen[name] for name in sorted(unseen, key=order.__getitem__)},
        out=state.out,
        clocks=state.clocks,
        pending=pending,
    )
