"""The one-line position."""

from __future__ import annotations

import pytest

from thaigame.errors import PositionError, UnknownGameError
from thaigame.layouts import find_layout
from thaigame.layouts.tiles import Tile
from thaigame.notation import read_position, write_position
from thaigame.text import Cell

BENEFIT = "15/15/15/15/15/15/15/7BENEFIT1/15/15/15/15/15/15/15 AAAEELW/- 0/82 0 game scrabble;"


def kumkom(row: str, racks: str = "-/-", options: str = "game kumkom;") -> str:
    return f"15/15/15/15/{row}/15/15/15/15 {racks} 0/0 0 {options}"


def crossing(row: str) -> str:
    return f"{'15/' * 7}{row}{'/15' * 7} -/- 0/0 0 game crossing;"


@pytest.mark.rule("S3")
def test_the_benefit_position_is_read_and_written_as_printed() -> None:
    position = read_position(BENEFIT)
    grid = position.layout.grid
    filled = {grid.name(n): s.cell.base for n, s in enumerate(position.board) if s is not None}
    assert filled == dict(zip(("H8", "I8", "J8", "K8", "L8", "M8", "N8"), "BENEFIT", strict=True))
    assert position.racks == (tuple("AAAEELW"), None)
    assert position.scores == (0, 82)
    assert write_position(position) == BENEFIT


def test_a_blank_on_the_board_is_a_lower_case_letter_or_a_question_mark() -> None:
    lower = read_position(BENEFIT.replace("FIT", "fIT"))
    stack = lower.board[7 * 15 + 11]
    assert stack is not None
    assert stack.tiles == (Tile("?", "F"),)
    assert write_position(lower) == BENEFIT.replace("FIT", "fIT")
    assert read_position(BENEFIT.replace("FIT", "?FIT")) == lower
    thai = read_position(kumkom("7?ก้าม5"))
    stack = thai.board[4 * 15 + 7]
    assert stack is not None
    assert stack.cell == Cell.of("ก", "", "", "้")
    assert stack.tiles == (Tile("?", "ก"),)
    assert write_position(thai) == kumkom("7?ก้าม5")


def test_paper_marks_stand_with_their_letter() -> None:
    position = read_position(kumkom("6ที่นี่น้ำ5"))
    assert write_position(position) == kumkom("6ที่นี่น้ำ5")
    assert not position.faults()


def test_tiles_of_three_tiers_are_told_apart() -> None:
    line = crossing("6ท?ี่[น/ณ=น]้ำ6")
    position = read_position(line)
    stacks = [stack for stack in position.board if stack is not None]
    assert [stack.tiles for stack in stacks] == [
        (Tile("ท/ธ", "ท"), Tile("?", "ี่")),
        (Tile("น/ณ", "น"), Tile("ํ|ํ้", "ํ้")),
        (Tile("า", "า"),),
    ]
    assert write_position(position) == line


def test_brackets_protect_slashes_in_rows_and_racks() -> None:
    line = (
        "15/15/15/15/7[ฒ/ณ=ณ]ะ6/15/15/15/15 [ฆ/ซ]ก/[ณ/ษ=ษ] 3/-4 1 "
        "game kumkom-as-printed; out ?[ฎ/ฏ]; bag;"
    )
    position = read_position(line)
    assert position.racks == (("ก", "ฆ/ซ"), ("ณ/ษ=ษ",))
    assert position.out == ("?", "ฎ/ฏ")
    assert position.bag == ()
    assert write_position(position) == line.replace("[ฆ/ซ]ก", "ก[ฆ/ซ]")


def test_any_number_of_players_and_options_of_others_are_kept() -> None:
    line = f"{'15/' * 14}15 A/-/ 1/2/3 0 game crossword; lex my-list; tmr 60000;"
    position = read_position(line)
    assert position.racks == (("A",), None, ())
    assert position.options == (("lex", "my-list"), ("tmr", "60000"))
    assert write_position(position) == line


def test_the_game_may_be_told_from_outside_or_looked_up_elsewhere() -> None:
    line = BENEFIT.replace(" game scrabble;", "")
    assert read_position(line, layout=find_layout("scrabble")) == read_position(BENEFIT)
    seen: list[str] = []

    def look(name: str) -> object:
        seen.append(name)
        return find_layout("scrabble")

    read_position(BENEFIT.replace("scrabble", "my game.toml"), find_layout=look)  # type: ignore[arg-type]
    assert seen == ["my game.toml"]
    with pytest.raises(UnknownGameError):
        read_position(BENEFIT.replace("scrabble", "go"))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "fields"),
        ("15/15 A/B 0/0", "fields"),
        (BENEFIT.replace(" game scrabble;", ""), "which_game"),
        (BENEFIT.replace("15/15/", "15/", 1), "row_count"),
        (BENEFIT.replace("7BENEFIT1", "7BENEFIT"), "row_length"),
        (BENEFIT.replace("7BENEFIT1", "7BENEFIT99999999999"), "row_length"),
        (BENEFIT.replace("7BENEFIT1", "7BENEFI.1"), "dot_on_empty"),
        (BENEFIT.replace("7BENEFIT1", "7BENEFIก1"), "no_face"),
        (BENEFIT.replace("AAAEELW", "AAAEEL9"), "no_face"),
        (BENEFIT.replace("0/82", "0"), "players"),
        (BENEFIT.replace("0/82", "0/x"), "number"),
        (BENEFIT.replace(" 0 game", " -1 game"), "number"),
        (BENEFIT.replace("scrabble;", "scrabble"), "option_end"),
        (BENEFIT + " ;", "option_empty"),
        (BENEFIT + " game scrabble;", "option_twice"),
        (kumkom("7ณ่ั้6", options="game kumkom-as-printed;"), "mark_twice"),
        (kumkom("7ณ7", options="game kumkom-as-printed;"), "which_tile"),
        ("15" * 40_000, "too_long"),
    ],
)
def test_what_is_no_position_says_why_in_both_languages(line: str, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(line)
    assert caught.value.code == f"notation.{code}"
    assert caught.value.message.text("en") != caught.value.message.text("th")
