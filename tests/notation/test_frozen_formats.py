"""What was written by an earlier version is read by this one as what it was.

The files in tests/data/formats are never written anew: where a format gets a new version, files of
that version are put beside them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from thaigame.errors import RecordError
from thaigame.game import events as log
from thaigame.game.events import EVENT_NAMES, EVENTS
from thaigame.notation import (
    Note,
    PlayerName,
    load_record,
    read_json,
    read_position,
    write_position,
)
from thaigame.notation.fields import FIELD_KINDS
from thaigame.notation.json_record import VERSION

FORMATS = Path(__file__).parents[1] / "data" / "formats"
RECORDS = [f"record-{version}" for version in range(1, VERSION + 1)]


def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FORMATS / "record-1.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_each_version_lies_here_in_both_forms_and_both_say_the_same(name: str) -> None:
    json_record = load_record(FORMATS / f"{name}.json")
    gcg_record = load_record(FORMATS / f"{name}.gcg")
    assert gcg_record.faults == ()
    assert json_record == gcg_record
    assert {type(event) for event in json_record.events} == set(EVENTS.values())


def test_the_record_of_the_first_version_says_what_it_said() -> None:
    record = load_record(FORMATS / "record-1.json")
    assert (record.layout.name, record.lexicon, record.seed) == ("kumkom", "orst", 438)
    assert record.layout.rules.play.rack_size == 8
    assert record.layout.rules.end.out_factor == 1
    assert record.players[2] == PlayerName("p3", "ผู้เล่น 3")
    assert record.pragmas == (("title", "รอบชิง"), ("incomplete", ""))
    assert Note(38, "> well: played") in record.notes
    plays = [event for event in record.events if isinstance(event, log.Played)]
    assert [play.points for play in plays] == [17, 34, 12, 57, 37, 71]
    assert [tile.kind for tile in plays[0].move.tiles] == ["ศ/ฤ", "า", "ใ", "ร", "ห", "ค", "น", "ก"]
    assert plays[0].move.lays[2].cell.text == "ใ๋"
    assert record.events[-3] == log.EndCount(0, 2, ("?", "?", "?"), 8, 290)


def test_every_value_of_the_first_version_is_in_the_record() -> None:
    record = load_record(FORMATS / "record-1.json")
    for told, event in zip(document()["events"], record.events, strict=True):
        assert told.pop("event") == EVENT_NAMES[type(event)]
        for name, value in told.items():
            if FIELD_KINDS[name] not in {"move", "squares"}:
                kept = getattr(event, name)
                assert (list(kept) if isinstance(kept, tuple) else kept) == value


def test_what_a_document_may_lack_is_as_in_a_record_without_it() -> None:
    found = document()
    for name in ("lexicon", "seed", "start", "pragmas", "notes"):
        del found[name]
    del found["game"]["rules"], found["game"]["sha256"], found["players"][0]["name"]
    record = read_json(json.dumps(found))
    assert (record.lexicon, record.seed, record.start) == ("", None, None)
    assert (record.pragmas, record.notes) == ((), ())
    assert record.layout.rules.play.rack_size == 9
    assert record.players[0] == PlayerName("p1")


@pytest.mark.parametrize("place", range(4))
def test_what_no_version_knows_is_refused_and_not_dropped(place: int) -> None:
    found = document()
    held = [found, found["game"], found["players"][1], found["notes"][0]][place]
    held["colour"] = "red"
    with pytest.raises(RecordError) as caught:
        read_json(json.dumps(found))
    assert caught.value.code == "notation.json_unknown"
    assert str(caught.value.at).endswith("colour")


def test_position_lines_of_the_first_version_are_read_and_written_as_they_were() -> None:
    lines = (FORMATS / "position-1.txt").read_text(encoding="utf-8").splitlines()
    assert [write_position(read_position(line)) for line in lines] == lines
    last = read_position(lines[-1])
    assert last.racks == (("ก", "ข", "ค", "ฆ/ซ"), None, ())
    assert (last.scores, last.scoreless) == ((4, -7, 0), 3)
    assert last.out == ("ฆ/ซ=ซ", "?")
    assert last.bag == ("?", "ฬ/ญ=ฬ")
    assert last.options == (("opcode", "1"),)
