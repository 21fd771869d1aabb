"""Scripts given as tables: two tiles are not read as the one letter that they resemble."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.own_games import layout_text
from tests.random_positions import turns
from tests.text.test_syllabary import BURMESE, DEVANAGARI, LAO
from thaigame.game import Lay, Play, Position
from thaigame.layouts import find_layout, load_layout
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.notation import format_move, parse_move, read_position, write_position
from thaigame.text import Cell
from thaigame.text.alphabet import CUT

if TYPE_CHECKING:
    from thaigame.text.syllabary import Syllabary

LAO_GAME = find_layout("lao")
TABLE = """[script]
name = "devanagari"
base = "कषत"
joiner = "्"
"""
JOINED = load_layout(
    layout_text("क् क ष क्ष त").replace('script = "latin"', "").replace("[letters]", TABLE)
)


def _laid(position: Position, words: str, at: int = 112) -> Play:
    lays = []
    for square, tiles in enumerate(words.split(), at):
        base = Tile("?", tiles[1:]) if tiles[0] == "?" else Tile(tiles[0], tiles[0])
        marks = "" if tiles[0] == "?" else tiles[1:]
        slots = {position.layout.marks[mark]: mark for mark in marks}
        lays.append(Lay(square, Cell.of(base.face, **slots), (base,)))
    return Play(tuple(lays), Direction.ACROSS)


@pytest.mark.parametrize(
    ("tiles", "written"),
    [
        ("ຫ ນ", "8H ຫ|ນ"),
        ("ຫ ລ", "8H ຫ|ລ"),
        ("?ຫ ມ", "8H ?ຫ|ມ"),
        ("ຫ ?ມ", "8H ຫ?ມ"),
        ("ກໍ າ", "8H ກໍ|າ"),
        ("ກໍ້ າ", "8H ກໍ້|າ"),
        ("ຫ ນ ຫ ນ", "8H ຫ|ນຫ|ນ"),
        ("ກ ຫ ຫ ມ", "8H ກຫຫ|ມ"),
        ("ໜ າ", "8H ໜາ"),
    ],
)
def test_two_tiles_that_look_like_one_letter_are_cut(tiles: str, written: str) -> None:
    position = Position.start(LAO_GAME)
    play = _laid(position, tiles)
    assert format_move(play, position) == written
    again = parse_move(written, position)
    assert isinstance(again, Play)
    assert again.lays == play.lays


def test_without_a_cut_they_are_the_one_letter_as_people_type_it() -> None:
    position = Position.start(LAO_GAME)
    read = parse_move("8H ຫນາ", position)
    assert isinstance(read, Play)
    assert [lay.cell.canonical for lay in read.lays] == ["ໜ", "າ"]


def test_a_tile_beside_one_that_stands_needs_no_cut_but_its_position_does() -> None:
    position = Position.start(LAO_GAME)
    standing = read_position(
        write_position(position).replace("/15/", "/7ຫ|ນ6/", 1), find_layout=lambda _: LAO_GAME
    )
    first, second = (stack for stack in standing.board if stack is not None)
    assert (first.cell.canonical, second.cell.canonical) == ("ຫ", "ນ")
    assert "ຫ|ນ" in write_position(standing)
    read = read_position(write_position(standing), find_layout=lambda _: LAO_GAME)
    assert read.board == standing.board


def test_a_tile_that_ends_in_a_joiner_takes_no_letter_of_the_next_square() -> None:
    position = replace(Position.start(JOINED), racks=(None, None))
    half = Lay(112, Cell.of("क्"), (Tile("क्", "क्"),))
    whole = Lay(113, Cell.of("ष"), (Tile("ष", "ष"),))
    play = Play((half, whole), Direction.ACROSS)
    assert format_move(play, position) == "8H [क्]ष"
    for written in ("8H [क्]ष", "8H क्|ष"):
        again = parse_move(written, position)
        assert isinstance(again, Play)
        assert again.lays == play.lays
    joined = parse_move("8H क्षत", position)
    assert isinstance(joined, Play)
    assert [lay.cell.base for lay in joined.lays] == ["क्ष", "त"]


@pytest.mark.parametrize("syllabary", [LAO, DEVANAGARI, BURMESE])
@given(st.data())
def test_squares_written_as_one_text_fall_into_the_same_squares(
    syllabary: Syllabary, data: st.DataObject
) -> None:
    words = st.lists(st.sampled_from(sorted(syllabary.bases)), min_size=1, max_size=6)
    marks = st.sampled_from(["", *sorted(syllabary.slot_of)])
    alone = [base + data.draw(marks) for base in data.draw(words)]
    squares = [text for text in alone if syllabary.form(text) == text]
    text = syllabary.apart(squares)
    assert syllabary.form(text) == text
    assert [part for piece in text.split(CUT) for part in syllabary.cells(piece)] == [
        cell for square in squares for cell in syllabary.cells(square)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_plays_of_a_random_lao_game_are_read_as_they_were_written(seed: int) -> None:
    chance = Random(seed)
    for position, play in turns(LAO_GAME, seed):
        unknown = replace(position, racks=(None, *position.racks[1:]))
        held = position if chance.random() < 0.5 else unknown
        again = parse_move(format_move(play, held), held)
        assert isinstance(again, Play)
        assert again.lays == play.lays
