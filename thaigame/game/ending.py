"""How a game ends and what is counted then (A13, A15, P14, P15, C13, C14, K12, K15, K16, S13)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from thaigame.arguments import of_kind
from thaigame.errors import StateError
from thaigame.game.apply import tell_lifted
from thaigame.game.board import Board
from thaigame.game.events import Adjusted, Clocked, EndCount, Held, Restarted, TimePenalty
from thaigame.game.state import bag_count
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.apply import Steps
    from thaigame.game.events import Event
    from thaigame.game.state import State, Termination
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.ruleset import EndRules

MINUTE: Final = 60


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


def outcome_of(state: State, rules: EndRules) -> Outcome | None:
    """Return the outcome, or None while the game goes on.

    Who is absent or too long over time cannot win, unless that is everybody.
    """
    if state.ended is None:
        return None
    present = [seat for seat in range(state.players) if seat != state.absent]
    in_time = [seat for seat in present if not _is_too_late(state, seat, rules)] or present
    most = max(state.scores[seat] for seat in in_time)
    best = [seat for seat in in_time if state.scores[seat] == most]
    return Outcome(state.ended, best[0] if len(best) == 1 else None, state.scores)


def _is_too_late(state: State, seat: int, rules: EndRules) -> bool:
    """Return whether the time over the clock costs the game."""
    allowed = rules.overtime_loss_minutes * MINUTE
    return bool(allowed and state.clocks) and state.clocks[seat] < -allowed


def left(layout: Layout, names: Iterable[str]) -> int:
    """Return what tiles left on a rack count: each by its dearer face, blanks nothing.

    The sheets count the tile as it is printed (P14, T15): also one whose letter was chosen before
    and that came back to the rack counts its dearer letter.
    """
    by_name = layout.tiles.by_name
    return sum(by_name[by_name[name].origin].left for name in names)


def due(layout: Layout, state: State, player: int) -> Literal["out", "scoreless", "restart"] | None:
    """Return what the turn of *player* brings about once its tiles are drawn, None for nothing.

    "out": the bag and the player's rack are empty. "scoreless": nobody has scored for long
    enough (A15), which begins play anew where the game says so and tiles are in the bag (K12).
    """
    rules, rack = layout.rules.end, state.racks[player]
    if rack is not None and not rack and not bag_count(layout, state):
        return "out"
    if state.scoreless < rules.scoreless_turns * state.players:
        return None
    return "restart" if rules.restart and bag_count(layout, state) else "scoreless"


def end_if_due(steps: Steps, player: int) -> None:
    """End the game, or begin play anew, where the turn of *player* brings that about."""
    what = due(steps.layout, steps.state, player)
    if what == "out":
        count_out(steps, player)
    elif what == "scoreless":
        count_own(steps)
    elif what == "restart":
        restart(steps)


def restart(steps: Steps) -> None:
    """Lift everything, and let play begin anew at the centre (K12)."""
    tell_lifted(steps, steps.state.board, Board((None,) * len(steps.state.board)))
    steps.add(Restarted())


def count_out(steps: Steps, player: int) -> None:
    """Give *player*, who went out, the others' tiles times the game's factor.

    Where the game says so, each of the others then loses the own tiles' points.
    """
    rules = steps.layout.rules.end
    others = [seat for seat in range(steps.state.players) if seat != player]
    for owner in others:
        _count(steps, player, owner, rules.out_factor)
    for owner in others if rules.others_lose else ():
        _count(steps, owner, owner, -1)
    count_time(steps)


def count_own(steps: Steps) -> None:
    """Take from each player the points on the own rack."""
    for seat in range(steps.state.players):
        _count(steps, seat, seat, -1)
    count_time(steps)


def count_time(steps: Steps) -> None:
    """Take the points for time over the clock (C2, K14, T17)."""
    rules = steps.layout.rules.end
    for seat, seconds in enumerate(steps.state.clocks):
        minutes = overtime(seconds, rules)
        if minutes:
            points = -minutes * rules.overtime_points
            total = steps.state.scores[seat] + points
            rack = steps.state.racks[seat]
            steps.add(TimePenalty(seat, points, minutes, total=total, rack=rack))


def _count(steps: Steps, player: int, owner: int, factor: int) -> None:
    rack = tuple(steps.state.rack(owner))
    points = factor * left(steps.layout, rack)
    total = steps.state.scores[player] + points
    steps.add(EndCount(player, owner, rack, points, total))


# -- clocks: whole seconds a side, through zero; the time is passed in, never read (C2, C10)


def running(state: State) -> int | None:
    """Return whose clock runs: the player to move, or who holds; None while all stand still.

    A play presses the clock (C7), a holder thinks on the own clock and a challenge stops all
    (C10).
    """
    if not state.clocks or state.ended is not None or state.challenged is not None:
        return None
    if state.pending is not None and state.pending.held is not None:
        return state.pending.held
    return state.turn


def overtime(seconds: int, rules: EndRules) -> int:
    """Return the minutes over time of a clock that shows *seconds*, started or full ones."""
    if seconds >= 0:
        return 0
    return -(seconds // MINUTE) if rules.overtime_minutes == "started" else -seconds // MINUTE


def waited(layout: Layout, events: Iterable[Event]) -> int:
    """Return for how long the last hold in a log has lasted, by the clock of who holds."""
    shown: dict[int, int] = defaultdict(lambda: layout.rules.end.clock_seconds)
    holder, since = 0, shown[0]
    for event in events:
        if isinstance(event, Clocked):
            shown[event.player] = event.seconds
        elif isinstance(event, Adjusted):
            shown[event.player] += event.seconds
            since += event.seconds if event.player == holder else 0
        elif isinstance(event, Held):
            holder, since = event.player, shown[event.player]
    return since - shown[holder]


def let_pass(steps: Steps, before: int | None, now: int | None) -> None:
    """Take the time from *before* to *now*, in seconds of any one clock, off the running side.

    None stands for a time that nobody looked at: nothing passes. Raise StateError for a time
    that runs backwards, ArgumentError for one that is no whole number.
    """
    if now is not None:
        of_kind("now", now, int)
    if before is None or now is None:
        return
    if now < before:
        raise StateError(message("state.time_backwards", before=before, now=now))
    side = running(steps.state)
    if side is not None and now > before:
        steps.add(Clocked(side, steps.state.clocks[side] - (now - before)))
