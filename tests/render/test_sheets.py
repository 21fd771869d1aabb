"""Score sheets of recorded games as text, SVG and HTML."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from thaigame.game.events import EndCount, Exchanged, Passed, Played, TurnLost, Withdrawn
from thaigame.game.position import Position
from thaigame.layouts import find_layout
from thaigame.notation import parse_move
from thaigame.notation.gcg_reader import read_game
from thaigame.notation.record import PlayerName, Record
from thaigame.render import score_sheet, sheet_html, sheet_svg, sheet_text
from thaigame.text import display_width
from thaigame.texts import in_language

GAMES = sorted((Path(__file__).parents[1] / "data/gcg").glob("*.gcg"))


def thai_game() -> Record:
    layout = find_layout("kumkom")
    place = parse_move("5H ที่นี้", Position.start(layout))
    events = (
        Played(0, place, 12),  # type: ignore[arg-type]  # a play
        Passed(1),
        Exchanged(0, ("ก", "ข")),
        TurnLost(1),
        Withdrawn(0, -12),
        EndCount(1, 0, ("ก", "?"), 2),
    )
    return Record(layout, (PlayerName("ก", "สมชาย <ป.๓>"), PlayerName("b", 'A & "B"')), events)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_sheet_has_the_totals_of_the_record(path: Path) -> None:
    record = read_game(path.read_text(encoding="utf-8"))
    said = [getattr(event, "total", None) for event in record.events]
    totals = [str(total) for total in said if total is not None]
    assert [row[-1] for row in score_sheet(record).rows] == totals


def test_totals_are_summed_where_the_record_does_not_say_them() -> None:
    rows = score_sheet(thai_game()).rows
    assert [(row[0], row[2], row[4], row[5]) for row in rows] == [
        ("1", "5H ที่นี้", "+12", "12"),
        ("2", "pass", "0", "0"),
        ("3", "exchange of 2", "0", "12"),
        ("4", "turn lost", "0", "0"),
        ("", "play taken back", "-12", "0"),
        ("", "tiles left: ก ?", "+2", "2"),
    ]
    assert rows[0][3] == "ที่นี้"


@pytest.mark.parametrize("language", ["en", "th"])
def test_columns_line_up_whatever_marks_stand_in_them(language: str) -> None:
    with in_language(language):  # type: ignore[arg-type]  # one of the two
        lines = sheet_text(score_sheet(thai_game())).splitlines()
    assert len({display_width(line) for line in lines}) == 1  # the last column ends at the right
    assert len(lines) == 7


def test_the_picture_of_a_sheet_is_shapes_alone_and_reads_out_its_rows() -> None:
    sheet = score_sheet(thai_game())
    root = ET.fromstring(sheet_svg(sheet))  # noqa: S314  our own text
    tags = {element.tag.partition("}")[2] for element in root.iter()}
    assert tags == {"svg", "g", "title", "defs", "path", "use", "rect"}  # the ground is a rectangle
    names = [group.attrib["aria-label"] for group in root.findall("{*}g[@role='img']")]
    assert names[1] == "1, สมชาย <ป.๓>, 5H ที่นี้, ที่นี้, +12, 12"


def test_the_table_of_a_sheet_has_the_same_texts() -> None:
    sheet = score_sheet(thai_game())
    root = ET.fromstring(sheet_html(sheet))  # noqa: S314
    assert tuple(cell.text for cell in root.findall("thead/tr/th")) == sheet.head
    rows = [tuple(cell.text or "" for cell in row) for row in root.findall("tbody/tr")]
    assert rows == list(sheet.rows)
    words = root.findall("tbody/tr/td[4]")
    assert words[0].attrib["lang"] == "th"


def test_a_long_sheet_shares_its_glyphs() -> None:
    sheets = [sheet_svg(score_sheet(read_game(path.read_text("utf-8")))) for path in GAMES]
    assert max(len(svg) for svg in sheets) < 100_000


def test_a_name_with_a_control_character_still_gives_a_picture() -> None:
    record = thai_game()
    players = (PlayerName("a", "A\x00B\x1b"), *record.players[1:])
    sheet = score_sheet(replace(record, players=players))
    names = [
        group.attrib["aria-label"]
        for group in ET.fromstring(sheet_svg(sheet)).findall("{*}g[@role='img']")  # noqa: S314
    ]
    assert names[1].startswith("1, A<U+0000>B<U+001B>, ")
