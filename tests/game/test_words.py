"""Which words a play must answer for."""

from __future__ import annotations

import pytest

from tests.plays import board, faults, found, game


@pytest.mark.rule("A3", "K9")
@pytest.mark.parametrize(
    ("name", "first", "second", "listed", "rule"),
    [
        ("scrabble", "8G CAT", "9G ON", ("CAT ON CO AN", "CAT ON CO"), "S16"),
        ("kumkom", "5G กนง", "6G ดม", ("ดม กด นม", "ดม กด"), "K17"),
    ],
)
def test_words_in_both_directions_must_be_acceptable(
    name: str, first: str, second: str, listed: tuple[str, str], rule: str
) -> None:
    good, bad = listed
    spec = game(name, good)
    assert faults(spec, board(spec, first), second) == []
    spec = game(name, bad)
    (one,) = found(spec, board(spec, first), second)
    assert (one.rule, one.kind) == (rule, "word")
    assert len(one.squares) == 2


@pytest.mark.rule("A3")
def test_words_that_the_play_leaves_alone_are_not_judged() -> None:
    spec = game("scrabble", "TO")
    position = board(spec, "8G CAT")  # CAT is not in the list, and stands
    assert faults(spec, position, "I8 .O") == []


@pytest.mark.rule("K17", "C15", "P16", "S16")
@pytest.mark.parametrize(
    ("name", "rule", "move"),
    [
        ("kumkom", "K17", "5G กาง"),
        ("crossword", "C15", "8G CAT"),
        ("primary", "P16", "6F CAT"),
        ("scrabble", "S16", "8G CAT"),
        ("crossing", "A3", "8G งาม"),
    ],
)
def test_an_unlisted_word_breaks_the_games_own_rule(name: str, rule: str, move: str) -> None:
    spec = game(name, "NOTHING")
    assert faults(spec, spec.start(), move) == [(rule, "word")]


@pytest.mark.rule("T6")
def test_a_tier_added_to_a_standing_square_makes_a_new_word() -> None:
    spec = game("crossing", "งาม งามู")
    assert faults(spec, board(spec, "8G งาม"), "8G ...+ู") == []
    spec = game("crossing", "งาม")
    assert faults(spec, board(spec, "8G งาม"), "8G ...+ู") == [("A3", "word")]


@pytest.mark.rule("T9")
def test_yamok_ends_an_acceptable_word_once() -> None:
    spec = game("crossing", "งาม ว")
    start = spec.start()
    assert faults(spec, start, "8G งามๆ") == []
    assert faults(spec, start, "8G มางๆ") == [("T9", "doubler")]
    assert faults(spec, start, "8G ง?ๆม") == [("T9", "doubler")]
    assert faults(spec, start, "8F งามๆ?ๆ") == [("T9", "doubler")]


@pytest.mark.rule("T9")
def test_the_part_before_yamok_may_be_one_square() -> None:
    spec = game("crossing", "งาม ว งอว")
    assert faults(spec, board(spec, "8G งาม", "G8 .อว"), "10G .ๆ") == []
    assert spec.accepts("วๆ")


@pytest.mark.rule("T9")
def test_yamok_may_be_held_to_the_list() -> None:
    loose = game("crossing", "งาม")
    listed = game("crossing", "งาม", yamok="listed")
    assert loose.accepts("งามๆ")
    assert not listed.accepts("งามๆ")


@pytest.mark.rule("T14")
def test_a_word_already_played_may_be_played_again() -> None:
    spec = game("crossing", "งาม มวงาม")
    position = board(spec, "8G งาม", "I8 .วงาม")
    assert faults(spec, position, "12G งา.") == []
