"""Columns line up although Thai marks have no width."""

from __future__ import annotations

import unicodedata
from typing import get_args

import pytest
import wcwidth
from hypothesis import given
from hypothesis import strategies as st

from thaigame.errors import ArgumentError
from thaigame.text import display_width, pad
from thaigame.text.width import Align

# Whether these are shown at all differs from terminal to terminal (visible format characters), or
# from one edition of Unicode to the next (signs and numbers that became wide).
UNSETTLED = {"Cc", "Cf", "Cn", "Co", "So", "No"}


def test_every_settled_character_is_as_wide_as_wcwidth_has_it() -> None:
    settled = [ch for ch in map(chr, range(0x110000)) if unicodedata.category(ch) not in UNSETTLED]
    assert len(settled) > 130_000
    other = [
        f"U+{ord(ch):04X}"
        for ch in settled
        if display_width(ch) != wcwidth.wcwidth(ch) and ch not in HANGUL_FILLERS
    ]
    assert other == []


# Editions of wcwidth differ about them; Unicode has them show nothing.
HANGUL_FILLERS = "\u3164\uffa0"


@pytest.mark.parametrize("filler", ["\u1160", *HANGUL_FILLERS])
def test_the_fillers_of_korean_take_no_column(filler: str) -> None:
    assert display_width(filler) == 0
    assert display_width(f"ก{filler}า") == 2


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("น้ำ", 2),
        ("ที่", 1),
        ("เก้าอี้", 4),
        ("พันธุ์", 3),
        ("วัน\u200bนี้", 3),
        ("cat", 3),
        ("e\u0301", 1),
        ("漢字", 4),
        ("한", 2),
        ("ｶﾅ", 2),
        ("😀", 2),
        ("❤", 1),
        ("❤\ufe0f", 2),
        ("👍🏽", 2),
        ("👨\u200d👩\u200d👧", 2),
        ("1\ufe0f\u20e3", 2),
        ("", 0),
    ],
)
def test_text_takes_the_columns_a_terminal_gives_it(text: str, columns: int) -> None:
    assert display_width(text) == columns == wcwidth.wcswidth(text)


@pytest.mark.parametrize(
    ("align", "expected"),
    [("<", "น้ำ   "), (">", "   น้ำ"), ("^", " น้ำ  ")],
)
def test_padding_fills_columns_and_not_characters(align: Align, expected: str) -> None:
    assert pad("น้ำ", 5, align) == expected


@given(st.text(st.characters(exclude_categories=["Cc"])), st.integers(0, 20))
def test_padded_text_is_as_wide_as_asked_or_as_it_was(text: str, width: int) -> None:
    for align in get_args(Align):
        padded = pad(text, width, align)
        assert text in padded
        assert display_width(padded) == max(width, display_width(text))


def test_another_alignment_is_refused() -> None:
    with pytest.raises(ArgumentError, match="align"):
        pad("น้ำ", 5, "=")  # type: ignore[arg-type]


def test_what_is_padded_stands_on_the_left_unless_said() -> None:
    assert pad("น้ำ", 5) == pad("น้ำ", 5, "<") == "น้ำ   "


def test_each_of_the_five_skin_tones_takes_no_room_behind_an_emoji_and_two_alone() -> None:
    for tone in map(chr, range(0x1F3FB, 0x1F400)):
        assert display_width(f"\U0001f44b{tone}") == 2
        assert display_width(tone) == 2
    assert display_width("\U0001f44b\U0001f400") == 4
