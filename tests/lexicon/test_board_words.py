"""Which entries of a list are words that could be laid, and why the others are not."""

from __future__ import annotations

import pytest

from tests.lexicon.laid import playable_words
from thaigame.lexicon import find_lexicon
from thaigame.lexicon.board_words import unplayable
from thaigame.lexicon.listed import board_form
from thaigame.text.alphabet import LATIN


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("ก กา", "has_space"),
        ("กรรม-กรณ์", "has_hyphen"),
        ("ภบท.", "has_full_stop"),
        ("หา…ไม่", "has_ellipsis"),
        ("กรมศิลป์ฯ", "has_paiyannoi"),
        ("มท๑", "has_digit"),
        ("มท1", "has_digit"),
        ("บ/ช", "has_other"),
        ("ต่างๆ", "has_yamok"),
        ("CAT", "wrong_script"),
        ("เมีัย", "misspelt"),
        ("ณ", "too_few_cells"),
        ("ที่", "too_few_cells"),
        ("กระดูกสันหลังของชาติไทย", "too_many_cells"),
    ],
)
def test_an_entry_that_no_board_can_hold_has_its_reason(entry: str, reason: str) -> None:
    found = unplayable(entry, longest=15)
    assert found is not None
    assert found.key == f"lexicon.{reason}"
    assert found.text("en") != found.text("th")


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("ICE-CREAM", "has_hyphen"),
        ("PIG'S", "has_apostrophe"),
        ("V.I.P", "has_full_stop"),
        ("AT&T", "has_other"),
        ("ΑΒΓ", "wrong_script"),
        ("ICE CREAM", "has_space"),
        ("แมว", "wrong_script"),
        ("A", "too_few_cells"),
    ],
)
@pytest.mark.rule("S4", "P17")
def test_english_words_have_letters_only(entry: str, reason: str) -> None:
    found = unplayable(entry, writing=LATIN)
    assert found is not None
    assert found.key == f"lexicon.{reason}"


@pytest.mark.parametrize("entry", ["น้ำ", "ฃวด", "ฤๅษี", "สิทธิ์", "ก็ดี", "บ่วง"])
def test_a_word_is_playable_as_far_as_the_script_goes(entry: str) -> None:
    assert unplayable(entry) is None


def test_sara_am_is_one_square_or_a_mark_and_a_square() -> None:
    # ำ alone has no consonant, so the shortest such word is the one to tell them apart by.
    assert unplayable("น้ำ", shortest=3) is not None
    assert unplayable("น้ำ", shortest=2, sara_am="split") is None


@pytest.mark.rule("T9")
def test_a_game_with_a_tile_for_yamok_can_lay_it_at_the_end_of_a_word_only() -> None:
    assert unplayable("ต่าง ๆ", yamok=True) is None
    assert unplayable("ต่าง ๆ", yamok=False) is not None
    for entry in ("ช้า ๆ นาน", "ซึ่ง ๆ หน้า", "ไวๆๆ"):
        found = unplayable(entry, yamok=True)
        assert found is not None
        assert found.key == "lexicon.yamok_inside"


def test_on_a_board_there_is_no_space_before_yamok() -> None:
    assert board_form("ต่าง ๆ") == "ต่างๆ"
    assert board_form("ก กา") == "ก กา"
    words = playable_words(["ต่าง ๆ", "ดี", "เขียว ๆ"], yamok=True)
    assert words == {"ต่างๆ", "เขียวๆ"}


def test_the_entries_with_one_yamok_at_their_end_can_be_laid_and_those_with_two_cannot() -> None:
    entries = [word for word in find_lexicon("orst") if word.endswith(" ๆ")]
    assert len(entries) == 433
    once = {word.replace(" ๆ", "ๆ") for word in entries if word.count(" ") == 1}
    assert len(once) == 373
    assert playable_words(entries, yamok=True, longest=15) == once


def test_every_word_of_enable_that_fits_the_board_is_playable() -> None:
    enable = find_lexicon("enable")
    fitting = {word for word in enable if len(word) <= 15}
    assert playable_words(enable, writing=LATIN, longest=15) == fitting
