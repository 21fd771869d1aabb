"""A teacher's list in the files that teachers have, and the faults of its lines."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import Workbook

from thaigame.drills import make, read_words
from thaigame.drills.wordfile import MOST_ROWS
from thaigame.errors import DrillError, ThaigameError

if TYPE_CHECKING:
    from pathlib import Path

WORDS = ["แมว", "น้ำ", "โรงเรียน", "พันธุ์"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp874"])
def test_a_text_file_is_read_in_the_encodings_that_teachers_have(
    tmp_path: Path, encoding: str
) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(("# คำบทที่ 1\r\n" + "\r\n".join(WORDS) + "\r\n").encode(encoding))
    found = read_words(path)
    assert list(found.words) == WORDS
    assert found.faulty == ()


def test_faults_are_told_by_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("แมว\n\nเมีัย\nแมว\ncat\nน้ํา\n", encoding="utf-8")
    found = read_words(path)
    assert list(found.words) == ["แมว", "น้ำ"]
    assert [(fault.line, fault.text) for fault in found.faulty] == [(3, "เมีัย"), (5, "cat")]
    assert [(fault.line, fault.text) for fault in found.repeated] == [(4, "แมว")]


def test_a_csv_file_has_words_and_clues_under_their_heads(tmp_path: Path) -> None:
    path = tmp_path / "words.csv"
    path.write_text('ลำดับ,คำ,ความหมาย\n1,แมว,"สัตว์, สี่ขา"\n2,น้ำ,\n3,ก็็,\n', encoding="utf-8")
    found = read_words(path)
    assert found.words == {"แมว": "สัตว์, สี่ขา", "น้ำ": ""}
    assert [fault.line for fault in found.faulty] == [4]


def test_a_csv_file_without_heads_has_words_in_its_first_column(tmp_path: Path) -> None:
    path = tmp_path / "words.csv"
    path.write_text("แมว;สัตว์\nน้ำ;ดื่มได้\n", encoding="utf-8")
    assert read_words(path).words == {"แมว": "สัตว์", "น้ำ": "ดื่มได้"}


def test_a_workbook_is_read_with_its_row_numbers(tmp_path: Path) -> None:
    book = Workbook()
    page = book.active
    assert page is not None
    for row in (["คำ", "คำใบ้"], ["แมว", "ร้องเหมียว"], [None, None], [7, ""], ["ที่", None]):
        page.append(row)
    path = tmp_path / "words.xlsx"
    book.save(path)
    found = read_words(path)
    assert found.words == {"แมว": "ร้องเหมียว", "ที่": ""}
    assert [(fault.line, fault.text) for fault in found.faulty] == [(4, "7")]


def test_a_list_makes_a_sheet_of_its_own_words(tmp_path: Path) -> None:
    path = tmp_path / "words.csv"
    path.write_text("แมว,ร้องเหมียว\nมด,ตัวเล็ก\n", encoding="utf-8")
    made = make("matra-sort", words=read_words(path).words, count=2)
    assert {item.word for item in made.items} == {"แมว", "มด"}


@pytest.mark.parametrize("name", ["words.docx", "words.xls", "words.pdf"])
def test_other_files_are_refused_by_their_names(tmp_path: Path, name: str) -> None:
    with pytest.raises(DrillError, match="CSV or XLSX"):
        read_words(tmp_path / name)


def test_files_without_words_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.xlsx"
    path.write_bytes(b"PK\x03\x04 not a workbook")
    with pytest.raises(DrillError, match="workbook"):
        read_words(path)
    path = tmp_path / "words.txt"
    path.write_text("\n\n", encoding="utf-8")
    with pytest.raises(DrillError, match="no word"):
        read_words(path)
    path.write_text("one\ntwo\n", encoding="utf-8")
    with pytest.raises(DrillError, match="line 1"):
        read_words(path)
    with pytest.raises(DrillError, match="nowhere"):
        read_words(tmp_path / "nowhere.txt")


def _workbook(tmp_path: Path, rows: int = 3) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for _ in range(rows):
        sheet.append(["แมว"])
    book.save(tmp_path / "whole.xlsx")
    return (tmp_path / "whole.xlsx").read_bytes()


def _refused(tmp_path: Path, raw: bytes, name: str = "words.xlsx") -> str:
    path = tmp_path / name
    path.write_bytes(raw)
    with pytest.raises(ThaigameError) as caught:
        read_words(path)
    return caught.value.code


def test_a_workbook_with_any_byte_changed_is_read_or_called_damaged(tmp_path: Path) -> None:
    raw = _workbook(tmp_path)
    path = tmp_path / "words.xlsx"
    refused = set()
    for at in range(0, len(raw), 37):
        path.write_bytes(raw[:at] + bytes([raw[at] ^ 0x55]) + raw[at + 1 :])
        try:
            assert "แมว" in read_words(path).words
        except DrillError as error:
            refused.add(error.code)
    assert "drills.file_damaged" in refused
    assert refused <= {"drills.file_damaged", "drills.file_large"}


def test_a_workbook_that_unfolds_to_gigabytes_is_refused_before_it_does(tmp_path: Path) -> None:
    raw = _workbook(tmp_path)
    with ZipFile(BytesIO(raw)) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    sheet = "xl/worksheets/sheet1.xml"
    parts[sheet] = parts[sheet].replace(b"<sheetData>", b"<sheetData>" + b" " * 101_000_000)
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as book:
        for name, part in parts.items():
            book.writestr(name, part)
    assert len(packed.getvalue()) < 300_000
    assert _refused(tmp_path, packed.getvalue()) == "drills.file_large"


def test_what_a_workbook_says_of_its_size_is_not_believed(tmp_path: Path) -> None:
    raw = _workbook(tmp_path)
    with ZipFile(BytesIO(raw)) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    sheet = "xl/worksheets/sheet1.xml"
    assert b'ref="A1:A3"' in parts[sheet]
    parts[sheet] = parts[sheet].replace(b'ref="A1:A3"', b'ref="A1:XFD1048576"')
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as book:
        for name, part in parts.items():
            book.writestr(name, part)
    (tmp_path / "words.xlsx").write_bytes(packed.getvalue())
    assert list(read_words(tmp_path / "words.xlsx").words) == ["แมว"]
    far = parts[sheet].replace(b'<row r="3"', b'<row r="900000"').replace(b'"A3"', b'"A900000"')
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as book:
        for name, part in (parts | {sheet: far}).items():
            book.writestr(name, part)
    assert _refused(tmp_path, packed.getvalue()) == "drills.file_large"


def test_a_cell_of_a_csv_file_that_never_ends_is_refused_by_its_line(tmp_path: Path) -> None:
    raw = ('แมว\n"' + "นก\n" * 80_000).encode()
    assert _refused(tmp_path, raw, "words.csv") == "drills.file_cell"


@pytest.mark.parametrize("name", ["words.csv", "words.tsv", "words.txt"])
def test_a_list_of_more_rows_than_anyone_teaches_from_is_refused(tmp_path: Path, name: str) -> None:
    raw = "แมว\n".encode() * (MOST_ROWS + 1)
    assert _refused(tmp_path, raw, name) == "drills.file_large"
    assert _refused(tmp_path, "แมว,".encode() * 2000 * 51, "one_line.txt") == "files.long_line"


def test_commas_part_words_of_a_text_file(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("แมว, น้ำ,โรงเรียน\nพันธุ์, cat,\n", encoding="utf-8")
    found = read_words(path)
    assert list(found.words) == WORDS
    assert [(fault.line, fault.text) for fault in found.faulty] == [(2, "cat")]


def test_a_misspelt_word_of_a_list_is_told_with_the_right_one_and_not_dictated(
    tmp_path: Path,
) -> None:
    path = tmp_path / "words.txt"
    path.write_text("แมว\nสังเกตุ\nน้ำ\n", encoding="utf-8")
    found = read_words(path)
    assert [(fault.line, fault.text) for fault in found.misspelt] == [(2, "สังเกตุ")]
    assert "สังเกต" in found.misspelt[0].message.text("th").split()
    made = make("dictation", words=found.words, count=3, lang="en")
    assert {item.word for item in made.items} == {"แมว", "น้ำ"}
    assert any("สังเกตุ" in note and "สังเกต," in note for note in made.notes)


def test_the_command_tells_every_word_that_it_leaves_out(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("แมว\nสังเกตุ\nแมว\ncat\n", encoding="utf-8")
    call = [sys.executable, "-m", "thaigame", "drill", "dictation", "--words", str(path)]
    told = subprocess.run(call, capture_output=True, check=True, encoding="utf-8").stderr
    for line, word in ((2, "สังเกตุ"), (3, "แมว"), (4, "cat")):
        assert any(word in each and str(line) in each for each in told.splitlines()), told
