"""One word, one canonical form, and nothing else is changed."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from thaigame.text import canonical, cells
from thaigame.text.characters import THAI, ZERO_WIDTH
from thaigame.text.normalize import trace

if TYPE_CHECKING:
    from collections.abc import Sequence

any_text = st.text(st.characters())
thai_text = st.text(st.sampled_from(sorted(THAI | ZERO_WIDTH | {"a", " ", "\u0301"})), max_size=12)
# What the variants are made of, so that chance finds their combinations.
tricky_text = st.text(st.sampled_from("กฤเาำๅํ่้ิุ\u200b"), max_size=8)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("น้ํา", "น้ำ"),
        ("นํ้า", "น้ำ"),
        ("นำ้", "น้ำ"),
        ("กระแสนํ้า", "กระแสน้ำ"),
        ("ถ้ํา", "ถ้ำ"),
        ("ลำ้", "ล้ำ"),
        ("กํา", "กำ"),
        ("กํๅ", "กำ"),
        ("การเเสดง", "การแสดง"),
        ("ห\u0e48\u0e38นยนต์", "หุ่นยนต์"),
        ("พันธ\u0e4c\u0e38", "พันธุ์"),
        ("กๅ", "กา"),
        ("วัน\u200bนี้", "วันนี้"),
        ("\ufeffแม่\u200dน้\u200bำ\u2060", "แม่น้ำ"),
        ("เ\u200bเก", "แก"),
    ],
)
def test_another_way_of_typing_becomes_the_canonical_one(typed: str, expected: str) -> None:
    assert canonical(typed) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("ก้\u0301", "ก\u0301้"),
        ("กิ\u0301้", "ก\u0301ิ้"),
        ("กุ\u0301", "ก\u0301ุ"),
        ("ก้\u0301\u0302", "ก\u0301\u0302้"),  # two of them keep their order
        ("ก\u0302\u0301", "ก\u0302\u0301"),
        ("ก\u0301้", "ก\u0301้"),
        ("น้\u0301ำ", "น\u0301้ำ"),
        ("ก\u0eb4\u0e34", "ก\u0eb4\u0e34"),  # Lao i stands before the Thai one
    ],
)
def test_a_mark_of_another_script_stands_before_the_thai_ones(typed: str, expected: str) -> None:
    assert canonical(typed) == expected


@pytest.mark.parametrize(
    "word",
    [
        "คะะ",
        "ก ้า",
        "ิกา",
        "เมีัย",
        "รักษาู",
        "อาวุูธ",
        "ท่่าน",
        "บำบัำด",
        "ฤาษี",
        "ฤๅษี",
        "ฦๅชา",
        "ลัาน",
        "กมฺมํ",
        "ๅ",
        "ํ",
        "Tattooed",
        "café",
        "A วันที่ 1/๒",
        "",
    ],
)
def test_mistakes_and_sound_words_are_left_as_they_are(word: str) -> None:
    assert canonical(word) == word


def test_canonical_changes_three_headwords_and_no_entry_of_thai_words(
    orst_words: Sequence[str], thai_words: Sequence[str]
) -> None:
    changed = [word for word in orst_words if canonical(word) != word]
    assert changed == ["กระแสนํ้า", "ย่ำอยู่กับท่ี่", "ห\u0e48\u0e38นยนต์"]
    assert [word for word in thai_words if canonical(word) != word] == []


def test_sara_am_is_never_taken_apart_as_compatibility_forms_do(
    all_words: Sequence[str],
) -> None:
    with_am = [word for word in all_words if "ำ" in word]
    assert all("ำ" in canonical(word) for word in with_am)
    assert all("ำ" not in unicodedata.normalize("NFKC", word) for word in with_am)


@given(any_text | thai_text | tricky_text)
@example("ำำ้")
@example("ำ้ำ้")
@example("ํ่ํา")
@example("เเเ")
def test_canonical_form_of_a_canonical_form_is_itself(word: str) -> None:
    once = canonical(word)
    assert canonical(once) == once


@given(any_text | thai_text | tricky_text)
def test_a_word_has_variants_exactly_when_it_is_not_canonical(word: str) -> None:
    text, origin, variants = trace(word)
    assert bool(variants) == (text != word)
    assert len(origin) == len(text) == len(set(origin))
    assert all(0 <= variant.at < len(word) for variant in variants)


@given(any_text | thai_text | tricky_text)
def test_each_character_is_traced_to_the_one_it_came_from(word: str) -> None:
    text, origin, _ = trace(word)
    became = {"ำ": "ำาๅ", "แ": "แเ", "า": "าๅ"}
    for ch, at in zip(text, origin, strict=True):
        assert word[at] in became.get(ch, ch)


@given(any_text | thai_text | tricky_text)
def test_no_tone_and_no_letter_is_lost(word: str) -> None:
    # Only invisible characters go, and two characters become one in ำ and แ.
    def spelt_out(text: str) -> list[str]:
        plain = text.replace("ำ", "ํา").replace("แ", "เเ").replace("ๅ", "า")
        return sorted(ch for ch in plain if ch not in ZERO_WIDTH)

    assert spelt_out(canonical(word)) == spelt_out(word)


@given(thai_text)
def test_marks_of_a_canonical_cell_are_in_the_order_of_the_slots(word: str) -> None:
    for cell in cells(canonical(word)):
        assert cell.text == cell.canonical
