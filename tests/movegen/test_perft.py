"""Fixed positions over the whole word lists keep their plays: number, best score, hash."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.plays import board, game
from tests.reference import reference_plays
from thaigame.game.spec import find_game
from thaigame.layouts.tiles import Rack
from thaigame.movegen.generator import Generator
from thaigame.movegen.perft import Perft, perft
from thaigame.movegen.scored import ScoredPlay
from thaigame.notation import read_position

FOLDER = Path(__file__).parent.parent / "perft"
GAMES = ("kumkom", "kumkom-contest", "crossing", "primary", "crossword", "scrabble")


def recorded(name: str, *held: str) -> tuple[str, list[tuple[str, Perft]]]:
    """Return the word list's hash, and each position with its numbers; those held to *held*."""
    head, *rows = (FOLDER / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    fields = [row.split("\t") for row in rows]
    return head.split()[-1], [
        (line, Perft(int(count), int(best), digest))
        for line, count, best, digest, to in fields
        if not held or to in held
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_recorded_position_has_its_plays(name: str) -> None:
    spec = find_game(name)
    digest, positions = recorded(name)
    assert len(positions) >= 30
    assert digest == spec.lexicon.sha256, "another list: run scripts/write_perft.py"
    generator = Generator(spec)
    for line, numbers in positions:
        position = replace(read_position(line), layout=spec.layout)
        plays = generator.plays(position)
        assert perft(plays) == numbers, line
        assert generator.count(position) == numbers.count
        assert generator.best(position, 1)[0].score == numbers.best_score


@pytest.mark.parametrize("name", ["crossing", "kumkom-contest"])
def test_some_recorded_positions_have_plays_on_standing_squares(name: str) -> None:
    spec = find_game(name)
    generator = Generator(spec)
    found = 0
    for line, _ in recorded(name)[1]:
        position = replace(read_position(line), layout=spec.layout)
        found += any(
            position.board[square] is not None
            for play in generator.plays(position)
            for square in play.play.squares
        )
    assert found >= 5


def test_the_numbers_do_not_hang_on_the_order_of_the_plays() -> None:
    spec = game("kumkom", "กาน นาน นา")
    position = board(spec, "5H กาน", rack="กานา")
    plays = list(Generator(spec).plays(position))
    assert perft(plays) == perft(reversed(plays))
    assert perft(plays[1:]) != perft(plays)
    assert perft([]).count == perft([]).best_score == 0


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_the_reference_counts_the_same_over_the_whole_list(name: str) -> None:
    spec = find_game(name)
    positions = recorded(name, "reference")[1]
    assert len(positions) == 2
    for line, numbers in positions:
        position = replace(read_position(line), layout=spec.layout)
        plays = reference_plays(spec, position)
        assert perft(ScoredPlay(p, score, score, Rack()) for p, score in plays.items()) == numbers


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_judge_and_score_every_recorded_play(name: str) -> None:
    spec = find_game(name)
    generator = Generator(spec)
    for line, _ in recorded(name)[1]:
        position = replace(read_position(line), layout=spec.layout)
        for play in generator.plays(position):
            assert not spec.violations(position, play.play)
            assert spec.score(position, play.play).total == play.score
