"""People with browsers, whose pages are watched: a policy violation or a foreign request fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

    from tests.web.served import Running, Served

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


class People:
    """Everybody who comes to one server."""

    def __init__(self, browser: Browser, served: Served | Running) -> None:
        """Begin with nobody there."""
        self.browser = browser
        self.served = served
        self.wrong: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(self, *, role: str = "", path: str = "/", **settings: Any) -> Page:
        """Return a page for one more person, with a device of their own."""
        settings = {"locale": "en-GB", "viewport": {"width": 1100, "height": 800}, **settings}
        context = self.browser.new_context(**settings)
        context.set_default_timeout(8000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        page.on("request", self._request)
        if role:
            page.goto(f"{self.served.address}/#host={getattr(self.served, role)}")
            page.wait_for_selector(".note")
        page.goto(self.served.address + path)
        return page

    @property
    def pages(self) -> list[Page]:
        """Return the page of everybody, in the order in which they came."""
        return [page for context in self._contexts for page in context.pages]

    def leave(self) -> None:
        """Close every browser and look at what was forbidden."""
        for context in self._contexts:
            for page in context.pages:
                page.wait_for_load_state()  # Chromium may never close what is just being opened
            context.close()
        assert not self.wrong, self.wrong

    def _console(self, said: ConsoleMessage) -> None:
        if said.type == "error" and "Failed to load resource" not in said.text:
            self.wrong.append(said.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.served.address, "data:", "blob:")):
            self.wrong.append(f"foreign request: {request.url}")


def barriers(page: Page) -> list[str]:
    """Return what axe finds serious or critical on a page."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in found
        if each["impact"] in {"serious", "critical"}
        for node in each["nodes"]
    ]
