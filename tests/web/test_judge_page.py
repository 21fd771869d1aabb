"""The word judge as the people at the referee's desk use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.watched import PHONE, barriers

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.watched import People

pytestmark = pytest.mark.xdist_group("web")


def desk(people: People, game: str = "scrabble", **settings: Any) -> Page:
    page = people.come(role="referee", path="/judge", **settings)
    if page.locator("details").get_attribute("open") is None:
        page.click("summary")
    page.select_option("#game", game)
    page.click("details button")
    return page


def ask(page: Page, *words: str) -> None:
    if len(words) > 1:
        page.check(f"input[name=count][value='{len(words)}']")
    for number, word in enumerate(words, start=1):
        page.fill(f"#word{number}", word)
    page.keyboard.press("Enter")


def test_three_words_of_which_one_is_bad_get_one_answer(people: People) -> None:
    page = desk(people)
    ask(page, "CAT", "QZX", "DOG")
    answer = page.locator("#answer")
    expect(answer.locator(".verdict")).to_have_text("The play is not acceptable")
    expect(answer.locator(".sign")).to_have_text("✗")
    expect(answer.locator(".asked")).to_have_text("CAT   QZX   DOG")
    assert answer.locator("mark, b, em, u, .bad").count() == 0
    box = answer.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1100, 800)


def test_the_answer_goes_at_a_key_and_the_words_with_it(people: People) -> None:
    page = desk(people)
    ask(page, "CAT")
    expect(page.locator(".verdict")).to_have_text("The play is acceptable")
    page.wait_for_timeout(500)  # a key that is still held from asking does not clear
    page.keyboard.press("Space")
    expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator("#word1")).to_have_value("")
    expect(page.locator("#word1")).to_be_focused()


def test_the_answer_goes_by_itself_after_ten_seconds(people: People) -> None:
    page = people.come(role="referee", path="/judge")
    page.clock.install()
    page.reload()
    page = page if page.locator("#word1").count() else desk(people)
    ask(page, "CAT")
    expect(page.locator("#answer")).to_be_visible()
    page.clock.run_for(9_000)
    expect(page.locator("#answer")).to_be_visible()
    page.clock.run_for(2_000)
    expect(page.locator("#answer")).to_be_hidden()


def test_the_browser_marks_no_word_and_remembers_none(people: People) -> None:
    page = desk(people)
    # A red underline would tell which of the words is bad.
    for number in range(1, 9):
        field = page.locator(f"#word{number}")
        assert field.get_attribute("spellcheck") == "false"
        assert field.get_attribute("autocomplete") == "off"


def test_nobody_is_scrolled_past_by_axe(people: People) -> None:
    page = desk(people, "kumkom")
    assert barriers(page) == []
    ask(page, "น้ำ")
    expect(page.locator("#answer")).to_be_visible()
    assert barriers(page) == []
    page.goto(page.url.replace("/judge", "/log"))
    assert barriers(page) == []
    page.goto(page.url.replace("/log", "/"))
    assert barriers(page) == []


@pytest.mark.parametrize("path", ["/", "/judge", "/log"])
def test_a_phone_of_360_pixels_shows_every_page_without_scrolling_sideways(
    people: People, path: str
) -> None:
    page = desk(people, "scrabble", **PHONE)
    page.goto(people.served.address + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
