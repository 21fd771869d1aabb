"""``thaigame show``: a position, or the score sheet of a record, on the screen or in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.games import record_in
from thaigame.cli.help import command as make_command
from thaigame.cli.options import game_option, option, position_option, whole
from thaigame.cli.positions import as_written
from thaigame.filing import keep_file
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

_WIDEST: Final = 100


class _Forms(NamedTuple):
    """What there is to see, made in the form that is asked for."""

    text: Callable[[], str]
    svg: Callable[[], str]
    html: Callable[[], str]


@make_command("show")
@game_option(required=False)
@position_option()
@option("--record", metavar="FILE", about="cli.option_record")
@option("--output", "-o", metavar="FILE", about="cli.option_picture")
@option("--square", type=whole(least=1, most=_WIDEST), default=10, about="cli.option_square")
def command(
    *, game: str | None, position: str | None, record: str | None, output: str | None, square: int
) -> int:
    """Print the position or the score sheet, or write its picture."""
    if record is None:
        forms = _position(game, position, square)
    elif position is None:
        forms = _sheet(record, game)
    else:
        raise CallError(message("cli.record_alone"), at="--record")
    _show(forms, output)
    return 0


def _position(game: str | None, line: str | None, square: int) -> _Forms:
    from thaigame.render import position_html, position_svg, position_text

    _, position = as_written(game, line)
    return _Forms(
        lambda: position_text(position),
        lambda: position_svg(position, square=square),
        lambda: position_html(position),
    )


def _sheet(file: str, game: str | None) -> _Forms:
    from thaigame.render import page_html, score_sheet, sheet_html, sheet_svg, sheet_text

    sheet = score_sheet(record_in(file, game))
    return _Forms(
        lambda: sheet_text(sheet),
        lambda: sheet_svg(sheet),
        lambda: page_html(sheet.title, sheet_html(sheet)),
    )


def _show(forms: _Forms, file: str | None) -> None:
    if file is None:
        output.show(forms.text())
    elif file == "-":
        output.show(forms.svg())
    elif file.lower().endswith(".svg"):
        _write(file, forms.svg() + "\n")
    elif file.lower().endswith((".html", ".htm")):
        _write(file, forms.html())
    else:
        raise CallError(message("cli.picture_suffix", name=file), at=file)


def _write(file: str, text: str) -> None:
    keep_file(file, text.encode())
