"""What leaves are worth counts in the search as whoever names the values counts it by hand."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.drawn_positions import VARIANTS, positions
from tests.plays import board, game
from thaigame.errors import StateError
from thaigame.movegen import Generator, Leaves
from thaigame.movegen.limits import MOST_LEAVE

if TYPE_CHECKING:
    from thaigame.game.position import Position
    from thaigame.movegen.scored import Twin

TWINS: tuple[Twin, ...] = ("native", "plain")

KEPT = Leaves(
    {"?": [20, 35], "S": [8, 9.125], "Q": [-6.5]},
    {("Q", "U"): 4, ("S", "?"): -1.5},
    {"ER": 7.25, ("S", "?"): 31, (): -2},
)


@pytest.mark.parametrize(
    ("rack", "worth"),
    [
        ("", -2),
        ("S", 8),
        ("SS", 9.125),
        ("SSS", 9.125),
        ("QU", -2.5),
        ("UQS", 5.5),
        ("?S", 31),
        ("?SX", 26.5),
        ("??S", 41.5),
        ("RE", 7.25),
        ("ERE", 0),
    ],
)
def test_a_leave_is_worth_what_is_named_or_the_sum_of_its_parts(rack: str, worth: float) -> None:
    assert KEPT(tuple(rack)) == worth


def test_a_table_is_shown_in_a_line() -> None:
    assert repr(KEPT) == "<Leaves 3 kinds, 2 pairs, 3 whole>"


def equities(
    generator: Generator, position: Position, leaves: object, count: int = 100_000
) -> list[float]:
    best = generator.best(position, count, by="equity", leaves=leaves)  # type: ignore[arg-type]
    return [play.equity for play in best]


@pytest.mark.parametrize("twin", TWINS)
def test_each_play_counts_what_stays_on_the_rack(twin: Twin) -> None:
    spec = game("scrabble", "QUA QUAS ERS ERAS RES SERA AS AR")
    position = board(spec, "8H AS", rack="QUERS?A")
    best = Generator(spec, kernel=twin).best(position, 1000, by="equity", leaves=KEPT)
    assert best
    assert all(play.equity == play.score + KEPT(play.leave) for play in best)
    assert {KEPT(play.leave) for play in best} >= {-2.5, 8 + 20 - 1.5 - 6.5 + 4}


@pytest.mark.parametrize("engine", ["letters", "cells"])
@pytest.mark.parametrize("twin", TWINS)
def test_tables_and_a_function_give_the_same_plays(twin: Twin, engine: str) -> None:
    spec = game("scrabble", "QUA QUAS ERS ERAS RES SERA AS AR")
    position = board(spec, "8H AS", rack="QUERS?A")
    generator = Generator(spec, kernel=twin, engine=engine)  # type: ignore[arg-type]
    every = equities(generator, position, KEPT.__call__)
    assert equities(generator, position, KEPT) == every
    assert equities(generator, position, KEPT, 5) == every[:5]
    assert equities(generator, position, Leaves({})) != every


@pytest.mark.parametrize("variant", VARIANTS)
def test_drawn_positions_of_every_rule_set_are_valued_alike(variant: str) -> None:
    valued = 0
    for spec, position in positions(variant, 3, words=20, turns=2):
        rack = position.racks[0] or ()
        names = sorted(set(rack))
        leaves = Leaves(
            {name: [n + 0.5, -n] for n, name in enumerate(names)},
            {pair: n - 2.25 for n, pair in enumerate(combinations(names, 2))},
            {rack[n:]: 3.5 * n for n in range(1, len(rack), 2)},
        )
        for twin in TWINS:
            generator = Generator(spec, kernel=twin)
            every = equities(generator, position, leaves.__call__)
            assert equities(generator, position, leaves) == every
            valued += len(every)
    assert valued


def test_one_generator_takes_other_leaves_at_any_time() -> None:
    spec = game("kumkom", "กาน นาน นา กา มา มาน")
    position = board(spec, "5H กาน", rack="กานม?")
    generator, dear = Generator(spec), Leaves({"?": [40]})
    by_score = [play.score for play in generator.best(position, 100)]
    kept = equities(generator, position, dear)
    assert kept != by_score
    assert [play.equity for play in generator.best(position, 100)] == by_score
    assert equities(generator, position, dear) == kept
    assert equities(generator, position, Leaves({})) == by_score


@pytest.mark.parametrize("value", [float("inf"), float("-inf"), float("nan"), MOST_LEAVE + 1])
def test_what_is_no_fair_number_is_refused(value: float) -> None:
    with pytest.raises(StateError, match="from -100000 to 100000"):
        Leaves({"S": [1, value]})
    with pytest.raises(StateError, match="from -100000 to 100000"):
        Leaves({}, {("S", "E"): value})
    with pytest.raises(StateError, match="from -100000 to 100000"):
        Leaves({}, {}, {"SE": value})


def test_parts_that_add_up_to_more_than_a_kernel_counts_are_refused() -> None:
    spec = game("scrabble", "AS")
    with pytest.raises(StateError) as caught:
        equities(Generator(spec), board(spec, rack="AS"), Leaves({"S": [MOST_LEAVE]}))
    assert caught.value.code == "kernel.leave"
