"""Whatever becomes of what a program reads and writes, its exit status stays a ruling.

1 is given by a ruling alone; an answer that could not be read or written is 2, told in one line, or
what the shell makes of a reader who has gone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest

from tests.cli.process import ROOT
from thaigame.cli.program import COMMANDS
from thaigame.movegen.kwg import write_kwg
from thaigame.movegen.wordgraph import build_letters

if TYPE_CHECKING:
    from collections.abc import Iterator

FULL = Path("/dev/full")
ANSWERED = (0, 1)
LINE = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 -/- 0/0 0 game scrabble;"

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")

# Each command once, as quick as it can be asked; WORDS is a list of three words.
CALLS: dict[str, list[str]] = {
    "cells": ["กา"],
    "judge": ["--game", "scrabble", "--lexicon", "WORDS", "QQ"],
    "score": ["--game", "scrabble", "--lexicon", "WORDS", "8H", "CAT"],
    "best": ["--game", "scrabble", "--lexicon", "WORDS", "--rack", "CAT"],
    "anagram": ["--game", "scrabble", "--lexicon", "WORDS", "CAT"],
    "build": ["--game", "scrabble", "--lexicon", "WORDS", "CAT"],
    "pattern": ["--game", "scrabble", "--lexicon", "WORDS", "?AT"],
    "hooks": ["--game", "scrabble", "--lexicon", "WORDS", "CAT"],
    "extend": ["--game", "scrabble", "--lexicon", "WORDS", "CAT"],
    "stems": ["--game", "scrabble", "--lexicon", "WORDS", "CA"],
    "containing": ["--game", "scrabble", "--lexicon", "WORDS", "CA"],
    "search": ["--game", "scrabble", "--lexicon", "WORDS", "--pattern", "?AT"],
    "quiz": ["--game", "scrabble", "--lexicon", "WORDS", "--ask", "hooks"],
    "review": [str(ROOT / "tests/data/gcg/game1.gcg"), "--lexicon", "WORDS"],
    "play": ["scrabble", "--lexicon", "WORDS"],
    "selfplay": ["scrabble", "--lexicon", "WORDS", "--games", "1", "--workers", "1"],
    "leave": ["kumkom", "ก"],
    "train": ["--help"],
    "pairs": ["scrabble", "score", "score", "--lexicon", "WORDS", "--pairs", "1"],
    "replay": [str(ROOT / "tests/data/gcg/game1.gcg")],
    "perft": ["--game", "scrabble", "--lexicon", "WORDS", "--rack", "CAT"],
    "spell": ["กา"],
    "drill": ["missing", "-n", "2", "--seed", "1"],
    "kit": ["--help"],  # it answers with a file alone
    "mark": [str(ROOT / "tests/data/formats/class-key-1.json"), "ANSWERS"],
    "lexicon list": [],
    "lexicon info": ["WORDS"],
    "lexicon check": ["WORDS"],
    "lexicon export": ["WORDS", "--kwg", "KWG"],
    "lexicon import": ["KWG"],
    "layouts list": [],
    "layouts show": ["scrabble"],
    "layouts design": [
        *("--lexicon", "WORDS", "--tiles", "40", "--squares", "9x9"),
        *("--like", "scrabble", "--seed", "1", "--racks", "5"),
    ],
    "layouts check": [str(ROOT / "layouts/scrabble.toml")],
    "show": ["--position", LINE],
    "serve": ["--help"],  # it serves until it is stopped; what it says first is tried below
    "engine": ["--help"],  # it answers lines alone; those are tried below
    "demo": [],
}


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("lists")
    (folder / "answers.csv").write_text("1,x\n", encoding="utf-8")
    (folder / "words.txt").write_text("CAT\nCATS\nCART\n", encoding="utf-8")
    graph = write_kwg(build_letters(["CAT", "CART", "CATS"], "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    (folder / "words.kwg").write_bytes(graph)
    return str(folder / "words.txt")


def call(command: str, words: str) -> list[str]:
    folder = Path(words).parent
    files = {
        "WORDS": words,
        "ANSWERS": str(folder / "answers.csv"),
        "KWG": str(folder / "words.kwg"),
    }
    given = [files.get(word, word) for word in CALLS[command]]
    return [sys.executable, "-m", "thaigame", *command.split(), *given]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "LC_ALL": "C"}


def ended(arguments: list[str], *, stdout: int) -> tuple[int, str]:
    """Run *arguments* and return the exit status and what stands on standard error."""
    found = subprocess.run(
        arguments,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    return found.returncode, found.stderr.decode()


def shell(arguments: list[str], redirection: str) -> tuple[int, str]:
    """Run *arguments* with a stream closed or turned, as a shell does it."""
    run = subprocess.run(
        ["/bin/sh", "-c", f'"$@" {redirection}', "sh", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    return run.returncode, run.stderr.decode()


def told_in_one_line(err: str) -> bool:
    lines = [line for line in err.splitlines() if line.startswith("thaigame: ")]
    return len(lines) == 1 and "Traceback" not in err and "Exception" not in err


def every_command() -> Iterator[str]:
    """Yield every command that the program has, also those of a group."""
    for name, place in COMMANDS.items():
        module, _, attribute = place.partition(":")
        command = getattr(import_module(f"thaigame.cli.{module}"), attribute or "command")
        if isinstance(command, click.Group):
            yield from (f"{name} {below}" for below in command.commands)
        else:
            yield name


def test_every_command_is_tried() -> None:
    assert set(CALLS) == set(every_command())


@pytest.mark.parametrize("command", CALLS)
def test_a_full_disk_a_closed_output_and_a_reader_who_has_gone(command: str, words: str) -> None:
    arguments = call(command, words)
    with FULL.open("wb") as full:
        status, err = ended(arguments, stdout=full.fileno())
    assert (status, told_in_one_line(err)) == (2, True), err
    assert "full" in err
    status, err = shell(arguments, ">&-")
    assert (status, told_in_one_line(err)) == (2, True), err
    reader, writer = os.pipe()
    os.close(reader)
    try:
        status, err = ended(arguments, stdout=writer)
    finally:
        os.close(writer)
    assert status == 128 + 13, err
    assert "Traceback" not in err
    assert "thaigame:" not in err


def test_a_page_whose_address_cannot_be_told_is_not_served(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    arguments = [sys.executable, "-m", "thaigame", *words]
    with FULL.open("wb") as full:
        status, err = ended(arguments, stdout=full.fileno())
    assert (status, told_in_one_line(err)) == (2, True), err
    assert "full" in err
    status, err = shell(arguments, ">&-")
    assert (status, told_in_one_line(err)) == (2, True), err


@pytest.mark.parametrize("lines", ["tgi", "nonsense", f"position {LINE}\ngo"])
def test_an_engine_whose_answer_cannot_be_written_ends(
    lines: str, words: str, tmp_path: Path
) -> None:
    # A move is told by a thread of its own; what keeps it from that is the program's to tell.
    asked = tmp_path / "lines.txt"
    asked.write_text(f"{lines}\n", encoding="utf-8")
    engine = [sys.executable, "-m", "thaigame", "engine", "scrabble", "--lexicon", words]
    status, err = shell(engine, f"<{asked} >/dev/full")
    assert (status, told_in_one_line(err)) == (2, True), err
    assert "full" in err
    status, err = shell(engine, f"<{asked} >&-")
    assert (status, told_in_one_line(err)) == (2, True), err
    reader, writer = os.pipe()
    os.close(reader)
    with asked.open("rb") as given:
        found = subprocess.run(
            engine,
            stdin=given,
            stdout=writer,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=environment(),
            check=False,
        )
    os.close(writer)
    assert (found.returncode, found.stderr) == (128 + 13, b"")


@pytest.mark.parametrize("command", CALLS)
def test_a_reader_who_wants_only_the_beginning(command: str, words: str) -> None:
    script = 'set -o pipefail; "$@" | head -c 10 >/dev/null'
    run = subprocess.run(
        ["/bin/bash", "-c", script, "bash", *call(command, words)],
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    assert run.returncode in {*ANSWERED, 128 + 13}
    told = run.stderr.decode()
    assert "Traceback" not in told
    assert "thaigame: " not in told


@pytest.mark.parametrize(
    "arguments",
    [
        ["judge", "--game", "scrabble", "-"],
        ["replay", "-"],
        ["lexicon", "check", "-"],
        ["layouts", "check", "-"],
        ["play", "scrabble"],
        ["engine", "scrabble"],
        ["score", "--game", "scrabble", "-"],
    ],
    ids=" ".join,
)
def test_a_closed_input_that_is_to_be_read(arguments: list[str]) -> None:
    status, err = shell([sys.executable, "-m", "thaigame", *arguments], "<&-")
    assert (status, told_in_one_line(err)) == (2, True), err
    assert "Standard input is closed" in err


def test_a_closed_input_of_requests_is_told_as_json() -> None:
    status, err = shell([sys.executable, "-m", "thaigame", "cells", "--jsonl"], "<&- >&2")
    assert status == 2
    assert '"code": "cli.no_input"' in err


@pytest.mark.parametrize("command", CALLS)
def test_a_closed_input_hinders_only_what_reads_it(command: str, words: str) -> None:
    status, err = shell(call(command, words), "<&-")
    if command in {"play", "quiz"}:
        assert (status, told_in_one_line(err)) == (2, True), err
        assert "Standard input is closed" in err
    else:
        assert status == (1 if command == "judge" else 0), err


@pytest.mark.parametrize("closed", ["2>&-", "2>/dev/full"])
def test_where_nobody_can_be_told_the_status_still_tells(closed: str, words: str) -> None:
    run = [sys.executable, "-m", "thaigame"]
    assert shell([*run, "nonsense"], closed)[0] == 2
    assert shell(call("judge", words), closed)[0] == 1
    assert shell(call("cells", words), closed)[0] == 0
    found = subprocess.run(
        ["/bin/sh", "-c", f'"$@" {closed}', "sh", *call("anagram", words), "--json"],
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    assert found.stdout == b'{"words": ["CAT"]}\n'


def test_json_on_a_full_disk_is_told_beside_it(words: str) -> None:
    for arguments in (call("judge", words), [*call("judge", words), "--nonsense"]):
        with FULL.open("wb") as full:
            status, err = ended([*arguments, "--json"], stdout=full.fileno())
        assert (status, told_in_one_line(err)) == (2, True), err


def test_an_interrupt_is_what_the_shell_makes_of_it() -> None:
    program = "import thaigame.cli.output as o\nfrom thaigame.cli import main\n"
    program += (
        "def stop(*_, **__): raise KeyboardInterrupt\no.table = stop\nraise SystemExit(main())"
    )
    status, err = ended(
        [sys.executable, "-c", program, "layouts", "list"], stdout=subprocess.DEVNULL
    )
    assert (status, err.strip()) == (130, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "--game", "scrabble", "-o", "FILE.svg"],
        ["show", "--game", "scrabble", "-o", "FILE.html"],
        ["kit", "--game", "scrabble", "-o", "FILE.pdf"],
        ["drill", "missing", "-n", "2", "--seed", "1", "-o", "FILE.html"],
        ["drill", "missing", "-n", "2", "--seed", "1", "-o", "FILE.tsv"],
    ],
    ids=lambda arguments: arguments[-1],
)
def test_a_full_disk_leaves_the_file_that_was_there(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / arguments[-1].replace("FILE", "file")
    file.write_text("what was there before", encoding="utf-8")
    program = "import errno, os, sys\nfrom thaigame.cli import main\n"
    program += "def full(_): raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))\n"
    program += "os.fsync = full\nraise SystemExit(main())"
    status, err = ended(
        [sys.executable, "-c", program, *arguments[:-1], str(file)], stdout=subprocess.DEVNULL
    )
    assert (status, told_in_one_line(err)) == (2, True), err
    assert "the disk is full" in err
    assert file.read_text(encoding="utf-8") == "what was there before"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
