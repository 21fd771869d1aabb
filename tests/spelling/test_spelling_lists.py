"""The lists behind the analysis: sorted tables that are searched as they lie."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from thaigame.resources import first_line, folder
from thaigame.spelling.exceptions import SortedTable

if TYPE_CHECKING:
    from pathlib import Path

TABLES = ("read.tsv", "words.tsv")


def lines(path: Path) -> list[str]:
    """Return the lines of a table, read in the plainest way."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[0] != "#"]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_sorted_by_its_words_and_has_none_twice(name: str) -> None:
    words = [line.partition("\t")[0] for line in lines(folder("lexicon") / "spelling" / name)]
    assert len(words) > 5000
    assert [pair for pair in pairwise(words) if pair[0] >= pair[1]] == []


@pytest.mark.parametrize("name", TABLES)
def test_a_word_is_found_by_halving_and_in_the_dictionary_of_all_alike(name: str) -> None:
    path = folder("lexicon") / "spelling" / name
    table, all_lines = SortedTable(path.read_bytes()), lines(path)
    for _ in range(2):  # more are asked for than a table looks up one by one
        for line in all_lines:
            word, _, said = line.partition("\t")
            assert table.get(word) == said
            assert word in table
            assert table.get(word + "ฮฮฮ") is None
    assert table.get("") is None
    assert "Words that a compound can be cut into, and what each costs there." not in table


def test_an_empty_table_has_no_word() -> None:
    assert "กา" not in SortedTable()


def test_the_first_line_from_a_text_on_is_found_wherever_it_stands() -> None:
    text = b"b\nd\nf\n"
    assert [first_line(text, sought) for sought in (b"", b"b", b"c", b"d", b"e", b"f", b"g")] == [
        b"b", b"b", b"d", b"d", b"f", b"f", b"",
    ]  # fmt: skip
