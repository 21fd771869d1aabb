"""The word graph of an alphabet of at most 31 letters, one letter a square.

A minimised GADDAG: for every word and every letter in it there is a path that spells the word
from that letter leftwards to its beginning, then a separator, then the rest to the right; the
path that starts at the last letter needs no separator. A play grows from a standing tile or an
anchor square along such a path.

The graph is one array of 64-bit words. A node is a head and then one arc per letter that goes
on, in ascending order of letters, so that an arc is found by counting bits::

    head   continuing letters (low 32 bits) | letters that end a word (high 32 bits)
    arc    offset of the child (low 32 bits) | all letters of the child (high 32 bits)

Bit 0 stands for the separator, bits 1 to 31 for the letters. Offset 0 is the empty node. Two
nodes are roots: ``root`` of the GADDAG, and ``forward`` of the plain graph that spells the words
from left to right. The two share their nodes.

Beside the graph stands a sieve that tells most racks that make no word: a table of bits, one set
for the letters of each word in whatever order. The place of the bit is the top 22 bits of the sum
of the letters' hashes.
"""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.chance import Random
from thaigame.errors import LexiconError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

MAX_LETTERS: Final = 31
SHORTEST: Final = 2
SIEVE_BITS: Final = 22
_LOW: Final = 0xFFFFFFFF
_ALL: Final = (1 << 64) - 1


@dataclass(frozen=True)
class WordGraph:
    """A lexicon over *letters*; letter *i* of the graph (1, 2, ...) is ``letters[i - 1]``."""

    letters: tuple[str, ...]
    nodes: Sequence[int]
    root: int
    forward: int
    sieve: Sequence[int]

    def __contains__(self, word: str) -> bool:
        """Return whether *word* is in the lexicon."""
        try:
            codes = [self.letters.index(letter) + 1 for letter in word]
        except ValueError:
            return False
        if not codes:
            return False
        node = self.forward
        for code in codes[:-1]:
            node = self.child(node, code)
            if not node:
                return False
        return bool(self.ends(node) >> codes[-1] & 1)

    def __iter__(self) -> Iterator[str]:
        """Yield the words in the order of the alphabet."""
        return self._below(self.forward, "")

    def _below(self, node: int, prefix: str) -> Iterator[str]:
        head = self.nodes[node]
        for code, letter in enumerate(self.letters, 1):
            if head >> 32 + code & 1:
                yield prefix + letter
            if head >> code & 1:
                yield from self._below(self.child(node, code), prefix + letter)

    def child(self, node: int, code: int) -> int:
        """Return the node after letter *code* (0: the separator), 0 where nothing goes on."""
        going_on = self.nodes[node] & _LOW
        if not going_on >> code & 1:
            return 0
        rank = (going_on & ((1 << code) - 1)).bit_count()
        return self.nodes[node + 1 + rank] & _LOW

    def ends(self, node: int) -> int:
        """Return the letters, as bits, that end a word after *node*."""
        return self.nodes[node] >> 32


def build(
    words: Iterable[str],
    letters: Sequence[str],
    *,
    shortest: int = SHORTEST,
    longest: int | None = None,
) -> WordGraph:
    """Make the graph of the *words* with *shortest* to *longest* letters.

    *letters* are the alphabet, single characters in their order. Raises ``LexiconError`` for a
    word with a character outside it, and for more than 31 letters.
    """
    if len(letters) > MAX_LETTERS:
        raise LexiconError(
            message("wordgraph.too_many_letters", count=len(letters), limit=MAX_LETTERS)
        )
    table = {letter: code for code, letter in enumerate(letters, 1)}
    coded = set()
    for word in words:
        if shortest <= len(word) and (longest is None or len(word) <= longest):
            try:
                coded.add(bytes([table[letter] for letter in word]))
            except KeyError as error:
                raise LexiconError(
                    message("wordgraph.foreign_letter", word=word, letter=error.args[0]), at=word
                ) from None
    return _Builder().build(sorted(coded), tuple(letters))


def letter_hashes() -> list[int]:
    """Return a random 64-bit number for each letter, by its code; 0 for the separator."""
    random = Random(0)
    return [0, *(random.next() for _ in range(MAX_LETTERS))]


def _sieve(words: Iterable[bytes]) -> array[int]:
    hashes = letter_hashes()
    table = bytearray(1 << SIEVE_BITS - 3)
    for word in words:
        place = (sum([hashes[code] for code in word]) & _ALL) >> 64 - SIEVE_BITS
        table[place >> 3] |= 1 << (place & 7)
    sieve = array("Q", bytes(table))
    if sys.byteorder == "big":
        sieve.byteswap()
    return sieve


class _Builder:
    """Numbers every node once: a node is its head and the numbers of its children."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, ...], int] = {(0,): 0}

    def build(self, words: Sequence[bytes], letters: tuple[str, ...]) -> WordGraph:
        """Return the graph of *words*, which are sorted and differ."""
        # Leftward paths spell a prefix backwards; what may follow their separator is exactly
        # what follows the prefix in the plain graph, so that graph is made first and its node
        # for each prefix handed on.
        forward, prefixes = self._forward(words)
        prefixes.sort()
        root = self._backward(prefixes)
        nodes, places = self._lay_out((root, forward))
        return WordGraph(letters, nodes, places[root], places[forward], _sieve(words))

    def _forward(self, words: Sequence[bytes]) -> tuple[int, list[tuple[bytes, int, bool]]]:
        """Return the plain graph's root, and per prefix: it backwards, its node, is it a word."""
        numbers = self._numbers
        prefixes: list[tuple[bytes, int, bool]] = []
        heads = [0] * 64
        arcs: list[list[int]] = [[] for _ in range(64)]
        previous = b""
        for word in [*words, b""]:
            shared = 0
            while (
                shared < len(word) and shared < len(previous) and word[shared] == previous[shared]
            ):
                shared += 1
            for depth in range(len(previous), shared, -1):
                key = (heads[depth], *arcs[depth])
                node = numbers.setdefault(key, len(numbers))
                heads[depth] = 0
                arcs[depth] = []
                letter = previous[depth - 1]
                if node:
                    heads[depth - 1] |= 1 << letter
                    arcs[depth - 1].append(node)
                is_word = bool(heads[depth - 1] >> 32 + letter & 1)
                prefixes.append((previous[:depth][::-1], node, is_word))
            if word:
                heads[len(word) - 1] |= 1 << 32 + word[-1]
            previous = word
        return numbers.setdefault((heads[0], *arcs[0]), len(numbers)), prefixes

    def _backward(self, prefixes: Iterable[tuple[bytes, int, bool]]) -> int:
        numbers = self._numbers
        heads = [0] * 64
        arcs: list[list[int]] = [[] for _ in range(64)]
        previous = b""
        for path, node, is_word in [*prefixes, (b"", 0, False)]:
            shared = 0
            while (
                shared < len(path) and shared < len(previous) and path[shared] == previous[shared]
            ):
                shared += 1
            for depth in range(len(previous), shared, -1):
                if heads[depth]:
                    number = numbers.setdefault((heads[depth], *arcs[depth]), len(numbers))
                    heads[depth] = 0
                    arcs[depth] = []
                    heads[depth - 1] |= 1 << previous[depth - 1]
                    arcs[depth - 1].append(number)
            if is_word:
                heads[len(path) - 1] |= 1 << 32 + path[-1]
            if node:
                heads[len(path)] = 1
                arcs[len(path)] = [node]
            previous = path
        return numbers.setdefault((heads[0], *arcs[0]), len(numbers))

    def _lay_out(self, roots: tuple[int, ...]) -> tuple[array[int], dict[int, int]]:
        """Put parents next to their first children, which a search visits together."""
        keys = list(self._numbers)
        nodes = array("Q", [0])
        places = {0: 0}
        stack = list(reversed(roots))
        while stack:
            number = stack.pop()
            if number in places:
                continue
            key = keys[number]
            places[number] = len(nodes)
            nodes.extend(key)
            stack.extend(reversed(key[1:]))
        for number, place in places.items():
            for at, child in enumerate(keys[number][1:], place + 1):
                head = keys[child][0]
                nodes[at] = places[child] | ((head | head >> 32) & _LOW) << 32
        return nodes, places
