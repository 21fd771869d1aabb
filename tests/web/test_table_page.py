"""A table in real browsers: typed, tapped, challenged, reloaded, on a phone and on one screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.seated import opened, table_for_two
from tests.web.watched import PHONE, barriers

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.watched import People

pytestmark = pytest.mark.xdist_group("web")

CENTRE = {"scrabble": 112, "kumkom": 67, "crossing": 112}


def kinds(page: Page) -> list[str]:
    return [tile.get_attribute("data-kind") or "" for tile in page.locator("#rack .tile").all()]


def square(page: Page, number: int) -> Any:
    return page.locator(f"[data-square='{number}']")


def test_a_play_is_tapped_shown_to_both_and_challenged_off(people: People) -> None:
    mover, other = table_for_two(people, "scrabble")
    square(mover, CENTRE["scrabble"]).click()
    plain = [kind for kind in kinds(mover) if kind != "?"]
    for kind in plain[-2:]:
        mover.locator(f".tile[data-kind='{kind}']:enabled").first.click()
    expect(mover.locator("#draft")).to_contain_text("points")
    expect(square(other, CENTRE["scrabble"])).not_to_have_class("draft")
    mover.click("#do-play")
    expect(square(other, CENTRE["scrabble"])).to_have_class("new")
    expect(other.locator("#pending")).to_contain_text("".join(plain[-2:]))
    other.click("#do-challenge")
    other.click("#dialog .ok")
    expect(mover.locator("#pending")).to_contain_text("words: 1")
    mover.click("#do-settle")
    expect(mover.locator("#do-settle")).to_be_hidden()
    for page in (mover, other):
        expect(page.locator("#pending")).not_to_contain_text("challenges")


def test_a_reload_and_a_cut_line_lose_nothing(people: People) -> None:
    mover, other = table_for_two(people, "scrabble")
    before = sorted(kinds(mover))
    mover.reload()
    expect(mover.locator("#rack .tile").first).to_be_visible()
    assert sorted(kinds(mover)) == before
    other.context.set_offline(True)
    mover.click("#do-pass")
    mover.click("#dialog .options button")
    expect(mover.locator("#do-pass")).to_be_disabled()
    other.context.set_offline(False)
    expect(other.locator("#do-pass")).to_be_enabled(timeout=20_000)


def test_shuffling_always_changes_the_order_and_recall_brings_all_back(people: People) -> None:
    mover, _ = table_for_two(people, "scrabble")
    for _ in range(5):
        before = kinds(mover)
        mover.click("#do-shuffle")
        assert kinds(mover) != before
        assert sorted(kinds(mover)) == sorted(before)
    square(mover, 112).click()
    mover.locator(".tile:not([data-kind='?'])").first.click()
    expect(mover.locator(".tile:disabled")).to_have_count(1)
    mover.click("#do-recall")
    expect(mover.locator(".tile:disabled")).to_have_count(0)


def test_tiles_are_exchanged_in_a_dialog(people: People) -> None:
    mover, other = table_for_two(people, "scrabble")
    mover.click("#do-exchange")
    mover.locator("#dialog input").first.check()
    mover.locator("#dialog input").nth(1).check()
    mover.click("#dialog .ok")
    expect(other.locator("#do-pass")).to_be_enabled()
    expect(other.locator("#moves li").last).to_contain_text("2")


def test_a_tile_is_dragged_to_its_square(people: People) -> None:
    mover, _ = table_for_two(people, "scrabble")
    tile = mover.locator(".tile:not([data-kind='?'])").first
    tile.hover()
    mover.mouse.down()
    box = square(mover, 112).bounding_box()
    assert box is not None
    mover.mouse.move(box["x"] + 5, box["y"] + 5, steps=4)
    mover.mouse.up()
    expect(square(mover, 112)).to_have_class("draft")
    expect(mover.locator(".tile:disabled")).to_have_count(1)


@pytest.mark.parametrize(("key", "code"), [("d", "KeyD"), ("ก", "KeyD")])
def test_thai_is_typed_by_the_place_of_the_keys_whatever_the_system_is_set_to(
    people: People, key: str, code: str
) -> None:
    mover, _ = table_for_two(people, "kumkom")
    square(mover, CENTRE["kumkom"]).click()
    session = mover.context.new_cdp_session(mover)
    for each, where in ((key, code), ("b" if key == "d" else "ิ", "KeyB")):  # ก, ิ in Kedmanee
        for kind in ("keyDown", "keyUp"):
            session.send(
                "Input.dispatchKeyEvent",
                {
                    "type": kind,
                    "key": each,
                    "code": where,
                    "text": each if kind == "keyDown" else "",
                },
            )
    expect(mover.locator(f"[data-square='{CENTRE['kumkom']}'] input")).to_have_attribute(
        "aria-label", re.compile("^H5: กิ")
    )


def test_a_composition_is_read_when_it_ends(people: People) -> None:
    mover, _ = table_for_two(people, "kumkom")
    square(mover, CENTRE["kumkom"]).click()
    session = mover.context.new_cdp_session(mover)
    session.send("Input.imeSetComposition", {"text": "กา", "selectionStart": 2, "selectionEnd": 2})
    session.send("Input.insertText", {"text": "กา"})
    expect(square(mover, CENTRE["kumkom"] + 1)).to_have_class("draft")
    expect(mover.locator("#board input").nth(CENTRE["kumkom"])).to_have_value("")


def test_the_keyboard_on_the_screen_writes_by_touch_on_a_phone(people: People) -> None:
    pages = table_for_two(people, "kumkom", phone=True)
    phone = next(page for page in pages if page.viewport_size == PHONE["viewport"])
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    square(phone, CENTRE["kumkom"]).tap()
    phone.tap("#board-keys")
    for key in ("ก", "◌้", "า"):
        phone.get_by_role("button", name=key, exact=True).tap()
    expect(square(phone, CENTRE["kumkom"] + 1)).to_have_class("draft")
    phone.tap("#key-back")
    expect(square(phone, CENTRE["kumkom"] + 1)).not_to_have_class("draft")
    assert barriers(phone) == []


def test_the_arrows_home_end_and_space_move_and_turn(people: People) -> None:
    mover, _ = table_for_two(people, "scrabble")
    square(mover, 112).click()
    for key, expected in (("ArrowRight", 113), ("ArrowDown", 128), ("Home", 120), ("End", 134)):
        mover.keyboard.press(key)
        expect(mover.locator(f"[data-square='{expected}'] input")).to_be_focused()
    expect(square(mover, 134)).to_have_attribute("data-cursor", "→")
    mover.keyboard.press("Space")
    expect(square(mover, 134)).to_have_attribute("data-cursor", "↓")
    mover.keyboard.press("Tab")
    expect(mover.locator("#board input:focus")).to_have_count(0)


def test_one_screen_shows_a_rack_only_behind_the_curtain(people: People) -> None:
    host = opened(people, "crossing")
    for name in ("Ann", "Bob"):
        host.fill("#name", name)
        host.click("form[action$=sit] button")
        expect(host.locator("#people")).to_contain_text(name)
    host.click("#begin")
    expect(host.locator("#curtain")).to_be_visible()
    expect(host.locator("#rack .tile")).to_have_count(0)
    host.click("#do-uncover")
    expect(host.locator("#rack .tile").first).to_be_visible()
    host.click("#do-cover")
    expect(host.locator("#rack .tile")).to_have_count(0)
    assert barriers(host) == []


def test_a_player_of_the_computer_s_answers(people: People) -> None:
    host = opened(people, "scrabble")
    host.fill("#name", "Ann")
    host.click("form[action$=sit] button")
    host.select_option("#player", "greedy")
    host.click("form[action$=player] button")
    host.click("#begin")
    expect(host.locator("#rack .tile").first).to_be_visible()
    if host.locator("#do-pass").is_enabled() and not host.locator("#do-accept").is_visible():
        host.click("#do-pass")
        host.click("#dialog .options button")
    expect(host.locator("#board .new").first).to_be_visible(timeout=30_000)


def test_the_projector_shows_no_rack_and_no_button(people: People) -> None:
    mover, _ = table_for_two(people, "scrabble")
    screen = people.come(path=mover.url.removeprefix(people.served.address) + "/screen")
    expect(screen.locator("#players li")).to_have_count(2)
    expect(screen.locator("#rack .tile")).to_have_count(0)
    expect(screen.locator("#do-play")).to_be_hidden()
    assert barriers(screen) == []


def test_a_phone_sees_the_middle_of_a_large_board_first(people: People) -> None:
    pages = table_for_two(people, "crossing", phone=True)
    phone = next(page for page in pages if page.viewport_size == PHONE["viewport"])
    expect(phone.locator("#board")).to_have_class("large")
    frame, centre = phone.locator(".frame").bounding_box(), square(phone, 112).bounding_box()
    assert frame is not None
    assert centre is not None
    assert frame["x"] <= centre["x"] <= frame["x"] + frame["width"] - centre["width"]
    assert frame["y"] <= centre["y"] <= frame["y"] + frame["height"] - centre["height"]
