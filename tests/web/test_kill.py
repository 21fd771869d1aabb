"""A power cut in the middle of play: what was acknowledged is there, and nothing is done twice."""

from __future__ import annotations

import json
import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.served import Served, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

from websockets.sync.client import ClientConnection


def post(served: Served, path: str, cookie: str, **form: str) -> str:
    """Send a form as a device; return where it leads."""
    found = httpx2.post(
        served.address + path,
        data=form,
        headers={"Cookie": f"device={cookie}"},
        timeout=10,
    )
    assert found.status_code == 303, found.text  # the client drops a cookie on the way there
    return str(found.headers["location"])


class Device:
    """A device with a line to a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view = self.get("view")

    def get(self, *kinds: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(self.line.recv(timeout=10))
            if told["type"] in kinds:
                return told

    def do(self, rid: str, about: int, seat: int) -> dict[str, Any]:
        """Adjust a score by one, an act that can go on for ever, and return the reply."""
        self.send(rid, about, seat)
        return self.get("ok", "no")

    def send(self, rid: str, about: int, seat: int) -> None:
        data = {"seat": seat, "points": 1, "reason": rid}
        told = {"type": "do", "rid": rid, "act": "adjust", "about": about, "data": data}
        self.line.send(json.dumps(told))


@contextmanager
def line_of(served: Served, table: str, cookie: str) -> Iterator[Device]:
    with connect(
        served.address.replace("http", "ws") + f"/table/{table}/live",
        additional_headers={"Cookie": f"device={cookie}"},
        origin=Origin(served.address),
    ) as line:
        yield Device(line)


def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    host = secrets.token_hex(16)
    acknowledged: dict[str, dict[str, Any]] = {}
    with serving(tmp_path) as served:
        post(served, "/role", host, key=served.host)
        form = {"game": "scrabble", "lexicon": "", "mode": "practice", "seats": "2"}
        table = post(served, "/tables", host, challenge="", **form).rpartition("/")[2]
        for name in ("A", "B"):
            post(served, f"/table/{table}/sit", host, name=name)
        post(served, f"/table/{table}/begin", host)
        with line_of(served, table, host) as device:
            seq = device.view["seq"]
            for turn in range(30):
                reply = device.do(f"act {turn}", seq, turn % 2)
                assert reply["type"] == "ok", reply
                seq = reply["seq"]
                acknowledged[f"act {turn}"] = reply
            # One more is sent and its answer is never read: it may have been done or not.
            device.send("last", seq, 0)
            served.kill()
    with serving(tmp_path) as served:
        post(served, "/role", host, key=served.host)
        with line_of(served, table, host) as device:
            assert sum(device.view["scores"]) in {30, 31}
            for rid, reply in list(acknowledged.items())[-5:]:
                assert device.do(rid, 0, 0) == reply
            assert device.do("last", seq, 0)["type"] == "ok"
        with line_of(served, table, host) as device:
            assert sum(device.view["scores"]) == 31


def test_who_is_at_a_table_is_told_when_the_server_is_stopped(tmp_path: Path) -> None:
    host = secrets.token_hex(16)
    with serving(tmp_path) as served:
        post(served, "/role", host, key=served.host)
        form = {"game": "scrabble", "lexicon": "", "mode": "class", "seats": "2", "challenge": ""}
        table = post(served, "/tables", host, **form).rpartition("/")[2]
        with line_of(served, table, host) as device:
            served.process.terminate()
            assert device.get("bye")["retry"] > 0
            with pytest.raises(ConnectionClosed) as closed:
                device.get("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
