"""The word graph over cell symbols: a minimised GADDAG in one array of 64-bit arcs.

For every word and every cell of it there is a path that spells the word from that cell leftwards
to its beginning, then the separator, then the rest rightwards; the path that starts at the last
cell needs no separator. A node is its arcs (``arcs``) in ascending order of symbols, the
separator first. Before them stands one word more, the node's *needs*: the bases, one bit each,
that every way from the node to the end of a word lays or meets. A search turns back where they
are not at hand. The root has an arc for every symbol, so that symbol *s* is arc ``root + s - 1``.
``forward`` is the root of the plain graph that spells words from left to right; its nodes are
those behind the separators.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.errors import LexiconError
from thaigame.movegen import arcs
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_ARC_BITS: Final = 13  # of a node's key: symbol and whether a word ends; the child is above


@dataclass(frozen=True)
class SymbolGraph:
    """The arcs, and where the two roots lie; a root without words is 0."""

    arcs: Sequence[int]
    root: int
    forward: int

    def __contains__(self, word: str) -> bool:
        """Return whether *word*, a string of ``chr(symbol)``, is in the graph."""
        node = self.forward
        arc = 0
        for character in word:
            if not node:
                return False
            arc = self.find(node, ord(character))
            node = arcs.child(arc)
        return bool(arc & arcs.ACCEPT)

    def __iter__(self) -> Iterator[str]:
        """Yield the words in the order of their symbols."""
        return self._below(self.forward, "")

    def _below(self, node: int, prefix: str) -> Iterator[str]:
        for arc in self.node(node):
            word = prefix + chr(arcs.symbol(arc))
            if arc & arcs.ACCEPT:
                yield word
            yield from self._below(arcs.child(arc), word)

    def node(self, at: int) -> Iterator[int]:
        """Yield the arcs of the node at offset *at*; none for 0."""
        while at:
            arc = self.arcs[at]
            yield arc
            if arc & arcs.LAST:
                return
            at += 1

    def find(self, node: int, symbol: int) -> int:
        """Return the arc of *symbol* from *node*, or 0."""
        return next((arc for arc in self.node(node) if arcs.symbol(arc) == symbol), 0)


def build(words: Sequence[str], groups: Sequence[int], bases: Sequence[int]) -> SymbolGraph:
    """Return the graph of *words*, sorted strings of ``chr(symbol)`` that differ.

    *groups* gives each symbol's bit for the arcs, *bases* its bit for the needs. Raises
    ``LexiconError`` where the graph does not fit the arcs' 24 bits of offset.
    """
    return _Builder(groups, bases).build(words)


class _Builder:
    """Numbers each different node once.

    What may follow a prefix is a node of the plain graph, so that graph is made first; a
    leftward path ends in a separator to the node of the prefix that it spelt backwards.
    """

    def __init__(self, groups: Sequence[int], bases: Sequence[int]) -> None:
        self._groups = (arcs.SEPARATOR, *groups[1:])
        self._bases = bases
        self._numbers: dict[tuple[int, ...], int] = {(): 0}

    def build(self, words: Sequence[str]) -> SymbolGraph:
        prefixes: list[tuple[str, int, int]] = []
        forward = self._forward(words, prefixes)
        prefixes.sort()
        root = self._backward(prefixes)
        laid_out, places = self._lay_out((root, forward))
        return SymbolGraph(laid_out, places[root], places[forward])

    def _forward(self, words: Sequence[str], prefixes: list[tuple[str, int, int]]) -> int:
        """Return the plain graph's root; add each prefix backwards, its node, does it end a word.

        A node's key is a tuple of arcs, child << 13 | symbol << 1 | whether a word ends.
        """
        numbers = self._numbers
        nodes: list[list[int]] = [[] for _ in range(max(map(len, words), default=0) + 2)]
        ends = [0] * len(nodes)
        previous = ""
        for word in [*words, ""]:
            shared = 0
            for one, other in zip(word, previous, strict=False):
                if one != other:
                    break
                shared += 1
            for depth in range(len(previous), shared, -1):
                number = numbers.setdefault(tuple(nodes[depth]), len(numbers))
                nodes[depth] = []
                symbol = ord(previous[depth - 1])
                nodes[depth - 1].append(number << _ARC_BITS | symbol << 1 | ends[depth])
                prefixes.append((previous[depth - 1 :: -1], number, ends[depth]))
                ends[depth] = 0
            ends[len(word)] = 1
            previous = word
        return numbers.setdefault(tuple(nodes[0]), len(numbers))

    def _backward(self, prefixes: Sequence[tuple[str, int, int]]) -> int:
        numbers = self._numbers
        longest = max((len(path) for path, _, _ in prefixes), default=0)
        nodes: list[list[int]] = [[] for _ in range(longest + 2)]
        ends = [0] * len(nodes)
        previous = ""
        for path, node, is_word in [*prefixes, ("", 0, 0)]:
            shared = 0
            for one, other in zip(path, previous, strict=False):
                if one != other:
                    break
                shared += 1
            for depth in range(len(previous), shared, -1):
                number = numbers.setdefault(tuple(nodes[depth]), len(numbers))
                nodes[depth] = []
                symbol = ord(previous[depth - 1])
                nodes[depth - 1].append(number << _ARC_BITS | symbol << 1 | ends[depth])
                ends[depth] = 0
            if path:
                ends[len(path)] = is_word
                if node:
                    nodes[len(path)].append(node << _ARC_BITS)  # the separator is symbol 0
            previous = path
        return numbers.setdefault(tuple(nodes[0]), len(numbers))

    def _lay_out(self, roots: tuple[int, ...]) -> tuple[array[int], dict[int, int]]:
        """Put parents next to their first children, which a search visits together."""
        keys = list(self._numbers)
        places = {0: 0}
        order = []
        size = 1
        stack = list(reversed(roots))
        while stack:
            number = stack.pop()
            if number in places:
                continue
            places[number] = size + 1
            key = keys[number]
            size += len(key) + 1
            order.append((number, key))
            stack.extend([arc >> _ARC_BITS for arc in reversed(key) if arc >> _ARC_BITS])
        if size > arcs.MAX_OFFSET:
            raise LexiconError(
                message("movegen.graph_too_large", count=size, limit=arcs.MAX_OFFSET)
            )
        # What is the same for all arcs of one symbol is looked up by the low bits of the key.
        low = (1 << _ARC_BITS) - 1
        groups = [bit for bit in self._groups for _ in range(2)]
        heads = [number >> 1 << 52 | (number & 1) << 27 for number in range(len(groups))]
        # An arc at which a word ends needs no more than its own base.
        bases = [bit for bit in self._bases for _ in range(2)]
        needs = [0]
        links = [0]
        depths = [0]
        for key, place in zip(keys[1:], map(places.get, range(1, len(keys))), strict=True):
            # A node's children have lower numbers than it has.
            union = deepest = 0
            common = -1
            for arc in key:
                union |= groups[arc & low]
                common &= (
                    bases[arc & low] if arc & 1 else bases[arc & low] | needs[arc >> _ARC_BITS]
                )
                depth = depths[arc >> _ARC_BITS]
                if arc & low:
                    depth += 1
                if depth > deepest:  # noqa: PLR1730  max() is a call, and this is hot
                    deepest = depth
            depths.append(deepest)
            needs.append(common if key else 0)
            links.append((place or 0) << 28 | min(deepest, arcs.MAX_DEPTH) << arcs.GROUPS | union)
        laid_out = array("Q", [arcs.LAST])
        for number, key in order:
            laid_out.append(needs[number])
            laid_out.extend([heads[arc & low] | links[arc >> _ARC_BITS] for arc in key])
            laid_out[-1] |= arcs.LAST
        return laid_out, places
