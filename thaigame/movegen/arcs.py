"""The arc of a symbol graph: one 64-bit word, in Python; ``arcs.pxd`` holds the C versions.

::

    bits 52 to 63   symbol, 0 for the separator
    bits 28 to 51   offset of the child node, 0 where nothing goes on
    bit 27          whether a word ends here
    bit 26          whether this is the node's last arc
    bits 22 to 25   the most symbols that may still follow below the child, 15 for more
    bits 0 to 21    the child's groups: bit 0 for the separator, the others for groups of bases

The groups of the child are known before it is visited, so most children that have nothing for a
rack are never touched; and how far a path can still go bounds what it can score. The module has
no underscore because it must not be compiled itself: its C half is inlined where it is used.
"""

from __future__ import annotations

from typing import Final

MAX_SYMBOL: Final = (1 << 12) - 1
MAX_OFFSET: Final = (1 << 24) - 1
GROUPS: Final = 22
MAX_DEPTH: Final = 15
SEPARATOR: Final = 1
LAST: Final = 1 << 26
ACCEPT: Final = 1 << 27


def symbol(arc: int) -> int:
    """Return the symbol."""
    return arc >> 52


def child(arc: int) -> int:
    """Return the offset of the child node."""
    return arc >> 28 & 0xFFFFFF


def groups(arc: int) -> int:
    """Return the groups of the child."""
    return arc & 0x3FFFFF


def depth(arc: int) -> int:
    """Return how many symbols may follow after the arc's own."""
    return arc >> 22 & 15
