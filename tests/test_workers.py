"""Processes that work for another one do not outlive it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

# The worker has the same standard output as its parent, so that ends when the last of them has.
WORK = {
    "a player's thoughts on the page": """
import asyncio, time
from thaigame.web.computer import Computer

async def main():
    computer = Computer()
    await computer.think(int)
    print("works", flush=True)
    await computer.think(time.sleep, 600)

if __name__ == "__main__":
    asyncio.run(main())
""",
    "games in processes": """
from thaigame.game import find_game
from thaigame.strategy import selfplay

if __name__ == "__main__":
    spec = find_game("primary")
    selfplay(
        spec,
        10**6,
        players=("random", "random"),
        workers=2,
        progress=lambda done: print("works", flush=True),
    )
""",
}


@pytest.mark.parametrize("program", WORK.values(), ids=WORK)
def test_a_worker_ends_when_its_process_is_killed(program: str, tmp_path: Path) -> None:
    source = tmp_path / "program.py"
    source.write_text(program, encoding="utf-8")
    with subprocess.Popen([sys.executable, source], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"works\n"
        process.kill()
        process.communicate(timeout=60)  # raises where somebody holds it open
