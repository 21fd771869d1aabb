"""The chess clock: one side at a time, through zero, every press kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.awaited import awaited
from tests.web.served import hall_in, take_role
from tests.web.tables import nobody_s
from tests.web.watched import barriers
from thaigame.web.chess_clock import ChessClock, ClockError
from thaigame.web.database import Database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.web.watched import People


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = Database(tmp_path)
    yield found
    found.close()


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def opened(database: Database, time: Time, minutes: int = 1) -> ChessClock:
    from sqlalchemy import insert

    from thaigame.web.schema import STREAMS

    row = {"id": "c", "kind": "clock", "made": "", "version": 0, "beat": 0, "settings": "{}"}
    database.do_now(lambda found: found.execute(insert(STREAMS).values(**row, state="open")))
    return ChessClock("c", minutes, database, clock=time)


def test_a_press_ends_one_s_own_turn_and_time_goes_below_zero(database: Database) -> None:
    time = Time()
    clock = opened(database, time)
    awaited(clock.press(0))
    time.now = 20
    assert (clock.shown()["left"], clock.shown()["running"]) == ([60_000, 40_000], 1)
    awaited(clock.press(0))  # not one's turn: nothing happens
    assert clock.shown()["left"] == [60_000, 40_000]
    awaited(clock.press(1))
    time.now = 95
    assert clock.shown()["left"] == [-15_000, 40_000]


def test_both_stand_while_held_and_nothing_is_lost_by_a_restart(database: Database) -> None:
    time = Time()
    clock = opened(database, time)
    awaited(clock.press(1))
    time.now = 10
    awaited(clock.hold())
    time.now = 500
    awaited(clock.adjust(0, 30, "late bell"))
    assert clock.shown()["left"] == [80_000, 60_000]
    again = ChessClock("c", 1, database, clock=time)
    database.do_now(again.load)
    assert again.shown()["left"] == clock.shown()["left"]
    assert [each["act"] for each in again.log] == ["press", "hold", "adjust"]
    assert again.log[-1]["reason"] == "late bell"


@pytest.mark.parametrize(("side", "seconds", "reason"), [(2, 5, "x"), (0, 0, "x"), (0, 5, " ")])
def test_a_change_needs_a_side_an_amount_and_a_reason(
    database: Database, side: int, seconds: int, reason: str
) -> None:
    clock = opened(database, Time())
    with pytest.raises(ClockError):
        awaited(clock.adjust(side, seconds, reason))
    assert clock.log == []


def test_two_phones_press_and_only_officials_change_a_clock(tmp_path: Path) -> None:
    with hall_in(tmp_path) as (hall, host):
        assert host.post("/clocks", data={"minutes": "25"}).status_code == 403
        take_role(host, hall.keys["host"])
        path = host.post("/clocks", data={"minutes": "25"}).url.path
        change = {"side": "0", "seconds": "60", "reason": "bell"}
        with nobody_s(host):  # a phone
            assert host.post(f"{path}/press", data={"side": "0"}).json()["running"] == 1
            assert host.post(f"{path}/adjust", data=change).status_code == 403
        assert host.get(f"{path}/shown").json()["running"] == 1
        assert host.post(f"{path}/adjust", data=change).json()["left"][0] == 26 * 60_000
        assert host.post("/clocks", data={"minutes": "0"}).status_code == 422


@pytest.mark.xdist_group("web")
def test_the_clock_by_keyboard_and_touch_on_two_pages(people: People) -> None:
    host = people.come(role="host")
    host.click("#clocks ~ form button")
    phone = people.come(path=host.url.removeprefix(people.served.address))
    host.keyboard.press("a")
    for page in (host, phone):
        expect(page.locator(".half").nth(1)).to_have_class("half runs")
    phone.locator(".half").nth(1).click()
    expect(host.locator(".half").nth(0)).to_have_class("half runs")
    host.keyboard.press("Space")
    expect(phone.locator(".half.runs")).to_have_count(0)
    expect(host.locator("#log li")).to_have_count(3)
    assert barriers(host) == []
