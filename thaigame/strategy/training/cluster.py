"""Batches played on other machines, through Dask: whoever has the package can join as a worker.

A batch's key is its number in its run and generation, so a batch that the cluster plays twice, or
that is asked for again, is one batch. Sums come back, and are added by whoever trains; a worker
that dies is made up for by the others, whatever it was doing.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from dask.base import tokenize
from distributed import Client, as_completed
from distributed.client import FutureCancelledError
from distributed.scheduler import KilledWorker

from thaigame.errors import StateError
from thaigame.movegen._native import kernel_name
from thaigame.strategy.training.batches import Batch, code_hash, play_batch
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.strategy.training.batches import Generation
    from thaigame.strategy.training.run import Workers

IN_FLIGHT: Final = 3
"""Batches that wait at each thread of the cluster."""
RETRIES: Final = 3
"""How often a batch is sent again that a worker failed at, or died over."""
_WAIT: Final = 10.0  # seconds for a scheduler to answer


def cluster(address: str) -> Workers:
    """Return what plays batches on the cluster whose scheduler is at *address*.

    Raises StateError where none answers, and for workers with other code.
    """
    try:
        client = Client(address, timeout=_WAIT)
    except (OSError, ValueError, TypeError) as error:
        raise StateError(message("values.cluster", address=address, why=str(error))) from error
    return on_client(client)


def on_client(client: Client) -> Workers:
    """Return what plays batches on the cluster of *client*."""

    def played(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        _same_code(client)
        sent = client.scatter(generation, broadcast=True, hash=False)
        name = tokenize(generation.seed, generation.number, generation.size, generation.reference)
        waiting = iter(numbers)
        failed: Counter[int] = Counter()

        running: dict[str, int] = {}
        done = as_completed()

        def submit(number: int) -> None:
            key = f"batch-{name}-{number}"
            if failed[number]:
                key += f"-{failed[number]}"
            future = client.submit(play_batch, sent, number, key=key, pure=True, retries=RETRIES)
            running[future.key] = number
            done.add(future)

        threads = max(1, sum(client.nthreads().values()))
        for number in waiting:
            submit(number)
            if len(running) == IN_FLIGHT * threads:
                break
        for future in done:
            number = running.pop(future.key)
            try:
                batch = future.result()
            except (KilledWorker, FutureCancelledError):
                # Whatever a dead worker had in hand is suspected, the innocent too.
                failed[number] += 1
                if failed[number] > RETRIES:
                    raise
                again: int | None = number
            else:
                yield batch
                again = next(waiting, None)
            if again is not None:
                submit(again)

    return played


def _same_code(client: Client) -> None:
    """Raise StateError where a worker would play other games, or add other sums."""
    mine = _code()
    for worker, theirs in client.run(_code).items():
        if theirs != mine:
            raise StateError(message("values.cluster_code", worker=str(worker)))


def _code() -> str:
    return sha256(f"{code_hash()} {kernel_name('_games')}".encode()).hexdigest()
