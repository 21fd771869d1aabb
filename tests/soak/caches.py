"""A damaged file in the cache: the answer is the one that an undamaged cache gives."""

from __future__ import annotations

import shutil
import time
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.soak.texts import mutated
from tests.soak.worker import ANSWERS, answering

if TYPE_CHECKING:
    from random import Random

_whole = TemporaryDirectory(prefix="soak-cache-")


def answer(kind: str, folder: Path) -> str:
    """Return what a process of its own answers."""
    with TemporaryDirectory() as there:
        file = Path(there) / "answer"
        process = answering(kind, folder, file)
        process.join()
        told = file.with_suffix(".err").read_text(encoding="utf-8")
        assert process.exitcode == 0, told
        assert "Traceback" not in told, told
        return file.read_text(encoding="utf-8")


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
