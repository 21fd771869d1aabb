"""Processes that are ended in the middle of writing: what lies there is whole, old or new."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.random_records import record
from tests.soak.caches import answer, whole
from tests.soak.worker import ANSWERS, answering, saving
from thaigame.layouts import find_layout
from thaigame.notation import load_record, save_record

if TYPE_CHECKING:
    from random import Random


def killed_while_saving(random: Random) -> Counter[str]:
    """Kill a process that saves one record after the other; the file is one of them."""
    counts: Counter[str] = Counter()
    layout = find_layout(random.choice(("kumkom", "scrabble")))
    made = [record(layout, random.getrandbits(32), players=2, turns=turns) for turns in (4, 30)]
    suffix = random.choice((".json", ".gcg"))
    with TemporaryDirectory() as there:
        sources = [Path(there) / f"{number}{suffix}" for number in (1, 2)]
        for source, game in zip(sources, made, strict=True):
            save_record(game, source)
        target = Path(there) / "saved" / f"game{suffix}"
        target.parent.mkdir()
        process = saving(sources[0], sources[1], target)
        while not target.exists():
            assert process.is_alive()
        for _ in range(random.randint(0, 5)):
            assert load_record(target) in made
            counts["read while saved"] += 1
        time.sleep(random.random() / 50)
        process.kill()
        process.join()
        assert load_record(target) in made
        counts["killed"] += 1
        counts["left something beside"] += len(list(target.parent.iterdir())) > 1
        save_record(made[0], target)
        assert load_record(target) == made[0]
    return counts


def killed_while_building(random: Random) -> Counter[str]:
    """Kill a process that fills an empty cache; the next one answers as if nothing had been."""
    kind = random.choice(sorted(ANSWERS))
    _, right, lasts = whole(kind)
    with TemporaryDirectory() as there:
        folder = Path(there) / "cache"
        process = answering(kind, folder, Path(there) / "answer")
        if random.random() < 0.5:  # once it writes, or anywhen
            while process.is_alive() and not (folder.exists() and any(folder.iterdir())):
                pass
            time.sleep(random.random() / 500)
        else:
            time.sleep(lasts * random.uniform(0.2, 1.0))
        process.kill()
        process.join()
        found = len(list(folder.iterdir())) if folder.exists() else 0
        assert answer(kind, folder) == right
    return Counter({f"killed at {kind}": 1, "had begun to write": found > 0})
