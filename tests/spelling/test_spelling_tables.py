"""Tone tables, chants, classes, homophones and the kept analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from thaigame.errors import DrillError
from thaigame.lexicon import find_lexicon
from thaigame.spelling import (
    ATTRIBUTES,
    HIGH,
    LOW_PAIRED,
    LOW_SINGLE,
    MATRA,
    MID,
    analyse,
    analyse_list,
    conjugate,
    homophones,
    pair_of,
    reasons,
    spell_out,
    tone,
)

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.spelling import Class, Length, Tone


def test_the_44_consonants_fall_into_9_11_and_24() -> None:
    assert (len(MID), len(HIGH), len(LOW_PAIRED), len(LOW_SINGLE)) == (9, 11, 14, 10)
    assert len(set(MID + HIGH + LOW_PAIRED + LOW_SINGLE)) == 44


def test_seven_letters_never_end_a_syllable() -> None:
    assert {
        letter for letter in MID + HIGH + LOW_PAIRED + LOW_SINGLE if letter not in MATRA
    } == set("ฃฅฉฌผฝหอฮ")


def test_pairs_and_single_low_letters() -> None:
    assert pair_of("ค") == "ขฃ"
    assert pair_of("ส") == "ซ"
    assert all(not pair_of(letter) for letter in LOW_SINGLE + MID)


@pytest.mark.parametrize(
    ("class_", "live", "length", "tones"),
    [
        ("mid", True, "long", "mid low falling high rising"),
        ("mid", False, "short", "low - falling high rising"),
        ("high", True, "long", "rising low falling - -"),
        ("high", False, "short", "low - falling - -"),
        ("low", True, "long", "mid falling high - -"),
        ("low", False, "short", "high falling - - rising"),
        ("low", False, "long", "falling - high - rising"),
    ],
)
def test_the_tone_table(class_: Class, live: bool, length: Length, tones: str) -> None:  # noqa: FBT001
    found = [tone(class_, mark, live=live, length=length) or "-" for mark in ("", *"่้๊๋")]
    assert found == tones.split()


@pytest.mark.parametrize(
    ("word", "chant"),
    [
        ("กา", "กอ-อา-กา"),
        ("มด", "มอ-โอะ-ดอ-มด"),
        ("เตย", "ตอ-เออ-ยอ-เตย"),
        ("ปูนา", "ปอ-อู-ปู-นอ-อา-นา"),
    ],
)
def test_words_are_spelt_out_as_they_are_chanted(word: str, chant: str) -> None:
    assert spell_out(word) == chant


def test_a_word_that_is_not_sure_is_not_spelt_out() -> None:
    with pytest.raises(DrillError):
        spell_out("คุ๊กกี้")


def table(word: str) -> list[tuple[str, Tone | None]]:
    return [(cell.text, cell.tone) for cell in conjugate(word).cells]


def test_a_middle_letter_takes_all_five_tones() -> None:
    assert table("กา") == [
        ("กา", "mid"), ("ก่า", "low"), ("ก้า", "falling"), ("ก๊า", "high"), ("ก๋า", "rising"),
    ]  # fmt: skip


def test_a_low_letter_has_two_wrong_cells_that_its_pair_fills() -> None:
    found = conjugate("คา")
    assert [cell.tone for cell in found.cells] == ["mid", "falling", "high", None, None]
    assert [cell.text for cell in found.partner[:3]] == ["ขา", "ข่า", "ข้า"]
    heard = {cell.tone for cell in (*found.cells, *found.partner) if cell.tone}
    assert len(heard) == 5


def test_a_single_low_letter_takes_a_leading_ho() -> None:
    assert [cell.text for cell in conjugate("นา").partner[:3]] == ["หนา", "หน่า", "หน้า"]


def test_maitaikhu_goes_under_a_tone_mark() -> None:
    assert [cell.text for cell in conjugate("เก่ง").cells] == ["เก็ง", "เก่ง", "เก้ง", "เก๊ง", "เก๋ง"]


@pytest.mark.parametrize("word", ["ก็", "มะลิ", "คุ๊ก"])
def test_what_is_no_single_sure_syllable_has_no_tone_table(word: str) -> None:
    with pytest.raises(DrillError):
        conjugate(word)


def test_every_attribute_has_a_reason_in_both_languages() -> None:
    for word in ("เพชร", "ทราย", "ตลาด", "คน", "กรรม", "น้ำ", "จันทร์", "หมา", "กลม", "ก็", "จะ"):
        for syllable in analyse(word).syllables:
            found = reasons(syllable)
            assert set(found) == set(ATTRIBUTES)
            assert all(each.text("th") and each.text("en") for each in found.values())


def test_homophones_are_grouped_by_sound_and_not_by_letters() -> None:
    words = ["ค่า", "ข้า", "ฆ่า", "ขา", "การ", "กาน", "กาฬ", "รถ", "รส", "มด"]
    assert homophones(words) == (("ค่า", "ข้า", "ฆ่า"), ("การ", "กาน", "กาฬ"), ("รถ", "รส"))


# Each way in which an analysis can end: sure with one reading and with two, unsure with the best
# guess, an abbreviation without any, and each kind of fault.
ENDS = {
    "sure": ("ตลาด", "มด"),
    "two readings": ("ตากลม",),
    "a guess": ("กกก",),
    "nothing": ("สค.", "น.ส. ๓", "หา…ไม่"),
    "faults": ("คุ๊กกี้", "", "กา\nมา", "กา\tมา", "\ud800", "cat", "กกกกกกก์์", "ก|ก-ก"),
}


def test_a_kept_analysis_is_the_fresh_one_however_it_ends(tmp_path: Path) -> None:
    assert all(analyse(word).sure for word in ENDS["sure"])
    assert all(len(analyse(word).readings) == 2 for word in ENDS["two readings"])
    assert all(not analyse(word).sure and analyse(word).readings for word in ENDS["a guess"])
    assert all(
        (analyse(word).readings, analyse(word).fault) == ((), None) for word in ENDS["nothing"]
    )
    assert all(analyse(word).fault for word in ENDS["faults"])
    words = [word for some in ENDS.values() for word in some]
    fresh = analyse_list(words)
    first = analyse_list(words, folder=tmp_path)
    assert len(list(tmp_path.iterdir())) == 1
    assert dict(analyse_list(words, folder=tmp_path)) == first == fresh
    assert list(first) == words


def test_two_lists_that_look_alike_when_joined_are_kept_apart(tmp_path: Path) -> None:
    for words in (["กา\nมา"], ["กา", "มา"], ["กา,มา"], ['กา", "มา']):
        for _ in ("made", "kept"):
            assert list(analyse_list(words, folder=tmp_path)) == words
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.nightly
def test_the_kept_analysis_of_the_whole_list_is_the_fresh_one(tmp_path: Path) -> None:
    words = find_lexicon("orst").words
    fresh = analyse_list(words, folder=tmp_path)
    assert dict(analyse_list(words, folder=tmp_path)) == fresh


def test_a_kept_file_that_is_damaged_is_made_again(tmp_path: Path) -> None:
    words = ["ตลาด"]
    fresh = analyse_list(words, folder=tmp_path)
    (path,) = tmp_path.iterdir()
    path.write_text("{", encoding="utf-8")
    assert dict(analyse_list(words, folder=tmp_path)) == fresh
    whole = path.read_bytes()
    for damaged in (whole.replace("ด".encode(), "ต".encode()), whole[:-2] + b"1", whole[:-9]):
        assert damaged != whole
        path.write_bytes(damaged)  # it could still be read, and would say something else
        assert dict(analyse_list(words, folder=tmp_path)) == fresh
        assert path.read_bytes() == whole
