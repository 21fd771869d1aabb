"""Words fall into cells without loss."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from thaigame.errors import ArgumentError
from thaigame.text import Cell, SaraAm, Slots, canonical, cells, compose, faults
from thaigame.text import segment as segment_module
from thaigame.text.characters import THAI, ZERO_WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

modes = st.sampled_from(get_args(SaraAm))
any_text = st.text(st.characters())  # surrogates and unassigned code points too
thai_text = st.text(st.sampled_from(sorted(THAI | ZERO_WIDTH | {"a", " ", "\u0301"})), max_size=12)


def slots(word: str, *, sara_am: SaraAm = "whole") -> list[tuple[str, ...]]:
    return [tuple(cell) for cell in cells(word, sara_am=sara_am)]


def bases(word: str) -> str:
    return " ".join(cell.base for cell in cells(word))


@pytest.mark.parametrize(
    ("word", "texts"),
    [
        ("น้ำ", ["น้", "ำ"]),
        ("แม่น้ำ", ["แ", "ม่", "น้", "ำ"]),
        ("ผู้นำ", ["ผู้", "น", "ำ"]),
        ("ที่", ["ที่"]),
        ("กตัญญู", ["ก", "ตั", "ญ", "ญู"]),
        ("ญี่ปุ่น", ["ญี่", "ปุ่", "น"]),
        ("ฐาน", ["ฐ", "า", "น"]),
        ("พันธุ์", ["พั", "น", "ธุ์"]),
        ("สิทธิ์", ["สิ", "ท", "ธิ์"]),
        ("บริสุทธิ์", ["บ", "ริ", "สุ", "ท", "ธิ์"]),
        ("เก้าอี้", ["เ", "ก้", "า", "อี้"]),
        ("ฎีกา", ["ฎี", "ก", "า"]),
        ("ฤๅษี", ["ฤ", "ๅ", "ษี"]),
        ("ฦๅชา", ["ฦ", "ๅ", "ช", "า"]),
        ("ก็", ["ก็"]),
        ("ณ", ["ณ"]),
        ("ธ", ["ธ"]),
        ("บ่", ["บ่"]),
        ("ป้ำ", ["ป้", "ำ"]),
        ("เบียร์", ["เ", "บี", "ย", "ร์"]),
        ("ลิ้น", ["ลิ้", "น"]),
        ("เยิ้ม", ["เ", "ยิ้", "ม"]),
        ("หนี้", ["ห", "นี้"]),
        ("ซื้อ", ["ซื้", "อ"]),
        ("เอี๊ยด", ["เ", "อี๊", "ย", "ด"]),
        ("ชื่อ", ["ชื่", "อ"]),
        ("วิทยุ", ["วิ", "ท", "ยุ"]),
        ("ชิน", ["ชิ", "น"]),
        ("ต่าง ๆ", ["ต่", "า", "ง", " ", "ๆ"]),
        ("ฯลฯ", ["ฯ", "ล", "ฯ"]),
        ("TATTOOED", list("TATTOOED")),
        ("A วันที่ 1/๒", ["A", " ", "วั", "น", "ที่", " ", "1", "/", "๒"]),
        ("", []),
    ],
)
def test_a_word_falls_into_the_cells_a_player_sees(word: str, texts: list[str]) -> None:
    assert [cell.text for cell in cells(word)] == texts


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("ธิ์", [("ธ", "", "ิ", "์")]),
        ("ธุ์", [("ธ", "ุ", "", "์")]),
        ("กฺ", [("ก", "ฺ", "", "")]),
        ("ก็", [("ก", "", "็", "")]),
        ("ส๎", [("ส", "", "", "๎")]),
        ("วุู", [("ว", "ุู", "", "")]),
        ("มีั", [("ม", "", "ีั", "")]),
        ("มัี", [("ม", "", "ัี", "")]),
        ("ท่้", [("ท", "", "", "่้")]),
        ("้", [("", "", "", "้")]),
        ("ิอ", [("", "", "ิ", ""), ("อ", "", "", "")]),
        ("e\u0301", [("e\u0301", "", "", "")]),
        ("ก้\u0301", [("ก\u0301", "", "", "้")]),
        ("\u0301ก", [("\u0301", "", "", ""), ("ก", "", "", "")]),
    ],
)
def test_each_mark_stands_in_its_slot(word: str, expected: list[tuple[str, ...]]) -> None:
    assert slots(word) == expected


def test_sara_am_is_one_base_or_nikhahit_and_a_base() -> None:
    assert slots("น้ำ") == [("น", "", "", "้"), ("ำ", "", "", "")]
    assert slots("น้ำ", sara_am="split") == [("น", "", "ํ", "้"), ("า", "", "", "")]
    assert [cell.text for cell in cells("น้ำ", sara_am="split")] == ["น้", "ำ"]


@pytest.mark.parametrize("typed", ["น้ำ", "น้ํา", "นํ้า"])
def test_split_every_order_of_typing_gives_the_same_cells(typed: str) -> None:
    assert cells(typed, sara_am="split") == cells("น้ำ", sara_am="split")


def test_two_upper_marks_in_a_split_sara_am_keep_the_order_of_typing() -> None:
    # A fault, so nothing is repaired: what was typed first stands first.
    assert slots("นิำ", sara_am="split") == [("น", "", "ิํ", ""), ("า", "", "", "")]
    assert slots("นั้ำ", sara_am="split") == [("น", "", "ัํ", "้"), ("า", "", "", "")]


def test_sara_am_that_opens_a_word_is_split_onto_a_lone_nikhahit() -> None:
    assert slots("ำ", sara_am="split") == [("", "", "ํ", ""), ("า", "", "", "")]
    assert [cell.text for cell in cells("ำ", sara_am="split")] == ["", "ำ"]


def test_the_order_of_typing_makes_no_other_cell() -> None:
    (early,), (late,) = cells("ท่ี"), cells("ที่")
    assert early == late
    assert hash(early) == hash(late)
    assert (early.text, early.canonical) == ("ท่ี", "ที่")


def test_invisible_characters_fill_no_slot_and_stay_in_the_text() -> None:
    assert cells("วัน\u200bนี้") == cells("วันนี้")
    assert [cell.text for cell in cells("\ufeffวัน\u200bนี้")] == ["\ufeffวั", "น\u200b", "นี้"]
    assert [cell.text for cell in cells("น\u200b้ำ")] == ["น\u200b้", "ำ"]


def test_another_way_to_split_sara_am_is_refused() -> None:
    with pytest.raises(ArgumentError, match="sara_am"):
        cells("น้ำ", sara_am="half")  # type: ignore[arg-type]


@given(any_text | thai_text, modes)
@example("\ud800้", "whole")
@example("ำำ", "split")
@example("\u200bำ", "split")
def test_texts_of_cells_joined_are_the_word(word: str, mode: SaraAm) -> None:
    assert "".join(cell.text for cell in cells(word, sara_am=mode)) == word


@given(any_text | thai_text)
def test_no_visible_character_is_lost_from_the_slots(word: str) -> None:
    seen = sorted(ch for ch in word if ch not in ZERO_WIDTH)
    assert sorted("".join(map("".join, cells(word)))) == seen


@given(thai_text, modes)
def test_cells_of_a_canonical_word_give_the_word_back(word: str, mode: SaraAm) -> None:
    typed = canonical(word)
    assert compose(cells(typed, sara_am=mode)) == typed


@given(thai_text)
def test_odd_characters_change_nothing_for_their_neighbours(word: str) -> None:
    # A word with an emoji goes the slow way, the same word without it the quick way.
    assert cells(f"ก{word}😀")[:-1] == cells(f"ก{word}")


@pytest.mark.parametrize("mode", get_args(SaraAm))
def test_whole_word_lists_are_decomposed_and_recomposed_without_loss(
    mode: SaraAm, all_words: Sequence[str]
) -> None:
    assert len(all_words) > 62_106
    lost = [
        word
        for word in all_words
        if "".join(cell.text for cell in cells(word, sara_am=mode)) != word
        or compose(cells(word, sara_am=mode)) != canonical(word)
    ]
    assert lost == []


def test_no_well_formed_headword_needs_two_marks_in_one_slot(orst_words: Sequence[str]) -> None:
    crowded = [
        word
        for word in orst_words
        if any(len(slot) > 1 for cell in cells(canonical(word)) for slot in cell)
    ]
    assert crowded == ["ย่ำอยู่กับท่ี่"]


def test_a_tenth_of_the_headwords_need_two_marks_above_one_letter(
    orst_words: Sequence[str],
) -> None:
    solid = [word for word in orst_words if not set(word) & set(" -.…๓")]
    two = [word for word in solid if any(cell.upper and cell.tone for cell in cells(word))]
    assert (len(solid), len(two)) == (37_613, 3_903)


def test_the_pool_for_puzzles_has_the_known_size(orst_words: Sequence[str]) -> None:
    letters = [word for word in orst_words if not set(word) & set(" -.…๓ๆฯ")]
    sound = [word for word in letters if not faults(word)]
    assert sum(2 <= len(cells(word)) <= 15 for word in sound) == 37_188


def test_equal_cells_are_one_object() -> None:
    assert cells("กา")[1] is cells("มา")[1] is Cell.of("า")


@pytest.mark.parametrize("cell", [Cell.of("ท", upper="ี", tone="่"), cells("ท่ี")[0]])
def test_cells_survive_pickle_and_copy_with_their_text(cell: Cell) -> None:
    for twin in (pickle.loads(pickle.dumps(cell)), copy.copy(cell), copy.deepcopy(cell)):  # noqa: S301
        assert (twin, twin.text) == (cell, cell.text)
        assert isinstance(twin, Cell)


def test_a_cell_is_a_value() -> None:
    cell = Cell.of("ก", tone="้")
    assert cell == Slots("ก", tone="้") == ("ก", "", "", "้")
    assert cell._replace(tone="่").text == "ก่"
    with pytest.raises(AttributeError):
        cell.text = "ข"
    assert repr(cells("ท่ี")[0]) == "Cell('ท', '', 'ี', '่' typed 'ท่ี')"
    assert repr(cells("ที่")[0]) == "Cell('ท', '', 'ี', '่')"


def test_memory_of_cells_is_bounded() -> None:
    table = segment_module._cell_for.__self__  # type: ignore[attr-defined]
    for number in range(segment_module._TABLE_SIZE + 1_000):
        digits = "".join("ิีึืุู่้๊๋"[int(digit)] for digit in str(number))
        cells(f"ก{digits}")
    for length in range(1_000, 1_100):
        cells("ก" + "่" * length)
    assert len(table) <= segment_module._TABLE_SIZE
    assert max(map(len, table)) <= segment_module._LONGEST_KEPT


@pytest.mark.parametrize("run", ["่", "ุ่", "ำ", "ำ้", "\u0301", "\u0301่", "\u200b", "ํา"])
def test_very_long_runs_are_cut_without_loss_and_come_to_an_end(run: str) -> None:
    # No clock: work that grew with the square of the length would not end here.
    word = "ก" + run * 400_000
    assert "".join(cell.text for cell in cells(word, sara_am="split")) == word
    assert canonical(canonical(word)) == canonical(word)
