"""The game and the position that a command is asked about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from thaigame.cli.failure import CallError
from thaigame.cli.games import game_of, only
from thaigame.cli.options import given_line
from thaigame.errors import PositionError
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
