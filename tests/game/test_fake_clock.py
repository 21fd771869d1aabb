"""A clock in the test's hand goes through every kind of event: whose time each second was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games import begun, push
from tests.plays import game as spec_of
from thaigame.game.events import EVENTS, NoShow, StartDrawn, TurnLost
from thaigame.game.game import Game
from thaigame.game.moves import Exchange

if TYPE_CHECKING:
    from collections.abc import Callable

FULL = 1500


class Table:
    """Tells the time to a game, and keeps the account of whose time passed by hand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.now = 1000
        self.used = [0, 0]
        self.kinds: set[type] = set()

    def wait(self, seconds: int, whose: int | None) -> int:
        """Let time pass, by the rules that of player *whose*; None while both clocks stand."""
        self.now += seconds
        if whose is not None:
            self.used[whose] += seconds
        assert self.game.running == whose
        assert self.game.clocks_at(self.now) == self.left()
        return self.now

    def left(self) -> tuple[int, ...]:
        return tuple(FULL - used for used in self.used)

    def seen(self) -> None:
        self.kinds |= {type(event) for event in self.game.events}
        assert self.game.clocks == self.left()

    def does(self, seconds: int, whose: int | None, request: Callable[[int], object]) -> None:
        request(self.wait(seconds, whose))
        self.seen()

    def leave_and_come_back(self, seconds: int, whose: int | None) -> None:
        """Save the game, resume it days later: what was used up stays used up, no more."""
        self.game.pass_time(now=self.wait(seconds, whose))
        self.seen()
        self.now += 250_000
        spec, seed = self.game.spec, self.game.seed
        again = Game.resumed(spec, (), seed=seed, now=self.now)
        again._state, again._events = self.game.state, list(self.game.events)
        again._hold_from(self.now)
        self.game = again
        self.seen()


@pytest.mark.rule("C2", "C7", "C10", "K14", "A11")
def test_every_second_is_the_right_players() -> None:
    bag = "ก า ม ง น ร ล ว ส ด บ ย ห ต ป ก า ม ง น"
    game = begun(
        "kumkom",
        "ก า ม ง น ร ล ว ส",
        "ด บ ย ห ต ป า า า",
        words="กา มา งา",
        bag=bag,
        now=1000,
        hold_seconds=60,
        challenge_penalty=5,
        challenge="penalty",
    )
    table = Table(game)
    does = table.does
    # The first turn is thought about on the own clock; a play presses it (C7).
    does(30, 0, lambda now: push(table.game, "5H กา", now=now))
    does(4, 1, lambda now: table.game.hold(now=now))
    does(60, 1, lambda now: table.game.draw_apart(now=now))  # the holder's clock runs (C10)
    does(7, 1, lambda now: table.game.challenge(["กา"], now=now))
    does(500, None, lambda now: table.game.settle(ruling=True, now=now))  # both stand
    # The challenger has paid points and has the turn.
    does(11, 1, lambda now: push(table.game, "I5 .ต", now=now))
    does(3, 0, lambda now: table.game.challenge(["าต"], now=now))
    does(90, None, lambda now: table.game.settle(ruling=False, now=now))
    # The play is off and the turn over.
    does(8, 0, lambda now: table.game.push(Exchange((table.game.racks[0][0],)), now=now))
    does(2, 1, lambda now: table.game.overdraw(0, 1, now=now))
    does(6, 1, lambda now: push(table.game, "I5 .ป", now=now))
    does(5, 0, lambda now: table.game.accept(now=now))
    # The referee: time given back, and time of a late player taken at once.
    does(9, 0, lambda now: table.game.adjust(1, seconds=0, points=-5, reason="talk", now=now))
    table.game.late(1, 20, now=table.wait(1, 0))
    table.used[1] += 20
    table.seen()
    # Undone: the second player thinks again, from now on; the time before is given back.
    does(40, 0, lambda now: push(table.game, "pass", now=now))
    before = list(table.used)
    does(25, 1, lambda now: push(table.game, "pass", now=now))
    table.wait(70, 0)
    table.used = before
    table.game.pop(now=table.now)
    table.seen()
    does(12, 1, lambda now: push(table.game, "pass", now=now))
    # Saved in the middle of a thought, and resumed.
    table.leave_and_come_back(33, 0)
    for _ in range(2):
        does(2, 0, lambda now: push(table.game, "pass", now=now))
        does(3, 1, lambda now: push(table.game, "pass", now=now))
    assert table.game.board == (None,) * table.game.spec.grid.size  # play has begun anew (K12)
    does(2000, 0, lambda now: push(table.game, "pass", now=now))  # through zero
    does(6, 1, lambda now: table.game.stop("the hall closes", now=now))
    does(999, None, lambda now: table.game.adjust(0, points=1, reason="recount", now=now))
    never = {StartDrawn, NoShow}  # before the first turn, or instead of it
    # Another system's: the challengers here pay points. All three have tests of their own below.
    assert table.kinds == set(EVENTS.values()) - never - {TurnLost}


@pytest.mark.rule("C2", "C12")
def test_the_turn_that_a_challenger_loses_takes_none_of_the_challengers_time() -> None:
    game = begun(
        "kumkom",
        "ก า ม ง น ร ล ว ส",
        "ด บ ย ห ต ป า า า",
        words="กา",
        bag="ก า ม ง น ร ล ว ส ด",
        now=1000,
        challenge="double",
    )
    table = Table(game)
    table.does(30, 0, lambda now: push(game, "5H กา", now=now))
    table.does(4, 1, lambda now: game.challenge(["กา"], now=now))
    table.does(500, None, lambda now: game.settle(ruling=True, now=now))
    assert TurnLost in table.kinds
    # The challenger's turn is over before it began: whose play stands thinks about the next one.
    table.does(25, 0, lambda now: push(game, "pass", now=now))
    table.does(6, 1, lambda now: push(game, "pass", now=now))
    assert game.clocks == (FULL - 55, FULL - 10)


@pytest.mark.rule("C2", "A9")
def test_the_starters_clock_runs_from_the_draw_for_the_start_on() -> None:
    game = Game(spec_of("kumkom", "กา"), players=2, seed=3, now=1000)
    table = Table(game)
    table.seen()
    assert StartDrawn in table.kinds
    table.does(17, 0, lambda now: push(game, "pass", now=now))
    assert game.clocks == (FULL - 17, FULL)


@pytest.mark.rule("C2", "C3")
def test_where_a_player_does_not_come_both_clocks_stand_from_then_on() -> None:
    game = Game(spec_of("kumkom", "กา"), players=2, seed=3, now=1000)
    table = Table(game)
    game.late(1, 1200, now=table.wait(0, 0))
    table.used[1] += 1200
    game.no_show(1)
    table.seen()
    assert NoShow in table.kinds
    table.wait(999, None)
    assert game.clocks_at(table.now) == (FULL, FULL - 1200)
