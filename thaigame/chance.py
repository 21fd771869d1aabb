"""The one source of chance: SplitMix64, so that a seed is the same game everywhere (A12).

The generator is Steele, Lea and Flood's SplitMix64 (2014): one 64-bit counter advanced by the
golden gamma, its value mixed by two xor-shift-multiply rounds. Bounded numbers come by
rejection from the low bits, shuffles are Fisher and Yates' from the end; both are fixed here
and never left to a library whose next version may choose otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from thaigame.arguments import between

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class Random:
    """Chance that a seed repeats: SplitMix64; ``state`` is all of it, one 64-bit integer."""

    def __init__(self, seed: int) -> None:
        """Start from *seed*, any integer; only its low 64 bits count."""
        self.state: int = seed & _MASK

    def next(self) -> int:
        """Return the next 64 random bits."""
        self.state = (self.state + _GAMMA) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1, each as likely.

        *bound* goes from 1 to 2**64; raise ArgumentError for another.
        """
        if not 0 < bound <= 1 << 64:
            between("bound", bound, 1, 1 << 64)
        mask = (1 << (bound - 1).bit_length()) - 1
        while True:
            value = self.next() & mask
            if value < bound:
                return value

    def choice(self, items: Sequence[T]) -> T:
        """Return one of *items*, each as likely; raise ArgumentError where there is none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put *items* in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
