"""Tables on a hall without a process: people as devices, their lines as JSON."""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Self

import pytest

from tests.web.served import HOST, hall_in, take_role
from thaigame.web.guard import DEVICE, device_of
from thaigame.web.live import OpenPage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient, WebSocketTestSession

    from thaigame.web.hall import Hall
    from thaigame.web.rooms import Rooms
    from thaigame.web.underway import GameTable

ORIGIN = {"Origin": f"http://{HOST}"}


@contextmanager
def nobody_s(client: TestClient) -> Iterator[None]:
    """Let *client* be another device while the block lasts: without the host's cookies."""
    kept = list(client.cookies.jar)
    client.cookies.clear()
    yield
    client.cookies.clear()
    for cookie in kept:
        client.cookies.jar.set_cookie(cookie)


class Person:
    """Somebody at a table, by a device's cookie and an open line."""

    def __init__(self, client: TestClient, token: str, path: str) -> None:
        """Open the line and greet in English."""
        headers = {**ORIGIN, "Host": HOST, "Cookie": f"{DEVICE}={token}"}
        with nobody_s(client):
            self._socket: WebSocketTestSession = client.websocket_connect(path, headers=headers)
            self.socket = self._socket.__enter__()
        self.device = device_of(token)
        self.view: dict[str, Any] = {}
        self.texts: list[str] = []
        self.send(type="hello", lang="en")

    def send(self, **told: Any) -> None:
        """Send a message."""
        self.socket.send_json(told)

    def get(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds; views on the way are kept."""
        while True:
            text = self.socket.receive_text()
            self.texts.append(text)
            told: dict[str, Any] = json.loads(text)
            if told["type"] == "view":
                self.view = told
            if told["type"] in kinds:
                return told

    def look(self) -> dict[str, Any]:
        """Return the view as it is now, whatever earlier ones are still on the way."""
        for n in (1, 2):
            self.send(type="hello", n=n)
            while self.get("view")["n"] != n:
                pass
        return self.view

    def do(self, act: str, *, rid: str = "", about: int | None = None, **data: Any) -> Any:
        """Do an act about what was last seen, and return the reply."""
        seen = self.look()["seq"] if about is None else about
        self.send(type="do", rid=rid or secrets.token_hex(8), act=act, about=seen, data=data)
        return self.get("ok", "no")

    def preview(self, draft: dict[str, Any]) -> dict[str, Any]:
        """Return what a draft comes to."""
        self.send(type="preview", n=1, draft=draft)
        return self.get("preview", "no")

    def leave(self) -> None:
        """Close the line."""
        self._socket.__exit__(None, None, None)


class Party:
    """A hall with one table, and everybody there."""

    def __init__(self, hall: Hall, client: TestClient) -> None:
        """Begin with the host at the door."""
        self.hall = hall
        self.client = client
        take_role(client, hall.keys["host"])
        self.id = ""
        self.tokens: list[str] = []
        self.people: list[Person] = []

    @property
    def table(self) -> GameTable:
        """Return the table as the server has it, all that is hidden included."""
        return self.rooms.tables[self.id]

    @property
    def rooms(self) -> Rooms:
        """Return the tables of the hall."""
        app: Any = self.client.app
        found: Rooms = app.state.rooms
        return found

    def open(self, game: str = "scrabble", **settings: str) -> Self:
        """Open a table."""
        form = {"game": game, "lexicon": "", "mode": "practice", "seats": "2", "challenge": ""}
        found = self.client.post("/tables", data={**form, **settings})
        assert found.status_code == 200, found.text
        self.id = found.url.path.rpartition("/")[2]
        return self

    def begin(self, *names: str) -> Self:
        """Let people come, admit them and begin."""
        for name in names:
            token = secrets.token_hex(16)
            self.tokens.append(token)
            headers = {**ORIGIN, "Cookie": f"{DEVICE}={token}"}
            form = {"code": self.table.setup.code, "name": name}
            with nobody_s(self.client):
                self.client.post("/join", data=form, headers=headers, follow_redirects=False)
            self.manage("admit", place=str(self.table.sitters[-1].place))
        self.manage("begin")
        return self

    def manage(self, act: str, **form: str) -> Any:
        """Do what the host does with people."""
        found = self.client.post(f"/table/{self.id}/{act}", data=form)
        assert found.status_code == 200, found.text
        return found

    def sit(self) -> list[Person]:
        """Return everybody by seat, each with an open line."""
        by_device = {device_of(token): token for token in self.tokens}
        seated = sorted((each for each in self.table.sitters if each.device in by_device),
                        key=lambda each: each.seat or 0)  # fmt: skip
        self.people = [self.person(by_device[each.device]) for each in seated]
        return self.people

    def person(self, token: str, path: str = "live") -> Person:
        """Open one more line."""
        return Person(self.client, token, f"/table/{self.id}/{path}")


@contextmanager
def party(folder: Path) -> Iterator[Party]:
    """Give a hall in *folder*; every line is closed at the end."""
    with ExitStack() as stack:
        hall, client = stack.enter_context(hall_in(folder))
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(OpenPage, "most", 1_000_000)  # programs are quicker than people
        found = Party(hall, client)
        try:
            yield found
        finally:
            for person in found.people:
                person.leave()
