"""Racks as people write them."""

from __future__ import annotations

import pytest

from thaigame.errors import RackError
from thaigame.game.moves import Exchange
from thaigame.game.position import Position
from thaigame.layouts import find_layout, layout_names
from thaigame.notation import format_rack, parse_move, parse_rack, spaced_rack


@pytest.mark.parametrize("text", ["ก?[ฆ/ซ]", "ก ? [ฆ\\ซ]", " [ฆ/ซ]? ก"])
def test_order_and_spaces_do_not_matter(text: str) -> None:
    layout = find_layout("kumkom")
    assert parse_rack(text, layout) == ("?", "ก", "ฆ/ซ")


def test_a_fixed_face_and_a_fixed_wild_stand_in_brackets() -> None:
    kumkom, crossing = find_layout("kumkom"), find_layout("crossing")
    assert parse_rack("[ฆ/ซ=ซ]", kumkom) == ("ฆ/ซ=ซ",)
    assert parse_rack("[?=ก]", crossing) == ("?=ก",)
    assert format_rack(("?=ก", "ั|ั่=ั"), crossing) == "[?=ก][ั|ั่=ั]"
    with pytest.raises(RackError):  # a blank of this game is free again when it comes back
        parse_rack("[?=ก]", kumkom)


def test_a_plain_letter_means_the_tile_whose_only_face_it_is() -> None:
    crossing = find_layout("crossing")
    assert parse_rack("น้า", crossing) == ("น", "า", "้")


def test_a_letter_without_a_tile_of_its_own_names_the_tile() -> None:
    with pytest.raises(RackError) as caught:
        parse_rack("กญ", find_layout("kumkom"))
    assert caught.value.code == "notation.rack_bracket"
    assert caught.value.at == 1
    assert "[ฬ/ญ]" in caught.value.message.text("en")
    assert "[ฬ/ญ]" in caught.value.message.text("th")
    with pytest.raises(RackError) as caught:
        parse_rack("ช", find_layout("crossing"))
    assert caught.value.message.text("en").endswith("is written [ช/ซ]")  # and no wild tile


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("ก9", "no_face", 1),
        ("กA", "no_face", 1),
        ("ก[ฆ", "bracket_open", 1),
        ("ก[กข]", "kind_unknown", 1),
        ("ก" * 5000, "too_long", 4096),
    ],
)
def test_what_is_no_rack_says_why_and_where(text: str, code: str, at: int) -> None:
    with pytest.raises(RackError) as caught:
        parse_rack(text, find_layout("kumkom"))
    assert caught.value.code == f"notation.{code}"
    assert caught.value.at == at


def test_latin_racks_may_be_typed_in_either_case() -> None:
    layout = find_layout("primary")
    assert parse_rack("ab?[h\\q]", layout) == ("?", "A", "B", "H/Q")
    assert format_rack(parse_rack("ab?[h\\q]", layout), layout) == "?AB[H/Q]"


def test_people_see_the_tiles_apart() -> None:
    crossing = find_layout("crossing")
    rack = parse_rack("ก?[ต/ถ]้[ั|ั่]", crossing)
    assert spaced_rack(rack, crossing) == "? ก ต/ถ ◌ั|◌ั่ ◌้"


@pytest.mark.parametrize("game", layout_names())
def test_every_tile_of_every_game_is_typed_as_it_is_shown(game: str) -> None:
    layout = find_layout(game)
    for name in layout.tiles.by_name:
        shown = spaced_rack([name], layout)
        assert parse_rack(shown, layout) == (name,), shown
        assert parse_rack(shown.replace("/", "\\"), layout) == (name,), shown
    everything = tuple(kind.name for kind in layout.tiles.kinds)
    assert parse_rack(spaced_rack(everything, layout), layout) == layout.tiles.rack(everything)


def test_an_exchange_is_typed_as_the_rack_is_shown() -> None:
    start = Position.start(find_layout("crossing"))
    assert parse_move("exchange ย/ฌ ว", start) == Exchange(("ย/ฌ", "ว"))
    assert parse_move("exchange ◌ั|◌ั่ ◌์/◌๋ ?", start) == Exchange(("?", "ั|ั่", "์/๋"))
    primary = Position.start(find_layout("primary"))
    assert parse_move("exchange h/q E", primary) == Exchange(("E", "H/Q"))


def test_a_dotted_circle_with_nothing_on_it_is_no_tile() -> None:
    with pytest.raises(RackError):
        parse_rack("ก ◌ 9", find_layout("crossing"))
