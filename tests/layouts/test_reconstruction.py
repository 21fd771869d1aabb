"""The scripts that derive unprinted equipment give the files that are here, byte for byte."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

import pytest

from scripts import reconstruct_crossing, reconstruct_primary
from thaigame.layouts import find_layout
from thaigame.text import cells


@lru_cache(maxsize=1)
def needs() -> reconstruct_crossing.Needs:
    """Return the needs of the three-tier game's characters, derived once."""
    return reconstruct_crossing.needs()


def test_the_crossing_file_is_what_its_script_writes() -> None:
    text = reconstruct_crossing.FILE.read_bytes().decode()
    assert reconstruct_crossing.with_block(text, reconstruct_crossing.block(needs())) == text


def test_the_primary_file_is_what_its_script_writes() -> None:
    text = reconstruct_primary.FILE.read_bytes().decode()
    assert reconstruct_primary.with_block(text, reconstruct_primary.block()) == text


def test_the_scripts_tell_whether_a_file_would_change() -> None:
    assert reconstruct_primary.main(["--check"]) == 0
    assert reconstruct_crossing.main(["--check"]) == 0


def test_the_needs_of_the_tiers_are_those_of_an_independent_count() -> None:
    upper = reconstruct_crossing.VOWELS_ABOVE + reconstruct_crossing.SIGNS_ABOVE
    lower = needs().tier(reconstruct_crossing.VOWELS_BELOW)
    assert round(needs().tier(upper), 1) == 9.5
    assert round(lower, 1) == 1.3
    assert round(67 - needs().tier(upper) - lower, 1) == 56.2


def test_seats_go_by_sainte_lague() -> None:
    # The textbook example: 53, 24 and 23 votes for seven seats give 3, 2 and 2.
    votes = {"a": 53.0, "b": 24.0, "c": 23.0}
    assert reconstruct_crossing.apportion(votes, 7) == {"a": 3, "b": 2, "c": 2}


def test_the_scarcest_letter_is_worth_ten_and_the_commonest_one() -> None:
    assert reconstruct_crossing.points(5.0) == 1
    assert reconstruct_crossing.points(1.3) == 1
    assert reconstruct_crossing.points(1.3 / 2**4) == 6
    assert reconstruct_crossing.points(0.0) == 10


def test_a_rare_letter_lies_behind_a_common_one_of_its_varga_or_sound() -> None:
    groups = ("กขฃคฅฆง", "จฉชซฌญ", "ฎฏฐฑฒณดตถทธน", "บปผฝพฟภม", "ญฌย", "ซศษส", "รฤ", "ลฬฦ", "หฮ")
    for kind in find_layout("crossing").tiles.kinds:
        if "/" in kind.name and kind.faces[0].tier == "base" and kind.name != "ไ/ใ":
            common, rare = (face.text for face in kind.faces)
            assert needs().of[common] >= 0.5 > needs().of.get(rare, 0.0)
            assert any({common, rare} <= set(group) for group in groups), kind.name


def test_nearly_every_rack_can_open_a_game() -> None:
    tiles = reconstruct_crossing.all_tiles(needs())
    share, median = reconstruct_crossing.measure(tiles, racks=300, seed=1)
    # 95.3 % with a median of 12 words by another program; three standard errors of 300 racks.
    assert abs(share - 0.953) < 0.037
    assert 9 <= median <= 15


def test_a_rack_opens_with_words_that_its_tiles_show_each_once() -> None:
    known = [(word, cells(word, sara_am="split")) for word in ("มานา", "นาที", "กรณี", "น้ำใจ")]
    opener = reconstruct_crossing.Opener(known)
    assert opener.count(("ม", "า", "น/ณ", "า", "ท/ธ", "ี|ี่", "ง")) == 2
    assert opener.count(("ก", "ร", "น/ณ", "น/ณ", "ง", "ง", "ง")) == 0
    assert opener.count(("ก", "ร", "น/ณ", "?", "ง", "ง", "ง")) == 1
    assert opener.count(("น", "ํ|ํ้", "า", "ไ/ใ", "จ/ฉ", "ง", "ง")) == 1


@pytest.mark.parametrize("letter", "LMNOPRSTU")
def test_primary_letters_keep_their_share_of_the_standard_set(letter: str) -> None:
    standard = find_layout("crossword").tiles.full[letter]
    have = find_layout("primary").tiles.full[letter]
    assert abs(have - standard * Fraction(25, 42)) <= Fraction(1, 2)
