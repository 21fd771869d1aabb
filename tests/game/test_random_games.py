"""Hundreds of games between players who choose by chance, each played to its end."""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from tests.games import kinds
from tests.random_games import drawn, played, variant
from thaigame.game import events as log
from thaigame.game.start import replay
from thaigame.movegen._native import kernel_name
from thaigame.notation import read_json, record_of, replay_record, write_json

if TYPE_CHECKING:
    from thaigame.game.game import Game
    from thaigame.game.spec import GameSpec

MANY: Final = os.environ.get("THAIGAME_TESTS") == "nightly" or all(
    kernel_name(module) == "native" for module in ("_letters", "_cells")
)
"""Without the native kernels finding plays takes some twenty times as long."""

GAMES_EACH: Final = 200 if MANY else 12

VARIANTS_EACH: Final = 40 if MANY else 4
"""Games with another number of players or another challenge system."""

RULE_SETS: Final = {
    "kumkom": (drawn, "kumkom", {}, 2),
    "kumkom, contest": (drawn, "kumkom-contest", {}, 2),
    "kumkom, four players": (drawn, "kumkom", {}, 4),
    "crossing": (drawn, "crossing", {}, 2),
    "crossing, ten players": (drawn, "crossing", {}, 10),
    "primary": (drawn, "primary", {}, 2),
    "primary, three players": (drawn, "primary", {}, 3),
    "crossword": (drawn, "crossword", {}, 2),
    "scrabble": (drawn, "scrabble", {}, 2),
    "scrabble, single": (variant, "scrabble", {"challenge": "single"}, 3),
    "scrabble, penalty": (variant, "scrabble", {"challenge": "penalty"}, 2),
    "scrabble, void": (variant, "scrabble", {"challenge": "void"}, 4),
}


@pytest.mark.rule("A11")
@pytest.mark.parametrize("name", RULE_SETS)
def test_games_by_chance_come_to_an_end_and_nothing_is_lost(name: str) -> None:
    make, layout, options, players = RULE_SETS[name]
    spec = make(layout, **options)
    endings: Counter[str] = Counter()
    count = VARIANTS_EACH if options or players > 2 else GAMES_EACH
    for seed in range(count):
        game = played(spec, seed, players=players)
        outcome = game.outcome()
        assert outcome is not None, seed
        endings[outcome.termination] += 1
        assert kinds(game) == Counter(spec.tiles.full), seed
        assert list(outcome.scores) == _summed(game), seed
        assert replay(spec.layout, players, seed, game.events) == game.state, seed
        if seed < 10:
            _read_back(game, spec)
    assert set(endings) <= {"out", "scoreless", "stopped"}
    assert endings["stopped"] <= count // 4


def _summed(game: Game) -> list[int]:
    """Add up all points of the log, and hold every total in it against the sum."""
    sums = [0] * game.players
    for event in game.events:
        points = getattr(event, "points", None)
        player = getattr(event, "player", None)
        if points is not None and player is not None:
            sums[player] += points
            assert getattr(event, "total", None) in {None, sums[player]}
        elif isinstance(event, log.Passed | log.Exchanged | log.TurnLost):
            assert event.total == sums[event.player]
    return sums


def _read_back(game: Game, spec: GameSpec) -> None:
    record = record_of(game)
    text = write_json(record)
    json.loads(text)
    again = read_json(text, find_layout=lambda _: spec.layout)
    assert again == record
    assert replay(spec.layout, game.players, game.seed, again.events) == game.state
    checked = replay_record(record, lexicon=None)
    assert [fault.message.text("en") for fault in checked.differences] == []
    assert checked.scores == game.scores
    assert checked.complete
