"""The server goes down in the middle of a challenge: the pages wait, come back and go on."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.seated import table_for_two
from tests.web.served import serving
from tests.web.watched import People

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("web")


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_a_challenge_outlives_the_server(browser: Browser, tmp_path: Path, end: int) -> None:
    with serving(tmp_path) as before:
        people = People(browser, before)
        mover, other = table_for_two(people, "scrabble", mode="contest")
        rack = mover.locator("#rack .tile").evaluate_all("all => all.map((t) => t.dataset.kind)")
        mover.locator("[data-square='112']").click()
        for kind in [kind for kind in rack if kind != "?"][:2]:
            mover.locator(f".tile[data-kind='{kind}']:enabled").first.click()
        mover.click("#do-play")
        other.click("#do-challenge")
        other.click("#dialog .ok")
        expect(mover.locator("#pending")).to_contain_text("challenges; words: 1")
        pending = mover.inner_text("#pending")
        before.process.send_signal(end)
        before.process.wait(timeout=10)
        for page in (mover, other):
            expect(page.locator("#offline")).to_be_visible()
        if end == signal.SIGTERM:
            expect(mover.locator("#refused")).to_contain_text("Nothing is lost")
    with serving(tmp_path, port=int(before.address.rpartition(":")[2])):
        for page in (mover, other):
            expect(page.locator("#offline")).to_be_hidden(timeout=20_000)
            expect(page.locator("#pending")).to_have_text(pending)
            expect(page.locator("#refused")).to_be_empty()
        # The host's role ended with the run; that page says so and stops trying.
        host = people.pages[0]
        expect(host.locator("#refused")).to_contain_text("enter the key")
        expect(host.locator("#offline")).to_be_hidden()
        other.click("#do-settle")
        for page in (mover, other):
            expect(page.locator("#pending")).not_to_contain_text("challenges")
            expect(page.locator("#do-settle")).to_be_hidden()
        # The browser reports each try at a server that is not there; nothing else is wrong.
        people.wrong = [told for told in people.wrong if "ERR_CONNECTION_REFUSED" not in told]
        people.leave()
