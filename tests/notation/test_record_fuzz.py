"""Records of games with every kind of event: written, read back, resumed and replayed."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.soak.games import whole_game

SEEDS = range(400 if os.environ.get("THAIGAME_TESTS") == "nightly" else 32)


@cache
def asked(seed: int) -> Counter[str]:
    return whole_game(Random(seed))


@pytest.mark.rule("A11", "P13", "C10")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_every_request_is_kept_resumed_and_found_right(seed: int) -> None:
    # The game looks for itself: each record reads back, goes on from where it was, has no fault.
    done = asked(seed)
    assert done["saved and resumed"] == done["saved as GCG"] >= 1


def test_among_these_games_every_kind_of_request_is_made_and_refused() -> None:
    done = sum(map(asked, SEEDS), Counter())
    wanted = (
        *("play", "exchange", "pass", "accept", "hold", "challenge", "challenge at once"),
        *("settle", "overdraw", "adjust", "late", "pop", "stop"),
    )
    assert [kind for kind in wanted if not done[kind]] == []
    refused = ("play", "exchange", "accept", "hold", "challenge", "settle", "overdraw", "late")
    assert [kind for kind in refused if not done[f"{kind} refused"]] == []
