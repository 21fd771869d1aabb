"""Training on a cluster of several workers gives the same bytes, also when one of them dies."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from distributed import Client, LocalCluster

from tests.strategy.test_training import SMALL, english
from thaigame.errors import StateError
from thaigame.strategy.leave_values import values_bytes
from thaigame.strategy.training.batches import Batch, Generation, play_batch
from thaigame.strategy.training.cluster import cluster, on_client
from thaigame.strategy.training.run import train

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # Dask's own, about its processes
    pytest.mark.xdist_group("cluster"),
]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with (
        LocalCluster(
            n_workers=3, threads_per_worker=1, dashboard_address=None, processes=True
        ) as local,
        Client(local) as client,
    ):
        yield client


def test_a_cluster_gives_the_bytes_of_one_worker_here(client: Client) -> None:
    alone = values_bytes(train(english(), SMALL, seed=3, workers=1))
    address = client.scheduler.address
    assert values_bytes(train(english(), SMALL, seed=3, workers=cluster(address))) == alone


def test_a_worker_that_is_killed_on_the_way_changes_nothing(client: Client) -> None:
    alone = values_bytes(train(english(), SMALL, seed=5, workers=1))
    played = on_client(client)
    killed: list[int] = []

    def with_a_death(generation: Generation, numbers: Sequence[int]) -> Iterator[Batch]:
        for batch in played(generation, numbers):
            if generation.number == 1 and not killed:
                killed.append(next(iter(client.run(os.getpid).values())))
                os.kill(killed[0], signal.SIGKILL)
            yield batch

    assert values_bytes(train(english(), SMALL, seed=5, workers=with_a_death)) == alone
    assert killed
    assert killed[0] not in client.run(os.getpid).values()


def test_a_batch_that_fails_for_good_is_told(client: Client) -> None:
    generation = Generation(english(), 3, 0, None, (0,), 5)  # a reference of another width
    with pytest.raises((IndexError, ValueError)):
        play_batch(generation, 0)
    with pytest.raises((IndexError, ValueError)):
        list(on_client(client)(generation, [0]))


def test_a_scheduler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thaigame.strategy.training.cluster._WAIT", 0.5)
    with pytest.raises(StateError) as caught:
        cluster("tcp://127.0.0.1:9")
    assert caught.value.code == "values.cluster"
