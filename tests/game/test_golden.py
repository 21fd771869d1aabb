"""One game of each kind, printed with every answer, is as it was when somebody last judged it."""

from __future__ import annotations

import pytest

from tests.playthrough import GOLDEN, playthrough
from tests.random_games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    # Written anew by ``python -m tests.playthrough``; look at every line that changes.
    assert playthrough(name).splitlines() == kept.splitlines()
