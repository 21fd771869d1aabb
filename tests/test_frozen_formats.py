"""What was written by an earlier version is read by this one as what it was.

The files in tests/data/formats are never written anew: where a format gets a new version, files of
that version are put beside them.
"""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from thaigame.cache import cached, fingerprint
from thaigame.drills.classset import read_key
from thaigame.drills.progress import Key, from_json
from thaigame.drills.progress import record as learn
from thaigame.errors import RecordError
from thaigame.game import events as log
from thaigame.game.events import EVENT_NAMES, EVENTS
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.movegen import graphs
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.layouts import Layout

FORMATS = Path(__file__).parent / "data" / "formats"
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


@pytest.mark.skipif(sys.byteorder != "little", reason="graphs are kept as the machine has them")
@pytest.mark.parametrize(
    ("make", "of", "digest"),
    [
        (graphs.compiled, ("kumkom", "กา", "กาน", "นาน", "น้ำ", "ปลา"), "dc255fdf368fb38f"),
        (graphs.letter_graph, ("scrabble", "CAT", "CATS", "AT", "TAB"), "834a2623fb48db8c"),
    ],
)
def test_a_graph_that_is_kept_in_another_form_gets_another_schema(
    make: Callable[[Layout, Lexicon], object],
    of: tuple[str, ...],
    digest: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("THAIGAME_CACHE", str(tmp_path))
    monkeypatch.setattr(graphs, "_SMALL", 0)
    make(find_layout(of[0]), Lexicon.from_words(of[1:]))
    (kept,) = tmp_path.iterdir()
    # Files of the same name made by another version are mapped as they lie, so where the content
    # is another the name has to be: raise SCHEMA, then write the new digest here.
    assert (graphs.SCHEMA, sha256(kept.read_bytes()).hexdigest()[:16]) == (5, digest)


def test_a_file_in_the_cache_opens_with_the_hash_of_the_rest(tmp_path: Path) -> None:
    def build() -> bytes:
        raise AssertionError

    key = fingerprint(b"source")
    assert key == sha256(b"1 " + sha256(b"source").digest()).hexdigest()
    path = tmp_path / f"kind-{key[:20]}.cache"
    path.write_bytes(b"thaigame cache " + sha256(b"content").hexdigest().encode() + b"\ncontent")
    assert cached("kind", key, build, folder=tmp_path).content == b"content"


def test_a_pupils_progress_of_the_first_version_is_read() -> None:
    known = from_json(json.loads((FORMATS / "progress-1.json").read_text(encoding="utf-8")))
    assert set(known.cards) == {Key("final:ก", "นก"), Key("tone:โท")}
    card = known.cards[Key("final:ก", "นก")]
    assert (card.asked, card.right) == (2, 1)
    assert card.due == datetime(2026, 1, 8, 9, 1, tzinfo=UTC)
    again = learn(known, Key("final:ก", "นก"), right=True, now=card.due)
    assert again.cards[Key("final:ก", "นก")].asked == 3


def test_a_class_key_of_the_first_version_is_read_also_without_what_came_later() -> None:
    told = json.loads((FORMATS / "class-key-1.json").read_text(encoding="utf-8"))
    first, second = read_key(told)
    assert (first.number, first.pupil, first.seed) == (1, "มานี", 7)
    assert (second.number, second.pupil, second.seed) == (2, "", 8)
    kept = [(each["question"], each["answers"]) for each in told["copies"][0]["items"]]
    assert [(item.question, list(item.answers)) for item in first.items] == kept
    for name in ("word", "choices", "wants", "spoken"):
        for copy in told["copies"]:
            for item in copy["items"]:
                del item[name]
    assert [item.answers for item in read_key(told)[0].items] == [
        item.answers for item in first.items
    ]


def test_position_lines_of_the_first_version_are_read_and_written_as_they_were() -> None:
    lines = (FORMATS / "position-1.txt").read_text(encoding="utf-8").splitlines()
    assert [write_position(read_position(line)) for line in lines] == lines
    last = read_position(lines[-1])
    assert last.racks == (("ก", "ข", "ค", "ฆ/ซ"), None, ())
    assert (last.scores, last.scoreless) == ((4, -7, 0), 3)
    assert last.out == ("ฆ/ซ=ซ", "?")
    assert last.bag == ("?", "ฬ/ญ=ฬ")
    assert last.options == (("opcode", "1"),)
