"""Whatever is typed, only the project's own errors come out, in both languages."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.random_positions import GAMES
from thaigame.errors import ThaigameError
from thaigame.layouts import find_layout
from thaigame.notation import (
    format_move,
    parse_move,
    parse_rack,
    read_position,
    spaced_rack,
    write_position,
)

LINES = (
    "15/15/15/15/15/15/15/7BENEFIT1/15/15/15/15/15/15/15 AAAEELW/- 0/82 0 game scrabble;",
    "15/15/15/15/5น้ำ?กำ+้6/15/15/15/15 [ฆ/ซ]ก/- 0/0 0 game kumkom; out ก;",
    "15/15/15/15/15/15/15/6ท?ี่[น/ณ=น]้ำ6/15/15/15/15/15/15/15 -/ 0/0 0 game crossing; bag ก;",
)
positions = st.sampled_from(LINES).map(read_position)
notes = st.text(
    st.one_of(
        st.sampled_from("ABZaz.+?[]=/\\|- 0189;\u200b\u0301\ud800ß😀"),
        st.sampled_from("กซณนทฤๅเำาะๆๆํ้่ีิุ์็"),
        st.characters(),
    ),
    max_size=24,
)
squares = st.sampled_from(("8D ", "H8 ", "5H ", "8H ", "exchange ", "-", "8G .+", ""))


def shown(error: ThaigameError) -> None:
    assert error.message.text("en")
    assert error.message.text("th")


@given(positions, squares, notes)
def test_any_text_as_a_move(position: object, square: str, text: str) -> None:
    assert hasattr(position, "layout")
    try:
        move = parse_move(square + text, position)  # type: ignore[arg-type]
    except ThaigameError as error:
        shown(error)
    else:
        again = parse_move(format_move(move, position), position)  # type: ignore[arg-type]
        assert again == move


@given(st.sampled_from(GAMES).map(find_layout), notes)
def test_any_text_as_a_rack(layout: object, text: str) -> None:
    try:
        spaced_rack(parse_rack(text, layout), layout)  # type: ignore[arg-type]
    except ThaigameError as error:
        shown(error)


@given(st.sampled_from(LINES), st.integers(0, 90), st.integers(0, 6), notes)
def test_a_position_line_with_anything_in_it(line: str, at: int, cut: int, text: str) -> None:
    try:
        position = read_position(line[:at] + text + line[at + cut :])
    except ThaigameError as error:
        shown(error)
    else:
        assert read_position(write_position(position)) == position
        assert read_position(write_position(replace(position, bag=None))).bag is None
