"""Who may send a request: this machine's names and pages only, not too often, not too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.served import HOST, hall_in, take_role
from thaigame.web.guard import policy
from thaigame.web.tries import Allowance

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

    from thaigame.web.hall import Hall


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[Hall, TestClient]]:
    with hall_in(tmp_path) as found:
        yield found


def test_a_name_that_is_not_this_machine_s_is_refused(hall: tuple[Hall, TestClient]) -> None:
    _, client = hall
    # DNS rebinding: the browser believes that a stranger's name stands at this address.
    for name in ("evil.example", "127.0.0.1.evil.example:8765", "127.0.0.1:81", ""):
        assert client.get("/", headers={"Host": name}).status_code == 421
    assert client.get("/", headers={"Host": "PC.local:8765"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"https://{HOST}.evil.example"])
def test_another_site_s_page_changes_nothing(hall: tuple[Hall, TestClient], origin: str) -> None:
    known, client = hall
    found = client.post("/role", data={"key": known.keys["host"]}, headers={"Origin": origin})
    assert found.status_code == 403
    assert "host’s" not in client.get("/").text


def test_a_page_of_our_own_may(hall: tuple[Hall, TestClient]) -> None:
    known, client = hall
    own = {"Origin": f"http://{HOST}"}
    assert client.post("/role", data={"key": known.keys["host"]}, headers=own).status_code == 200
    assert "host’s" in client.get("/").text


@pytest.mark.parametrize("path", ["/", "/judge", "/nowhere", "/static/page.css"])
def test_every_answer_forbids_what_is_not_from_here(
    hall: tuple[Hall, TestClient], path: str
) -> None:
    _, client = hall
    headers = client.get(path).headers
    assert headers["Content-Security-Policy"] == policy(HOST)
    assert "'unsafe" not in policy(HOST)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cache-Control"] in {"no-store", "no-cache"}
    assert "Strict-Transport-Security" not in headers  # plain http: it would lock people out


def test_a_device_has_a_cookie_that_no_script_reads(hall: tuple[Hall, TestClient]) -> None:
    _, client = hall
    [cookie] = client.get("/").headers.get_list("set-cookie")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) * 4 == 128
    assert client.get("/").headers.get_list("set-cookie") == []


def test_more_than_a_page_sends_is_refused_before_it_is_read(
    hall: tuple[Hall, TestClient],
) -> None:
    _, client = hall
    assert client.post("/judge/ask", content=b"x" * 300_000).status_code == 413


def test_who_asks_without_end_waits(hall: tuple[Hall, TestClient]) -> None:
    _, client = hall
    found = [client.get("/").status_code for _ in range(90)]
    assert found[0] == 200
    assert 429 in found
    assert client.get("/static/page.css").status_code == 200  # nobody sees a page without its style


def test_a_key_can_be_guessed_ten_times_and_then_every_ten_seconds(
    hall: tuple[Hall, TestClient],
) -> None:
    known, client = hall
    for _ in range(10):
        assert client.post("/role", data={"key": "wrong"}).status_code == 403
    assert client.post("/role", data={"key": known.keys["host"]}).status_code == 403


def test_an_allowance_comes_back_with_time() -> None:
    time = 0.0
    allowance = Allowance(2, 0.1, clock=lambda: time)
    assert [allowance.spend("a") for _ in range(3)] == [True, True, False]
    assert allowance.spend("b")
    time = 9
    assert not allowance.spend("a")
    time = 10.5
    assert allowance.spend("a")
    assert not allowance.spend("a")


@pytest.mark.parametrize(
    ("wanted", "cookie", "shown"),
    [
        ("", "", "th"),
        ("en-GB,th;q=0.5", "", "en"),
        ("fr,th", "", "th"),
        ("en", "th", "th"),
        ("de", "", "th"),
    ],
)
def test_a_page_speaks_what_was_chosen_or_what_the_browser_reads(
    hall: tuple[Hall, TestClient], wanted: str, cookie: str, shown: str
) -> None:
    _, client = hall
    if cookie:
        client.post("/lang", data={"lang": cookie, "back": "/"})
    assert f'<html lang="{shown}">' in client.get("/", headers={"Accept-Language": wanted}).text


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_choosing_a_language_leads_nowhere_else(hall: tuple[Hall, TestClient], back: str) -> None:
    _, client = hall
    found = client.post("/lang", data={"lang": "en", "back": back}, follow_redirects=False)
    assert found.headers["location"] == "/"


def test_the_self_test_names_the_addresses_that_phones_have_come_by(
    hall: tuple[Hall, TestClient],
) -> None:
    known, client = hall
    take_role(client, known.keys["host"])
    known.reached.clear()
    assert client.get("/reached").json() == {"http://192.0.2.7:8765": "silent"}
    known.reached.add("http://192.0.2.7:8765")
    assert client.get("/reached").json() == {"http://192.0.2.7:8765": "phone"}
    assert client.get("/qr/0.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/qr/1.svg").status_code == 404
