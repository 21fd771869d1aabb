"""Bit work of the kernels, in Python; ``bits.pxd`` beside it holds the C versions.

A kernel imports this module in its ``.py`` and cimports it in its ``.pxd`` under the same name,
so ``bits.popcount(x)`` is one machine instruction when compiled. The module has no underscore
because it must not be compiled itself: its C half is inlined where it is used.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

NEVER: Final = -0x4000000000000000
"""Below every equity and every bound."""


def popcount(mask: int) -> int:
    """Return the number of bits set, of 32."""
    return mask.bit_count()


def count(mask: int) -> int:
    """Return the number of bits set, of 64."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the index of the lowest bit set; *mask* is not 0."""
    return (mask & -mask).bit_length() - 1


def low(word: int) -> int:
    """Return the low 32 bits."""
    return word & 0xFFFFFFFF


def wrap(word: int) -> int:
    """Return *word* as an unsigned 64-bit number wraps it."""
    return word & 0xFFFFFFFFFFFFFFFF


def first(view: T) -> T:
    """Return *view* of 64-bit words: as a C pointer to its first word when compiled."""
    return view


def unlock() -> int:
    """Let other threads run until ``lock``; nothing between may touch a Python object."""
    return 0


def lock(token: int) -> None:
    """Take the interpreter's lock again; *token* is what ``unlock`` returned."""


def one() -> int:
    """Return 1 as a 64-bit word, which a plain 1 is not when compiled."""
    return 1


def none() -> int:
    """Return a 64-bit word with every bit set."""
    return 0xFFFFFFFFFFFFFFFF
