"""Exchanges: how many tiles, and how full the bag must be (P11, C9, K11, T13, S14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.rules.violation import violation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.moves import Exchange
    from thaigame.game.position import Position
    from thaigame.game.rules.violation import Violation


def exchange_violations(position: Position, move: Exchange) -> tuple[Violation, ...]:
    """Return the faults of an exchange."""
    return tuple(_violations(position, move))


def _violations(position: Position, move: Exchange) -> Iterator[Violation]:
    layout = position.layout
    if not move.tiles:
        yield violation(layout, "exchange_none")
    rack = position.racks[0]
    if rack is not None:
        missing = rack.lacks(move.tiles)
        if missing:
            yield violation(layout, "exchange_rack", tiles=" ".join(missing))
    in_bag, least = position.bag_count(), layout.rules.turn.exchange_minimum
    if in_bag < least:
        yield violation(layout, "exchange_bag", count=in_bag, least=least)
