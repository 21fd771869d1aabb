"""What every test shares: the marks, the Hypothesis profiles, the language at the start."""

from __future__ import annotations

import os
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
settings.register_profile(
    "nightly",
    max_examples=2000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("THAIGAME_TESTS", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--rule K7``: only the tests that prove this rule."""
    parser.addoption("--rule", action="append", default=[], help="run only tests of this rule id")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks."""
    config.addinivalue_line("markers", "rule(id, ...): the ids of docs/rules.md this test proves")
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
    if os.environ.get("THAIGAME_TESTS") == "nightly":
        return
    skip = pytest.mark.skip(reason="takes minutes; set THAIGAME_TESTS=nightly")
    for item in items:
        if "nightly" in item.keywords:
            item.add_marker(skip)


def _rules_of(item: pytest.Item) -> set[str]:
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Start every test in English, and forget the language a test chose."""
    with in_language("en"):
        yield
