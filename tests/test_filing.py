"""Files are whole or as they were, whoever reads or writes them meanwhile."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import threading
from hashlib import sha256
from pathlib import Path

import pytest

from thaigame.cache import cached
from thaigame.filing import append_line, keep_file, why


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced_whole_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "ชื่อที่ยาว.json"
    keep_file(file, b"one")
    keep_file(str(file), b"two")
    assert file.read_bytes() == b"two"
    assert names(tmp_path) == [file.name]


def test_a_name_as_long_as_a_name_can_be_is_kept(tmp_path: Path) -> None:
    file = tmp_path / f"{'ก' * 82}.svg"  # 250 bytes of at most 255
    keep_file(file, b"x")
    assert file.read_bytes() == b"x"


@pytest.mark.parametrize("at", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_part(
    tmp_path: Path, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    keep_file(file, b"old")

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "a part")

    monkeypatch.setattr(os if at == "fsync" else Path, at, full)
    with pytest.raises(OSError, match="No space left") as caught:
        keep_file(file, b"new")
    assert caught.value.filename == str(file)  # the file that was asked for, not its part
    assert file.read_bytes() == b"old"
    assert names(tmp_path) == ["game.json"]


@pytest.mark.parametrize("name", ["no/such/folder.txt", "half\ud800.txt", "nul\0.txt", "."])
def test_what_cannot_be_a_file_is_one_kind_of_error(tmp_path: Path, name: str) -> None:
    path = f"{tmp_path}/{name}"
    with pytest.raises(OSError, match=r".") as caught:
        keep_file(path, b"x")
    with pytest.raises(OSError, match=r".") as also:
        append_line(path, "x")
    for error in (caught.value, also.value):
        assert error.strerror
        assert why(error).key != "files.other"
        assert why(error).text("th") != error.strerror


@pytest.mark.skipif(sys.platform == "win32", reason="links and modes of another kind")
def test_a_link_stays_a_link_and_a_mode_a_mode(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    keep_file(file, b"one")
    file.chmod(0o640)
    link.symlink_to(file)
    keep_file(link, b"two")
    assert link.is_symlink()
    assert file.read_bytes() == b"two"
    assert file.stat().st_mode & 0o777 == 0o640
    before = os.umask(0o027)
    try:
        keep_file(tmp_path / "new", b"")
    finally:
        os.umask(before)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="no such devices there")
def test_what_is_no_file_is_written_to_and_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    seen: list[bytes] = []
    reader = threading.Thread(target=lambda: seen.append(pipe.read_bytes()))
    reader.start()
    keep_file(pipe, b"seen")
    reader.join()
    assert seen == [b"seen"]
    assert pipe.is_fifo()


def test_no_part_follows_a_link_that_somebody_laid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, file = tmp_path / "victim", tmp_path / "file"
    victim.write_bytes(b"precious")
    monkeypatch.setattr(os, "urandom", lambda size: b"k" * size)
    keep_file(file, b"x")
    part = tmp_path / f".thaigame-{sha256(b'file').hexdigest()[:8]}-6b6b6b6b6b6b6b6b.part"
    part.symlink_to(victim)
    with pytest.raises(FileExistsError):
        keep_file(file, b"y")
    assert victim.read_bytes() == b"precious"


def test_parts_that_a_crash_left_are_swept_and_those_of_others_stay(tmp_path: Path) -> None:
    crash = "import os, pathlib, sys\nfrom thaigame.filing import keep_file\n"
    crash += "pathlib.Path.replace = lambda *_: os._exit(9)\nkeep_file(sys.argv[1], b'x')\n"
    for name in ("file", "other"):
        subprocess.run([sys.executable, "-c", crash, str(tmp_path / name)], check=False)
    parts = names(tmp_path)
    assert len(parts) == 2
    keep_file(tmp_path / "file", b"new")
    assert len(names(tmp_path)) == 3  # the part may be another process's that still writes
    for part in parts:
        os.utime(tmp_path / part, (0, 0))
    keep_file(tmp_path / "file", b"newer")
    assert len(names(tmp_path)) == 2  # the file, and the part of the other one
    cached("kind", "key", lambda: b"built", folder=tmp_path)
    assert names(tmp_path) == ["file", "kind-key.cache"]


def test_lines_that_many_add_at_once_are_all_there_and_whole(tmp_path: Path) -> None:
    log = tmp_path / "log"
    add = "import sys\nfrom thaigame.filing import append_line\n"
    add += "for n in range(200): append_line(sys.argv[1], sys.argv[2] * 9000)\n"
    running = [subprocess.Popen([sys.executable, "-c", add, str(log), who]) for who in "abc"]
    assert [each.wait() for each in running] == [0, 0, 0]
    lines = log.read_text(encoding="utf-8").splitlines()
    assert sorted(lines) == sorted(who * 9000 for who in "abc" for _ in range(200))


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files there")
def test_a_line_that_does_not_fit_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    log = tmp_path / "log"
    append_line(log, "first")
    program = "import resource, sys\nfrom thaigame.filing import append_line\n"
    program += "resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20))\n"
    program += "append_line(sys.argv[1], 'x' * 100)\n"
    run = subprocess.run(
        [sys.executable, "-c", program, str(log)], capture_output=True, text=True, check=False
    )
    assert "OSError" in run.stderr
    assert log.read_text(encoding="utf-8") == "first\n"
    log.write_text("torn", encoding="utf-8")  # as a crash of another program may leave it
    append_line(log, json.dumps({"a": 1}))
    assert log.read_text(encoding="utf-8") == 'torn\n{"a": 1}\n'


def test_a_damaged_cache_of_every_kind_is_built_again(tmp_path: Path) -> None:
    def build() -> bytes:
        return b"content that was built"

    whole = cached("kind", "key", build, folder=tmp_path)
    (file,) = tmp_path.iterdir()
    kept = file.read_bytes()
    for damaged in (b"", kept[:-1], kept[:20], kept.replace(b"built", b"build"), b"\0" * len(kept)):
        file.write_bytes(damaged)
        assert cached("kind", "key", build, folder=tmp_path) == whole
        assert file.read_bytes() == kept
