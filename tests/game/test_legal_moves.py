"""The legal moves of a game, as ``import thaigame`` offers them."""

from __future__ import annotations

import pytest

import thaigame
from tests.games import begun, push
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.notation import format_move


def test_plays_come_first_then_exchanges_then_the_pass() -> None:
    game = begun("scrabble", "C A T", "E", words="CAT ACT AT TA")
    moves = list(game.legal_moves)
    order = [type(move) for move in moves]
    plays, exchanges = order.count(Play), order.count(Exchange)
    assert order == [Play] * plays + [Exchange] * exchanges + [Pass]
    assert exchanges == 2**3 - 1  # every choice of the three tiles but none
    assert len(set(moves)) == len(moves) == game.legal_moves.count()
    # CAT and ACT at three places each, AT and TA at two, across and down.
    assert plays == 2 * (3 + 3 + 2 + 2)


def test_what_is_legal_is_in_it_and_nothing_else() -> None:
    game = begun("scrabble", "C A T", "E", words="CAT ACT AT TA")
    legal = game.legal_moves
    assert all(move in legal for move in legal)
    for text, answer in (("8G CAT", True), ("8G TAC", False), ("1A CAT", False), ("pass", True)):
        assert (thaigame.parse_move(text, game.position) in legal) is answer
    assert "8G CAT" not in legal
    assert Exchange(("Q",)) not in legal


def test_a_pending_play_counts_as_accepted() -> None:
    game = begun("scrabble", "C A T", "S", words="CAT CATS", bag="E E E E E E E E")
    push(game, "8G CAT")
    written = [format_move(move, game.position) for move in game.legal_moves]
    # Seven of the eight tiles are drawn, too few stay for an exchange.
    assert written == ["8G ...S", "pass"]
    game.accept()
    assert [format_move(move, game.position) for move in game.legal_moves] == written


def test_there_are_none_when_the_game_is_over_or_must_be_answered_first() -> None:
    game = begun("scrabble", "C A T", "S", "E", words="CAT CATS", bag="")
    push(game, "8G CAT")
    assert not game.legal_moves  # the play ends the game: accept it or challenge it
    assert game.legal_moves.count() == 0
    challenged = game.copy()
    challenged.challenge(["CAT"])
    assert list(challenged.legal_moves) == []
    game.accept()
    assert not game.legal_moves
    held = begun("scrabble", "C A T", "S", "E", words="CAT CATS")
    push(held, "8G CAT")
    held.hold(by=2)
    assert not held.legal_moves
    assert Pass() not in held.legal_moves


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_played_as_the_docs_say(players: int) -> None:
    words = thaigame.Lexicon.from_words(
        ["CAT", "ACT", "AT", "TA", "EAT", "TEA", "ATE", "SEA", "SEAT", "EATS"]
    )
    game = thaigame.new_game("scrabble", players=players, seed=7, lexicon=words)
    while game.outcome() is None:
        if game.pending is None:
            game.push(next(iter(game.legal_moves)))
        else:
            game.accept()
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == game.scores
