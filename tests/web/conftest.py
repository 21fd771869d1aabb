"""One browser for all tests of pages; every page is watched for what the policy forbids."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.web.served import serving
from tests.web.watched import People

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.web.served import Served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the machine's Chromium."""
    path = shutil.which("chromium")
    assert path is not None, "these tests look at pages in Chromium"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path)
        yield found
        found.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server that tests share, whose tables and rulings are each test's own."""
    with serving(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[People]:
    """Give whoever comes to that server, each with a browser of their own."""
    found = People(browser, served)
    yield found
    found.leave()
