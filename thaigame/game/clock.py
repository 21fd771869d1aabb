"""Clocks: whole seconds a side, through zero; the time is passed in, never read (C2, C10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.errors import StateError
from thaigame.game.events import Clocked
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.game.state import State
    from thaigame.game.steps import Steps
    from thaigame.layouts.rules import EndRules

MINUTE: Final = 60


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


def let_pass(steps: Steps, before: int | None, now: int | None) -> None:
    """Take the time from *before* to *now*, in seconds of any one clock, off the running side.

    None stands for a time that nobody looked at: nothing passes. Raise StateError for a time
    that runs backwards.
    """
    if before is None or now is None:
        return
    if now < before:
        raise StateError(message("state.time_backwards", before=before, now=now))
    side = running(steps.state)
    if side is not None and now > before:
        steps.add(Clocked(side, steps.state.clocks[side] - (now - before)))
