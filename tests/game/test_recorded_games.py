"""Recorded tournament games, played again by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from thaigame.errors import StateError
from thaigame.game.events import Exchanged, Passed, Played, Withdrawn
from thaigame.game.game import Game
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.notation import load_record

if TYPE_CHECKING:
    from thaigame.notation import Record

GAMES = sorted((Path(__file__).parent.parent / "data/gcg").glob("game?.gcg"))


def again(record: Record) -> list[int]:
    """Play *record* by a game's own rules; return the running totals as the game counts them.

    The bag is not known, so each player is handed the tiles that the record shows.
    """
    spec = GameSpec(find_layout("scrabble"), Lexicon.from_words(["CAT"]))
    game = Game(spec, seed=1, draw_for_start=False)
    totals = []
    for event in record.events:
        if isinstance(event, Withdrawn):
            game.challenge(game.pending_words)
            assert game.settle(ruling=False) is False
            totals.append(game.scores[event.player])
            continue
        if not isinstance(event, Played | Passed | Exchanged):
            continue
        if game.pending is not None:
            game.accept()
        assert game.outcome() is None
        assert game.turn == event.player
        state = game.state
        assert event.rack is not None
        held = spec.tiles.rack(event.rack)
        unseen = spec.tiles.unseen(
            [*held, *(tile.kind for stack in state.board if stack for tile in stack.tiles)]
        )
        assert min(unseen.values()) > 0  # no tile was used twice
        racks = tuple(
            held if seat == event.player else spec.tiles.rack(()) for seat in range(game.players)
        )
        game._state = state._replace(racks=racks, bag=tuple(unseen.elements()))
        assert isinstance(event, Played)
        assert game.score(event.move).total == event.points
        game.push(event.move)
        totals.append(game.scores[event.player])
    return totals


@pytest.mark.rule("S1", "S2", "S7", "C8")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_gives_every_running_total_of_its_record(path: Path) -> None:
    record = load_record(path)
    told = [event.total for event in record.events if isinstance(event, Played | Withdrawn)]
    assert len(told) >= 20
    assert again(record) == told


def test_all_three_recorded_games_are_here() -> None:
    assert [path.stem for path in GAMES] == ["game1", "game2", "game3"]
    with pytest.raises(StateError):
        Game(GameSpec(find_layout("scrabble"), Lexicon.from_words(["CAT"])), players=9)
