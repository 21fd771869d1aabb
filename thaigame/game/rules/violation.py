"""What a move breaks, with the rule's id, a text in both languages and the squares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.layouts.layout import Layout
    from thaigame.texts import Message

ViolationKind = Literal["placement", "tiles", "word"]

REASONS: Final[dict[str, tuple[str, ViolationKind]]] = {
    "no_tile": ("A1", "placement"),
    "line": ("A1", "placement"),
    "gap": ("A1", "placement"),
    "off_board": ("A1", "placement"),
    "no_base": ("A1", "placement"),
    "centre": ("A2", "placement"),
    "first_length": ("A2", "placement"),
    "touch": ("A2", "placement"),
    "one_square": ("A3", "placement"),
    "occupied": ("A1", "placement"),
    "overlay": ("A1", "placement"),
    "overlay_same": ("A1", "placement"),
    "tier_taken": ("A1", "placement"),
    "tier": ("A1", "placement"),
    "unchanged": ("A1", "placement"),
    "mark": ("A1", "tiles"),
    "remark_off": ("A1", "placement"),
    "face": ("A1", "tiles"),
    "rack": ("A1", "tiles"),
    "set": ("A1", "tiles"),
    "rack_size": ("A1", "tiles"),
    "word": ("A3", "word"),
    "doubler": ("A3", "word"),
    "exchange_none": ("A1", "tiles"),
    "exchange_bag": ("A1", "tiles"),
    "exchange_rack": ("A1", "tiles"),
}
"""Reason -> the common rule it breaks and what kind of violation that is.

A layout's ``rule_ids`` may give the game's own id: by reason (``exchange_bag``), by its first
word (``exchange``) or by the common rule (``A1``).
"""


@dataclass(frozen=True)
class Violation:
    """One fault of a move.

    ``rule`` is the game's own rule id where its rule set names one, else the common one;
    ``squares`` are names such as ``H8``.
    """

    rule: str
    kind: ViolationKind
    message: Message
    squares: tuple[str, ...] = ()
    reason: str = ""


def violation(
    layout: Layout, reason: str, squares: Iterable[int] = (), **values: object
) -> Violation:
    """Make the violation called *reason*, its text filled with *values*."""
    common, kind = REASONS[reason]
    ids = layout.rule_ids
    rule = ids.get(reason) or ids.get(reason.partition("_")[0]) or ids.get(common, common)
    names = tuple(layout.grid.name(square) for square in squares)
    return Violation(rule, kind, message(f"rules.{reason}", **values), names, reason)
