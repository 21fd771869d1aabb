"""Without extras every command works, or names the extra and the command to type."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from tests.plain_install import CALLS, NEEDING, arguments, core_modules, run, without_extras
from thaigame.cli.program import COMMANDS
from thaigame.drills.export import SUFFIXES, export
from thaigame.drills.registry import make
from thaigame.errors import MissingExtraError
from thaigame.extras import EXTRAS, extras_named

ROOT = Path(__file__).parent.parent


def test_every_command_and_every_form_of_a_sheet_is_tried() -> None:
    tried = [*(call for call, _ in CALLS), *NEEDING]
    assert set(COMMANDS) == {arguments(call)[0] for call in tried}
    assert [suffix for suffix in SUFFIXES if not any(suffix in call for call in tried)] == []


@pytest.mark.parametrize(("call", "file"), CALLS)
def test_a_plain_installation_runs_it(call: str, file: str, tmp_path: Path) -> None:
    ended = run(without_extras(), call, tmp_path)
    assert ended.status == 0, ended.err
    assert not file or (tmp_path / file).stat().st_size > 0


@pytest.mark.parametrize("call", NEEDING)
@pytest.mark.parametrize("language", ["en", "th"])
def test_what_needs_an_extra_names_it_and_what_to_type(
    call: str, language: str, tmp_path: Path
) -> None:
    ended = run(without_extras(), f"--lang {language} {call}", tmp_path)
    assert ended.status == 2
    assert f'pip install "thaigame[{NEEDING[call]}]"' in ended.err
    assert len(ended.err.splitlines()) == 1
    assert {path.name for path in tmp_path.iterdir()} == {"game.gcg", "words.xlsx"}


def test_no_library_of_an_extra_is_among_those_of_the_core() -> None:
    assert core_modules() >= {"click", "pythainlp", "uharfbuzz", "fontpkg_sarabun"}
    assert not core_modules() & EXTRAS.keys()


def test_every_extra_that_is_named_is_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(EXTRAS.values()) <= project["optional-dependencies"].keys()


def test_an_export_tells_a_program_which_extra_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with pytest.raises(MissingExtraError) as caught:
        export(make("matra-sort", count=2, seed=1), tmp_path / "sheet.xlsx")
    assert caught.value.extra == "drills"
    assert list(tmp_path.iterdir()) == []


def test_a_library_that_no_extra_brings_is_a_fault_that_stays() -> None:
    with pytest.raises(ModuleNotFoundError), extras_named():
        import_module("no_such_library")
