"""The player to learn against."""

from __future__ import annotations

import pytest

from tests.random_games import GAMES, drawn
from thaigame.chance import Random
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Play
from thaigame.strategy import find_player
from thaigame.strategy.casual import casual


@pytest.mark.parametrize("name", GAMES)
def test_it_makes_only_legal_moves(name: str) -> None:
    spec = drawn(name)
    player, random = casual(spec, words=60), Random(3)
    game = Game(spec, seed=4)
    plays = 0
    for _ in range(10):
        move = player(game.observation(game.turn), random)
        assert game.violations(move) == ()
        plays += isinstance(move, Play)
        game.push(move)
        if game.pending is not None:
            game.accept()
    assert plays


def test_the_more_words_it_tries_the_better_it_plays() -> None:
    spec = drawn("scrabble")
    few, many = (casual(spec, words=words) for words in (3, 300))
    totals = [0, 0]
    for seed in range(6):
        game = Game(spec, seed=seed)
        for at, player in enumerate((few, many)):
            move = player(game.observation(0), Random(seed))
            totals[at] += game.score(move).total if isinstance(move, Play) else 0
    assert totals[1] > totals[0]


def test_without_a_play_it_exchanges_all() -> None:
    game = Game(drawn("scrabble"), seed=4)
    assert casual(game.spec, words=0)(game.observation(0), Random(1)) == Exchange(game.racks[0])


def test_it_is_found_by_name() -> None:
    assert find_player("casual") is casual
