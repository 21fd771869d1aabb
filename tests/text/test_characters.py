"""Every character of the Thai block has its class."""

from __future__ import annotations

import unicodedata

import pytest
import regex

from thaigame.text import characters as c
from thaigame.text import script

BLOCK = [chr(code) for code in range(0x0E00, 0x0E80)]


def test_classes_hold_as_many_characters_as_their_comments_say() -> None:
    assert len(c.CONSONANTS) == 46  # 44 of the alphabet, ฤ and ฦ
    assert len(c.LEAD_VOWELS) == 5
    assert len(c.FOLLOW_VOWELS) == 4
    assert len(c.LOWER_MARKS) == 3
    assert len(c.UPPER_MARKS) == 7
    assert len(c.TONES) == 4
    assert len(c.TONE_MARKS) == 6
    assert len(c.MARKS) == 16
    assert len(c.DIGITS) == 10
    assert len(c.BASES) == 57


def test_classes_share_no_character_and_together_are_the_assigned_thai_block() -> None:
    classes = [
        c.CONSONANTS,
        c.LEAD_VOWELS,
        c.FOLLOW_VOWELS,
        c.LOWER_MARKS,
        c.UPPER_MARKS,
        c.TONE_MARKS,
        c.WORD_SIGNS,
        c.OTHER_SIGNS,
        c.DIGITS,
    ]
    assigned = {ch for ch in BLOCK if unicodedata.category(ch) != "Cn"}
    assert sum(map(len, classes)) == len(frozenset().union(*classes)) == len(assigned) == 87
    assert assigned == c.THAI


def test_marks_are_the_characters_that_unicode_calls_combining() -> None:
    assert {ch for ch in BLOCK if unicodedata.category(ch) == "Mn"} == c.MARKS


def test_consonants_are_those_that_unicode_names_so() -> None:
    named = {ch for ch in BLOCK if unicodedata.name(ch, "").startswith("THAI CHARACTER ")}
    vowels = c.LEAD_VOWELS | c.FOLLOW_VOWELS | c.MARKS | c.WORD_SIGNS | c.OTHER_SIGNS
    assert named - vowels == c.CONSONANTS


def test_zero_width_characters_are_the_invisible_format_characters_of_unicode() -> None:
    unseen = regex.compile(r"\p{Default_Ignorable_Code_Point}").fullmatch
    found = {
        ch for ch in map(chr, range(0xFFF0)) if unseen(ch) and unicodedata.category(ch) == "Cf"
    }
    # U+2065 is kept free among them and has no name yet.
    assert found | {"\u2065"} == c.ZERO_WIDTH


@pytest.mark.parametrize(
    ("characters", "expected"),
    [
        ("กฮฤเะำุ้์ๆฯ", "thai"),
        ("aZéÿＡ", "latin"),
        ("ЖΩກ漢あ", "other"),
        ("๑1฿๏ .-\n\u200b\u0301😀\ud800", "none"),
    ],
)
def test_script_tells_whose_letter_it_is(characters: str, expected: str) -> None:
    assert {script(ch) for ch in characters} == {expected}
