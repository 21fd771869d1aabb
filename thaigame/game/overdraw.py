"""Tiles drawn over the rack's size, and how they go back (P13, C5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.events import Overdrew
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.events import Names
    from thaigame.game.steps import Steps


def overdraw(
    steps: Steps, player: int, count: int, choose: Callable[[Names], Names] | None
) -> None:
    """Let *player*, who has just drawn, draw *count* tiles too many, and put it right.

    ``surplus_out``: the opponent takes *count* of the tiles just drawn, which still lie on the
    table, and they go to the bag (C5). ``opponent_chooses``: the opponent takes one more than
    that from the rack without seeing them; *choose* gets those and returns the *count* that go to
    the bag; the last goes back (P13).
    """
    state = steps.state
    latest = state.latest
    if latest is None or latest.player != player or not 1 <= count <= len(state.bag):
        raise StateError(message("state.no_overdraw"))
    surplus = state.bag[:count]
    # Which tiles are taken is chance; it leaves the bag's own generator alone.
    random = Random(state.chance ^ count)
    if steps.layout.rules.turn.overdraw == "surplus_out":
        pool = [*latest.tiles, *surplus]
        random.shuffle(pool)
        taken = returned = _listed(steps, tuple(pool[:count]))
    else:
        pool = [*state.racks[player], *surplus]
        random.shuffle(pool)
        taken = _listed(steps, tuple(pool[: count + 1]))
        if choose is None:
            raise StateError(message("state.choose_overdrawn", count=count))
        returned = _listed(steps, choose(taken))
        if len(returned) != count or Counter(returned) - Counter(taken):
            raise StateError(message("state.choose_overdrawn", count=count))
    steps.add(Overdrew(player, surplus, taken, returned))


def _listed(steps: Steps, names: Names) -> Names:
    return tuple(steps.layout.tiles.rack(names))
