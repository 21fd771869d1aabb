"""Values made of sums: the worths of features, their errors, and what leaves are worth by them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from thaigame.strategy.leave_values import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.strategy.training.features import Array, Design
    from thaigame.strategy.training.moments import Moments

_RIDGE: Final = 1.0
"""Racks' worth of evidence that a feature brings what the reference says: for what was not seen."""


@dataclass(frozen=True)
class Worths:
    """What features are worth, in thousandths of a point, and how sure that is.

    ``spread`` is the covariance of the errors, by games; ``noise`` the standard deviation of a
    rack's best move about what its features say.
    """

    values: Array
    spread: Array
    noise: float

    def reference(self) -> tuple[int, ...]:
        """Return the worths as whole thousandths."""
        return tuple(int(value) for value in np.rint(self.values))


def fitted(moments: Moments, reference: Sequence[int], *, ridge: float = _RIDGE) -> Worths:
    """Return the worths of the features by least squares."""
    known = np.asarray(reference, dtype=np.float64)
    racks, games = float(moments.racks[0]), float(moments.games[0])
    sampled, sampled_games = float(moments.sampled[0]), float(moments.sampled[1])
    together = moments.together * (racks / sampled)
    inverse = np.linalg.inv(together + ridge * np.eye(len(known)))
    more = inverse @ moments.sums.astype(np.float64)
    clusters = moments.clusters * (games / sampled_games)
    explained = float(more @ moments.sums.astype(np.float64))
    noise = max(0.0, (float(moments.squares[0]) - explained) / racks) ** 0.5
    return Worths(known + more, inverse @ clusters @ inverse, noise)


def explained(design: Design, held: Moments, worths: Worths, reference: Sequence[int]) -> float:
    """Return how much of the variance among racks that were held back the worths explain."""
    more = worths.values - np.asarray(reference, dtype=np.float64)
    scores = held.scores.astype(np.float64)
    wrong = float(held.sampled[2]) - 2 * float(more @ scores) + float(more @ held.together @ more)
    known = np.asarray(reference, dtype=np.float64)
    count = float(held.sampled[0])
    total = (
        float(held.sampled[2]) + 2 * float(known @ scores) + float(known @ held.together @ known)
    )
    # Every rack has a feature for each of its tiles, so these tell of every rack alike.
    tiles = slice(0, design.firsts[-1])
    seen = float(scores[tiles].sum()) + float((held.together[tiles] @ known).sum())
    mean = seen / design.size / count
    return 1 - wrong / (total - count * mean * mean)


# -- leaves ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LeaveParts:
    """Parts of leaves before and after they were shrunk, with errors, in thousandths.

    ``tiles[k][n - 1]`` is what *n* tiles of kind *k* are worth, ``pairs`` what two kinds are worth
    beside each other; ``pairs_sd`` how much the true worths of pairs differ.
    """

    tiles: tuple[tuple[Figure, ...], ...]
    pairs: dict[tuple[int, int], Figure]
    pairs_sd: float


def leave_parts(design: Design, worths: Worths, *, shrink: bool = True) -> LeaveParts:
    """Return what leaves are worth by the worths of features, in parts.

    A pair's part is what the two are worth less what each is alone; of several tiles of a kind the
    second, third, ... count by how much they differ from the one before. Both are shrunk to nothing
    by how sure they are: by t^2 / (t^2 + SE^2), where t is how much the true ones differ.
    """
    weights: list[Array] = []
    wholes: list[Array] = []
    steps: list[tuple[int, int]] = []  # kind, number of tiles
    alone = [design.leave_of([kind]) for kind in range(len(design.counts))]
    for kind, most in enumerate(design.most):
        whole = [np.zeros(design.width), alone[kind]]
        whole += [design.leave_of([kind] * n) for n in range(2, min(most, design.size - 1) + 1)]
        for n in range(1, len(whole)):
            before = whole[n - 1] - whole[n - 2] if n > 1 else 0.0
            weights.append(whole[n] - whole[n - 1] - before)
            wholes.append(whole[n])
            steps.append((kind, n))
    weights += [design.leave_of(pair) - alone[pair[0]] - alone[pair[1]] for pair in design.pairs]
    values = np.stack(weights) @ worths.values
    errors, tile_errors = _errors(weights, worths), _errors(wholes, worths)
    later = np.array([n > 1 for _, n in steps] + [False] * len(design.pairs))
    beside = np.arange(len(values)) >= len(steps)
    pairs_sd = _true_sd(values[beside], errors[beside])
    if shrink:
        for group, sd in ((later, _true_sd(values[later], errors[later])), (beside, pairs_sd)):
            factor = sd**2 / np.maximum(sd**2 + errors[group] ** 2, 1e-9)
            values[group] *= factor
            errors[group] *= factor
    tiles: list[list[Figure]] = [[] for _ in design.counts]
    step = total = 0.0
    for (kind, n), value, error in zip(steps, values, tile_errors, strict=False):
        step = value if n == 1 else step + value
        total = value if n == 1 else total + step
        tiles[kind].append(Figure(round(total), round(error)))
    figures = {
        pair: Figure(round(value), round(error))
        for pair, value, error in zip(design.pairs, values[beside], errors[beside], strict=True)
    }
    return LeaveParts(tuple(map(tuple, tiles)), figures, pairs_sd)


def _errors(weights: Sequence[Array], worths: Worths) -> Array:
    matrix = np.stack(weights)
    return np.sqrt(np.maximum(0, ((matrix @ worths.spread) * matrix).sum(axis=1)))


def _true_sd(values: Array, errors: Array) -> float:
    """Return how much the true figures differ about 0, where the seen ones have these errors."""
    if not len(values):
        return 0.0
    spread = float(np.var(values))
    for _ in range(20):
        weights = 1 / (spread + errors**2 + 1e-9) ** 2
        spread = max(0.0, float((weights * (values**2 - errors**2)).sum() / weights.sum()))
    return float(spread**0.5)
