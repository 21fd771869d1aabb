"""The pages of the desk: the judge, which shows nothing but one answer, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from thaigame.texts import message
from thaigame.web.desk import (
    LONGEST_TYPED,
    MOST_WORDS,
    Desk,
    answer,
    as_csv,
    find_rulings,
    one_ruling,
)
from thaigame.web.front import device, hall_of
from thaigame.web.pages import as_json, page, script_texts

if TYPE_CHECKING:
    from starlette.requests import Request

_LONGEST_SEARCH: Final = 80
_EVERY: Final = 1_000_000


def desk_of(request: Request) -> Desk:
    """Return the desk; raise HTTPException for who may not use it while a contest is open."""
    if not hall_of(request).may_know_words(device(request)):
        raise HTTPException(403)
    desk: Desk = request.app.state.desk
    return desk


def _for_officials(request: Request) -> Desk:
    """Return the desk to the host or the referee; nobody else chooses its list or reads its log."""
    if not hall_of(request).role(device(request)):
        raise HTTPException(403)
    return desk_of(request)


async def judge_page(request: Request) -> Response:
    """Answer with the judge."""
    desk = desk_of(request)
    shelf = hall_of(request).shelf
    return page(
        request, "judge.html", chosen=desk.chosen, games=shelf.games, lists=shelf.lists,
        title=shelf.title(desk.chosen.game), most=MOST_WORDS, longest=LONGEST_TYPED,
        texts=_answers(), again=None,
    )  # fmt: skip


def _answers() -> dict[str, str]:
    return script_texts(
        message("web.acceptable"), message("web.not_acceptable"), message("web.ask_the_book"),
        message("web.by_stand_in"), message("web.no_connection"),
    )  # fmt: skip


async def choose(request: Request) -> Response:
    """Choose game and list, and lock them where a PIN is given."""
    desk = _for_officials(request)
    form = await request.form()
    game, lexicon, pin = (str(form.get(name, "")) for name in ("game", "lexicon", "pin"))
    await desk.choose(game, lexicon, pin)
    return RedirectResponse("/judge", 303)


async def unlock(request: Request) -> Response:
    """Open the choice again."""
    desk = desk_of(request)
    pin = str((await request.form()).get("pin", ""))
    await desk.unlock(pin, host=hall_of(request).role(device(request)) == "host")
    return RedirectResponse("/judge", 303)


async def ask(request: Request) -> Response:
    """Answer the words of one play."""
    desk = desk_of(request)
    form = await request.form()
    words = [str(value) for value in form.getlist("word")]
    return as_json(await desk.rule(words))


async def log_page(request: Request) -> Response:
    """Answer with the log, or what of it was sought."""
    desk = _for_officials(request)
    sought = request.query_params.get("q", "")[:_LONGEST_SEARCH].strip()
    rows = await desk.database.do(lambda found: find_rulings(found, sought))
    shelf = hall_of(request).shelf
    told = [{"id": row["id"], "title": shelf.title(row["game"]), **answer(row)} for row in rows]
    return page(request, "log.html", rows=told, sought=sought)


async def log_file(request: Request) -> Response:
    """Answer with the whole log as CSV."""
    desk = _for_officials(request)
    rows = await desk.database.do(lambda found: find_rulings(found, "", _EVERY))
    kept = {"Content-Disposition": 'attachment; filename="rulings.csv"'}
    return Response(as_csv(rows), media_type="text/csv; charset=utf-8", headers=kept)


async def again(request: Request) -> Response:
    """Show a ruling of the log once more, as it was."""
    desk = _for_officials(request)
    row = await desk.database.do(lambda found: one_ruling(found, request.path_params["number"]))
    if row is None:
        raise HTTPException(404)
    shelf = hall_of(request).shelf
    return page(
        request, "judge.html", chosen=desk.chosen, games=shelf.games, lists=shelf.lists,
        title=shelf.title(row["game"]), most=MOST_WORDS, longest=LONGEST_TYPED,
        texts=_answers(), again=answer(row),
    )  # fmt: skip


ROUTES: Final = [
    Route("/judge", judge_page),
    Route("/judge/choose", choose, methods=["POST"]),
    Route("/judge/unlock", unlock, methods=["POST"]),
    Route("/judge/ask", ask, methods=["POST"]),
    Route("/log", log_page),
    Route("/log/{number:int}", again),
    Route("/log.csv", log_file),
]
