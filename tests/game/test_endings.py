"""How games end and what is counted then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games import begun, kinds, last, move, push
from thaigame.errors import StateError
from thaigame.game.ending import Outcome, left
from thaigame.game.events import EndCount, Lifted, Restarted, TurnLost
from thaigame.game.game import new_game
from thaigame.game.moves import Exchange, Pass
from thaigame.layouts import find_layout

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.rule("C13", "S13", "S12")
@pytest.mark.parametrize("name", ["crossword", "scrabble"])
def test_going_out_earns_twice_what_is_left_to_the_opponent_and_blanks_count_nothing(
    name: str,
) -> None:
    game = begun(name, "C A T", "Q Z ?", bag="", words="CAT")
    push(game, "8G CAT")
    # The play may still be challenged, so the game is not over yet.
    assert game.outcome() is None
    with pytest.raises(StateError, match="ends the game"):
        push(game, "pass")
    game.accept()
    # CAT 5 x 2, and Q 10 + Z 10 + ? 0, twice.
    assert game.outcome() == Outcome("out", 0, (10 + 40, 0))
    assert last(game, EndCount) == EndCount(0, 1, ("?", "Q", "Z"), 40, 50)
    assert game.phase == "over"
    refused: tuple[Callable[[], None], ...] = (lambda: push(game, "pass"), game.stop, game.accept)
    for request in refused:
        with pytest.raises(StateError):
            request()


@pytest.mark.rule("P14", "A14")
def test_in_the_primary_edition_a_dual_tile_left_counts_its_dearer_letter() -> None:
    game = begun("primary", "C A T", "[H/Q] E ?", bag="", words="CAT")
    push(game, "6F CAT")
    points = game.scores[0]
    game.accept()
    assert game.scores == (points + 2 * (10 + 1 + 0), 0)


@pytest.mark.rule("K15")
def test_in_kumkom_going_out_earns_twice_the_opponents_rack() -> None:
    game = begun("kumkom", "ก า", "[ฬ/ญ] ถ ?", bag="", words="กา")
    push(game, "5H กา")
    points = game.scores[0]
    game.accept()
    assert game.outcome() == Outcome("out", 0, (points + 2 * (8 + 4), 0))


@pytest.mark.rule("T15", "T18")
def test_in_the_three_tier_game_every_other_hand_counts_by_the_dearer_side() -> None:
    game = begun("crossing", "ก า ม", "[ก/ฆ] อ", "[ข/ฃ] ?", bag="", words="กาม")
    push(game, "8G กาม")
    points = game.scores[0]
    game.accept()
    # ฆ 7 + อ 1, and ฃ 10 + the wild tile 0.
    assert game.outcome() == Outcome("out", 0, (points + 2 * (8 + 10), 0, 0))


def test_a_play_that_is_challenged_off_does_not_end_the_game() -> None:
    game = begun("scrabble", "C A T", "Q Z ?", bag="", words="CAT")
    push(game, "8G TAC")
    game.challenge(["TAC"])
    assert game.settle() is False
    assert game.outcome() is None
    assert game.turn == 1


def test_a_wrong_challenge_of_the_last_play_ends_the_game_and_costs_no_turn() -> None:
    game = begun("scrabble", "C A T", "Q Z ?", bag="", words="CAT")
    push(game, "8G CAT")
    game.challenge(["CAT"])
    assert game.settle() is True
    assert game.outcome() == Outcome("out", 0, (50, 0))
    assert not [event for event in game.events if isinstance(event, TurnLost)]


SCORELESS = [
    ("crossword", "C14"),
    ("scrabble", "S12"),
    ("primary", "P15"),
    ("crossing", "T16"),
]


@pytest.mark.rule("C14", "S12", "S13", "P15", "T16", "A15")
@pytest.mark.parametrize(("name", "rule"), SCORELESS)
@pytest.mark.parametrize("players", [2, 3])
def test_three_passes_in_a_row_by_each_player_end_the_game(
    name: str, rule: str, players: int
) -> None:
    held = {
        "primary": ("[H/Q] E ?", "A A", "B"),
        "crossing": ("[ก/ฆ] อ ?", "อ อ", "[ก/ฆ]"),
    }.get(name, ("Q ?", "A A", "B"))
    if players > 2 and name == "crossword":
        return
    game = begun(name, *held[:players])
    own = tuple(left(game.spec.layout, rack) for rack in game.racks)
    push(game, *["pass"] * (3 * players - 1))
    assert game.outcome() is None, rule
    push(game, "pass")
    assert game.outcome() == Outcome(
        "scoreless",
        own.index(min(own)) if own.count(min(own)) == 1 else None,
        tuple(-points for points in own),
    )


@pytest.mark.rule("P15", "C14", "T16", "S13")
def test_each_loses_the_own_rack_once_blanks_nothing_dual_tiles_by_the_dearer_letter() -> None:
    for name, racks, scores in (
        ("primary", ("[H/Q] E ?", "[K/V]"), (-11, -5)),
        ("crossword", ("Q Z ?", "E I"), (-20, -2)),
        ("scrabble", ("Q Z ?", "E I"), (-20, -2)),
        ("crossing", ("[ก/ฆ] ?", "อ"), (-7, -1)),
    ):
        game = begun(name, *racks)
        push(game, *["pass"] * 6)
        outcome = game.outcome()
        assert outcome == Outcome("scoreless", 1, scores)


@pytest.mark.rule("A15", "C14", "S12", "P15", "K16", "T16")
def test_which_turns_count_towards_the_end_is_the_games_own() -> None:
    def counted(name: str) -> set[str]:
        found = set()
        latin = name not in {"kumkom", "crossing"}
        held = "E A T B B D" if latin else "ก ม ร ร ว า"
        for kind in ("pass", "exchange", "withdrawn"):
            game = begun(name, held, held, words="กา")
            if kind == "withdrawn":
                where = {"primary": "6F", "kumkom": "5H"}.get(name, "8G")
                push(game, f"{where} {'TAE' if latin else 'มกร'}")
                game.challenge(game.pending_words)
                game.settle()
            elif kind == "pass":
                game.push(Pass())
            else:
                game.push(Exchange(game.racks[0][:1]))
            if game.scoreless:
                found.add(kind)
        return found

    assert counted("crossword") == {"pass", "exchange", "withdrawn"}
    assert counted("scrabble") == {"pass", "exchange", "withdrawn"}
    assert counted("kumkom") == {"pass", "exchange"}
    assert counted("crossing") == {"pass", "exchange"}
    assert counted("primary") == {"pass"}


@pytest.mark.rule("A15", "P15")
def test_a_turn_that_does_not_count_breaks_the_row() -> None:
    game = new_game("primary", seed=3)
    push(game, *["pass"] * 5)
    game.push(Exchange(game.racks[1][:1]))
    assert game.scoreless == 0
    push(game, *["pass"] * 5)
    assert game.outcome() is None
    push(game, "pass")
    assert game.outcome() is not None


@pytest.mark.rule("A15", "C14", "S12")
def test_withdrawn_plays_count_on_after_passes_where_the_game_counts_them() -> None:
    game = begun("scrabble", "C A T", "Q Z ?", words="CAT")
    push(game, *["pass"] * 4, "8G TAC")
    assert game.scoreless == 0
    game.challenge(["TAC"])
    game.settle()
    assert game.scoreless == 5
    push(game, "pass")
    assert game.outcome() == Outcome("scoreless", 0, (-5, -20))


@pytest.mark.rule("A15")
def test_a_turn_lost_by_a_wrong_challenge_does_not_count() -> None:
    game = begun("primary", "E A T B B D", "I I I I I I", "O O O O O O", words="EAT")
    push(game, "6F EAT")
    game.challenge(["EAT"], by=2)
    game.settle()
    push(game, "pass")
    assert (game.turn, game.scoreless) == (0, 1)
    push(game, "pass")
    assert game.scoreless == 2


@pytest.mark.rule("K12", "K7")
def test_with_tiles_in_the_bag_kumkom_lifts_the_old_words_and_restarts_at_the_centre() -> None:
    game = begun("kumkom", "ก า ต ต", "ม ม", words="กา")
    everything = kinds(game)
    push(game, "5H กา", *["pass"] * 5)
    game.push(Exchange(game.racks[0][:1]))
    points = game.scores
    assert points[0] > 0
    assert game.outcome() is None
    squares = tuple(game.spec.grid.parse(name) for name in ("H5", "I5"))
    assert game.events[-2:] == (Lifted(squares, ("ก", "า")), Restarted())  # type: ignore[arg-type]
    assert game.position.is_empty
    assert game.state.out == ("ก", "า")
    assert (game.scoreless, game.scores) == (0, points)
    assert kinds(game) == everything
    game._state = game._state._replace(
        racks=(game.racks[0], game.spec.tiles.rack(("ก", "า"))), turn=1
    )
    assert [one.rule for one in game.violations(move(game, "1A กา"))] == ["K7"]
    push(game, "5H กา")
    assert game.scores[1] > 0


@pytest.mark.rule("K16")
def test_with_an_empty_bag_six_passes_in_a_row_end_kumkom_and_each_loses_the_own_rack() -> None:
    game = begun("kumkom", "ถ ?", "[ฬ/ญ]", bag="", words="กา")
    push(game, *["pass"] * 5)
    assert game.outcome() is None
    push(game, "pass")
    assert game.outcome() == Outcome("scoreless", 0, (-4, -8))


@pytest.mark.rule("S12", "T16")
@pytest.mark.parametrize("name", ["scrabble", "crossing"])
def test_the_judge_or_players_who_cannot_go_on_end_the_game_and_each_loses_the_own_rack(
    name: str,
) -> None:
    held = ("Q", "A A") if name == "scrabble" else ("[ก/ฆ]", "อ อ")
    game = begun(name, *held)
    game.stop("time is up")
    own = tuple(-left(game.spec.layout, rack) for rack in game.racks)
    assert game.outcome() == Outcome("stopped", 1, own)
    with pytest.raises(StateError, match="over"):
        game.stop()


def test_a_play_that_is_open_when_the_judge_ends_the_game_stands() -> None:
    game = begun("scrabble", "C A T", "Q", bag="E E E E", words="CAT")
    push(game, "8G CAT")
    game.stop()
    assert game.scores == (10 - 4, -10)  # it has drawn the four E


@pytest.mark.rule("A13")
def test_the_highest_total_wins_and_equal_totals_draw() -> None:
    for scores, winner, leaders in (
        ((5, 9, 2), 1, (1,)),
        ((9, 5, 9), None, (0, 2)),
        ((-3, -3, -3), None, (0, 1, 2)),
    ):
        game = begun("scrabble", "?", "?", "")
        game._state = game._state._replace(scores=scores)
        game.stop()
        outcome = game.outcome()
        assert outcome is not None
        assert (outcome.winner, outcome.leaders) == (winner, leaders)
        assert outcome.scores == scores


@pytest.mark.rule("P14", "T15")
def test_a_tile_whose_letter_was_chosen_counts_as_it_is_printed() -> None:
    # The sheet: of H\\Q "count the letter of the highest value", Q with its 10 points.
    assert left(find_layout("primary"), ["H/Q=H", "E"]) == 10 + 1
    # "by the side of the letter with the higher points"
    assert left(find_layout("crossing"), ["ก/ฆ=ก"]) == 7
    assert left(find_layout("crossing"), ["?=ก"]) == 0
