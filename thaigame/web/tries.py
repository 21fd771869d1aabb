"""How often a secret may be guessed, and how much may be asked at once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST_KNOWN: Final = 10_000
"""Guessers and askers kept in mind; beyond that those who were idle longest are forgotten."""


class Allowance:
    """Something to spend per asker: ``most`` at first, ``per_second`` more as time goes by."""

    def __init__(
        self, most: float, per_second: float, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Give everybody *most*, and *per_second* back up to that."""
        self.most = most
        self.per_second = per_second
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def has(self, who: str) -> bool:
        """Return whether *who* has any left, without spending it."""
        return self._now(who) >= 1

    def spend(self, who: str) -> bool:
        """Spend one of *who*'s; return whether there was one."""
        left = self._now(who)
        self._left.pop(who, None)
        if len(self._left) >= _MOST_KNOWN:
            del self._left[next(iter(self._left))]
        enough = left >= 1
        self._left[who] = (left - enough, self._clock())
        return enough

    def _now(self, who: str) -> float:
        left, since = self._left.get(who, (self.most, self._clock()))
        return min(self.most, left + (self._clock() - since) * self.per_second)
