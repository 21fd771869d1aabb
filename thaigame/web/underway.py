"""One table: who sits there, the game, and its time; every act is kept before it is answered."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select, update

from thaigame.game.events import Played, Withdrawn
from thaigame.game.game import Game, new_game
from thaigame.game.judging import Ruling
from thaigame.lexicon.lexicon import least_authority
from thaigame.notation.json_record import event_document, event_of
from thaigame.notation.told import told_event
from thaigame.texts import LANGUAGES, in_language, message
from thaigame.web.acts import ActError, Asked, do
from thaigame.web.desk import keep_ruling, ruling_row
from thaigame.web.schema import EVENTS, REQUESTS, SEATS, STREAMS
from thaigame.web.sprites import sprite_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from thaigame.game.events import Event
    from thaigame.game.spec import GameSpec
    from thaigame.texts import Language
    from thaigame.web.database import Database

MOST_SEATS: Final = 4
BEAT: Final = 5
"""Seconds after which the time of a table is kept though nothing happens: no restart gives more."""


@dataclass(frozen=True)
class Setup:
    """What a table is for; ``seed`` tells the bag, so it leaves the server after the end alone."""

    game: str
    lexicon: str
    mode: str  # practice, class, contest
    seats: int
    clock: bool
    challenge: str
    code: str
    seed: int
    locked: bool = False


@dataclass(frozen=True)
class Sitter:
    """Somebody who came: ``place`` by coming, ``seat`` by the draw once the game has begun."""

    place: int
    name: str
    device: str
    player: str = ""
    admitted: bool = False
    seat: int | None = None


class GameTable:
    """A table with its game, as the database has it.

    Time is counted in seconds that the table has been under way; while the server is off, none
    pass.
    """

    def __init__(self, number: str, setup: Setup, spec: GameSpec, database: Database) -> None:
        """Take what was kept of the table; ``load`` has the rest."""
        self.id = number
        self.setup = setup
        self.spec: GameSpec = _with_challenge(spec, setup.challenge)
        self.sprite = sprite_of(
            self.spec.layout
        )  # asked for by every view, and a layout hashes slowly
        self.database = database
        self.sitters: tuple[Sitter, ...] = ()
        self.game: Game | None = None
        self.lock: asyncio.Lock = asyncio.Lock()
        self.lines: dict[Language, list[str]] = {each: [] for each in LANGUAGES}
        self.changed: list[Callable[[], None]] = []
        self.closed = False
        self.ending = False  # the server goes down
        self.here: Counter[str] = Counter()
        self._base = 0
        self._since = time.monotonic()

    # -- time

    def now(self) -> int:
        """Return the seconds that the table has been under way."""
        return self._base + int(time.monotonic() - self._since)

    def _time(self) -> int | None:
        return self.now() if self.setup.clock else None

    async def beat(self) -> None:
        """Keep the time."""
        beat, at = self.now(), STREAMS.c.id == self.id
        await self.database.do(
            lambda found: found.execute(update(STREAMS).where(at).values(beat=beat))
        )

    # -- what is kept

    @property
    def seq(self) -> int:
        """Return the number of the last event."""
        return 0 if self.game is None else len(self.game.events)

    def load(self, connection: Connection) -> None:
        """Take up people, game and time from the database."""
        stream = connection.execute(select(STREAMS).where(STREAMS.c.id == self.id)).one()
        rows = connection.execute(
            select(SEATS).where(SEATS.c.stream == self.id).order_by(SEATS.c.place)
        )
        self.sitters = tuple(
            Sitter(row.place, row.name, row.device, row.player, row.admitted, row.seat)
            for row in rows
        )
        kept = connection.execute(
            select(EVENTS.c.at, EVENTS.c.body)
            .where(EVENTS.c.stream == self.id)
            .order_by(EVENTS.c.seq)
        ).all()
        self._base, self._since = max([stream.beat, *(row.at for row in kept)]), time.monotonic()
        if kept:
            count = self.setup.seats
            events = [
                event_of(json.loads(row.body), self.spec.layout, players=count) for row in kept
            ]
            # Time runs on from the last event; what passed up to the last beat is on the clock.
            now = kept[-1].at if self._time() is not None else None
            self.game = Game.resumed(
                self.spec, events, players=count, seed=self.setup.seed, names=self._names(), now=now
            )
            self._tell(0)

    def _names(self) -> list[str]:
        seated = [each for each in self.sitters if each.seat is not None]
        return [each.name for each in sorted(seated, key=lambda each: each.seat or 0)]

    # -- people

    async def come(self, name: str, device: str, *, player: str = "", admitted: bool) -> Sitter:
        """Let somebody come to the table; the host admits them to a seat.

        Raise ActError for a name that is taken and where too many wait.
        """
        async with self.lock:
            if self.setup.locked and not admitted:
                raise ActError(message("web.table_locked"))
            if any(each.name == name for each in self.sitters):
                raise ActError(message("web.name_taken", name=name))
            if len(self.sitters) >= MOST_SEATS + 10:
                raise ActError(message("web.table_full"))
            if admitted:
                self._must_have_room()
            place = max((each.place for each in self.sitters), default=0) + 1
            sitter = Sitter(place, name, device, player, admitted)
            row = {"stream": self.id, **sitter.__dict__}
            await self.database.do(lambda found: found.execute(insert(SEATS).values(row)))
            self.sitters = (*self.sitters, sitter)
        self.tell_all()
        return sitter

    def _must_have_room(self) -> None:
        if self.game is not None:
            raise ActError(message("web.already_begun"))
        if sum(each.admitted for each in self.sitters) >= self.setup.seats:
            raise ActError(message("web.table_full"))

    async def admit(self, place: int) -> None:
        """Give who came at *place* a seat; raise ActError where none is free."""
        async with self.lock:
            self._must_have_room()
            await self._change(place, admitted=True)
        self.tell_all()

    async def send_away(self, place: int) -> None:
        """Take who came at *place* off the list, before the game alone."""
        async with self.lock:
            if self.game is not None and self._sitter(place).admitted:
                raise ActError(message("web.already_begun"))
            at = (SEATS.c.stream == self.id) & (SEATS.c.place == place)
            await self.database.do(lambda found: found.execute(delete(SEATS).where(at)))
            self.sitters = tuple(each for each in self.sitters if each.place != place)
        self.tell_all()

    async def readmit(self, place: int, seat: int) -> None:
        """Give *seat* to the device of who came anew at *place*: the old device has it no more."""
        async with self.lock:
            fresh = self._sitter(place)
            old = next((each for each in self.sitters if each.seat == seat), None)
            if old is None or fresh.admitted:
                raise ActError(message("web.no_such_seat"))
            at = (SEATS.c.stream == self.id) & (SEATS.c.place == place)
            await self.database.do(lambda found: found.execute(delete(SEATS).where(at)))
            self.sitters = tuple(each for each in self.sitters if each.place != place)
            await self._change(old.place, device=fresh.device)
        self.tell_all()

    def _sitter(self, place: int) -> Sitter:
        found = next((each for each in self.sitters if each.place == place), None)
        if found is None:
            raise ActError(message("web.no_such_seat"))
        return found

    async def _change(self, place: int, **values: Any) -> None:  # noqa: ANN401  columns
        self._sitter(place)
        at = (SEATS.c.stream == self.id) & (SEATS.c.place == place)
        await self.database.do(lambda found: found.execute(update(SEATS).where(at).values(values)))
        self.sitters = tuple(
            replace(each, **values) if each.place == place else each for each in self.sitters
        )

    def seats_of(self, device: str) -> tuple[int, ...]:
        """Return the seats that *device* plays: several where people share one screen."""
        return tuple(
            sorted(
                each.seat
                for each in self.sitters
                if each.device == device and each.seat is not None and not each.player
            )
        )

    # -- the game

    async def begin(self) -> None:
        """Draw for the seats and the racks; raise ActError where a seat is free."""
        async with self.lock:
            if self.game is not None:
                raise ActError(message("web.already_begun"))
            here = [each for each in self.sitters if each.admitted]
            if len(here) != self.setup.seats:
                raise ActError(message("web.seats_free", count=self.setup.seats - len(here)))
            game = new_game(
                self.spec, players=len(here), seed=self.setup.seed,
                names=[each.name for each in here],
            )  # fmt: skip
            seats = {here[index].place: seat for seat, index in enumerate(game.order)}
            start = self.now()
            rows = self._rows(game.events, 0, start)

            def keep(found: Connection) -> None:
                for place, seat in seats.items():
                    at = (SEATS.c.stream == self.id) & (SEATS.c.place == place)
                    found.execute(update(SEATS).where(at).values(seat=seat))
                _append(found, self.id, rows, start, "begun")

            await self.database.do(keep)
            self.sitters = tuple(replace(each, seat=seats.get(each.place)) for each in self.sitters)
            self.game = Game.resumed(
                self.spec, game.events, players=len(here), seed=self.setup.seed,
                names=game.names, now=start if self._time() is not None else None,
            )  # fmt: skip
            self._tell(0)
        self.tell_all()

    async def act(
        self, who: str, request: str, act: str, asked: Callable[[int | None], Asked], about: int
    ) -> dict[str, Any]:
        """Do *act* for the device *who* and return the reply, the stored one for one done before.

        *about* is the number of the last event that *who* had seen: an act that was meant for
        another moment is refused. Raise what ``acts.do`` raises; then nothing has changed.
        """
        async with self.lock:
            stored = await self.database.do(lambda found: _reply(found, self.id, who, request))
            if stored is not None:
                return stored
            if self.game is None:
                raise ActError(message("web.not_begun"))
            if about != self.seq:
                raise ActError(message("web.something_happened"))
            now, before = self._time(), self.seq
            game = self.game.copy()
            do(game, act, asked(now))
            at = self.now()
            rows = self._rows(game.events, before, at)
            reply = {"type": "ok", "rid": request, "seq": len(game.events)}
            ruled = self._ruled(self.game, game) if act == "settle" else None
            state = "over" if game.is_over else "begun"

            def keep(found: Connection) -> None:
                _append(found, self.id, rows, at, state)
                row = {"stream": self.id, "device": who, "rid": request, "reply": json.dumps(reply)}
                found.execute(insert(REQUESTS).values(row))
                if ruled is not None:
                    keep_ruling(found, ruled)

            await self.database.do(keep)
            self.game = game
            self._tell(before)
        self.tell_all()
        return reply

    def _ruled(self, before: Game, after: Game) -> dict[str, Any] | None:
        """Return how the log keeps what was ruled on the challenged words."""
        challenged = before.state.challenged
        if challenged is None:
            return None
        withdrawn = any(isinstance(each, Withdrawn) for each in after.events[len(before.events) :])
        authority = least_authority(map(self.spec.lexicon.authority_for, challenged.words))
        ruling = Ruling(challenged.words, not withdrawn, authority)
        return ruling_row(self.spec, ruling, source=f"table {self.setup.code}")

    def _rows(self, events: Sequence[Event], since: int, at: int) -> list[dict[str, Any]]:
        layout = self.spec.layout
        return [
            {
                "stream": self.id,
                "seq": seq,
                "at": at,
                "body": json.dumps(event_document(event, layout), ensure_ascii=False),
            }
            for seq, event in enumerate(events[since:], start=since + 1)
        ]

    def _tell(self, since: int) -> None:
        """Put into words what has happened since; a play as it lay, whatever was lifted later."""
        game = self.game
        for at in range(since, self.seq):
            if game is None:
                return
            then = game
            if isinstance(game.events[at], Played) and at < self.seq - 1:
                then = Game.resumed(
                    self.spec, game.events[: at + 1], players=game.players,
                    seed=self.setup.seed, names=game.names,
                )  # fmt: skip
            for each in LANGUAGES:
                with in_language(each):
                    line = told_event(then, at)
                self.lines[each] += [line] if line else []

    def tell_all(self) -> None:
        """Let everybody who looks know that something has changed."""
        for each in list(self.changed):
            each()


def _with_challenge(spec: GameSpec, system: str) -> GameSpec:
    """Return *spec* with its challenge system, its own for ""."""
    if not system:
        return spec
    rules = spec.layout.rules
    turn = replace(rules.turn, challenge=system)  # type: ignore[arg-type]  # chosen from the list
    return replace(spec, layout=replace(spec.layout, rules=replace(rules, turn=turn)))


def _append(
    connection: Connection, stream: str, rows: Sequence[dict[str, Any]], beat: int, state: str
) -> None:
    """Add events to a stream; a number that is there already fails, and so all of the step."""
    if rows:
        connection.execute(insert(EVENTS), list(rows))
    values: dict[str, Any] = {"beat": beat, "state": state}
    if rows:
        values["version"] = rows[-1]["seq"]
    connection.execute(update(STREAMS).where(STREAMS.c.id == stream).values(values))


def _reply(connection: Connection, stream: str, device: str, request: str) -> dict[str, Any] | None:
    here = (REQUESTS.c.stream == stream) & (REQUESTS.c.device == device)
    query = select(REQUESTS.c.reply).where(here & (REQUESTS.c.rid == request))
    kept = connection.execute(query).scalar()
    found: dict[str, Any] | None = None if kept is None else json.loads(kept)
    return found
