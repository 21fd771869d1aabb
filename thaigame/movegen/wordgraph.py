"""The two graphs of words: minimised GADDAGs, one laid out for letters, one for cell symbols.

``_graph`` says what a GADDAG is, and builds both. Offset 0 is the empty node; two nodes are roots:
``root`` of the GADDAG, and ``forward`` of the plain graph that spells the words from left to right.
Both layouts are one array of 64-bit words.

**Letters**, at most 31 of them: a node is a head and then one arc per letter that goes on, in
ascending order of letters, so that an arc is found by counting bits::

    head   continuing letters (low 32 bits) | letters that end a word (high 32 bits)
    arc    offset of the child (low 32 bits) | all letters of the child (high 32 bits)

Bit 0 stands for the separator, bits 1 to 31 for the letters. Beside the graph stands a sieve that
tells most racks that make no word: a table of bits, one set for the letters of each word in
whatever order. The place of the bit is the top 22 bits of the sum of the letters' hashes.

**Cell symbols**, at most 8,191 of them: before a node's offset stand two words, its *needs*, the
bases that every way from the node to the end of a word lays or meets, and its *bases*, those that
may come next, bit 0 for the separator. From the offset on there is one entry for each of these
bits, found by counting them: an arc (``arcs``), or, where several symbols share the bit, a link to
the list of their arcs. A search thus looks only at what can be laid, and turns back where what is
needed is not at hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final

from thaigame.chance import Random
from thaigame.errors import LexiconError
from thaigame.movegen import arcs
from thaigame.movegen._native import load
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

MAX_LETTERS: Final = 31
SHORTEST: Final = 2
SIEVE_BITS: Final = 22
_LOW: Final = 0xFFFFFFFF


@dataclass(frozen=True)
class LetterGraph:
    """A lexicon over *letters*; letter *i* of the graph (1, 2, ...) is ``letters[i - 1]``."""

    letters: tuple[str, ...]
    nodes: Sequence[int]
    root: int
    forward: int
    sieve: Sequence[int]

    def __contains__(self, word: Sequence[str]) -> bool:
        """Return whether *word*, its letters, is in the lexicon."""
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


@dataclass(frozen=True)
class CellGraph:
    """A lexicon over cell symbols; a word is a string of ``chr(symbol)``."""

    arcs: Sequence[int]
    root: int
    forward: int

    def __contains__(self, word: str) -> bool:
        """Return whether *word* is in the lexicon."""
        node = self.forward
        arc = 0
        for character in word:
            arc = next((a for a in self.node(node) if arcs.symbol(a) == ord(character)), 0)
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
        """Yield the arcs of the node at offset *at*, in ascending order; none for 0."""
        bases = self.arcs[at - 1] if at else 0
        for entry in range(at, at + bases.bit_count()):
            place = entry
            if not arcs.symbol(self.arcs[entry]) and not (bases & 1 and entry == at):
                place = arcs.child(self.arcs[entry])
            while True:
                yield self.arcs[place]
                if self.arcs[place] & arcs.LAST:
                    break
                place += 1


def build_letters(
    words: Iterable[Sequence[str]],
    letters: Sequence[str],
    *,
    shortest: int = SHORTEST,
    longest: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> LetterGraph:
    """Make the graph of the *words* with *shortest* to *longest* letters.

    *letters* are the alphabet in its order; a word is a text, or the sequence of its letters where
    some have several characters. *progress* is told, now and then, which part of the graph is
    built. Raises ``LexiconError`` for a word with a letter outside the alphabet, for more than 31
    letters, for none and for one twice.
    """
    if len(letters) > MAX_LETTERS:
        raise LexiconError(
            message("wordgraph.too_many_letters", count=len(letters), limit=MAX_LETTERS)
        )
    distinct(letters)
    chosen = {
        word
        for word in words
        if shortest <= len(word) and (longest is None or len(word) <= longest)
    }
    alphabet = set(letters)
    for letter in set(chain.from_iterable(chosen)) - alphabet:
        word = "".join(next(word for word in chosen if letter in word))
        raise LexiconError(message("wordgraph.foreign_letter", word=word, letter=letter), at=word)
    code = {letter: chr(number) for number, letter in enumerate(letters, 1)}
    table = str.maketrans({letter: code[letter] for letter in letters if len(letter) == 1})
    spelt = sorted(
        word.translate(table) if isinstance(word, str) else "".join(map(code.__getitem__, word))
        for word in chosen
    )
    builder = load("_graph").Builder(spelt, progress)
    nodes, root, forward = builder.letter_nodes()
    sieve = builder.sieve(letter_hashes(), SIEVE_BITS, 0)
    return LetterGraph(tuple(letters), nodes, root, forward, sieve)


def distinct(letters: Sequence[str]) -> None:
    """Raise ``LexiconError`` for an alphabet with no letter or with one twice."""
    twice = next((letter for letter in letters if list(letters).count(letter) > 1), None)
    if not letters or twice is not None:
        raise LexiconError(message("wordgraph.letters", letter=twice or ""))


def letter_hashes() -> list[int]:
    """Return a random 64-bit number for each letter, by its code; 0 for the separator."""
    random = Random(0)
    return [0, *(random.next() for _ in range(MAX_LETTERS))]


def build_cells(
    words: Sequence[str],
    groups: Sequence[int],
    bases: Sequence[int],
    progress: Callable[[float], None] | None = None,
) -> CellGraph:
    """Return the graph of *words*, sorted strings of ``chr(symbol)`` that differ.

    *groups* gives each symbol's bit for the arcs, *bases* its bit for the nodes, which rises with
    the symbols; entry 0 is the separator's. *progress* is told, now and then, which part is built.
    Raises ``LexiconError`` where the graph does not fit the offsets of the arcs.
    """
    made, root, forward = (
        load("_graph")
        .Builder(words, progress)
        .cell_nodes((arcs.SEPARATOR, *groups[1:]), (arcs.SEPARATOR, *bases[1:]))
    )
    if len(made) > arcs.MAX_OFFSET:
        raise LexiconError(
            message("movegen.graph_too_large", count=len(made), limit=arcs.MAX_OFFSET)
        )
    return CellGraph(made, root, forward)
