"""``thaigame show``: a position for the eye, on the screen or in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.help import command as make_command
from thaigame.cli.options import game_option, option, position_option, whole
from thaigame.cli.positions import game_and_position
from thaigame.messages import message
from thaigame.render import position_html, position_svg, position_text

if TYPE_CHECKING:
    from thaigame.position import Position

_WIDEST: Final = 100


@make_command("show")
@game_option(required=False)
@position_option()
@option("--output", "-o", metavar="FILE", about="cli.option_picture")
@option("--square", type=whole(least=1, most=_WIDEST), default=10, about="cli.option_square")
def command(*, game: str | None, position: str | None, output: str | None, square: int) -> int:
    """Print the position, or write its picture."""
    _, asked = game_and_position(game, position)
    _show(asked, output, square)
    return 0


def _show(position: Position, file: str | None, square: int) -> None:
    if file is None:
        output.say(position_text(position))
    elif file == "-":
        output.say(position_svg(position, square=square))
    elif file.lower().endswith(".svg"):
        _write(file, position_svg(position, square=square) + "\n")
    elif file.lower().endswith((".html", ".htm")):
        _write(file, position_html(position))
    else:
        raise CallError(message("cli.picture_suffix", name=file), at=file)


def _write(file: str, text: str) -> None:
    Path(file).write_text(text, encoding="utf-8", newline="\n")
