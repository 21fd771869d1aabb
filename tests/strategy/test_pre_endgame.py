"""The last tiles of the bag: every draw as often as it comes, and what follows from each."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.late_positions import late_position, tiles_of
from thaigame.errors import StateError
from thaigame.game.moves import Play
from thaigame.game.spec import find_game
from thaigame.movegen.generator import Generator
from thaigame.strategy.endgame import EndgameSolver
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.pre_endgame import PreEndgameSolver

if TYPE_CHECKING:
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

GAMES = ("kumkom", "crossing", "primary", "scrabble")


def thinned(spec: GameSpec, seed: int, bag: int) -> Position:
    """Return a late position with two tiles on each rack and *bag* tiles in the bag."""
    position = late_position(spec, seed, 12)
    own, other = (rack or () for rack in position.racks)
    rest = [*own[2:], *other[2:], *position.unseen().elements()]
    racks = (spec.tiles.rack(own[:2]), spec.tiles.rack(other[:2]))
    return replace(
        position,
        racks=racks,
        out=(*position.out, *rest[bag:]),
        bag=tuple(rest[:bag]),
        scoreless=0,
    )


@pytest.mark.parametrize("bag", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_play_that_empties_the_bag_comes_to_the_mean_over_every_draw(name: str, bag: int) -> None:
    """Draws are dealt one by one here, each equal tile as another one."""
    spec = find_game(name)
    generator = Generator(spec)
    seeds = (seed for seed in range(60) if generator.plays(thinned(spec, seed, bag)))
    position = thinned(spec, next(seeds), bag)
    found = PreEndgameSolver(generator, values_of(spec)).solve(position, 20, nodes=10**6)
    emptying = [each for each in found if len(tiles_of(each.move)) >= bag]
    solver = EndgameSolver(spec)
    lead = position.scores[0] - position.scores[1]
    hidden = list(replace(position, racks=(position.racks[0], None)).unseen().elements())
    for each in emptying:
        gains = []
        for drawn in combinations(range(len(hidden)), bag):
            after = replace(
                spec.after(position, each.move),
                racks=(
                    spec.tiles.rack(hidden[i] for i in range(len(hidden)) if i not in drawn),
                    spec.tiles.rack([*each.leave, *(hidden[i] for i in drawn)]),
                ),
                bag=(),
            )
            gains.append(each.score - solver.solve(after, nodes=10**6).moves[0].gain)
        assert each.exact
        assert each.gain == pytest.approx(sum(gains) / len(gains))
        won = Counter((lead + gain > 0) - (lead + gain < 0) for gain in gains)
        assert each.won == pytest.approx((won[1] + won[0] / 2) / len(gains))
        assert 1 <= each.draws <= len(gains)
    for each in found:
        if each not in emptying:
            assert not each.exact
            assert each.draws == 0
    assert found == sorted(found, key=lambda each: (-each.won, -each.gain))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_not_looked_at(name: str) -> None:
    spec = find_game(name)
    position = thinned(spec, 3, 2)
    own, other = position.racks
    assert other is not None
    pool = sorted([*other, *(position.bag or ())], reverse=True)
    dealt = replace(position, racks=(own, spec.tiles.rack(pool[:2])), bag=tuple(pool[2:]))
    solver = PreEndgameSolver(Generator(spec), values_of(spec))
    assert solver.solve(position, 3, nodes=50) == solver.solve(dealt, 3, nodes=50)


def test_other_bags_are_refused() -> None:
    spec = find_game("primary")
    solver = PreEndgameSolver(Generator(spec), values_of(spec))
    for bag in (0, 20):
        with pytest.raises(StateError) as caught:
            solver.solve(late_position(spec, 1, bag))
        assert caught.value.code == "strategy.late_bag"


def test_a_whole_rack_is_weighed_with_a_tile_in_the_bag() -> None:
    spec = find_game("primary")
    position = late_position(spec, 8, 1)
    found = PreEndgameSolver(Generator(spec), values_of(spec)).solve(position, 3, nodes=100)
    assert len(found) == 3
    assert all(0 <= each.won <= 1 for each in found)
    assert any(isinstance(each.move, Play) for each in found)
