"""A record that was written is read as the same record, in both formats."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given

from tests.random_positions import Chance, chances
from tests.random_records import record
from thaigame.game.events import EVENTS
from thaigame.layouts import find_layout
from thaigame.notation import (
    PlayerName,
    load_record,
    read_game,
    read_json,
    read_position,
    record_schema,
    save_record,
    write_game,
    write_json,
)
from thaigame.notation.fields import FIELD_KINDS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.rule("A11")
@given(chances)
def test_gcg_keeps_everything(chance: Chance) -> None:
    game = record(chance.layout, chance.seed, players=chance.players, turns=8)
    again = read_game(write_game(game), find_layout=lambda _: game.layout)
    assert again.faults == ()
    assert again == game


@pytest.mark.rule("A11")
@given(chances)
def test_json_round_trip_is_the_identity(chance: Chance) -> None:
    game = record(chance.layout, chance.seed, players=chance.players, turns=8)
    text = write_json(game)
    again = read_json(text, find_layout=lambda _: game.layout)
    assert again == game
    assert write_json(again) == text


def test_the_random_records_hold_every_kind_of_event() -> None:
    seen = set()
    for seed in range(40):
        made = record(find_layout("crossing"), seed, players=3, turns=8)
        seen |= {type(event) for event in made.events}
    assert seen == set(EVENTS.values())


def test_every_field_of_every_event_has_its_place_in_both_formats() -> None:
    named = {each.name for kind in EVENTS.values() for each in fields(kind)}
    assert named == set(FIELD_KINDS)


@given(chances)
def test_the_schema_describes_what_is_written(chance: Chance) -> None:
    game = record(chance.layout, chance.seed, players=chance.players, turns=8)
    schema = record_schema()
    assert not list(_offences(json.loads(write_json(game)), schema, schema))


def _offences(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> list[str]:
    """Check *value* by the few words of JSON Schema that the schema uses."""
    if "$ref" in schema:
        return _offences(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root)
    if "oneOf" in schema:
        fits = [one for one in schema["oneOf"] if not _offences(value, one, root)]
        return [] if len(fits) == 1 else [f"{len(fits)} fit {value}"]
    if "const" in schema and value != schema["const"]:
        return [f"{value} is not {schema['const']}"]
    if "enum" in schema and value not in schema["enum"]:
        return [f"{value} is none of {schema['enum']}"]
    types = schema.get("type", [])
    names = {dict: "object", list: "array", str: "string", bool: "boolean", int: "integer"}
    name = names.get(type(value), "null")
    if types and name not in ([types] if isinstance(types, str) else types):
        return [f"{value} is no {types}"]
    found = []
    if isinstance(value, dict):
        known = schema.get("properties", value)
        found += [f"{key} is missing" for key in schema.get("required", ()) if key not in value]
        found += [f"{key} is unknown" for key in value if key not in known]
        for key in set(schema.get("properties", ())) & set(value):
            found += _offences(value[key], known[key], root)
    if isinstance(value, list):
        assert schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 10**6)
        for one in value:
            found += _offences(one, schema["items"], root)
    return found


def test_a_record_may_begin_from_a_position() -> None:
    line = "15/15/15/15/15/15/15/7BENEFIT1/15/15/15/15/15/15/15 -/- 0/82 0 game scrabble;"
    text = f"#player1 a\n#player2 b\n#thaigame start {line}\n>a: AAAEELW J6 WA.E +15 15\n"
    game = read_game(text)
    assert not game.faults
    assert game.start == read_position(line)
    assert read_game(write_game(game)) == game
    assert read_json(write_json(game)) == game


@pytest.mark.rule("S5")
def test_the_rules_chosen_for_one_game_are_kept() -> None:
    base = find_layout("scrabble")
    turn = replace(base.rules.turn, challenge="void", start_draw=("B", "A"), players=(2, 3))
    end = replace(base.rules.end, clock_seconds=60, scoreless=frozenset({"pass"}))
    play = replace(base.rules.play, bonus={6: 10, 7: 60}, paper_marks=frozenset("้่"), doubler="A")
    layout = replace(base, rules=replace(base.rules, play=play, turn=turn, end=end))
    game = replace(record(base, 7, players=2, turns=2), layout=layout)
    text = write_game(game)
    assert '"turn.challenge": "void"' in text
    assert read_game(text).layout == layout
    assert read_game(text) == game
    assert read_json(write_json(game)) == game
    assert "#thaigame rules" not in write_game(replace(game, layout=base))


@pytest.mark.parametrize("rules", ["[]", "{", '{"turn.speed": 1}', '{"turn.challenge": "duel"}'])
def test_rules_that_do_not_exist_are_a_fault(rules: str) -> None:
    text = f"#thaigame rules {rules}\n#player1 a\n"
    assert [fault.line for fault in read_game(text).faults] == [1]
    found = json.loads(write_json(record(find_layout("scrabble"), 1, players=2, turns=1)))
    found["game"]["rules"] = json.loads(rules) if rules != "{" else 1
    with pytest.raises(ValueError, match=r".") as caught:
        read_json(json.dumps(found))
    assert getattr(caught.value, "at", "") == "game.rules"


@pytest.mark.parametrize("name", ["game.gcg", "game.json"])
def test_files_are_written_whole_and_read_by_their_content(tmp_path: Path, name: str) -> None:
    game = record(find_layout("kumkom"), 7, players=2, turns=8)
    path = tmp_path / name
    path.write_text("the old one", encoding="utf-8")
    save_record(game, path)
    assert load_record(path) == game
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_a_failed_writing_leaves_the_old_file(tmp_path: Path) -> None:
    game = record(find_layout("kumkom"), 7, players=2, turns=2)
    path = tmp_path / "game.gcg"
    save_record(game, path)
    before = path.read_bytes()
    broken = replace(game, players=(PlayerName("two words"), PlayerName("b")))
    with pytest.raises(ValueError, match="short name"):
        save_record(broken, path)
    with pytest.raises(ValueError, match="half a character"):
        save_record(replace(game, lexicon="\ud800"), path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.gcg"]
