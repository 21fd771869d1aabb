"""A game that no kernel plays: whatever would look for plays says so, before anything is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame
from thaigame.movegen.limits import CELLS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def game(tmp_path: Path) -> list[str]:
    """Return a game whose racks hold one tile more than a kernel takes, with a list of its own."""
    words, file = tmp_path / "words.txt", tmp_path / "own.toml"
    words.write_text("CAT\n", encoding="utf-8")
    file.write_text(
        f'extends = "scrabble"\nname = "own"\n[rules.play]\nrack_size = {CELLS.rack + 1}\n',
        encoding="utf-8",
    )
    return [str(file), "--lexicon", str(words)]


DOORS = {
    "best": ["best", "--rack", "CAT", "--game"],
    "perft": ["perft", "--rack", "CAT", "--game"],
    "selfplay": ["selfplay"],
    "pairs": ["pairs"],
    "train": ["train", "-o", "RECORD"],
    "play against the computer": ["play", "--against", "casual", "--record", "RECORD"],
    "play with hints": ["play", "--hints", "--record", "RECORD"],
}


@pytest.mark.parametrize("door", DOORS.values(), ids=list(DOORS))
def test_it_is_told_before_anything_is_begun(
    door: list[str], game: list[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.json"
    run = thaigame(*(str(record) if word == "RECORD" else word for word in door), *game)
    assert run.status == 2
    assert f"at most {CELLS.rack} tiles, not {CELLS.rack + 1}" in run.err
    assert not record.exists()


def test_the_check_of_a_layout_tells_it_too(game: list[str]) -> None:
    run = thaigame("layouts", "check", game[0], "--json")
    assert (run.status, run.json["valid"]) == (1, False)
    assert any(f"not {CELLS.rack + 1}" in fault for fault in run.json["faults"])


def test_what_needs_no_kernel_goes_on(game: list[str]) -> None:
    assert thaigame("score", "--game", *game, "8H", "CAT").status == 0
    assert thaigame("judge", "--game", *game, "CAT").status == 0
    run = thaigame("play", *game, "--seed", "1", given="hint\npass\nquit\n")
    assert run.status == 0
    assert "passed." in run.out
