"""All tables of the server: opened by the host, found by their code, taken up after a restart."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from thaigame.layouts import OPTIONS
from thaigame.texts import language, message
from thaigame.web.acts import ActError
from thaigame.web.pages import now
from thaigame.web.schema import CODES, STREAMS
from thaigame.web.sprites import sprite_svg
from thaigame.web.tries import Allowance
from thaigame.web.underway import BEAT, MOST_SEATS, GameTable, Setup

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from thaigame.web.hall import Hall

MODES = ("contest", "practice")
_GUESSES = 30


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
        """Close what knows words while a contest is open (C11)."""
        self.hall.contests = {
            table.id for table in self.tables.values() if table.setup.mode == "contest"
        }

    async def keep_time(self) -> None:
        """Keep the time of every game with a clock, again and again, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    async def beat(self) -> None:
        """Keep the time of every game under way."""
        for table in list(self.tables.values()):
            game = table.game
            if game is not None and not game.is_over:
                await table.beat()
