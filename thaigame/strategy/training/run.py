"""A run of training: generations of games, each played by the values that the one before gave."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from thaigame.errors import StateError
from thaigame.strategy.leave_values import (
    Provenance,
    Values,
    layout_hash,
    lexicon_hash,
    read_bytes,
    values_bytes,
)
from thaigame.strategy.training import checkpoint
from thaigame.strategy.training.batches import (
    BATCH,
    Generation,
    code_hash,
    held_back,
    play_batch,
)
from thaigame.strategy.training.checkpoint import Checkpoint
from thaigame.strategy.training.features import Design
from thaigame.strategy.training.fit import explained, fitted, leave_parts
from thaigame.strategy.training.moments import Moments
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from thaigame.game.spec import GameSpec
    from thaigame.strategy.training.batches import Batch

    Workers = Callable[[Generation, Sequence[int]], Iterator[Batch]]
    """Who plays the batches with these numbers, and yields them in any order."""

GENERATIONS: Final = 3
_KEEP_EVERY: Final = 30.0  # seconds between checkpoints


@dataclass(frozen=True)
class Plan:
    """How much is played: the games of each generation, and of a batch.

    Generation 0 is one batch, by points alone, that tells roughly what features are worth; sums
    of the next are taken about that.
    """

    games: int
    generations: int = GENERATIONS
    batch: int = BATCH

    def batches(self, generation: int) -> int:
        """Return how many batches a generation has."""
        return -(-self.games // self.batch) if generation else 1

    @property
    def played(self) -> tuple[int, ...]:
        """Return how many games each generation has, whole batches."""
        return tuple(self.batch * self.batches(n) for n in range(self.generations + 1))


def train(
    spec: GameSpec,
    plan: Plan,
    *,
    seed: int = 0,
    workers: Workers | int | None = None,
    path: str | Path | None = None,
    progress: Callable[[int, int, int], None] | None = None,
) -> Values:
    """Return what leaves of a game are worth, learned from games against itself.

    *workers* are how many threads play, by default one a processor, or a function that has batches
    played elsewhere. The values are the same whoever plays. *path* keeps a checkpoint, from which a
    run that was stopped goes on. *progress* is told the generation, its batches that are done, and
    how many it has. Raises ``KernelError`` for a game that is not played whole inside the kernels,
    StateError for a checkpoint of another run and for numbers that cannot be.
    """
    if plan.games < 1 or plan.generations < 1:
        raise StateError(message("strategy.too_few_games", games=min(plan.games, plan.generations)))
    players = workers if callable(workers) else threads(workers or os.cpu_count() or 1)
    run = _Run(spec, plan, seed, path)
    while True:
        while run.missing():
            run.play(players, progress)
        if run.state.generation == plan.generations:
            return run.values()
        run.advance()


def threads(workers: int) -> Workers:
    """Return what plays batches in threads of this process; the kernels run side by side."""

    def played(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        from concurrent.futures import ThreadPoolExecutor, as_completed

        with ThreadPoolExecutor(workers) as pool:
            waiting = iter(numbers)
            futures = {pool.submit(play_batch, generation, n) for n in islice(waiting, 2 * workers)}
            while futures:
                done = next(as_completed(futures))
                futures.remove(done)
                yield done.result()
                for number in waiting:
                    futures.add(pool.submit(play_batch, generation, number))
                    break

    return played


class _Run:
    """A run under way."""

    def __init__(self, spec: GameSpec, plan: Plan, seed: int, path: str | Path | None) -> None:
        """Begin, or go on from a checkpoint."""
        self.spec, self.plan, self.seed, self.path = spec, plan, seed, path
        self.design = Design.of(spec.layout)
        self.header: dict[str, Any] = {
            "format": "thaigame training 1",
            "game": spec.name,
            "layout": layout_hash(spec.layout),
            "lexicon": lexicon_hash(spec),
            "code": code_hash(),
            "seed": seed,
            "games": list(plan.played),
            "batch": plan.batch,
        }
        found = checkpoint.read(path, self.header) if path is not None else None
        self.state = found or self._begun(0, (0,) * self.design.width, "")

    def _begun(self, number: int, reference: tuple[int, ...], values: str) -> Checkpoint:
        none = Moments.none(self.design.width)
        return Checkpoint(number, reference, values, frozenset(), none, none)

    def missing(self) -> list[int]:
        """Return the batches of the generation that are not done."""
        batches = range(self.plan.batches(self.state.generation))
        return [number for number in batches if number not in self.state.done]

    def play(self, workers: Workers, progress: Callable[[int, int, int], None] | None) -> None:
        """Play the batches of the generation that are missing."""
        state = self.state
        batches = self.plan.batches(state.generation)
        leaves = read_bytes(state.values.encode()).leaves if state.values else None
        generation = Generation(
            self.spec, self.seed, state.generation, leaves, state.reference, self.plan.batch
        )
        kept = monotonic()
        try:
            for batch in workers(generation, self.missing()):
                if batch.number in self.state.done:
                    continue  # a batch that was played twice counts once
                self._add(batch, batches)
                if progress is not None:
                    progress(state.generation, len(self.state.done), batches)
                if monotonic() - kept > _KEEP_EVERY:
                    self._keep()
                    kept = monotonic()
        finally:
            self._keep()  # also when it is interrupted

    def _add(self, batch: Batch, batches: int) -> None:
        state, moments = self.state, batch.moments
        done = state.done | {batch.number}
        if held_back(batch.number, batches):
            self.state = replace(state, done=done, held=state.held + moments)
        else:
            self.state = replace(state, done=done, seen=state.seen + moments)

    def _keep(self) -> None:
        if self.path is not None:
            checkpoint.keep(self.path, self.header, self.state)

    def advance(self) -> None:
        """Begin the next generation, by what this one gave."""
        state = self.state
        reference = fitted(state.seen, state.reference).reference()
        values = values_bytes(self.values()).decode() if state.generation else ""
        self.state = self._begun(state.generation + 1, reference, values)

    def values(self) -> Values:
        """Return the values by what was seen in this generation."""
        state = self.state
        worths = fitted(state.seen, state.reference)
        parts = leave_parts(self.design, worths)
        names = [kind.name for kind in self.spec.tiles.kinds]
        told = (
            explained(self.design, state.held, worths, state.reference)
            if state.held.racks[0]
            else 0.0
        )
        provenance = Provenance(
            games=self.plan.played[: state.generation + 1],
            seed=self.seed,
            layout=self.header["layout"],
            lexicon=self.header["lexicon"],
            code=self.header["code"],
            noise=round(worths.noise / 1000, 3),
            explained=round(told, 4),
            pairs_sd=round(parts.pairs_sd / 1000, 3),
        )
        return Values(
            self.spec.name,
            provenance,
            dict(zip(names, parts.tiles, strict=True)),
            {
                (names[one], names[other]): figure
                for (one, other), figure in parts.pairs.items()
                if figure.value
            },
        )
