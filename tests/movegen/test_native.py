"""THAIGAME_NATIVE decides which twin of a kernel runs, and a stale one is never run."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from thaigame.errors import KernelError
from thaigame.movegen import _native

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAM = """
import sys
from thaigame.movegen._native import load
load("_letters")
print([name for name in sys.modules if name == "thaigame.movegen._letters"])
"""
NAMES = ["_search", "_letters", "_cells", "_turns", "_games", "_graph"]


def test_no_runs_the_plain_twin_even_where_a_native_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAIGAME_NATIVE", "no")
    for name in NAMES:
        assert not _native.is_native(_native.load(name))
    assert _native.kernel_name() == "python"


def test_no_holds_in_a_new_process() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            PROGRAM,
        ],
        env={**os.environ, "THAIGAME_NATIVE": "no"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package folder with a kernel's source and nothing built."""
    (tmp_path / "_search.py").write_text("class Kernel: ...\n", "utf-8")
    (tmp_path / "_search.pxd").write_text("cdef class Kernel: pass\n", "utf-8")
    monkeypatch.setattr(_native, "_HERE", tmp_path)
    _native.is_current.cache_clear()
    _native.load_plain.cache_clear()
    yield tmp_path
    _native.is_current.cache_clear()
    _native.load_plain.cache_clear()


def build(folder: Path, source_hash: str) -> None:
    """Put a built file with that stamp beside the source."""
    name = "_search" + EXTENSION_SUFFIXES[0]
    (folder / name).write_bytes(b"\x7fELF thaigame-source-sha256:" + source_hash.encode() + b"\0")


@pytest.mark.usefixtures("folder")
def test_required_fails_loudly_without_a_native_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAIGAME_NATIVE", "required")
    with pytest.raises(KernelError) as caught:
        _native.load("_search")
    assert caught.value.code == "kernel.missing"


def test_required_fails_loudly_with_a_stale_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(folder, "0" * 64)
    monkeypatch.setenv("THAIGAME_NATIVE", "required")
    with pytest.raises(KernelError) as caught:
        _native.load("_search")
    assert caught.value.code == "kernel.stale"


def test_a_stale_twin_is_passed_over_where_none_is_required(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(folder, "0" * 64)
    monkeypatch.delenv("THAIGAME_NATIVE", raising=False)
    assert not _native.is_native(_native.load("_search"))


def test_a_twin_is_stale_once_source_or_types_change(folder: Path) -> None:
    build(folder, _native.source_hash("_search"))
    assert _native.is_current("_search")
    for part in ("_search.py", "_search.pxd"):
        _native.is_current.cache_clear()
        text = (folder / part).read_text("utf-8")
        (folder / part).write_text(text + "\n", "utf-8")
        assert not _native.is_current("_search")
        (folder / part).write_text(text, "utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_built_here_fits_its_source(name: str) -> None:
    if _native._built_file(name) is None:
        pytest.skip("no native kernel here")
    assert _native.is_current(name), "build the kernels again: python setup.py build_ext --inplace"


def test_types_that_changed_are_translated_again_in_every_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THAIGAME_NATIVE", "no")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    build = runpy.run_path(str(Path(__file__).parents[2] / "setup.py"))
    types, made = (tmp_path / "thaigame" / "bits.pxd", tmp_path / build["BUILD"] / "_cells.c")
    for path in (types, made):
        path.parent.mkdir(parents=True)
        path.touch()
    monkeypatch.chdir(tmp_path)
    for of_types, of_made, again in ((1, 2, False), (3, 2, True)):
        os.utime(types, (of_types, of_types))
        os.utime(made, (of_made, of_made))
        assert build["types_changed"]() is again
    made.unlink()
    assert build["types_changed"]()
