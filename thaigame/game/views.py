"""What can be seen of a game: by a player, by who looks on, and of what has happened.

Two games that differ only in what is hidden give equal views; a test deals them anew behind each
onlooker's back.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from thaigame.game.events import (
    ChallengeLost,
    Drew,
    EndCount,
    Exchanged,
    Overdrew,
    Passed,
    Played,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.game.position import Pictured, Position

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from thaigame.game.board import Board
    from thaigame.game.events import Event, Names
    from thaigame.game.state import Pending, State
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack

HIDDEN: Final = ""
"""Stands in an event for the name of a tile that the onlooker has not seen."""

_WITH_RACK: Final = (Played, Passed, TurnLost, Withdrawn, ChallengeLost, TimePenalty)


@dataclass(frozen=True)
class PublicView(Pictured):
    """The game as everybody sees it; per-player fields are in seat order.

    ``unseen`` counts the tiles that the onlooker has not seen, in the bag and on racks together:
    who counts tiles knows that much, and never which are where or in what order they will be drawn.
    """

    layout: Layout
    turn: int
    board: Board
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
        """Return the position with the player to move first and all racks unknown."""
        return self._position(self.turn, None)

    def _position(self, first: int, rack: Rack | None) -> Position:
        others = (None,) * (len(self.scores) - 1)
        scores = (*self.scores[first:], *self.scores[:first])
        return Position(self.layout, self.board, (rack, *others), scores, self.scoreless, self.out)

    def _seen(self) -> tuple[PublicView, Sequence[Event]]:
        return self, ()

    def __hash__(self) -> int:
        """Hash what is no mapping: equal views have equal hashes."""
        return hash((self.layout, self.turn, self.board, self.scores))

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<PublicView {self.layout.name} turn={self.turn} scores={self.scores}>"


@dataclass(frozen=True)
class Observation(PublicView):
    """The game as ``player`` sees it: what everybody sees, and the own ``rack``."""

    player: int
    rack: Rack

    @classmethod
    def of(cls, position: Position) -> Observation:
        """Return what the player to move sees in *position*, whose others' racks are unknown.

        That player has the seat 0. All clocks stand at 0, and nothing is pending.
        """
        count, size = len(position.scores), position.layout.rules.play.rack_size
        rack = position.racks[0] or position.layout.tiles.rack(())
        unseen = replace(position, racks=(rack, *(None,) * (count - 1)), bag=None).unseen()
        sizes, free = [len(rack)], unseen.total()
        for _ in range(count - 1):
            sizes.append(min(size, free))
            free -= sizes[-1]
        order = position.layout.tiles.order
        return cls(
            layout=position.layout,
            turn=0,
            board=position.board,
            scores=position.scores,
            scoreless=position.scoreless,
            bag_count=free,
            rack_counts=tuple(sizes),
            unseen={name: unseen[name] for name in sorted(unseen, key=order.__getitem__)},
            out=position.out,
            clocks=(0,) * count,
            pending=None,
            player=0,
            rack=rack,
        )

    @property
    def position(self) -> Position:
        """Return the position with this player first and the others' racks unknown."""
        return self._position(self.player, self.rack)

    def __hash__(self) -> int:
        """Hash what is no mapping: equal views have equal hashes."""
        return hash((self.layout, self.player, self.turn, self.board, self.rack, self.scores))

    def __repr__(self) -> str:
        """Show it in a line."""
        return (
            f"<Observation {self.layout.name} player={self.player} turn={self.turn} "
            f"scores={self.scores} rack={' '.join(self.rack)!r}>"
        )


def observe(layout: Layout, state: State, player: int) -> Observation:
    """Return what *player* may see of *state*, a game of which everything is known."""
    return Observation(**_common(layout, state, player), player=player, rack=state.rack(player))


def look_on(layout: Layout, state: State) -> PublicView:
    """Return what everybody may see of *state*, a game of which everything is known."""
    return PublicView(**_common(layout, state, None))


def seen_by(events: Iterable[Event], seat: int | None, *, players: int) -> tuple[Event, ...]:
    """Return *events* as the player on *seat* saw them, or as who looks on where that is None.

    A tile that others drew or gave back is ``HIDDEN``, their racks are None. What was laid, and the
    racks counted at the end, everybody sees. Who takes tiles off the rack of one who drew too many
    sees those (P13, C5): the other of two players.
    """
    return tuple([_as_seen(event, seat, players) for event in events])


def _as_seen(event: Event, seat: int | None, players: int) -> Event:
    player: int | None = getattr(event, "player", None)
    if player == seat or isinstance(event, EndCount):
        return event
    if isinstance(event, Drew):
        return replace(event, tiles=_hidden(event.tiles))
    if isinstance(event, Overdrew):
        event = replace(event, tiles=_hidden(event.tiles))
        if seat is not None and players == 2:  # noqa: PLR2004  the other one took them
            return event
        return replace(event, taken=_hidden(event.taken), returned=_hidden(event.returned))
    if isinstance(event, Exchanged):
        count = len(event.tiles) or event.count
        return replace(event, tiles=(), count=count, rack=None)
    return replace(event, rack=None) if isinstance(event, _WITH_RACK) else event


def _hidden(tiles: Names) -> Names:
    return (HIDDEN,) * len(tiles)


def _common(layout: Layout, state: State, player: int | None) -> dict[str, Any]:
    """Return the fields of a view: the public ones, what is unseen by *player* among them."""
    bag = state.bag or ()
    unseen = Counter(bag)
    pending = state.pending
    racks = [state.rack(seat) for seat in range(state.players)]
    for seat, rack in enumerate(racks):
        if seat != player:
            unseen.update(rack)
    if pending is not None and pending.player != player:
        # Only its player has looked at what was drawn apart.
        unseen.update(pending.apart)
        pending = pending._replace(apart=())
    order = layout.tiles.order
    return {
        "layout": layout,
        "turn": state.turn,
        "board": state.board,
        "scores": state.scores,
        "scoreless": state.scoreless,
        "bag_count": len(bag),
        "rack_counts": tuple(len(rack) for rack in racks),
        "unseen": {name: unseen[name] for name in sorted(unseen, key=order.__getitem__)},
        "out": state.out,
        "clocks": state.clocks,
        "pending": pending,
    }
