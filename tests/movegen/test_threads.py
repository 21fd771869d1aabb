"""Threads that search at the same time find what one thread finds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier
from typing import TYPE_CHECKING, TypeVar

import pytest

from thaigame.chance import Random
from thaigame.game.spec import GameSpec, find_game
from thaigame.movegen import _native
from thaigame.movegen.games import WholeGames
from thaigame.movegen.generator import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.game.position import Position
    from thaigame.movegen.scored import ScoredPlay

T = TypeVar("T")
TURNS = 6
PASSES = 4
"""How often a thread goes over its turns, so that the threads do meet."""


def turns_of(spec: GameSpec, seed: int) -> list[Position]:
    """Return the turns of a greedy game, each with a rack drawn from what is not on the board."""
    generator, random = Generator(spec), Random(seed)
    found = []
    position = spec.start()
    for _ in range(TURNS):
        bag = list(replace(position, racks=(None, None)).unseen().elements())
        random.shuffle(bag)
        rack = spec.tiles.rack(bag[: spec.rules.play.rack_size])
        position = replace(position, racks=(rack, None))
        found.append(position)
        best = generator.best(position, 1)
        if best:
            position = spec.after(position, best[0].play)
    return found


def answers(generator: Generator, turns: Sequence[Position]) -> list[tuple[int, list[ScoredPlay]]]:
    """Return how many plays each turn has, and the three best, on every pass."""
    return [(generator.count(t), generator.best(t, 3)) for _ in range(PASSES) for t in turns]


def together(*work: Callable[[], T]) -> list[T]:
    """Do each piece of work in a thread of its own, all let go at the same moment."""
    start = Barrier(len(work))

    def one(piece: Callable[[], T]) -> T:
        start.wait()
        return piece()

    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(one, work))


@pytest.mark.parametrize("name", ["kumkom", "crossing", "scrabble"])
def test_two_threads_find_the_plays_that_one_finds(name: str) -> None:
    if not _native.is_current("_letters") or not _native.is_current("_cells"):
        pytest.skip("plain Python lets no other thread run inside a search")
    spec = find_game(name)
    games = [turns_of(spec, seed) for seed in (1, 2)]
    alone = [answers(Generator(spec), turns) for turns in games]
    assert all(count for turns in alone for count, _ in turns[:1])
    first, second = Generator(spec), Generator(spec)
    both = together(lambda: answers(first, games[0]), lambda: answers(second, games[1]))
    assert both == alone


@pytest.mark.parametrize("name", ["scrabble", "primary", "crossing"])
def test_two_threads_play_the_games_that_one_plays(name: str) -> None:
    if not _native.is_current("_games"):
        pytest.skip("games are played inside the kernel only where it is native")
    games = WholeGames(find_game(name))
    alone = list(games.table().play_many(3, 0, 40))
    first, second = games.table(), games.table()
    halves = together(lambda: first.play_many(3, 0, 20), lambda: second.play_many(3, 20, 20))
    assert [*halves[0], *halves[1]] == alone
