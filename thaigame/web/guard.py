"""What every request meets first: may it come in, who sends it, in which language it is answered.

Pure ASGI, since the language is a context variable: whatever runs the rest in a task of its own
would lose it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse

from thaigame.texts import in_language, message
from thaigame.web.tries import Allowance

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from thaigame.texts import Language
    from thaigame.web.hall import Hall

DEVICE: Final = "device"
LANGUAGE: Final = "lang"

_READING: Final = frozenset({"GET", "HEAD"})
_KEPT: Final = ("/static/", "/font/", "/sprite/")  # what is the same for everybody, always
_MOST_BYTES: Final = 256 * 1024
_token = re.compile("[0-9a-f]{32}").fullmatch

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    # With no-referrer browsers call the origin of their forms "null", as a stranger's may be.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def policy(host: str) -> str:
    """Return what a page may load: nothing but from here, not even a script of its own text."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"font-src 'self'; connect-src 'self' ws://{host}; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    )


class Guard:
    """Lets in requests that call this machine by a name of its own and come from its own pages."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        """Stand before *app*."""
        self.app = app
        self.hall = hall
        self.a_device: Allowance = Allowance(60, 20)
        self.an_address: Allowance = Allowance(400, 200)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        cookies = _cookies(headers)
        with in_language(_language(cookies, headers)):
            refused = self._refused(scope, headers, cookies)
            if refused is not None:
                status, told = refused
                await _refuse(scope, receive, send, status, told)
                return
            self._note_visitor(scope, headers)
            fresh = "" if _token(cookies.get(DEVICE, "")) else secrets.token_hex(16)
            token = fresh or cookies[DEVICE]
            scope.setdefault("state", {})["device"] = device_of(token)
            if scope["type"] == "websocket":
                await self.app(scope, receive, send)
                return
            await self.app(scope, receive, _with_headers(scope, headers, send, fresh))

    def _note_visitor(self, scope: Scope, headers: Headers) -> None:
        """Remember by which address another machine has come: no firewall hides that one."""
        own = {each.partition(":")[0] for each in self.hall.where.names}
        if address_of(scope) not in own:
            self.hall.reached.add(f"http://{headers['host'].lower()}")

    def _refused(
        self, scope: Scope, headers: Headers, cookies: dict[str, str]
    ) -> tuple[int, str] | None:
        names = self.hall.where.names
        if headers.get("host", "").lower() not in names:
            return 421, str(message("web.wrong_host", address=self.hall.where.here))
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in _READING
        if origin is None:
            foreign = scope["type"] == "websocket"
        else:
            foreign = changes and origin.lower().removeprefix("http://") not in names
        if foreign:
            return 403, str(message("web.wrong_origin"))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _MOST_BYTES:
            return 413, str(message("web.too_much", most=_MOST_BYTES // 1024))
        if "transfer-encoding" in headers:
            return 411, str(message("web.too_much", most=_MOST_BYTES // 1024))
        if not scope["path"].startswith(_KEPT) and not self._spend(scope, cookies):
            return 429, str(message("web.too_often"))
        return None

    def _spend(self, scope: Scope, cookies: dict[str, str]) -> bool:
        token = cookies.get(DEVICE, "")
        if _token(token):
            return self.a_device.spend(token)
        return self.an_address.spend(address_of(scope))


def device_of(token: str) -> str:
    """Return what the device with the cookie *token* is called in the database."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def address_of(scope: Scope) -> str:
    """Return the address that a request came from."""
    client = scope.get("client")
    return "" if client is None else str(client[0])


def _cookies(headers: Headers) -> dict[str, str]:
    try:
        found = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in found.items()}


def _language(cookies: dict[str, str], headers: Headers) -> Language:
    """Return the language chosen on a page, else the browser's first of the two, else Thai."""
    chosen = cookies.get(LANGUAGE, "")
    for each in (chosen, *headers.get("accept-language", "").split(",")):
        tag = each.strip().lower()
        if tag.startswith("en"):
            return "en"
        if tag.startswith("th"):
            return "th"
    return "th"


def _with_headers(scope: Scope, headers: Headers, send: Send, fresh: str) -> Send:
    kept = scope["path"].startswith(_KEPT)

    async def sending(told: Message) -> None:
        if told["type"] == "http.response.start":
            out = MutableHeaders(scope=told)
            for name, value in _HEADERS.items():
                out[name] = value
            out["Content-Security-Policy"] = policy(headers["host"])
            out["Cache-Control"] = "no-cache" if kept else "no-store"
            if fresh and not kept:
                cookie = f"{DEVICE}={fresh}; Path=/; HttpOnly; SameSite=Lax; Max-Age=15552000"
                out.append("Set-Cookie", cookie)
        await send(told)

    return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, told: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers = {**_HEADERS, "Content-Security-Policy": policy("localhost")}
    if status == 429:  # noqa: PLR2004  Too Many Requests
        headers["Retry-After"] = "1"
    await PlainTextResponse(told, status, headers)(scope, receive, send)
