"""A whole game of any layout, with every request that a game takes, right ones and wrong ones."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tests.games import kinds
from tests.random_games import choice, variant
from tests.random_positions import random_play
from thaigame.errors import IllegalMoveError, RecordError, StateError
from thaigame.game.game import Game
from thaigame.game.moves import Challenge, Exchange, Pass
from thaigame.game.start import replay
from thaigame.layouts import layout_names
from thaigame.notation import (
    format_move,
    parse_move,
    read_game,
    read_json,
    read_position,
    record_of,
    replay_record,
    write_game,
    write_json,
    write_position,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

SYSTEMS: Final = ("", "double", "single", "penalty", "void")
NAMES: Final = ("มานี", "ปิติ", "Ann", "A B", "p2", "p1", "", "x:y", "=1+1", '"q"', "ann", "-", "#1")
MOST: Final = 400
"""Requests in one game: Kumkom alone can go on for ever."""


@dataclass
class Table:
    """A game under way, the time of day, and what was asked of it so far."""

    game: Game
    random: Random
    now: int | None
    asked: Counter[str] = field(default_factory=Counter)

    def ask(self, name: str, request: Callable[[], object]) -> None:
        """Make a request: it happens whole, or it is refused and nothing is changed."""
        before, events, ply = self.game.state, self.game.events, self.game.ply
        try:
            request()
        except (StateError, IllegalMoveError) as error:
            assert error.message.text("en")
            assert error.message.text("th")
            assert self.game.state == before
            assert self.game.events == events
            assert self.game.ply == ply
            self.asked[f"{name} refused"] += 1
            return
        self.asked[name] += 1
        assert kinds(self.game) == Counter(self.game.spec.tiles.full)
        assert self.game.events[: len(events)] == events or name == "pop"

    def seat(self) -> int:
        """Return a seat by chance, now and then one that is not there."""
        return self.random.randrange(-1, self.game.players + 1)

    def opponent(self) -> int | None:
        """Return a seat by chance, or nobody in particular."""
        return None if self.random.random() < 0.5 else self.seat()

    def time(self) -> int | None:
        """Return a time: later, sometimes unknown, and now and then before the last one."""
        if self.now is None or self.random.random() < 0.2:
            return None
        step = self.random.choice((0, 1, 5, 30, 61, 400))
        if self.random.random() < 0.03:
            return self.now - 10
        self.now += step
        return self.now


def whole_game(random: Random) -> Counter[str]:
    """Play a game of any layout to its end by requests of every kind; count them."""
    name = random.choice(layout_names())
    system = random.choice(SYSTEMS)
    spec = variant(name, **({"challenge": system} if system else {}))
    fewest, most = spec.rules.turn.players
    players = random.randint(fewest, min(most, 5))
    names = random.choices(NAMES, k=players) if random.random() < 0.7 else ()
    game = Game(
        spec,
        players=players,
        seed=random.getrandbits(63),
        names=names,
        draw_for_start=random.random() < 0.8,
        now=0 if random.random() < 0.5 else None,
    )
    table = Table(game, random, 0 if random.random() < 0.6 else None)
    if random.random() < 0.02:
        table.ask("no-show", lambda: table.game.no_show(table.seat()))
    for _ in range(MOST):
        if table.game.outcome() is not None and random.random() < 0.8:
            break
        _request(table)
    if table.game.outcome() is None:
        table.ask("stop", lambda: _stopped(table.game))
    table.asked[f"games of {name}"] += 1
    _ended(table)
    return table.asked


def _stopped(game: Game) -> None:
    if game.phase == "challenged":
        game.settle(ruling=True)
    if game.outcome() is None:
        game.stop()


def _request(table: Table) -> None:
    """Make a request by chance, more often one that fits what is awaited."""
    likely = {
        "turn": ("play",) * 12 + ("exchange", "pass"),
        "pending": ("accept",) * 6 + ("challenge",) * 3 + ("hold", "play", "apart"),
        "challenged": ("settle",),
        "over": ("pop",),
    }[table.game.phase]
    rare = table.random.random() < 0.25
    _REQUESTS[table.random.choice(tuple(_REQUESTS) if rare else likely)](table)


def _play(table: Table) -> None:
    game, random = table.game, table.random
    move = choice(game, random)
    if random.random() < 0.1:
        move = random_play(game.position, random) or Pass()
    if random.random() < 0.2:
        text = format_move(move, game.position)
        again = parse_move(text, game.position)
        # The tiles of an exchange are read in the order of the game's list.
        assert again == move or sorted(text) == sorted(format_move(again, game.position))
    table.ask("play", lambda: game.push(move, now=table.time()))


def _exchange(table: Table) -> None:
    rack = table.game.racks[table.game.turn]
    some = tuple(table.random.sample(rack, table.random.randint(0, len(rack))))
    table.ask("exchange", lambda: table.game.push(Exchange(some), now=table.time()))


def _pass(table: Table) -> None:
    table.ask("pass", lambda: table.game.push(Pass(), now=table.time()))


def _accept(table: Table) -> None:
    by = None if table.random.random() < 0.8 else table.seat()
    table.ask("accept", lambda: table.game.accept(by=by, now=table.time()))


def _hold(table: Table) -> None:
    table.ask("hold", lambda: table.game.hold(by=table.opponent(), now=table.time()))


def _apart(table: Table) -> None:
    now = (table.now or 0) + table.random.choice((0, 30, 61, 90))
    if table.now is not None:
        table.now = now
    table.ask("draw apart", lambda: table.game.draw_apart(now=now))


def _challenge(table: Table) -> None:
    game, random = table.game, table.random
    words = [*game.pending_words, *(["นก"] if random.random() < 0.05 else [])]
    some = random.sample(words, random.randint(0, len(words)))
    if random.random() < 0.3:
        move = Challenge(tuple(some), by=table.opponent())
        table.ask("challenge at once", lambda: game.push(move, now=table.time()))
        return
    by = table.opponent()
    table.ask("challenge", lambda: game.challenge(some, by=by, now=table.time()))


def _settle(table: Table) -> None:
    ruling = table.random.choice((True, False, None))
    table.ask("settle", lambda: table.game.settle(ruling=ruling, now=table.time()))


def _overdraw(table: Table) -> None:
    count = table.random.randint(0, 4)
    drawn = table.game.state.drawn
    seat = drawn[-1].player if drawn and table.random.random() < 0.8 else table.seat()
    table.ask(
        "overdraw",
        lambda: table.game.overdraw(
            seat, count, choose=lambda taken: taken[:count], now=table.time()
        ),
    )


def _referee(table: Table) -> None:
    game, random = table.game, table.random
    if random.random() < 0.5:
        seconds, points = random.randint(-30, 30), random.randint(-20, 20)
        table.ask(
            "adjust",
            lambda: game.adjust(
                table.seat(), seconds=seconds, points=points, reason="“x” = \\", now=table.time()
            ),
        )
    elif random.random() < 0.9:
        table.ask("late", lambda: game.late(table.seat(), random.randint(0, 90)))
    else:
        table.ask("stop", lambda: game.stop("หมดเวลา", now=table.time()))


def _pop(table: Table) -> None:
    game = table.game
    if game.ply and table.random.random() < 0.9:
        copy = game.copy()
        table.ask("pop", lambda: game.pop(now=table.time()))
        assert copy.ply == game.ply + 1
        return
    table.ask("pop", lambda: game.pop(now=table.time()))


def _again(table: Table) -> None:
    """Save the game, read it back and play on from there; what was before can be forgotten."""
    game = table.game
    record = record_of(game)
    text = write_json(record)
    read = read_json(text, find_layout=lambda _: game.spec.layout)
    assert read == record
    resumed = Game.resumed(
        game.spec,
        read.events,
        players=game.players,
        seed=game.seed,
        names=game.names,
        now=table.now,
    )
    assert resumed.state == game.state
    assert replay(game.spec.layout, game.players, game.seed, game.events) == game.state
    table.game = resumed
    table.asked["saved and resumed"] += 1
    with suppress(RecordError):  # a name that no line can hold
        again = read_game(write_game(record), find_layout=lambda _: game.spec.layout)
        assert again.faults == ()
        assert again == record
        table.asked["saved as GCG"] += 1


def _position(table: Table) -> None:
    position = table.game.position
    line = write_position(position)
    assert read_position(line, find_layout=lambda _: position.layout) == position
    assert position.faults() == ()
    table.asked["position lines"] += 1


_REQUESTS: Final[dict[str, Callable[[Table], None]]] = {
    "play": _play,
    "exchange": _exchange,
    "pass": _pass,
    "accept": _accept,
    "hold": _hold,
    "apart": _apart,
    "challenge": _challenge,
    "settle": _settle,
    "overdraw": _overdraw,
    "referee": _referee,
    "pop": _pop,
    "again": _again,
    "position": _position,
}


def _ended(table: Table) -> None:
    """Look at the end, and hold the whole record against the second reader."""
    game = table.game
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == game.scores
    table.asked[f"ended {outcome.termination}"] += 1
    record = record_of(game)
    checked = replay_record(record)
    assert [str(fault.message) for fault in checked.differences] == []
    assert checked.scores == game.scores
    _again(table)
    while game.ply:
        game.pop()
        assert kinds(game) == Counter(game.spec.tiles.full)
