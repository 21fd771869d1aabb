"""``thaigame drill`` and ``thaigame kit``, run as a teacher runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame

if TYPE_CHECKING:
    from pathlib import Path


def test_the_kinds_are_listed_in_thai_and_in_english() -> None:
    thai = thaigame("--lang", "th", "drill", "--list")
    assert "มาตราตัวสะกด" in thai.out
    assert "ป.1" in thai.out
    assert "Tone tables" in thaigame("--lang", "en", "drill", "--list").out


def test_the_same_seed_is_the_same_sheet() -> None:
    first, second = (
        thaigame("drill", "matra-sort", "-n", "4", "--seed", "7", "--json") for _ in "12"
    )
    assert first.json == second.json
    assert first.json["kind"] == "matra-sort"
    assert len(first.json["items"]) == 4
    assert all({"question", "answer", "reason"} <= item.keys() for item in first.json["items"])


def test_a_sheet_is_written_in_the_form_that_its_name_asks_for(tmp_path: Path) -> None:
    run = thaigame("drill", "tone", "-n", "3", "--seed", "1", "-o", str(tmp_path / "tone.html"))
    assert run.status == 0
    assert "เฉลย" in (tmp_path / "tone.html").read_text(encoding="utf-8")
    assert "1" in run.err  # the seed, so that the sheet can be made again


def test_items_that_a_form_cannot_ask_are_told(tmp_path: Path) -> None:
    # แมว is written as it is read, so a card would spell the answer; สมุด is read สะ-หฺมุด.
    words = tmp_path / "words.txt"
    words.write_text("แมว\nสมุด\n", encoding="utf-8")
    call = ("drill", "dictation", "-n", "2", "--seed", "1", "--words", str(words))
    run = thaigame("--lang", "th", *call, "-o", str(tmp_path / "cards.gift"))
    assert run.status == 0
    assert "สมุด" in (tmp_path / "cards.gift").read_text(encoding="utf-8")
    assert "จำนวนข้อที่ไม่อยู่ในไฟล์: 1 " in run.err
    whole = thaigame("--lang", "th", *call, "-o", str(tmp_path / "sheet.tsv"))
    assert "จำนวนข้อที่ไม่อยู่ในไฟล์" not in whole.err


def test_a_teachers_own_words_are_used_and_lines_without_a_word_are_told(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("กระดาน\nดินสอ\n12345\nยางลบ\nสมุด\n", encoding="utf-8")
    run = thaigame("drill", "dictation", "-n", "4", "--seed", "1", "--words", str(words), "--json")
    assert {item["answer"] for item in run.json["items"]} == {"กระดาน", "ดินสอ", "ยางลบ", "สมุด"}
    assert "3" in run.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("drill",),
        ("drill", "nothing"),
        ("drill", "tone", "-n", "0"),
        ("drill", "tone", "--level", "9"),
        ("drill", "tone", "--set", "x"),
        ("drill", "tone", "--set", "no=thing"),
        ("drill", "tone", "--words", "no such file"),
        ("drill", "tone", "-n", "2", "-o", "sheet.odt"),
        ("drill", "tone", "-n", "2", "-o", "no/such/folder/sheet.pdf"),
        ("kit", "--game", "nothing", "-o", "kit.pdf"),
        ("kit", "--game", "kumkom", "-o", "kit.pdf", "--square", "900"),
    ],
)
def test_a_wrong_call_is_told_and_nothing_is_written(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    run = thaigame(*arguments, cwd=tmp_path)
    assert run.status == 2
    assert run.err.startswith("thaigame:")
    assert list(tmp_path.iterdir()) == []


def test_a_kit_is_a_pdf(tmp_path: Path) -> None:
    path = tmp_path / "kit.pdf"
    assert thaigame("kit", "--game", "primary", "-o", str(path)).status == 0
    assert path.read_bytes().startswith(b"%PDF")
