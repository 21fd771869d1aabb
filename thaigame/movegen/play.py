"""A play as generators give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from thaigame.moves import Place
    from thaigame.tiles import Rack

Twin = Literal["native", "plain"]
"""The compiled kernel, or the same file as plain Python."""


class Play(NamedTuple):
    """A play with what it scores, bonus included, its equity and what stays on the rack."""

    place: Place
    score: int
    equity: float
    leave: Rack
