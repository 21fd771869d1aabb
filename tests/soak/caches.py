"""A damaged file in the cache: the answer is the one that an undamaged cache gives."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from tests.soak.texts import mutated
from tests.soak.worker import ANSWERS

if TYPE_CHECKING:
    from random import Random

ROOT: Final = Path(__file__).parents[2]

_whole = TemporaryDirectory(prefix="soak-cache-")


def command(*arguments: str) -> list[str]:
    """Return the call of a worker."""
    return [sys.executable, "-m", "tests.soak.worker", *arguments]


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a process that keeps its caches in *folder*."""
    return {**os.environ, "THAIGAME_CACHE": str(folder), "PYTHONPATH": str(ROOT)}


def answer(kind: str, folder: Path) -> str:
    """Return what a process of its own answers."""
    done = subprocess.run(
        command(kind),
        cwd=ROOT,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


@cache
def whole(kind: str) -> tuple[Path, str, float]:
    """Return a folder with a whole cache of *kind*, its answer, and the seconds that took."""
    folder = Path(_whole.name) / kind
    began = time.monotonic()
    first = answer(kind, folder)
    lasted = time.monotonic() - began
    assert answer(kind, folder) == first, "another answer from the cache than from what it is of"
    return folder, first, lasted


def damaged_cache(random: Random) -> Counter[str]:
    """Damage a file of a whole cache, and ask twice: while it is made again, and after."""
    kind = random.choice(sorted(ANSWERS))
    kept, right, _ = whole(kind)
    with TemporaryDirectory() as there:
        folder = Path(there) / "cache"
        shutil.copytree(kept, folder)
        path = random.choice(sorted(folder.iterdir()))
        how = _damage(path, random)
        for _ in range(2):
            assert answer(kind, folder) == right, f"{path.name}: {how}"
    return Counter({f"{kind}, {how}": 1})


def _damage(path: Path, random: Random) -> str:
    """Damage the file at *path*; return how."""
    raw = path.read_bytes()
    how = random.choice(("cut", "empty", "changed", "other", "folder", "link", "unreadable", "bit"))
    if how == "cut":
        path.write_bytes(raw[: random.randrange(len(raw))])
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "changed":
        path.write_bytes(mutated(raw[:5000], random) + raw[5000:])
    elif how == "other":
        path.write_bytes(random.randbytes(random.randrange(2000)))
    elif how == "bit":
        at = random.randrange(len(raw))
        path.write_bytes(raw[:at] + bytes([raw[at] ^ 1 << random.randrange(8)]) + raw[at + 1 :])
    else:
        path.unlink()
        if how == "folder":
            path.mkdir()
        elif how == "link":
            path.symlink_to(path.parent / "not there")
        else:
            path.write_bytes(raw)
            path.chmod(0)
    return how
