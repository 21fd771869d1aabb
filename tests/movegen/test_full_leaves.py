"""Tables with a figure for every leave: their order, and kernels that find each leave in it."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from tests.generators import TWINS, Twin
from tests.plays import board, game
from thaigame.layouts import find_layout
from thaigame.movegen import Generator, Leaves
from thaigame.movegen.full_leaves import FullLeaves

SMALL = FullLeaves(("?", "A", "B", "C"), (2, 3, 1, 1), 4, array("i"))


def test_every_leave_has_a_place_of_its_own() -> None:
    bag = [
        kind for kind, count in zip(SMALL.kinds, SMALL.counts, strict=True) for _ in range(count)
    ]
    expected = {leave for n in range(5) for leave in combinations(bag, n)}
    leaves = list(SMALL.leaves())
    assert set(leaves) == expected
    assert len(leaves) == len(expected) == SMALL.size
    assert [SMALL.place(leave) for leave in leaves] == list(range(SMALL.size))
    assert [SMALL.place(leave[::-1]) for leave in leaves] == list(range(SMALL.size))


@pytest.mark.parametrize("other", ["AAAA", "?????", "BB", "AD", "AABC?"])
def test_what_is_no_leave_has_no_place(other: str) -> None:
    assert SMALL.place(tuple(other)) is None


@pytest.mark.parametrize(("name", "leaves"), [("scrabble", 914_624), ("primary", 55_631)])
def test_the_games_have_as_many_leaves_as_counting_says(name: str, leaves: int) -> None:
    assert FullLeaves.shape(find_layout(name)).size == leaves + 1  # the empty one


@pytest.mark.parametrize("engine", ["letters", "cells"])
@pytest.mark.parametrize("twin", TWINS)
def test_kernels_add_what_the_table_says_of_each_leave(twin: Twin, engine: str) -> None:
    spec = game("scrabble", "QUA QUAS ERS ERAS RES SERA AS AR")
    position = board(spec, "8H AS", rack="QUERS?A")
    full = FullLeaves.shape(spec.layout)
    for leave in full_leaves("QUERS?A"):
        place = full.place(leave)
        assert place is not None
        full.extras[place] = 10 * len(leave) + sum(map(ord, leave)) % 97 - 40
    leaves = Leaves({"?": [20, 35], "S": [8]}, {("Q", "U"): 4}, full=full)
    generator = Generator(spec, kernel=twin, engine=engine)  # type: ignore[arg-type]
    found = generator.best(position, 1000, by="equity", leaves=leaves)
    plain = replace(leaves, full=None)
    assert found
    for play in found:
        beyond = full.beyond(play.leave) / 1000
        assert play.equity == pytest.approx(play.score + plain(play.leave) + beyond)
    assert len({full.beyond(play.leave) for play in found}) > 5
    by_hand = generator.best(position, 1000, by="equity", leaves=leaves.__call__)
    assert [play.equity for play in by_hand] == [play.equity for play in found]
    # Other leaves afterwards are not added to.
    again = generator.best(position, 1000, by="equity", leaves=plain)
    assert all(play.equity == pytest.approx(play.score + plain(play.leave)) for play in again)


def full_leaves(rack: str) -> set[tuple[str, ...]]:
    return {leave for n in range(len(rack)) for leave in combinations(sorted(rack), n)}


def test_a_tile_that_is_in_no_leave_adds_nothing() -> None:
    full = replace(SMALL, extras=array("i", [7] * SMALL.size))
    assert full.beyond(("A", "B")) == 7
    assert full.beyond(("A", "Z")) == 0
    assert Counter(map(full.beyond, full.leaves())) == {7: SMALL.size}
