"""Old words are lifted after a play (P7, K8), and what was lifted or covered is out of play."""

from __future__ import annotations

import pytest

from tests.plays import board, game, rows


@pytest.mark.rule("P7", "K8")
def test_what_is_no_part_of_a_word_made_this_turn_is_lifted() -> None:
    primary = board(game("primary"), "6F CRAB", "I6 .AT")
    assert rows(primary) == "11/11/11/11/11/8B2/8A2/8T2/11/11/11"
    assert sorted(primary.out) == ["A", "C", "R"]
    kumkom = board(game("kumkom"), "5G กาง", "I5 .าม")
    assert rows(kumkom) == "15/15/15/15/8ง6/8า6/8ม6/15/15"
    assert sorted(kumkom.out) == ["ก", "า"]


@pytest.mark.rule("K8", "P7")
def test_cross_words_are_words_made_unless_the_option_keeps_the_main_word_only() -> None:
    for name, first, second, both, main in (
        ("kumkom", "5G กาง", "6G ดม", ["6กา7", "6ดม7"], ["6ดม7"]),
        ("primary", "6F CAT", "7F OX", ["5CA4", "5OX4"], ["5OX4"]),
    ):
        usual = board(game(name), first, second)
        assert [row for row in rows(usual).split("/") if not row.isdecimal()] == both
        narrow = board(game(name, keep="main_word"), first, second)
        assert [row for row in rows(narrow).split("/") if not row.isdecimal()] == main


@pytest.mark.rule("P7", "K8")
def test_the_first_play_and_a_game_without_the_rule_lift_nothing() -> None:
    assert rows(board(game("kumkom"), "5G กาง")) == "15/15/15/15/6กาง6/15/15/15/15"
    assert board(game("kumkom"), "5G กาง").out == ()
    scrabble = board(game("scrabble"), "8G CAT", "I8 .O")
    assert rows(scrabble).count("CAT") == 1


@pytest.mark.rule("A14", "P7")
def test_a_dual_tile_goes_out_of_play_with_the_face_it_was_given() -> None:
    position = board(game("primary"), "6F CAHA", "I6 .T")
    assert "H/Q=H" in position.out
