"""The pages of chess clocks: a side each for two phones, or both halves of one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from thaigame.web.front import device, hall_of, must_be_host
from thaigame.web.pages import as_json, page

if TYPE_CHECKING:
    from starlette.requests import Request

    from thaigame.web.chess_clock import ChessClock, ChessClocks


def _clocks(request: Request) -> ChessClocks:
    clocks: ChessClocks = request.app.state.clocks
    return clocks


def _clock(request: Request) -> ChessClock:
    found = _clocks(request).clocks.get(request.path_params["clock"])
    if found is None:
        raise HTTPException(404)
    return found


async def new_clock(request: Request) -> Response:
    """Open a clock for the host."""
    must_be_host(request)
    clock = await _clocks(request).open(_whole((await request.form()).get("minutes")))
    return RedirectResponse(f"/clock/{clock.id}", 303)


async def clock_page(request: Request) -> Response:
    """Answer with the clock; who knows its number, which nobody guesses, may press."""
    clock = _clock(request)
    may_adjust = bool(hall_of(request).role(device(request)))
    return page(
        request, "clock.html", clock=clock, may_adjust=may_adjust, shown=clock.shown(),
        qr=len(hall_of(request).where.others) > 0,
    )  # fmt: skip


async def shown(request: Request) -> Response:
    """Answer with what the clock shows."""
    return as_json(_clock(request).shown())


async def act(request: Request) -> Response:
    """Press, hold or adjust, and answer with what the clock then shows."""
    clock, form = _clock(request), await request.form()
    side = _whole(form.get("side"))
    asked = request.path_params["act"]
    if asked == "press":
        await clock.press(side)
    elif asked == "hold":
        await clock.hold()
    elif asked == "adjust":
        if not hall_of(request).role(device(request)):
            raise HTTPException(403)
        await clock.adjust(side, _whole(form.get("seconds")), str(form.get("reason", "")))
    else:
        raise HTTPException(404)
    return as_json(clock.shown())


def _whole(value: object) -> int:
    text = str(value).strip()
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    most = 6
    return sign * int(digits) if digits.isdecimal() and len(digits) <= most else -1


ROUTES: Final = [
    Route("/clocks", new_clock, methods=["POST"]),
    Route("/clock/{clock}", clock_page),
    Route("/clock/{clock}/shown", shown),
    Route("/clock/{clock}/{act}", act, methods=["POST"]),
]
