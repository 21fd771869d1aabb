"""Challenges: who may, what is judged, what is told, and what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.games import begun, kinds, last, push, rack
from thaigame.errors import IllegalMoveError, StateError
from thaigame.game.events import (
    Accepted,
    Challenged,
    ChallengeLost,
    Drew,
    Lifted,
    TurnLost,
    Withdrawn,
)
from thaigame.game.game import Game, new_game
from thaigame.game.moves import Challenge, Exchange, Play
from thaigame.lexicon import Lexicon
from thaigame.notation import write_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.layouts.ruleset import ChallengeSystem

ENGLISH = "C A T S Q W V"


def cats(system: str = "double") -> Game:
    return begun(
        "scrabble",
        ENGLISH,
        "D O G S E E I",
        words="CAT CATS DOGS",
        bag="A B D E F G H",
        challenge=system,
    )


@pytest.mark.rule("P12", "C12", "K13", "S5")
@pytest.mark.parametrize(
    ("name", "held", "good"),
    [
        ("primary", "E A T B B D", "6F EAT"),
        ("crossword", "E A T B B D D", "8H EAT"),
        ("scrabble", "E A T B B D D", "8H EAT"),
        ("kumkom", "ก า ม ม ม ง ง ง น", "5H กา"),
    ],
)
def test_a_wrong_challenge_costs_the_challenger_a_turn(name: str, held: str, good: str) -> None:
    game = begun(name, held, held.replace("B", "L"), words="EAT กา")
    push(game, good)
    points = game.scores[0]
    game.challenge(game.pending_words)
    assert game.settle() is True
    assert isinstance(game.events[-1], TurnLost)
    assert game.events[-1].player == 1
    assert game.turn == 0
    assert game.scores == (points, 0)
    assert len(game.racks[0]) == game.spec.rules.play.rack_size
    assert game.scoreless == 0


@pytest.mark.rule("P12", "C12", "K13", "S5", "T12", "A10")
@pytest.mark.parametrize(
    ("name", "held", "bad"),
    [
        ("primary", "E A T B B D", "6F TAE"),
        ("crossword", "E A T B B D D", "8H TAE"),
        ("scrabble", "E A T B B D D", "8H TAE"),
        ("kumkom", "ก า ม ม ม ง ง ง น", "5H มก"),
        ("crossing", "ก ม ร ร ว า า", "8G มกร"),
    ],
)
def test_a_play_with_a_bad_word_comes_back_scores_nothing_and_the_turn_is_lost(
    name: str, held: str, bad: str
) -> None:
    game = begun(name, held, held, words="EAT กา กาม")
    before = game.state
    push(game, bad)
    assert game.scores[0] > 0
    game.challenge(game.pending_words)
    assert game.settle() is False
    assert isinstance(last(game, Withdrawn), Withdrawn)
    after = game.state
    assert (after.board, after.racks, after.bag) == (before.board, before.racks, before.bag)
    assert (after.scores, after.out, game.turn) == ((0, 0), before.out, 1)


@pytest.mark.rule("A10")
def test_old_words_that_were_lifted_come_back_with_the_play_that_lifted_them() -> None:
    game = begun("kumkom", "ม า ต ต", "ก น น น", words="มา กา", bag="ง ง ง ง")
    push(game, "5H มา")
    game.accept()
    before = game.state
    line = write_position(game.position)
    push(game, "I4 ก.")
    assert last(game, Lifted) == Lifted((game.spec.grid.parse("H5"),), ("ม",))  # type: ignore[arg-type]
    assert game.state.out[-1] == "ม"
    game.challenge(["กา"])
    assert game.settle(ruling=False) is False
    assert game.state.board == before.board
    assert game.state.out == before.out
    assert game.racks == before.racks
    assert game.scores == before.scores
    assert game.turn == 0
    assert write_position(game.position.next_player()).split(" ")[:2] == line.split(" ")[:2]


@pytest.mark.rule("C11")
def test_only_the_words_challenged_are_judged_and_a_bad_one_left_out_stands() -> None:
    for words, stands in ((["SAT"], True), (["SAT", "CATS"], False), (["CATS"], False)):
        game = begun("crossword", "C A T S Q W V", "S A T E E E E", words="CAT SAT")
        push(game, "8G CAT", "J8 SAT")
        assert sorted(game.pending_words) == ["CATS", "SAT"]
        game.challenge(words)
        assert game.settle() is stands


@pytest.mark.rule("C11")
def test_the_judge_says_yes_or_no_to_all_words_together_and_never_which() -> None:
    one, other = (
        begun("crossword", "C A T S Q W V", "S A T E E E E", words=words)
        for words in ("CAT SAT", "CAT CATS")
    )
    for game in (one, other):
        push(game, "8G CAT", "J8 SAT")
        game.challenge(["SAT", "CATS"])
        game.settle()
    # A different word is bad in each, and nothing that was recorded tells them apart.
    assert one.events == other.events
    assert one.state == other.state


@pytest.mark.rule("C11")
def test_the_judges_word_is_final_whatever_the_list_says() -> None:
    game = cats()
    push(game, "8G CAT")
    game.challenge(["CAT"])
    assert game.settle(ruling=False) is False
    game = cats()
    push(game, "8G TAC")
    game.challenge(["TAC"])
    assert game.settle(ruling=True) is True


def test_where_no_list_has_authority_only_the_judge_can_say() -> None:
    game = begun("scrabble", "C A T S Q W V", "E", words="CAT")
    lexicon = Lexicon.from_words(["CAT"], authority="none")
    game.spec = replace(game.spec, lexicon=lexicon)
    push(game, "8G TAC")
    game.challenge(["TAC"])
    with pytest.raises(StateError, match="judge's book"):
        game.settle()
    assert game.phase == "challenged"
    assert game.settle(ruling=False) is False


@pytest.mark.rule("C11", "S5")
def test_the_words_are_named_beforehand_and_none_is_added_or_taken_back() -> None:
    game = begun("scrabble", "C A T S Q W V", "S A T E E E E", words="CAT")
    push(game, "8G CAT", "J8 SAT")
    game.challenge(["sat"])
    assert last(game, Challenged) == Challenged(0, ("SAT",))
    assert game.phase == "challenged"
    refused: tuple[Callable[[], None], ...] = (
        lambda: game.challenge(["CATS"]),
        game.accept,
        game.hold,
        lambda: push(game, "pass"),
        game.stop,
    )
    for request in refused:
        with pytest.raises(StateError):
            request()
    assert game.settle() is False


@pytest.mark.rule("C10", "T12")
@pytest.mark.parametrize("name", ["crossword", "crossing"])
def test_a_play_that_was_accepted_stands_for_good(name: str) -> None:
    held = "E A T B B D D" if name == "crossword" else "ก ม ร ร ว า า"
    game = begun(name, held, held)
    push(game, "8G TAE" if name == "crossword" else "8G มกร")
    words = game.pending_words
    game.accept()
    with pytest.raises(StateError, match="No play is open"):
        game.challenge(words)
    push(game, "pass")
    with pytest.raises(StateError):
        game.challenge(words)


@pytest.mark.rule("S5")
def test_under_double_a_wrong_challenge_loses_the_turn() -> None:
    game = cats("double")
    push(game, "8G CAT")
    game.push(Challenge(("CAT",)))
    assert (game.turn, game.scores) == (0, (10, 0))


@pytest.mark.rule("S5")
def test_under_single_a_wrong_challenge_costs_nothing() -> None:
    game = cats("single")
    push(game, "8G CAT")
    game.push(Challenge(("CAT",)))
    assert (game.turn, game.scores) == (1, (10, 0))
    push(game, "pass")


@pytest.mark.rule("S5")
@pytest.mark.parametrize("points", [5, 10])
def test_under_penalty_each_word_challenged_in_vain_costs_points_and_no_turn(points: int) -> None:
    game = begun(
        "scrabble",
        "C A T S Q W V",
        "S A T E E E E",
        words="CAT SAT CATS",
        challenge="penalty",
        challenge_penalty=points,
    )
    push(game, "8G CAT", "J8 SAT")
    # CAT: (3+1+1) x 2; SAT with T on letter x3: 5, and CATS: 6.
    assert game.scores == (10, 11)
    game.push(Challenge(("SAT", "CATS")))
    assert last(game, ChallengeLost) == ChallengeLost(
        0, -2 * points, total=10 - 2 * points, rack=tuple(game.racks[0])
    )
    assert (game.turn, game.scores) == (0, (10 - 2 * points, 11))


@pytest.mark.rule("S5", "C11")
def test_of_three_players_the_one_who_challenged_in_vain_pays() -> None:
    game = begun(
        "scrabble", "C A T", "E E", "I I", words="CAT", challenge="penalty", challenge_penalty=5
    )
    push(game, "8G CAT")
    game.push(Challenge(("CAT",), by=2))
    assert game.scores == (10, 0, -5)
    assert game.turn == 1


@pytest.mark.rule("S5")
def test_under_void_only_acceptable_plays_are_accepted_and_at_once() -> None:
    game = cats("void")
    with pytest.raises(IllegalMoveError) as refused:
        push(game, "8G TAC")
    assert [one.kind for one in refused.value.violations] == ["word"]
    push(game, "8G CAT")
    assert (game.phase, game.turn, len(game.racks[0])) == ("turn", 1, 7)
    assert last(game, Accepted) == Accepted(1)  # by the next player


@pytest.mark.rule("S5", "C12", "P12", "K13", "T12")
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("primary", "6F TAE"),
        ("crossword", "8H TAE"),
        ("scrabble", "8H TAE"),
        ("kumkom", "5H มก"),
        ("crossing", "8G มกร"),
    ],
)
def test_a_word_that_nobody_challenges_stands_listed_or_not(name: str, text: str) -> None:
    latin = name not in {"kumkom", "crossing"}
    held = "E A T B B D" if latin else "ก ม ร ร ว า"
    game = begun(name, held, held, words="กา EAT")
    push(game, text, "pass")
    assert game.scores[0] > 0


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("cost", "score"), [(0, 12), (5, 7)])
def test_a_protest_stops_play_and_costs_nothing_unless_the_rules_say_so(
    cost: int, score: int
) -> None:
    game = begun("crossing", "ก า ม ว ว อ อ", "ง ง ง", words="กาม", protest_cost=cost)
    game._state = game._state._replace(scores=(0, 12))
    push(game, "8G กาม")
    game.challenge(["กาม"])
    with pytest.raises(StateError, match="being judged"):
        game.accept()
    bag = game.bag_count
    assert game.settle() is True
    assert game.scores[1] == score
    assert game.turn == 1
    assert game.bag_count == bag - 3


@pytest.mark.rule("S5", "T12", "P12")
@pytest.mark.parametrize("name", ["primary", "crossword", "kumkom", "crossing", "scrabble"])
@pytest.mark.parametrize(
    ("system", "points", "turns"),
    [("double", 0, 1), ("single", 0, 0), ("penalty", -20, 0), ("protest", 0, 0)],
)
def test_a_system_costs_the_same_whatever_game_it_is_chosen_for(
    name: str, system: ChallengeSystem, points: int, turns: int
) -> None:
    game = new_game(name, seed=1, challenge=system)
    move = next(each for each in game.legal_moves if isinstance(each, Play))
    game.push(move)
    made = game.pending_words
    # Two words by hand where the play made one: a word is challenged for each one named.
    game.challenge(made, by=1)
    game._state = game.state._replace(challenged=Challenged(1, (*made, *made)[:2]))
    assert game.settle(ruling=True) is True
    assert game.scores[1] == points
    assert sum(isinstance(event, TurnLost) for event in game.events) == turns


@pytest.mark.rule("P12", "K13", "T12")
def test_any_opponent_may_challenge_and_loses_the_own_next_turn() -> None:
    game = begun("primary", "E A T B B D", "I I I I I I", "O O O O O O", words="EAT")
    push(game, "6F EAT")
    game.challenge(["EAT"], by=2)
    assert game.settle() is True
    assert game.turn == 1
    push(game, "pass")
    assert game.turn == 0  # seat 2 is passed over
    push(game, "pass", "pass")
    assert game.turn == 2
    game = begun("primary", "E A T B B D", "I I I I I I", "O O O O O O", words="EAT")
    push(game, "6F TAE")
    game.challenge(["TAE"], by=2)
    assert game.settle() is False
    assert game.turn == 1  # the next player's turn, whoever challenged


LASTING = {
    "P3": ("primary", "[H/Q] A T B D I", "6F HAT", "H/Q", "H/Q=H"),
    "K2": ("kumkom", "[ฆ/ซ] า ม ม ม ง ง ง น", "5H ซา", "ฆ/ซ", "ฆ/ซ=ซ"),
    "T4": ("crossing", "ก ม ร ร ว า [ี|ี่]", "8G มีรา", "ี|ี่", "ี|ี่=ี"),
    "T5": ("crossing", "ก ม ร ร ว า ?", "8G ม?กร", "?", "?=ก"),
}


@pytest.mark.rule("P3", "K2", "T4", "T5")
@pytest.mark.parametrize("rule", LASTING)
def test_a_face_once_chosen_stays_chosen_when_the_play_comes_back(rule: str) -> None:
    name, held, text, kind, fixed = LASTING[rule]
    game = begun(name, held, "", words="กา")
    everything = kinds(game)
    push(game, text)
    assert kind not in rack(game, 0).split()
    game.challenge(game.pending_words)
    assert game.settle(ruling=False) is False
    assert fixed in rack(game, 0).split()
    assert kind not in rack(game, 0).split()
    assert kinds(game) == everything
    # Also when it is exchanged: nobody can choose again.
    push(game, "pass")
    game.push(Exchange((fixed,)))
    assert fixed in (*(game.state.bag or ()), *game.racks[0])


@pytest.mark.rule("K2", "S5")
def test_a_plain_blank_is_blank_again() -> None:
    game = begun("kumkom", "? า ม ม", "ง", words="กา")
    push(game, "5H ?งา")
    game.challenge(game.pending_words)
    game.settle()
    assert rack(game, 0) == "? ม ม า"


@pytest.mark.rule("C10")
def test_hold_delays_the_draw_a_minute_after_which_tiles_are_kept_apart() -> None:
    game = begun("crossword", "C A T S Q W V", "E E E E E E E", words="CAT", bag="D O G X Y", now=0)
    push(game, "8G CAT", now=10)
    game.hold(now=12)
    for early in (13, 71):
        with pytest.raises(StateError, match="no draw before that"):
            game.draw_apart(now=early)
    game.draw_apart(now=72)
    assert game.pending is not None
    assert game.events[-1] == Drew(0, ("D", "O", "G"), apart=True)
    assert game.pending.apart == ("D", "O", "G")
    assert rack(game, 0) == "Q S V W"
    assert game.bag_count == 2
    # They are seen by their owner alone.
    assert game.observation(0).pending == game.pending
    assert game.observation(1).pending.apart == ()  # type: ignore[union-attr]
    assert game.observation(1).unseen["D"] == 1
    accepted, challenged = game.copy(), game.copy()
    accepted.accept(now=80)
    assert rack(accepted, 0) == "D G O Q S V W"
    assert accepted.bag_count == 2
    challenged.challenge(["CAT"], now=200)
    assert challenged.settle(ruling=False, now=300) is False
    assert rack(challenged, 0) == "A C Q S T V W"
    assert sorted(challenged.state.bag or ()) == list("DGOXY")


@pytest.mark.rule("C10")
def test_of_a_held_play_nothing_is_drawn_apart_twice_nor_from_an_empty_bag() -> None:
    for bag, once in (("D O G X", True), ("", False)):
        game = begun("crossword", "C A T S", "E E E", words="CAT", bag=bag, now=0)
        push(game, "8G CAT", now=10)
        with pytest.raises(StateError, match="no play is held"):
            game.draw_apart(now=100)
        game.hold(now=100)
        if once:
            game.draw_apart(now=160)
        with pytest.raises(StateError, match="nothing to draw apart"):
            game.draw_apart(now=170)


@pytest.mark.rule("C10")
def test_a_hold_comes_after_the_play_and_who_holds_must_speak_before_play_goes_on() -> None:
    game = begun("scrabble", "C A T S Q W V", "E E E E E E E", "I I", words="CAT", now=0)
    with pytest.raises(StateError):
        game.hold(now=1)
    push(game, "8G CAT", now=10)
    game.hold(by=2, now=12)
    with pytest.raises(StateError, match="held"):
        push(game, "pass", now=13)
    with pytest.raises(StateError, match="held"):
        game.accept(by=1)
    game.accept(by=2)
    assert game.phase == "turn"


@pytest.mark.rule("C10")
def test_a_hold_keeps_what_it_has_lasted_when_a_request_is_taken_back() -> None:
    game = begun("crossword", "C A T S Q W V", "E E E E E E E", words="CAT", bag="D O G X Y", now=0)
    push(game, "8G CAT", now=10)
    game.hold(now=12)
    game.accept(now=40)
    game.pop(now=60)  # back to the hold, which began at 12
    with pytest.raises(StateError, match="1 more second"):
        game.draw_apart(now=71)
    game.draw_apart(now=72)
    game.pop(now=90)
    game.draw_apart(now=90)
    assert game.pending is not None
    assert game.pending.apart == ("D", "O", "G")


@pytest.mark.rule("C10")
def test_a_hold_goes_on_in_a_game_that_is_resumed() -> None:
    game = new_game("crossword", seed=3, now=0)
    play = next(move for move in game.legal_moves if isinstance(move, Play))
    game.push(play, now=10)
    game.hold(now=12)
    game.adjust(1, seconds=600, reason="the clock stood wrong", now=20)
    game.pass_time(now=37)  # the table is left: 25 seconds of the hold are in the log
    later = Game.resumed(game.spec, game.events, seed=3, now=5000)
    with pytest.raises(StateError, match="35 more seconds"):
        later.draw_apart(now=5000)
    with pytest.raises(StateError, match="1 more second"):
        later.draw_apart(now=5034)
    later.draw_apart(now=5035)
    # Without a clock nobody knows: the minute is counted from the resumption.
    plain = new_game("scrabble", seed=3, now=0)
    plain.push(next(move for move in plain.legal_moves if isinstance(move, Play)), now=10)
    plain.hold(now=12)
    again = Game.resumed(plain.spec, plain.events, seed=3, now=700)
    with pytest.raises(StateError, match="1 more second"):
        again.draw_apart(now=759)
    again.draw_apart(now=760)


@pytest.mark.rule("C10", "C12")
def test_of_three_players_the_holders_clock_runs_whoever_has_the_turn() -> None:
    game = begun(
        "scrabble",
        "C A T S Q W V",
        "E E E",
        "I I I",
        words="CAT",
        now=0,
        clock_seconds=600,
    )
    push(game, "8G CAT", now=10)
    assert (game.turn, game.running) == (1, 1)
    game.hold(by=2, now=15)
    assert (game.turn, game.running) == (1, 2)
    unnamed = game.copy()
    unnamed.accept(now=45)  # who holds is who answers
    assert last(unnamed, Accepted) == Accepted(2)
    game.accept(by=2, now=45)
    assert game.clocks == (590, 595, 570)
    push(game, "pass", now=50)
    assert game.clocks == (590, 590, 570)


@pytest.mark.rule("C12")
def test_when_all_others_owe_a_turn_the_player_moves_again_and_another_answers() -> None:
    start = new_game("scrabble", seed=1)
    log = (*start.events, TurnLost(1))  # by the referee's word, before it came
    game = Game.resumed(start.spec, log, seed=1)
    game.push(next(move for move in game.legal_moves if isinstance(move, Play)))
    assert (game.turn, game.phase) == (0, "pending")
    game.accept()
    assert game.events[-2] == Accepted(1)
    assert game.turn == 0


@pytest.mark.rule("C12")
def test_of_two_others_who_both_owe_a_turn_the_next_one_answers() -> None:
    game = begun("scrabble", "C A T", "E", "I", words="CAT")
    game._state = game.state._replace(owed=(0, 1, 1))
    push(game, "8G CAT")
    assert (game.turn, game.phase) == (0, "pending")
    game.accept()
    assert Accepted(1) in game.events


@pytest.mark.rule("C10")
def test_a_challenge_stops_both_clocks_until_it_is_settled() -> None:
    game = begun("crossword", "C A T S Q W V", "E E E E E E E", words="CAT", now=0)
    push(game, "8G CAT", now=100)
    assert game.running == 1
    game.hold(now=110)
    assert game.running == 1  # the challenger thinks on the own clock
    game.challenge(["CAT"], now=190)
    assert game.clocks == (1220, 1230)
    assert game.running is None
    assert game.settle(now=900) is True
    assert game.clocks == (1220, 1230)
    assert game.running == 0  # the challenger has lost the turn
    push(game, "pass", now=905)
    assert game.clocks == (1215, 1230)


def test_a_game_without_hold_says_so() -> None:
    game = begun("kumkom", "ก า", "ม", words="กา")
    push(game, "5H กา")
    with pytest.raises(StateError, match="no hold"):
        game.hold()
