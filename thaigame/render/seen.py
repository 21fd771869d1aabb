"""What stands beside a board: whose score and rack, as far as whoever looks may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thaigame.game.events import Played, Restarted, Withdrawn
from thaigame.game.observation import Observation
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.events import Event
    from thaigame.game.position import Position

    Seen = Position | Observation
    """A position with the racks that are known, or a game as one player sees it."""


class Side(NamedTuple):
    """A player: who and with which score, the rack or None, what is said instead of the rack."""

    title: str
    rack: tuple[str, ...] | None
    instead: str


def sides(seen: Seen) -> tuple[Side, ...]:
    """Return the players: of a position the one to move first, of a game in seat order."""
    if isinstance(seen, Observation):
        return tuple(_seat(seen, seat) for seat in range(len(seen.scores)))
    return tuple(
        Side(
            str(message("render.then" if player else "render.to_move", score=score)),
            rack,
            "" if rack is not None else str(message("render.rack_unknown")),
        )
        for player, (score, rack) in enumerate(zip(seen.scores, seen.racks, strict=True))
    )


def _seat(seen: Observation, seat: int) -> Side:
    key = "render.seat_to_move" if seat == seen.turn else "render.seat"
    title = str(message(key, number=seat + 1, score=seen.scores[seat]))
    if seat == seen.player:
        return Side(title, seen.rack, "")
    return Side(title, None, str(message("render.rack_count", count=seen.rack_counts[seat])))


def bag_line(seen: Seen) -> str:
    """Return how many tiles are in the bag."""
    count = seen.bag_count if isinstance(seen, Observation) else seen.bag_count()
    return str(message("render.bag", count=count))


def last_play(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the squares of the last play that was not taken back, none after a restart (K12)."""
    for event in reversed(events):
        if isinstance(event, Played):
            return event.move.squares
        if isinstance(event, Withdrawn | Restarted):
            break
    return ()
