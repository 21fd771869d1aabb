"""The application: which address answers what, behind the guard."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import FileResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from thaigame.errors import ThaigameError
from thaigame.render.fonts import font_file
from thaigame.texts import message
from thaigame.web import clock_pages, desk_pages, front, table_pages
from thaigame.web.chess_clock import ChessClocks
from thaigame.web.computer import Computer
from thaigame.web.database import BusyError
from thaigame.web.desk import Desk
from thaigame.web.guard import Guard
from thaigame.web.pages import STATIC, refused
from thaigame.web.rooms import Rooms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.responses import Response

    from thaigame.web.hall import Hall

_WEIGHTS = ("Regular", "SemiBold")


def make_app(hall: Hall) -> Starlette:
    """Return the application of *hall*."""
    app = Starlette(
        routes=[
            *front.ROUTES,
            *desk_pages.ROUTES,
            *table_pages.ROUTES,
            *clock_pages.ROUTES,
            Route("/font/{weight}.ttf", _font),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard, hall=hall)],
        exception_handlers={HTTPException: _http_error, ThaigameError: _told_error},
        lifespan=_while_open,
        max_body_size=256 * 1024,
    )
    app.state.hall = hall
    app.state.desk = Desk(hall.database, hall.shelf)
    app.state.rooms = Rooms(hall)
    app.state.clocks = ChessClocks(hall.database)
    app.state.computer = Computer()
    app.state.reviews = {}  # turns by table, so that each game is looked at once
    return app


@asynccontextmanager
async def _while_open(app: Starlette) -> AsyncIterator[None]:
    """Keep the time of tables, and let the computer's players go on, while the server runs."""
    rooms, computer = app.state.rooms, app.state.computer
    for table in rooms.tables.values():
        computer.watch(table)
    keeping = asyncio.create_task(rooms.keep_time())
    try:
        yield
    finally:
        keeping.cancel()
        computer.close()
        await rooms.beat()


async def _font(request: Request) -> Response:
    weight = request.path_params["weight"]
    if weight not in _WEIGHTS:
        raise HTTPException(404)
    return FileResponse(font_file(weight), media_type="font/ttf")


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    told = str(message("web.not_for_you" if status == 403 else "web.no_page"))  # noqa: PLR2004  Forbidden
    return refused(request, status, told)


async def _told_error(request: Request, error: Exception) -> Response:
    from thaigame.web.pages import as_json

    busy = isinstance(error, BusyError)
    status = 503 if busy else 422
    if isinstance(error, ThaigameError) and _wants_json(request):
        told: dict[str, Any] = {"code": error.code, "message": str(error), "at": error.at}
        answer = as_json({"error": told}, status)
    else:
        answer = refused(request, status, str(error))
    if busy:
        answer.headers["Retry-After"] = "1"
    return answer


def _wants_json(request: Request) -> bool:
    return str(request.headers.get("accept", "")).startswith("application/json")
