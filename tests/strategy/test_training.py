"""Training finds what is there, says how sure it is, and is the same whoever plays the games."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.generators import has
from thaigame.errors import StateError
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.movegen import _native
from thaigame.strategy.leave_values import Values, read_values, values_bytes
from thaigame.strategy.training.batches import Generation, held_back, play_batch
from thaigame.strategy.training.features import Design
from thaigame.strategy.training.fit import explained, fitted, leave_parts
from thaigame.strategy.training.moments import Moments, summed
from thaigame.strategy.training.run import Plan, threads, train

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from thaigame.strategy.training.batches import Batch
    from thaigame.strategy.training.fit import LeaveParts

FAST = has("native") and _native.is_current("_games")
LATIN = "AT TEA EAT NO ON SO IS IN TO TOE ONE NOTE TONE STONE CRAB CRABS BASE OBOE QUA QUOTE"
WORDS = LATIN.split()
SMALL = Plan(games=30, generations=2, batch=5)


def english() -> GameSpec:
    return GameSpec(find_layout("scrabble"), Lexicon.from_words(WORDS))


# -- from racks to leaves --------------------------------------------------------------------------


def drawn_racks(design: Design, count: int, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    tiles = np.repeat(np.arange(len(design.counts)), design.counts)
    return np.sort(random.permuted(np.tile(tiles, (count, 1)), axis=1)[:, : design.size], axis=1)


def worth_of(design: Design, rack: Sequence[int], worths: np.ndarray) -> float:
    """Return what *rack* is worth by the worths of features, counted one by one."""
    total = 0.0
    for kind, count in enumerate(np.bincount(rack, minlength=len(design.counts))):
        total += worths[design.firsts[kind] : design.firsts[kind] + count].sum()
    for pair in combinations(sorted(set(rack)), 2):
        total += worths[design.firsts[-1] + design.pairs.index(pair)]
    return float(total)


TINY = Design((2, 1, 3, 2), 3)


def test_a_leave_is_worth_what_filled_up_racks_are_worth_on_average() -> None:
    # Every way to fill up a leave from a bag of eight tiles is counted.
    worths = np.random.default_rng(1).normal(size=TINY.width)
    bag = [kind for kind, count in enumerate(TINY.counts) for _ in range(count)]
    every = [worth_of(TINY, rack, worths) for rack in combinations(bag, TINY.size)]
    for leave in ([0], [2], [0, 0], [2, 2], [0, 3], [1, 2]):
        rest = bag.copy()
        for kind in leave:
            rest.remove(kind)
        refills = combinations(rest, TINY.size - len(leave))
        filled = [worth_of(TINY, [*leave, *refill], worths) for refill in refills]
        expected = np.mean(filled) - np.mean(every)
        assert TINY.leave_of(leave) @ worths == pytest.approx(expected)


def test_the_tiles_of_the_whole_bag_are_worth_nothing_together() -> None:
    worths = np.random.default_rng(2).normal(size=TINY.width)
    alone = [TINY.leave_of([kind]) @ worths for kind in range(4)]
    assert np.dot(alone, TINY.counts) == pytest.approx(0)


def test_features_are_counted_as_they_are_by_hand() -> None:
    design = Design.of(find_game("kumkom").layout)
    racks = drawn_racks(design, 200, 3)
    worths = np.random.default_rng(3).normal(size=design.width)
    worths[design.width - 7 :] = 0  # stages
    known = np.append(worths, 0)
    found = known[design.features(racks, np.full(200, 40))].sum(axis=1)
    assert found == pytest.approx([worth_of(design, rack, worths) for rack in racks])


# -- planted values --------------------------------------------------------------------------------


def planted(design: Design, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return worths of features in thousandths, and rows of racks that are worth that and noise.

    Racks of one game share a luck of their own, so they are no independent samples.
    """
    random = np.random.default_rng(seed)
    worths = np.zeros(design.width)
    tiles = design.firsts[-1]
    worths[:tiles] = 4000 + 3000 * np.random.default_rng(0).normal(size=tiles)
    worths[tiles : design.width - 7] = 1500 * np.random.default_rng(1).normal(
        size=len(design.pairs)
    )
    games, turns = 4000, 10
    racks = drawn_racks(design, games * turns, seed)
    bags = np.tile(np.arange(80, 0, -8), games)
    luck = np.repeat(random.normal(scale=4000, size=games), turns)
    features = design.features(racks, bags)
    values = np.append(worths, 0)[features].sum(axis=1) + luck
    values += random.normal(scale=8000, size=len(racks))
    number = np.repeat(np.arange(games), turns)
    return worths, np.column_stack([number, bags, np.rint(values).astype(np.int64), racks])


def learned(design: Design, rows: np.ndarray) -> tuple[Moments, tuple[int, ...]]:
    """Return the sums of *rows* about the reference that the first quarter gives."""
    first = rows[rows[:, 0] < 1000].ravel()
    none = (0,) * design.width
    reference = fitted(summed(design, first, none, 1000), none).reference()
    return summed(design, rows.ravel(), reference, 4000, every=4), reference


DRAWN = Design((2, 9, 2, 4, 12, 3, 9, 1, 4, 6, 8, 6, 4, 4), 7)


def test_planted_values_are_found_again_within_three_errors() -> None:
    worths, rows = planted(DRAWN, 11)
    moments, reference = learned(DRAWN, rows)
    found = fitted(moments, reference)
    parts = leave_parts(DRAWN, found, shrink=False)
    # Bags get smaller as games go on here, so nothing but the tiles tells racks apart.
    for kind in range(len(DRAWN.counts)):
        for n, figure in enumerate(parts.tiles[kind][:2], 1):
            true = DRAWN.leave_of([kind] * n) @ worths
            assert abs(figure.value - true) < 3.5 * figure.error + 1
    alone = [DRAWN.leave_of([kind]) for kind in range(len(DRAWN.counts))]
    wide = sum(
        abs(figure.value - (DRAWN.leave_of(pair) - alone[pair[0]] - alone[pair[1]]) @ worths)
        > 3 * figure.error + 1
        for pair, figure in parts.pairs.items()
    )
    assert wide <= 2  # of 91
    assert found.noise == pytest.approx((4000**2 + 8000**2) ** 0.5, rel=0.05)


def test_stated_errors_cover_the_truth_as_often_as_they_say() -> None:
    covered = total = 0
    for seed in range(12):
        worths, rows = planted(DRAWN, 100 + seed)
        moments, reference = learned(DRAWN, rows)
        parts = leave_parts(DRAWN, fitted(moments, reference), shrink=False)
        for kind in range(len(DRAWN.counts)):
            figure = parts.tiles[kind][0]
            total += 1
            covered += abs(figure.value - DRAWN.leave_of([kind]) @ worths) < 1.96 * figure.error
    assert 0.90 <= covered / total <= 0.99


def test_shrinking_brings_pairs_nearer_to_the_truth() -> None:
    worths, rows = planted(DRAWN, 12)
    some = rows[rows[:, 0] < 400]
    none = (0,) * DRAWN.width
    reference = fitted(summed(DRAWN, some.ravel(), none, 400), none).reference()
    found = fitted(summed(DRAWN, some.ravel(), reference, 400), reference)
    alone = [DRAWN.leave_of([kind]) for kind in range(len(DRAWN.counts))]
    true = {p: (DRAWN.leave_of(p) - alone[p[0]] - alone[p[1]]) @ worths for p in DRAWN.pairs}

    def wrong(parts: LeaveParts) -> float:
        return float(sum((f.value - true[pair]) ** 2 for pair, f in parts.pairs.items()))

    assert wrong(leave_parts(DRAWN, found)) < 0.8 * wrong(leave_parts(DRAWN, found, shrink=False))


def test_how_much_is_explained_is_told_by_games_that_were_held_back() -> None:
    worths, rows = planted(DRAWN, 13)
    moments, reference = learned(DRAWN, rows[rows[:, 0] < 3000])
    held = rows[rows[:, 0] >= 3000]
    found = fitted(moments, reference)
    told = explained(DRAWN, summed(DRAWN, held.ravel(), reference, 1000), found, reference)
    values = held[:, 2].astype(float)
    features = DRAWN.features(held[:, 3:], held[:, 1])
    expected = np.append(found.values, 0)[features].sum(axis=1)
    wrong = ((values - expected) ** 2).sum() / ((values - values.mean()) ** 2).sum()
    assert told == pytest.approx(1 - wrong)
    assert 0.1 < told < 0.9
    del worths


# -- whoever plays ---------------------------------------------------------------------------------


def in_order(order: Callable[[list[int]], list[int]]) -> Callable[..., Iterator[Batch]]:
    def played(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        for number in order(list(numbers)):
            yield play_batch(generation, number)

    return played


def test_values_are_the_same_bytes_from_one_worker_from_four_and_in_any_order() -> None:
    one = values_bytes(train(english(), SMALL, seed=3, workers=1))
    assert values_bytes(train(english(), SMALL, seed=3, workers=4)) == one
    backwards = in_order(lambda numbers: numbers[::-1])
    assert values_bytes(train(english(), SMALL, seed=3, workers=backwards)) == one
    twice = in_order(lambda numbers: [*numbers, *numbers[:3]])
    assert values_bytes(train(english(), SMALL, seed=3, workers=twice)) == one
    assert values_bytes(train(english(), SMALL, seed=4, workers=1)) != one


def test_every_batch_is_played_once() -> None:
    played = []

    def counting(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        for batch in threads(2)(generation, numbers):
            played.append((generation.number, batch.number))
            yield batch

    train(english(), SMALL, seed=3, workers=counting)
    assert sorted(played) == [(0, 0), *((g, n) for g in (1, 2) for n in range(6))]


class StopError(Exception):
    """The machine was switched off."""


@pytest.mark.parametrize("after", [1, 4, 9])
def test_a_run_that_was_stopped_goes_on_to_the_same_bytes(after: int, tmp_path: Path) -> None:
    whole = values_bytes(train(english(), SMALL, seed=3, workers=1))
    file = tmp_path / "run"
    left = after

    def stopping(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        nonlocal left
        for number in numbers:
            if not left:
                raise StopError
            left -= 1
            yield play_batch(generation, number)

    with pytest.raises(StopError):
        train(english(), SMALL, seed=3, workers=stopping, path=file)
    again: list[tuple[int, int]] = []

    def counting(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        for number in numbers:
            again.append((generation.number, number))
            yield play_batch(generation, number)

    assert values_bytes(train(english(), SMALL, seed=3, workers=counting, path=file)) == whole
    assert len(again) == 13 - after
    # A run that is done is not played again.
    assert values_bytes(train(english(), SMALL, seed=3, workers=counting, path=file)) == whole
    assert len(again) == 13 - after


def test_the_checkpoint_of_another_run_is_refused_by_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "run"
    train(english(), SMALL, seed=3, workers=1, path=file)
    for what, spec, plan, seed in (
        ("seed", english(), SMALL, 4),
        ("games", english(), replace(SMALL, games=60), 3),
        ("lexicon", GameSpec(find_layout("scrabble"), Lexicon.from_words(WORDS[:9])), SMALL, 3),
        ("layout", GameSpec(find_layout("crossword"), Lexicon.from_words(WORDS)), SMALL, 3),
    ):
        with pytest.raises(StateError) as caught:
            train(spec, plan, seed=seed, workers=1, path=file)
        assert caught.value.code == "values.checkpoint_other"
        assert what in str(caught.value) or what == "layout"
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(StateError) as caught:
        train(english(), SMALL, seed=3, workers=1, path=file)
    assert caught.value.code == "values.checkpoint_damaged"


def test_some_batches_are_held_back() -> None:
    assert [n for n in range(25) if held_back(n, 25)] == [9, 19]
    assert [n for n in range(3) if held_back(n, 3)] == [2]
    assert not held_back(0, 1)


def test_what_was_learned_is_read_back_as_it_was(tmp_path: Path) -> None:
    values = train(english(), SMALL, seed=3, workers=1)
    file = tmp_path / "own.json"
    file.write_bytes(values_bytes(values))
    again = read_values(file)
    assert again == values
    assert values_bytes(again) == values_bytes(values)
    assert values.provenance.games == (5, 30, 30)
    assert isinstance(values, Values)


@pytest.mark.skipif(not FAST, reason="no native kernel of this source here")
@pytest.mark.parametrize("name", ["kumkom", "crossing", "primary"])
def test_every_game_trains(name: str) -> None:
    spec = find_game(name)
    values = train(spec, Plan(games=400, generations=1, batch=200), seed=1, workers=1)
    assert values.fits(spec.layout)
    blank = values.single["?"]
    assert blank[0].value > 3 * blank[0].error > 0
