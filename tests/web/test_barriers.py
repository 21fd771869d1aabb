"""No page has a serious barrier for anybody, light or dark, in no state that a table can be in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.seated import opened, table_for_two
from tests.web.watched import barriers

if TYPE_CHECKING:
    from tests.web.watched import People

pytestmark = pytest.mark.xdist_group("web")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_of_the_desk_and_the_door(people: People, scheme: str) -> None:
    found = {}
    guest = people.come(locale="th-TH", color_scheme=scheme)
    found["start"] = barriers(guest)
    guest.goto(f"{people.served.address}/join")
    found["join"] = barriers(guest)
    guest.goto(f"{people.served.address}/nowhere")
    found["refused"] = barriers(guest)
    host = people.come(role="host", color_scheme=scheme)
    found["host"] = barriers(host)
    host.click("#clocks ~ form button")
    host.locator(".half").first.click()
    expect(host.locator("#log li")).to_have_count(1)
    host.click("summary")
    found["clock"] = barriers(host)
    host.goto(f"{people.served.address}/judge")
    if host.locator("details[open]").count() == 0:
        host.click("summary")
    host.select_option("#game", "scrabble")
    found["choosing"] = barriers(host)
    host.click("details button")
    for word in ("CAT", "QZX"):
        host.fill("#word1", word)
        host.keyboard.press("Enter")
        expect(host.locator("#answer")).to_be_visible()
        found[word] = barriers(host)
        host.wait_for_timeout(500)  # a key that is still held from asking does not clear
        host.keyboard.press("Escape")
    host.goto(f"{people.served.address}/log")
    found["log"] = barriers(host)
    assert {page: told for page, told in found.items() if told} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_state_of_a_table(people: People, scheme: str) -> None:
    mover, other = table_for_two(people, "scrabble")
    host = people.pages[0]
    for page in (mover, other, host):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two
    found = {"my turn": barriers(mover), "watching": barriers(host)}
    mover.locator("[data-square='112']").click()
    rack = mover.locator("#rack .tile").evaluate_all("all => all.map((t) => t.dataset.kind)")
    for kind in [kind for kind in rack if kind != "?"][:2]:
        mover.locator(f".tile[data-kind='{kind}']:enabled").first.click()
    mover.click("#board-keys")
    expect(mover.locator("#draft")).to_contain_text("points")
    found["draft"] = barriers(mover)
    mover.click("#do-play")
    other.click("#do-hold")
    expect(other.locator("#pending")).to_contain_text("hold")
    found["held"] = barriers(other)
    other.click("#do-challenge")
    found["dialog"] = barriers(other)
    other.click("#dialog .ok")
    expect(mover.locator("#pending")).to_contain_text("challenges")
    found["challenged"] = barriers(mover)
    found["officials"] = barriers(host)
    mover.click("#do-settle")
    expect(host.locator("#do-stop")).to_be_enabled()
    host.click("#do-stop")
    host.click("#dialog .options button")
    expect(host.locator("#after")).to_be_visible()
    found["over"] = barriers(host)
    after = host.url
    for name in ("slip", "analysis"):
        host.goto(f"{after}/{name}", timeout=60_000)  # the first analysis starts a process
        expect(host.locator("table")).to_be_visible()
        found[name] = barriers(host)
    assert {page: told for page, told in found.items() if told} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_and_one_screen(people: People, scheme: str) -> None:
    host = opened(people, "crossing")
    host.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two
    found = {"empty": barriers(host)}
    for name in ("Ann", "Bob"):
        host.fill("#name", name)
        host.click("form[action$=sit] button")
        expect(host.locator("#people")).to_contain_text(name)
    found["full"] = barriers(host)
    host.click("#begin")
    expect(host.locator("#curtain")).to_be_visible()
    found["curtain"] = barriers(host)
    assert {page: told for page, told in found.items() if told} == {}


def test_thai_digits_are_chosen_once_and_codes_stay_as_they_are_typed(people: People) -> None:
    host = people.come(role="host", locale="th-TH")
    host.click("#opening ~ form button.main")
    code = host.inner_text(".code")
    expect(host.locator("#seats-free")).to_have_text("ผู้เล่น 0 จาก 2 คน")
    host.get_by_role("button", name="เลขไทย").click()
    expect(host.locator("#seats-free")).to_have_text("ผู้เล่น ๐ จาก ๒ คน")
    assert host.inner_text(".code") == code
    host.fill("#name", "มานี")
    host.click("form[action$=sit] button")
    expect(host.locator("#seats-free")).to_have_text("ผู้เล่น ๑ จาก ๒ คน")
    host.get_by_role("button", name="เลขไทย").click()
    expect(host.locator("#seats-free")).to_have_text("ผู้เล่น 1 จาก 2 คน")
