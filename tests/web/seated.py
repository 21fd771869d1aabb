"""Tables in browsers: opened by the host, joined by code, begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.web.watched import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.watched import People

NAMES: Final = ("Ann", "มานี", "Bo", "ปิติ")


def opened(people: People, game: str, **settings: str) -> Page:
    """Return the host's page of a fresh table."""
    host = people.come(role="host")
    host.select_option("#game", game)
    for name, value in settings.items():
        host.select_option(f"#{name}", value)
    host.click("#opening ~ form button.main")
    expect(host.locator(".code")).to_be_visible()
    return host


def seated(people: People, host: Page, *more: dict[str, Any]) -> list[Page]:
    """Let one come for each of *more*, the settings of their browsers, and begin."""
    code = host.inner_text(".code")
    pages = []
    for name, each in zip(NAMES, more, strict=False):
        page = people.come(path="/join", **each)
        page.fill("#code", code)
        page.fill("#name", name)
        page.click("main button")
        host.click("#people button:has-text('Let in')")
        pages.append(page)
    host.click("#begin")
    host.wait_for_load_state()
    for page in pages:
        expect(page.locator("#rack .tile").first).to_be_visible()
    return pages


def table_for_two(people: People, game: str, *, phone: bool = False, **settings: str) -> list[Page]:
    """Return the pages of two who play, whoever is to move first."""
    host = opened(people, game, **settings)
    pages = seated(people, host, {}, PHONE if phone else {})
    return pages if pages[0].locator("#do-pass").is_enabled() else pages[::-1]
