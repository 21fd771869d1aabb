"""Listed words one slip away from an unlisted one."""

from __future__ import annotations

import pytest

from thaigame.lexicon import find_lexicon
from thaigame.lexicon.near import near_words
from thaigame.text import canonical


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("สัปปะรด", "สับปะรด"),
        ("กระทันหัน", "กะทันหัน"),
        ("คลีนิก", "คลินิก"),
        ("คุ๊กกี้", "คุกกี้"),
        ("อนุญาติ", "อนุญาต"),
        ("ผลลัพท์", "ผลลัพธ์"),
    ],
)
def test_common_misspellings_are_near_the_right_word(typed: str, meant: str) -> None:
    assert meant in near_words(typed, find_lexicon("orst"))


def test_the_other_side_of_two_swapped_letters_is_found() -> None:
    assert near_words("CARB", {"CRAB"}) == ("CRAB",)


def test_slips_in_a_mark_come_before_slips_in_a_letter() -> None:
    assert near_words("กา", {"ขา", "ก่า", "มา"}) == ("ก่า", "ขา", "มา")


def test_no_word_is_near_itself_and_none_is_near_nothing() -> None:
    assert near_words("กา", {"กา"}) == ()
    assert near_words("กา", frozenset()) == ()


def test_at_most_five_are_told_and_each_once() -> None:
    near = near_words("กา", find_lexicon("orst"))
    assert len(near) == len(set(near)) == 5
    assert all(word == canonical(word) for word in near)


def test_a_very_long_word_is_near_nothing_and_costs_nothing() -> None:
    assert near_words("ก" * 100_000, find_lexicon("orst")) == ()
