"""Columns tell the same plays as the plays themselves, for every rule set and in any number."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.drawn_positions import VARIANTS, positions
from tests.plays import board, game
from thaigame.game.score import Score
from thaigame.game.spec import find_game
from thaigame.movegen import Generator, generator

if TYPE_CHECKING:
    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.movegen.scored import Twin

TWINS: tuple[Twin, ...] = ("native", "plain")


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_play_is_the_same_in_columns(variant: str) -> None:
    seen = 0
    for spec, position in positions(variant, 5, words=20, turns=2):
        for twin in TWINS:
            every = Generator(spec, kernel=twin)
            columns = every.columns(position)
            plays = list(every.plays(position))
            assert [columns.play(i) for i in range(len(columns))] == plays
            totals = [spec.score(position, play.play).total for play in plays]
            assert list(columns.scores) == totals
            seen += len(plays)
    assert seen


def test_the_columns_of_a_play_tell_squares_cells_tiles_and_leave() -> None:
    spec = game("kumkom", "กาน นาน นา กา มา มาน")
    position = board(spec, "5H กาน", rack="กาม?")
    columns = Generator(spec).columns(position)
    for i in range(len(columns)):
        used: Counter[str] = Counter(columns.leave(i))
        for n in range(columns.starts[i], columns.starts[i + 1]):
            used.update(
                columns.kinds[slot] for slot in columns.tiles[3 * n : 3 * n + 3] if slot != 31
            )
        assert used == Counter(position.racks[0])
        across = columns.squares[columns.starts[i] + 1 : columns.starts[i + 1]]
        assert all(square > columns.squares[columns.starts[i]] for square in across)


@pytest.mark.parametrize("name", ["kumkom", "scrabble"])
def test_no_play_is_no_row(name: str) -> None:
    spec = game(name, "กาน" if name == "kumkom" else "AS")
    columns = Generator(spec).columns(board(spec, rack="ก" if name == "kumkom" else "A"))
    assert (len(columns), list(columns.starts), list(columns.squares)) == (0, [0], [])
    with pytest.raises(IndexError):
        columns.play(0)


def test_more_plays_than_are_kept_at_once_are_all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = find_game("kumkom")
    position = board(spec, "5H กาน", rack="????กาน")
    whole = Generator(spec).columns(position)
    monkeypatch.setattr(generator, "CHUNK", 1)  # so that no room is made for more
    every = Generator(spec)
    pieces = every.columns(position)
    assert every.find(position, 0)[0] == len(whole) > 3 * len(every.find(position, 0)[1])
    assert pieces == whole
    assert pieces.play(len(whole) - 1) == whole.play(len(whole) - 1)


def test_a_game_with_its_own_scorer_has_its_points_in_the_columns() -> None:
    spec = game("kumkom", "กาน นาน นา กา มา มาน")
    position = board(spec, "5H กาน", rack="กานม")

    def by_length(position: Position, place: Play) -> Score:
        del position
        return Score((), bonus=10 - len(place.tiles))

    columns = Generator(replace(spec, scorer=by_length)).columns(position)
    assert len(columns) == len(Generator(spec).columns(position)) > 0
    for i, points in enumerate(columns.scores):
        assert points == 10 - len(columns.play(i).play.tiles)


def test_numpy_looks_at_the_columns_where_they_lie() -> None:
    numpy = pytest.importorskip("numpy")
    spec = game("scrabble", "AS ASS SAS")
    columns = Generator(spec).columns(board(spec, rack="ASS"))
    scores = numpy.asarray(columns.scores)
    assert scores.max() == max(columns.scores)
    columns.scores[0] = 1_000_000
    assert scores[0] == 1_000_000
