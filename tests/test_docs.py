"""The documents tell the truth: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from thaigame.cli.program import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("*/*.md")]
    if not path.relative_to(ROOT).parts[0].startswith(".")
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_of_a_document_print_what_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner()
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        example = doctest.DocTestParser().get_doctest(block, names, path.name, str(path), 0)
        runner.run(example, clear_globs=False)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_links_of_a_document_lead_to_files(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_readme_opens_with_an_example_of_about_fifteen_lines() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert block is not None
    assert 12 <= len(block[1].splitlines()) <= 18


def test_two_commands_do_everything() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python3 -m venv .*$", text, re.MULTILINE)
    assert [command.rsplit("bin/")[-1] for command in commands] == [
        "thaigame demo",
        "pytest -n auto",
    ]


def test_every_command_is_described() -> None:
    text = (ROOT / "docs/cli.md").read_text(encoding="utf-8")
    headings = {
        name for line in re.findall(r"^## (.*)$", text, re.MULTILINE) for name in line.split(", ")
    }
    assert [name for name in COMMANDS if name not in headings] == []
