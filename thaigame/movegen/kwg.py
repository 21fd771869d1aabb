"""Word graphs as KWG files, the form in which other word-game programs exchange lexica.

A file is 32-bit words, low byte first, without a header; each is an arc::

    letter (bits 31-24) | ends a word (23) | last of its siblings (22) | first child (21-0)

Siblings ascend by letter. Arc 0 leads to the plain graph, arc 1 to the GADDAG, where letter 0 is
the separator. A file does not say its alphabet: letter 1 is the first of the alphabet given.
"""

from __future__ import annotations

import sys
from array import array
from itertools import islice
from typing import TYPE_CHECKING, Final

from thaigame.errors import LexiconError
from thaigame.movegen.wordgraph import distinct
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from thaigame.movegen.wordgraph import LetterGraph

MAX_LETTERS: Final = 63
MAX_ARCS: Final = 1 << 22

_ROOTS: Final = 2  # arcs that lead to the two halves
_ENDS_WORD: Final = 1 << 23
_LAST: Final = 1 << 22
_CHILD: Final = MAX_ARCS - 1
MOST_WORDS: Final = 2_000_000
"""Words of a file; a few thousand bytes can lead to more than any machine holds."""
_LONGEST: Final = 255  # letters of a word; a path that is longer goes round in a circle


def write_kwg(graph: LetterGraph) -> bytes:
    """Return *graph* as the bytes of a KWG file, both of its halves.

    Raises ``LexiconError`` for a graph of more than 4,194,304 arcs.
    """
    places = {0: 0}
    order = []
    size = _ROOTS
    stack = [graph.root, graph.forward]
    while stack:
        node = stack.pop()
        if node in places:
            continue
        head = graph.nodes[node]
        going_on, ending = head & 0xFFFFFFFF, head >> 32
        if not going_on | ending:
            places[node] = 0  # a lexicon without words
            continue
        places[node] = size
        size += (going_on | ending).bit_count()
        order.append(node)
        stack += [graph.nodes[node + 1 + i] & 0xFFFFFFFF for i in range(going_on.bit_count())]
    if size > MAX_ARCS:
        raise LexiconError(message("wordgraph.too_many_arcs", count=size, limit=MAX_ARCS))
    arcs = array("I", [_LAST | places[graph.forward], _LAST | places[graph.root]])
    for node in order:
        head = graph.nodes[node]
        going_on, ending = head & 0xFFFFFFFF, head >> 32
        arc = node
        for letter in range((going_on | ending).bit_length()):
            if not (going_on | ending) >> letter & 1:
                continue
            child = 0
            if going_on >> letter & 1:
                arc += 1
                child = places[graph.nodes[arc] & 0xFFFFFFFF]
            arcs.append(letter << 24 | (ending >> letter & 1) * _ENDS_WORD | child)
        arcs[-1] |= _LAST
    return _little_endian(arcs).tobytes()


def read_kwg(content: bytes, letters: Sequence[str]) -> list[str]:
    """Return the words of a KWG file in the order of the alphabet *letters*.

    Raises ``LexiconError`` for what is no such file, needs more letters than there are, or leads to
    more than 2,000,000 words.
    """
    distinct(letters)
    if len(content) % 4 or len(content) < 4 * _ROOTS:
        raise LexiconError(message("wordgraph.kwg_size", size=len(content)))
    if len(letters) > MAX_LETTERS:
        raise LexiconError(
            message("wordgraph.too_many_letters", count=len(letters), limit=MAX_LETTERS)
        )
    arcs = array("I")
    arcs.frombytes(content)
    arcs = _little_endian(arcs)
    found = paths(arcs, dict(enumerate(letters, 1)), roots=_ROOTS)
    words = list(map("".join, islice(found, MOST_WORDS + 1)))
    if len(words) > MOST_WORDS:
        raise LexiconError(message("wordgraph.kwg_words", limit=MOST_WORDS))
    return words


def paths(
    arcs: Sequence[int], letters: Mapping[int, str], *, roots: int
) -> Iterator[tuple[str, ...]]:
    """Yield the words below arc 0 in the graph's order, each as its letters.

    *letters* are by their number in the arcs, of which the first *roots* lead to graphs. Damage is
    found as the walk comes to it, and then LexiconError is raised. There may be no end of words:
    a caller takes as many as it has room for.
    """
    path: list[str] = []
    stack = [arcs[0] & _CHILD] if arcs[0] & _CHILD else []
    while stack:
        at = stack[-1]
        if not roots <= at < len(arcs) or len(path) > _LONGEST:
            raise LexiconError(message("wordgraph.kwg_arc", arc=at), at=at)
        arc = arcs[at]
        letter = arc >> 24
        if letter not in letters:
            raise LexiconError(
                message("wordgraph.kwg_letter", arc=at, letter=letter, count=len(letters)), at=at
            )
        path.append(letters[letter])
        if arc & _ENDS_WORD:
            yield tuple(path)
        if arc & _CHILD:
            stack.append(arc & _CHILD)
            continue
        # Nothing below: on to the next sibling, here or further up.
        while stack:
            path.pop()
            if not arcs[stack[-1]] & _LAST:
                stack[-1] += 1
                break
            stack.pop()


def _little_endian(arcs: array[int]) -> array[int]:
    """Return *arcs*, which are in the machine's order or the file's, in the other's."""
    if sys.byteorder == "big":
        arcs.byteswap()
    return arcs
