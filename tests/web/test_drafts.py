"""What strokes come to: marks by slots, tiles by what the rack has, squares passed over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thaigame import find_game
from thaigame.errors import ThaigameError
from thaigame.notation import format_move, parse_move, parse_rack
from thaigame.web.drafts import Draft, Placed, Stroke, fitting, place, read_draft

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.position import Position


def at(game: str, rack: str, *moves: str) -> Position:
    """Return a position in which who is to move holds *rack*, after *moves* by anybody."""
    spec = find_game(game)
    position = spec.start()
    for move in moves:
        position = spec.after(position, parse_move(move, position))
    held = parse_rack(rack, spec.layout)
    return replace(position, racks=(held, *position.racks[1:]))


def placed(
    position: Position, start: str, strokes: Sequence[str | Stroke], *, across: bool = True
) -> Placed:
    square = position.layout.grid.parse(start)
    assert square is not None
    made = tuple(each if isinstance(each, Stroke) else Stroke(each) for each in strokes)
    return place(Draft(square, across, made), position)


def written(position: Position, found: Placed) -> str:
    return format_move(found.play(position.layout), position)


@pytest.mark.rule("K4")
@pytest.mark.parametrize("order", ["ที่", "ท่ี"])
def test_marks_go_to_their_slots_in_any_order(order: str) -> None:
    position = at("kumkom", "ทสมรนกบย")
    found = placed(position, "H5", [*order, "ส"])
    assert [lay.cell.text for lay in found.lays] == ["ที่", "ส"]
    assert found.cursor == position.layout.grid.parse("J5")


def test_a_second_mark_of_a_slot_takes_the_first_one_s_place() -> None:
    found = placed(at("kumkom", "กน"), "H5", ["ก", "ิ", "ี", "่", "้", "น"])
    assert [lay.cell.text for lay in found.lays] == ["กี้", "น"]


def test_sara_am_is_one_tile_in_one_game_and_two_parts_in_the_other() -> None:
    whole = placed(at("kumkom", "น[ำ]"), "H5", ["น", "้", "ำ"])
    assert [lay.cell.text for lay in whole.lays] == ["น้", "ำ"]
    assert [tile.kind for lay in whole.lays for tile in lay.tiles] == ["น", "ำ"]
    parted = placed(at("crossing", "นา?"), "H8", ["น", "ำ"])
    assert [lay.cell.text for lay in parted.lays] == ["นํ", "า"]


def test_the_rack_decides_plain_before_dual_before_blank() -> None:
    position = at("kumkom", "ก[ฆ/ซ]??")
    assert fitting(position.layout, "ก", position.racks[0] or ()) == ("ก", "?")
    assert fitting(position.layout, "ซ", position.racks[0] or ()) == ("ฆ/ซ", "?")
    found = placed(position, "H5", ["ก", "ก", "ซ"])
    assert [tile.kind for lay in found.lays for tile in lay.tiles] == ["ก", "?", "ฆ/ซ"]
    assert found.choice is not None
    assert found.choice.kinds == ("ฆ/ซ", "?")


def test_another_tile_can_be_named() -> None:
    found = placed(at("scrabble", "A?"), "H8", [Stroke("A", "?")])
    assert [tile.kind for lay in found.lays for tile in lay.tiles] == ["?"]


def test_what_stands_is_passed_over_typed_or_not() -> None:
    position = at("scrabble", "CATSER", "8G CAT")
    typed = placed(position, "G8", [*"CATS"])
    skipped = placed(position, "G8", ["S"])
    assert written(position, typed) == written(position, skipped) == "8G ...S"


def test_a_mark_that_stands_is_passed_over_too() -> None:
    position = at("kumkom", "นกรม", "5G กิน")
    found = placed(position, "G5", ["ก", "ิ", "น", "ร"])
    assert [lay.cell.text for lay in found.lays] == ["ร"]


@pytest.mark.rule("T6")
def test_a_tier_is_laid_on_a_standing_square() -> None:
    position = at("crossing", "?กน", "8G [ก=ก]า[น=น]")
    found = placed(position, "I8", [Stroke("ิ", "?")])
    assert [lay.cell.text for lay in found.lays] == ["นิ"]
    assert [tile.kind for lay in found.lays for tile in lay.tiles] == ["?"]


def test_tiles_dragged_anywhere_lie_in_the_direction_of_their_line() -> None:
    position = at("scrabble", "CATSER")
    down = [Stroke("A", "A", 97), Stroke("C", "C", 82), Stroke("T", "T", 112)]
    found = placed(position, "A1", down)
    assert not found.across
    assert written(position, found) == "H6 CAT"


def test_a_line_that_is_full_takes_no_more_and_says_so() -> None:
    found = placed(at("scrabble", "CATSER"), "O8", ["C", "A"])
    assert [each.code for each in found.faults] == ["web.no_room"]
    with pytest.raises(ThaigameError):
        found.play(find_game("scrabble").layout)


@pytest.mark.parametrize("game", ["kumkom", "crossing", "scrabble", "primary"])
@given(data=st.data())
def test_any_strokes_are_placed_or_told_of_and_never_break(game: str, data: Any) -> None:
    rack = "ก?า" if game in {"kumkom", "crossing"} else "A?"
    position = at(game, rack)
    layout = position.layout
    texts = st.sampled_from([*sorted(layout.tiles.faces), "ิ", "่", "ุ", "ำ", "a", "!", "x"])
    squares = st.none() | st.integers(0, layout.grid.size - 1)
    kinds = st.sampled_from(["", *(kind.name for kind in layout.tiles.kinds)])
    stroke = st.builds(lambda text, kind, to: {"text": text, "kind": kind, "at": to},
                       texts, kinds, squares)  # fmt: skip
    draft = {
        "start": data.draw(st.integers(0, layout.grid.size - 1)),
        "across": data.draw(st.booleans()),
        "strokes": data.draw(st.lists(stroke, max_size=12)),
    }
    found = place(read_draft(draft, layout), position)
    squares_laid = [lay.square for lay in found.lays]
    assert squares_laid == sorted(set(squares_laid))
    assert all(0 <= each < layout.grid.size for each in squares_laid)
