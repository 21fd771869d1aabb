"""What was seen of many racks, summed up in whole numbers, so that any order of adding is the same.

Everything is about what a rack's best move was worth beyond a *reference*, worths of features that
were known before, in thousandths of a point. The nearer the reference, the smaller the figures, and
what is left of them tells the errors: moves of one game are no independent samples, so squares are
those of whole games. What needs a product for every two features is measured on some of the games
alone, which is enough where the reference is near.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.strategy.training.features import Array, Design

_EXACT: Final = 1 << 53
"""Sums of whole numbers below this are exact as floats, in any order."""
NAMES: Final = ("racks", "games", "sums", "squares", "sampled", "together", "scores", "clusters")


@dataclass(frozen=True)
class Moments:
    """Sums over racks; all arrays are 64-bit whole numbers.

    ``racks`` and ``games`` count; ``sums`` holds by feature the worths beyond the reference of the
    racks that have it, ``squares`` the sum of those worths squared. The rest is of the *sampled*
    games alone (how many racks, games and squares): ``together`` how often two features met,
    ``scores`` as ``sums``, ``clusters`` for two features the products of their sums by game.
    """

    racks: Array
    games: Array
    sums: Array
    squares: Array
    sampled: Array
    together: Array
    scores: Array
    clusters: Array

    @classmethod
    def none(cls, width: int) -> Moments:
        """Return the sums over no racks."""

        def zeros(*shape: int) -> Array:
            return np.zeros(shape, dtype=np.int64)

        return cls(
            zeros(1),
            zeros(1),
            zeros(width),
            zeros(1),
            zeros(3),
            zeros(width, width),
            zeros(width),
            zeros(width, width),
        )

    def __add__(self, other: Moments) -> Moments:
        """Return the sums over both's racks."""
        return Moments(*(getattr(self, name) + getattr(other, name) for name in NAMES))

    def arrays(self) -> dict[str, Array]:
        """Return the sums by name."""
        return {name: getattr(self, name) for name in NAMES}


def summed(
    design: Design, rows: Sequence[int], reference: Sequence[int], games: int, *, every: int = 1
) -> Moments:
    """Return the moments of *rows*, as ``Table.record_many`` gives them, of so many games.

    One game of so many as *every* says is among the sampled ones.
    """
    table = np.asarray(rows, dtype=np.int64).reshape(-1, 3 + design.size)
    features = design.features(table[:, 3:], table[:, 1])
    known = np.append(np.asarray(reference, dtype=np.int64), 0)
    beyond = table[:, 2] - known[features].sum(axis=1)
    width = design.width
    numbers, of_game = np.unique(table[:, 0], return_inverse=True)
    sums = _sums(features, beyond, width)
    squares = int((beyond * beyond).sum())
    chosen = table[:, 0] % every == 0
    features, beyond = features[chosen], beyond[chosen]
    numbers, of_game = np.unique(table[chosen, 0], return_inverse=True)
    return Moments(
        np.array([len(table)]),
        np.array([games]),
        sums,
        np.array([squares]),
        np.array([len(features), len(numbers), int((beyond * beyond).sum())]),
        _cross(features, width),
        _sums(features, beyond, width),
        _products(_by_game(features, beyond, of_game, len(numbers), width)),
    )


def _sums(features: Array, beyond: Array, width: int) -> Array:
    total = np.zeros(width + 1, dtype=np.int64)
    for column in features.T:
        total += _added(column, beyond, width + 1)
    return total[:width]


def _added(places: Array, figures: Array, size: int) -> Array:
    """Return by place the sum of its figures, exactly."""
    if int(np.abs(figures).max(initial=0)) * max(1, len(figures)) < _EXACT:
        return np.bincount(places, weights=figures, minlength=size).astype(np.int64)
    total = np.zeros(size, dtype=np.int64)
    np.add.at(total, places, figures)
    return total


def _cross(features: Array, width: int) -> Array:
    """Return how often each two features met, a feature with itself too."""
    met = np.zeros((width + 1) ** 2, dtype=np.int64)
    for column in features.T:
        places = column[:, None] * (width + 1) + features
        met += np.bincount(places.ravel(), minlength=len(met))
    return met.reshape(width + 1, width + 1)[:width, :width]


def _by_game(features: Array, beyond: Array, of_game: Array, games: int, width: int) -> Array:
    sums = np.zeros(games * (width + 1), dtype=np.int64)
    for column in features.T:
        sums += _added(of_game * (width + 1) + column, beyond, len(sums))
    return sums.reshape(games, width + 1)[:, :width]


def _products(by_game: Array) -> Array:
    """Return the sum over games of each two features' sums multiplied: whole numbers."""
    largest = int(np.abs(by_game).max(initial=0))
    if largest * largest * max(1, len(by_game)) < _EXACT:
        floats = by_game.astype(np.float64)
        return np.rint(floats.T @ floats).astype(np.int64)
    return by_game.T @ by_game
