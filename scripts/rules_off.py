#!/usr/bin/env python3
"""Switch the rules off one by one and show that a test fails for each.

tests/rules_off.toml names, per rule, a piece of source and what to put in its place so that the
rule no longer holds. Each entry is tried alone, in a copy of the project, with the tests that are
marked with its rule, and printed with the seconds that took. Exit status 1 if the tests of any
entry still pass.

    scripts/rules_off.py            all entries
    scripts/rules_off.py K7 T9      those of some rules
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.test_rules_covered import marked_ids  # noqa: E402  the tests are found by their folder

TABLE = ROOT / "tests/rules_off.toml"
COPIED = ("thaigame", "tests", "layouts", "lexicon", "docs", "scripts", "pyproject.toml")


@dataclass(frozen=True)
class Switch:
    """How one rule is switched off: in *file*, *find* (it stands there once) becomes *put*."""

    rule: str
    file: str
    find: str
    put: str

    def off(self, root: Path) -> str:
        """Switch the rule off below *root*; return the file's text as it was."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(self.find, self.put), encoding="utf-8")
        return text


def switches() -> list[Switch]:
    """Return the table's entries."""
    with TABLE.open("rb") as file:
        return [Switch(**entry) for entry in tomllib.load(file)["switch"]]


def faults(switch: Switch) -> list[str]:
    """Return what is wrong with an entry: its source must stand exactly once in its file."""
    path = ROOT / switch.file
    if not path.is_file():
        return [f"{switch.rule}: there is no file {switch.file}"]
    count = path.read_text(encoding="utf-8").count(switch.find)
    if count != 1:
        return [f"{switch.rule}: {switch.file} has {count} times: {switch.find!r}"]
    return []


def main(arguments: list[str]) -> int:
    """Try the entries of the rules in *arguments*, or all."""
    chosen = [each for each in switches() if not arguments or each.rule in arguments]
    wrong = [fault for each in chosen for fault in faults(each)]
    if wrong or not chosen:
        print("\n".join(wrong) or "no such entry")
        return 2
    survivors = 0
    as_it_is: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            _copy(ROOT / name, copy / name)
        for switch in chosen:
            began = time.monotonic()
            verdict = _try(switch, copy, as_it_is)
            survivors += verdict != "fails without it"
            seconds = time.monotonic() - began
            print(f"{switch.rule:<4} {seconds:5.1f} s  {switch.file}: {verdict}", flush=True)
    print(f"{len(chosen)} switched off, {survivors} not noticed")
    if not arguments:
        without = [rule for rule in marked_ids() if rule not in {each.rule for each in chosen}]
        print(f"rules with a test but no entry: {' '.join(sorted(without)) or 'none'}")
    return 1 if survivors else 0


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.c"))
    elif source.exists():
        shutil.copy(source, target)


def _try(switch: Switch, copy: Path, as_it_is: dict[str, int]) -> str:
    if switch.rule not in as_it_is:
        as_it_is[switch.rule] = _tests(switch.rule, copy)
    if as_it_is[switch.rule] != 0:
        return "its tests do not pass as it is"
    text = switch.off(copy)
    try:
        status = _tests(switch.rule, copy)
    finally:
        (copy / switch.file).write_text(text, encoding="utf-8")
    return "fails without it" if status == 1 else "STILL PASSES" if status == 0 else "cannot run"


def _tests(rule: str, copy: Path) -> int:
    """Run the tests of *rule* in the copy; return pytest's exit status."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",  # sources change faster than file times tell
        "THAIGAME_NATIVE": "no",
    }
    options = ("-q", "-x", "-p", "no:cacheprovider", "--rule", rule)
    files = sorted(marked_ids().get(rule, ()))
    command = [sys.executable, "-m", "pytest", *options, *files]
    return subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
