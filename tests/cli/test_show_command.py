"""``thaigame show``: text on the screen, pictures in files."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

from tests.cli.process import ROOT, thaigame

if TYPE_CHECKING:
    from pathlib import Path

RECORD = str(ROOT / "tests" / "data" / "gcg" / "game1.gcg")

LINE = "15/15/15/15/7ทีก6/15/15/15/15 กขค/- 12/34 0 game kumkom;"


def test_the_board_and_the_racks_are_printed() -> None:
    run = thaigame("show", "--position", LINE)
    assert run.status == 0
    lines = run.out.splitlines()
    assert lines[5].split()[8:10] == ["ที", "ก"]
    assert "To move: 12 points" in lines
    assert "rack not known" in lines


def test_an_empty_board_is_shown_in_thai() -> None:
    run = thaigame("--lang", "th", "show", "--game", "primary")
    assert run.status == 0
    assert "เหลือในถุง: 40" in run.out  # 52 less the two racks of 6 that must have been drawn


def test_an_svg_file_has_the_board_at_the_size_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "กระดาน.svg"
    assert thaigame("show", "--position", LINE, "-o", str(file), "--square", "20").status == 0
    root = ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314  our own text
    assert root.attrib["width"] == "324.8mm"  # 15 squares and 0.62 of one at each side
    assert root.attrib["lang"] == "en"


def test_an_html_file_is_a_page(tmp_path: Path) -> None:
    file = tmp_path / "board.html"
    run = thaigame("--lang", "th", "show", "--game", "kumkom", "-o", str(file))
    assert run.status == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert '<html lang="th">' in text


def test_a_dash_writes_the_svg_to_standard_output() -> None:
    run = thaigame("show", "--game", "crossing", "-o", "-")
    assert run.status == 0
    assert ET.fromstring(run.out).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314


def test_another_suffix_is_refused_with_the_right_ones(tmp_path: Path) -> None:
    run = thaigame("show", "--game", "kumkom", "-o", str(tmp_path / "board.png"))
    assert run.status == 2
    assert ".svg or .html" in run.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    run = thaigame("show", "--game", "kumkom", "-o", str(tmp_path / "none" / "board.svg"))
    assert run.status == 2
    assert len(run.err.splitlines()) == 1


def test_no_game_and_a_line_that_is_none_are_faults() -> None:
    assert thaigame("show").status == 2
    assert thaigame("show", "--game", "kumkom", "--position", "what").status == 2


def test_the_score_sheet_of_a_record_is_printed() -> None:
    run = thaigame("show", "--record", RECORD)
    assert run.status == 0
    assert run.out.splitlines()[1].split() == [
        "1",
        "First",
        "Player",
        "8D",
        "MIGHT",
        "MIGHT",
        "+28",
        "28",
    ]
    assert run.out.splitlines()[-1].split()[-2:] == ["+12", "419"]


def test_the_score_sheet_is_drawn_and_written_as_a_page(tmp_path: Path) -> None:
    svg, page = tmp_path / "sheet.svg", tmp_path / "sheet.html"
    for file in (svg, page):
        assert thaigame("show", "--record", RECORD, "-o", str(file)).status == 0
    assert ET.fromstring(svg.read_text("utf-8")).attrib["role"] == "group"  # noqa: S314
    assert "<td>MIGHT</td>" in page.read_text("utf-8")


def test_a_record_brings_its_own_position() -> None:
    run = thaigame("show", "--record", RECORD, "--position", "15 -/- 0/0 0")
    assert run.status == 2
    assert "--record" in run.err


def test_a_record_of_another_game_than_the_one_asked_for_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    file.write_text("#game crossing\n#player1 a A\n#player2 b B\n", encoding="utf-8")
    run = thaigame("show", "--record", str(file), "--game", "kumkom")
    assert run.status == 2
    assert "crossing" in run.err
    assert thaigame("show", "--record", str(file), "--game", "crossing").status == 0


def test_a_record_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    assert thaigame("show", "--record", str(tmp_path / "none.gcg")).status == 2
