"""Word searches and crosswords, read square by square by another hand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.drills.sheets import fresh, sheet
from thaigame.drills import make
from thaigame.drills.lists import unfit_words
from thaigame.drills.model import LetterGrid
from thaigame.text import cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills import DrillSheet

SEARCHES = [(seed, ways) for seed in (1, 2, 3) for ways in ("2", "4", "8")]


def texts(grid: object) -> list[list[str]]:
    assert isinstance(grid, LetterGrid)
    return [["" if square is None else square.text for square in row] for row in grid.rows]


def lines(rows: list[list[str]]) -> Iterator[list[str]]:
    """Yield every row, column and diagonal, each forwards and backwards."""
    height, width = len(rows), len(rows[0])
    found = [list(row) for row in rows]
    found += [[rows[r][c] for r in range(height)] for c in range(width)]
    for start in range(-height, width):
        found.append([rows[r][start + r] for r in range(height) if 0 <= start + r < width])
        found.append(
            [
                rows[r][start + height - 1 - r]
                for r in range(height)
                if 0 <= start + height - 1 - r < width
            ]
        )
    for line in found:
        yield line
        yield line[::-1]


def count(word: str, rows: list[list[str]]) -> int:
    """Count the places where a word stands; one that reads both ways counts once a place."""
    wanted = [cell.canonical for cell in cells(word)]
    size = len(wanted)
    hits = sum(
        line[at : at + size] == wanted for line in lines(rows) for at in range(len(line) - size + 1)
    )
    if size == 1:
        return sum(row.count(wanted[0]) for row in rows)
    return hits // 2 if wanted == wanted[::-1] else hits


@pytest.mark.parametrize(("seed", "ways"), SEARCHES)
def test_every_word_stands_in_its_search_once(seed: int, ways: str) -> None:
    made = sheet("word-search", (("directions", ways),), seed=seed, count=15)
    (part,) = made.parts
    rows = texts(part.figure)
    assert len(rows) == len(rows[0]) == 15
    assert [item.word for item in part.items if count(item.word, rows) != 1] == []
    assert part.bank == tuple(item.word for item in part.items)


@pytest.mark.parametrize(("seed", "ways"), SEARCHES)
def test_no_unfit_word_stands_in_a_search(seed: int, ways: str) -> None:
    made = sheet("word-search", (("directions", ways),), seed=seed, count=15)
    rows = texts(made.parts[0].figure)
    for word in unfit_words():
        hits = count(word, rows)
        if hits:  # as a part of a word that was to be there
            assert sum(count(word, [texts_of(item.word)]) for item in made.items) >= hits


def texts_of(word: str) -> list[str]:
    return [cell.canonical for cell in cells(word)]


def test_the_key_of_a_search_rings_the_words() -> None:
    for item, run in zip(*key_of(sheet("word-search", count=15)), strict=True):
        rows, word, squares = run
        assert item == word
        assert "".join(rows[r][c] for r, c in squares) == word
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(squares)}
        assert len(steps) == 1


def key_of(
    made: DrillSheet,
) -> tuple[list[str], list[tuple[list[list[str]], str, tuple[tuple[int, int], ...]]]]:
    (part,) = made.parts
    assert isinstance(part.solution, LetterGrid)
    rows = texts(part.solution)
    assert rows == texts(part.figure)
    runs = [(rows, run.word, run.squares) for run in part.solution.runs]
    return [item.word for item in part.items], runs


def test_many_words_fit_a_small_search_because_short_ones_are_drawn() -> None:
    made = fresh("word-search", (("size", "8"),), count=20)
    assert len(made.items) >= 18
    rows = texts(made.parts[0].figure)
    assert len(rows) == len(rows[0]) == 8
    assert [item.word for item in made.items if count(item.word, rows) != 1] == []


def test_marks_stay_with_their_letters() -> None:
    made = make("word-search", words=["น้ำ", "ผู้นำ", "ที่นี่", "พันธุ์"], count=4)
    rows = texts(made.parts[0].figure)
    for word, size in (("น้ำ", 2), ("ผู้นำ", 3), ("ที่นี่", 2), ("พันธุ์", 3)):
        assert len(texts_of(word)) == size
    assert all(len(cells(text)) == 1 for row in rows for text in row)


def test_a_word_inside_another_is_not_asked_for_too() -> None:
    made = make("word-search", words=["กา", "กานา", "นาก"], count=3)
    words = {item.word for item in made.items}
    assert not {"กา", "กานา"} <= words


CROSSWORDS = [
    (seed, clues) for seed in (1, 2, 3) for clues in ("any", "sentence", "reading", "jumbled")
]


@pytest.mark.parametrize(("seed", "clues"), CROSSWORDS)
def test_a_crossword_holds_its_words_and_no_others(seed: int, clues: str) -> None:
    made = sheet("crossword", (("clues", clues),), seed=seed, count=20)
    (part,) = made.parts
    assert len(part.items) == 20
    rows = texts(part.solution)
    found = sorted(runs(rows) + runs([list(column) for column in zip(*rows, strict=True)]))
    assert found == sorted(item.word for item in part.items)


def runs(rows: list[list[str]]) -> list[str]:
    """Return what stands in two or more squares in a row."""
    found = []
    for row in rows:
        run: list[str] = []
        for text in [*row, ""]:
            if text:
                run.append(text)
                continue
            if len(run) > 1:
                found.append("".join(run))
            run = []
    return found


@pytest.mark.parametrize(("seed", "clues"), CROSSWORDS)
def test_a_crossword_hangs_together_and_shows_no_answer(seed: int, clues: str) -> None:
    (part,) = sheet("crossword", (("clues", clues),), seed=seed, count=20).parts
    rows = texts(part.solution)
    filled = {(r, c) for r, row in enumerate(rows) for c, text in enumerate(row) if text}
    reached = {min(filled)}
    edge = [min(filled)]
    while edge:
        r, c = edge.pop()
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if near in filled - reached:
                reached.add(near)
                edge.append(near)
    assert reached == filled
    assert isinstance(part.figure, LetterGrid)
    shown = {
        (r, c)
        for r, row in enumerate(part.figure.rows)
        for c, square in enumerate(row)
        if square is not None
    }
    assert shown == filled
    assert not any(text for row in texts(part.figure) for text in row)


def test_numbers_of_a_crossword_stand_where_words_begin() -> None:
    (part,) = sheet("crossword", count=20).parts
    assert isinstance(part.solution, LetterGrid)
    numbers = [
        square.number
        for row in part.solution.rows
        for square in row
        if square is not None and square.number is not None
    ]
    assert numbers == list(range(1, len(numbers) + 1))
    rows = texts(part.solution)
    for r, row in enumerate(part.solution.rows):
        for c, square in enumerate(row):
            if square is None:
                continue
            across = (c == 0 or not rows[r][c - 1]) and c + 1 < len(row) and rows[r][c + 1]
            down = (r == 0 or not rows[r - 1][c]) and r + 1 < len(rows) and rows[r + 1][c]
            assert bool(across or down) == (square.number is not None)


def test_a_teachers_clue_is_printed() -> None:
    words = {"แมว": "สัตว์เลี้ยง", "แม่": "ผู้ให้กำเนิด", "แสง": "ส่องสว่าง", "เมฆ": "อยู่บนฟ้า"}
    made = make("crossword", words=words, count=4, seed=4)
    assert len(made.items) >= 2
    assert all(words[item.word] in item.question for item in made.items)


def test_a_word_that_crosses_no_other_is_named() -> None:
    words = ["โรงเรียน", "นักเรียน", "กระดาน", "หนังสือ", "ครู", "โต๊ะ"]
    made = make("crossword", words=words, count=6)
    # No cell of ครู is in another word.
    assert {item.word for item in made.items} == set(words) - {"ครู"}
    assert "ครู" in made.notes[0]
