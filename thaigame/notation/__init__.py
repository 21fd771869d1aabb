"""Moves, racks, positions and records as text; every notation is a pair that reads and writes."""

from thaigame.notation.gcg_reader import read_game
from thaigame.notation.gcg_writer import write_game
from thaigame.notation.json_record import read_json, record_schema, write_json
from thaigame.notation.moves import format_move, parse_move
from thaigame.notation.position_line import read_position, write_position
from thaigame.notation.racks import format_rack, parse_rack, spaced_rack
from thaigame.notation.record import Fault, Note, Player, Record
from thaigame.notation.record_files import load_record, save_record

__all__ = [
    "Fault",
    "Note",
    "Player",
    "Record",
    "format_move",
    "format_rack",
    "load_record",
    "parse_move",
    "parse_rack",
    "read_game",
    "read_json",
    "read_position",
    "record_schema",
    "save_record",
    "spaced_rack",
    "write_game",
    "write_json",
    "write_position",
]
