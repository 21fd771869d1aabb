"""JSON records that are not what they should be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.random_records import record
from thaigame.errors import RecordError, ThaigameError
from thaigame.layouts import find_layout
from thaigame.notation import read_json, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = record(find_layout("crossing"), 5, players=2, turns=8)


def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write_json(GAME))
    return found


def first_play(found: dict[str, Any]) -> dict[str, Any]:
    play: dict[str, Any] = next(each for each in found["events"] if each["event"] == "played")
    return play


def test_a_record_of_a_later_version_is_refused_by_its_number() -> None:
    found = document() | {"version": 99}
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(found))
    assert caught.value.code == "notation.json_version"
    assert "99" in caught.value.message.text("th")


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "nul", '{"a": 1', "\ud800", "9" * 9999])
def test_what_is_no_json_is_told_so(text: str) -> None:
    with pytest.raises(RecordError):
        read_json(text)


def test_where_json_stops_making_sense_is_told_in_either_language() -> None:
    with pytest.raises(RecordError) as caught:
        read_json('{"format": "thaigame-record",\n "version" 1}')
    assert caught.value.at == len('{"format": "thaigame-record",\n "version" ')
    assert "line 2, column 12" in caught.value.message.text("en")
    told = caught.value.message.text("th")
    assert "บรรทัด 2 คอลัมน์ 12" in told
    assert "delimiter" not in told


@pytest.mark.parametrize(
    ("field", "value", "at"),
    [
        ("player", 7, "player"),
        ("player", True, "player"),
        ("points", "many", "points"),
        ("points", 10**12, "points"),
        ("rack", ["QQ"], "rack[0]"),
        ("colour", "red", "colour"),
        ("event", "flew", "event"),
    ],
)
def test_a_wrong_value_is_told_by_its_path(field: str, value: object, at: str) -> None:
    found = document()
    play = first_play(found)
    play[field] = value
    index = found["events"].index(play)
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(found))
    assert caught.value.at == f"events[{index}].{at}"


def test_a_tile_must_be_able_to_show_its_face() -> None:
    found = document()
    first_play(found)["move"]["lays"][0]["tiles"][0][1] = "X"
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(found))
    assert str(caught.value.at).endswith("move.lays[0].tiles[0][1]")


@pytest.mark.parametrize(
    "cell",
    [
        *(["", "", "", ""], [" ", "", "", ""], ["\n", "", "", ""], ["\u0e38", "", "", ""]),
        *(["ก", " ", "", ""], ["ก", "x", "", ""], ["ก", "\u0e49", "", ""], ["ก", "", "\u0e38", ""]),
        *(["ก", "", "", "\u0e35"], ["ก", "", "\u0e35\u0e35", ""], ["ก\u0e49", "", "", ""]),
    ],
)
def test_each_slot_of_a_cell_holds_what_belongs_there(cell: list[str]) -> None:
    found = document()
    first_play(found)["move"]["lays"][0]["cell"] = cell
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(found))
    assert str(caught.value.at).endswith("move.lays[0].cell")


def test_lays_are_in_the_order_of_their_squares() -> None:
    found = document()
    play = first_play(found)
    play["move"]["lays"].append(play["move"]["lays"][0])
    with pytest.raises(RecordError):
        read_json(json.dumps(found))


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from _paths(value[key], (*path, key))


PATHS = [path for path in _paths(document()) if path]


@given(
    st.sampled_from(PATHS),
    st.sampled_from([None, True, -1, 10**20, 0.5, "", "x", "\ud800", [], [[]], {}, {"a": 1}]),
)
def test_no_document_however_broken_brings_the_program_down(
    path: tuple[Any, ...], value: object
) -> None:
    found = document()
    place: Any = found
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    refused: ThaigameError | None = None
    try:
        read_json(json.dumps(found))
    except ThaigameError as error:
        refused = error
    if refused is not None:
        assert refused.message.text("en")
        assert refused.message.text("th")
