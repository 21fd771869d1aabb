"""How the worth of a full rack is made up, and what follows for a leave.

A full rack's best move is taken to be worth a sum over its *features*: for each kind, what the
first, the second, ... tile of it brings; for each two kinds, what they bring beside each other; and
how many tiles are in the bag, so that late racks are not blamed for late boards. A leave is worth
what a rack that is filled up from it is worth on average, less what any rack is worth: a sum over
the same features, with the chance of each after the draw. That needs no game, only counting.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.layouts import Layout

Array: TypeAlias = np.ndarray
STAGES: Final = 8
"""Stages of a game, by the tiles in the bag; the first is what the others are compared with."""


@dataclass(frozen=True)
class Design:
    """The features of one game: kinds by number, with their counts, and the size of a rack.

    The features of kind *k* are ``firsts[k]`` and so on, one for each tile of it that a rack can
    hold; then those of pairs, in the order of ``pairs``; then the stages.
    """

    counts: tuple[int, ...]
    size: int

    @classmethod
    def of(cls, layout: Layout) -> Design:
        """Return the design of a game."""
        return cls(tuple(layout.tiles.counts), layout.rules.play.rack_size)

    @cached_property
    def most(self) -> tuple[int, ...]:
        """Return how many tiles of each kind a rack can hold."""
        return tuple(min(count, self.size) for count in self.counts)

    @cached_property
    def firsts(self) -> tuple[int, ...]:
        """Return the number of each kind's first feature, and where they end."""
        ends = [0]
        for most in self.most:
            ends.append(ends[-1] + most)
        return tuple(ends)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Return the pairs of kinds."""
        return tuple(combinations(range(len(self.counts)), 2))

    @cached_property
    def width(self) -> int:
        """Return the number of features."""
        return self.firsts[-1] + len(self.pairs) + STAGES - 1

    @cached_property
    def total(self) -> int:
        """Return the number of tiles of the whole set."""
        return sum(self.counts)

    @cached_property
    def _pair_numbers(self) -> Array:
        numbers = np.zeros((len(self.counts), len(self.counts)), dtype=np.int64)
        for i, (one, other) in enumerate(self.pairs, self.firsts[-1]):
            numbers[one, other] = numbers[other, one] = i
        return numbers

    def features(self, racks: Array, bags: Array) -> Array:
        """Return the features of each rack, as numbers, a row a rack; ``width`` stands for none.

        *racks* are kinds in rising order, *bags* how many tiles are in the bag.
        """
        count = len(racks)
        found = [np.asarray(self.firsts)[racks[:, 0]]]
        nth = np.zeros(count, dtype=np.int64)
        for place in range(1, self.size):
            nth = np.where(racks[:, place] == racks[:, place - 1], nth + 1, 0)
            found.append(np.asarray(self.firsts)[racks[:, place]] + nth)
        new = np.ones(racks.shape, dtype=bool)
        new[:, 1:] = racks[:, 1:] != racks[:, :-1]
        for one, other in combinations(range(self.size), 2):
            both = new[:, one] & new[:, other]
            numbers = self._pair_numbers[racks[:, one], racks[:, other]]
            found.append(np.where(both, numbers, self.width))
        stage = np.minimum(bags * STAGES // self.total, STAGES - 1)
        first_stage = self.width - STAGES
        found.append(np.where(stage > 0, first_stage + stage, self.width))
        return np.stack(found, axis=1)

    # -- from racks to leaves ------------------------------------------------------------------

    def chances(self, leave: Sequence[int]) -> Array:
        """Return the chance of each feature when *leave*, kinds, is filled up from all the rest."""
        held = np.bincount(np.asarray(leave, dtype=np.int64), minlength=len(self.counts))
        chances = np.zeros(self.width)
        drawn, pool = self.size - len(leave), self.total - len(leave)
        left = np.asarray(self.counts) - held
        absent = np.where(held > 0, 0.0, self._none_of(left, drawn, pool))
        for kind in range(len(self.counts)):
            for nth in range(1, self.most[kind] + 1):
                lacking = nth - int(held[kind])
                chances[self.firsts[kind] + nth - 1] = _at_least(
                    lacking, int(left[kind]), drawn, pool
                )
        ones, others = np.asarray(self.pairs).T
        sums = np.where(held[ones] > 0, 0, left[ones]) + np.where(held[others] > 0, 0, left[others])
        neither = np.where(
            (held[ones] > 0) | (held[others] > 0), 0.0, self._none_of(sums, drawn, pool)
        )
        chances[self.firsts[-1] : self.firsts[-1] + len(self.pairs)] = (
            1 - absent[ones] - absent[others] + neither
        )
        return chances

    def _none_of(self, counts: Array, drawn: int, pool: int) -> Array:
        """Return the chance that a draw has none of so many tiles."""
        table = np.array([comb(pool - n, drawn) / comb(pool, drawn) for n in range(pool + 1)])
        return table[counts]

    def leave_of(self, kinds: Sequence[int]) -> Array:
        """Return the weights of the features in what a leave is worth."""
        return self.chances(kinds) - self.chances(())


def _at_least(wanted: int, there: int, drawn: int, pool: int) -> float:
    """Return the chance that *drawn* of *pool* tiles have at least *wanted* of those *there*."""
    if wanted <= 0:
        return 1.0
    ways = sum(comb(there, n) * comb(pool - there, drawn - n) for n in range(wanted, drawn + 1))
    return ways / comb(pool, drawn)
