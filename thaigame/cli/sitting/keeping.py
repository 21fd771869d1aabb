"""The record of a game at the table: written after every turn, told of only where it is there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from thaigame.cli.failure import CallError
from thaigame.cli.games import only
from thaigame.errors import ThaigameError
from thaigame.game.game import Game
from thaigame.notation import load_record, record_of, save_record
from thaigame.texts import message

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.game.spec import GameSpec
    from thaigame.texts import Message

_CHALLENGE = "challenge"  # the pragma that keeps a record's challenge system


class Keeper:
    """Writes one game to its record, if it has one.

    The record holds what no player may see, the racks and the seed that the bag follows from, so
    its file is for its owner alone.
    """

    def __init__(self, game: Game, file: Path | None) -> None:
        """Keep *game* in *file*; raise RecordError at once where that cannot be."""
        self.game = game
        self.file = file
        self._kept = False
        if file is not None:
            self.save(file)

    def keep(self) -> ThaigameError | None:
        """Write the record and return what went wrong, if anything did: the game goes on."""
        if self.file is None:
            return None
        try:
            self.save(self.file)
        except ThaigameError as error:
            self._kept = False
            return error
        return None

    def save(self, file: Path) -> None:
        """Write the record to *file*; raise RecordError where that cannot be."""
        system = self.game.spec.rules.turn.challenge
        record = replace(record_of(self.game), pragmas=((_CHALLENGE, system),))
        save_record(record, file, private=True)
        if file == self.file:
            self._kept = True

    def where(self) -> Message:
        """Return where the game is, for whoever leaves it."""
        if self.file is None:
            return message("play.left")
        if not self.file.exists():
            return message("play.lost", file=self.file)
        return message("play.kept" if self._kept else "play.kept_earlier", file=self.file)


def resumed(spec: GameSpec, file: Path, challenge: str | None, now: int | None) -> Game:
    """Return the game that *file* holds, to be played on, its clock running from *now*.

    *challenge* replaces the record's challenge system. A game goes on by the rules and points that
    it began with, which the record carries, also where its file has changed since. Raise CallError
    for a record that does not hold all of a game.
    """
    record = load_record(file, find_layout=only(spec.layout))
    if record.faults or record.seed is None:
        raise CallError(message("play.cannot_resume", name=str(file)), at=str(file))
    rules = record.layout.rules
    system = challenge or record.pragma(_CHALLENGE) or rules.turn.challenge
    turn = replace(rules.turn, challenge=system)  # type: ignore[arg-type]  # it was written so
    layout = replace(record.layout, rules=replace(rules, turn=turn))
    return Game.resumed(
        replace(spec, layout=layout),
        record.events,
        players=len(record.players),
        seed=record.seed,
        names=[player.name or player.nick for player in record.players],
        now=now,
        position=record.start,
    )
