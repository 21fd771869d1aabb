"""Handwriting sheets: what is to be traced is drawn, in the order of the primer, on ruled lines."""

from __future__ import annotations

import pytest

from thaigame.drills import make
from thaigame.drills.export.pictures import pictures
from thaigame.drills.export.writing import LETTER, STEP
from thaigame.drills.model import WritingLines
from thaigame.spelling import HIGH, LOW_PAIRED, LOW_SINGLE, MID


def test_letters_come_in_the_order_of_the_alphabet_and_all_44_of_them() -> None:
    letters = [item.word for item in make("handwriting", count=60).items]
    assert letters[:5] == ["ก", "ข", "ฃ", "ค", "ฅ"]
    assert letters[-3:] == ["ฬ", "อ", "ฮ"]
    assert set(letters) == set(MID + HIGH + LOW_PAIRED + LOW_SINGLE)


def test_a_teachers_own_words_are_practised_and_no_letters() -> None:
    sheet = make("handwriting", words=["กา", "เก้าอี้"])
    assert {item.word for item in sheet.items} == {"กา", "เก้าอี้"}
    assert all(item.figure == WritingLines(item.word) for item in sheet.items)


@pytest.mark.parametrize("traced", [1, 2, 3])
def test_each_traced_line_is_ruled_and_one_more_is_left_empty(traced: int) -> None:
    (shown,) = pictures(WritingLines("กา", traced), "th", width=170)
    assert shown.height == (traced + 1) * STEP
    assert shown.width == 170
    ruled = shown.svg.count('stroke="#7fa8d9"')
    assert ruled == 4 * (traced + 1)


def test_the_text_stands_once_in_ink_and_then_in_dashes() -> None:
    (shown,) = pictures(WritingLines("กา"), "th", width=170)
    assert shown.svg.count('fill="#000000"') == 1
    assert shown.svg.count('stroke-dasharray="44 30"') >= 5


def test_a_text_longer_than_the_line_is_still_shown_once() -> None:
    (shown,) = pictures(WritingLines("ก" * 60), "th", width=170)
    assert shown.svg.count('fill="#000000"') == 1
    assert 'stroke-dasharray="44 30"' not in shown.svg


def test_letters_are_large_enough_for_a_first_grader() -> None:
    assert LETTER >= 7
