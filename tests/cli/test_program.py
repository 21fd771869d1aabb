"""The program as a whole: languages, help, exit statuses, errors, encodings."""

from __future__ import annotations

import re

import pytest

from tests.cli.process import thaigame
from thaigame.cli import failure, language_of
from thaigame.cli.program import COMMANDS
from thaigame.texts import catalogue


def test_the_version_and_the_kernel_in_use_are_told() -> None:
    run = thaigame("--version", THAIGAME_NATIVE="no")
    assert run.status == 0
    assert re.fullmatch(r"thaigame \d+\.\d+\.\d+ \(kernel in plain Python\)\n", run.out)


def test_without_arguments_the_help_is_shown() -> None:
    run = thaigame()
    assert run.status == 0
    assert all(f"\n  {name} " in run.out for name in COMMANDS)


def test_help_speaks_thai_when_asked_to() -> None:
    run = thaigame("--lang", "th", "judge", "--help")
    assert run.status == 0
    assert "วิธีใช้" in run.out
    assert "Show" not in run.out


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {"LANG": "th_TH.UTF-8"}, "th"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "th_TH.UTF-8", "LC_ALL": "C"}, "en"),
        (["--lang", "en"], {"LANG": "th_TH.UTF-8"}, "en"),
        (["--lang=th", "judge"], {}, "th"),
        (["judge", "--lang", "th"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_locale_s(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_loaded_and_tells_what_it_does(name: str) -> None:
    run = thaigame(name, "--help")
    assert run.status == 0
    english, thai = catalogue("cli")[f"about.{name}"]
    assert english.split()[0] in run.out
    assert thai


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["jugde"], "judge"),
        (["--colour"], "--colour"),
        (["--lang", "de"], "en, th"),
        (["--lang"], "--lang"),
        (["lexicon"], "check, export, import, info, list"),
        (["judge", "--game", "kumkom"], "WORD"),
        (["judge", "--game", "chess", "a"], "kumkom"),
        (["judge", "a"], "--game"),
        (["judge", "--game", "kumkom", "--lexicon", "no-such-list", "กา"], "no-such-list"),
        (["cells", "--sara-am", "half", "น้ำ"], "whole, split"),
        (["score", "8H กา"], "--game"),
        (["score", "--game", "kumkom", "กา"], "8D WORD"),
        (["score", "--game", "kumkom", "--position", "x", "5H กา"], "position"),
        (["layouts", "show", "/no/such/file.toml"], "file.toml"),
        (["lexicon", "check", "/no/such/list.txt"], "list.txt"),
    ],
)
def test_a_wrong_call_is_answered_in_one_line_with_status_2(
    arguments: list[str], said: str
) -> None:
    run = thaigame(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert said in run.err
    assert len(run.err.splitlines()) == 1


def test_with_json_a_wrong_call_is_one_document_on_standard_output() -> None:
    run = thaigame("judge", "--game", "chess", "--json", "a")
    assert run.status == 2
    assert set(run.json) == {"error"}
    assert set(run.json["error"]) == {"code", "message", "at"}


def test_errors_are_told_in_thai_too() -> None:
    run = thaigame("--lang", "th", "jugde")
    assert "ไม่มีคำสั่ง jugde" in run.err


@pytest.mark.parametrize("encoding", ["ascii", "cp874", "cp1252", "utf-8"])
def test_no_encoding_of_the_terminal_stops_the_program(encoding: str) -> None:
    run = thaigame(
        "--lang", "th", "cells", "--json", "น้ำ", PYTHONUTF8="0", PYTHONIOENCODING=encoding
    )
    assert run.status == 0
    assert run.json[0]["word"] == "น้ำ"


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    import subprocess
    import sys

    from tests.cli.process import ROOT

    command = f"{sys.executable} -m thaigame cells - | head -n 1"
    found = subprocess.run(
        ["/bin/sh", "-c", command],
        input=("น้ำ\n" * 5000).encode(),
        capture_output=True,
        cwd=ROOT,
        check=True,
    )
    assert found.stderr == b""


def test_a_fault_of_the_program_s_own_is_one_line_and_a_traceback_for_those_who_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault = ZeroDivisionError("division\nby zero")
    monkeypatch.delenv("THAIGAME_TRACEBACK", raising=False)
    told = failure.as_error(fault)
    assert told.code == "cli.internal"
    assert len(str(told).splitlines()) == 1
    monkeypatch.setenv("THAIGAME_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        failure.as_error(fault)
