"""How the package hangs together: layers, public names, what an import costs, no game by name."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import thaigame
from thaigame import api
from thaigame.errors import ThaigameError

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "thaigame"
GAMES = frozenset({"kumkom", "crossing", "primary", "crossword", "scrabble"})

# Where a game's name stands and decides nothing about a game.
NAMED = {
    "cli/demo.py": {"kumkom", "crossing"},  # what the demonstration shows
    "notation/record.py": {"scrabble"},  # the game of a record that names none
    "study/plays.py": {"crossing"},  # a kind of play, beside extension and parallel (S17)
    "texts/study.py": {"crossing"},
    "drills/makers/crossword.py": {"crossword"},  # a kind of exercise
    "texts/drills.py": {"crossword"},
    "drills/makers/boards.py": {"crossing"},  # a board with a word to cross
}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def texts(path: Path) -> Iterator[str]:
    """Yield the string constants of a module that are no docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in statements
        ):
            yield node.value


def test_layers_import_only_downwards() -> None:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command as run; run()",
    ]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_no_module_asks_for_a_game_by_name() -> None:
    asked = {
        path.relative_to(PACKAGE).as_posix(): GAMES & set(texts(path))
        for path in modules()
        if GAMES & set(texts(path))
    }
    assert {path: names for path, names in asked.items() if names - NAMED.get(path, set())} == {}


def test_every_public_name_is_reached_from_the_top() -> None:
    assert [name for name in api.__all__ if getattr(thaigame, name) is not getattr(api, name)] == []
    assert set(api.__all__) <= set(dir(thaigame))


# What packages offer to each other and to engineers, but not at the top: their own pieces, and
# names that would say too little there.
INSIDE = {
    "layouts": {"EndRules", "PlayRules", "Provenance", "Origin", "RuleSet", "TurnRules"},
    "notation": {"Note"},
    "render": {"Sheet", "board_size", "last_play", "paper_mark_size", "tile_size"},
    "strategy": set(),
}


@pytest.mark.parametrize("package", INSIDE)
def test_what_a_package_offers_is_public_or_said_to_be_inside(package: str) -> None:
    offered = set(import_module(f"thaigame.{package}").__all__)
    assert offered - set(api.__all__) == INSIDE[package]


def test_public_names_are_sorted_and_none_is_private() -> None:
    assert api.__all__ == sorted(api.__all__)
    assert [name for name in api.__all__ if name.startswith("_")] == []


def test_every_error_is_public() -> None:
    names = {
        each.__name__ for each in subclasses(ThaigameError) if each.__module__ == "thaigame.errors"
    }
    assert names <= set(api.__all__)


def subclasses(kind: type) -> Iterator[type]:
    yield kind
    below: list[type] = kind.__subclasses__()
    for each in below:
        yield from subclasses(each)


def test_importing_the_package_loads_nothing_of_it_and_no_library() -> None:
    code = (
        "import sys; before = set(sys.modules); import thaigame;"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(found.stdout.split())
    assert "thaigame" in loaded
    assert loaded - {"thaigame"} <= sys.stdlib_module_names


def test_judging_loads_no_library_but_the_command_line_s() -> None:
    code = (
        "import sys; from thaigame.cli import main;"
        "main(['judge', '--game', 'kumkom', 'น้ำ', '--json']);"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    loaded = set(found.stderr.split())
    assert not loaded & {"pythainlp", "icu", "regex", "fontTools", "fpdf", "numpy", "openpyxl"}
