"""Cells and lone marks as outlines: nothing lost, nothing off-centre, no dotted circle."""

from __future__ import annotations

import pytest

from tests.render.pixels import Area, difference, ink, picture, pieces
from thaigame.render import cell_svg
from thaigame.render.fonts import line, outline
from thaigame.text import cells
from thaigame.text.characters import MARKS

# Words that other programs lost a mark of, split wrongly or drew wrongly.
_WORDS = """
    น้ำ แม่น้ำ ผู้นำ น้ํา นํ้า ที่ กตัญญู ญี่ปุ่น ฐาน พันธุ์ สิทธิ์ บริสุทธิ์ เก้าอี้ ฎีกา ฤๅษี ฦๅชา ก็ ณ ธ บ่ ป้ำ
    เบียร์ ลิ้น เยิ้ม หนี้ ซื้อ เอี๊ยด ชื่อ วันที่ วิทยุ ชิน กตัญญุตา อัฐูปถัมภ์ ฏุ ฎู
"""
HARD_CELLS = sorted({cell.canonical for word in _WORDS.split() for cell in cells(word)})
SIDE = 200
ALL = Area(0, 0, SIDE, SIDE)


def test_a_tone_over_a_vowel_is_there() -> None:
    assert difference(cell_svg("ที่"), cell_svg("ที")) is not None
    assert difference(cell_svg("ซื้"), cell_svg("ซื")) is not None


@pytest.mark.parametrize("cell", ["ที่", "ลิ้", "นี้", "ซื้", "อี๊", "ชื่", "น้", "บ่", "ก็", "ธิ์", "ธุ์"])
def test_every_mark_adds_ink_above_or_below(cell: str) -> None:
    whole, base = outline(cell).ink, outline(cell[0]).ink
    assert whole.top < base.top - 100  # a tone of this font is more than 100 units high
    if len(cell) > 2:
        one_mark = outline(cell[:-1]).ink
        assert whole.top < one_mark.top or whole.bottom > one_mark.bottom


@pytest.mark.parametrize("mark", sorted(MARKS))
def test_the_ink_of_a_lone_mark_is_centred_within_a_pixel(mark: str) -> None:
    x, y = ink(cell_svg(mark), width=SIDE).centre
    assert abs(x - SIDE / 2) <= 1
    assert abs(y - SIDE / 2) <= 1


@pytest.mark.parametrize("mark", sorted(MARKS))
def test_a_lone_mark_stands_without_a_dotted_circle(mark: str) -> None:
    # Every mark is one stroke or at most two; a dotted circle is a dozen dots.
    assert 1 <= pieces(cell_svg(mark), width=100) <= 2


def test_two_lone_marks_stand_above_each_other() -> None:
    for vowel in "ิีึื":
        both, below = outline(vowel + "่").ink, outline(vowel).ink
        assert both.bottom == below.bottom
        assert both.top < below.top - 100


@pytest.mark.parametrize("cell", ["ญุ", "ญู", "ฐุ", "ฐู"])
def test_a_base_with_a_tail_loses_it_over_a_lower_vowel(cell: str) -> None:
    # Below the line there is then the vowel alone, in one piece, as under a letter without a tail.
    base, vowel = cell[0], cell[1]
    names = [glyph.name for glyph in line(cell)[0]]
    assert names[0] != line(base)[0][0].name
    assert outline(cell).ink.bottom == pytest.approx(outline("น" + vowel).ink.bottom, abs=1)


def test_sara_am_with_a_tone_has_the_tone_above_the_dew_drop() -> None:
    assert outline("น้ำ").ink.top < outline("นำ").ink.top - 50
    assert outline("น้ำ").advance == outline("นำ").advance


@pytest.mark.parametrize("cell", HARD_CELLS)
def test_every_cell_of_hard_words_is_drawn_inside_its_square(cell: str) -> None:
    edge = SIDE // 20
    room = Area(edge, edge, SIDE - edge, SIDE - edge)
    assert ink(cell_svg(cell), width=SIDE).inside(room)


def test_different_cells_look_different() -> None:
    seen = {picture(cell_svg(cell), width=60).tobytes() for cell in HARD_CELLS}
    assert len(seen) == len(HARD_CELLS)


def test_a_line_of_text_is_as_long_as_its_outline() -> None:
    for text in ("สิทธิ์ ที่น้ำ", "8D MIGHT +28", "ผู้เล่น ๑"):
        assert line(text, "Regular")[1] == outline(text, "Regular").advance


def test_both_weights_have_every_letter() -> None:
    for weight in ("Regular", "SemiBold"):
        missing = outline("\U0001f600", weight).path  # no font of letters has this one
        letters = [chr(code) for code in range(0x0E01, 0x0E4F) if code not in range(0x0E3B, 0x0E40)]
        letters += [chr(code) for code in range(ord("A"), ord("Z") + 1)]
        letters += list("0123456789๐๑๒๓๔๕๖๗๘๙×+?:/.")
        assert [ch for ch in letters if outline(ch, weight).path == missing] == []
