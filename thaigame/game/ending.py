"""How a game ends and what is counted then (A13, A15, P14, P15, C13, C14, K12, K15, K16, S13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thaigame.game.clock import overtime
from thaigame.game.events import EndCount, Restarted, TimePenalty
from thaigame.game.lifting import lift

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.state import State, Termination
    from thaigame.game.steps import Steps
    from thaigame.layouts.layout import Layout


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, who won (a seat, None for a draw) and the final scores by seat."""

    termination: Termination
    winner: int | None
    scores: tuple[int, ...]

    @property
    def leaders(self) -> tuple[int, ...]:
        """Return the seats with the highest total: several when the game is drawn (A13)."""
        most = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == most)


def outcome_of(state: State) -> Outcome | None:
    """Return the outcome, or None while the game goes on."""
    if state.ended is None:
        return None
    present = [seat for seat in range(state.players) if seat != state.absent]
    most = max(state.scores[seat] for seat in present)
    best = [seat for seat in present if state.scores[seat] == most]
    # C3: who is absent in the first round is out of the contest, and nobody won a game.
    unplayed = state.absent is not None and not most
    winner = best[0] if len(best) == 1 and not unplayed else None
    return Outcome(state.ended, winner, state.scores)


def left(layout: Layout, names: Iterable[str]) -> int:
    """Return what tiles left on a rack count: each by its dearer face, blanks nothing."""
    return sum(layout.tiles.by_name[name].left for name in names)


def end_if_over(steps: Steps, player: int) -> None:
    """End the game if *player* went out or nobody has scored for long enough.

    Too many turns without a score begin play anew instead where the game says so and tiles are
    in the bag (K12).
    """
    state, rules = steps.state, steps.layout.rules.end
    if not state.bag and not state.racks[player]:
        count_out(steps, player)
        return
    if state.scoreless < rules.scoreless_turns * state.players:
        return
    if rules.restart and state.bag:
        lift(steps, ())
        steps.add(Restarted())
    else:
        count_own(steps)


def count_out(steps: Steps, player: int) -> None:
    """Give *player*, who went out, the others' tiles times the game's factor."""
    factor = steps.layout.rules.end.out_factor
    for owner, rack in enumerate(steps.state.racks):
        if owner != player:
            points = factor * left(steps.layout, rack)
            total = steps.state.scores[player] + points
            steps.add(EndCount(player, owner, tuple(rack), points, total))
    count_time(steps)


def count_own(steps: Steps) -> None:
    """Take from each player the points on the own rack."""
    for seat, rack in enumerate(steps.state.racks):
        points = -left(steps.layout, rack)
        total = steps.state.scores[seat] + points
        steps.add(EndCount(seat, seat, tuple(rack), points, total))
    count_time(steps)


def count_time(steps: Steps) -> None:
    """Take the points for time over the clock (C2, K14, T17)."""
    rules = steps.layout.rules.end
    for seat, seconds in enumerate(steps.state.clocks):
        minutes = overtime(seconds, rules)
        if minutes:
            points = -minutes * rules.overtime_points
            total = steps.state.scores[seat] + points
            rack = tuple(steps.state.racks[seat])
            steps.add(TimePenalty(seat, points, minutes, total=total, rack=rack))
