"""Moves as people write them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from thaigame.errors import IllegalMoveError, MoveError
from thaigame.game.board import Board, Stack, laid
from thaigame.game.moves import Exchange, Lay, Pass, Play
from thaigame.game.position import Position
from thaigame.game.rules import Violation
from thaigame.layouts import find_layout
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.notation import format_move, parse_move, parse_rack, read_position
from thaigame.text import Cell

BENEFIT = "15/15/15/15/15/15/15/7BENEFIT1/15/15/15/15/15/15/15 AAAEELW/- 0/82 0 game scrabble;"


def start(game: str, rack: str | None = None) -> Position:
    position = Position.start(find_layout(game))
    if rack is not None:
        position = replace(position, racks=(parse_rack(rack, position.layout), None))
    return position


def after(position: Position, *moves: str) -> Position:
    for text in moves:
        board, _ = laid(position.board, play(position, text), position.layout.tiles)
        position = replace(position, board=board)
    return position


def play(position: Position, text: str) -> Play:
    move = parse_move(text, position)
    assert isinstance(move, Play)
    return move


def cells(place: Play) -> list[str]:
    return [lay.cell.canonical for lay in place.lays]


def kinds(place: Play) -> list[str]:
    return [tile.kind for tile in place.tiles]


def fails(position: Position, text: str) -> MoveError:
    with pytest.raises(MoveError) as caught:
        parse_move(text, position)
    return caught.value


# Where


@pytest.mark.parametrize("text", ["8D MIGHT", "8d MIGHT", "  8D   MIGHT "])
def test_a_row_number_before_a_column_letter_is_across(text: str) -> None:
    place = play(start("scrabble"), text)
    assert place.direction is Direction.ACROSS
    assert place.squares == tuple(range(7 * 15 + 3, 7 * 15 + 8))


@pytest.mark.parametrize("text", ["D8 MIGHT", "d8 MIGHT"])
def test_a_column_letter_before_a_row_number_is_down(text: str) -> None:
    place = play(start("scrabble"), text)
    assert place.direction is Direction.DOWN
    assert place.squares == tuple(range(7 * 15 + 3, 12 * 15 + 3, 15))


@pytest.mark.rule("S3")
def test_the_plays_of_the_benefit_board_are_read_and_written_as_printed() -> None:
    position = read_position(BENEFIT)
    wane = play(position, "J6 WA.E")
    assert [position.layout.grid.name(square) for square in wane.squares] == ["J6", "J7", "J9"]
    assert format_move(wane, position) == "J6 WA.E"
    assert format_move(play(position, "J6 WANE"), position) == "J6 WA.E"
    assert format_move(play(position, "7J AWE"), position) == "7J AWE"


def test_a_one_square_play_is_one_play_and_is_written_across() -> None:
    position = read_position(BENEFIT)
    across = play(position, "8H .......S")
    assert across == play(position, "O8 S")
    assert format_move(across, position) == "8H .......S"


def test_a_one_square_play_is_written_down_where_only_its_word_down_exists() -> None:
    position = read_position(BENEFIT)
    assert format_move(play(position, "7H A"), position) == "H7 A."


def test_where_both_words_of_a_one_square_play_exist_it_is_written_across() -> None:
    position = after(read_position(BENEFIT), "7J AW")
    assert format_move(play(position, "L7 E."), position) == "7J ..E"


@pytest.mark.parametrize("text", ["8L TRAPS", "16A CAT", "Z8 CAT", "O14 CAT"])
def test_a_move_that_runs_off_the_board_is_illegal_and_not_unreadable(text: str) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        parse_move(text, start("scrabble"))
    violation = caught.value.violations[0]
    assert isinstance(violation, Violation)
    assert (violation.rule, violation.kind) == ("A1", "placement")


def test_a_move_that_lays_nothing_is_illegal() -> None:
    with pytest.raises(IllegalMoveError):
        parse_move("8H .......", read_position(BENEFIT))


# Cells already there


def test_a_dot_or_its_text_stands_for_a_cell_already_there() -> None:
    position = after(start("kumkom"), "5H ที่")
    assert play(position, "5H .นา") == play(position, "5H ที่นา")
    assert format_move(play(position, "5H ที่นา"), position) == "5H .นา"


def test_a_dot_on_an_empty_square_is_an_error() -> None:
    error = fails(start("scrabble"), "8D CA.")
    assert error.code == "notation.dot_on_empty"
    assert error.at == 5


def test_what_a_play_adds_to_a_standing_cell_follows_a_plus() -> None:
    position = after(start("crossing"), "8G [น/ณ=น]า")
    place = play(position, "8G .+ํ้.ม")
    assert place.lays[0] == Lay(111, Cell.of("น", "", "ํ", "้"), (Tile("ํ|ํ้", "ํ้"),))
    assert play(position, "8G น+ํ้.ม") == place
    assert format_move(place, position) == "8G .+ํ้.ม"


def test_one_plus_serves_both_tiers_of_a_cell() -> None:
    position = after(start("crossing"), "8G ทม")
    place = play(position, "8G .+ุ์.")
    assert kinds(place) == ["์/๋", "ุ"]
    assert format_move(place, position) == "8G .+ุ์."


def test_a_paper_mark_added_to_a_standing_tile_is_a_remark() -> None:
    position = after(start("kumkom"), "5H นา")
    place = play(position, "5H .+้.ว")
    assert place.lays[0] == Lay(67, Cell.of("น", "", "", "้"), ())
    assert format_move(place, position) == "5H .+้.ว"


def test_text_that_differs_in_its_marks_only_is_a_remark_too() -> None:
    position = after(start("kumkom"), "5H น้า")
    place = play(position, "5H น่าว")
    assert place.lays[0] == Lay(67, Cell.of("น", "", "", "่"), ())
    assert format_move(place, position) == "5H น่.ว"


def test_text_that_differs_in_its_base_is_an_overlay() -> None:
    position = after(start("kumkom-contest"), "5H น้า")
    place = play(position, "5H ม่าก")
    assert place.lays[0] == Lay(67, Cell.of("ม", "", "", "่"), (Tile("ม", "ม"),))
    assert format_move(place, position) == "5H ม่.ก"


def test_a_standing_tier_may_not_be_left_out_of_the_text() -> None:
    position = after(start("crossing"), "8G ทม", "8G .+ี.")
    error = fails(position, "8G ทมา")
    assert error.code == "notation.not_what_stands"
    assert "ที" in error.message.text("en")


# Tiles


def test_thai_is_read_with_the_decomposition_of_the_game() -> None:
    whole = play(start("kumkom"), "5G น้ำ")
    assert cells(whole) == ["น้", "ำ"]
    assert kinds(whole) == ["น", "ำ"]
    split = play(start("crossing"), "8G [น=น]้ำ")
    assert cells(split) == ["นํ้", "า"]
    assert kinds(split) == ["น", "ํ|ํ้", "า"]
    assert format_move(split, start("crossing")) == "8G [น=น]้ำ"


@pytest.mark.parametrize("word", ["น้ำ", "นํ้า", "น้ํา", "นำ้", "น\u200bํ้า"])
def test_every_way_of_typing_am_is_one_play(word: str) -> None:
    position = start("kumkom")
    assert play(position, f"5G {word}") == play(position, "5G น้ำ")


def test_a_tone_that_stands_on_am_is_written_after_a_plus() -> None:
    position = start("kumkom")
    on_am = Lay(68, Cell.of("ำ", "", "", "้"), (Tile("ำ", "ำ"),))
    place = Play((Lay(67, Cell.of("น"), (Tile("น", "น"),)), on_am), Direction.ACROSS)
    assert format_move(place, position) == "5H นำ+้"
    assert play(position, "5H นำ+้") == place


def test_paper_marks_take_no_tile() -> None:
    place = play(start("kumkom"), "5G ที่นี้")
    assert kinds(place) == ["ท", "น"]
    assert fails(start("kumkom"), "5G ก?้า").code == "notation.marks_are_paper"


def test_a_question_mark_covers_the_whole_tier_after_it() -> None:
    place = play(start("crossing"), "8H ท?ี่")
    assert place.lays == (Lay(112, Cell.of("ท", "", "ี", "่"), (Tile("ท/ธ", "ท"), Tile("?", "ี่"))),)
    assert format_move(place, start("crossing")) == "8H ท?ี่"
    assert fails(start("crossing"), "8H ที?่").code == "notation.one_tile_a_tier"


def test_a_tier_that_no_printed_tile_shows_needs_the_wild_tile() -> None:
    error = fails(start("crossing"), "8H ที้")
    assert error.code == "notation.write_instead"
    assert "?ี้" in error.message.text("th")


def test_a_blank_in_thai_is_a_question_mark_and_its_letter() -> None:
    assert kinds(play(start("kumkom"), "5G ฤ?ๅ")) == ["ศ/ฤ", "?"]
    assert "?ๅ" in str(fails(start("kumkom"), "5G ฤๅ"))


def test_a_lower_case_letter_is_a_blank_in_latin_games() -> None:
    place = play(start("scrabble"), "8H CAt")
    assert kinds(place) == ["C", "A", "?"]
    assert place == play(start("scrabble"), "8H CA?T")
    assert format_move(place, start("scrabble")) == "8H CAt"


@pytest.mark.parametrize(
    ("text", "capitals", "blanks"),
    [("8h cat", "8H CAT", "8H ?C?A?T"), ("j6 wa.e", "J6 WA.E", "J6 ?W?A.?E")],
)
def test_a_word_wholly_in_lower_case_gets_a_friendly_question(
    text: str, capitals: str, blanks: str
) -> None:
    error = fails(read_position(BENEFIT), text)
    assert error.code == "notation.lower_case"
    for language in ("en", "th"):
        shown = error.message.text(language)
        assert capitals in shown
        assert blanks in shown


def test_a_play_of_blanks_alone_is_written_so_that_nobody_need_ask() -> None:
    position = start("scrabble")
    place = play(position, "8H ?A?T")
    assert format_move(place, position) == "8H ?A?T"


def test_a_bracket_names_the_tile_where_more_than_one_kind_shows_the_face() -> None:
    position = start("kumkom-as-printed")
    place = play(position, "5H [ฒ/ณ=ณ]ะ")
    assert kinds(place) == ["ฒ/ณ", "ะ"]
    assert format_move(place, position) == "5H [ฒ/ณ=ณ]ะ"
    error = fails(position, "5H ณะ")
    assert error.code == "notation.which_tile"
    assert "[ณ/ษ=ณ]" in str(error)
    assert error.at == 3


def test_a_bracket_is_allowed_but_never_written_where_one_kind_shows_the_face() -> None:
    position = start("kumkom")
    place = play(position, "5H [ฆ\\ซ=ซ]ึม")
    assert kinds(place) == ["ฆ/ซ", "ม"]
    assert format_move(place, position) == "5H ซึม"


def test_a_bracket_whose_face_begins_with_a_mark_belongs_to_the_cell_before_it() -> None:
    position = start("crossing")
    place = play(position, "8G ท[ั|ั่=ั]ง")
    assert cells(place) == ["ทั", "ง"]
    assert kinds(place) == ["ท/ธ", "ั|ั่", "ง"]
    assert format_move(place, position) == "8G ท[ั|ั่=ั]ง"


def test_a_rack_that_holds_one_of_the_kinds_decides_between_them() -> None:
    place = play(start("crossing", "[น/ณ]า"), "8G นา")
    assert kinds(place) == ["น/ณ", "า"]
    assert fails(start("crossing", "น[น/ณ]า"), "8G นา").code == "notation.which_tile"


@pytest.mark.rule("K2")
def test_a_tile_with_a_fixed_face_is_meant_where_the_rack_holds_only_that() -> None:
    fixed = start("kumkom", "[ฆ/ซ=ซ]ม")
    place = play(fixed, "5H ซึม")
    assert kinds(place) == ["ฆ/ซ=ซ", "ม"]
    assert format_move(place, fixed) == "5H ซึม"
    free = start("kumkom", "[ฆ/ซ]ม")
    assert kinds(play(free, "5H ซึม")) == ["ฆ/ซ", "ม"]


def test_dual_letters_of_the_primary_game_are_written_by_their_letter() -> None:
    position = start("primary", "[H\\Q]AT")
    assert kinds(play(position, "6F HAT")) == ["H/Q", "A", "T"]


# Other moves


@pytest.mark.parametrize("text", ["pass", "PASS", " pass ", "-"])
def test_a_pass(text: str) -> None:
    assert parse_move(text, start("kumkom")) == Pass()
    assert format_move(Pass(), start("kumkom")) == "pass"


@pytest.mark.parametrize("text", ["exchange [ฆ/ซ]?กา", "-าก[ฆ\\ซ]?", "Exchange  า ก ? [ฆ/ซ]"])
def test_an_exchange_names_its_tiles_in_any_order(text: str) -> None:
    move = parse_move(text, start("kumkom"))
    assert move == Exchange(("?", "ก", "ฆ/ซ", "า"))
    assert format_move(move, start("kumkom")) == "exchange ?ก[ฆ/ซ]า"


# Text that is no move


@pytest.mark.parametrize(
    ("game", "text", "code", "at"),
    [
        ("scrabble", "", "no_move", 0),
        ("scrabble", "hello", "no_move", 0),
        ("scrabble", "8DD CAT", "no_move", 0),
        ("scrabble", "8D", "no_word", 2),
        ("scrabble", "8D CAT DOG", "space_in_word", 6),
        ("scrabble", "pass me", "after_pass", 5),
        ("scrabble", "exchange", "exchange_what", 8),
        ("scrabble", "exchange A9", "no_face", 10),
        ("scrabble", "8D C4T", "no_face", 4),
        ("scrabble", "8D CกT", "no_face", 4),
        ("scrabble", "8D C😀T", "no_face", 4),
        ("scrabble", "8D CA?", "blank_of_what", 5),
        ("scrabble", "8D CA[T", "bracket_open", 5),
        ("scrabble", "8D CA[?]", "bracket_form", 5),
        ("scrabble", "8D CA[X/Y=X]", "kind_unknown", 5),
        ("scrabble", "8D +CA", "plus_on_nothing", 3),
        ("kumkom", "5H ้ก", "mark_on_nothing", 3),
        ("kumkom", "5H น้้", "mark_twice", 5),
        ("kumkom", "5H ก+้+ี", "plus_twice", 6),
        ("kumkom", "5H CAT", "no_face", 3),
        ("kumkom", "5H [ฆ/ซ=ก]า", "kind_not_face", 3),
        ("kumkom", "5H ก๊๊า", "mark_twice", 5),
        ("kumkom", "5H ก" + "้" * 5000, "too_long", 4096),
        ("crossing", "8H ทู[ี|ี่=ี]่", "one_tile_a_tier", 13),
        ("crossing", "8H ท?ำ", "sara_am_apart", 5),
        ("crossing", "8H ?.", "blank_of_what", 3),
    ],
)
def test_text_that_is_no_move_says_what_and_where(game: str, text: str, code: str, at: int) -> None:
    error = fails(start(game), text)
    assert error.code == f"notation.{code}"
    assert error.at == at
    assert error.message.text("en") != error.message.text("th")


def test_a_plus_is_asked_for_where_a_mark_follows_a_dot() -> None:
    position = after(start("crossing"), "8G ทม")
    error = fails(position, "8G .ี.")
    assert error.code == "notation.plus_missing"
    assert ".+ี" in str(error)
    assert fails(position, "8G .+").code == "notation.plus_of_what"


def test_a_mark_in_a_taken_place_is_changed_by_writing_the_whole_cell() -> None:
    position = after(start("kumkom"), "5H น้า")
    error = fails(position, "5H .+่.ว")
    assert error.code == "notation.mark_there"
    assert "น่" in str(error)


def test_a_play_with_a_gap_cannot_be_written() -> None:
    position = start("scrabble")
    apart = Play(
        (Lay(110, Cell.of("A"), (Tile("A", "A"),)), Lay(113, Cell.of("T"), (Tile("T", "T"),))),
        Direction.ACROSS,
    )
    with pytest.raises(MoveError):
        format_move(apart, position)


def test_a_blank_that_stands_is_written_by_its_letter_or_a_dot() -> None:
    position = start("scrabble")
    board = list(position.board)
    board[112] = Stack(Cell.of("A"), (Tile("?", "A"),))
    position = replace(position, board=Board(board))
    assert play(position, "8H AT") == play(position, "8H .T") == play(position, "8H aT")
