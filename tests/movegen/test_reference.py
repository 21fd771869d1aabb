"""The reference finds the plays of small positions as a person counts them."""

from __future__ import annotations

import pytest

from tests.plays import board, game
from tests.reference import reference_plays
from thaigame.layouts.grid import Direction
from thaigame.notation import format_move


def found(name: str, words: str, rack: str, *moves: str) -> dict[str, int]:
    spec = game(name, words)
    position = board(spec, *moves, rack=rack)
    plays = reference_plays(spec, position)
    return {format_move(place, position): score for place, score in plays.items()}


@pytest.mark.rule("P9")
def test_the_first_play_of_the_primary_sheet_has_four_places_each_way() -> None:
    plays = found("primary", "CRAB", "CRABEI")
    assert sorted(plays) == sorted(
        [*(f"6{letter} CRAB" for letter in "CDEF"), *(f"F{row} CRAB" for row in (3, 4, 5, 6))]
    )
    # With C on the centre, B lies on light blue: (3 + 1 + 1 + 3 x 2) x 2.
    assert plays["6F CRAB"] == plays["F6 CRAB"] == 22


@pytest.mark.rule("S3")
def test_the_scrabble_sheets_example_has_its_two_plays() -> None:
    plays = found("scrabble", "BENEFIT WANE AWE AN WE EF", "AAAEELW", "8H BENEFIT")
    assert plays["J6 WA.E"] == 15
    assert plays["7J AWE"] == 18


def test_words_join_only_where_every_cross_word_is_listed() -> None:
    # Above N stands O, below it O; above and below O stands N. That leaves four plays of one
    # tile, and in the rows above and below ON over both tiles or NO over one of them.
    plays = found("scrabble", "NO ON", "ON", "8H NO")
    one = {"H7 O.", "H8 .O", "I7 N.", "I8 .N"}
    assert set(plays) == one | {"7G NO", "7H ON", "7I NO", "9G NO", "9H ON", "9I NO"}


@pytest.mark.rule("T9")
def test_the_doubler_follows_a_word_of_one_cell() -> None:
    plays = found("crossing", "ณ มณา", "ๆมา", "8H ม[น/ณ=ณ]า")
    assert plays["I8 .ๆ"] == 2 * 4


def test_a_play_of_one_square_is_told_across_unless_only_its_down_word_exists() -> None:
    spec = game("scrabble", "AT TA")
    position = board(spec, "8H AT", rack="A")
    directions = {
        format_move(place, position): place.direction for place in reference_plays(spec, position)
    }
    assert directions == {"I7 A.": Direction.DOWN, "I8 .A": Direction.DOWN}
