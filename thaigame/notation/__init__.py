"""Moves, racks, positions and records as text; every notation is a pair that reads and writes.

Records are loaded when one is first asked for: judging and scoring a play needs none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from thaigame.notation.moves import format_move, parse_move
from thaigame.notation.position_line import read_position, write_position
from thaigame.notation.racks import format_rack, parse_rack, spaced_rack

if TYPE_CHECKING:
    from thaigame.notation.gcg_reader import read_game
    from thaigame.notation.gcg_writer import write_game
    from thaigame.notation.json_record import read_json, write_json
    from thaigame.notation.json_schema import record_schema
    from thaigame.notation.record import Fault, Note, Player, Record, record_of
    from thaigame.notation.record_files import load_record, read_record, save_record
    from thaigame.notation.replay import Replay, replay_record

__all__ = [
    "Fault",
    "Note",
    "Player",
    "Record",
    "Replay",
    "format_move",
    "format_rack",
    "load_record",
    "parse_move",
    "parse_rack",
    "read_game",
    "read_json",
    "read_position",
    "read_record",
    "record_of",
    "record_schema",
    "replay_record",
    "save_record",
    "spaced_rack",
    "write_game",
    "write_json",
    "write_position",
]

_RECORDS: Final = {
    "read_game": "gcg_reader",
    "write_game": "gcg_writer",
    "read_json": "json_record",
    "record_schema": "json_schema",
    "write_json": "json_record",
    "Fault": "record",
    "Note": "record",
    "Player": "record",
    "Record": "record",
    "record_of": "record",
    "load_record": "record_files",
    "read_record": "record_files",
    "save_record": "record_files",
    "Replay": "replay",
    "replay_record": "replay",
}


def __getattr__(name: str) -> object:
    """Load the module of a record's reader, writer or value."""
    if name not in _RECORDS:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    return getattr(import_module(f"{__name__}.{_RECORDS[name]}"), name)
