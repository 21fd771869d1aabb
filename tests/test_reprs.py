"""Every public value shows itself in a line or two, and says what it is."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest

import thaigame
from thaigame import drills, lexicon, movegen, render, spelling, study
from thaigame.game.board import Board, Stack
from thaigame.layouts import OPTIONS
from thaigame.layouts.tiles import Tile
from thaigame.texts import LANGUAGES

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
    *(GAME.board, KUMKOM.after(KUMKOM.start(), MOVE).board),
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
    for board in (Board(), Board((wrong, *start.board[1:]))):
        assert repr(replace(start, board=board)).startswith("<Position ")
    assert repr(replace(start, scores=(), racks=())).startswith("<Position ")
    assert repr(thaigame.Play((), thaigame.Direction.ACROSS)) == "<Play across from nowhere: >"


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_what_compares_by_value_can_be_a_key(value: object) -> None:
    if type(value).__eq__ is not object.__eq__:
        assert hash(value) == hash(copy(value))


@pytest.mark.parametrize("game", ["kumkom", "crossing", "scrabble", "primary"])
def test_a_play_is_written_so_that_it_is_read_back(game: str) -> None:
    begun = thaigame.new_game(game, seed=11)
    generator = thaigame.Generator(begun.spec)
    for _ in range(6):
        for scored in generator.plays(begun.position)[:200]:
            written = str(scored.play)
            assert thaigame.parse_move(written, begun.position) == scored.play, written
        best = generator.best(begun.position, 1)
        begun.push(best[0] if best else thaigame.Pass())
        if begun.pending:
            begun.accept()


def test_other_moves_are_written_as_they_are_read() -> None:
    position = KUMKOM.start()
    for move in (thaigame.Exchange(("ก", "ฆ/ซ")), thaigame.Pass()):
        assert thaigame.parse_move(str(move), position) == move
    assert str(thaigame.Challenge(("น้ำ", "ตา"))) == "challenge น้ำ ตา"


HTML: Final[list[object]] = [
    *(RECORD, thaigame.replay_record(RECORD), KUMKOM.score(KUMKOM.start(), MOVE), PLAYS),
    *(SHEET, GAME.racks[0], render.score_sheet(RECORD)),
]


@pytest.mark.parametrize("value", HTML, ids=lambda value: type(value).__name__)
def test_a_notebook_shows_it_as_markup_that_is_well_formed(value: Any) -> None:
    for language in LANGUAGES:
        with thaigame.in_language(language):
            markup = f"<body>{value._repr_html_()}</body>"
        assert "".join(ET.fromstring(markup).itertext()).strip()  # noqa: S314  our own


def test_a_score_in_thai_names_its_multipliers_in_thai() -> None:
    assert isinstance(MOVE, thaigame.Play)
    score = KUMKOM.score(KUMKOM.start(), MOVE)
    named = {line.premium for word in score.words for line in word.lines if line.premium}
    assert named
    with thaigame.in_language("th"):
        shown = score._repr_html_()
    assert [name for name in named if name in shown] == []


@pytest.mark.parametrize("kind", [kind.name for kind in drills.all_kinds()])
def test_a_sheet_is_looked_at_as_the_pupil_gets_it(kind: str) -> None:
    sheet = drills.make(kind, count=2, level=3, seed=1)
    shown = sheet._repr_html_()
    found = ET.fromstring(f"<body>{shown}</body>")  # noqa: S314  our own
    told = "".join(found.itertext())
    drawn = 0
    for part in sheet.parts:
        drawn += sum(figure is not None for figure in (part.figure, part.solution))
        for item in part.items:
            assert item.answer in told
            asked = part.questions != "none"
            drawn += (asked and item.figure is not None) + (item.solution is not None)
            assert not asked or all(choice in told for choice in item.choices)
    pictures = [*found.iter("table"), *found.iter("img"), *found.findall(".//div[@class]")]
    assert len(pictures) - 1 >= drawn  # the sheet itself is one
