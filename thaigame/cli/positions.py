"""The game and the position that a command is asked about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from thaigame.cli.failure import CallError
from thaigame.cli.games import game_of, only, record_in
from thaigame.cli.options import given_line, standard_input_bytes
from thaigame.errors import PositionError
from thaigame.game.spec import as_spec
from thaigame.lexicon import read_word_list
from thaigame.notation import parse_rack, read_position
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec


def game_and_position(
    game: str | None, line: str | None, *, lexicon: str | None = None
) -> tuple[GameSpec, Position]:
    """Return the game that is asked for, or that the position line names, and the position.

    Without a line the board is empty and no rack is known. Raise CallError where no game is
    named or two are, and PositionError for a line that is no position, or one that cannot be.
    """
    spec, position = as_written(game, line, lexicon=lexicon)
    return spec, _possible(position, "--position")


def as_written(
    game: str | None, line: str | None, *, lexicon: str | None = None
) -> tuple[GameSpec, Position]:
    """Return the same for what is only looked at: also a position that cannot be."""
    if line is None:
        if game is None:
            raise CallError(message("cli.missing", name="--game"))
        spec = game_of(game, lexicon)
        return spec, spec.start()
    if game is None:
        position = read_position(given_line(line))
        return game_of(position.layout.name, lexicon), position
    spec = game_of(game, lexicon)
    return spec, _read(spec, given_line(line))


def game_and_turn(
    file: str, game: str | None, turn: int | None, *, lexicon: str | None = None
) -> tuple[GameSpec, Position]:
    """Return the game of the record in *file*, and the position as its turn *turn* met it.

    Turns count from 1 as on the score sheet; without a number it is the last one. Raise CallError
    for a record that has no such turn, and what reading it raises.
    """
    from thaigame.game.events import Exchanged, Passed, Played, TurnLost

    if file == lexicon == "-":
        raise CallError(message("cli.one_input"), at="-")
    record = record_in(file, game)
    turns = Played | Exchanged | Passed | TurnLost
    met = [node.position for node in record.walk() if isinstance(node.event, turns)]
    if not met or (turn or 1) > len(met):
        told = message("cli.no_such_turn", turn=turn or 1, turns=len(met))
        raise CallError(told, at="--turn")
    position = met[-1 if turn is None else turn - 1]
    if lexicon == "-":
        writing = record.layout.writing
        listed = read_word_list(standard_input_bytes(), alphabet=writing).lexicon
        return as_spec(position, lexicon=listed), position
    return as_spec(position, lexicon=lexicon), position


def read_for(spec: GameSpec, line: str) -> Position:
    """Return the position that *line* writes; raise as ``game_and_position``."""
    return _possible(_read(spec, line), None)


def with_rack(position: Position, rack: str | None) -> Position:
    """Return *position* with *rack* for the player to move, None for the one that it has.

    Raise CallError where it has none, RackError for text that is no rack and PositionError for a
    rack that cannot be there.
    """
    if rack is None:
        if position.racks[0] is None:
            raise CallError(message("best.no_rack"), at="--rack")
        return position
    held = parse_rack(given_line(rack), position.layout)
    return _possible(replace(position, racks=(held, *position.racks[1:])), "--rack")


def _read(spec: GameSpec, line: str) -> Position:
    return read_position(line, find_layout=only(spec.layout), layout=spec.layout)


def _possible(position: Position, at: str | None) -> Position:
    """Return *position*; raise PositionError, said of the option *at*, for one that cannot be.

    What is found or ruled there would be taken for something that can happen in a game.
    """
    for fault in position.faults():
        raise PositionError(fault, at=at)
    return position
