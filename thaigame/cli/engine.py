"""``thaigame engine``: a player that other programs ask for moves, line by line."""

from __future__ import annotations

import sys
from typing import Final

import click

from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import choice, lexicon_option, option, standard_input_stream
from thaigame.strategy import player_names
from thaigame.strategy.engine import LONGEST, Engine

_PLAYER: Final = "level-9"


@make_command("engine")
@click.argument("game", metavar="GAME")
@option("--player", type=choice(*player_names()), default=_PLAYER, about="engine.about_player")
@lexicon_option()
def command(game: str, *, player: str, lexicon: str | None) -> int:
    """Answer lines until ``quit`` or the end of the input."""
    engine = Engine(game_of(game, lexicon), _say, player=player)
    stream = standard_input_stream().buffer
    while line := stream.readline(4 * LONGEST):
        if not engine.hear(line.decode("utf-8", "replace").strip("\ufeff\r\n")):
            break
    engine.wait()
    return 0


def _say(line: str) -> None:
    """Write a line in UTF-8, whatever the terminal's encoding is: programs read it."""
    sys.stdout.flush()
    sys.stdout.buffer.write(f"{line}\n".encode())
    sys.stdout.buffer.flush()
