"""Files that the program itself keeps or makes, damaged by chance: read whole, or refused."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from tests.soak.texts import mutated, tried
from tests.strategy.test_leave_files import CSV, tiny
from thaigame.drills.classset import read_key
from thaigame.drills.jsonfile import object_bytes, read_object
from thaigame.drills.progress import Key, Progress, from_json, record, skills, to_json
from thaigame.game import find_game
from thaigame.resources import folder
from thaigame.strategy.evaluation import game_values
from thaigame.strategy.leave_files import WRITERS, read_csv
from thaigame.strategy.leave_values import values_bytes

if TYPE_CHECKING:
    from collections import Counter
    from random import Random

NOW: Final = datetime(2026, 1, 5, 9, tzinfo=UTC)
KEY: Final = Path(__file__).parents[1] / "data" / "formats" / "class-key-1.json"


def mutated_values(random: Random) -> Counter[str]:
    """Damage a file of what leaves are worth, in each of its forms, and read it."""
    name, suffix, raw = random.choice(_value_files())
    spec = find_game(name) if name else tiny()
    with TemporaryDirectory() as there:
        path = Path(there) / f"values{suffix}"
        path.write_bytes(mutated(raw, random))

        def read() -> None:
            values = game_values(path, spec)
            assert values.leaves is not None

        return tried(f"values{suffix}", read)


def mutated_progress(random: Random) -> Counter[str]:
    """Damage a class's key or what a pupil knows, and read it."""
    progress = Progress()
    for word in ("กา", "น้ำ", "คำคม"):
        right = random.random() < 0.5
        progress = record(progress, Key("spelling", word), right=right, now=NOW)
    raw = random.choice((KEY.read_bytes(), object_bytes(to_json(progress))))
    with TemporaryDirectory() as there:
        path = Path(there) / "kept.json"
        path.write_bytes(mutated(raw, random))

        def read() -> None:
            held: dict[str, Any] = read_object(path, "drills.progress_damaged")
            if "copies" in held:
                for pupil in read_key(held):
                    pupil.marked(["ก"] * len(pupil.items))
            else:
                skills(from_json(held), now=NOW)

        return tried("progress", read)


@cache
def _value_files() -> tuple[tuple[str, str, bytes], ...]:
    """Return files of values with the game that each is of: some that come along, some tiny."""
    shipped = [
        (name, ".json", (folder("values") / f"{name}.json").read_bytes())
        for name in ("kumkom", "primary", "scrabble")
    ]
    values = read_csv(CSV, tiny())
    made = [(suffix, write(values, tiny())) for suffix, write in WRITERS.items()]
    made.append((".json", values_bytes(values)))
    return (*shipped, *(("", suffix, raw) for suffix, raw in made))
