"""Processes that work for another one, and end with it, however that one ends.

A pool ends its workers when its process ends as it should. Where that is killed, or the power of a
container is cut, they would wait for work without end.
"""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """End this process as soon as the one that started it has ended; to be called in a worker."""
    Thread(target=_wait, name="parent", daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nobody is left to be told anything
