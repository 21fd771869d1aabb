"""On random positions of all games the kernel finds the reference's plays and scores."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawn_positions import VARIANTS, positions
from tests.generators import TWINS, agreed, has

SEEDS = 1 if os.environ.get("THAIGAME_TESTS") != "nightly" else 200


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_over_drawn_lexicons_have_the_same_plays_and_scores(variant: str) -> None:
    twins = [twin for twin in TWINS if has(twin)]
    found = changed = 0
    for seed in range(SEEDS):
        for turn, (spec, position) in enumerate(positions(variant, seed)):
            plays = agreed(spec, position, twins[turn % len(twins)])
            found += len(plays)
            changed += sum(any(position.board[at] for at in place.squares) for place in plays)
    assert found > 20
    if "crossing" in variant or "remark" in variant or "contest" in variant:
        assert changed > 0  # else the boards did not test what stands


@pytest.mark.nightly
@settings(max_examples=500)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_any_game_over_a_drawn_lexicon_has_them(variant: str, seed: int) -> None:
    for spec, position in positions(variant, seed, words=60):
        agreed(spec, position, *(twin for twin in TWINS if has(twin)))
