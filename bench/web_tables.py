"""Measure how long people at many tables wait for an act: from sending it to its answer.

    PYTHONPATH=. python bench/web_tables.py [TABLES] [SECONDS]

Fifty tables for two on a server of its own; at each an act every five seconds, each with two
drafts before it, as somebody places tiles. Target: 95 of 100 answers under 200 ms. Server and
people share the machine's cores.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.web.served import Served, serving

EVERY = 5.0
CENTRE, ROOM = 112, 7  # squares from the centre to the edge, each way


class Side:
    """One device at a table."""

    def __init__(self, line: ClientConnection) -> None:
        """Begin without a view."""
        self.line = line
        self.view: dict[str, Any] = {}

    async def get(self, kind: str) -> dict[str, Any]:
        """Return the next message of *kind*; views on the way are kept."""
        while True:
            told: dict[str, Any] = json.loads(await self.line.recv())
            if told["type"] == "view":
                self.view = told
            if told["type"] == kind:
                return told
            if told["type"] == "no":
                raise SystemExit(told["message"])

    async def play(self, turn: int) -> float:
        """Place the first tiles of the rack, twice, play them; return how long that answer took.

        Whether they are words nobody asks before somebody challenges.
        """
        tiles = [name for name in self.view["rack"] if name != "?"][: 1 if turn else 2]
        strokes = [{"text": name, "kind": name} for name in tiles]
        draft = {"start": CENTRE, "across": turn < ROOM, "strokes": strokes}
        for n in (1, 2):
            await self.line.send(json.dumps({"type": "preview", "n": n, "draft": draft}))
            await self.get("preview")
        act = {"type": "do", "rid": secrets.token_hex(8), "act": "play", "data": {"draft": draft}}
        start = time.perf_counter()
        await self.line.send(json.dumps({**act, "about": self.view["seq"]}))
        await self.get("ok")
        return time.perf_counter() - start


async def table(served: Served, client: httpx2.AsyncClient, seconds: float) -> list[float]:
    """Open a table for two, play at it, and return how long each answer took."""
    form = {"game": "scrabble", "lexicon": "", "mode": "practice", "seats": "2", "challenge": ""}
    found = await client.post("/tables", data=form)
    number = str(found.headers["location"]).rpartition("/")[2]
    path = f"/table/{number}"
    page = (await client.get(path)).text
    code = page.partition('class="code"')[2].partition(">")[2].partition("<")[0].replace(" ", "")
    cookies = [secrets.token_hex(16) for _ in range(2)]
    for place, cookie in enumerate(cookies, start=1):
        headers = {"Cookie": f"device={cookie}"}
        async with httpx2.AsyncClient(base_url=served.address, headers=headers) as phone:
            await phone.post("/join", data={"code": code, "name": f"P{place}"})
        await client.post(f"{path}/admit", data={"place": str(place)})
    await client.post(f"{path}/begin")
    url = served.address.replace("http", "ws") + f"{path}/live"
    took = []

    def line(cookie: str) -> connect:
        headers = {"Cookie": f"device={cookie}"}
        return connect(url, origin=Origin(served.address), additional_headers=headers)

    async with line(cookies[0]) as one, line(cookies[1]) as two:
        sides = [Side(one), Side(two)]
        for side in sides:
            await side.get("view")
        sides.sort(key=lambda side: side.view["you"])
        await asyncio.sleep(secrets.randbelow(5000) / 1000)
        end = time.monotonic() + seconds
        seat = sides[0].view["turn"]
        for turn in range(2 * ROOM - 1):
            if time.monotonic() > end:
                break
            await asyncio.gather(*(to_now(side, seat) for side in sides))
            took.append(await sides[seat].play(turn))
            seat = 1 - seat
            await asyncio.sleep(EVERY)
    return took


async def to_now(side: Side, seat: int) -> None:
    """Read until the view says that *seat* is to move."""
    while side.view.get("turn") != seat:
        await side.get("view")


async def run(served: Served, tables: int, seconds: float) -> list[float]:
    """Play at many tables at once and return how long every answer took."""
    headers = {"Cookie": f"device={secrets.token_hex(16)}"}
    async with httpx2.AsyncClient(base_url=served.address, headers=headers, timeout=30) as client:
        await client.post("/role", data={"key": served.host})
        tasks = []
        for _ in range(tables):
            tasks.append(asyncio.create_task(table(served, client, seconds)))
            await asyncio.sleep(0.5)  # a device may ask twenty times a second
        return [each for found in await asyncio.gather(*tasks) for each in found]


def main() -> None:
    """Print the median, the 95th of a hundred, and the slowest answer."""
    given = [int(each) for each in sys.argv[1:]]
    tables, seconds = [*given, *(50, 60)[len(given) :]]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        took = sorted(asyncio.run(run(served, tables, seconds)))
    middle, late = statistics.median(took), took[int(len(took) * 0.95)]
    print(
        f"{tables} tables, {seconds} s: {len(took)} acts, median {middle * 1000:.0f} ms, "
        f"95 % under {late * 1000:.0f} ms, slowest {took[-1] * 1000:.0f} ms"
    )


if __name__ == "__main__":
    main()
