"""``thaigame play``: a game at the terminal, between people or against the computer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from thaigame.cli.failure import CallError
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import choice, lexicon_option, option, player_choice, whole
from thaigame.cli.sitting import TYPED, Keeper, Keyboard, Screen, Sitting, resumed
from thaigame.game.game import new_game
from thaigame.layouts import OPTIONS
from thaigame.strategy import find_player
from thaigame.strategy.players import ENGINE
from thaigame.text import show
from thaigame.texts import message
from thaigame.visible import all_visible

if TYPE_CHECKING:
    from thaigame.game.game import Game
    from thaigame.game.spec import GameSpec
    from thaigame.strategy import Player


@make_command("play")
@click.argument("game", metavar="GAME")
@option("--players", metavar="NAME,NAME", about="play.option_players")
@option("--against", type=player_choice(), about="play.option_against")
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
    if hints or against is not None:
        _must_be_searched(spec)
    names = _names(players, against)
    now = _monotonic if clock else _untimed
    file = None if record is None else Path(record)
    if file is not None and file.exists():
        begun = resumed(spec, file, challenge, now())
    else:
        begun = new_game(
            spec,
            players=len(names),
            seed=seed,
            names=names,
            challenge=challenge,  # type: ignore[arg-type]  # the option takes no other value
            now=now(),
        )
    Sitting(
        begun,
        computer=_computer(begun, against, names),
        keeper=Keeper(begun, file),
        keyboard=Keyboard(TYPED),
        screen=Screen(begun),
        now=now,
        hints=hints,
    ).play()
    return 0


def _must_be_searched(spec: GameSpec) -> None:
    """Raise KernelError before the first move where no kernel could look for plays in mid-game."""
    from thaigame.movegen.limits import CELLS

    CELLS.check(spec.layout)


def _monotonic() -> int:
    return int(time.monotonic())


def _untimed() -> None:
    """Tell no time: the clocks stand still."""


def _names(players: str | None, against: str | None) -> tuple[str, ...]:
    """Return the players' names; the computer, where it plays, comes last."""
    given = tuple(name.strip() for name in (players or "").split(",") if name.strip())
    for name in given:
        if not all_visible(name):
            raise CallError(message("play.name_form", name=show(name)), at="--players")
        if given.count(name) > 1:
            raise CallError(message("play.names_twice", name=name), at="--players")
    if against is not None:
        return (*(given or (str(message("play.you")),)), _computer_name(against))
    return given or tuple(str(message("play.player", number=number)) for number in (1, 2))


def _computer_name(against: str) -> str:
    if against.startswith(ENGINE):
        from thaigame.strategy.outside import program_name

        against = program_name(against)
    return str(message("play.computer", name=show(against)))


def _computer(game: Game, against: str | None, names: tuple[str, ...]) -> dict[int, Player]:
    """Return who of the seats is a program."""
    if against is None:
        return {}
    name = names[-1]
    if name not in game.names:
        raise CallError(message("play.not_in_record", name=name))
    return {game.names.index(name): find_player(against)(game.spec)}
