"""Games, positions, boards of records and replays say the same of what follows from a turn."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games import begun, move
from tests.random_games import GAMES, choice, drawn, played
from thaigame.game.events import (
    ChallengeLost,
    EndCount,
    Exchanged,
    Passed,
    Played,
    TimePenalty,
    Withdrawn,
)
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass
from thaigame.notation import record_of, replay_record
from thaigame.notation.record import BoardLog

if TYPE_CHECKING:
    from thaigame.game.position import Position


# Records of others have lines for these, and none for what is drawn, accepted or lifted.
IN_PLAIN_GCG = (Played, Exchanged, Passed, Withdrawn, ChallengeLost, EndCount, TimePenalty)


def seen(position: Position) -> tuple[object, ...]:
    """What follows from a turn but for the tiles drawn."""
    return position.board, position.scores, position.scoreless, position.out


@pytest.mark.rule("A15", "P7", "K8", "K12")
@pytest.mark.parametrize("name", GAMES)
def test_a_position_and_a_game_agree_on_what_follows_from_a_turn(name: str) -> None:
    random = Random(5)
    game = Game(drawn(name), seed=5)
    for _ in range(60):
        turn = choice(game, random) if random.random() < 0.6 else Pass()
        after = game.spec.after(game.position, turn)
        game.push(turn)
        if game.pending is not None:
            game.accept()
        if game.outcome() is not None:
            break
        assert seen(after) == seen(game.position)


@pytest.mark.rule("A10", "A11")
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_followed_to_the_same_board_whether_it_tells_of_the_lifting_or_not(
    name: str,
) -> None:
    games = [played(drawn(name), seed, most=40) for seed in range(4)]
    assert any(isinstance(event, Withdrawn) for game in games for event in game.events)
    for game in games:
        record = record_of(game)
        told = tuple(event for event in record.events if isinstance(event, IN_PLAIN_GCG))
        for events in (record.events, told):
            log = BoardLog(record.layout, game.players)
            for event in events:
                assert log.follow(event) is None
            assert log.board == game.board
            assert log.state.out == game.state.out
        assert replay_record(record).scores == game.scores


@pytest.mark.rule("A15")
@pytest.mark.parametrize(
    ("name", "after_a_pass", "after_an_exchange"),
    [("primary", 3, 0), ("crossword", 3, 3), ("kumkom", 3, 3), ("crossing", 3, 3)],
)
def test_a_turn_counts_towards_the_end_of_a_position_as_its_game_says(
    name: str, after_a_pass: int, after_an_exchange: int
) -> None:
    game = begun(name)
    position = replace(game.position, scoreless=2)
    exchange = Exchange(game.racks[0][:1])
    assert game.spec.after(position, Pass()).scoreless == after_a_pass
    assert game.spec.after(position, exchange).scoreless == after_an_exchange


@pytest.mark.rule("K12")
def test_the_last_scoreless_turn_of_a_position_begins_play_anew() -> None:
    game = begun("kumkom", "ก า ง", "ง า ม", words="กา")
    game.push(move(game, "5H กา"))
    game.accept()
    before = replace(game.position, scoreless=5)
    after = game.spec.after(before, Pass())
    assert after.is_empty
    assert after.scoreless == 0
    assert sorted(after.out) == ["ก", "า"]
    assert after.scores == (before.scores[1], before.scores[0])


@pytest.mark.rule("A7")
def test_after_a_turn_of_a_position_nothing_is_drawn_and_what_was_exchanged_is_in_the_bag() -> None:
    game = begun("crossword", "C A T D O G S", "E E E", words="CAT")
    bag = tuple(game.spec.tiles.rack(game.state.bag or ()))
    # Options that this program does not know go on with the position.
    position = replace(game.position, bag=bag, options=(("round", "3"),))
    play = move(game, "8H CAT")
    after = game.spec.after(position, play)
    assert (after.bag, after.options) == (bag, position.options)
    assert tuple(after.racks[1] or ()) == ("D", "G", "O", "S")
    assert after.bag_count() == position.bag_count()
    exchanged = game.spec.after(position, Exchange(("C", "O")))
    assert tuple(exchanged.racks[1] or ()) == ("A", "D", "G", "S", "T")
    assert exchanged.bag_count() == position.bag_count() + 2
    assert exchanged.bag == tuple(game.spec.tiles.rack((*bag, "C", "O")))
    assert exchanged.options == position.options


@pytest.mark.rule("A10")
def test_only_the_last_play_can_be_withdrawn() -> None:
    game = begun("scrabble", "C A T", "A T E", words="CAT")
    game.push(move(game, "8H CAT"))
    play = game.events[-1]
    assert isinstance(play, Played)
    off, stands = BoardLog(game.spec.layout, 2), BoardLog(game.spec.layout, 2)
    for log in (off, stands):
        log.follow(play)
        assert log.board == game.board
    assert off.follow(Withdrawn(0, -play.points)) is None
    assert off.state.scores == (0, 0)
    assert off.position(None).is_empty
    stands.follow(Passed(1))  # who plays on has let it stand, though no line says so
    assert stands.follow(Withdrawn(0, -play.points)) is not None
    assert stands.board == game.board
