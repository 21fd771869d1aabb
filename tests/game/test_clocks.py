"""Clocks that are told the time, and players who come late or not at all."""

from __future__ import annotations

import pytest

from tests.games import begun, last, push, rules
from thaigame.errors import StateError
from thaigame.game.ending import Outcome, overtime, waited
from thaigame.game.events import Adjusted, Clocked, Held, TimePenalty
from thaigame.game.game import Game, new_game
from thaigame.game.moves import Pass
from thaigame.game.spec import find_game


def over(name: str, seconds: int, **options: object) -> int:
    """Return the points that a clock showing *seconds* costs at the end of a game."""
    spec = rules(find_game(name), **options)
    game = Game(spec, seed=1, draw_for_start=False)
    game.adjust(0, seconds=seconds - game.clocks[0])
    game.stop()
    penalties = [event for event in game.events if isinstance(event, TimePenalty)]
    assert all(penalty.player == 0 for penalty in penalties)
    return sum(penalty.points for penalty in penalties)


@pytest.mark.rule("C2")
def test_a_side_has_22_minutes_and_each_started_minute_over_costs_10_points() -> None:
    game = new_game("crossword", seed=1)
    assert game.clocks == (22 * 60, 22 * 60)
    assert [over("crossword", seconds) for seconds in (5, 0, -1, -59, -60, -61, -121)] == [
        0,
        0,
        -10,
        -10,
        -10,
        -20,
        -30,
    ]


@pytest.mark.rule("K14")
def test_kumkoms_clock_is_25_minutes_and_its_penalty_an_option() -> None:
    assert new_game("kumkom", seed=1).clocks == (25 * 60, 25 * 60)
    assert over("kumkom", -61) == -20
    assert over("kumkom", -61, overtime_points=5) == -10
    assert over("kumkom", -61, overtime_points=0) == 0


@pytest.mark.rule("T17")
def test_the_three_tier_games_clock_is_half_of_45_minutes_a_side_and_a_minute_costs_5() -> None:
    assert new_game("crossing", seed=1).clocks == (1350, 1350)
    assert over("crossing", -61) == -10
    assert over("crossing", -61, overtime_minutes="full") == -5
    assert over("crossing", -59, overtime_minutes="full") == 0
    whole = rules(find_game("crossing"), clock_seconds=45 * 60)
    assert Game(whole, seed=1).clocks == (2700, 2700)


def test_a_minute_over_is_started_with_its_first_second() -> None:
    started = find_game("crossword").rules.end
    assert [overtime(seconds, started) for seconds in (1, 0, -1, -60, -61)] == [0, 0, 1, 1, 2]


@pytest.mark.rule("C2", "C7")
def test_the_clock_of_the_player_to_move_runs_through_zero_and_a_play_presses_it() -> None:
    game = begun("crossword", "C A T", "E E", words="CAT", now=1000)
    assert game.running == 0
    push(game, "8G CAT", now=1000 + 1400)
    assert game.clocks == (1320 - 1400, 1320)
    assert game.running == 1
    game.accept(now=2430)
    assert game.clocks == (-80, 1290)
    push(game, "pass", now=2440)
    assert game.clocks == (-80, 1280)
    game.stop(now=2450)
    assert last(game, TimePenalty) == TimePenalty(
        0, -20, 2, total=game.scores[0], rack=tuple(game.racks[0])
    )
    assert game.running is None


def test_nothing_passes_when_no_time_is_told_and_time_cannot_run_backwards() -> None:
    game = new_game("crossword", seed=1, now=50)
    push(game, "pass")
    assert game.clocks == (1320, 1320)
    with pytest.raises(StateError, match="backwards"):
        push(game, "pass", now=49)
    push(game, "pass", now=60)
    assert game.clocks == (1320, 1310)


def test_taking_back_gives_the_time_back() -> None:
    game = new_game("crossword", seed=1, now=0)
    push(game, "pass", now=60)
    game.pop()
    push(game, "pass", now=10)
    assert game.clocks == (1310, 1320)


def test_the_clock_runs_from_the_start_from_the_undo_and_from_the_resumption() -> None:
    game = new_game("crossword", seed=1, now=100)
    first = game.clocks[0]
    assert game.clocks_at(130) == (first - 30, first)  # thinking about the first move
    game.push(Pass(), now=130)
    assert game.clocks_at(141) == (first - 30, first - 11)
    game.push(Pass(), now=150)
    game.pop(now=500)  # back to the second player, whose clock runs on from here
    assert game.clocks == (first - 30, first)
    assert game.clocks_at(507) == (first - 30, first - 7)
    game.pass_time(now=510)  # the table is left
    resumed = Game.resumed(game.spec, game.events, seed=1, now=9000)
    assert resumed.clocks == (first - 30, first - 10)
    resumed.push(Pass(), now=9005)
    assert resumed.clocks == (first - 30, first - 15)
    assert resumed.clocks_at(None) == resumed.clocks


def test_time_that_passes_is_no_request_to_be_taken_back() -> None:
    game = new_game("crossword", seed=1, now=0)
    game.push(Pass(), now=10)
    game.pass_time(now=25)
    with pytest.raises(StateError):
        game.pass_time(now=24)
    game.pop(now=30)
    assert game.ply == 0
    assert game.turn == 0
    assert game.events == new_game("crossword", seed=1).events


def test_the_referee_adjusts_clocks_and_scores() -> None:
    game = new_game("crossword", seed=1)
    game.adjust(1, seconds=-90, points=-5, reason="left the table")
    assert (game.clocks, game.scores) == ((1320, 1230), (0, -5))
    assert last(game, Adjusted) == Adjusted(1, -90, -5, total=-5, reason="left the table")
    plain = new_game("scrabble", seed=1)
    assert plain.clocks == ()
    with pytest.raises(StateError, match="without a clock"):
        plain.adjust(0, seconds=5)
    with pytest.raises(StateError, match="without a clock"):
        plain.late(0, 5)


@pytest.mark.rule("C3")
def test_who_does_not_come_loses_a_later_round_by_the_organisers_points() -> None:
    game = new_game("crossword", seed=1)
    game.no_show(0)
    assert game.outcome() == Outcome("no-show", 1, (0, 100))
    spec = rules(find_game("crossword"), no_show_points=50)
    other = Game(spec, seed=1)
    other.no_show(1)
    assert other.outcome() == Outcome("no-show", 0, (50, 0))


@pytest.mark.rule("C3")
def test_who_does_not_come_to_the_first_round_is_out_and_the_other_wins_without_points() -> None:
    game = new_game("crossword", seed=1)
    game.no_show(0, first_round=True)
    assert game.outcome() == Outcome("no-show", 1, (0, 0))


@pytest.mark.rule("C3")
def test_nobody_is_absent_from_a_game_that_has_begun_also_when_it_is_resumed() -> None:
    game = new_game("scrabble", seed=1)
    push(game, "pass")
    for each in (game, Game.resumed(game.spec, game.events, seed=1)):
        before = each.state
        with pytest.raises(StateError, match="begun"):
            each.no_show(1)
        assert each.state is before
    # To be late, or to be told something by the referee, is no turn.
    late = new_game("crossword", seed=1)
    late.late(1, 300)
    late.adjust(1, points=-5, reason="not a word")
    late.no_show(1)
    assert late.outcome() == Outcome("no-show", 0, (100, 0))


@pytest.mark.rule("C3")
def test_a_late_players_clock_has_been_running() -> None:
    game = new_game("crossword", seed=1)
    for none in (0, -300):
        with pytest.raises(StateError, match="at least a second"):
            game.late(1, none)
    game.late(1, 300)
    assert game.clocks == (1320, 1020)


@pytest.mark.rule("A11")
def test_a_moment_in_which_no_time_passes_leaves_no_entry() -> None:
    game = new_game("crossword", seed=1, now=5)
    game.push(Pass(), now=5)
    game.push(Pass(), now=6)
    assert [event.seconds for event in game.events if isinstance(event, Clocked)] == [1319]


@pytest.mark.rule("C10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_clock_that_is_put_right_neither_lengthens_a_hold_nor_shortens_it(seat: int) -> None:
    layout = find_game("crossword").layout
    put_right = Adjusted(seat, seconds=-30)
    log = (Clocked(0, 1200), Held(1), Clocked(1, 1310), put_right, Clocked(1, 1310 - 30 * seat - 7))
    assert waited(layout, log) == 17
    assert waited(layout, (put_right, Held(1), Clocked(1, 1320 - 30 * seat - 9))) == 9


def test_who_is_late_is_late_by_a_second_at_least() -> None:
    game = new_game("crossword", seed=1)
    game.late(1, 1)
    assert game.clocks == (1320, 1319)
