"""The server as a program: where it listens, what it prints, how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser
from typing import TYPE_CHECKING, Final

import uvicorn

from thaigame.errors import ThaigameError
from thaigame.filing import why
from thaigame.texts import message
from thaigame.web.addresses import EVERYWHERE, LOOPBACK, addresses
from thaigame.web.app import make_app
from thaigame.web.database import Database
from thaigame.web.hall import Hall
from thaigame.web.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from thaigame.web.rooms import Rooms

PORT: Final = 8765
_GOODBYE: Final = 0.2
"""Seconds in which pages get their goodbye before their lines are closed (code 1012)."""


class PortError(ThaigameError):
    """Nothing can listen at the port that was asked for."""


class _Server(uvicorn.Server):
    """A server that says goodbye before it closes its lines."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms) -> None:
        super().__init__(config)
        self._rooms = rooms

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every page to come back later, then end as usual."""
        self._rooms.say_bye()
        await asyncio.sleep(_GOODBYE)
        await super().shutdown(sockets)


def serve(
    folder: Path,
    *,
    port: int = PORT,
    network: bool = False,
    browser: bool = False,
    files: Sequence[str] = (),
    lists: Sequence[str] = (),
    say: Callable[[object], None],
) -> None:
    """Serve until interrupted; what people at the machine must know goes to *say*.

    The database is in *folder*. Phones reach the page only on the *network*; a *browser* is opened
    with the host's key. *files* are layout files and *lists* word lists beside the toolkit's own.
    Raise PortError where the port is taken, DataFolderError, and what ``Shelf`` raises.
    """
    shelf = Shelf(files, lists)
    listening = _listen(port, network=network)
    where = addresses(listening.getsockname()[1], network=network)
    database = Database(folder)
    try:
        hall = Hall(database, shelf, where)
        _tell(hall, folder, say)
        app = make_app(hall)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            ws_max_size=65536,
            ws_max_queue=8,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )
        if browser:
            _open(f"{where.here}/#host={hall.keys['host']}")
        _Server(config, app.state.rooms).run(sockets=[listening])
    finally:
        database.close()
        listening.close()


def _listen(port: int, *, network: bool) -> socket.socket:
    listening = socket.socket(socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((EVERYWHERE if network else LOOPBACK, port))
        listening.listen()  # who comes before all is ready waits
    except OSError as error:
        listening.close()
        raise PortError(message("web.port", port=port, reason=why(error)), at=port) from error
    return listening


def _tell(hall: Hall, folder: Path, say: Callable[[object], None]) -> None:
    say(message("web.here", address=hall.where.here))
    for each in hall.where.others:
        say(message("web.for_phones", address=each))
    if not hall.where.others:
        say(message("web.this_machine_only"))
    say(message("web.keys", host=hall.keys["host"], referee=hall.keys["referee"]))
    say(message("web.kept_in", folder=folder))


def _open(address: str) -> None:
    """Open the page in a browser where there is one; without one people type the address."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
