"""``thaigame play``: a game at the terminal, between people or against the computer."""

from __future__ import annotations

import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from thaigame.cli.failure import CallError
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import choice, lexicon_option, option, whole
from thaigame.cli.sitting import Sitting
from thaigame.game.game import Game, new_game
from thaigame.layouts import OPTIONS
from thaigame.notation import load_record, record_of, save_record
from thaigame.strategy import find_player, player_names
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.spec import GameSpec
    from thaigame.strategy import Player

_CHALLENGE = "challenge"  # the pragma that keeps a record's challenge system


@make_command("play")
@click.argument("game", metavar="GAME")
@option("--players", metavar="NAME,NAME", about="play.option_players")
@option("--against", type=choice(*player_names()), about="play.option_against")
@option(
    "--challenge",
    type=choice(*OPTIONS["turn.challenge"].takes.every),
    about="play.option_challenge",
)
@option("--record", metavar="FILE", about="play.option_record")
@option("--seed", type=whole(), metavar="S", about="play.option_seed")
@option("--clock", is_flag=True, about="play.option_clock")
@option("--hints", is_flag=True, about="play.option_hints")
@lexicon_option()
def command(
    game: str,
    *,
    players: str | None,
    against: str | None,
    challenge: str | None,
    record: str | None,
    seed: int | None,
    clock: bool,
    hints: bool,
    lexicon: str | None,
) -> int:
    """Play to the end, or until whoever plays leaves; the record keeps the game."""
    if lexicon == "-":
        raise CallError(message("play.input_is_taken"), at="-")
    spec = game_of(game, lexicon)
    names = _names(players, against)
    file = None if record is None else Path(record)
    if file is not None and file.exists():
        begun = _resumed(spec, file, challenge)
    else:
        chosen = secrets.randbits(32) if seed is None else seed
        begun = new_game(
            spec,
            players=len(names),
            seed=chosen,
            names=names,
            challenge=challenge,  # type: ignore[arg-type]  # the option takes no other value
        )
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # a slip of the keyboard ends no game
    sitting = Sitting(
        begun,
        computer=_computer(begun, against, names),
        save=_saver(begun),
        record=file,
        clock=clock,
        hints=hints,
        private=sys.stdout.isatty(),
        read=sys.stdin.readline,
    )
    sitting.play()
    return 0


def _names(players: str | None, against: str | None) -> tuple[str, ...]:
    """Return the players' names; the computer, where it plays, comes last."""
    given = tuple(name.strip() for name in (players or "").split(",") if name.strip())
    if against is not None:
        return (*(given or (str(message("play.you")),)), _computer_name(against))
    return given or tuple(str(message("play.player", number=number)) for number in (1, 2))


def _computer_name(against: str) -> str:
    return str(message("play.computer", name=against))


def _computer(game: Game, against: str | None, names: tuple[str, ...]) -> dict[int, Player]:
    """Return who of the seats is a program."""
    if against is None:
        return {}
    name = names[-1]
    if name not in game.names:
        raise CallError(message("play.not_in_record", name=name))
    return {game.names.index(name): find_player(against)(game.spec)}


def _saver(begun: Game) -> Callable[[Game, Path], None]:
    system = begun.spec.rules.turn.challenge

    def save(game: Game, path: Path) -> None:
        save_record(replace(record_of(game), pragmas=((_CHALLENGE, system),)), path)

    return save


def _resumed(spec: GameSpec, file: Path, challenge: str | None) -> Game:
    """Return the game that *file* holds, to be played on."""
    record = load_record(file, find_layout=lambda _name: spec.layout)
    if record.faults or record.seed is None or record.start is not None:
        raise CallError(message("play.cannot_resume", name=str(file)), at=str(file))
    system = challenge or record.pragma(_CHALLENGE) or spec.rules.turn.challenge
    turn = replace(spec.rules.turn, challenge=system)  # type: ignore[arg-type]  # it was written so
    layout = replace(spec.layout, rules=replace(spec.rules, turn=turn))
    return Game.resumed(
        replace(spec, layout=layout),
        record.events,
        players=len(record.players),
        seed=record.seed,
        names=[player.name or player.nick for player in record.players],
    )
