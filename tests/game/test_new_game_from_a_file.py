"""A game of one's own from a data file alone, as CONTRIBUTING tells it, played to its end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.cli.process import thaigame
from tests.games import kinds
from tests.random_games import drawn, played
from thaigame.game.events import Lifted, Played
from thaigame.game.game import new_game
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import load_layout

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


SMALL = """
name = "small-kumkom"
title = { en = "Small Kumkom", th = "คำคมเล็ก" }
extends = "kumkom"

[rules]
provenance = "reconstructed"
note = "Made up to follow the recipe for a game of one's own: shorter racks, nothing lifted."

[rules.play]
rack_size = 5
lift = false
bonus = { 5 = 20 }

[rules.turn]
exchange_minimum = 5
players = [2, 3]

[rules.end]
restart = false
"""


def test_the_recipe_extend_a_file_check_it_and_play(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    assert thaigame("layouts", "check", str(file)).status == 0
    layout = load_layout(file)
    spec = GameSpec(layout, drawn("kumkom").lexicon)
    for seed in range(5):
        game = played(spec, seed, players=3)
        assert game.outcome() is not None
        assert kinds(game) == Counter(spec.tiles.full)
        assert not [event for event in game.events if isinstance(event, Lifted)]
        assert all(len(rack) <= 5 for rack in game.racks)


@pytest.mark.parametrize("players", [2, 4])
def test_it_begins_by_its_file_name_like_any_other(players: int) -> None:
    game = new_game(str(FILE), players=players, seed=1)
    assert [len(rack) for rack in game.racks] == [5] * players
    assert game.bag_count == 40 - 5 * players
