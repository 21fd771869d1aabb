"""``thaigame selfplay``: figures on standard output, progress beside it."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import thaigame

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def words(tmp_path: Path) -> str:
    file = tmp_path / "words.txt"
    file.write_text("กา\nมา\nนา\nการ\nมาก\nนาน\nตาม\nราก\n", encoding="utf-8")
    return str(file)


def test_the_answer_is_one_document_and_hangs_on_the_seed(words: str) -> None:
    call = ("selfplay", "kumkom", "--games", "10", "--seed", "4", "--lexicon", words, "--json")
    one = thaigame(*call, "--players", "greedy,random", "--workers", "1")
    two = thaigame(*call, "--players", "greedy,random", "--workers", "2")
    assert one.status == two.status == 0
    clock = {"seconds", "games_per_second"}
    first, second = ({k: v for k, v in run.json.items() if k not in clock} for run in (one, two))
    assert first == second
    assert first["games"] == 10
    assert first["game"] == "kumkom"
    assert sum(first["wins"]) + first["draws"] == 10
    assert one.json["games_per_second"] > 0
    assert "games" in one.err  # how far it is


def test_people_get_tables_and_the_seed_to_play_it_again(words: str) -> None:
    run = thaigame("--lang", "th", "selfplay", "primary", "--games", "2", "--lexicon", words)
    assert run.status == 0
    assert "ค่าเริ่มสุ่ม" in run.out.splitlines()[0]
    assert "เกมต่อวินาที" in run.out


@pytest.mark.parametrize(
    "wrong",
    [
        ["nowhere"],
        ["kumkom", "--games", "0"],
        ["kumkom", "--players", "greedy"],
        ["kumkom", "--players", "greedy,nobody"],
        ["kumkom", "--seed", "x"],
    ],
)
def test_what_cannot_be_played_is_refused(wrong: list[str]) -> None:
    run = thaigame("selfplay", *wrong, "--json")
    assert run.status == 2
    assert run.json["error"]["message"]


def test_another_program_can_be_a_player() -> None:
    engine = f"engine:{shlex.quote(sys.executable)} -m thaigame engine primary --player greedy"
    run = thaigame("pairs", "primary", engine, "score", "--pairs", "1", "--seed", "3", "--json")
    assert run.status == 0
    assert run.json["win_share"] == 0.5  # both are greedy
    run = thaigame("pairs", "primary", "engine:no-such-program", "score", "--pairs", "1", "--json")
    assert run.status == 2
    assert run.json["error"]["code"] == "engine.not_started"
