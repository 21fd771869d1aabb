"""Every rule has a test that names it, and the list of those that do not yet can only shrink."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent

# Rules whose test is still to come. An id that has a test must not stand here.
WAITING = ""
NOT_YET = frozenset(WAITING.split())


def rule_ids() -> list[str]:
    """Return the ids in docs/rules.md, in order."""
    text = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    return re.findall(r"^\| ([APCKTS]\d+) \|", text, re.MULTILINE)


def marked_ids() -> dict[str, set[str]]:
    """Return, per rule id, the test files that name it in a ``rule`` mark."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for rule in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(rule, set()).add(path.relative_to(ROOT).as_posix())
    return found


def _marks(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                yield ast.literal_eval(argument)


def test_the_rules_of_each_game_are_numbered_without_a_gap() -> None:
    ids = rule_ids()
    for letter, last in {"A": 15, "P": 17, "C": 15, "K": 20, "T": 19, "S": 20}.items():
        numbers = [int(rule[1:]) for rule in ids if rule[0] == letter]
        assert numbers == list(range(1, last + 1))


def test_every_rule_has_a_test_that_names_it() -> None:
    named = marked_ids().keys() | NOT_YET
    assert [rule for rule in rule_ids() if rule not in named] == []


def test_no_rule_that_has_a_test_is_listed_as_waiting_for_one() -> None:
    assert sorted(NOT_YET & marked_ids().keys()) == []


def test_every_rule_that_a_test_names_exists() -> None:
    unknown = {rule: files for rule, files in marked_ids().items() if rule not in rule_ids()}
    assert unknown == {}
