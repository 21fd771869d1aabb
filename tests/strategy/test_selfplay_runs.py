"""Runs of many games: the same from one seed, whoever plays them and however many at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from tests.generators import has
from tests.random_games import drawn
from tests.whole_games import replayed
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.score import score
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.movegen import _native
from thaigame.strategy import SelfPlay, find_player, play_game, selfplay
from thaigame.strategy.runs import Chunk, by_player, in_processes, in_threads, whole_games

FAST = has("native") and _native.is_current("_games")
THAI = ("กา", "มา", "นา", "ตา", "การ", "มาก", "นาน", "ตาม", "กาม", "รา", "ราก", "นาม", "มานา")


def thai(name: str = "kumkom") -> GameSpec:
    return GameSpec(find_layout(name), Lexicon.from_words(THAI))


def figures(found: SelfPlay) -> SelfPlay:
    """Leave out what the clock said."""
    return replace(found, seconds=0, games_per_second=0)


def test_a_run_is_the_same_with_one_worker_and_with_two() -> None:
    one = selfplay(thai(), 20, seed=7, players=("greedy", "random"), workers=1)
    two = selfplay(thai(), 20, seed=7, players=("greedy", "random"), workers=2)
    assert figures(one) == figures(two)
    assert figures(one) != figures(selfplay(thai(), 20, seed=8, players=("greedy", "random")))


def test_the_summary_is_that_of_the_games() -> None:
    spec, names, games = thai(), ("greedy", "random"), 9
    found = selfplay(spec, games, seed=3, players=names, workers=1)
    seeds, players = Random(3), [find_player(name)(spec) for name in names]
    scores = []
    for number in range(games):
        seated = players if number % 2 == 0 else players[::-1]
        game = play_game(spec, seated, seed=seeds.next())
        scores.append(game.scores if number % 2 == 0 else game.scores[::-1])
    assert found.mean_scores == tuple(sum(each) / games for each in zip(*scores, strict=True))
    assert found.wins == (sum(a > b for a, b in scores), sum(a < b for a, b in scores))
    assert found.draws == sum(a == b for a, b in scores)
    assert sum(found.wins) + found.draws == found.games == games
    assert found.mean_score == pytest.approx(sum(found.mean_scores) / 2)


def test_scores_go_from_seats_to_players() -> None:
    # In game 4 of three players the second one (4 % 3) begins.
    assert by_player(4, (10, 20, 30)) == (30, 10, 20)
    assert by_player(3, (10, 20, 30)) == (10, 20, 30)


def test_progress_tells_every_game_once() -> None:
    told: list[int] = []
    names = ("greedy", "random")
    selfplay(thai(), 20, seed=1, players=names, workers=1, progress=told.append)
    assert sum(told) == 20
    assert len(told) > 1


@pytest.mark.parametrize("name", ["kumkom", "crossing", "primary", "crossword", "scrabble"])
def test_every_game_has_a_run_that_ends(name: str) -> None:
    layout = find_layout(name)
    words = THAI if layout.script == "thai" else ("AT", "TEA", "EAT", "NO", "ON", "SO", "IS", "IN")
    found = selfplay(
        GameSpec(layout, Lexicon.from_words(words)), 4, players=("greedy", "random"), workers=1
    )
    assert found.games == 4
    assert found.mean_turns > 0


@pytest.mark.parametrize(
    "wrong",
    [{"games": 0}, {"workers": 0}, {"players": ("greedy",)}, {"players": ("greedy", "nobody")}],
)
def test_runs_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    options: dict[str, object] = {"games": 1, **wrong}
    with pytest.raises(StateError):
        selfplay(thai(), **options)  # type: ignore[arg-type]


@pytest.mark.skipif(not FAST, reason="no native kernel of this source here")
@pytest.mark.parametrize("name", ["crossword", "scrabble", "primary", "crossing"])
def test_a_sample_of_a_run_inside_the_kernel_replays_through_the_game_state(name: str) -> None:
    spec = find_game(name)
    games = whole_games(spec, ("greedy", "greedy"))
    assert games is not None
    found = selfplay(spec, 300, seed=9)
    table = games.table()
    numbers = table.play_many(9, 0, 300)
    assert found.mean_score == sum(numbers[::4] + numbers[1::4]) / 600
    random = Random(9)
    seeds = [random.next() for _ in range(300)]
    for number in range(0, 300, 50):
        game = replayed(games, table, seeds[number])
        assert list(game.scores) == list(numbers[4 * number : 4 * number + 2])


@pytest.mark.skipif(not FAST, reason="no native kernel of this source here")
def test_a_run_inside_the_kernel_is_the_same_with_one_thread_and_with_two() -> None:
    spec = find_game("scrabble")
    one, two = (selfplay(spec, 600, seed=4, workers=workers) for workers in (1, 2))
    assert figures(one) == figures(two)


@pytest.mark.skipif(not FAST, reason="no native kernel of this source here")
@pytest.mark.parametrize("name", ["scrabble", "primary", "crossing", "kumkom"])
def test_games_inside_the_kernel_are_those_of_the_greedy_players_outside(name: str) -> None:
    spec, names, random = drawn(name), ("greedy", "greedy"), Random(6)
    chunks = [Chunk(0, [random.next() for _ in range(12)])]
    games = whole_games(spec, names)
    assert games is not None
    inside = list(in_threads(games, 2, 6, chunks, 1))
    assert inside == list(in_processes(spec, names, chunks, 1))


@pytest.mark.skipif(not FAST, reason="no native kernel of this source here")
def test_the_kernels_play_whole_games_of_greedy_players_by_the_games_own_scores() -> None:
    assert whole_games(thai(), ("greedy", "greedy")) is not None
    assert whole_games(thai(), ("greedy", "greedy", "greedy")) is not None
    assert whole_games(thai(), ("greedy", "random")) is None
    tenfold = replace(thai(), scorer=partial(score))
    assert whole_games(tenfold, ("greedy", "greedy")) is None


@pytest.mark.skipif(not FAST, reason="no native kernel of this source here")
def test_three_greedy_players_inside_the_kernel_are_those_outside() -> None:
    spec, names, random = drawn("primary"), ("greedy",) * 3, Random(8)
    chunks = [Chunk(1, [random.next() for _ in range(7)][1:])]
    games = whole_games(spec, names)
    assert games is not None
    assert list(in_threads(games, 3, 8, chunks, 1)) == list(in_processes(spec, names, chunks, 1))


def test_without_a_native_kernel_all_games_go_through_the_game_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("THAIGAME_NATIVE", "no")
    english = GameSpec(find_layout("scrabble"), Lexicon.from_words(("AT", "TEA")))
    assert whole_games(english, ("greedy", "greedy")) is None
