"""Words sort as ICU sorts Thai."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Protocol, cast

import icu
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame.text import canonical, faults, sort_key

if TYPE_CHECKING:
    from collections.abc import Sequence


class Collator(Protocol):
    def getSortKey(self, word: str) -> bytes: ...  # noqa: N802  ICU's name


@pytest.fixture(scope="module")
def collator() -> Collator:
    return cast("Collator", icu.Collator.createInstance(icu.Locale("th")))


def test_the_whole_list_is_in_icus_order(collator: Collator, all_words: Sequence[str]) -> None:
    ours = sorted(all_words, key=sort_key)
    judged = [collator.getSortKey(word) for word in ours]
    turned = [
        words
        for words, (left, right) in zip(pairwise(ours), pairwise(judged), strict=True)
        if left > right
    ]
    assert turned == []


def test_words_are_equal_where_icu_has_them_equal(
    collator: Collator, all_words: Sequence[str]
) -> None:
    # Of canonical words: ICU tells two ways of typing one word apart.
    ours = sorted(set(map(canonical, all_words)), key=sort_key)
    for left, right in pairwise(ours):
        equal = collator.getSortKey(left) == collator.getSortKey(right)
        assert equal == (sort_key(left)[:3] == sort_key(right)[:3]), (left, right)


@given(st.lists(st.text(st.sampled_from("กขฤรเโาะำัิุ่้็์ๆ -"), max_size=6), max_size=8))
def test_any_sound_words_are_in_icus_order(collator: Collator, words: list[str]) -> None:
    ours = sorted((word for word in words if not faults(word)), key=sort_key)
    judged = [collator.getSortKey(word) for word in ours]
    assert judged == sorted(judged)


@pytest.mark.parametrize(
    "in_order",
    [
        ["กก", "กฎ", "กะ", "กา", "เก", "แก", "ไก"],
        ["เขา", "เข่า", "เข้า"],
        ["เข้าที", "เข้าที่"],
        ["รุ", "ฤดู", "ฤๅษี", "ลา"],
        ["ดาน", "ดำ"],
        ["1", "ก", "apple"],
        ["apple", "Apple", "apples", "banana"],
        ["cafe", "café", "cafes"],
        ["๑", "2", "๓", "กา", "Zebra"],
    ],
)
def test_order_is_that_of_a_dictionary(collator: Collator, in_order: list[str]) -> None:
    backwards = in_order[::-1]
    assert sorted(backwards, key=sort_key) == in_order
    assert sorted(backwards, key=collator.getSortKey) == in_order


def test_signs_that_are_not_spelling_do_not_count() -> None:
    assert sort_key("ต่าง ๆ")[:3] == sort_key("ต่าง")[:3]
    assert sort_key("กรรม-กรณ์")[:3] == sort_key("กรรมกรณ์")[:3]


def test_another_way_of_typing_sorts_beside_the_word() -> None:
    assert sort_key("นํ้า")[:3] == sort_key("น้ำ")[:3]
    assert sort_key("นํ้า") != sort_key("น้ำ")


@given(st.text(st.characters()))
def test_every_text_has_a_key_of_its_own(word: str) -> None:
    assert sort_key(word)[-1] == word
    assert sort_key(canonical(word))[:3] == sort_key(word)[:3]
