"""The cache of what is built once, tried with real processes."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from thaigame.lexicon import find_lexicon

if TYPE_CHECKING:
    from pathlib import Path

ASK = """
import sys
from thaigame.lexicon import find_lexicon
royal = find_lexicon("orst")
assert find_lexicon("orst") is royal
print("ข้าว" in royal, "วันนี้" in royal, royal.sha256, "pythainlp" in sys.modules)
"""


def process(home: Path, program: str = ASK, **more: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    environment["PYTHONPATH"] = os.pathsep.join(["", *sys.path]).lstrip(os.pathsep)
    environment["THAIGAME_CACHE"] = str(home / "cache")
    for name in ("PYTHAINLP_READ_ONLY", "PYTHAINLP_OFFLINE", "PYTHAINLP_DATA"):
        environment.pop(name, None)
    environment.update(more)
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env=environment,
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def answer(home: Path, program: str = ASK, **more: str) -> tuple[list[str], str]:
    running = process(home, program, **more)
    out, err = running.communicate(timeout=300)
    assert running.returncode == 0, err
    return out.split(), err


def cached_files(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "cache").iterdir())


def test_the_list_is_built_once_and_read_after_that(tmp_path: Path) -> None:
    digest = find_lexicon("orst").sha256
    assert answer(tmp_path) == (["True", "False", digest, "True"], "")
    built = cached_files(tmp_path)
    assert len(built) == 1
    assert answer(tmp_path) == (["True", "False", digest, "False"], "")
    assert cached_files(tmp_path) == built


def test_nothing_but_the_cache_is_written_to_the_home(tmp_path: Path) -> None:
    answer(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["cache"]


def damage_end(content: bytes) -> bytes:
    return content[:-1] + bytes([content[-1] ^ 1])


def damage_middle(content: bytes) -> bytes:
    half = len(content) // 2
    return content[:half] + bytes([content[half] ^ 32]) + content[half + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        damage_end,
        damage_middle,
        lambda content: content[: len(content) // 2],
        lambda _content: b"",
        lambda _content: b"\0" * 5000,
        lambda content: content.partition(b"\n")[2],
    ],
    ids=["last byte", "one bit", "cut short", "empty", "zeros", "no head"],
)
def test_a_damaged_file_is_built_again(tmp_path: Path, damage: object) -> None:
    first = answer(tmp_path)
    (file,) = (tmp_path / "cache").iterdir()
    whole = file.read_bytes()
    assert callable(damage)
    file.write_bytes(damage(whole))
    assert answer(tmp_path) == first
    assert file.read_bytes() == whole


def test_processes_that_build_at_once_all_get_the_list_and_leave_one_file(tmp_path: Path) -> None:
    running = [process(tmp_path) for _ in range(4)]
    outputs = [each.communicate(timeout=300) for each in running]
    digest = find_lexicon("orst").sha256
    assert {(out.split()[2], err) for out, err in outputs} == {(digest, "")}
    assert len(cached_files(tmp_path)) == 1


def test_a_process_that_is_killed_while_it_builds_harms_no_later_one(tmp_path: Path) -> None:
    killed = process(
        tmp_path,
        "import os, pathlib\n"
        "from thaigame.lexicon import find_lexicon\n"
        "pathlib.Path.replace = lambda *_: os._exit(9)\n"
        "find_lexicon('orst')\n",
    )
    killed.communicate(timeout=300)
    assert killed.returncode == 9
    assert answer(tmp_path)[0][2] == find_lexicon("orst").sha256


def test_where_nothing_can_be_written_it_works_and_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    words, err = answer(tmp_path, THAIGAME_CACHE=str(tmp_path / "file" / "cache"))
    assert words[:2] == ["True", "False"]
    assert err.count("cannot keep the word list") == 1
    assert "THAIGAME_CACHE" in err
    assert "Traceback" not in err


@pytest.mark.file_modes
def test_a_home_that_is_read_only_is_no_hindrance(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    words, err = answer(tmp_path)
    assert words[:2] == ["True", "False"]
    assert err.count("cannot keep the word list") == 1


@pytest.fixture
def other_pythainlp(tmp_path: Path) -> Path:
    """Make a package of the same name whose list has other words."""
    corpus = tmp_path / "site" / "pythainlp" / "corpus"
    corpus.mkdir(parents=True)
    (corpus.parent / "__init__.py").write_text("", encoding="utf-8")
    (corpus / "__init__.py").write_text(
        "def thai_orst_words():\n    return frozenset({'ข้าว', 'ปลา', 'กรรม-กรณ์'})\n",
        encoding="utf-8",
    )
    (corpus / "orst_words_th.txt").write_text("ข้าว\nปลา\nกรรม-กรณ์\n", encoding="utf-8")
    return tmp_path / "site"


def test_another_list_in_pythainlp_is_told_and_used(tmp_path: Path, other_pythainlp: Path) -> None:
    known = answer(tmp_path)
    path = os.pathsep.join([str(other_pythainlp), *sys.path])
    for _ in ("built", "from the cache"):
        words, err = answer(tmp_path, PYTHONPATH=path)
        assert words[0] == "True"
        assert words[2] != known[0][2]
        assert err.count("another edition") == 1
    assert len(cached_files(tmp_path)) == 2
    assert answer(tmp_path)[0][2] == known[0][2]


def test_without_the_data_file_the_list_is_asked_for_each_time(
    tmp_path: Path, other_pythainlp: Path
) -> None:
    (other_pythainlp / "pythainlp" / "corpus" / "orst_words_th.txt").unlink()
    path = os.pathsep.join([str(other_pythainlp), *sys.path])
    words, err = answer(tmp_path, PYTHONPATH=path)
    assert words[0] == "True"
    assert err.count("another edition") == 1
    assert not (tmp_path / "cache").exists()


def test_without_pythainlp_the_error_says_what_to_install(tmp_path: Path) -> None:
    program = """
import sys
sys.modules["pythainlp"] = None
from thaigame.errors import LexiconError
from thaigame.lexicon import find_lexicon
try:
    find_lexicon("orst")
except LexiconError as error:
    print(error.code, error)
print("CAT" in find_lexicon("enable"))
"""
    words, _ = answer(tmp_path, program)
    assert words[0] == "lexicon.no_pythainlp"
    assert '"pythainlp>=5.4,<5.5"' in " ".join(words)
    assert words[-1] == "True"


def test_asking_pythainlp_leaves_the_environment_as_it_was(tmp_path: Path) -> None:
    program = """
import os
before = dict(os.environ)
from thaigame.lexicon import find_lexicon
find_lexicon("orst")
print(dict(os.environ) == before)
"""
    assert answer(tmp_path, program)[0] == ["True"]
