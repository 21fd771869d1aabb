"""What everybody sees, and what of the events a player or an onlooker has seen."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.games import begun, push
from tests.random_games import drawn, played
from thaigame.errors import StateError
from thaigame.game import new_game
from thaigame.game.events import EVENT_NAMES, Drew, EndCount, Exchanged, Overdrew
from thaigame.game.views import HIDDEN, seen_by

GAMES = ["kumkom", "crossing", "primary", "scrabble"]
# Tiles that lie on the table for all to see: drawn for the start, lifted, counted at the end.
PUBLIC = {"start-drawn": {"tile"}, "lifted": {"tiles"}, "end-count": {"tiles"}}
TELLS_TILES = {"tile", "tiles", "taken", "returned", "rack"}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_what_others_draw_give_back_or_hold(name: str, seat: int | None) -> None:
    game = played(drawn(name), 5, players=3)
    seen = game.events_seen_by(seat)
    assert len(seen) == len(game.events)
    for event, shown in zip(game.events, seen, strict=True):
        if getattr(event, "player", None) == seat and seat is not None:
            assert shown == event
            continue
        for field in fields(event):
            told, was = getattr(shown, field.name), getattr(event, field.name)
            hidden = field.name in TELLS_TILES - PUBLIC.get(EVENT_NAMES[type(event)], set())
            if hidden:
                assert not told or set(told) == {HIDDEN}, (event, field.name)
            elif not (field.name == "count" and isinstance(event, Exchanged)):
                assert told == was, (event, field.name)
        if isinstance(event, Drew):
            assert len(shown.tiles) == len(event.tiles)  # type: ignore[union-attr]
        if isinstance(event, Exchanged):
            assert shown.count == len(event.tiles)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_the_racks_at_the_end_are_seen_by_all(name: str) -> None:
    game = played(drawn(name), 5)
    counted = [event for event in game.events if isinstance(event, EndCount)]
    assert [event for event in game.events_seen_by(None) if isinstance(event, EndCount)] == counted


def test_who_takes_tiles_off_a_rack_with_too_many_sees_them_and_who_looks_on_does_not() -> None:
    game = new_game("primary", seed=3)
    game.overdraw(0, 2, choose=lambda taken: taken[:2])
    over = next(event for event in game.events if isinstance(event, Overdrew))
    mine, other, onlooker = (
        next(event for event in game.events_seen_by(seat) if isinstance(event, Overdrew))
        for seat in (0, 1, None)
    )
    assert mine == over
    assert (other.taken, other.returned) == (over.taken, over.returned)
    assert set(other.tiles) == {HIDDEN}
    assert set(onlooker.taken) == set(onlooker.returned) == {HIDDEN}
    three = seen_by(game.events, 2, players=3)
    assert next(event for event in three if isinstance(event, Overdrew)).taken == onlooker.taken


@pytest.mark.parametrize("name", GAMES)
def test_what_everybody_sees_does_not_hang_on_who_has_what(name: str) -> None:
    game = new_game(name, seed=4)
    state, size = game.state, game.spec.rules.play.rack_size
    other = game.copy()
    hidden = (*game.racks[0], *game.racks[1], *(state.bag or ()))[::-1]
    racks = (game.spec.tiles.rack(hidden[:size]), game.spec.tiles.rack(hidden[size : 2 * size]))
    other._state = state._replace(racks=racks, bag=hidden[2 * size :], chance=7)
    assert other.public_view() == game.public_view()
    assert other.observation(0) != game.observation(0)
    assert sum(game.public_view().unseen.values()) == game.bag_count + 2 * size


def test_tiles_drawn_apart_are_in_nobodys_public_view() -> None:
    game = begun("crossword", "C A T", "Q Z", bag="A B C D E F G", now=0)
    push(game, "8G CAT", now=1)
    game.hold(now=2)
    game.draw_apart(now=70)
    pending = game.public_view().pending
    assert pending is not None
    assert pending.apart == ()
    assert game.observation(0).pending.apart  # type: ignore[union-attr]  # who drew has looked
    drew = [event for event in game.events_seen_by(None) if isinstance(event, Drew)]
    assert drew[-1].apart
    assert set(drew[-1].tiles) == {HIDDEN}


def test_a_picture_of_the_public_view_shows_no_rack() -> None:
    game = begun("scrabble", "C A T S", "Q Z", bag="A B C D E")
    text = str(game.public_view())
    assert "Q Z" not in text
    assert "C A T S" not in text
    assert game.public_view().position.racks == (None, None)


def test_a_seat_that_nobody_has_sees_nothing() -> None:
    game = new_game("scrabble", seed=1)
    with pytest.raises(StateError):
        game.events_seen_by(5)
