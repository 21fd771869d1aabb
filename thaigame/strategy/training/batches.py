"""Batches of games: the unit of work that threads, processes and other machines are given.

A batch is known by the run's seed, its generation and its number, and plays the same games wherever
it is played. What comes of it are sums of whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame import movegen
from thaigame.chance import Random
from thaigame.movegen.games import WholeGames
from thaigame.strategy.training.features import Design
from thaigame.strategy.training.moments import Moments, summed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.movegen._turns import Table
    from thaigame.movegen.leaves import Leaves

BATCH: Final = 1000
"""Games of a batch."""
SAMPLED: Final = 4
"""One game of so many tells how features go together, once there is a reference."""


class Batch(NamedTuple):
    """What came of batch ``number``."""

    number: int
    moments: Moments


@dataclass(frozen=True)
class Generation:
    """What all batches of a generation have in common.

    Both players go by *leaves*, or by points alone; *reference* are the worths of features that
    the sums are taken about; *size* is how many games a batch has.
    """

    spec: GameSpec
    seed: int
    number: int
    leaves: Leaves | None
    reference: tuple[int, ...]
    size: int = BATCH

    @property
    def chance(self) -> int:
        """Return the seed of the generation's games, of which batch *n* has those from n * size."""
        random = Random(self.seed)
        for _ in range(self.number):
            random.next()
        return random.next()


_kept = local()  # a thread's own table for one generation


def play_batch(generation: Generation, number: int) -> Batch:
    """Play the games of a batch and sum up what their racks were worth."""
    table = _table(generation)
    rows = table.record_many(generation.chance, number * generation.size, generation.size)
    design = Design.of(generation.spec.layout)
    every = SAMPLED if any(generation.reference) else 1
    moments = summed(design, rows, generation.reference, generation.size, every=every)
    return Batch(number, moments)


def _table(generation: Generation) -> Table:
    if getattr(_kept, "generation", None) is not generation:
        _kept.table = WholeGames(generation.spec).table(leaves=generation.leaves)
        _kept.generation = generation
    table: Table = _kept.table
    return table


def held_back(number: int, batches: int) -> bool:
    """Return whether a batch tells how good the values are, and so does not help to make them."""
    return batches > 1 and number % 10 == min(9, batches - 1)


def code_hash() -> str:
    """Return what tells the code that plays and sums up from other code."""
    kernels = Path(str(movegen.__file__)).parent
    parts: Sequence[Path] = [
        *sorted(kernels.glob("*.pxd")),
        *sorted(kernels.glob("*.py")),
        *sorted(Path(__file__).parent.glob("*.py")),
    ]
    return sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
