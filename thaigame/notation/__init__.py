"""Moves, racks, positions and records as text; every notation is a pair that reads and writes."""

from thaigame.notation.moves import format_move, parse_move
from thaigame.notation.position_line import read_position, write_position
from thaigame.notation.racks import format_rack, parse_rack, spaced_rack

__all__ = [
    "format_move",
    "format_rack",
    "parse_move",
    "parse_rack",
    "read_position",
    "spaced_rack",
    "write_position",
]
