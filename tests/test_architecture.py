"""How the package hangs together: layers, public names, what an import costs, no game by name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import thaigame
from thaigame import errors
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
    "study/play_kinds.py": {"crossing"},  # a kind of play, beside extension and parallel (S17)
    "drills/kinds/crossword.py": {"crossword"},  # a kind of exercise
}


# A module of more than 500 lines but kernels, which hold one search each.
LONG = {"game/game.py": "one class, and a line or two for all that a game can be asked and told"}


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


GROUND = {
    "arguments",
    "later",
    "chance",
    "resources",
    "toml",
    "cli",
    "web",
    "visible",
    "filing",
    "cache",
    "extras",
    "wanted",
    "workers",
}

# The packages that are public, as ``thaigame`` offers them.
PUBLIC = sorted(
    name
    for name in dir(thaigame)
    if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()
    if name not in GROUND
)


def for_type_checkers(package: str) -> tuple[set[str], set[str]]:
    """Return the names and the modules that a package imports for type checkers only."""
    tree = ast.parse((PACKAGE / package / "__init__.py").read_text(encoding="utf-8"))
    names, modules = set[str](), set[str]()
    for node in tree.body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
            for each in node.body:
                if isinstance(each, ast.ImportFrom):
                    found = {alias.name for alias in each.names}
                    own = each.module == "thaigame"
                    modules |= found if own else set()
                    names |= set() if own else found
    return names, modules


def lazy_packages() -> list[str]:
    """Return the packages whose names are found when they are first asked for."""
    return [
        path.parent.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("__init__.py"))
        if "offer(" in path.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("name", lazy_packages())
def test_what_type_checkers_see_is_what_is_offered(name: str) -> None:
    package = thaigame if name == "." else import_module(f"thaigame.{name.replace('/', '.')}")
    names, modules = for_type_checkers(name)
    here = PACKAGE / name
    # A name that is a module's too would be that module as soon as somebody imports it.
    eager = re.findall(r"(?m)^from \S+ import (.*)$", (here / "__init__.py").read_text("utf-8"))
    standing = {each for names in eager for each in names.split(", ")}
    assert {path.stem for path in here.iterdir()} & (set(package.__all__) - standing) == set()
    assert set(package.__all__) - standing <= names
    assert names & set(dir(package)) >= set(package.__all__) - standing
    assert [each for each in modules if not hasattr(package, each)] == []


@pytest.mark.parametrize("name", ["", *PUBLIC])
def test_public_names_are_there_and_none_is_private(name: str) -> None:
    package = import_module(f"thaigame.{name}".rstrip("."))
    assert [each for each in package.__all__ if each.startswith("_")] == []
    assert [each for each in package.__all__ if not hasattr(package, each)] == []
    assert set(package.__all__) <= set(dir(package))


def test_the_top_is_small_and_each_name_there_is_offered_by_its_package_too() -> None:
    assert len(thaigame.__all__) <= 50
    packages = [import_module(f"thaigame.{name}") for name in PUBLIC]
    astray = [
        each
        for each in thaigame.__all__
        if not any(
            each in package.__all__ and getattr(package, each) is getattr(thaigame, each)
            for package in packages
        )
    ]
    assert astray == []


def test_star_import_and_help_show_what_is_public() -> None:
    code = (
        "from thaigame import *; import pydoc, thaigame;"
        "print(Game, cells('กา')); print(pydoc.render_doc(thaigame, renderer=pydoc.plaintext))"
    )
    found = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code], capture_output=True, check=True
    )
    shown = found.stdout.decode()
    assert [name for name in thaigame.__all__ if name not in shown] == []


def test_every_error_is_public() -> None:
    names = {
        each.__name__ for each in subclasses(ThaigameError) if each.__module__ == errors.__name__
    }
    assert names == set(errors.__all__)


def test_no_class_is_given_a_method_from_outside() -> None:
    def patches(tree: ast.Module) -> Iterator[str]:
        for node in ast.walk(tree):
            targets = node.targets if isinstance(node, ast.Assign) else []
            for target in targets:
                owner = target.value if isinstance(target, ast.Attribute) else None
                if isinstance(owner, ast.Name) and owner.id[0].isupper():
                    yield ast.unparse(target)

    found = {
        path.name: names
        for path in modules()
        if (names := list(patches(ast.parse(path.read_text(encoding="utf-8")))))
    }
    assert found == {}


# Stems that more than one package has: the rooms whose modules are named for what they serve.
SERVING = {
    "cli": "a command is named for what it answers",
    "drills/kinds": "a kind of exercise is named for what it trains",
    "drills/export": "an exporter is named for the form that it writes",
}


def test_one_name_is_one_class_in_the_whole_tree() -> None:
    defined: dict[str, list[str]] = {}
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                defined.setdefault(node.name, []).append(path.relative_to(PACKAGE).as_posix())
    assert {name: where for name, where in defined.items() if len(where) > 1} == {}


def test_one_name_is_one_module_but_where_it_serves_another() -> None:
    rooms: dict[str, list[str]] = {}
    for path in modules():
        room = path.parent.relative_to(PACKAGE).as_posix()
        if path.stem not in {"__init__", "__main__"} and room not in SERVING:
            rooms.setdefault(path.stem, []).append(room)
    assert {stem: where for stem, where in rooms.items() if len(where) > 1} == {}


def upward() -> list[tuple[str, str]]:
    """Return the imports that the contract of the layers lets pass: who, and what."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contract = tomllib.loads(text)["tool"]["importlinter"]["contracts"][0]
    return [tuple(each.split(" -> ")) for each in contract["ignore_imports"]]


@pytest.mark.parametrize(("importer", "imported"), upward())
def test_what_reaches_upward_is_imported_only_when_it_is_needed(
    importer: str, imported: str
) -> None:
    path = ROOT / f"{importer.replace('.', '/')}.py"
    at_import = {
        node.module
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom)
    }
    assert imported not in at_import


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
    assert not loaded & {"pythainlp", "icu", "regex", "uharfbuzz", "fpdf", "numpy", "openpyxl"}


def is_kernel(path: Path) -> bool:
    return bool(re.fullmatch(r"_[a-z]+\.py", path.name))


def test_a_module_is_short_enough_to_be_read_at_a_sitting() -> None:
    long = {
        str(path.relative_to(PACKAGE))
        for path in modules()
        if not is_kernel(path) and path.read_text(encoding="utf-8").count("\n") > 500
    }
    assert long == set(LONG)


def test_a_function_is_short_enough_to_be_seen_at_once() -> None:
    long = [
        f"{path.relative_to(PACKAGE)}: {node.name}"
        for path in modules()
        if not is_kernel(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 60
    ]
    assert long == []
