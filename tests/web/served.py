"""The real server as a process, the same application without one, and pages in a real browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import uvicorn
from starlette.testclient import TestClient

from thaigame.web.addresses import Addresses, addresses
from thaigame.web.app import make_app
from thaigame.web.database import Database
from thaigame.web.hall import Hall
from thaigame.web.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.web.rooms import Rooms

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1:8765"
HERE = Addresses(f"http://{HOST}", ("http://192.0.2.7:8765",), frozenset({HOST, "pc.local:8765"}))


class Served(NamedTuple):
    """A server that runs: where it is, the keys that it printed, its process."""

    address: str
    host: str
    referee: str
    process: subprocess.Popen[str]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def serving(folder: Path, *options: str, port: int = 0) -> Iterator[Served]:
    """Run ``thaigame serve`` on *folder* while the block lasts."""
    command = [sys.executable, "-m", "thaigame", "--lang", "en", "serve", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--port", str(port), "--data", str(folder), *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        said = ""
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if "are kept in" in line:
                break
        address = re.search(r"The page: (\S+)", said)
        keys = re.search(r"Host key: (\S+) +Referee key: (\S+)", said)
        assert address is not None, said
        assert keys is not None, said
        yield Served(address[1], keys[1], keys[2], process)
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


class Running(NamedTuple):
    """The same server within the test, whose tables the test can look into."""

    address: str
    host: str
    referee: str
    rooms: Rooms


@contextmanager
def running(folder: Path, *files: str) -> Iterator[Running]:
    """Run the application on *folder* in a thread while the block lasts."""
    database = Database(folder)
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    hall = Hall(database, Shelf(files), addresses(port, network=False))
    app = make_app(hall)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=3))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield Running(hall.where.here, hall.keys["host"], hall.keys["referee"], app.state.rooms)
    finally:
        server.should_exit = True
        thread.join()
        database.close()
        listening.close()


@contextmanager
def hall_in(folder: Path) -> Iterator[tuple[Hall, TestClient]]:
    """Give the hall with its database in *folder*, and a browser's side of its application."""
    database = Database(folder)
    try:
        hall = Hall(database, Shelf(), HERE)
        with client_of(hall) as client:
            yield hall, client
    finally:
        database.close()


def client_of(hall: Hall) -> TestClient:
    """Return one more device at the same hall, which reads English."""
    return TestClient(
        make_app(hall),
        base_url=f"http://{HOST}",
        headers={"Accept-Language": "en"},
        follow_redirects=True,
    )


def take_role(client: TestClient, key: str) -> None:
    """Enter a key, as the start page does."""
    found = client.post("/role", data={"key": key})
    assert found.status_code == 200, found.text
