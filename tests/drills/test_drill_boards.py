"""BoardFigure drills: one word fits the rack, the game's own rules allow and score the play."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.drills.sheets import sheet
from thaigame.drills.model import BoardFigure, RackFigure
from thaigame.drills.racks import thai_games
from thaigame.game.moves import Play
from thaigame.game.spec import find_game
from thaigame.notation import parse_move, parse_rack, read_position
from thaigame.text import cells

FIRST = thai_games()[0]
GAMES = (FIRST, thai_games()[-1])


def test_the_games_offered_are_those_in_thai() -> None:
    assert FIRST == "kumkom"
    assert "crossing" in thai_games()
    assert "scrabble" not in thai_games()


@pytest.mark.rule("K2", "K4")
def test_one_word_of_the_list_takes_all_tiles_of_the_rack() -> None:
    spec = find_game("kumkom")
    kind_of = {
        face.text: kind.name for kind in spec.tiles.kinds if not kind.wild for face in kind.faces
    }
    # Marks are paper: a word takes one plastic tile a cell, by its base.
    by_tiles: dict[tuple[str, ...], set[str]] = {}
    for word in spec.lexicon.words:
        bases = [cell.base for cell in cells(word)]
        if all(base in kind_of for base in bases):
            key = tuple(sorted(kind_of[base] for base in bases))
            by_tiles.setdefault(key, set()).add(word)
    for item in sheet("rack-word", count=8).items:
        assert isinstance(item.figure, RackFigure)
        rack = parse_rack(item.figure.tiles, spec.layout)
        assert {
            word for word in by_tiles[tuple(sorted(rack))] if spec.unplayable(word) is None
        } == {item.answer}


@pytest.mark.parametrize("game", GAMES)
def test_the_bonus_play_is_legal_and_earns_the_bonus(game: str) -> None:
    spec = find_game(game)
    for item in sheet("find-bonus", (("game", game),) if game != FIRST else ()).items:
        assert isinstance(item.solution, BoardFigure)
        position = read_position(item.solution.position)
        play = parse_move(item.solution.move, position)
        assert isinstance(play, Play)
        assert spec.violations(position, play) == ()
        score = spec.score(position, play)
        assert score.bonus > 0
        assert score.words[0].word == item.answer
        assert str(score.total) in item.reason
        assert len(play.tiles) >= min(spec.rules.play.bonus)


@pytest.mark.parametrize("game", GAMES)
def test_the_score_asked_for_is_the_scorers(game: str) -> None:
    spec = find_game(game)
    for options in ((), (("board", "through"),)):
        if game != FIRST and options:
            continue
        chosen = (("game", game),) if game != FIRST else options
        for item in sheet("score-play", chosen).items:
            assert isinstance(item.figure, BoardFigure)
            position = read_position(item.figure.position)
            play = parse_move(item.figure.move, position)
            assert isinstance(play, Play)
            assert spec.violations(position, play) == ()
            assert item.answer == str(spec.score(position, play).total)
            assert all(int(choice) > 0 for choice in item.choices)


def test_a_crossing_play_goes_through_a_word_that_stands() -> None:
    for item in sheet("score-play", (("board", "through"),)).items:
        assert isinstance(item.figure, BoardFigure)
        position = read_position(item.figure.position)
        assert not position.is_empty
        assert Counter(item.figure.move)["."] == 1
