"""A game of one's own from a data file alone, as CONTRIBUTING tells it, played to its end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games import kinds
from tests.random_games import played
from thaigame.layouts import load_layout
from thaigame.moves.events import Played
from thaigame.spec import find_game
from thaigame.state import new_game

FILE = Path(__file__).parent.parent / "data/layouts/beginners.toml"


def test_a_layout_file_is_a_whole_game() -> None:
    spec = find_game(str(FILE))
    assert spec.name == "beginners"
    assert spec.layout == load_layout(FILE)
    ends = set()
    for seed in range(5):
        game = played(spec, seed)
        outcome = game.outcome()
        assert outcome is not None
        ends.add(outcome.termination)
        assert kinds(game) == Counter(spec.tiles.full)
        assert any(isinstance(event, Played) for event in game.events)
        assert all(len(rack) <= 5 for rack in game.racks)
    assert ends <= {"out", "scoreless"}


@pytest.mark.parametrize("players", [2, 4])
def test_it_begins_by_its_file_name_like_any_other(players: int) -> None:
    game = new_game(str(FILE), players=players, seed=1)
    assert [len(rack) for rack in game.racks] == [5] * players
    assert game.bag_count == 40 - 5 * players
