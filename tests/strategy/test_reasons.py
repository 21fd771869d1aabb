"""Why a move is better: facts that are counted again, and nothing said that chance explains."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.random_games import GAMES, drawn, played
from thaigame.movegen.generator import Generator
from thaigame.strategy.evaluation import Replies
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.reasons import Reasons, reasons_for
from thaigame.strategy.simulation import Simulation, Simulator
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from thaigame.game.position import Position


@cache
def explained(name: str) -> tuple[Generator, Position, list[Reasons]]:
    """Return a position of a game and why its best move is better than each other one."""
    spec = drawn(name)
    generator, values = Generator(spec), values_of(spec)
    game = next(
        game
        for game in (played(spec, seed, most=5) for seed in range(50))
        if game.phase == "turn" and game.bag_count > 20 and generator.count(game.position) > 8
    )
    position = game.observation(game.turn).position
    found = Simulator(generator, values).compare(position, Simulation(rounds=64, seed=2)).moves
    told = [reasons_for(generator, position, values, found[0], each) for each in found[1:]]
    return generator, position, told


@pytest.mark.parametrize("name", GAMES)
def test_each_fact_is_what_is_counted_again(name: str) -> None:
    generator, position, told = explained(name)
    values = values_of(generator.game)
    replies = Replies(generator, position, 24, 0)
    assert values is not None
    kinds = set()
    for each in told:
        for fact in each.facts:
            kinds.add(fact.kind)
            if fact.kind == "points":
                again: float = each.best.score - each.other.score
            elif fact.kind == "kept":
                again = values.value(each.best.leave) - values.value(each.other.leave)
            else:
                again = replies.mean(each.other.move) - replies.mean(each.best.move)
            assert fact.gain == pytest.approx(again)
            assert fact.gain >= max(1, 2 * fact.error)
        mine, theirs = ([part.value for part in side] for side in each.parts)
        kept = values.value(each.best.leave) - values.value(each.other.leave)
        assert sum(mine) - sum(theirs) == pytest.approx(kept)  # what both keep counts for neither
    assert kinds


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_may_explain_is_too_close_and_has_no_because(name: str) -> None:
    _, position, told = explained(name)
    for each in told:
        gap = each.other.behind
        sentences = each.told(position)
        if gap < 2 * each.other.behind_error or gap == 0:
            assert [sentence.key for sentence in sentences] == ["reasons.close"]
        else:
            assert sentences[0].key == "reasons.better"
            assert len(sentences) == 1 + max(1, len(each.facts))
        for language in LANGUAGES:
            assert all(sentence.text(language).isprintable() for sentence in sentences)
    assert not all(each.is_close for each in told)
    doubtful = replace(told[-1], error=told[-1].gap)
    assert [each.key for each in doubtful.told(position)] == ["reasons.close"]
