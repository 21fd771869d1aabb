"""``thaigame serve``: the page for everybody in the room."""

from __future__ import annotations

from pathlib import Path

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import option, whole
from thaigame.extras import extras_named

_LAST_PORT = 65535
_PORT = 8765


@make_command("serve")
@option("--port", type=whole(most=_LAST_PORT), metavar="N", default=_PORT, about="web.option_port")
@option("--network", is_flag=True, about="web.option_network")
@option("--data", metavar="FOLDER", about="web.option_data")
@option("--game", "games", metavar="FILE", multiple=True, about="web.option_game")
@option("--lexicon", "lists", metavar="FILE", multiple=True, about="web.option_lexicon")
@option("--no-browser", is_flag=True, about="web.option_no_browser")
def command(
    *,
    port: int,
    network: bool,
    data: str | None,
    games: tuple[str, ...],
    lists: tuple[str, ...],
    no_browser: bool,
) -> int:
    """Serve until interrupted."""
    with extras_named():
        from thaigame.web.server import serve
    serve(
        _folder(data),
        port=port,
        network=network,
        browser=not no_browser,
        files=games,
        lists=lists,
        say=output.say,
    )
    return 0


def _folder(data: str | None) -> Path:
    if data is not None:
        return Path(data)
    from platformdirs import user_data_path

    return user_data_path("thaigame")
