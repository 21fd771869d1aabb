"""A chess clock for games on real boards: two sides, one runs; every press is kept.

A side's time goes down through zero: over time is told, and what it costs is the game's to say.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select, update

from thaigame.errors import ThaigameError
from thaigame.texts import message
from thaigame.web.pages import now
from thaigame.web.schema import EVENTS, STREAMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from thaigame.web.database import Database

MOST_MINUTES: Final = 180
_KIND: Final = "clock"


class ClockError(ThaigameError):
    """What was asked of a clock that it cannot do."""


class ChessClock:
    """One clock: what is left on each side in milliseconds, and which side runs."""

    def __init__(
        self,
        number: str,
        minutes: int,
        database: Database,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with both sides still."""
        self.id = number
        self.minutes = minutes
        self.database = database
        self.left = [minutes * 60_000, minutes * 60_000]
        self.running: int | None = None
        self.log: list[dict[str, Any]] = []
        self._clock = clock
        self._since = clock()
        self._lock = asyncio.Lock()

    def shown(self) -> dict[str, Any]:
        """Return what the clock shows now."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self._passed()
        return {"left": left, "running": self.running, "log": self.log[-50:]}

    def _passed(self) -> int:
        return int((self._clock() - self._since) * 1000)

    async def press(self, side: int) -> None:
        """End the turn of *side*: the other runs. A press of a side that stands does nothing."""
        if side in {0, 1} and self.running != 1 - side:
            await self._keep({"act": "press", "side": side}, 1 - side)

    async def hold(self) -> None:
        """Stop both sides."""
        if self.running is not None:
            await self._keep({"act": "hold", "side": self.running}, None)

    async def adjust(self, side: int, seconds: int, reason: str) -> None:
        """Change a side's time; raise ClockError without a reason or for no change."""
        reason = reason.strip()[:200]
        if side not in {0, 1} or not seconds or abs(seconds) > MOST_MINUTES * 60 or not reason:
            raise ClockError(message("web.clock_needs_reason"))
        told = {"act": "adjust", "side": side, "seconds": seconds, "reason": reason}
        await self._keep(told, self.running)

    async def _keep(self, told: dict[str, Any], running: int | None) -> None:
        """Keep what was done with what the sides then have; only then the clock shows it."""
        async with self._lock:
            moment, left = self._clock(), self.shown()["left"]
            if told["act"] == "adjust":
                left[told["side"]] += told["seconds"] * 1000
            told |= {"at": now(), "left": left, "running": running}
            seq = len(self.log) + 1
            body = json.dumps(told, ensure_ascii=False)

            def keep(found: Connection) -> None:
                row = {"stream": self.id, "seq": seq, "at": 0, "body": body}
                found.execute(insert(EVENTS).values(row))
                at = STREAMS.c.id == self.id
                found.execute(update(STREAMS).where(at).values(version=seq))

            await self.database.do(keep)
            self.left, self.running, self._since = left, running, moment
            self.log.append(told)

    def load(self, connection: Connection) -> None:
        """Take up the presses; a clock that ran while the server went down stands still."""
        query = select(EVENTS.c.body).where(EVENTS.c.stream == self.id).order_by(EVENTS.c.seq)
        self.log = [json.loads(row.body) for row in connection.execute(query)]
        if self.log:
            self.left = list(self.log[-1]["left"])


class ChessClocks:
    """All clocks by their numbers."""

    def __init__(self, database: Database) -> None:
        """Take up those that were opened."""
        self.database = database
        self.clocks: dict[str, ChessClock] = database.do_now(self._load)

    def _load(self, connection: Connection) -> dict[str, ChessClock]:
        found = {}
        open_ones = (STREAMS.c.kind == _KIND) & (STREAMS.c.state == "open")
        for row in connection.execute(select(STREAMS).where(open_ones)):
            minutes = json.loads(row.settings)["minutes"]
            found[row.id] = ChessClock(row.id, minutes, self.database)
            found[row.id].load(connection)
        return found

    async def open(self, minutes: int) -> ChessClock:
        """Open a clock; raise ClockError for minutes that none has."""
        if not 1 <= minutes <= MOST_MINUTES:
            raise ClockError(message("web.clock_minutes", most=MOST_MINUTES))
        clock = ChessClock(secrets.token_hex(6), minutes, self.database)
        row = {
            "id": clock.id, "kind": _KIND, "made": now(), "version": 0, "beat": 0,
            "settings": json.dumps({"minutes": minutes}), "state": "open",
        }  # fmt: skip
        await self.database.do(lambda found: found.execute(insert(STREAMS).values(row)))
        self.clocks[clock.id] = clock
        return clock
