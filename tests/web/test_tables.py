"""A table for two over the line: whole games, refusals, repeats, restarts."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select, update
from starlette.websockets import WebSocketDisconnect

from tests.web.awaited import awaited
from tests.web.tables import ORIGIN, Party, Person, nobody_s, party
from thaigame.movegen.generator import Generator
from thaigame.web.live import OpenPage
from thaigame.web.schema import EVENTS, REQUESTS, SEATS, STREAMS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Column

GAMES = ["scrabble", "crossword", "primary", "kumkom", "crossing"]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Party]:
    with party(tmp_path) as found:
        yield found


def as_draft(table: Any, generator: Generator, seat: int) -> dict[str, Any] | None:
    """Return the strokes of the best play, each tile named on its square."""
    position = table.game.observation(seat).position
    best = generator.best(position, 1)
    if not best:
        return None
    play = best[0].play
    strokes = []
    for lay in play.lays:
        standing = position.board[lay.square]
        strokes += [{"text": tile.face, "kind": tile.kind, "at": lay.square} for tile in lay.tiles]
        shown = {ch for tile in lay.tiles for ch in tile.face}
        old = set() if standing is None else set("".join(standing.cell))
        marks = [mark for mark in lay.cell[1:] if mark and mark not in shown | old]
        strokes += [{"text": mark, "at": lay.square} for mark in marks]
    return {
        "start": play.squares[0], "across": play.direction.value == "across", "strokes": strokes
    }  # fmt: skip


def turns(people: list[Person], table: Any, generator: Generator, most: int) -> None:
    """Let each make the best play and the other accept it, *most* times or to the end."""
    for _ in range(most):
        if table.game.is_over:
            return
        if table.game.pending is not None:
            assert people[table.game.turn].do("accept")["type"] == "ok"
            continue
        seat = table.game.turn
        draft = as_draft(table, generator, seat)
        if draft is None:
            reply = people[seat].do("pass")
        else:
            expected = generator.best(table.game.observation(seat).position, 1)[0].score
            shown = people[seat].preview(draft)
            assert shown["faults"] == []
            assert shown["score"] == expected
            reply = people[seat].do("play", draft=draft)
            assert people[seat].look()["pending"]["points"] == expected
        assert reply["type"] == "ok", reply


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_devices(hall: Party, game: str) -> None:
    people = hall.open(game).begin("มานี", "Ann").sit()
    table = hall.table
    turns(people, table, Generator(table.spec), 24 if game in {"kumkom", "crossing"} else 400)
    if game not in {"kumkom", "crossing"}:  # those go on for very long
        assert table.game is not None
        assert table.game.is_over
    for seat, person in enumerate(people):
        seen = person.look()
        assert seen["scores"] == list(table.game.scores)  # type: ignore[union-attr]
        assert seen["you"] == seat


def test_a_draft_that_breaks_a_rule_is_told_so_and_not_played(hall: Party) -> None:
    people = hall.open().begin("A", "B").sit()
    seat = hall.table.game.turn  # type: ignore[union-attr]
    rack = people[seat].look()["rack"]
    corner = {"start": 0, "across": True, "strokes": [{"text": rack[-1], "kind": rack[-1]}]}
    assert people[seat].preview(corner)["faults"]
    before = hall.table.seq
    assert people[seat].do("play", draft=corner)["type"] == "no"
    assert hall.table.seq == before


def test_nobody_plays_out_of_turn_or_for_another(hall: Party) -> None:
    people = hall.open().begin("A", "B").sit()
    other = people[1 - hall.table.game.turn]  # type: ignore[union-attr]
    for act in ("pass", "accept", "stop", "adjust", "move", "nonsense"):
        assert other.do(act)["type"] == "no"
    assert hall.table.seq == people[0].look()["seq"]


def test_a_request_that_comes_twice_is_done_once(hall: Party) -> None:
    people = hall.open().begin("A", "B").sit()
    first = people[hall.table.game.turn]  # type: ignore[union-attr]
    seq = first.look()["seq"]
    replies = [first.do("pass", rid="one", about=seq) for _ in range(3)]
    assert replies[0] == replies[1] == replies[2]
    passes = [each for each in hall.table.game.events if type(each).__name__ == "Passed"]  # type: ignore[union-attr]
    assert len(passes) == 1


def test_an_act_that_was_meant_for_an_earlier_moment_is_refused(hall: Party) -> None:
    people = hall.open().begin("A", "B").sit()
    game = hall.table.game
    assert game is not None
    seq = people[0].look()["seq"]
    people[game.turn].do("pass", about=seq)
    # The other had pressed the button before that was seen: it is another turn now.
    game = hall.table.game
    assert game is not None
    assert people[game.turn].do("pass", about=seq)["code"] == "web.something_happened"


def test_two_who_challenge_at_once_make_one_challenge(hall: Party) -> None:
    people = hall.open("kumkom", seats="3").begin("A", "B", "C").sit()
    table = hall.table
    turns(people, table, Generator(table.spec), 1)
    game = table.game
    assert game is not None
    assert game.pending is not None
    others = [person for seat, person in enumerate(people) if seat != game.pending.player]
    seq, words = table.seq, list(game.pending_words)
    replies = [each.do("challenge", about=seq, words=words) for each in others]
    assert [each["type"] for each in replies] == ["ok", "no"]
    assert others[1].look()["pending"]["challenged"] == words
    assert others[1].do("settle")["type"] == "ok"
    assert others[0].look()["pending"] is None


def test_a_restart_in_the_middle_of_a_challenge_loses_nothing(tmp_path: Path) -> None:
    with party(tmp_path) as before:
        people = before.open("crossword", clock="on").begin("A", "B").sit()
        table = before.table
        turns(people, table, Generator(table.spec), 5)
        if table.game is not None and table.game.pending is None:
            turns(people, table, Generator(table.spec), 1)
        assert table.game is not None
        assert table.game.pending is not None
        challenger = people[1 - table.game.pending.player]
        challenger.do("challenge", words=list(table.game.pending_words)[:1])
        seen = [person.look() for person in people]
        tokens, number, state = before.tokens, before.id, table.game.state
    with party(tmp_path) as after:
        after.id, after.tokens = number, tokens
        assert after.table.game is not None
        assert after.table.game.state == state
        again = [person.look() for person in after.sit()]
        for view in seen + again:
            del view["people"]
            view["clocks"] = [clock // 60 for clock in view["clocks"]]
        assert again == seen
        assert after.people[0].do("settle")["type"] == "ok"


def test_codes_lead_to_a_lobby_only_and_cannot_be_guessed(hall: Party) -> None:
    hall.open()
    for number in range(31):
        found = hall.client.post("/join", data={"code": f"{number:08}", "name": "X"})
        assert found.status_code == 403
    code = hall.table.setup.code
    assert hall.client.post("/join", data={"code": code, "name": "X"}).status_code == 403
    assert hall.table.sitters == ()


def test_who_was_not_admitted_sees_no_table_and_gets_no_line(hall: Party) -> None:
    hall.open().begin("A", "B")
    hall.client.cookies.clear()
    assert hall.client.get(f"/table/{hall.id}").status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        hall.client.websocket_connect(f"/table/{hall.id}/live", headers=ORIGIN) as socket,
    ):
        socket.receive_text()


def test_a_lost_seat_is_given_to_a_new_device_and_the_old_one_is_out(hall: Party) -> None:
    people = hall.open().begin("A", "B").sit()
    code = hall.table.setup.code
    token = "ab" * 16
    headers = {**ORIGIN, "Cookie": f"device={token}"}
    with nobody_s(hall.client):
        hall.client.post("/join", data={"code": code, "name": "A again"}, headers=headers)
    place = hall.table.sitters[-1].place
    newcomer = hall.person(token)
    hall.people.append(newcomer)
    assert newcomer.look()["you"] is None
    assert newcomer.look()["rack"] == []
    rack = people[0].look()["rack"]
    hall.manage("readmit", place=str(place), seat="0")
    assert (newcomer.look()["you"], newcomer.view["rack"]) == (0, rack)
    assert (people[0].look()["you"], people[0].view["rack"]) == (None, [])
    assert people[0].do("pass")["type"] == "no"


@pytest.mark.parametrize(
    "text",
    ["", "[]", "nonsense", "{}", '{"type": "do"}', '{"type": "preview", "draft": {"strokes": 3}}',
     '{"type": "do", "rid": "a", "act": "play", "about": 0, "data": {"draft": []}}',
     '{"type": "preview", "draft": {"start": -1, "across": true, "strokes": []}}',
     '{"type": "preview", "draft": {"start": 0, "across": true, "strokes": [{"text": ""}]}}'],
)  # fmt: skip
def test_whatever_is_sent_is_answered_and_changes_nothing(hall: Party, text: str) -> None:
    people = hall.open().begin("A", "B").sit()
    before = hall.table.seq
    people[0].socket.send_text(text)
    assert people[0].get("no")["message"]
    assert people[0].look()["seq"] == before == hall.table.seq


def test_a_device_that_sends_without_end_is_told_to_wait(
    hall: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OpenPage, "most", 40)
    people = hall.open().begin("A", "B").sit()
    for _ in range(60):
        people[0].send(type="ping", t=0)
    assert people[0].get("no")["code"] == "web.too_often"


def test_the_record_is_given_only_after_the_end(hall: Party) -> None:
    people = hall.open("primary").begin("A", "B").sit()
    path = f"/table/{hall.id}/record.json"
    assert hall.client.get(path).status_code == 403
    turns(people, hall.table, Generator(hall.table.spec), 400)
    found = hall.client.get(path).json()
    assert found["seed"] == hall.table.setup.seed
    assert len(found["events"]) == hall.table.seq
    assert hall.client.get(path.replace("json", "gcg")).status_code == 200


def test_the_result_slip_has_the_scores_that_the_record_has(hall: Party) -> None:
    people = hall.open("primary").begin("มานี", "Ann").sit()
    path = f"/table/{hall.id}/slip"
    assert hall.client.get(path).status_code == 403
    turns(people, hall.table, Generator(hall.table.spec), 400)
    game = hall.table.game
    assert game is not None
    slip = hall.client.get(path).text
    first, second = game.scores
    for shown in (*game.names, str(first), str(second), f"{first - second:+d}"):
        assert f">{shown}</t" in slip


def test_after_the_end_every_turn_stands_beside_the_best_play(hall: Party) -> None:
    people = hall.open("primary").begin("A", "B").sit()
    path = f"/table/{hall.id}/analysis"
    assert hall.client.get(path).status_code == 403
    turns(people, hall.table, Generator(hall.table.spec), 400)
    game = hall.table.game
    assert game is not None
    page = hall.client.get(path).text
    moves = [each for each in game.events if type(each).__name__ in {"Played", "Passed"}]
    rows = page.split("<tr><td>")[1:]
    assert len(rows) == len(moves)
    # Everybody here makes the best play, so no turn cost anything.
    assert [row for row in rows if "<td>0</td><td></td></tr>" not in row] == []


def test_what_is_ruled_at_a_table_stands_in_the_log(hall: Party) -> None:
    people = hall.open("crossword").begin("A", "B").sit()
    turns(people, hall.table, Generator(hall.table.spec), 1)
    game = hall.table.game
    assert game is not None
    words = list(game.pending_words)
    other = people[1 - game.pending.player]  # type: ignore[union-attr]
    other.do("challenge", words=words)
    assert other.do("settle")["type"] == "ok"
    log = hall.client.get("/log.csv").text
    assert f"{' '.join(words)},True,table {hall.table.setup.code}" in log


@pytest.mark.parametrize("mode", ["contest", "class"])
def test_practice_tables_rest_while_a_contest_or_a_class_is_open(hall: Party, mode: str) -> None:
    people = hall.open("crossword").begin("A", "B").sit()
    table = hall.table
    seat = table.game.turn  # type: ignore[union-attr]
    rack = [kind for kind in people[seat].look()["rack"] if kind != "?"]
    strokes = [{"text": kind, "kind": kind} for kind in (rack * 2)[:2]]
    draft = {"start": table.spec.layout.grid.centre, "across": True, "strokes": strokes}
    known = people[seat].preview(draft)["faults"]
    hall.client.post("/tables", data={"game": "kumkom", "mode": mode, "seats": "2"})
    assert people[seat].do("pass")["code"] == "web.rests"
    assert len(people[seat].preview(draft)["faults"]) <= len(known)
    assert not [each for each in people[seat].preview(draft)["faults"] if "word list" in each]


def test_boards_of_the_past_can_be_looked_at(hall: Party) -> None:
    people = hall.open("crossword").begin("A", "B").sit()
    turns(people, hall.table, Generator(hall.table.spec), 7)
    seen = people[0].look()
    sizes = [
        len(hall.client.get(f"/table/{hall.id}/back/{number}").json()["board"])
        for number in seen["plays"]
    ]
    assert sizes == sorted(set(sizes))
    assert sizes[-1] == len(seen["board"])


@pytest.mark.parametrize("mode", ["contest", "class"])
def test_players_of_contests_and_classes_are_told_no_fault_of_a_word(
    hall: Party, mode: str
) -> None:
    people = hall.open("crossword", mode=mode).begin("A", "B").sit()
    table = hall.table
    game = table.game
    assert game is not None
    rack = [kind for kind in people[game.turn].look()["rack"] if kind != "?"]
    strokes = [{"text": kind, "kind": kind} for kind in (rack[-1], rack[0])]
    start = table.spec.layout.grid.centre
    shown = people[game.turn].preview({"start": start, "across": True, "strokes": strokes})
    assert (shown["faults"], shown["score"] is not None) == ([], True)
    assert hall.client.get("/judge").status_code == 200  # the host's
    with nobody_s(hall.client):
        assert hall.client.get("/judge").status_code == 403


def test_a_locked_table_lets_nobody_else_come(hall: Party) -> None:
    hall.open()
    hall.manage("lock")
    form = {"code": hall.table.setup.code, "name": "Late"}
    with nobody_s(hall.client):
        assert hall.client.post("/join", data=form).status_code == 422
    assert hall.table.sitters == ()
    hall.manage("unlock")
    hall.begin("A", "B")
    assert len(hall.table.sitters) == 2


def test_a_class_is_forgotten_after_half_a_year_and_a_contest_is_not(tmp_path: Path) -> None:
    with party(tmp_path) as before:
        kept = []
        for mode in ("class", "contest"):
            people = before.open("primary", mode=mode).begin("มานี", "Ann").sit()
            people[before.table.game.turn].do("pass")  # type: ignore[union-attr]
            kept.append(before.id)
            for person in people:
                person.leave()
            before.people.clear()
            before.tokens.clear()
        old = (datetime.now().astimezone() - timedelta(days=181)).isoformat(timespec="seconds")
        before.hall.database.do_now(lambda found: found.execute(update(STREAMS).values(made=old)))
    with party(tmp_path) as after:
        rooms = after.rooms
        for _ in range(100):  # the server looks at it as soon as it runs
            if kept[0] not in rooms.tables:
                break
            time.sleep(0.05)
        assert list(rooms.tables) == [kept[1]]
        for column in (STREAMS.c.id, EVENTS.c.stream, SEATS.c.stream, REQUESTS.c.stream):
            assert numbers(after, column) == {kept[1]}


def numbers(hall: Party, column: Column[str]) -> set[str]:
    """Return the streams that the database has anything of in that column's table."""
    return set(
        hall.hall.database.do_now(lambda found: found.execute(select(column)).scalars().all())
    )


def test_more_than_can_be_written_is_refused_and_changes_nothing(
    hall: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = hall.open().begin("A", "B").sit()
    seat = hall.table.game.turn  # type: ignore[union-attr]
    people[seat].look()
    with monkeypatch.context() as full:
        full.setattr("thaigame.web.database.MOST_WAITING", 0)
        assert people[seat].do("pass", rid="one")["code"] == "web.busy"
        found = hall.client.post(f"/table/{hall.id}/adjust", data={})
        assert found.status_code == 404  # what writes nothing goes on
        found = hall.client.post("/clocks", data={"minutes": "5"})
        assert (found.status_code, found.headers["Retry-After"]) == (503, "1")
    assert people[seat].do("pass", rid="one")["type"] == "ok"


class GoneSocket:
    """A line whose page has gone, or takes nothing."""

    def __init__(self, *, stuck: bool) -> None:
        self.stuck = stuck
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        del text
        if self.stuck:
            await asyncio.sleep(60)
        raise WebSocketDisconnect(1006)

    async def close(self, code: int) -> None:
        self.closed.append(code)
        raise RuntimeError


@pytest.mark.parametrize(("stuck", "closed"), [(True, [1013]), (False, [])])
def test_a_page_that_has_gone_ends_its_own_line_and_nothing_else(
    hall: Party, monkeypatch: pytest.MonkeyPatch, *, stuck: bool, closed: list[int]
) -> None:
    monkeypatch.setattr("thaigame.web.live.BLOCKED", 0.01)
    hall.open().begin("A", "B")
    socket: Any = GoneSocket(stuck=stuck)
    page = OpenPage(socket, hall.hall, hall.table, screen=True)
    page._changed()
    awaited(asyncio.wait_for(page._write(), 5))
    assert socket.closed == closed
