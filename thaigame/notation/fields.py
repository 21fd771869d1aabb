"""What the fields of events hold, by name: the one table that both record formats follow."""

from __future__ import annotations

from typing import Final, Literal

FieldKind = Literal[
    "seat",
    "number",
    "number?",
    "yes",
    "text",
    "tile",
    "tiles",
    "tiles?",
    "words",
    "squares",
    "move",
]

FIELD_KINDS: Final[dict[str, FieldKind]] = {
    "player": "seat",
    "owner": "seat",
    "points": "number",
    "minutes": "number",
    "seconds": "number",
    "count": "number",
    "total": "number?",
    "apart": "yes",
    "round_lost": "yes",
    "reason": "text",
    "tile": "tile",
    "tiles": "tiles",
    "taken": "tiles",
    "returned": "tiles",
    "rack": "tiles?",
    "words": "words",
    "squares": "squares",
    "move": "move",
}
"""Field of an event -> what it holds; ``?`` marks one that may be None."""

LARGEST: Final = 10**9
"""No number in a record is larger, nor smaller than its negative."""
