"""What every test shares: the marks, the Hypothesis profiles, the language at the start."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from thaigame.texts import in_language

if TYPE_CHECKING:
    from collections.abc import Iterator

# A shared or busy machine is slow at times, and a slow example is no fault: no deadlines.
settings.register_profile(
    "ci",
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# In the night examples differ each time, so what is said of their sizes would come and go.
settings.register_profile(
    "nightly",
    max_examples=2000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
        HealthCheck.large_base_example,
    ],
)
settings.load_profile(os.environ.get("THAIGAME_TESTS", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--rule K7``: only the tests that prove this rule."""
    parser.addoption("--rule", action="append", default=[], help="run only tests of this rule id")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks."""
    config.addinivalue_line("markers", "rule(id, ...): the ids of docs/rules.md this test proves")
    config.addinivalue_line(
        "markers", "file_modes: needs a user who may not read and write everything, as root may"
    )
    config.addinivalue_line(
        "markers", "nightly: takes minutes; runs only with THAIGAME_TESTS=nightly"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes minutes, unless it was asked for, and what proves another rule."""
    rules = set(config.getoption("--rule"))
    if rules:
        others = [item for item in items if not rules & _rules_of(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if rules & _rules_of(item)]
    if _may_do_everything():
        _skip(items, "file_modes", "this user reads and writes everything; .ci/run has another")
    if os.environ.get("THAIGAME_TESTS") != "nightly":
        _skip(items, "nightly", "takes minutes; set THAIGAME_TESTS=nightly")


def _skip(items: list[pytest.Item], mark: str, reason: str) -> None:
    skip = pytest.mark.skip(reason=reason)
    for item in items:
        if mark in item.keywords:
            item.add_marker(skip)


def _may_do_everything() -> bool:
    """Return whether the modes of files bind this user as little as they bind root."""
    with NamedTemporaryFile() as file:
        Path(file.name).chmod(0)
        return os.access(file.name, os.R_OK)


def _rules_of(item: pytest.Item) -> set[str]:
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Start every test in English, and forget the language a test chose."""
    with in_language("en"):
        yield
