"""The analyser against words labelled by hand before it existed."""

from __future__ import annotations

import pytest

from tests.spelling.spelling_labels import is_read_right, read, score_attributes
from thaigame.spelling import analyse
from thaigame.spelling.exceptions import lists


def test_there_are_at_least_300_labelled_words_and_200_readings() -> None:
    assert len({row["word"] for row in read("attributes.tsv")}) >= 300
    assert len({row["word"] for row in read("readings.tsv")}) >= 200
    assert all(row["source"] for name in ("attributes.tsv", "readings.tsv") for row in read(name))


@pytest.mark.parametrize("fold", ["", "held"])
def test_98_percent_of_attributes_are_right_where_it_answers(fold: str) -> None:
    score = score_attributes(read("attributes.tsv", fold=fold), analyse)
    assert score.share >= 0.98, score.wrong


@pytest.mark.parametrize("fold", ["", "held"])
def test_97_percent_of_words_are_answered(fold: str) -> None:
    score = score_attributes(read("attributes.tsv", fold=fold), analyse)
    assert score.answered / score.rows >= 0.97


@pytest.mark.parametrize("fold", ["", "held"])
def test_95_percent_of_readings_are_right(fold: str) -> None:
    rows = read("readings.tsv", fold=fold)
    right = sum(is_read_right(row, analyse(row["word"])) for row in rows)
    assert right / len(rows) >= 0.95


def test_95_percent_of_readings_that_no_list_holds_are_right() -> None:
    rows = [row for row in read("readings.tsv") if not lists().reads(row["word"])]
    right = sum(is_read_right(row, analyse(row["word"])) for row in rows)
    assert len(rows) >= 50  # the others stand in lists, since compounds have them
    assert right / len(rows) >= 0.95
