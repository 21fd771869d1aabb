"""Sheets as files, each opened by a second program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.hard_words import HARD
from thaigame.drills.export import SUFFIXES, Head, export, kit_pdf
from thaigame.drills.model import (
    BoardFigure,
    CellRow,
    DrillItem,
    DrillPart,
    DrillSheet,
    FillTable,
    LetterGrid,
    Opening,
    RackFigure,
    Run,
    Square,
)
from thaigame.errors import DrillError
from thaigame.layouts import find_layout
from thaigame.text.breaks import BREAK, with_breaks
from thaigame.texts import in_language

MIXED = "A วันที่ 1/๒"
EMPTY_BOARD = "15/15/15/15/15/15/15/15/15"


def sheet(lang: str = "th") -> DrillSheet:
    items = [
        DrillItem(f"อ่านคำว่า {word}", (word,), f"เขียนว่า {word}", "reading", word=word)
        for word in HARD
    ]
    grid = LetterGrid(
        tuple(
            tuple(Square("ที่" if row == column else "กี") for column in range(5)) for row in range(5)
        ),
        (Run("ที่", ((0, 0), (1, 1), (2, 2))),),
    )
    figures = (
        DrillItem(
            "เติมวรรณยุกต์",
            ("ที่",),
            "เสียงโท",
            "tone",
            figure=CellRow(("ที", "นี่"), (Opening(0, "tone"),)),
            solution=CellRow(("ที่", "นี่")),
        ),
        DrillItem(
            "ผัน",
            ("กา ก่า",),
            "อักษรกลาง",
            "tone",
            figure=FillTable(("สามัญ", "เอก"), (("กา", ""),)),
            solution=FillTable(("สามัญ", "เอก"), (("กา", "ก่า"),)),
        ),
        DrillItem(
            "ลงคำ",
            ("5H มหาสมุทร",),
            "88",
            "play",
            figure=BoardFigure(f"{EMPTY_BOARD} มหาสมทร/- 0/0 0 game kumkom;"),
            solution=BoardFigure(f"{EMPTY_BOARD} มหาสมทร/- 0/0 0 game kumkom;", "5H มหาสมุทร"),
        ),
        DrillItem("ต่อคำ", ("กิน",), "", "play", figure=RackFigure("crossing", "[น/ณ][ก/ฆ][ิ|ิ่]")),
    )
    choices = (
        DrillItem("คำใดสะกดถูก", ("กะทันหัน",), "พจนานุกรม", "spelling", choices=("กระทันหัน", "กะทันหัน")),
        DrillItem(
            f"{MIXED} {{=~#:}}",
            ("บาท", "รถ"),
            "แม่กด",
            "finals",
            choices=("บาท", "รถ", "กาง"),
            wants="all",
        ),
        DrillItem("", ("กตัญญู",), "", "dictation", spoken="กตัญญู: กตัญญูต่อพ่อแม่"),
    )
    return DrillSheet(
        "sample",
        "แบบฝึกหัด",
        (
            DrillPart("อ่านและเขียน", tuple(items)),
            DrillPart("เลือก", choices, title="ตอนที่สอง", bank=("บาท", "รถ")),
            DrillPart("ดูรูป", figures, figure=grid, solution=grid, needs_figure=True),
        ),
        7,
        "th" if lang == "th" else "en",
        2,
    )


@cache
def written(suffix: str) -> Path:
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix="sheet-"))
    return export(sheet(), folder / f"sheet{suffix}", head=Head(school="โรงเรียนบ้านน้ำใส", unit="12"))


def run(*arguments: object) -> str:
    found = subprocess.run(list(map(str, arguments)), capture_output=True, check=True)
    return found.stdout.decode()


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
def test_the_words_come_back_out_of_the_pdf() -> None:
    text = run("pdftotext", "-layout", written(".pdf"), "-")
    for word in HARD:
        assert f"อ่านคำว่า {word}" in text, word
        assert f"เขียนว่า {word}" in text, word
    assert MIXED in text
    for told in ("ชื่อ-สกุล", "เลขที่", "หน่วยที่ ๑๒", "โรงเรียนบ้านน้ำใส", "คำชี้แจง", "เฉลย"):
        assert told in text
    assert "ครูอ่าน: กตัญญู: กตัญญูต่อพ่อแม่" in text


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
def test_the_key_stands_on_its_own_page() -> None:
    pages = run("pdftotext", "-layout", written(".pdf"), "-").split("\f")
    first_of_key = next(place for place, page in enumerate(pages) if "เฉลย:" in page)
    assert all("เขียนว่า" not in page for page in pages[:first_of_key])
    assert all(
        "เขียนว่า" in page
        or not page.strip()
        or "ตอนที่สอง" in page
        or "แม่กด" in page
        or "อักษรกลาง" in page
        or "88" in page
        or "กิน" in page
        for page in pages[first_of_key:]
    )


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
def test_numbers_are_thai_unless_switched(tmp_path: Path) -> None:
    assert "๑." in run("pdftotext", written(".pdf"), "-")
    arabic = export(sheet(), tmp_path / "a.pdf", head=Head(thai_digits=False))
    text = run("pdftotext", arabic, "-")
    assert "1." in text
    assert "๑." not in text


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="poppler-utils is not installed")
def test_a_tone_mark_is_seen_on_paper(tmp_path: Path) -> None:
    from PIL import Image, ImageChops

    inks = []
    for word in ("ที่", "ที"):
        one = DrillSheet(
            "one", "x", (DrillPart("", (DrillItem(word, (word,), "", "x"),)),), 1, "th"
        )
        path = export(one, tmp_path / "one.pdf")
        run("pdftoppm", "-r", "100", "-png", "-singlefile", path, tmp_path / "one")
        with Image.open(tmp_path / "one.png") as image:
            inks.append(image.convert("L"))
    box = ImageChops.difference(*inks).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert (right - left, bottom - top) != (0, 0)
    # The mark stands above the vowel, a few pixels wide, and nothing else moved.
    assert right - left < 12
    assert bottom - top < 12


def test_the_page_is_well_formed_and_holds_everything() -> None:
    text = written(".html").read_text(encoding="utf-8")
    root = ET.fromstring(text.replace("<!DOCTYPE html>", ""))  # noqa: S314  we wrote it
    assert root.get("lang") == "th"
    shown = "".join(root.itertext())
    for word in HARD:
        assert f"เขียนว่า {word}" in shown
    assert len(list(root.iter("img"))) == 5  # board and rack, rack, and both again in the key
    assert "http" not in re.sub(r"data:[^)\"]*|http://www.w3.org\S*", "", text)


def test_the_document_reads_back_with_its_words() -> None:
    from docx import Document

    document = Document(str(written(".docx")))
    text = "\n".join(paragraph.text for paragraph in document.paragraphs)
    for word in HARD:
        assert f"เขียนว่า {word}" in text
    assert len(document.inline_shapes) == 5
    tables = [[cell.text for cell in row.cells] for table in document.tables for row in table.rows]
    assert ["กา", "ก่า"] in tables
    with zipfile.ZipFile(written(".docx")) as package:
        body = package.read("word/document.xml").decode()
        assert 'w:cs="Sarabun"' in package.read("word/styles.xml").decode()
        assert "<w:szCs" in body


def test_the_deck_reads_back_in_anki(tmp_path: Path) -> None:
    # In a process of its own: the library opens the collection for good.
    program = (
        "import sys; from anki.collection import Collection, ImportAnkiPackageRequest\n"
        "c = Collection(sys.argv[1])\n"
        "c.import_anki_package(ImportAnkiPackageRequest(package_path=sys.argv[2]))\n"
        "for n in c.find_notes(''): print('\\t'.join(c.get_note(n).fields))\n"
        "c.close()"
    )
    arguments = [sys.executable, "-c", program, tmp_path / "c.anki2", written(".apkg")]
    found = subprocess.run(list(map(str, arguments)), capture_output=True, check=True)
    notes = found.stdout.decode().splitlines()
    assert len(notes) == len(HARD) + 3
    for word in HARD:
        assert any(line.endswith(f"\t{word}\tเขียนว่า {word}") for line in notes), word


def test_the_table_reads_back() -> None:
    import csv

    with written(".tsv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert [row["answer"] for row in rows[: len(HARD)]] == HARD
    assert rows[len(HARD)]["choices"] == "กระทันหัน | กะทันหัน"


def test_the_quiz_workbook_has_kahoots_layout() -> None:
    from openpyxl import load_workbook

    page: Any = load_workbook(written(".xlsx")).active
    rows = [[cell.value for cell in row] for row in page.iter_rows(min_row=8)]
    heading, first, second = rows
    assert heading[1].startswith("Question")
    assert heading[2].startswith("Answer 1")
    assert first[1:] == ["เลือก คำใดสะกดถูก", "กระทันหัน", "กะทันหัน", None, None, 30, "2"]
    assert second[-1] == "1,2"


def test_moodle_reads_the_questions() -> None:
    text = written(".gift").read_text(encoding="utf-8")
    questions = re.findall(r"::(\d+)::\[plain\]((?:\\.|[^{\\])*)\{((?:\\.|[^}\\])*)\}", text)
    assert len(questions) == len(HARD) + 3
    number, asked, answers = questions[len(HARD)]
    assert (number, asked.strip()) == (str(len(HARD) + 1), "เลือก คำใดสะกดถูก")
    assert re.findall(r"^([=~])(.*)$", answers, re.MULTILINE) == [("~", "กระทันหัน"), ("=", "กะทันหัน")]
    assert r"\{\=\~\#\:\}" in questions[len(HARD) + 1][1]
    assert questions[0][2].startswith(f"={HARD[0]}####")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_is_written_whole_or_not_at_all(suffix: str, tmp_path: Path) -> None:
    with pytest.raises(DrillError) as caught:
        export(sheet(), tmp_path / "nowhere" / f"sheet{suffix}")
    assert caught.value.code == "export.cannot_write"
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_suffix_is_told_with_those_that_there_are(tmp_path: Path) -> None:
    with in_language("th"), pytest.raises(DrillError, match="pdf"):
        export(sheet(), tmp_path / "sheet.odt")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", [".gift", ".xlsx", ".apkg"])
def test_a_sheet_of_pictures_is_no_quiz(suffix: str, tmp_path: Path) -> None:
    pictures = DrillSheet("p", "x", (sheet().parts[2],), 1, "th")
    with pytest.raises(DrillError) as caught:
        export(pictures, tmp_path / f"p{suffix}")
    assert caught.value.code == "export.not_a_quiz"


def test_breaking_lines_changes_no_letter() -> None:
    text = "แม่น้ำไหลผ่านหมู่บ้าน " + MIXED
    assert with_breaks(text).replace(BREAK, "") == text
    assert "แม่น้ำ" in with_breaks(text).split(BREAK)


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")
def test_a_kit_holds_every_tile_at_true_size(tmp_path: Path) -> None:
    layout = find_layout("primary")
    path = tmp_path / "kit.pdf"
    path.write_bytes(kit_pdf(layout, "th", square=18))
    assert "A4" in run("pdfinfo", path)
    text = run("pdftotext", path, "-")
    assert "52" in text
    assert "10 ซม." in text
    run("pdftoppm", "-r", "50.8", "-png", "-f", "1", "-l", "1", "-singlefile", path, tmp_path / "p")
    from PIL import Image

    with Image.open(tmp_path / "p.png") as image:
        page = image.convert("L")
    # 50.8 dots an inch are 2 a millimetre: the scale line is 200 dots long.
    longest = max(
        max((len(run_) for run_ in _dark_runs(page, row)), default=0) for row in range(60, 160)
    )
    assert abs(longest - 200) <= 3


def _dark_runs(page: Any, row: int) -> list[str]:
    pixels = "".join("x" if page.getpixel((x, row)) < 110 else " " for x in range(page.width))
    return pixels.split()


def kit_pages(tmp_path: Path, game: str) -> list[str]:
    path = tmp_path / "kit.pdf"
    path.write_bytes(kit_pdf(find_layout(game), "th"))
    return run("pdftotext", "-layout", path, "-").split("\f")


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
@pytest.mark.parametrize("game", ["kumkom", "crossing", "primary"])
def test_a_kit_has_a_rules_card_and_a_score_pad_and_no_sheet_for_one_row(
    tmp_path: Path, game: str
) -> None:
    layout = find_layout(game)
    pages = kit_pages(tmp_path, game)
    card = next(page for page in pages if "กติกาเป็นตัวเลข" in page)
    assert str(layout.rules.play.rack_size) in card
    assert any("ใบจดคะแนน" in page for page in pages)
    from thaigame.drills.export.kit import _cuts

    cuts = _cuts(15, 27.36, 11.2, 253.0)
    rows = [round((last - first) / 27.36) for first, last in cuts]
    assert sum(rows) == 15
    assert max(rows) - min(rows) <= 1


def test_a_word_that_is_dictated_is_in_no_question_of_a_card_or_quiz(tmp_path: Path) -> None:
    from thaigame.drills import make
    from thaigame.drills.export.page import questions

    words = {"มด": "", "สนาม": "", "โรงเรียน": "ที่เรียนหนังสือ", "จันทร์": "จันทร์เจ้าขา"}
    made = make("dictation", words=words, count=4)
    asked = {each.item.word: each.item.question for each in questions(made)}
    assert set(asked) == set(words)
    assert all(word not in question for word, question in asked.items())
    assert asked["มด"] == ""
    assert "สะ-หฺนาม" in asked["สนาม"]
    text = export(made, tmp_path / "d.gift").read_text(encoding="utf-8")
    for question, word in re.findall(r"\[plain\](.*?) \{=([^#}]*)", text):
        assert word not in question
    assert "=มด" not in text  # nothing is left that could be asked


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="poppler-utils is not installed")
@pytest.mark.parametrize("mark", "่้๊๋์็ัิีึืุู")
def test_a_lone_mark_is_drawn_over_a_circle_and_is_text_when_copied(
    tmp_path: Path, mark: str
) -> None:
    from PIL import Image

    dark = {}
    for name, text in (("with", f"◌{mark}"), ("without", "")):
        one = DrillSheet(
            "x", "x", (DrillPart("", (DrillItem(f"ก. {text}", ("x",), "", "x"),)),), 1, "th"
        )
        path = export(one, tmp_path / f"{name}.pdf")
        if text:
            assert f"◌{mark}" in run("pdftotext", path, "-")
        run(
            "pdftoppm",
            "-r",
            "80",
            "-png",
            "-f",
            "1",
            "-l",
            "1",
            "-singlefile",
            path,
            tmp_path / name,
        )
        with Image.open(tmp_path / f"{name}.png") as image:
            dark[name] = image.convert("L").tobytes()
    changed = sum(a != b for a, b in zip(dark["with"], dark["without"], strict=True))
    # A box in place of a missing glyph has far more ink in its frame than ring and mark together.
    assert 40 < changed < 260


def test_lone_marks_are_pictures_on_pages_and_in_documents(tmp_path: Path) -> None:
    from docx import Document

    item = DrillItem("เติม ◌่ ที่ __", ("◌่",), "รูป -ิ กับ 1. ์", "x", choices=("◌่", "◌้"))
    one = DrillSheet("x", "x", (DrillPart("", (item,)),), 1, "th")
    text = export(one, tmp_path / "x.html").read_text(encoding="utf-8")
    marks = re.findall(r'class="lone" role="img" aria-label="◌(.)"', text)
    assert marks == ["่", "่", "้", "่", "ิ", "์"]
    body = re.sub(r"<svg.*?</svg>", "", text)
    assert not re.search("(?<![ก-ฮ][ัิ-ู])(?<![ก-ฮ])[ัิ-ฺ็-๎]", re.sub("<style>.*?</style>", "", body))
    document = Document(str(export(one, tmp_path / "x.docx")))
    assert len(document.inline_shapes) == len(marks)
    tsv = export(one, tmp_path / "x.tsv").read_text(encoding="utf-8-sig")
    assert "รูป ◌ิ กับ 1. ◌์" in tsv


def test_a_sheet_has_one_kind_of_digits() -> None:
    from thaigame.drills import make
    from thaigame.drills.export.page import document_of

    made = make("crossword", count=8, level=3, seed=2)
    for thai, other in ((True, "0-9"), (False, "๐-๙"), (None, "0-9")):
        told = repr(document_of(made, Head(unit="12 ก", school="ร.ร. 3", thai_digits=thai)).blocks)
        texts = "".join(re.findall("'([^']*)'", re.sub("code='[^']*'", "", told)))
        assert not re.search(f"[{other}]", texts)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
def test_the_unit_stands_once_and_whole(tmp_path: Path) -> None:
    unit = "หน่วยที่ ๓ มาตราตัวสะกดที่ไม่ตรงมาตราและคำควบกล้ำ"
    text = run(
        "pdftotext", "-layout", export(sheet(), tmp_path / "u.pdf", head=Head(unit=unit)), "-"
    )
    assert text.count("หน่วยที่") == 1
    assert unit in text


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
@pytest.mark.parametrize("kind", ["tone", "matra-sort", "live-dead", "consonant-classes"])
def test_choices_that_all_items_share_are_columns_on_one_page(tmp_path: Path, kind: str) -> None:
    from thaigame.drills import make

    made = make(kind, count=20, seed=3)
    path = export(made, tmp_path / "t.pdf", head=Head(school="โรงเรียน", unit="มาตรา"))
    pages = run("pdftotext", "-layout", path, "-").split("\f")
    assert len([page for page in pages if page.strip()]) == 2
    # In the head of the columns, perhaps in title and instruction too, but not in every item.
    assert all(1 <= pages[0].count(choice) <= 3 for choice in made.items[0].choices[:2])
    assert "๒๐" in pages[0]
    assert all(item.answer in pages[1] for item in made.items)


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")
@pytest.mark.parametrize(("kind", "most"), [("find-bonus", 3), ("score-play", 4)])
def test_several_boards_come_to_a_page(tmp_path: Path, kind: str, most: int) -> None:
    from thaigame.drills import make

    path = export(make(kind, count=12, seed=3), tmp_path / "b.pdf")
    pages = run("pdftotext", path, "-").split("\f")
    pupils = next(place for place, page in enumerate(pages) if "เฉลย:" in page)
    assert pupils <= most


def test_one_space_stands_after_a_number() -> None:
    from docx import Document

    lines = [paragraph.text for paragraph in Document(str(written(".docx"))).paragraphs]
    numbered = [line for line in lines if re.match("[๐-๙]+[.]", line)]
    assert numbered
    assert [line for line in numbered if re.match("[๐-๙]+[.](?! [^ ])", line)] == ["๓๑. "]
