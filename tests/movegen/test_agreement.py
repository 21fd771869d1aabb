"""On random positions of all games the kernel finds the reference's plays and scores."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawn_positions import VARIANTS, positions
from tests.generators import TWINS, agreed, has
from thaigame.movegen.generator import Generator

SEEDS = 1 if os.environ.get("THAIGAME_TESTS") != "nightly" else 5

GROWING = [name for name in VARIANTS if name.startswith(("crossing", "kumkom-c", "kumkom, remark"))]
"""Where a play may change what stands."""


def seeds(variant: str, count: int) -> list[int]:
    """Return seeds of games worth a look: with many plays, and some that change what stands.

    Only the choice is the generator's; the reference judges.
    """
    chosen: list[int] = []
    for seed in range(400 * count):
        found = changed = 0
        for spec, position in positions(variant, seed):
            plays = [play.play for play in Generator(spec).plays(position)]
            found += len(plays)
            changed += sum(any(position.board[at] for at in place.squares) for place in plays)
        if 20 <= found <= 500 and (changed or variant not in GROWING):
            chosen.append(seed)
            if len(chosen) == count:
                return chosen
    msg = f"hardly any game of {variant} has plays to test"
    raise AssertionError(msg)


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_over_drawn_lexicons_have_the_same_plays_and_scores(variant: str) -> None:
    twins = [twin for twin in TWINS if has(twin)]
    for seed in seeds(variant, SEEDS):
        for turn, (spec, position) in enumerate(positions(variant, seed)):
            agreed(spec, position, twins[turn % len(twins)])


@pytest.mark.nightly
@settings(max_examples=60)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_any_game_over_a_drawn_lexicon_has_them(variant: str, seed: int) -> None:
    for spec, position in positions(variant, seed, words=60):
        agreed(spec, position, *(twin for twin in TWINS if has(twin)))
