"""A second scorer, written from the rule sheets and slow, agrees on random plays of every game.

It shares no code with the library's: it reads boards and points as tables of its own, finds the
words by walking over the whole board, and adds up by hand.
"""

from __future__ import annotations

import os
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.plays import game
from tests.random_positions import GAMES, remarking, turns
from thaigame.game.score import score
from thaigame.layouts import find_layout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.layouts import Layout

ROOT = Path(__file__).parents[2]
GAMES_EACH = 1000 if os.environ.get("THAIGAME_TESTS") == "nightly" else 200
Spot = tuple[int, int]

KUMKOM = """
T...2..3..2...T .D....3.3....D. ..5..4...5..4.. ...4..3.4..3... 3...3..D..3...3
...3..4.3..4... ..4..5...4..5.. .D....3.3....D. T...2..3..2...T
"""
KUMKOM_POINTS = {
    0: "", 1: "กงดนบมยรลวอาเะ", 2: "คจทำแไใโ", 3: "ขชตปผพส", 4: "ถฝฟห", 5: "ธ",
    6: "ฉฆซฐฑศฤฮฦ", 7: "ภฎฏฒณ", 8: "ฌษฬญ",
}  # fmt: skip
ENGLISH = """
3..b...3...b..3 .2...c...c...2. ..2...b.b...2.. b..2...b...2..b ....2.....2....
.c...c...c...c. ..b...b.b...b.. 3..b...2...b..3 ..b...b.b...b.. .c...c...c...c.
....2.....2.... b..2...b...2..b ..2...b.b...2.. .2...c...c...2. 3..b...3...b..3
"""
ENGLISH_POINTS = {
    1: "EAIONRTLSU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ",
}  # fmt: skip


class Piece(NamedTuple):
    """A tile as the second scorer sees it."""

    points: int
    is_letter: bool
    is_new: bool


class Table(NamedTuple):
    """Letter and word factors by row and column, the bonus and the two options."""

    letter: dict[Spot, int]
    word: dict[Spot, int]
    bonus: dict[int, int]
    doubler: str


@cache
def _file(name: str) -> dict[str, Any]:
    with (ROOT / f"layouts/{name}.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def _table(name: str) -> Table:
    if name == "kumkom":
        rows, words = KUMKOM.split(), {"T": 3, "D": 2}
        letters = {str(n): n for n in (2, 3, 4, 5)}
        bonus = {6: 40, 7: 50, 8: 70, 9: 90}
    elif name in ("crossword", "scrabble", "crossing"):
        rows, words, letters = ENGLISH.split(), {"3": 3, "2": 2}, {"b": 2, "c": 3}
        bonus = {7: 50}
    else:
        rows = _file(name)["board"]["rows"]
        words, letters, bonus = {"T": 3, "D": 2}, {"t": 3, "d": 2}, {6: 25}
    spots = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    return Table(
        {spot: letters[mark] for spot, mark in spots.items() if mark in letters},
        {spot: words[mark] for spot, mark in spots.items() if mark in words},
        bonus,
        "ๆ" if name == "crossing" else "",
    )


@cache
def _points(name: str, kind: str, face: str) -> int:
    """Return a tile's points from the tables above, or as the file prints them."""
    if kind.partition("=")[0] == "?":
        return 0
    printed = {"kumkom": KUMKOM_POINTS, "crossword": ENGLISH_POINTS, "scrabble": ENGLISH_POINTS}
    if name in printed:
        return next(points for points, faces in printed[name].items() if face in faces)
    for entry in _file(name)["tiles"]["kinds"]:
        if entry["name"] == kind.partition("=")[0]:
            faces = entry["name"].replace("|", "/").split("/")
            points = entry["points"]
            return int(points if isinstance(points, int) else points[faces.index(face)])
    raise AssertionError(kind)


def _pieces(name: str, position: Position, play: Play) -> dict[Spot, list[Piece]]:
    width = position.layout.grid.columns
    board: dict[Spot, list[Piece]] = {}
    for square, stack in enumerate(position.board):
        if stack is not None:
            board[divmod(square, width)] = [
                Piece(_points(name, tile.kind, tile.face), _is_letter(tile.face), is_new=False)
                for tile in stack.tiles
            ]
    for lay in play.lays:
        spot = divmod(lay.square, width)
        laid = [
            Piece(_points(name, tile.kind, tile.face), _is_letter(tile.face), is_new=True)
            for tile in lay.tiles
        ]
        below = board.get(spot, [])
        if any(piece.is_letter for piece in laid):
            below = [piece for piece in below if not piece.is_letter]
        board[spot] = below + laid
    return board


def _is_letter(face: str) -> bool:
    return face[0] not in "ัิีึืุู็ํ่้๊๋์"


def _runs(board: dict[Spot, list[Piece]]) -> Iterator[list[Spot]]:
    """Yield every run of two or more filled squares, in both directions."""
    for down, across in ((0, 1), (1, 0)):
        for row, column in board:
            if (row - down, column - across) in board:
                continue
            run = [(row, column)]
            while (run[-1][0] + down, run[-1][1] + across) in board:
                run.append((run[-1][0] + down, run[-1][1] + across))
            if len(run) > 1:
                yield run


def second_score(
    name: str, position: Position, play: Play, *, every: str = "", printed: bool, main: int = 1
) -> int:
    """Return the play's score, added up from the rules.

    *every* has the targets of premiums that count for every tile, *main* multiplies the main word.
    """
    table = _table(name)
    width = position.layout.grid.columns
    board = _pieces(name, position, play)
    changed = {divmod(lay.square, width) for lay in play.lays}
    bases = {divmod(lay.square, width): lay.cell.base for lay in play.lays}
    for square, stack in enumerate(position.board):
        if stack is not None:
            bases.setdefault(divmod(square, width), stack.cell.base)
    total = Fraction(table.bonus.get(sum(len(lay.tiles) for lay in play.lays), 0))
    found = [run for run in _runs(board) if changed & set(run)]
    main_run = next((run for run in found if changed <= set(run)), None)
    for run in found:
        plain = with_letters = 0
        times = 1
        for spot in run:
            for piece in board[spot]:
                plain += piece.points
                counts = piece.is_new or "letter" in every
                with_letters += piece.points * (table.letter.get(spot, 1) if counts else 1)
                if piece.is_letter and (piece.is_new or "word" in every):
                    times *= table.word.get(spot, 1)
        word = plain * times + with_letters - plain if printed else with_letters * times
        if table.doubler and bases[run[-1]] == table.doubler:
            word *= 2
        total += word * (main if run == main_run else 1)
    return int(total)


def _agree(name: str, layout: Layout, seeds: range) -> int:
    premiums = {"new_tiles": "", "all_tiles": "letter word", "letters_stay": "letter"}
    every = premiums[layout.rules.play.premiums_apply_to]
    main = layout.rules.play.main_word_factor
    printed = layout.rules.play.word_premium_on == "printed_points"
    compared = 0
    for seed in seeds:
        for position, play in turns(layout, seed):
            expected = second_score(name, position, play, every=every, printed=printed, main=main)
            assert score(position, play).total == expected, (seed, play)
            compared += 1
    return compared


@pytest.mark.rule("A3", "A4", "A5", "A6", "A8", "K5", "K10", "T7", "T8", "S1", "S2", "P8")
@pytest.mark.parametrize("name", GAMES)
def test_both_scorers_agree_on_random_plays(name: str) -> None:
    assert _agree(name, find_layout(name), range(GAMES_EACH)) >= 4 * GAMES_EACH


@pytest.mark.rule("P8", "K19", "T7")
@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("primary", "premiums_apply_to", "all_tiles"),
        ("kumkom", "premiums_apply_to", "all_tiles"),
        ("crossing", "word_premium_on", "printed_points"),
        ("scrabble", "premiums_apply_to", "letters_stay"),
        ("crossing", "premiums_apply_to", "letters_stay"),
        ("scrabble", "main_word_factor", 2),
        ("crossing", "main_word_factor", 3),
    ],
)
def test_both_scorers_agree_under_the_options(name: str, option: str, value: Any) -> None:
    assert _agree(name, game(name, **{option: value}).layout, range(20)) >= 60


@pytest.mark.rule("K18", "K20")
def test_both_scorers_agree_when_tiles_cover_tiles_and_marks_change() -> None:
    assert _agree("kumkom", find_layout("kumkom-contest"), range(20)) >= 60
    assert _agree("kumkom", remarking(), range(20)) >= 60
