"""The documents tell the truth: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from scripts import api_docs
from tests.test_architecture import PUBLIC
from thaigame.cli.program import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("*/*.md"), *ROOT.glob("docs/*/*.md")]
    if not path.relative_to(ROOT).parts[0].startswith(".")
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_of_a_document_print_what_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner()
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        example = doctest.DocTestParser().get_doctest(block, names, path.name, str(path), 0)
        example.globs = names  # a page goes on where its last example ended
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


def test_three_commands_do_everything() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python3 -m venv .*$", text, re.MULTILINE)
    assert [command.rsplit("bin/")[-1] for command in commands] == [
        "thaigame demo",
        "thaigame serve",
        "pytest -n auto",
    ]


def test_every_command_is_described() -> None:
    text = (ROOT / "docs/cli.md").read_text(encoding="utf-8")
    headings = {
        name for line in re.findall(r"^## (.*)$", text, re.MULTILINE) for name in line.split(", ")
    }
    assert [name for name in COMMANDS if name not in headings] == []


@pytest.mark.parametrize("page", api_docs.PAGES)
def test_every_public_name_has_an_example(page: str) -> None:
    kept = api_docs.by_hand(page)
    shown = {name: "\n".join(re.findall(r"(?m)^(?:>>>|\.\.\.) .*", kept[name])) for name in kept}
    assert [name for name in api_docs.names(page) if not shown.get(name)] == []
    # A function is called in its own; a value may come out of what made it.
    functions = [name for name in api_docs.names(page) if name.islower()]
    assert [name for name in functions if not re.search(rf"\b{name}\b", shown[name])] == []


@pytest.mark.parametrize("page", api_docs.PAGES)
def test_the_pages_say_what_the_package_offers(page: str) -> None:
    written = (api_docs.FOLDER / f"{page}.md").read_text(encoding="utf-8")
    assert written == api_docs.written(page), "run python scripts/api_docs.py"


def test_every_public_package_has_its_page() -> None:
    assert sorted(api_docs.PAGES[1:]) == PUBLIC
    overview = (api_docs.FOLDER / "README.md").read_text(encoding="utf-8")
    assert [page for page in api_docs.PAGES if f"]({page}.md)" not in overview] == []
