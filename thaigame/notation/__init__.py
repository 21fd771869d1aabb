"""Moves, racks, positions and records as text; every notation is a pair that reads and writes.

Records are loaded when one is first asked for: judging and scoring a play needs none.
"""

from thaigame.later import offer
from thaigame.notation.move_text import format_move, parse_move
from thaigame.notation.position_line import read_position, write_position
from thaigame.notation.tile_text import format_rack, parse_rack, spaced_rack

__all__ = [
    "Fault",
    "Node",
    "Note",
    "PlayerName",
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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from thaigame.notation.gcg_reader import read_game
    from thaigame.notation.gcg_writer import write_game
    from thaigame.notation.json_record import read_json, write_json
    from thaigame.notation.json_schema import record_schema
    from thaigame.notation.record import Fault, Node, Note, PlayerName, Record, record_of
    from thaigame.notation.record_files import load_record, read_record, save_record
    from thaigame.notation.replay import Replay, replay_record
else:
    __getattr__, __dir__ = offer(
        __name__,
        {
            "gcg_reader": ("read_game",),
            "gcg_writer": ("write_game",),
            "json_record": ("read_json", "write_json"),
            "json_schema": ("record_schema",),
            "record": ("Fault", "Node", "Note", "PlayerName", "Record", "record_of"),
            "record_files": ("load_record", "read_record", "save_record"),
            "replay": ("Replay", "replay_record"),
        },
    )
