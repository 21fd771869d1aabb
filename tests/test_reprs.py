"""Every public value shows itself in a line or two, and says what it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

import thaigame
from thaigame import drills, lexicon, movegen, render, spelling, study
from thaigame.game.board import Stack
from thaigame.layouts import OPTIONS
from thaigame.layouts.tiles import Tile

KUMKOM: Final = thaigame.find_game("kumkom")
GAME: Final = thaigame.new_game("kumkom", seed=7, names=("มานี", "ปิติ"))
MOVE: Final = thaigame.parse_move("5H มหาสมุทร", KUMKOM.start())
assert isinstance(MOVE, thaigame.Play)
RECORD: Final = thaigame.record_of(GAME)
SHEET: Final = drills.make("matra-sort", count=3, seed=1)
SMALL: Final = thaigame.find_game("scrabble", lexicon=lexicon.Lexicon.from_words(["CAT", "ACT"]))
RACKED: Final = thaigame.read_position(
    "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CAT/- 0/0 0 game scrabble;"
)
PLAYS: Final = thaigame.Generator(SMALL).plays(RACKED)

VALUES: Final[list[object]] = [
    *(KUMKOM, KUMKOM.layout, KUMKOM.grid, KUMKOM.tiles, KUMKOM.rules, KUMKOM.tiles.kinds[0]),
    *(KUMKOM.lexicon, KUMKOM.lexicon.parts[0], OPTIONS["turn.challenge"]),
    *(KUMKOM.start(), KUMKOM.after(KUMKOM.start(), MOVE), GAME, GAME.state, GAME.observation(0)),
    *(MOVE, thaigame.Exchange(("ก",)), thaigame.Pass(), KUMKOM.score(KUMKOM.start(), MOVE)),
    *(GAME.racks[0], GAME.events[0], GAME.legal_moves, RECORD, thaigame.replay_record(RECORD)),
    *(thaigame.Generator(SMALL), PLAYS, PLAYS[0], movegen.perft(PLAYS), study.Study(SMALL)),
    *(SHEET, SHEET.parts[0], SHEET.items[0], drills.find_kind("matra-sort")),
    *(spelling.analyse("ตลาด"), spelling.conjugate("กา"), drills.mark_word("กา", "ก่า")),
    *(thaigame.judge(KUMKOM, ["น้ำ"]), thaigame.explain(KUMKOM, ["กระทันหัน"])[0]),
    *(render.score_sheet(RECORD), lexicon.read_word_list("กา\n".encode()), thaigame.cells("ที่")[0]),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_shows_itself_in_a_line_or_two(value: object) -> None:
    shown = repr(value)
    assert 0 < len(shown) <= 300
    assert "\n" not in shown
    assert " object at 0x" not in shown
    assert isinstance(value, tuple) or type(value).__name__ in shown


def test_a_position_shows_the_line_that_reads_it_back() -> None:
    after = KUMKOM.after(KUMKOM.start(), MOVE)
    line = repr(after).removeprefix("<Position ").removesuffix(">")
    assert thaigame.read_position(line) == after


def test_a_position_that_cannot_be_shows_itself_all_the_same() -> None:
    start = KUMKOM.start()
    wrong = Stack(thaigame.Cell.of("ก"), (Tile("no such kind", "ก"),))
    for board in ((), (wrong, *start.board[1:])):
        assert repr(replace(start, board=board)).startswith("<Position ")
    assert repr(replace(start, scores=(), racks=())).startswith("<Position ")
    assert repr(thaigame.Play((), thaigame.Direction.ACROSS)) == "<Play across from nowhere: >"
