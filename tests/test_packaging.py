"""What is built from the sources is whole: it installs, and runs from any folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from tests.plain_install import CALLS, NEEDING, Ended, run

pytestmark = pytest.mark.xdist_group("packaging")  # one process, so that one build will do

ROOT = Path(__file__).parent.parent
SKIPPED = (".git", ".venv", ".*_cache", ".hypothesis", "build", "dist", "*.egg-info", "__pycache__")

# What a user of the installed package does; run from a folder that has nothing to do with it.
USE = """
import sys
import thaigame
from thaigame.layouts import find_layout, layout_names
from thaigame.lexicon import find_lexicon, lexicon_names
from thaigame.resources import folder

for name in layout_names():
    assert find_layout(name).tiles.total > 0
for name in lexicon_names():
    assert len(find_lexicon(name)) > 0
print(thaigame.__file__)
for data in ("layouts", "lexicon"):
    for path in sorted(folder(data).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            print(data + "/" + path.relative_to(folder(data)).as_posix())
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build the sdist from a copy of the sources, and the wheel from the sdist."""
    folder = tmp_path_factory.mktemp("packaging")
    copy = folder / "sources"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*SKIPPED, "*.so", "*.c"))
    shutil.copy(ROOT / "thaigame/_stamp.c", copy / "thaigame")
    command = [sys.executable, "-m", "build", "-q", "-n", "-x", "-o", str(folder), str(copy)]
    # The kernels' own tests and every installation compile them; here it is about the files.
    environment = {**os.environ, "THAIGAME_NATIVE": "no"}
    subprocess.run(command, check=True, env=environment, capture_output=True)
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


def tracked() -> set[str]:
    """Return the files of the sources that belong to the project."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("these sources are no git checkout")
    command = ["git", "-c", "core.quotePath=false", "ls-files", "-z"]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    names = found.stdout.decode().split("\0")
    return {name for name in names if name and (ROOT / name).exists()}


def use(python: str, folder: Path, **environment: str) -> set[str]:
    """Use the package from *folder*; return what it printed."""
    found = subprocess.run(
        [python, "-X", "utf8", "-c", USE],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return set(found.stdout.splitlines())


def test_the_sdist_holds_every_file_of_the_project(built: tuple[Path, Path]) -> None:
    sdist, _ = built
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert sorted(tracked() - names) == []


def test_the_wheel_holds_every_module_and_data_file(built: tuple[Path, Path]) -> None:
    _, wheel = built
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {name for name in tracked() if name.startswith("thaigame/")} - {"thaigame/_stamp.c"}
    wanted |= {
        f"thaigame/_data/{name}"
        for name in tracked()
        if name.startswith(("lexicon/", "layouts/")) and not Path(name).name.startswith(".")
    }
    assert sorted(wanted - names) == []


def test_the_wheel_brings_no_built_file_and_no_test(built: tuple[Path, Path]) -> None:
    _, wheel = built
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.endswith((".c", ".so", ".pyc"))] == []
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"thaigame"}


@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("pyright") is None, reason="pyright is not here")
def test_another_type_checker_knows_every_type_without_guessing(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    _, wheel = built
    venv.create(tmp_path / "env")
    (site,) = (tmp_path / "env" / "lib").glob("python*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)  # noqa: S202  our own
    (site / "others.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path / "env" / "bin"), os.environ["PATH"]])
    checked = subprocess.run(
        [shutil.which("pyright") or "", "--verifytypes", "thaigame", "--ignoreexternal"],
        cwd=tmp_path,
        env={**os.environ, "PATH": path, "VIRTUAL_ENV": str(tmp_path / "env")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Type completeness score: 100%" in checked.stdout, checked.stdout
    assert " error: " not in checked.stdout, checked.stdout


def test_the_wheel_names_the_licence_of_its_data_too_and_brings_their_texts(
    built: tuple[Path, Path],
) -> None:
    _, wheel = built
    with zipfile.ZipFile(wheel) as archive:
        [metadata] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        head = Parser().parsestr(archive.read(metadata).decode())
        folder = metadata.removesuffix("METADATA") + "licenses/"
        brought = {name.removeprefix(folder) for name in archive.namelist() if folder in name}
    named = set(head["License-Expression"].split(" AND "))
    assert named >= {"MIT", "CC0-1.0", "CC-BY-SA-4.0"}  # what lists and readings come under
    lists = tomllib.loads((ROOT / "lexicon/lists.toml").read_text(encoding="utf-8"))
    spdx = {each.get("licence", "") for each in lists.values() if isinstance(each, dict)}
    assert {licence for licence in spdx if re.fullmatch(r"[\w.]+-[\w.-]+", licence)} <= named
    assert brought == {"LICENSE", "lexicon/SOURCES.md", "lexicon/scowl-copyright.txt"}


def test_every_layout_and_list_loads_from_the_wheel_in_another_folder(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    _, wheel = built
    target = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(target)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    printed = use(sys.executable, tmp_path, PYTHONPATH=str(target))
    assert str(target / "thaigame/__init__.py") in printed
    wanted = {name for name in tracked() if name.startswith(("lexicon/", "layouts/"))}
    assert sorted(name for name in wanted - printed if not Path(name).name.startswith(".")) == []


@pytest.mark.skipif("CI" not in os.environ, reason="installs the libraries anew; runs with CI=true")
def test_the_wheel_alone_in_an_empty_environment_runs_every_command(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    _, wheel = built
    folder = tmp_path / "work"
    folder.mkdir()
    venv.create(tmp_path / "env", with_pip=True)
    programs = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "pip", "install", "-q", str(wheel)], check=True, capture_output=True)
    use(str(programs / "python"), tmp_path)
    program = [str(programs / "thaigame")]

    def tried(call: str) -> Ended:
        # The wheel is built without kernels, so none may be asked for from outside.
        return run(program, call, folder, THAIGAME_NATIVE="")

    failed = {call: ended.err for call, _ in CALLS if (ended := tried(call)).status}
    assert failed == {}
    assert [file for _, file in CALLS if file and not (folder / file).exists()] == []
    told = {call: tried(call) for call in NEEDING}
    assert {ended.status for ended in told.values()} == {2}
    silent = [
        call for call, ended in told.items() if f'"thaigame[{NEEDING[call]}]"' not in ended.err
    ]
    assert silent == []
