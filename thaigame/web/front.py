"""The start page: who is here, under which addresses, and the language that pages speak."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any, Final

import segno
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from thaigame.layouts import OPTIONS
from thaigame.texts import LANGUAGES, message
from thaigame.web.addresses import answers
from thaigame.web.guard import LANGUAGE, address_of
from thaigame.web.pages import as_json, page, refused, script_texts

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from thaigame.web.hall import Hall

_HALF_A_YEAR: Final = 15_552_000


def hall_of(request: Request | WebSocket) -> Hall:
    """Return the hall that the request came into."""
    hall: Hall = request.app.state.hall
    return hall


def device(request: Request) -> str:
    """Return the device that asks."""
    found: str = request.state.device
    return found


def must_be_host(request: Request) -> None:
    """Raise HTTPException unless the host asks."""
    if hall_of(request).role(device(request)) != "host":
        raise HTTPException(403)


async def start(request: Request) -> Response:
    """Answer with the start page."""
    return page(request, "start.html", **_where(request))


def _where(request: Request) -> dict[str, Any]:
    hall = hall_of(request)
    where = hall.where
    tables = list(request.app.state.rooms.tables.values())
    here = device(request)
    mine = [table for table in tables if any(each.device == here for each in table.sitters)]
    texts = script_texts(message("web.phone"), message("web.answers"), message("web.silent"))
    return {
        "here": where.here, "code": "", "others": where.others, "texts": texts,
        "games": hall.shelf.games, "players": hall.shelf.players, "lists": hall.shelf.lists,
        "systems": OPTIONS["turn.challenge"].takes.every,
        "tables": [
            (table, hall.shelf.title(table.setup.game))
            for table in (tables if hall.role(here) else mine)
        ],
    }  # fmt: skip


async def take_role(request: Request) -> Response:
    """Give a role for a key, which a link printed at start may bring along."""
    form = await request.form()
    key = str(form.get("key", ""))
    if not hall_of(request).take_role(device(request), key, address_of(request.scope)):
        return refused(request, 403, str(message("web.wrong_key")))
    return RedirectResponse("/", 303)


async def choose_language(request: Request) -> Response:
    """Remember the language and go back to where it was chosen."""
    form = await request.form()
    chosen, back = str(form.get("lang", "")), str(form.get("back", "/"))
    if chosen not in LANGUAGES:
        raise HTTPException(404)
    here = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = RedirectResponse(back if here else "/", 303)
    answer.set_cookie(LANGUAGE, chosen, max_age=_HALF_A_YEAR, samesite="lax", path="/")
    return answer


async def code_picture(request: Request) -> Response:
    """Answer with the QR code of one of our own addresses, the one numbered in the path."""
    others = hall_of(request).where.others
    number = request.path_params["number"]
    if number >= len(others):
        raise HTTPException(404)
    out = io.BytesIO()
    path = str(request.query_params.get("to", ""))
    to = path if path.startswith("/") and len(path) <= 40 else "/"  # noqa: PLR2004  /join/12345678
    segno.make(others[number] + to, error="m").save(
        out, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return Response(out.getvalue(), media_type="image/svg+xml")


async def reached(request: Request) -> Response:
    """Answer the self-test: each address for phones, and how far it is known to be reached.

    ``phone``: another machine has come by it; ``answers``: this machine reaches it, so only a
    firewall can stand between; ``silent``: not even that.
    """
    hall = hall_of(request)
    told = {}
    for each in hall.where.others:
        came = each in hall.reached
        told[each] = (
            "phone" if came else "answers" if await asyncio.to_thread(answers, each) else "silent"
        )
    return as_json(told)


ROUTES: Final = [
    Route("/", start),
    Route("/role", take_role, methods=["POST"]),
    Route("/lang", choose_language, methods=["POST"]),
    Route("/qr/{number:int}.svg", code_picture),
    Route("/reached", reached),
]
