"""Twin games that differ only in what is hidden send equal bytes to whoever must not know."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.tables import Party, party
from tests.web.test_tables import turns
from thaigame.chance import Random
from thaigame.movegen.generator import Generator

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.game.events import Event
    from thaigame.game.game import Game


def dealt_anew(game: Game, seat: int | None, chance: int) -> Game:
    """Return the game with what *seat* has not seen dealt anew: bag, racks, and who drew what."""
    state, random = game.state, Random(chance)
    hidden = list(state.bag or ())
    others = [each for each in range(state.players) if each != seat]
    for other in others:
        hidden += state.rack(other)
    random.shuffle(hidden)
    racks = list(state.racks)
    for other in others:
        count = len(state.rack(other))
        racks[other] = game.spec.layout.tiles.rack(hidden[:count])
        del hidden[:count]
    twin = game.copy()
    twin._state = state._replace(racks=tuple(racks), bag=tuple(hidden), chance=chance)
    twin._events = [_redrawn(each, seat, random, game) for each in game.events]
    twin.seed = chance
    return twin


def _redrawn(event: Event, seat: int | None, random: Random, game: Game) -> Event:
    """Let another have drawn and held other tiles than these."""
    name = type(event).__name__
    if getattr(event, "player", seat) == seat or name in {"StartDrawn", "EndCount"}:
        return event
    kinds = [kind.name for kind in game.spec.layout.tiles.kinds]
    changes: dict[str, Any] = {}
    if name in {"Drew", "Exchanged"}:
        changes["tiles"] = tuple(kinds[random.below(len(kinds))] for _ in event.tiles)  # type: ignore[union-attr]
    rack = getattr(event, "rack", None)
    if rack:
        changes["rack"] = tuple(reversed(rack))
    return replace(event, **changes)


@pytest.mark.parametrize("game", ["crossword", "kumkom", "crossing", "primary"])
def test_twin_games_send_equal_bytes(tmp_path: Path, game: str) -> None:
    with party(tmp_path) as hall:
        people = hall.open(game, clock="on").begin("A", "B").sit()
        table = hall.table
        table.now = lambda: 100  # type: ignore[method-assign]  # both twins are looked at at once
        turns(people, table, Generator(table.spec), 9)
        screen = hall.person("00" * 16, "screen/live")
        hall.people.append(screen)
        real = table.game
        assert real is not None
        for onlooker, seat in ((people[0], 0), (people[1], 1), (screen, None)):
            sent = []
            for chance in (0, 1, 2):
                table.game = dealt_anew(real, seat, chance) if chance else real
                assert Counter(table.game.state.tiles()) == Counter(real.state.tiles())
                sent.append(all_that_is_sent(hall, onlooker))
            table.game = real
            assert sent[0] == sent[1] == sent[2]
            rack = [] if seat is None else list(real.racks[seat])
            assert json.loads(sent[0][0])["rack"] == rack


def all_that_is_sent(hall: Party, onlooker: Any) -> list[str]:
    """Return the bytes of every answer: view, previews, refusals."""
    onlooker.texts.clear()
    onlooker.look()
    texts = [onlooker.texts[-1]]
    for square in (0, 40, 67, 112):
        for text in ("ก", "A", "ิ"):
            draft = {"start": square, "across": True, "strokes": [{"text": text}] * 2}
            onlooker.send(type="preview", n=1, draft=draft)
            onlooker.get("preview", "no")
            texts.append(onlooker.texts[-1])
    onlooker.send(type="do", rid="x", act="nonsense", about=hall.table.seq, data={})
    onlooker.get("no")
    texts.append(onlooker.texts[-1])
    return texts


def test_no_page_and_no_answer_tells_the_seed_before_the_end(tmp_path: Path) -> None:
    with party(tmp_path) as hall:
        people = hall.open("crossword").begin("A", "B").sit()
        turns(people, hall.table, Generator(hall.table.spec), 5)
        seed = str(hall.table.setup.seed)
        pages = [
            hall.client.get(path).text
            for path in ("/", f"/table/{hall.id}", f"/table/{hall.id}/screen")
        ]
        assert [page for page in pages if seed in page] == []
        assert [text for person in people for text in person.texts if seed in text] == []


def test_a_shared_screen_gets_a_rack_only_when_it_is_uncovered(tmp_path: Path) -> None:
    with party(tmp_path) as hall:
        hall.open("crossword")
        for name in ("A", "B"):
            hall.manage("sit", name=name)
        hall.manage("begin")
        token = hall.client.cookies["device"]
        screen = hall.person(token)
        hall.people.append(screen)
        assert screen.look()["seats"] == [0, 1]
        assert (screen.view["you"], screen.view["rack"]) == (None, [])
        game = hall.table.game
        assert game is not None
        for seat in (0, 1):
            screen.send(type="uncover", seat=seat)
            assert screen.look()["rack"] == list(game.racks[seat])
        screen.send(type="uncover", seat=None)
        assert screen.look()["rack"] == []
