"""Players: what they choose, from what they may see."""

from __future__ import annotations

import pytest

from tests.reference import reference_plays
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.events import Exchanged, Passed, Played, Restarted
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.movegen.generator import Generator
from thaigame.strategy import find_player, play_game, player_names, player_title
from thaigame.texts import LANGUAGES, in_language

THAI = (
    "กา มา นา ตา การ มาก นาน ตาม มี ปี ที่ ปู รู้ ใน ไป ได้ ราก นาม ทาง งาน บาน หาย ราย รีบ สาว "
    "เรา เขา เท้า เก้า ถาม สาม ด้าน ร้าน ล้าน อ่าน ท่าน"
)
WORDS = (*THAI.split(), "CAT", "AT", "TEA", "EAT", "TO")


def game_of(name: str, *words: str) -> GameSpec:
    return GameSpec(find_layout(name), Lexicon.from_words(words))


def test_there_is_no_player_of_another_name() -> None:
    with pytest.raises(StateError, match="greedy"):
        find_player("grandmaster")


def test_every_player_has_a_name_of_its_own_among_people() -> None:
    for language in LANGUAGES:
        with in_language(language):
            assert len({str(player_title(name)) for name in player_names()}) == len(player_names())


@pytest.mark.parametrize("name", ["kumkom", "crossing", "primary", "scrabble"])
def test_the_greedy_player_makes_a_play_that_none_outscores(name: str) -> None:
    spec = game_of(name, *WORDS)
    greedy, generator = find_player("greedy")(spec), Generator(spec)
    games = [Game(spec, seed=seed) for seed in range(60)]
    with_plays = [
        game for game in games if len({play.score for play in generator.plays(game.position)}) > 1
    ][:2]
    without = [game for game in games if not generator.count(game.position)][:1]
    assert len(with_plays) == 2
    assert without
    for game in with_plays:
        scores = reference_plays(spec, game.position)
        move = greedy(game.observation(game.turn), Random(0))
        assert isinstance(move, Play)
        assert scores[move] == max(scores.values()) > min(scores.values())
    for game in without:
        assert not reference_plays(spec, game.position)
        move = greedy(game.observation(game.turn), Random(0))
        assert move == Exchange(tuple(game.racks[game.turn]))


# Who looks ahead may rather pass where an exchange ends the game as well, and who knows some words
# only must be told how common they are.
@pytest.mark.parametrize("name", ["casual", "equity", "greedy", "random", "level-9"])
def test_without_any_word_players_exchange_while_they_may_and_then_pass(name: str) -> None:
    spec = game_of("scrabble", "ZZZZZ")  # one Z and two blanks: nobody can lay it
    players = [find_player(name)(spec)] * 2
    game = play_game(spec, players, seed=5)
    turns = [event for event in game.events if isinstance(event, Exchanged | Passed)]
    assert [type(event) for event in turns] == [Exchanged] * 6  # S13: three in a row each
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.termination == "scoreless"


def test_the_random_player_makes_now_one_play_now_another() -> None:
    spec = game_of("scrabble", "AT", "TEA", "EAT", "ATE", "IN", "ON", "NO", "SO", "IS", "AS")
    player = find_player("random")(spec)
    game = next(
        game
        for game in (Game(spec, seed=seed) for seed in range(100))
        if len(reference_plays(spec, game.position)) > 20
    )
    random = Random(1)
    moves = [player(game.observation(game.turn), random) for _ in range(30)]
    assert set(moves) <= set(reference_plays(spec, game.position))
    assert len(set(moves)) > 5


def test_a_player_sees_no_other_rack_and_no_bag() -> None:
    spec = game_of("scrabble", "AT")
    seen_racks: list[object] = []

    def watcher(seen: object, random: Random) -> Pass:
        del random
        seen_racks.extend(seen.position.racks[1:])  # type: ignore[attr-defined]
        assert not hasattr(seen, "bag")
        return Pass()

    play_game(spec, [watcher, watcher], seed=1)
    assert seen_racks
    assert set(seen_racks) == {None}


@pytest.mark.rule("K12")
def test_players_stop_where_restarts_would_never_end() -> None:
    spec = game_of("kumkom", "ฮฮฮฮฮฮ")  # more of them than there are
    game = play_game(spec, [find_player("greedy")(spec)] * 2, seed=1)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.termination == "stopped"
    restarts = [event for event in game.events if isinstance(event, Restarted)]
    assert len(restarts) == 2
    assert not any(isinstance(event, Played) for event in game.events)
