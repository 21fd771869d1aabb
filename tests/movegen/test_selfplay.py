"""Games played inside the kernel are games of the real thing, event by event."""

from __future__ import annotations

from typing import Any

import pytest

from thaigame.chance import Random
from thaigame.game.game import Game
from thaigame.game.moves import Play
from thaigame.game.spec import GameSpec, find_game
from thaigame.movegen import _native
from thaigame.movegen.letters import LetterGame


@pytest.fixture(scope="module")
def game() -> GameSpec:
    return find_game("scrabble")


@pytest.fixture(scope="module")
def letter_game(game: GameSpec) -> LetterGame:
    return LetterGame(game)


@pytest.fixture(params=["plain", "native"], scope="module")
def table(request: pytest.FixtureRequest, letter_game: LetterGame) -> Any:
    return make_table(letter_game, request.param)


def make_table(letter_game: LetterGame, twin: str) -> Any:
    if twin == "plain":
        kernel = letter_game.kernel(_native.load_plain("_letters"))
        return letter_game.table(module=_native.load_plain("_games"), kernel=kernel)
    if not _native.is_current("_letters") or not _native.is_current("_games"):
        pytest.skip("no native kernel of this source here")
    kernel = letter_game.kernel(_native.load("_letters"))
    return letter_game.table(module=_native.load("_games"), kernel=kernel)


@pytest.mark.rule("A11", "A7", "S13")
@pytest.mark.parametrize("seed", [1, 7, 2**63 + 5])
def test_a_game_replays_through_the_game_state(
    table: Any, letter_game: LetterGame, game: GameSpec, seed: int
) -> None:
    turns = table.play(seed)
    state = Game(game, seed=seed, draw_for_start=False)
    for turn in turns:
        state.accept() if state.phase == "pending" else None
        assert state.turn == turn.player
        move = letter_game.move(state.board, turn)
        assert state.violations(move) == ()
        if isinstance(move, Play):
            assert state.score(move).total == turn.score
        state.push(move)
    if state.phase == "pending":
        state.accept()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == table.result()[:2]
    assert table.result()[2] == len(turns)


def test_a_run_is_the_same_however_it_is_shared_out(letter_game: LetterGame) -> None:
    if not _native.is_current("_games"):
        pytest.skip("no native kernel of this source here")
    whole = make_table(letter_game, "native").play_many(3, 0, 12)
    parts = [make_table(letter_game, "native").play_many(3, 4 * part, 4) for part in range(3)]
    assert list(whole) == [number for part in parts for number in part]


def test_game_i_of_a_run_has_the_ith_number_of_the_seed(table: Any) -> None:
    seeds = Random(3)
    results = table.play_many(3, 0, 2)
    for i in range(2):
        table.play(seeds.next())
        assert tuple(results[3 * i : 3 * i + 3]) == table.result()


def test_plain_and_native_play_the_same_games(letter_game: LetterGame) -> None:
    plain, native = (make_table(letter_game, twin) for twin in ("plain", "native"))
    assert plain.play(11) == native.play(11)
