"""Every command once, as a plain installation without extras must be able to run it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Final, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parent.parent

GCG: Final = """#character-encoding UTF-8
#player1 ann Ann
#player2 bob Bob
>ann: CATQVUU 8G CAT +10 10
>bob: SEEEEEE 8G ...S +6 6
"""
LINE: Final = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/- 0/0 0 game scrabble;"

# What is called, and the file that must then be there.
CALLS: Final[tuple[tuple[str, str], ...]] = (
    ("cells น้ำ", ""),
    ("judge --game kumkom น้ำ", ""),
    ("score --game primary|F6 CRAB", ""),
    (f"best --position|{LINE}", ""),
    ("anagram --game scrabble AEINRST", ""),
    ("build --game scrabble CAT", ""),
    ("pattern --game kumkom ก_า", ""),
    ("hooks --game scrabble CAT", ""),
    ("extend --game scrabble QUARTZ", ""),
    ("stems --game scrabble AEINST", ""),
    ("containing --game kumkom ฬ", ""),
    ("search --game kumkom --pattern ก*ำ --count tones=1", ""),
    ("quiz --game scrabble --pattern QU?Z --ask hooks", ""),
    ("review game.gcg", ""),
    ("play scrabble --seed 4 --players A,B --record game.json", "game.json"),
    ("selfplay scrabble --games 1 --seed 1 --players greedy,random", ""),
    ("replay game.gcg", ""),
    ("perft --game scrabble --rack CAT", ""),
    ("leave kumkom ก", ""),
    ("pairs primary equity score --pairs 2 --seed 1 --workers 1", ""),
    ("spell ตลาด", ""),
    ("drill matra-sort -n 3 --seed 1", ""),
    ("drill matra-sort -n 3 --seed 1 -o sheet.html", "sheet.html"),
    ("drill matra-sort -n 3 --seed 1 -o sheet.tsv", "sheet.tsv"),
    ("drill matra-sort -n 3 --seed 1 -o sheet.gift", "sheet.gift"),
    ("drill score-play -n 2 --seed 1 -o boards.html", "boards.html"),
    ("mark --help", ""),  # what it needs is asked of it by its own tests
    ("lexicon info orst", ""),
    ("layouts show kumkom", ""),
    ("layouts design --lexicon orst --racks 10 -o own.toml", "own.toml"),
    ("show --game kumkom", ""),
    ("show --game crossing -o board.svg", "board.svg"),
    ("show --game primary -o board.html", "board.html"),
    ("show --record game.gcg -o sheet.svg", "sheet.svg"),
    ("serve --help", ""),  # it serves until it is stopped, which its own tests do
    ("engine kumkom", ""),  # which ends with the input
    ("demo", ""),
)

# What needs an extra, and which it must name.
NEEDING: Final = {
    "drill matra-sort -n 3 --seed 1 -o sheet.pdf": "drills",
    "drill matra-sort -n 3 --seed 1 -o sheet.docx": "drills",
    "drill matra-sort -n 3 --seed 1 -o sheet.xlsx": "drills",
    "drill matra-sort -n 3 --seed 1 -o sheet.apkg": "drills",
    "kit --game kumkom -o kit.pdf": "drills",
    "drill dictation --words words.xlsx --seed 1": "drills",
    "serve --port 0 --no-browser --data folder": "web",
    "train primary -o values.json --games 10 --batch 10 --generations 1 --seed 1": "train",
}


def arguments(call: str) -> list[str]:
    """Return a call's arguments: parted by spaces, but for one after ``|``, which is the last."""
    words, _, last = call.partition("|")
    return [*words.split(), *([last] if last else [])]


class Ended(NamedTuple):
    """How a call ended and what it said to people."""

    status: int
    err: str


def run(program: list[str], call: str, folder: Path, **environment: str) -> Ended:
    """Run *call* by *program* in *folder*, with a game record and a workbook in it."""
    (folder / "game.gcg").write_text(GCG, encoding="utf-8")
    (folder / "words.xlsx").write_bytes(b"PK")
    found = subprocess.run(
        [*program, *arguments(call)],
        cwd=folder,
        input=b"quit\n",
        env={**os.environ, "PYTHONUTF8": "1", "THAIGAME_TRACEBACK": "", **environment},
        capture_output=True,
        check=False,
    )
    return Ended(found.returncode, found.stderr.decode())


def core_modules() -> set[str]:
    """Return the modules that thaigame's own requirements bring, theirs included, extras not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known: set[str] = set()
    wanted = [Requirement(each) for each in project["dependencies"]]
    while wanted:
        each = wanted.pop()
        name = canonicalize_name(each.name)
        if name in known or (each.marker and not each.marker.evaluate({"extra": ""})):
            continue
        known.add(name)
        wanted += map(Requirement, distribution(name).requires or [])
    return {
        module
        for module, owners in packages_distributions().items()
        if known & set(map(canonicalize_name, owners))
    }


# Runs the program as if only what is named in the first argument were installed.
WITHOUT_EXTRAS: Final = """
import sys
from importlib.abc import MetaPathFinder

core = set(sys.argv.pop(1).split(","))

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in core and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
from thaigame.cli import main
raise SystemExit(main(sys.argv[1:]))
"""


def without_extras() -> list[str]:
    """Return the program that has only what a plain installation brings."""
    core = core_modules() | {"thaigame", "sitecustomize", "usercustomize"}
    return [sys.executable, "-c", WITHOUT_EXTRAS, ",".join(sorted(core))]
