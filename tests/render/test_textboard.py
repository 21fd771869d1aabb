"""Boards as text: what stands where, and columns that line up."""

from __future__ import annotations

import pytest

from thaigame.game.board import laid
from thaigame.game.position import Position
from thaigame.layouts import find_layout, layout_names
from thaigame.notation import parse_move
from thaigame.render import board_text
from thaigame.text import display_width


def board_after(game: str, move: str, **options: bool) -> list[str]:
    position = Position.start(find_layout(game))
    place = parse_move(move, position)
    board, _ = laid(position.board, place, position.layout.tiles)  # type: ignore[arg-type]
    new = place.squares if options.get("marked") else ()  # type: ignore[union-attr]
    return board_text(position.layout, board, new=new).splitlines()


@pytest.mark.parametrize("name", layout_names())
def test_every_board_has_a_line_a_row_and_a_column_letter_a_column(name: str) -> None:
    layout = find_layout(name)
    head, *rows = board_text(layout, Position.start(layout).board).splitlines()
    assert len(rows) == layout.grid.rows
    assert len(head.split()) == layout.grid.columns
    assert [row.split()[0] for row in rows] == [str(n + 1) for n in range(layout.grid.rows)]
    assert {len(row.split()) for row in rows} == {layout.grid.columns + 1}


def test_every_column_stands_under_its_letter_in_spite_of_marks() -> None:
    head, *rows = board_after("kumkom", "5F ผู้ใหญ่?บ้")
    row = rows[4]
    for letter, cell in zip("FGHIJ", ("ผู้", "ใ", "ห", "ญ่", "บ้"), strict=True):
        assert display_width(row[: row.index(cell)]) == head.index(letter)


def test_a_blank_has_a_sign_behind_it_and_new_tiles_stand_in_brackets() -> None:
    row = board_after("kumkom", "5H ก?า", marked=True)[5]
    assert "[ก] [า?]" in row
    assert "[" not in board_after("kumkom", "5H ก?า")[5]


def test_premium_squares_say_how_often_what_counts() -> None:
    layout = find_layout("kumkom")
    rows = board_text(layout, Position.start(layout).board).splitlines()
    assert rows[1].split()[1] == "3W"
    assert rows[3].split()[3] == "5L"
