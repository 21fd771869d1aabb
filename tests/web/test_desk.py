"""The desk: one answer to all words of a play, locked list, a log that can be searched."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update

from tests.web.served import client_of, hall_in, take_role
from thaigame import find_game
from thaigame.web.schema import RULINGS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

    from thaigame.web.hall import Hall

JSON = {"Accept": "application/json"}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[tuple[Hall, TestClient]]:
    with hall_in(tmp_path) as (hall, client):
        take_role(client, hall.keys["referee"])
        choose(client, "kumkom")
        yield hall, client


def choose(client: TestClient, game: str, pin: str = "", lexicon: str = "") -> int:
    form = {"game": game, "lexicon": lexicon, "pin": pin}
    status: int = client.post("/judge/choose", data=form, headers=JSON).status_code
    return status


def ask(client: TestClient, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = client.post("/judge/ask", data={"word": words}, headers=JSON).json()
    return found


def test_the_words_of_a_play_get_one_answer_and_no_word_is_singled_out(
    desk: tuple[Hall, TestClient],
) -> None:
    _, client = desk
    # กระทันหัน is the misspelling that every Thai school book warns of; the word is กะทันหัน.
    good, bad = ask(client, "น้ำ", "กะทันหัน"), ask(client, "น้ำ", "กระทันหัน", "ตลาด")
    assert (good["acceptable"], bad["acceptable"]) == (True, False)
    assert bad["words"] == ["น้ำ", "กระทันหัน", "ตลาด"]
    assert good.keys() == bad.keys()
    assert [value for value in bad.values() if value == "กระทันหัน"] == []


def test_the_answer_names_the_list_with_edition_and_hash(desk: tuple[Hall, TestClient]) -> None:
    _, client = desk
    lexicon = find_game("kumkom").lexicon
    told = ask(client, "น้ำ")
    assert told["lexicon"] == lexicon.name
    assert lexicon.sha256.startswith(told["sha256"])
    assert len(told["sha256"]) == 12
    assert told["edition"]


@pytest.mark.parametrize("count", [0, 9])
def test_one_to_eight_words_are_judged(desk: tuple[Hall, TestClient], count: int) -> None:
    _, client = desk
    assert "error" in ask(client, *["น้ำ"] * count)
    assert "acceptable" in ask(client, *["น้ำ"] * 8)


def test_a_word_that_cannot_be_read_is_named_by_its_place_and_nothing_is_judged(
    desk: tuple[Hall, TestClient],
) -> None:
    _, client = desk
    told = ask(client, "น้ำ", "กิิิ")
    assert told["error"]["at"] == 1
    assert "กิิิ"[0] in told["error"]["message"]
    assert "น้ำ" not in client.get("/log").text


def test_a_locked_list_is_changed_only_with_its_number(desk: tuple[Hall, TestClient]) -> None:
    hall, client = desk
    assert choose(client, "kumkom", pin="2468") == 200
    assert choose(client, "scrabble") == 422
    for pin in ("1111", ""):
        client.post("/judge/unlock", data={"pin": pin})
        assert choose(client, "scrabble") == 422
    assert ask(client, "น้ำ")["game"] == "kumkom"
    client.post("/judge/unlock", data={"pin": "2468"})
    assert choose(client, "scrabble") == 200
    assert hall.database.folder.name  # the lock stands in the database, as the next test shows


def test_the_lock_outlives_a_restart_and_its_number_stands_nowhere(tmp_path: Path) -> None:
    with hall_in(tmp_path) as (hall, client):
        take_role(client, hall.keys["host"])
        choose(client, "primary", pin="97531")
    with hall_in(tmp_path) as (hall, client):
        take_role(client, hall.keys["referee"])
        assert choose(client, "scrabble") == 422
        assert ask(client, "CAT")["game"] == "primary"
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"97531" not in kept
    assert hashlib.sha256(b"97531").hexdigest().encode() not in kept


def test_a_number_has_digits_only(desk: tuple[Hall, TestClient]) -> None:
    _, client = desk
    assert choose(client, "kumkom", pin="abc") == 422
    assert choose(client, "kumkom", pin="123") == 422


def test_no_request_opens_a_file(desk: tuple[Hall, TestClient], tmp_path: Path) -> None:
    _, client = desk
    words = tmp_path / "words.txt"
    words.write_text("น้ำ\n", encoding="utf-8")
    assert choose(client, "kumkom", lexicon=str(words)) == 422
    assert choose(client, "../layouts/kumkom.toml") == 422


def test_the_log_keeps_every_ruling_with_time_words_and_list(
    desk: tuple[Hall, TestClient],
) -> None:
    _, client = desk
    ask(client, "น้ำ")
    ask(client, "กระทันหัน", "ตลาด")
    rows = list(csv.DictReader(io.StringIO(client.get("/log.csv").text.lstrip("\ufeff"))))
    assert [row["words"] for row in rows] == ["กระทันหัน ตลาด", "น้ำ"]
    assert [row["acceptable"] for row in rows] == ["False", "True"]
    assert {row["sha256"] for row in rows} == {find_game("kumkom").lexicon.sha256}
    assert "กระทันหัน" in client.get("/log", params={"q": "ตลาด"}).text
    assert "กระทันหัน" not in client.get("/log", params={"q": "น้ำ"}).text
    assert "กระทันหัน" not in client.get("/log", params={"q": "%"}).text


def test_a_ruling_of_the_log_is_shown_again_and_not_made_again(
    desk: tuple[Hall, TestClient],
) -> None:
    _, client = desk
    number = ask(client, "น้ำ")["id"]
    page = client.get(f"/log/{number}").text
    again = page.partition('id="again">')[2].partition("</script>")[0]
    assert json.loads(again)["words"] == ["น้ำ"]
    assert client.get(f"/log/{number + 1}").status_code == 404


def test_no_spreadsheet_takes_a_word_for_a_formula() -> None:
    from thaigame.web.desk import as_csv

    row = {
        "id": 1, "at": "2026-12-01T10:00:00+07:00", "game": "=1+1", "lexicon": "@a",
        "edition": "-1", "sha256": "0", "words": '["+A"]', "acceptable": None, "source": "desk",
    }  # fmt: skip
    [_, told] = csv.reader(io.StringIO(as_csv([row]).lstrip("\ufeff")))
    assert told[2:7] == ["'=1+1", "'@a", "'-1", "0", "'+A"]


def test_while_a_contest_is_open_only_officials_get_to_what_knows_words(
    desk: tuple[Hall, TestClient],
) -> None:
    hall, official = desk
    with client_of(hall) as pupil:
        assert pupil.get("/judge").status_code == 200
        assert pupil.get("/log").status_code == 403
        hall.closing.add("table")
        assert pupil.get("/judge").status_code == 403
        assert pupil.post("/judge/ask", data={"word": ["น้ำ"]}).status_code == 403
        assert "/judge" not in pupil.get("/").text
        assert official.get("/judge").status_code == 200


def test_words_of_the_desk_are_shown_and_never_obeyed(desk: tuple[Hall, TestClient]) -> None:
    _, client = desk
    choose(client, "scrabble")
    ask(client, "<b>x</b>")
    assert "<b>" not in client.get("/log").text
    assert "<b>" not in client.get("/log", params={"q": "<b>"}).text


@pytest.mark.parametrize("day", ["1/12/2026", "1/12/2569", "๑/๑๒/๒๕๖๙", "2026-12-01"])
def test_the_log_is_sought_by_the_day_as_people_write_it(
    desk: tuple[Hall, TestClient], day: str
) -> None:
    hall, client = desk
    for word, at in (("ปลา", "2026-12-01T09:00:00+07:00"), ("นก", "2026-12-02T09:00:00+07:00")):
        judged_at(hall, ask(client, word)["id"], at)
    page = client.get("/log", params={"q": day}).text
    assert ("ปลา</span>" in page, "นก</span>" in page) == (True, False)


def judged_at(hall: Hall, number: int, at: str) -> None:
    step = update(RULINGS).where(RULINGS.c.id == number).values(at=at)
    hall.database.do_now(lambda found: found.execute(step))
