"""Players of a level: what they know, what they see, and that nothing hidden is of use to them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random as Dealer
from typing import TYPE_CHECKING

import pytest

from tests.random_games import GAMES, drawn, played
from tests.soak.observers import dealt_anew
from thaigame.chance import Random
from thaigame.errors import LexiconError
from thaigame.game.board import laid, words_made
from thaigame.game.moves import Play
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon, find_lexicon
from thaigame.lexicon.commonness import commonness_of
from thaigame.lexicon.installed import word_frequencies
from thaigame.movegen.legal import generator_for
from thaigame.strategy import (
    Level,
    Limit,
    find_player,
    find_program,
    level_names,
    of_level,
    play_game,
)
from thaigame.strategy.level import level_of
from thaigame.strategy.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.game import Game
    from thaigame.game.moves import Move
    from thaigame.game.views import Observation
    from thaigame.strategy import Player

FIRST, STRONGEST = level_names()[0], level_names()[-1]
SOME = Level(words=4000, sight=3.0, leaves=0.5, slip=3.0)


def words_laid(spec: GameSpec, seen: Observation, play: Play) -> list[str]:
    board, _ = laid(seen.board, play, spec.tiles)
    return [word.text for word in words_made(board, play, spec.grid)]


# -- what they know --------------------------------------------------------------------------------


def test_common_words_rank_before_rare_ones() -> None:
    thai = commonness_of(find_lexicon("orst"))
    counts = word_frequencies()
    assert counts["คน"] > counts["ดาว"]
    assert thai.rank("คน") < thai.rank("ดาว") < thai.unlisted
    english = commonness_of(find_lexicon("enable"))
    # SCOWL: level 10, level 50, level 70, and a word of ENABLE that it grades nowhere.
    assert english.rank("HOUSE") < english.rank("ABALONE") < english.rank("ABACA")
    assert english.rank("ABACA") < english.rank("AALIIS") == english.unlisted


@pytest.mark.parametrize("lexicon", ["orst", "enable"])
def test_half_of_the_words_are_known_at_the_stated_rank(lexicon: str) -> None:
    listed = find_lexicon(lexicon)
    common = commonness_of(listed)
    vocabulary = Vocabulary(listed, 5000, seed=3)
    near = [word for word, rank in common.ranks.items() if 2500 < rank < 10_000]
    assert len(near) > 1000
    chance = sum(1 / (1 + (common.rank(word) / 5000) ** 2) for word in near) / len(near)
    known = sum(vocabulary.knows(word) for word in near) / len(near)
    assert abs(known - chance) < 3 * (0.25 / len(near)) ** 0.5


def test_who_knows_more_words_knows_all_that_were_known_before() -> None:
    listed = find_lexicon("orst")
    words = sorted(listed.words)[::20]
    known = [
        {word for word in words if vocabulary.knows(word)}
        for vocabulary in (Vocabulary(listed, count, 1) for count in (500, 2000, 20_000))
    ]
    assert known[0] < known[1] < known[2] < set(words)
    other = Vocabulary(listed, 2000, 2)
    assert known[1] != {word for word in words if other.knows(word)}


@pytest.mark.parametrize("name", GAMES)
def test_nobody_lays_a_word_that_he_does_not_know(name: str) -> None:
    spec = find_game(name)
    level = level_of(FIRST, spec.layout)
    assert level.words is not None
    vocabulary = Vocabulary(spec.lexicon, level.words, seed=0)
    player, words = find_player(FIRST)(spec), list[str]()

    def watched(seen: Observation, random: Random) -> Move:
        move = player(seen, random)
        words.extend(words_laid(spec, seen, move) if isinstance(move, Play) else ())
        return move

    play_game(spec, [watched] * 2, seed=8)
    doubler = spec.rules.play.doubler
    assert len(words) > 10
    for word in words:
        # T9: a word with the doubler may stand for the one before it.
        either = {word, word.removesuffix(doubler) if doubler else word}
        assert any(vocabulary.knows(spec.form(each)) for each in either)


def test_a_game_whose_words_nothing_grades_has_no_player_who_knows_some() -> None:
    spec = GameSpec(find_layout("scrabble"), Lexicon.from_words(["ZZZZ", "QQQQ", "VVVV"]))
    with pytest.raises(LexiconError, match="how common"):
        find_player(FIRST)(spec)
    find_player("equity")(spec)


# -- what they see ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_nobody_passes_who_knows_a_play(name: str) -> None:
    spec = drawn(name)
    # It sees next to nothing, and knows every word.
    player = of_level(spec, Level(words=10**9, sight=0.01, leaves=0.0))
    game = next(
        game
        for game in (played(spec, seed, most=6) for seed in range(50))
        if game.phase == "turn" and generator_for(spec).count(game.position)
    )
    move = player(game.observation(game.turn), Random(2))
    assert isinstance(move, Play)
    assert game.violations(move) == ()
    fewest = min(len(each.play.tiles) for each in generator_for(spec).plays(game.position))
    assert len(move.tiles) <= fewest + 1  # the easiest, not the dearest


def test_who_has_one_or_two_tiles_left_sees_how_to_go_out() -> None:
    spec = drawn("scrabble")
    player, generator = of_level(spec, Level(words=10**9, sight=0.01)), generator_for(spec)
    ways = set()
    for seed in range(12):
        game = played(spec, seed, most=40)
        seen = game.observation(game.turn)
        for size in (1, 2):
            few = replace(seen, rack=spec.tiles.rack(seen.rack[:size]))
            outs = [p for p in generator.plays(few.position) if len(p.play.tiles) == size]
            if game.phase == "turn" and len(few.rack) == size and outs:
                ways.add(size)
                move = player(few, Random(1))
                assert isinstance(move, Play)
                if size == 1 or len(outs) == len(generator.plays(few.position)):
                    assert len(move.tiles) == size
    assert ways == {1, 2}


def test_the_less_they_see_and_know_the_less_they_score() -> None:
    spec = find_game("primary")
    dials = [Level(words=2000, sight=2.0, slip=4.0, leaves=0.0), Level()]
    weak, strong = (of_level(spec, level) for level in dials)
    ahead = 0
    for seed in range(6):
        there = play_game(spec, [strong, weak], seed=seed).scores
        back = play_game(spec, [weak, strong], seed=seed).scores
        ahead += there[0] - there[1] + back[1] - back[0]
    assert ahead > 0


def test_levels_rise_in_every_dial() -> None:
    for game in (*GAMES, "super-scrabble"):
        levels = [level_of(name, find_layout(game)) for name in level_names()]
        dials = [
            (
                float("inf") if each.words is None else each.words,
                float("inf") if each.sight is None else each.sight,
                each.leaves,
                -each.slip,
                each.rounds,
                each.nodes,
            )
            for each in levels
        ]
        for below, above in pairwise(dials):
            assert all(one <= other for one, other in zip(below, above, strict=True))
            assert below != above


# -- nothing hidden, and the same again ------------------------------------------------------------


def moves_with_others_dealt_anew(
    make: Callable[[Callable[[], Game]], Player], game: Game
) -> set[Move]:
    """Return what a player chooses when all that it cannot see is dealt anew behind its back.

    The player is made with a function that gives the game itself, which none may call.
    """
    held = [game]
    player = make(lambda: held[-1])
    found = set()
    for deal in range(4):
        other = game.copy()
        if deal:
            other._state = dealt_anew(game, game.turn, Dealer(deal))
        held.append(other)
        found.add(player(other.observation(game.turn), Random(5)))
    return found


def midgame(spec: GameSpec) -> Game:
    return next(
        game
        for game in (played(spec, seed, most=7) for seed in range(50))
        if game.phase == "turn" and game.bag_count and generator_for(spec).count(game.position) > 5
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["level-1", "level-5", "level-9"])
def test_hidden_tiles_dealt_anew_leave_the_move(name: str, player: str) -> None:
    spec = drawn(name)
    made = find_player(player)(spec)
    assert len(moves_with_others_dealt_anew(lambda _: made, midgame(spec))) == 1


def test_hidden_tiles_dealt_anew_leave_the_move_of_who_plays_on() -> None:
    spec = drawn("primary")
    made = of_level(spec, Level(rounds=8))
    assert len(moves_with_others_dealt_anew(lambda _: made, midgame(spec))) == 1


def test_who_reads_the_hidden_rack_is_found_out() -> None:
    spec = drawn("scrabble")

    def peeking(game: Callable[[], Game]) -> Player:
        def choose(seen: object, random: Random) -> Move:
            del random
            other = game().racks[1 - game().turn]
            plays = generator_for(spec).best(seen.position, 6)  # type: ignore[attr-defined]
            return plays[sum(map(ord, "".join(other))) % len(plays)].play

        return choose

    assert len(moves_with_others_dealt_anew(peeking, midgame(spec))) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_moves_again_and_another_other_ones(name: str) -> None:
    spec = drawn(name)
    games = [play_game(spec, [of_level(spec, SOME)] * 2, seed=4).events for _ in range(2)]
    assert games[0] == games[1]
    others = [
        play_game(spec, [of_level(spec, SOME, seed=seed)] * 2, seed=4).events for seed in (1, 2)
    ]
    assert others[0] != games[0] or others[1] != games[0]


def test_a_move_can_be_asked_for_within_a_limit() -> None:
    game = midgame(drawn("primary"))
    seen = game.observation(game.turn)
    for name in (FIRST, "random", "greedy"):
        player = find_program(name)(game.spec)
        moves = [player.play(seen, Limit(seed=7)) for _ in range(2)]
        assert moves[0] == moves[1]
        assert game.violations(moves[0]) == ()
    player = find_program(STRONGEST)(game.spec)
    limits = (Limit(rounds=2, seed=1), Limit(seconds=0.001, seed=1))
    for limit in limits:
        move = player.play(seen, limit)
        assert game.violations(move) == ()
