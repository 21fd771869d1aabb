"""Reading what was written gives the same move, rack and position, in every game."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.random_positions import GAMES, Chance, chances
from thaigame.game.moves import Exchange, Pass
from thaigame.layouts import find_layout
from thaigame.notation import (
    format_move,
    format_rack,
    parse_move,
    parse_rack,
    read_position,
    write_position,
)


@given(chances)
def test_a_play_that_was_written_is_read_as_the_same_play(chance: Chance) -> None:
    for position, place in chance.turns():
        again = parse_move(format_move(place, position), position)
        assert not isinstance(again, Exchange | Pass)
        assert again.lays == place.lays
        if len(place.lays) > 1:
            assert again.direction is place.direction


@given(chances)
def test_a_play_is_written_in_one_way(chance: Chance) -> None:
    for position, place in chance.turns():
        text = format_move(place, position)
        assert format_move(parse_move(text, position), position) == text


@given(chances)
def test_a_play_from_an_unknown_rack_keeps_its_tiles(chance: Chance) -> None:
    for position, place in chance.turns():
        unknown = replace(position, racks=(None, *position.racks[1:]))
        again = parse_move(format_move(place, unknown), unknown)
        assert not isinstance(again, Exchange | Pass)
        assert again.lays == place.lays


@given(chances)
def test_a_position_that_was_written_is_read_as_the_same_position(chance: Chance) -> None:
    for position, _ in chance.turns():
        assert not position.faults()
        line = write_position(position)
        assert read_position(line, find_layout=lambda _: position.layout) == position  # noqa: B023


@given(chances)
def test_a_position_with_unknown_racks_and_bag_is_read_as_the_same(chance: Chance) -> None:
    position = replace(chance.turns()[-1][0], bag=None)
    position = replace(position, racks=(None,) * len(position.racks), options=(("clock", "1 2"),))
    line = write_position(position)
    assert read_position(line, find_layout=lambda _: position.layout) == position


@given(st.sampled_from(GAMES), st.randoms(use_true_random=False), st.integers(0, 12))
def test_a_rack_that_was_written_is_read_as_the_same_rack(
    game: str, random: object, count: int
) -> None:
    layout = find_layout(game)
    names = sorted(layout.tiles.by_name)
    rack = layout.tiles.rack(random.choices(names, k=count))  # type: ignore[attr-defined]
    assert parse_rack(format_rack(rack, layout), layout) == rack


def test_an_empty_rack_stays_empty_and_an_unknown_one_unknown() -> None:
    layout = find_layout("kumkom")
    start = read_position("15/15/15/15/15/15/15/15/15 /-/[ฆ/ซ]ก 0/0/-7 3 game kumkom;")
    assert start.racks == ((), None, layout.tiles.rack(["ก", "ฆ/ซ"]))
    assert start.scores == (0, 0, -7)
    assert start.scoreless == 3
    assert read_position(write_position(start)) == start
