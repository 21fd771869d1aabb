"""The pages of tables: opening one, coming to one by its code, the table itself and its record."""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING, Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute

from thaigame.game.game import Game
from thaigame.notation import record_of, write_game, write_json
from thaigame.render.labels import last_play
from thaigame.strategy import player_names, player_title
from thaigame.texts import LANGUAGES, catalogue, in_language, language, message, variant
from thaigame.visible import all_visible
from thaigame.web.acts import ActError
from thaigame.web.computer import reviewed
from thaigame.web.front import device, hall_of, must_be_host
from thaigame.web.guard import address_of
from thaigame.web.live import OpenPage
from thaigame.web.pages import as_json, now, page, refused
from thaigame.web.sprites import sprite_svg
from thaigame.web.wire import board_drawn, equipment, outcome_told

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.routing import BaseRoute
    from starlette.websockets import WebSocket

    from thaigame.web.rooms import Rooms
    from thaigame.web.underway import GameTable

_LONGEST_NAME: Final = 30


def rooms_of(request: Request | WebSocket) -> Rooms:
    """Return the tables of the server."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def table_of(request: Request | WebSocket) -> GameTable:
    """Return the table that the path names; raise HTTPException where there is none."""
    table = rooms_of(request).tables.get(request.path_params["table"])
    if table is None:
        raise HTTPException(404)
    return table


def given_name(form: Any) -> str:  # noqa: ANN401  a form
    """Return the name in *form*; raise ActError for one that cannot be shown."""
    name = " ".join(str(form.get("name", "")).split())
    if not 1 <= len(name) <= _LONGEST_NAME or not all_visible(name):
        raise ActError(message("web.name_form", most=_LONGEST_NAME))
    return name


async def new_table(request: Request) -> Response:
    """Open a table for the host."""
    must_be_host(request)
    form = await request.form()
    seats = str(form.get("seats", "2"))
    table = await rooms_of(request).open(
        game=str(form.get("game", "")), lexicon=str(form.get("lexicon", "")),
        mode=str(form.get("mode", "")), seats=int(seats) if seats.isdecimal() else 0,
        clock="clock" in form, challenge=str(form.get("challenge", "")),
    )  # fmt: skip
    request.app.state.computer.watch(table)
    return RedirectResponse(f"/table/{table.id}", 303)


async def join_page(request: Request) -> Response:
    """Answer with the field for a code, filled in where a QR code was read."""
    code = str(request.path_params.get("code", ""))
    return page(request, "join.html", code=code)


async def join(request: Request) -> Response:
    """Let somebody with a code come to a table."""
    form = await request.form()
    table = rooms_of(request).by_code(str(form.get("code", "")), address_of(request.scope))
    if table is None:
        return refused(request, 403, str(message("web.wrong_code")))
    here = device(request)
    if not any(each.device == here for each in table.sitters):
        await table.come(given_name(form), here, admitted=False)
    return RedirectResponse(f"/table/{table.id}", 303)


async def table_page(request: Request) -> Response:
    """Answer with the table."""
    table = table_of(request)
    hall, here = hall_of(request), device(request)
    known = any(each.device == here for each in table.sitters) or bool(hall.role(here))
    screen = request.url.path.endswith("/screen")
    if not known and not screen:
        raise HTTPException(403)
    return page(
        request, "table.html", table=table, title=table.spec.layout.titles[language()],
        equipment=equipment(table.spec.layout), texts=_texts(), screen=screen,
        players=[(name, player_title(name)) for name in player_names()],
        qr=len(hall.where.others) > 0, address=next(iter(hall.where.others), ""),
        is_host=bool(hall.role(here)),
    )  # fmt: skip


def _texts() -> dict[str, str]:
    """Return the sentences of the table's script."""
    told = {}
    for key, (english, _) in catalogue("web").items():
        topic, _, name = key.rpartition(".")
        if topic == "table":
            # The script fills the gaps, so each stands for itself here.
            gaps = [gap for _, gap, _, _ in Formatter().parse(english) if gap]
            told[name] = str(variant("web.table", name, **{gap: f"{{{gap}}}" for gap in gaps}))
    return told


async def sprite(request: Request) -> Response:
    """Answer with the picture of a game's tiles."""
    layout = hall_of(request).shelf.layout(request.path_params["game"])
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise HTTPException(404)
    with in_language(lang):
        svg = sprite_svg(layout, lang)
    return Response(svg, media_type="image/svg+xml")


async def back(request: Request) -> Response:
    """Answer with the board as it was after the event with that number."""
    table, number = table_of(request), request.path_params["number"]
    game = table.game
    if game is None or not 0 < number <= len(game.events):
        raise HTTPException(404)
    then = Game.resumed(game.spec, game.events[:number], players=game.players, seed=game.seed)
    board = board_drawn(table.sprite, then.board)
    return as_json({"board": board, "new": list(last_play(then.events))})


async def manage(request: Request) -> Response:
    """Do what the host does with people: admit, send away, readmit, seat here, begin, close."""
    must_be_host(request)
    table, form = table_of(request), await request.form()
    act = request.path_params["act"]
    place, seat = (_number(form.get(name)) for name in ("place", "seat"))
    if act == "admit":
        await table.admit(place)
    elif act == "away":
        await table.send_away(place)
    elif act == "readmit":
        await table.readmit(place, seat)
    elif act == "sit":
        await table.come(given_name(form), device(request), admitted=True)
    elif act == "player":
        player = str(form.get("player", ""))
        if player not in player_names():
            raise ActError(message("web.no_act"))
        name = str(message("play.computer", name=player_title(player)))
        await table.come(name, "", player=player, admitted=True)
    elif act in {"lock", "unlock"}:
        await rooms_of(request).lock(table, locked=act == "lock")
    elif act == "begin":
        await table.begin()
    elif act == "close":
        await rooms_of(request).close(table)
        return RedirectResponse("/", 303)
    else:
        raise HTTPException(404)
    if request.headers.get("accept", "").startswith("application/json"):
        return as_json({"done": act})
    return RedirectResponse(f"/table/{table.id}", 303)


def _number(value: object) -> int:
    text = str(value)
    return int(text) if text.isdecimal() and len(text) < 4 else -1  # noqa: PLR2004  digits


async def record(request: Request) -> Response:
    """Answer with the record of a game that is over, as JSON or GCG."""
    table, form = table_of(request), request.path_params["form"]
    game = table.game
    if game is None or not game.is_over:
        raise HTTPException(403)
    kept = record_of(game)
    text, kind = {
        "json": lambda: (write_json(kept), "application/json"),
        "gcg": lambda: (write_game(kept), "text/plain; charset=utf-8"),
    }.get(form, lambda: (None, ""))()
    if text is None:
        raise HTTPException(404)
    name = f'attachment; filename="{table.setup.game}-{table.id}.{form}"'
    return Response(text, media_type=kind, headers={"Content-Disposition": name})


async def slip(request: Request) -> Response:
    """Answer with the result slip of a game that is over, to be printed and signed."""
    table = table_of(request)
    game = table.game
    if game is None or not game.is_over:
        raise HTTPException(403)
    scores = game.scores
    rows = [
        (name, score, score - max([*scores[:seat], *scores[seat + 1 :]]))
        for seat, (name, score) in enumerate(zip(game.names, scores, strict=True))
    ]
    return page(
        request, "slip.html", title=table.spec.layout.titles[language()], rows=rows,
        code=table.setup.code, made=now(), outcome=outcome_told(game),
    )  # fmt: skip


async def analysis(request: Request) -> Response:
    """Answer with every turn of a game that is over, beside the best play that there was."""
    table = table_of(request)
    game = table.game
    if game is None or not game.is_over or not hall_of(request).may_know_words(device(request)):
        raise HTTPException(403)
    if table.id not in request.app.state.reviews:
        think = request.app.state.computer.think
        request.app.state.reviews[table.id] = await think(reviewed, game.spec, record_of(game))
    turns = request.app.state.reviews[table.id]
    title = table.spec.layout.titles[language()]
    return page(request, "analysis.html", title=title, turns=turns, names=game.names, table=table)


async def live(socket: WebSocket) -> None:
    """Serve the line of a page at a table."""
    try:
        table = table_of(socket)
    except HTTPException:
        await _turn_away(socket, 4404)
        return
    hall = hall_of(socket)
    screen = socket.url.path.endswith("/screen/live")
    here = socket.state.device
    known = any(each.device == here for each in table.sitters) or bool(hall.role(here))
    if not known and not screen:
        await _turn_away(socket, 4403)
        return
    await OpenPage(socket, hall, table, screen=screen).run(table.here)


async def _turn_away(socket: WebSocket, code: int) -> None:
    """Close a line with a code that its page gets to see: before it is accepted it sees none."""
    await socket.accept()
    await socket.close(code)


ROUTES: Final[list[BaseRoute]] = [
    Route("/tables", new_table, methods=["POST"]),
    Route("/join", join_page),
    Route("/join/{code:int}", join_page),
    Route("/join", join, methods=["POST"]),
    Route("/table/{table}", table_page),
    Route("/table/{table}/screen", table_page),
    Route("/table/{table}/slip", slip),
    Route("/table/{table}/analysis", analysis),
    Route("/table/{table}/back/{number:int}", back),
    Route("/table/{table}/record.{form}", record),
    Route("/table/{table}/{act}", manage, methods=["POST"]),
    Route("/sprite/{game}.{lang}.svg", sprite),
    WebSocketRoute("/table/{table}/live", live),
    WebSocketRoute("/table/{table}/screen/live", live),
]
