"""Word lists of other programs: Hunspell and LibreOffice, libthai, tables of two columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame as run
from thaigame.lexicon import read_word_list
from thaigame.lexicon.foreign import plain

if TYPE_CHECKING:
    from pathlib import Path


def words(text: str, encoding: str = "utf-8") -> set[str]:
    return set(read_word_list(text.encode(encoding)).lexicon.words)


def test_a_hunspell_list_is_read_without_its_count_flags_and_fields() -> None:
    report = read_word_list(b"4\nabandon/LS\nforte ph:fortay\nhouse/M po:noun\ncat\tst:cat\n")
    assert set(report.lexicon.words) == {"ABANDON", "FORTE", "HOUSE", "CAT"}
    assert report.faulty == ()
    (notice,) = report.lexicon.notices
    assert dict(notice.values)["count"] == 2


def test_thai_lists_of_libreoffice_and_libthai_are_read_in_their_encodings() -> None:
    assert words("3\nกา\nน้ำ\nตลาด\n") == {"กา", "น้ำ", "ตลาด"}
    assert words("กา\nน้ำ\nตลาด\n", "cp874") == {"กา", "น้ำ", "ตลาด"}


@pytest.mark.parametrize(
    "text",
    [
        "cat\t12\ndog\t7\n",
        "12\tcat\n7\tdog\n",
        "cat,12\ndog,7\n",
        "cat;a pet\ndog;a friend\n",
        "cat\ta pet\ndog\ta friend\n",
    ],
)
def test_the_column_of_words_is_taken_from_a_table(text: str) -> None:
    report = read_word_list(text.encode())
    assert set(report.lexicon.words) == {"CAT", "DOG"}
    assert report.faulty == ()


@pytest.mark.parametrize("text", ["cat\ndog,7\n", "1,2\n3,4\n", "cat\n12\n", "7\n", "12\n34\n"])
def test_what_is_no_table_and_no_count_is_left_as_it_is(text: str) -> None:
    entries = [(line, each) for line, each in enumerate(text.splitlines(), 1)]
    assert list(plain(entries).entries) == entries


def test_a_slash_that_belongs_to_a_word_is_kept() -> None:
    assert list(plain([(1, "2"), (2, r"km\/h/A"), (3, "cat")]).entries) == [(2, "km/h"), (3, "cat")]


def test_a_ruling_says_how_many_lines_of_the_list_were_not_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("CAT\nD0G\nB1RD\n", encoding="utf-8")
    call = ("judge", "--game", "scrabble", "--lexicon", str(file), "CAT")
    assert run(*call, "--json").json["lexicon"]["unread"] == 2
    assert any("mine.txt" in line and "2" in line for line in run(*call).out.splitlines())
    assert run("judge", "--game", "scrabble", "CAT", "--json").json["lexicon"]["unread"] == 0
