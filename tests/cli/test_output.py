"""Tables whose columns line up as the eye sees them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from thaigame.cli.output import BuildNotice, table
from thaigame.text import display_width

if TYPE_CHECKING:
    import pytest


def test_columns_line_up_although_marks_have_no_width() -> None:
    lines = table([("ผู้ใหญ่", "x"), ("กา", "y"), ("crab", "z")]).splitlines()
    ends = {
        display_width(line[: line.index(mark)]) for line, mark in zip(lines, "xyz", strict=True)
    }
    assert ends == {display_width("ผใหญ") + 2} == {6}


def test_columns_of_numbers_end_at_the_same_place() -> None:
    lines = table([("a", "1,234", "x"), ("b", "5", "y"), ("c", "-7", "z")], head=("", "n", ""))
    assert [line[: line.rindex(line[-1])].rstrip()[-1] for line in lines.splitlines()[1:]] == [
        "4",
        "5",
        "7",
    ]
    assert {len(line) for line in lines.splitlines()[1:]} == {11}


def test_a_table_of_nothing_is_its_head() -> None:
    assert table([], head=("a", "b")) == "a  b"


def test_no_line_ends_in_spaces() -> None:
    assert all(line == line.rstrip() for line in table([("a", ""), ("", "bb")]).splitlines())


def test_a_long_build_is_told_of_by_tenths_and_a_short_one_is_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    times = iter((0.0, 0.4, 0.9, 10.0, 10.9, 11.5, 11.6, 13.0, 14.0))
    progress = BuildNotice(lambda: next(times))
    for done in (0, 0.5, 1):
        progress(done)
    assert capsys.readouterr().err == ""
    for done in (0, 0.25, 0.31, 0.42, 0.8, 1):
        progress(done)
    told = [int(line) for line in re.findall(r"\d+", capsys.readouterr().err)]
    assert told == [30, 40, 80, 100]
