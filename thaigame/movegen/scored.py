"""A play as generators give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from thaigame.game.moves import Play
    from thaigame.layouts.tiles import Rack

Twin = Literal["native", "plain"]
"""The compiled kernel, or the same file as plain Python."""


class ScoredPlay(NamedTuple):
    """A play with what it scores, bonus included, its equity and what stays on the rack."""

    play: Play
    score: int
    equity: float
    leave: Rack
