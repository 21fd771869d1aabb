"""All tables of the server: opened by the host, found by their code, taken up after a restart."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update

from thaigame.layouts import OPTIONS
from thaigame.texts import language, message
from thaigame.web.acts import ActError
from thaigame.web.database import BusyError
from thaigame.web.pages import now
from thaigame.web.schema import CODES, EVENTS, REQUESTS, SEATS, STREAMS
from thaigame.web.sprites import sprite_svg
from thaigame.web.tries import Allowance
from thaigame.web.underway import BEAT, MOST_SEATS, GameTable, Setup

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from thaigame.web.hall import Hall

MODES: Final = ("practice", "class", "contest")
_PRACTICE: Final = MODES[0]
_GUESSES: Final = 30
KEPT_DAYS: Final = 180
"""How long a class is kept, with its people's names: a school year's half, then it is forgotten."""

_A_DAY: Final = timedelta(days=1)


class Rooms:
    """The tables by their numbers."""

    def __init__(self, hall: Hall) -> None:
        """Take up every table that has not been closed."""
        self.hall = hall
        self.guesses: Allowance = Allowance(_GUESSES, 0.1)
        self.tables: dict[str, GameTable] = hall.database.do_now(self._load)
        self._close_words()

    def _load(self, connection: Connection) -> dict[str, GameTable]:
        found = {}
        standing = (STREAMS.c.kind == "table") & (STREAMS.c.state != "closed")
        for row in connection.execute(select(STREAMS).where(standing)):
            setup = Setup(**json.loads(row.settings))
            spec = self.hall.shelf.spec(setup.game, setup.lexicon)
            table = GameTable(row.id, setup, spec, self.hall.database)
            table.load(connection)
            found[row.id] = table
        return found

    async def open(
        self, *, game: str, lexicon: str, mode: str, seats: int, clock: bool, challenge: str
    ) -> GameTable:
        """Open a table; raise ActError for what no table is, and what ``Shelf.spec`` raises."""
        spec = await asyncio.to_thread(self.hall.shelf.spec, game, lexicon)
        fewest, most = spec.rules.turn.players
        if mode not in MODES or not fewest <= seats <= min(most, MOST_SEATS):
            raise ActError(message("web.no_such_table", fewest=fewest, most=min(most, MOST_SEATS)))
        if challenge and challenge not in OPTIONS["turn.challenge"].takes.every:
            raise ActError(message("web.no_such_table", fewest=fewest, most=min(most, MOST_SEATS)))
        await asyncio.to_thread(
            sprite_svg, spec.layout, language()
        )  # what cannot be drawn fails now
        setup = Setup(
            game, lexicon, mode, seats, clock, challenge, self._fresh_code(), secrets.randbits(63)
        )
        table = GameTable(secrets.token_hex(6), setup, spec, self.hall.database)

        def keep(connection: Connection) -> None:
            row = {
                "id": table.id, "kind": "table", "made": now(), "version": 0, "beat": 0,
                "settings": json.dumps(asdict(setup)), "state": "open",
            }  # fmt: skip
            connection.execute(insert(STREAMS).values(row))
            connection.execute(insert(CODES).values(code=setup.code, stream=table.id))

        await self.hall.database.do(keep)
        self.tables[table.id] = table
        self._close_words()
        return table

    def _fresh_code(self) -> str:
        taken = {table.setup.code for table in self.tables.values()}
        while (code := f"{secrets.randbelow(100_000_000):08}") in taken:
            pass
        return code

    async def close(self, table: GameTable) -> None:
        """Close a table for good; its record stays in the database."""
        at = STREAMS.c.id == table.id
        step = update(STREAMS).where(at).values(state="closed")
        await self.hall.database.do(lambda found: found.execute(step))
        del self.tables[table.id]
        self._close_words()
        table.closed = True
        table.tell_all()

    def by_code(self, code: str, address: str) -> GameTable | None:
        """Return the table with *code*; None for a wrong one, or where *address* must wait."""
        if not self.guesses.has(address):
            return None
        digits = "".join(ch for ch in code if ch.isdecimal())
        for table in self.tables.values():
            if secrets.compare_digest(digits.encode(), table.setup.code.encode()):
                return table
        self.guesses.spend(address)
        return None

    def _close_words(self) -> None:
        """Close what knows words while a contest or a class is open (C11)."""
        self.hall.closing = {
            table.id for table in self.tables.values() if table.setup.mode != _PRACTICE
        }

    async def lock(self, table: GameTable, *, locked: bool) -> None:
        """Let nobody come to *table* any more, or again."""
        setup = replace(table.setup, locked=locked)
        at = STREAMS.c.id == table.id
        step = update(STREAMS).where(at).values(settings=json.dumps(asdict(setup)))
        await self.hall.database.do(lambda found: found.execute(step))
        table.setup = setup
        table.tell_all()

    async def forget_old(self) -> None:
        """Delete every class that was opened longer ago than ``KEPT_DAYS``, names and all."""
        before = datetime.fromisoformat(now()) - timedelta(days=KEPT_DAYS)
        gone = await self.hall.database.do(lambda found: _forget(found, before))
        for number in gone:
            table = self.tables.pop(number, None)
            if table is not None:
                table.closed = True
                table.tell_all()
        self._close_words()

    def say_bye(self) -> None:
        """Tell every page that the server goes down, so that it waits and comes back."""
        for table in self.tables.values():
            table.ending = True
            table.tell_all()

    async def keep_time(self) -> None:
        """Keep the time of every game, and forget old classes, until cancelled."""
        forgot = None
        while True:
            today = datetime.fromisoformat(now())
            # Where too much is being written, the next beat keeps the time as well.
            with suppress(BusyError):
                if forgot is None or today - forgot > _A_DAY:
                    await self.forget_old()
                    forgot = today
                await self.beat()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Keep the time of every game under way."""
        for table in list(self.tables.values()):
            game = table.game
            if game is not None and not game.is_over:
                await table.beat()


def _forget(connection: Connection, before: datetime) -> list[str]:
    """Delete the classes that were opened before that moment and return their numbers."""
    gone = [
        row.id
        for row in connection.execute(select(STREAMS).where(STREAMS.c.kind == "table"))
        if json.loads(row.settings)["mode"] == "class" and datetime.fromisoformat(row.made) < before
    ]
    for kept in (EVENTS, REQUESTS, SEATS, CODES):
        connection.execute(delete(kept).where(kept.c.stream.in_(gone)))
    connection.execute(delete(STREAMS).where(STREAMS.c.id.in_(gone)))
    return gone
