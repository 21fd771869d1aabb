"""The arc of a symbol graph: one 64-bit word, in Python; ``arcs.pxd`` holds the C versions.

::

    bits 51 to 63   symbol, 0 for the separator, and for an entry that leads to a list of arcs
    bits 26 to 50   offset of the child node, 0 where nothing goes on
    bit 25          whether a word ends here
    bit 24          whether this is the last arc of its list
    bits 20 to 23   the most symbols that may still follow below the child, 15 for more
    bits 0 to 19    the child's groups: bit 0 for the separator, the others for groups of bases

The groups of the child are known before it is visited, so most children that have nothing for a
rack are never touched; and how far a path can still go bounds what it can score. The module has
no underscore because it must not be compiled itself: its C half is inlined where it is used.
"""

from __future__ import annotations

from typing import Final

MAX_SYMBOL: Final = (1 << 13) - 1
"""Of a list: joined Khmer has some 4,800 different cells."""
MAX_OFFSET: Final = (1 << 25) - 1
"""Of a graph: the largest list of English has a twentieth of that in arcs."""
GROUPS: Final = 20
BASES: Final = 63
"""Bases that have a bit of their own in a node's masks; bit 0 is the separator's."""
MAX_DEPTH: Final = 15
SEPARATOR: Final = 1
KEY_BITS: Final = 14
"""Of an arc while a graph is built: symbol and whether a word ends; the child is above."""
SYMBOL_BIT: Final = 51
CHILD_BIT: Final = 26
ACCEPT_BIT: Final = 25
LAST_BIT: Final = 24
DEPTH_BIT: Final = 20
LAST: Final = 1 << LAST_BIT
ACCEPT: Final = 1 << ACCEPT_BIT


def symbol(arc: int) -> int:
    """Return the symbol."""
    return arc >> SYMBOL_BIT


def key(built: int) -> int:
    """Return the symbol of an arc while a graph is built."""
    return built >> 1 & MAX_SYMBOL


def child(arc: int) -> int:
    """Return the offset of the child node."""
    return arc >> CHILD_BIT & MAX_OFFSET


def groups(arc: int) -> int:
    """Return the groups of the child."""
    return arc & (1 << GROUPS) - 1


def depth(arc: int) -> int:
    """Return how many symbols may follow after the arc's own."""
    return arc >> DEPTH_BIT & MAX_DEPTH
