"""What each event does by itself: a record from elsewhere need not hold those that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games import begun, push
from thaigame.errors import StateError
from thaigame.game.apply import apply
from thaigame.game.ending import Outcome, outcome_of
from thaigame.game.events import (
    Accepted,
    Adjusted,
    Challenged,
    ChallengeLost,
    Clocked,
    Drew,
    EndCount,
    Event,
    Exchanged,
    Held,
    Lifted,
    NoShow,
    Overdrew,
    Passed,
    Restarted,
    Stopped,
    TimePenalty,
    TurnLost,
    Withdrawn,
)

if TYPE_CHECKING:
    from thaigame.game.game import Game
    from thaigame.game.state import State

CROSSWORD = 1320
"""Seconds of a side: 22 minutes (C2)."""


def laid(name: str = "crossword") -> Game:
    """Return a game in which a play of the first player waits for its answer."""
    if name == "kumkom":
        game = begun("kumkom", "ก า ม ม", "ร ร", bag="ง น ล ว", words="กา")
        push(game, "5H กา")
        return game
    game = begun(name, "C A T S", "E E", bag="D O G X Y Z", words="CAT")
    push(game, "8G CAT")
    return game


def after(game: Game, *events: Event) -> State:
    state = game.state
    for event in events:
        state = apply(game.spec.layout, state, event)
    return state


def ended(game: Game, state: State) -> Outcome | None:
    return outcome_of(state, game.spec.rules.end)


@pytest.mark.rule("K12")
def test_a_restart_lifts_what_nothing_else_has_lifted_and_keeps_the_scores() -> None:
    game = laid("kumkom")
    push(game, "pass")
    state = after(game, Restarted())
    assert not any(state.board)
    assert state.out == (*game.state.out, "ก", "า")
    assert (state.scoreless, state.scores, state.turn) == (0, game.scores, game.turn)
    assert game.scoreless == 1


@pytest.mark.rule("K8")
def test_words_are_lifted_once_however_often_a_record_says_so() -> None:
    game = laid("kumkom")
    squares = tuple(at for at, stack in enumerate(game.board) if stack is not None)
    once = after(game, Lifted(squares, ("ก", "า")))
    assert once.out == (*game.state.out, "ก", "า")
    assert not any(once.board)
    assert after(game, *[Lifted(squares, ("ก", "า"))] * 2) == once


@pytest.mark.rule("S12")
def test_a_game_that_is_stopped_has_no_play_left_to_answer() -> None:
    state = after(laid(), Stopped("time is up"))
    assert (state.pending, state.ended) == (None, "stopped")
    assert ended(laid(), state) == Outcome("stopped", 0, state.scores)


@pytest.mark.rule("C3")
@pytest.mark.parametrize("absent", [0, 1, 2])
def test_who_does_not_come_is_no_winner_even_where_nobody_gets_points(absent: int) -> None:
    game = begun("scrabble", "C", "A", "T")
    lost = after(game, NoShow(absent))
    assert lost.absent == absent
    assert [points == 0 for points in lost.scores] == [seat == absent for seat in range(3)]
    out = after(game, NoShow(absent, round_lost=False))
    assert ended(game, out) == Outcome("no-show", None, (0, 0, 0))
    pair = begun("scrabble", "C", "A")
    one = after(pair, NoShow(absent % 2, round_lost=False))
    assert ended(pair, one) == Outcome("no-show", 1 - absent % 2, (0, 0))


@pytest.mark.rule("S13", "A13", "A15")
def test_the_first_count_says_how_a_game_ended_unless_something_said_so_before() -> None:
    game = laid()
    out = after(game, EndCount(0, 1, ("E", "E"), 4), EndCount(1, 1, ("E", "E"), -2))
    assert (out.ended, out.scores) == ("out", (game.scores[0] + 4, -2))
    own = after(game, EndCount(1, 1, ("E", "E"), -2), EndCount(0, 1, ("E", "E"), 4))
    assert (own.ended, own.scores) == ("scoreless", out.scores)
    assert after(game, Stopped(), EndCount(1, 1, ("E", "E"), -2)).ended == "stopped"


@pytest.mark.parametrize(
    "event",
    [Held(1), Challenged(1, ("CAT",)), Accepted(1), Withdrawn(0, -10), Drew(0, ("D",), apart=True)],
)
def test_what_answers_a_play_needs_one(event: Event) -> None:
    with pytest.raises(StateError) as caught:
        after(begun("crossword", "C A T", "E", bag="D O G"), event)
    assert caught.value.code == "state.nothing_pending"


@pytest.mark.rule("C2")
@pytest.mark.parametrize("event", [Clocked(0, 60), Adjusted(0, seconds=5)])
def test_no_clock_is_told_of_in_a_game_without_clocks(event: Event) -> None:
    with pytest.raises(StateError) as caught:
        after(laid("scrabble"), event)
    assert caught.value.code == "state.no_clock"


@pytest.mark.rule("C2")
def test_a_clock_shows_what_is_told_and_the_referee_changes_clock_and_score_apart() -> None:
    game = laid()
    assert after(game, Clocked(1, 77)).clocks == (CROSSWORD, 77)
    assert after(game, Clocked(1, 77), Clocked(1, -3)).clocks == (CROSSWORD, -3)
    state = after(game, Adjusted(1, seconds=-60), Adjusted(1, points=7))
    assert state.clocks == (CROSSWORD, CROSSWORD - 60)
    assert state.scores == (game.scores[0], 7)
    assert after(laid("scrabble"), Adjusted(1, points=7)).scores[1] == 7


@pytest.mark.rule("C2", "S5")
def test_points_for_time_and_challenges_change_one_score() -> None:
    game = laid()
    for event in (TimePenalty(1, -20, 2), ChallengeLost(1, -20)):
        assert after(game, event).scores == (game.scores[0], -20)


@pytest.mark.rule("C12")
def test_a_turn_that_is_lost_is_the_present_one_or_the_next() -> None:
    game = laid()
    now = after(game, Accepted(1), TurnLost(1))
    assert (now.turn, now.owed) == (0, (0, 0))
    later = after(game, TurnLost(0))
    assert (later.turn, later.owed) == (1, (1, 0))
    passed = after(game, TurnLost(0), Passed(1))
    assert (passed.turn, passed.owed) == (1, (0, 0))


@pytest.mark.rule("A7", "C10")
def test_tiles_drawn_apart_go_on_the_rack_with_whatever_lets_the_play_stand() -> None:
    game = laid()
    held = after(game, Held(1), Drew(0, ("D", "O"), apart=True), Drew(0, ("G",), apart=True))
    assert held.pending is not None
    assert (held.pending.held, held.pending.apart) == (1, ("D", "O", "G"))
    assert (tuple(held.racks[0] or ()), held.bag) == (("S",), ("X", "Y", "Z"))
    stands: tuple[Event, ...] = (Accepted(1), Passed(1), Exchanged(1, ("E",)))
    for event in stands:
        state = apply(game.spec.layout, held, event)
        assert tuple(state.racks[0] or ()) == ("D", "G", "O", "S")
        assert (state.pending, state.challenged) == (None, None)
    off = apply(game.spec.layout, held, Withdrawn(0, -game.scores[0]))
    assert tuple(off.racks[0] or ()) == ("A", "C", "S", "T")
    assert sorted(off.bag or ()) == ["D", "G", "O", "X", "Y", "Z"]
    assert off.bag != ("X", "Y", "Z", "D", "O", "G")  # it is shaken


@pytest.mark.rule("P13", "C5")
def test_after_too_many_tiles_are_put_back_nobody_has_drawn_too_many_any_more() -> None:
    game = begun("crossword", "C A T S", "E E", bag="D O G X Y Z A E I R", words="CAT")
    push(game, "8G CAT")
    game.accept()
    assert [draw.player for draw in game.state.drawn] == [0]
    (taken, *_) = game.state.bag or ()
    state = after(game, Overdrew(0, (taken,), ("S",), ("S",)))
    assert state.drawn == ()
    assert "S" not in (state.racks[0] or ())
    assert taken in (state.racks[0] or ())
    assert "S" in (state.bag or ())
    assert len(state.bag or ()) == game.bag_count


def test_what_is_not_known_stays_so_whatever_is_drawn_or_laid() -> None:
    game = laid()
    unknown = game.state._replace(racks=(None, None), bag=None)
    state = apply(game.spec.layout, unknown, Drew(0, ("Q", "Q", "Q")))
    assert (state.racks, state.bag) == ((None, None), None)
    state = apply(game.spec.layout, unknown, Exchanged(1, ("Z", "Z")))
    assert (state.racks, state.bag, state.turn) == ((None, None), None, 0)


@pytest.mark.rule("C12")
def test_a_turn_that_is_owed_is_lost_once_after_a_play_and_after_a_lost_turn() -> None:
    game = begun("scrabble", "C A T S", "E E", "D O G", words="CAT")
    owing = game._state = game.state._replace(owed=(0, 1, 0))
    lost = apply(game.spec.layout, owing, TurnLost(0))
    push(game, "8G CAT")
    for state in (lost, game.state):
        assert (state.turn, state.owed) == (2, (0, 0, 0))


@pytest.mark.rule("A7")
def test_tiles_may_be_drawn_from_anywhere_in_the_bag() -> None:
    state = after(laid(), Drew(1, ("Z", "O")))
    assert state.bag == ("D", "G", "X", "Y")
    assert sorted(state.rack(1)) == ["E", "E", "O", "Z"]
