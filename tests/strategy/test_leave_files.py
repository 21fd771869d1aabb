"""Files of whole leaves: read into parts that sum, written so that others read the same."""

from __future__ import annotations

import json
import struct
import tracemalloc
import zlib
from base64 import b64encode
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame
from thaigame.errors import StateError
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.layouts.tiles import TileSet
from thaigame.lexicon import Lexicon
from thaigame.strategy.leave_files import read_csv, read_klv, wholes_of, write_csv, write_klv2
from thaigame.strategy.leave_values import read_bytes, values_bytes

if TYPE_CHECKING:
    from pathlib import Path

CSV = b"?,20.5\n??,31\nA,1.25\nB,-2\nAB,0.5\n?A,22\n?AB,19.125\n"


def tiny() -> GameSpec:
    """Return a game with three kinds and racks of four."""
    layout = find_layout("scrabble")
    kinds = layout.tiles.by_name
    tiles = TileSet(tuple(kinds[name] for name in "?AB"), (2, 3, 1))
    rules = replace(layout.rules, play=replace(layout.rules.play, rack_size=4))
    return GameSpec(replace(layout, tiles=tiles, rules=rules), Lexicon.from_words(["AB", "BA"]))


@pytest.mark.rule("S11")
def test_wholes_are_taken_apart_and_the_rest_is_the_combinations() -> None:
    values = read_csv(CSV, tiny())
    assert values.value(("?", "A", "B")) == 19.125
    parts = {(part.kind, part.tiles): part.value for part in values.parts(("?", "A", "B"))}
    assert parts == {
        ("tiles", ("?",)): 20.5,
        ("tiles", ("A",)): 1.25,
        ("tiles", ("B",)): -2,
        ("pair", ("?", "A")): 0.25,
        ("pair", ("A", "B")): 1.25,
        ("pair", ("?", "B")): -18.5,  # a leave that is not in the file is worth nothing
        ("combination", ("?", "A", "B")): 16.375,
    }
    assert sum(parts.values()) == 19.125
    assert values.value(("?", "?")) == 31
    assert values.value(()) == 0


def test_a_klv2_file_is_laid_out_as_wolges_says() -> None:
    # Two leaves, written by hand: A (1) with 1.25, and A B (1 2) with 0.5.
    arcs = (0x400000 | 1, 1 << 24 | 0x800000 | 0x400000 | 2, 2 << 24 | 0x800000 | 0x400000)
    content = struct.pack("<I3I", 3, *arcs) + struct.pack("<I2f", 2, 1.25, 0.5)
    values = read_klv(content, tiny())
    assert values.value(("A",)) == 1.25
    assert values.value(("A", "B")) == 0.5
    assert values.value(("B",)) == 0
    older = struct.pack("<I3I", 3, *arcs) + struct.pack("<I2h", 2, 320, 128)
    assert values_bytes(read_klv(older, tiny())) == values_bytes(values)


def test_what_is_written_is_read_back() -> None:
    spec = tiny()
    values = read_csv(CSV, spec)
    assert values_bytes(read_csv(write_csv(values, spec), spec)) == values_bytes(values)
    again = read_klv(write_klv2(values, spec), spec)
    assert values_bytes(again) == values_bytes(values)
    assert values_bytes(read_bytes(values_bytes(values))) == values_bytes(values)
    assert dict(wholes_of(spec, again))["?", "A", "B"] == 19.125


def test_values_that_were_learned_are_written_whole() -> None:
    spec = find_game("primary")
    with pytest.raises(StateError) as caught:
        write_klv2(read_csv(b"", spec), spec)
    assert caught.value.code == "values.klv_game"


@pytest.mark.parametrize(
    "wrong", [b"A", b"A,x", b"A,nan", b"A,1e9", b"Z,1", b",1", b"A,1,2", b"\xff"]
)
def test_a_line_that_is_no_leave_is_told(wrong: bytes) -> None:
    with pytest.raises(StateError) as caught:
        read_csv(b"A,1\n" + wrong, tiny())
    assert caught.value.code == "values.csv"


def test_a_leave_that_the_game_does_not_have_is_told() -> None:
    with pytest.raises(StateError) as caught:
        read_csv(b"BB,1\n", tiny())
    assert caught.value.code == "values.no_leave"


@pytest.mark.parametrize("cut", [0, 3, 7, 15, 20, 26])
def test_a_damaged_klv_file_is_told(cut: int) -> None:
    spec = tiny()
    content = write_klv2(read_csv(CSV, spec), spec)
    for damaged in (content[:cut], content[:4] + bytes([0xFF]) * 12 + content[16:]):
        with pytest.raises(StateError) as caught:
            read_klv(damaged, spec)
        assert caught.value.code == "values.klv"


def test_a_klv_file_that_leads_to_more_leaves_than_it_values_is_told_at_once() -> None:
    depth = 60  # two letters at each step, and so 2^60 leaves from 121 arcs
    arcs = [1]
    for step in range(depth):
        child = len(arcs) + 2 if step < depth - 1 else 0
        arcs += [letter << 24 | 1 << 23 | (letter - 1) << 22 | child for letter in (1, 2)]
    content = struct.pack(f"<I{len(arcs)}I", len(arcs), *arcs) + struct.pack("<I2f", 2, 1, 1)
    with pytest.raises(StateError) as caught:
        read_klv(content, tiny())
    assert caught.value.code == "values.klv"


@pytest.mark.parametrize(
    ("most", "unfolded"), [(3, 200_000_000), (3, 0), (10**9, 100), (-1, 4), (64, 4)]
)
def test_whole_leaves_unfold_to_what_the_game_has_and_no_further(most: int, unfolded: int) -> None:
    values = json.loads(values_bytes(read_csv(CSV, tiny())))
    folded = zlib.compress(bytes(unfolded), 9)
    wrong = values | {"most": most, "combinations": b64encode(folded).decode()}
    wrong["counts"] |= {"B": 10**9}
    content = json.dumps(wrong).encode()
    tracemalloc.start()
    with pytest.raises(StateError) as caught:
        read_bytes(content)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.code == "values.damaged"
    assert peak < 20_000_000


def test_the_command_reads_and_writes_them(tmp_path: Path) -> None:
    file, out = tmp_path / "own.csv", tmp_path / "own.json"
    file.write_text("?,20\n?S,30\nS,8\n", encoding="utf-8")
    run = thaigame("leave", "scrabble", "?S", "--values", str(file), "--json")
    assert run.json[0]["value"] == 30
    assert thaigame("leave", "scrabble", "--values", str(file), "-o", str(out)).status == 0
    wrong = out.with_suffix(".txt")
    refused = thaigame("leave", "scrabble", "--values", str(file), "-o", str(wrong))
    assert (refused.status, wrong.exists()) == (2, False)
    assert ".klv2" in refused.err
    again = thaigame("leave", "scrabble", "?S", "--values", str(out), "--json")
    assert again.json == run.json
