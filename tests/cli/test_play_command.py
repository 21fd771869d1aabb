"""``thaigame play``: what people type, and what they are told."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.process import ROOT, thaigame
from thaigame.game.game import new_game
from thaigame.notation import load_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.process import Run

SEED = "4"


def sit(*lines: str, call: tuple[str, ...] = ("--players", "Nok,Lek")) -> Run:
    """Play with *lines* typed one after the other."""
    typed = "\n".join((*lines, ""))
    return thaigame("play", "scrabble", "--seed", SEED, *call, given=typed)


def racks() -> tuple[str, str]:
    """Return the racks that the seed gives."""
    game = new_game("scrabble", seed=int(SEED))
    return "".join(game.racks[0]), "".join(game.racks[1])


def test_two_people_play_challenge_and_leave(tmp_path: Path) -> None:
    first, _ = racks()
    bad = first[:2]
    file = tmp_path / "game.json"
    run = sit(
        f"8H {bad}",
        f"challenge {bad}",
        "pass",
        "quit",
        call=("--players", "Nok,Lek", "--record", str(file), "--lexicon", _words(tmp_path)),
    )
    assert run.status == 0
    assert f"challenges 1: {bad}" in run.out
    assert "✗ Not acceptable" in run.out
    record = load_record(file)
    assert [type(event).__name__ for event in record.events[-4:]] == [
        "Played",
        "Challenged",
        "Withdrawn",
        "Passed",
    ]


def test_a_game_that_was_left_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    call = ("--players", "Nok,Lek", "--record", str(file), "--challenge", "single")
    sit("pass", "pass", "quit", call=call)
    run = sit("pass", "pass", "pass", "pass", call=("--record", str(file)))
    assert run.status == 0
    assert run.out.splitlines()[-1].endswith("wins.") or "drawn" in run.out.splitlines()[-1]
    record = load_record(file)
    assert record.pragma("challenge") == "single"
    assert sum(type(event).__name__ == "Passed" for event in record.events) == 6


def test_six_passes_end_it_and_the_count_is_told() -> None:
    run = sit(*["pass"] * 6)
    assert run.status == 0
    assert run.out.count(" passed.") == 6
    lines = [line for line in run.out.splitlines() if ": -" in line]
    assert len(lines) >= 2


def test_hints_are_off_unless_they_are_asked_for(tmp_path: Path) -> None:
    assert "Hints are off" in sit("hint", "quit").out
    run = sit("hint", "quit", call=("--hints", "--lexicon", _words(tmp_path)))
    assert "Hints are off" not in run.out


def test_taking_back_needs_the_other_players_word() -> None:
    refused = sit("pass", "undo", "n", "quit").out
    assert "do you agree" in refused
    assert "Taken back" not in refused
    assert "Taken back" in sit("pass", "undo", "y", "quit").out


def test_what_is_no_move_gets_an_answer_and_no_traceback() -> None:
    run = sit(
        "8H", "exchange 123", "nonsense", "save", "undo", "help", "bag", "save /no/such/x.json"
    )
    assert run.status == 0
    assert "Traceback" not in run.out + run.err
    assert "There is nothing to take back." in run.out
    assert "The game was not kept." in run.out


def test_the_computer_answers_and_plays(tmp_path: Path) -> None:
    call = ("--against", "casual", "--lexicon", _words(tmp_path))
    run = sit(*["pass"] * 3, "quit", call=call)
    assert run.status == 0
    assert "Computer (casual)" in run.out


def test_it_speaks_and_understands_thai() -> None:
    run = thaigame(
        "--lang", "th", "play", "kumkom", "--seed", "1", given="pass\nย้อน\nใช่\nช่วย\nออก\n"
    )
    assert run.status == 0
    assert "ถึงตาคุณ" in run.out
    assert "ย้อนกลับแล้ว" in run.out
    assert "เกมต่ออักษร" in run.out or "คำคม" in run.out


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("--players", "a,b,c,d,e"), "players"),
        (("--against", "nobody"), "nobody"),
        (("--lexicon", "-"), "standard input"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(call: tuple[str, ...], said: str) -> None:
    run = sit(call=call)
    assert run.status == 2
    assert said in run.err
    assert len(run.err.splitlines()) == 1


def test_a_file_that_is_no_game_is_not_played_on_and_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("my notes", encoding="utf-8")
    run = sit("pass", call=("--record", str(file)))
    assert run.status == 2
    assert file.read_text(encoding="utf-8") == "my notes"


def _words(folder: Path) -> str:
    file = folder / "words.txt"
    file.write_text("EASE\nSAW\nVASE\nTEA\nATE\n", encoding="utf-8")
    return str(file)


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_at_a_terminal_the_screen_is_cleared_before_another_rack_is_shown() -> None:
    import pty

    _, second = racks()
    here, there = pty.openpty()
    call = [sys.executable, "-m", "thaigame", "play", "scrabble", "--seed", SEED]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=there, stderr=there, env=environment, cwd=ROOT
    ) as process:
        os.close(there)
        process.communicate(b"\npass\n\nquit\n", timeout=60)
    shown = b""
    with contextlib.suppress(OSError):  # the terminal is closed: all was read
        while piece := os.read(here, 65536):
            shown += piece
    os.close(here)
    screens = shown.decode().split("\x1b[2J")
    spaced = " ".join(second)
    assert len(screens) >= 3
    assert [spaced in screen for screen in screens].index(True) == 2
