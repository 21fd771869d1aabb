"""Every refusal of a request: what brings it about, and which figures and names it tells."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.games import begun, push, rules
from thaigame.errors import ArgumentError, IllegalMoveError, StateError
from thaigame.game.apply import apply
from thaigame.game.events import LONGEST_GAME, Accepted, Drew, Exchanged, Passed, Stopped
from thaigame.game.game import Game, new_game
from thaigame.game.moves import Challenge, Exchange, Pass
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.texts import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable


def cats(bag: str | None = "D O G X Y Z", **options: object) -> Game:
    """Return a game in which CAT is laid and not yet answered."""
    game = begun("crossword", "C A T S", "E E E", words="CAT CATS", bag=bag, now=0, **options)
    push(game, "8G CAT", now=10)
    return game


def stopped() -> Game:
    game = cats()
    game.stop(now=20)
    return game


def judged() -> Game:
    game = cats()
    game.challenge(["CAT"], now=20)
    return game


def held() -> Game:
    game = cats()
    game.hold(now=20)
    return game


def going_out() -> None:
    game = begun("crossword", "C A T", "E E E", words="CAT", bag="")
    push(game, "8G CAT", "pass")


def endless() -> None:
    game = new_game("scrabble", seed=1)
    game._events += [Passed(0)] * (LONGEST_GAME - len(game.events))
    game.push(Pass())


def unruled() -> None:
    game = cats()
    game.spec = replace(game.spec, lexicon=Lexicon.by_length({(4, 8): game.spec.lexicon}))
    game.challenge(["CAT"], now=20)
    game.settle(now=30)


def overdrawn(*chosen: str) -> None:
    game = begun("primary", "C A T", "E E E", words="CAT")
    push(game, "6F CAT")
    game.accept()
    game.overdraw(0, 2, choose=lambda _: chosen)


def lost_tiles(rack: str, drawn: str) -> None:
    game = begun("scrabble", rack, "E", bag="A B")
    apply(game.spec.layout, game.state, Drew(0, (drawn,)))


def not_held() -> None:
    game = begun("scrabble", "C A T", "E", bag="A B")
    apply(game.spec.layout, game.state, Exchanged(0, ("C", "Q", "Z")))


def unknown_rack() -> None:
    game = begun("scrabble", "C A T", "E")
    game._state = game.state._replace(racks=(game.racks[0], None))
    game.racks  # noqa: B018  reading it is the request


def elsewhere() -> None:
    layout = find_layout("scrabble")
    position = new_game("scrabble", seed=1).position
    racks = (layout.tiles.rack("Z" * 2), layout.tiles.rack("E"))
    new_game("scrabble", position=replace(position, racks=racks, bag=None))


# What is told besides the sentence: numbers and tiles, in the order of the sentence.
CASES: dict[str, tuple[Callable[[], object], str]] = {
    "illegal": (lambda: push(begun("scrabble", "C A T", "E", words="CAT"), "1A CAT"), "H8"),
    "illegal_more": (lambda: push(begun("scrabble", "C A", "E", words="CAT"), "1A CAT"), "H8 1"),
    "players": (lambda: new_game("primary", players=9), "2 4 9"),
    "names": (lambda: new_game("primary", names=["ก", "ข", "ค"]), "3 2"),
    "over": (lambda: stopped().push(Pass(), now=30), ""),
    "accept_last": (going_out, ""),
    "nothing_pending": (lambda: new_game("scrabble").accept(), ""),
    "no_seat": (lambda: cats().accept(by=2, now=30), "2 0 1"),
    "not_opponent": (lambda: cats().accept(by=0, now=30), ""),
    "being_judged": (lambda: judged().push(Pass(), now=30), ""),
    "no_challenge": (lambda: cats().settle(now=30), ""),
    "no_words": (lambda: cats().challenge([], now=30), ""),
    "not_made": (lambda: cats().push(Challenge(("DOG",)), now=30), "DOG CAT"),
    "ask_the_judge": (unruled, "CAT"),
    "no_hold": (lambda: cats(hold_seconds=0).hold(now=30), ""),
    "held_already": (lambda: held().hold(now=30), ""),
    "hold_not_over": (lambda: held().draw_apart(now=50), "30"),
    "nothing_to_draw_apart": (lambda: cats().draw_apart(now=90), ""),
    "no_overdraw": (lambda: cats().overdraw(0, 1, now=30), ""),
    "choose_overdrawn": (lambda: overdrawn("Q"), "2"),
    "no_clock": (lambda: new_game("scrabble").late(0, 5), ""),
    "late_by": (lambda: new_game("crossword").late(0, 0), "0"),
    "time_backwards": (lambda: cats().accept(now=7), "10 7"),
    "too_long": (endless, str(LONGEST_GAME)),
    "begun": (lambda: cats().no_show(1), ""),
    "nothing_to_undo": (lambda: new_game("scrabble").pop(), ""),
    "not_in_bag": (lambda: lost_tiles("C A T", "Q"), "Q"),
    "not_on_rack": (not_held, "Q Z"),
    "rack_unknown": (unknown_rack, "1"),
    "position": (elsewhere, "Z"),
}


def test_every_refusal_has_its_request() -> None:
    assert set(CASES) == set(catalogue("state"))


@pytest.mark.rule("A11")
@pytest.mark.parametrize("key", CASES)
def test_a_request_is_refused_for_its_reason_with_its_figures(key: str) -> None:
    request, figures = CASES[key]
    with pytest.raises((StateError, IllegalMoveError, ArgumentError)) as caught:
        request()
    error = caught.value
    assert error.message.key == f"state.{key}"
    for language in ("en", "th"):
        told = re.findall(r"[A-Z]+[0-9]*\b|[0-9]+", error.message.text(language))
        assert [each for each in told if each in figures.split()] == figures.split()
        assert "None" not in told


@pytest.mark.rule("C7", "C10", "C11")
@pytest.mark.parametrize(
    ("begin", "key"),
    [(stopped, "over"), (judged, "being_judged")],
)
def test_once_a_game_is_over_or_words_are_judged_nothing_else_goes_on(
    begin: Callable[[], Game], key: str
) -> None:
    game = begin()
    requests: list[Callable[[], object]] = [
        lambda: game.push(Pass(), now=40),
        lambda: game.push(Exchange(game.racks[1][:1]), now=40),
        lambda: game.stop(now=40),
        lambda: game.late(1, 5, now=40),
        lambda: game.no_show(1),
        lambda: game.overdraw(1, 1, now=40),
    ]
    if key == "being_judged":
        requests += [
            lambda: game.accept(now=40),
            lambda: game.hold(now=40),
            lambda: game.challenge(["CAT"], now=40),
        ]
    before = game.state
    for request in requests:
        with pytest.raises(StateError) as caught:
            request()
        assert caught.value.code == f"state.{key}"
        assert game.state is before


@pytest.mark.rule("A11")
def test_a_play_with_several_faults_tells_the_first_and_how_many_more_and_carries_all() -> None:
    game = begun("scrabble", "C A", "E", words="CAT")
    with pytest.raises(IllegalMoveError) as caught:
        push(game, "1A CAT")
    error = caught.value
    assert [each.reason for each in error.violations] == ["centre", "rack"]
    assert str(error.violations[0].message) in str(error.message)


def test_a_hold_is_refused_where_the_rules_have_none_whoever_asks() -> None:
    game = begun("kumkom", "ก า ม", "ร", words="กา")
    push(game, "5H กา")
    assert rules(game.spec).rules.turn.hold_seconds == 0
    with pytest.raises(StateError, match="no hold"):
        game.hold()


def two_words() -> Game:
    """Return a game in which CATS and SO are made by one play, not yet answered."""
    game = begun("crossword", "C A T S", "S O E", words="CAT CATS SO", now=0)
    push(game, "8G CAT", now=10)
    game.accept(now=11)
    push(game, "J8 SO", now=20)
    return game


def test_several_words_are_told_apart_where_none_of_them_is_the_one_that_is_asked_about() -> None:
    with pytest.raises(StateError) as caught:
        two_words().challenge(["DOG"], now=30)
    assert "CATS, SO" in str(caught.value) or "SO, CATS" in str(caught.value)


def test_several_words_that_no_list_answers_for_are_told_apart() -> None:
    game = two_words()
    game.spec = replace(game.spec, lexicon=Lexicon.by_length({(5, 8): game.spec.lexicon}))
    game.challenge(["CATS", "SO"], now=30)
    with pytest.raises(StateError) as caught:
        game.settle(now=40)
    assert "CATS, SO" in str(caught.value)


def test_a_log_tells_who_let_a_play_stand_when_the_judge_ends_the_game_and_why() -> None:
    game = cats()
    game.stop("the hall closes", now=20)
    assert Accepted(1) in game.events
    assert Stopped("the hall closes") in game.events


def test_a_log_tells_who_let_a_play_stand_by_a_wrong_challenge() -> None:
    game = cats()
    game.push(Challenge(("CAT",)), now=20)
    assert Accepted(1) in game.events
