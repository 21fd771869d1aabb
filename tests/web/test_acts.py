"""The acts that a page offers are those that the game then takes, and no others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.random_games import GAMES, variant
from thaigame.errors import StateError, ThaigameError
from thaigame.game.game import new_game
from thaigame.game.moves import Exchange, Pass
from thaigame.movegen.legal import generator_for
from thaigame.web.acts import may

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.game import Game


def taken(game: Game, seat: int) -> set[str]:
    """Return what *seat* can do now, by trying it on a copy."""
    rack = game.observation(seat).rack
    acts: dict[str, Callable[[Game], object]] = {
        "accept": lambda copy: copy.accept(by=seat),
        "hold": lambda copy: copy.hold(by=seat),
        "challenge": lambda copy: copy.challenge(list(copy.pending_words), by=seat),
    }
    if seat == game.turn:
        acts["pass"] = lambda copy: copy.push(Pass())
        if rack:
            acts["exchange"] = lambda copy: copy.push(Exchange(tuple(rack[:1])))
    found = set()
    for name, act in acts.items():
        copy = game.copy()
        try:
            act(copy)
        except ThaigameError:
            continue
        found.add(name)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_offered_is_what_can_be_done(name: str, players: int) -> None:
    random = Random(players)
    for seed in range(3):
        spec = variant(name, players=(2, 4))
        game = new_game(spec, players=players, seed=seed)
        generator = generator_for(spec)
        for _ in range(300):
            if game.is_over:
                break
            for seat in range(players):
                offered = set(may(game, seat, is_host=False, timed=False)) - {"play", "settle"}
                possible = taken(game, seat)
                if not answers(game, seat):  # any opponent could, but people ask the next
                    possible.discard("accept")
                assert offered == possible, (seat, game.phase, game.pending)
            step(game, generator, random)
        assert all(may(game, seat, is_host=False, timed=False) == [] for seat in range(players))


def answers(game: Game, seat: int) -> bool:
    """Return whether *seat* is to answer the pending play: who holds it, else who is next."""
    pending = game.pending
    return pending is not None and seat == (game.turn if pending.held is None else pending.held)


def step(game: Game, generator: object, random: Random) -> None:
    """Go on by chance: play on, hold, accept, pass."""
    pending = game.pending
    try:
        if pending is not None and pending.held is None and random.random() < 0.2:
            other = random.choice([s for s in range(len(game.scores)) if s != pending.player])
            game.hold(by=other)
            return
        best = generator.best(game.observation(game.turn).position, 1)  # type: ignore[attr-defined]
        game.push(best[0].play if best and random.random() < 0.9 else Pass())
    except StateError:
        game.accept()
