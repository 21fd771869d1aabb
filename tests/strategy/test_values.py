"""Values of leaves: parts that sum, files that say where they come from."""

from __future__ import annotations

import json
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame
from thaigame.errors import StateError
from thaigame.game.spec import find_game
from thaigame.resources import folder
from thaigame.strategy.leave_values import (
    layout_hash,
    lexicon_hash,
    read_values,
    values_bytes,
    values_of,
)

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted(
    path.stem for path in folder("values").glob("*.json") if path.stem not in {"games", "levels"}
)


@pytest.mark.parametrize("name", FILES)
def test_values_that_come_with_the_project_are_of_its_layouts_and_lists(name: str) -> None:
    values = read_values(folder("values") / f"{name}.json")
    spec = find_game(name)
    told = values.provenance
    assert values.game == name
    assert told.layout == layout_hash(spec.layout)
    assert told.lexicon == lexicon_hash(spec)
    assert len(bytes.fromhex(told.code)) == 32
    assert len(told.games) >= 2
    assert min(told.games) >= 1000
    assert told.noise > 0
    assert 0.05 < told.explained < 1


@pytest.mark.parametrize("name", FILES)
def test_the_tiles_of_the_whole_bag_are_worth_nothing_together(name: str) -> None:
    spec = find_game(name)
    values = values_of(spec)
    assert values is not None
    kinds = zip(spec.tiles.kinds, spec.tiles.counts, strict=True)
    total = sum(count * values.single[kind.name][0].value for kind, count in kinds)
    assert abs(total) <= spec.tiles.total  # each is rounded to a thousandth


@pytest.mark.rule("S11")
@pytest.mark.parametrize("name", FILES)
def test_the_parts_of_a_leave_sum_to_what_it_is_worth(name: str) -> None:
    spec = find_game(name)
    values = values_of(spec)
    assert values is not None
    names = [kind.name for kind in spec.tiles.kinds][:14]
    for leave in [*combinations(names, 3), ("?",), ("?", "?", names[1]), ()]:
        parts = values.parts(leave)
        assert sum(round(1000 * part.value) for part in parts) == round(1000 * values.value(leave))
        assert values.leaves(leave) == values.value(leave)


@pytest.mark.rule("S11")
@pytest.mark.parametrize("name", FILES)
def test_blanks_count_by_their_number(name: str) -> None:
    spec = find_game(name)
    values = values_of(spec)
    assert values is not None
    one, two = values.single["?"][:2]
    dearer = [held[0].value for held in values.single.values() if held[0].value > one.value]
    assert len(dearer) <= 1  # ๆ, which doubles a word, is worth as much in the three tiers
    assert two.value > one.value + 3 * one.error
    assert two.value != 2 * one.value


def test_a_tile_whose_face_was_fixed_is_worth_its_kind() -> None:
    spec = find_game("kumkom")
    values = values_of(spec)
    assert values is not None
    assert values.value(("ฆ/ซ=ซ",)) == values.value(("ฆ/ซ",))


def test_a_file_is_read_and_written_as_it_is() -> None:
    for name in FILES:
        content = (folder("values") / f"{name}.json").read_bytes()
        assert values_bytes(read_values(folder("values") / f"{name}.json")) == content


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"format": "other"}', '{"format": "thaigame leave values 1", "tiles": 3}'],
)
def test_what_is_no_file_of_values_is_told(content: str, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(StateError) as caught:
        read_values(file)
    assert caught.value.code == "values.damaged"
    with pytest.raises(StateError) as caught:
        read_values(tmp_path / "none.json")
    assert caught.value.code == "files.unreadable"


def test_a_figure_that_is_no_number_is_refused(tmp_path: Path) -> None:
    document = json.loads((folder("values") / f"{FILES[0]}.json").read_bytes())
    document["tiles"]["?"] = [["1", 2]]
    file = tmp_path / "own.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(StateError):
        read_values(file)


# -- the command -------------------------------------------------------------------------------


def test_the_command_shows_parts_that_sum() -> None:
    found = thaigame("leave", "kumkom", "?ก", "มม", "--json").json
    assert [each["leave"] for each in found] == ["?ก", "มม"]
    for each in found:
        assert sum(part["value"] for part in each["parts"]) == pytest.approx(each["value"])
    kinds = [part["kind"] for part in found[0]["parts"]]
    assert kinds[:2] == ["tiles", "tiles"]
    shown = thaigame("--lang", "th", "leave", "kumkom", "?ก").out
    assert "ตัวเบี้ย" in shown
    assert "รวม" in shown


def test_without_a_rack_every_tile_is_shown_the_dearest_first() -> None:
    rows = thaigame("--lang", "en", "leave", "kumkom").out.splitlines()[1:]
    assert rows[0].split()[0] == "?"
    assert len(rows) == len(find_game("kumkom").tiles.kinds) + 1
    assert "seed 1" in rows[-1]


def test_a_game_without_values_says_what_to_do() -> None:
    run = thaigame("leave", "lao", "--json")
    assert run.status == 2
    assert run.json["error"]["code"] == "values.none"
    assert "thaigame train" in run.json["error"]["message"]


def test_values_of_another_game_are_refused() -> None:
    file = str(folder("values") / "kumkom.json")
    run = thaigame("leave", "scrabble", "--values", file, "--json")
    assert (run.status, run.json["error"]["code"]) == (2, "values.other_game")


def test_a_game_of_ones_own_trains_with_one_command(tmp_path: Path) -> None:
    words, own, out = tmp_path / "words.txt", tmp_path / "own.toml", tmp_path / "own.json"
    words.write_text("CAT\nAT\nTAC\nACT\nTACT\nEAT\nTEA\n", encoding="utf-8")
    own.write_text('extends = "scrabble"\nname = "own"\n', encoding="utf-8")
    call = ("train", str(own), "--lexicon", str(words), "-o", str(out), "--seed", "1")
    run = thaigame(*call, "--games", "20", "--generations", "1", "--batch", "10", "--json")
    assert run.status == 0
    assert run.json["games"] == [10, 20]
    shown = thaigame("leave", str(own), "CAT", "--values", str(out), "--json").json
    assert shown[0]["leave"] == "ACT"
    best = ("best", "--game", str(own), "--lexicon", str(words), "--rack", "CATEEEE")
    assert thaigame(*best, "--values", str(out), "--json").json["plays"][0]["leave_parts"]


def test_pairs_are_counted_by_the_seed_alone() -> None:
    call = ("pairs", "primary", "equity", "score", "--pairs", "30", "--seed", "3", "--json")
    one, two = (thaigame(*call, "--workers", workers).json for workers in ("1", "2"))
    for told in (one, two):
        del told["seconds"]
    assert one == two
    assert 0 <= one["win_share"] <= 1
    even = thaigame("pairs", "primary", "equity", "equity", *call[4:]).json
    assert (even["win_share"], even["spread"]) == (0.5, 0)
    wrong = thaigame("pairs", "primary", "best", "score", "--json")
    assert (wrong.status, wrong.json["error"]["code"]) == (2, "values.no_evaluation")
