"""A request under way: the events it gives so far and the state after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.apply import apply

if TYPE_CHECKING:
    from thaigame.game.events import Event
    from thaigame.game.spec import GameSpec
    from thaigame.game.state import State
    from thaigame.layouts.layout import Layout


class Steps:
    """Collects events; a request that is refused half way is thrown away whole (A11)."""

    __slots__ = ("events", "layout", "spec", "state")

    def __init__(self, spec: GameSpec, state: State) -> None:
        """Begin at *state*."""
        self.spec = spec
        self.layout: Layout = spec.layout
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let *event* happen."""
        self.state = apply(self.layout, self.state, event)
        self.events.append(event)
