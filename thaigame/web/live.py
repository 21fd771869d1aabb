"""The line to one page at a table: whole views out, acts and drafts in.

Views replace one another: a slow line gets the newest, never a queue of old ones. A line that
takes nothing for five seconds is closed, and the page comes back by itself.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from starlette.websockets import WebSocketDisconnect

from thaigame.errors import ThaigameError
from thaigame.texts import LANGUAGES, in_language, language, message
from thaigame.web.acts import ActError, Asked
from thaigame.web.tries import Allowance
from thaigame.web.wire import preview, view

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from thaigame.texts import Language
    from thaigame.web.hall import Hall
    from thaigame.web.underway import GameTable

MOST_REPLIES: Final = 32
BLOCKED: Final = 5.0
RETRY: Final = 2000
"""Milliseconds after which a page tries again when the server has gone down."""

_LONGEST_ID: Final = 40


class _GoneError(Exception):
    """Nobody is at the other end of the line any more."""


class OpenPage:
    """One page that is open at a table; it may send ``most`` messages at once, ten a second."""

    most = 40

    def __init__(self, socket: WebSocket, hall: Hall, table: GameTable, *, screen: bool) -> None:
        """Take the socket of *table*; a *screen* looks on whoever holds its device."""
        self.socket = socket
        self.hall = hall
        self.table = table
        self.device: str = "" if screen else socket.state.device
        self.uncovered: int | None = None
        self.present: Counter[str] = Counter()
        self.language: Language = language()
        self._greeted = 0
        self._stale = True
        self._replies: deque[dict[str, Any]] = deque()
        self._wake = asyncio.Event()
        self._allowed = Allowance(self.most, 10)

    async def run(self, here: Counter[str]) -> None:
        """Serve the line until it ends; *here* counts the lines of each device at the table."""
        await self.socket.accept()
        self.table.changed.append(self._changed)
        here[self.device] += 1
        self.present = here
        self.table.tell_all()
        writing = asyncio.create_task(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the page has gone, or the writer closed a line that took nothing
        finally:
            writing.cancel()
            self.table.changed.remove(self._changed)
            here[self.device] -= 1
            self.table.tell_all()

    def _changed(self) -> None:
        self._stale = True
        self._wake.set()

    # -- who looks

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the seats of the device."""
        return self.table.seats_of(self.device) if self.device else ()

    @property
    def seat(self) -> int | None:
        """Return whose eyes look: the one seat, or of several the uncovered one, or nobody's."""
        seats = self.seats
        if len(seats) == 1:
            return seats[0]
        return self.uncovered if self.uncovered in seats else None

    @property
    def is_host(self) -> bool:
        """Return whether an official's device looks."""
        return bool(self.device) and bool(self.hall.role(self.device))

    # -- out

    async def _write(self) -> None:
        """Send what there is to send, until the page has gone or takes nothing."""
        with suppress(_GoneError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._replies:
                    await self._send(self._replies.popleft())
                if self._stale:
                    self._stale = False
                    await self._send(self._view())

    def _view(self) -> dict[str, Any]:
        with in_language(self.language):
            return {**self._seen(), "n": self._greeted}

    def _seen(self) -> dict[str, Any]:
        if self.table.closed:
            return {"type": "bye", "why": str(message("web.table_closed"))}
        if self.table.ending:
            return {"type": "bye", "why": str(message("web.going_down")), "retry": RETRY}
        present = {device for device, count in self.present.items() if count > 0}
        return view(self.table, self.seat, seats=self.seats, is_host=self.is_host, present=present)

    async def _send(self, told: dict[str, Any]) -> None:
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        try:
            await asyncio.wait_for(self.socket.send_text(text), BLOCKED)
        except TimeoutError:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(1013)
            raise _GoneError from None
        except (WebSocketDisconnect, RuntimeError):
            raise _GoneError from None

    def _reply(self, told: dict[str, Any]) -> None:
        if len(self._replies) < MOST_REPLIES:
            self._replies.append(told)
        self._wake.set()

    # -- in

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self._allowed.spend(""):
                self._reply(_no("", ActError(message("web.too_often"))))
                continue
            try:
                told = json.loads(text)
            except ValueError:
                told = None
            if not isinstance(told, dict):
                self._reply(_no("", ActError(message("web.no_act"))))
                continue
            with in_language(self.language):
                await self._take(told)

    def _greet(self, told: dict[str, Any]) -> None:
        """Take the language of the page, which a browser does not tell with a socket.

        Its number stands in every view from then on, so that who greets knows which are later.
        """
        n = told.get("n")
        self._greeted = n if isinstance(n, int) else 0
        for each in LANGUAGES:
            if told.get("lang") == each:
                self.language = each
        self._changed()

    async def _take(self, told: dict[str, Any]) -> None:
        kind, rid = told.get("type"), str(told.get("rid", ""))[:_LONGEST_ID]
        try:
            if kind == "do":
                self._reply(await self._do(told, rid))
            elif kind == "preview":
                self._preview(told)
            elif kind == "ping":
                self._reply({"type": "pong", "t": told.get("t"), "now": self.table.now()})
            elif kind == "uncover":
                seat = told.get("seat")
                self.uncovered = seat if isinstance(seat, int) else None
                self._changed()
            elif kind == "hello":
                self._greet(told)
            else:
                raise ActError(message("web.no_act"))
        except ThaigameError as error:
            self._reply(_no(rid, error))

    def _preview(self, told: dict[str, Any]) -> None:
        seat = self.seat
        if seat is None:
            raise ActError(message("web.not_seated"))
        know = self.hall.may_know_words(self.device)
        found = preview(self.table, seat, told.get("draft"), know_words=know)
        self._reply({"type": "preview", "n": told.get("n"), **found})

    async def _do(self, told: dict[str, Any], rid: str) -> dict[str, Any]:
        act, about, data = told.get("act"), told.get("about"), told.get("data", {})
        whole = isinstance(act, str) and isinstance(about, int) and isinstance(data, dict)
        if not (whole and rid and self.device):
            raise ActError(message("web.no_act"))
        practice = self.table.setup.mode == "practice"
        if practice and not self.hall.may_know_words(self.device):
            # A challenge there would be a way to look words up during the contest.
            raise ActError(message("web.rests"))

        def asked(now: int | None) -> Asked:
            return Asked(self._speaking(str(act), data), self.is_host, data, now)

        return await self.table.act(self.device, rid, str(act), asked, int(about or 0))

    def _speaking(self, act: str, data: dict[str, Any]) -> int | None:
        """Return the seat that speaks: on one screen a covered seat may still answer a play."""
        as_seat = data.get("as")
        if act in {"accept", "hold", "challenge", "settle"} and as_seat in self.seats:
            return int(as_seat)
        return self.seat


def _no(rid: str, error: ThaigameError) -> dict[str, Any]:
    return {"type": "no", "rid": rid, "code": error.code, "message": str(error)}
