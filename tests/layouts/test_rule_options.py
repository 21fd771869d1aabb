"""The options of the bundled games against the rulebook, and which rule each is cited by.

That a file holds the right figure does not prove the rule: the tests of rules play it out.
"""

from __future__ import annotations

import pytest

from thaigame.layouts import find_layout, layout_names

FIVE = ("kumkom", "crossing", "primary", "crossword", "scrabble")


@pytest.mark.parametrize(
    ("name", "size"),
    [("kumkom", 9), ("crossing", 7), ("primary", 6), ("crossword", 7), ("scrabble", 7)],
)
def test_racks_hold_what_the_rule_sheet_says(name: str, size: int) -> None:
    assert find_layout(name).rules.play.rack_size == size


def test_bonuses_are_those_of_each_rule_sheet() -> None:
    assert {name: dict(find_layout(name).rules.play.bonus) for name in FIVE} == {
        "kumkom": {6: 40, 7: 50, 8: 70, 9: 90},
        "crossing": {7: 50},
        "primary": {6: 25},
        "crossword": {7: 50},
        "scrabble": {7: 50},
    }


def test_tiles_that_an_exchange_needs_in_the_bag() -> None:
    # Kumkom: not with 9 or fewer; the others: not with fewer than a rack.
    assert {name: find_layout(name).rules.turn.exchange_minimum for name in FIVE} == {
        "kumkom": 10,
        "crossing": 7,
        "primary": 6,
        "crossword": 7,
        "scrabble": 7,
    }


def test_clocks_and_what_a_minute_over_costs() -> None:
    ends = {name: find_layout(name).rules.end for name in (*FIVE, "kumkom-contest")}
    assert {name: (end.clock_seconds / 60, end.overtime_points) for name, end in ends.items()} == {
        "kumkom": (25, 10),
        "kumkom-contest": (22, 10),
        "crossing": (22.5, 5),
        "crossword": (22, 10),
        "primary": (0, 0),
        "scrabble": (0, 0),
    }
    assert {end.overtime_minutes for end in ends.values()} == {"started"}


def test_turns_that_count_towards_the_end() -> None:
    assert {name: set(find_layout(name).rules.end.scoreless) for name in FIVE} == {
        "kumkom": {"pass", "exchange"},
        "crossing": {"pass", "exchange"},
        "primary": {"pass"},
        "crossword": {"pass", "exchange", "withdrawn"},
        "scrabble": {"pass", "exchange", "withdrawn"},
    }
    assert {find_layout(name).rules.end.scoreless_turns for name in FIVE} == {3}


def test_the_start_draw_follows_the_alphabet() -> None:
    latin = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for name in ("primary", "crossword", "scrabble"):
        assert find_layout(name).rules.turn.start_draw == latin
    for name in ("kumkom", "crossing"):
        draw = find_layout(name).rules.turn.start_draw
        assert draw == tuple(chr(code) for code in range(ord("ก"), ord("ฮ") + 1))


def test_old_words_are_lifted_in_two_games_and_one_restarts() -> None:
    assert {name for name in FIVE if find_layout(name).rules.play.lift} == {"kumkom", "primary"}
    assert {name for name in FIVE if find_layout(name).rules.end.restart} == {"kumkom"}
    assert {find_layout(name).rules.play.keep for name in FIVE} == {"words_made"}


def test_open_options_have_the_rulebooks_defaults() -> None:
    for name in FIVE:
        play = find_layout(name).rules.play
        assert (play.overlay_limit, play.remark) == (0, False)
        assert play.premiums_apply_to == "new_tiles"
        assert play.word_premium_on == "after_letter_premiums"


def test_the_contest_variant_is_kumkom_but_for_overlays_and_the_clock() -> None:
    usual, contest = find_layout("kumkom"), find_layout("kumkom-contest")
    assert contest.rules.play.overlay_limit == 1
    assert (contest.grid, contest.tiles) == (usual.grid, usual.tiles)
    assert contest.rules.turn == usual.rules.turn
    assert contest.rules.play.bonus == usual.rules.play.bonus
    assert contest.origins["rules"].provenance == "public"


def test_overdraw_protest_and_hold() -> None:
    turns = {name: find_layout(name).rules.turn for name in FIVE}
    assert {name for name in FIVE if turns[name].overdraw == "opponent_chooses"} == {"primary"}
    assert {name for name in FIVE if turns[name].challenge == "protest"} == {"crossing"}
    assert turns["crossing"].protest_cost == 0
    assert {name for name in FIVE if turns[name].hold_seconds} == {"crossword", "scrabble"}
    assert turns["crossword"].hold_seconds == 60


def test_only_the_crossing_game_opens_with_three_squares() -> None:
    assert {name: find_layout(name).rules.play.first_play_squares for name in FIVE} == {
        "kumkom": 2,
        "crossing": 3,
        "primary": 2,
        "crossword": 2,
        "scrabble": 2,
    }


@pytest.mark.parametrize("name", layout_names())
def test_a_game_cites_only_its_own_rules(name: str) -> None:
    letters = {"kumkom": "K", "crossing": "T", "primary": "P", "crossword": "C", "scrabble": "S"}
    letter = letters.get(name.split("-", maxsplit=1)[0])
    layout = find_layout(name)
    if letter is None:  # a game without a rule sheet here: the common rules are cited
        assert not layout.rule_ids
        return
    assert layout.rule_ids["centre"][0] == layout.rule_ids["first_length"][0] == letter
    assert {rule[0] for rule in layout.rule_ids.values()} == {letter}


def test_the_line_rule_of_the_crossing_game_is_its_own() -> None:
    own = find_layout("crossing").rule_ids
    assert own["line"] == own["gap"] == "T11"
