"""``thaigame cells``."""

from __future__ import annotations

import pytest

from tests.cli.process import thaigame


def test_water_is_two_cells() -> None:
    run = thaigame("cells", "น้ำ", "--json")
    assert run.status == 0
    assert run.json == [
        {
            "word": "น้ำ",
            "canonical": "น้ำ",
            "cells": [
                {"text": "น้", "base": "น", "lower": "", "upper": "", "tone": "้"},
                {"text": "ำ", "base": "ำ", "lower": "", "upper": "", "tone": ""},
            ],
            "faults": [],
        }
    ]


def test_split_sara_am_gives_its_dot_to_the_cell_before() -> None:
    (word,) = thaigame("cells", "--sara-am", "split", "น้ำ", "--json").json
    assert [(cell["base"], cell["upper"], cell["tone"]) for cell in word["cells"]] == [
        ("น", "ํ", "้"),
        ("า", "", ""),
    ]


def test_a_fault_is_status_1_with_its_place() -> None:
    run = thaigame("cells", "ลำ้", "--json")
    assert run.status == 1
    (word,) = run.json
    assert word["canonical"] == "ล้ำ"
    assert [fault["at"] for fault in word["faults"]] == [2]


@pytest.mark.parametrize("word", ["น้ำ", "นํ้า", "น้ํา", "เมีัย", "ิกา", "A1🙂ก", "ก" + "่" * 500, "é́"])
def test_the_texts_of_the_cells_joined_are_the_word(word: str) -> None:
    (answer,) = thaigame("cells", word, "--json").json
    assert "".join(cell["text"] for cell in answer["cells"]) == answer["word"] == word


def test_bytes_that_are_no_text_come_back_as_they_are() -> None:
    (answer,) = thaigame("cells", b"\xff", "--json").json
    assert answer["word"] == "\udcff"
    assert answer["faults"]


def test_words_are_read_from_standard_input_one_a_line() -> None:
    run = thaigame("cells", "-", "--json", given="น้ำ\r\nเก้าอี้\n")
    assert [word["word"] for word in run.json] == ["น้ำ", "เก้าอี้"]


def test_each_line_of_requests_gets_its_own_answer() -> None:
    run = thaigame("cells", "--jsonl", given='น้ำ\n["ก็", "ณ"]\n\n"ลำ้"\n[1]\n'.encode() + b"\xff\n")
    assert run.status == 2
    assert [len(line) for line in run.lines[:3]] == [1, 2, 1]
    assert [line["error"]["code"] for line in run.lines[3:]] == ["cli.bad_request", "cli.not_utf8"]


def test_the_table_lines_up_although_marks_have_no_width() -> None:
    from thaigame.text import display_width

    lines = thaigame("cells", "ผู้").out.splitlines()
    base = lines[1].index("base")
    assert display_width(lines[2][: lines[2].rindex("ผ")]) == base


@pytest.mark.parametrize("asked", [("cells", "-"), ("judge", "--game", "kumkom", "-")])
def test_a_line_of_ten_megabytes_is_refused_at_once(asked: tuple[str, ...]) -> None:
    run = thaigame(*asked, "--json", given="ก" * 3_500_000)
    assert run.status == 2
    assert run.json["error"]["code"] == "cli.too_long"
