"""Coroutines run to their end, also while Playwright's own loop runs in the tests' thread."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

T = TypeVar("T")


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Return what *work* returns."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()
