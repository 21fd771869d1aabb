"""Graphs of games: built once, kept in the cache folder, mapped into memory."""

from __future__ import annotations

import json
import struct
import sys
from array import array
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame import cache
from thaigame.cache import fingerprint, mapped
from thaigame.game.playable import game_cuts
from thaigame.movegen.symbols import Symbols, compile_words, told
from thaigame.movegen.wordgraph import CellGraph, LetterGraph, build_cells, build_letters
from thaigame.text import Slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from thaigame.layouts.layout import Layout
    from thaigame.lexicon import Lexicon

SCHEMA: Final = 5  # of the content; another one makes other file names

_SMALL: Final = 3_000  # words; a smaller graph is built faster than it is read
_HEAD: Final = struct.Struct("=QQQ")  # the two roots, and the size of what stands before the graph


class Compiled(NamedTuple):
    """A word list as one game lays it: its symbols and the graph of its words."""

    symbols: Symbols
    graph: CellGraph


def compiled(layout: Layout, lexicon: Lexicon) -> Compiled:
    """Return the symbols and the graph of a game, from the cache folder or built afresh.

    A damaged file in the cache is built again. Raises ``LexiconError`` for a list that no graph
    holds.
    """

    def build() -> Compiled:
        read, built = _parts(0.75)
        symbols, words = compile_words(layout, lexicon, read)
        return Compiled(symbols, build_cells(words, symbols.groups, symbols.bases, built))

    def dump() -> bytes:
        made = build()
        cells = json.dumps(made.symbols.cells).encode("ascii")
        cells += b" " * (-len(cells) % 8)
        head = _HEAD.pack(made.graph.root, made.graph.forward, len(cells))
        return head + cells + array("Q", made.graph.arcs).tobytes()

    if _is_small(lexicon):
        return build()
    play = layout.rules.play
    # All of the layout that its cells depend on.
    rules = (
        *_shared(layout),
        layout.script,
        layout.syllabary and layout.syllabary.squares,
        _laid_either_way(layout),
        layout.rules.sara_am,
        layout.rules.tiers,
        sorted(play.paper_marks),
        play.doubler,
        play.yamok,
    )
    content = mapped("symbols", _key(lexicon, rules), dump)
    root, forward, size = _HEAD.unpack_from(content)
    cells = json.loads(content[_HEAD.size : _HEAD.size + size].tobytes())
    graph = CellGraph(content[_HEAD.size + size :].cast("Q"), root, forward)
    return Compiled(Symbols(layout, tuple(Slots(*cell) for cell in cells)), graph)


def letter_graph(layout: Layout, lexicon: Lexicon) -> LetterGraph:
    """Return the graph of the words that *layout*'s tiles can spell on its board.

    Each face is one letter. It comes from the cache folder as ``compiled`` does.
    """
    letters = alphabet(layout)
    longest = max(layout.grid.rows, layout.grid.columns)

    def build() -> LetterGraph:
        known = set(letters)
        several = layout.alphabet is not None and bool(layout.alphabet.several)
        read, built = _parts(0.25)
        words: Iterable[Sequence[str]] = told(lexicon, read)
        if several:
            cuts = chain.from_iterable(game_cuts(word, layout) for word in told(lexicon, read))
            words = (tuple([cell.base for cell in cells]) for cells in cuts)
        fitting = (word for word in words if known.issuperset(word))
        return build_letters(fitting, letters, longest=longest, progress=built)

    def dump() -> bytes:
        graph = build()
        head = _HEAD.pack(graph.root, graph.forward, 8 * len(graph.sieve))
        return head + array("Q", graph.sieve).tobytes() + array("Q", graph.nodes).tobytes()

    if _is_small(lexicon):
        return build()
    key = _key(lexicon, (*_shared(layout), _laid_either_way(layout)))
    content = mapped("letters", key, dump)
    root, forward, size = _HEAD.unpack_from(content)
    sieve = content[_HEAD.size : _HEAD.size + size].cast("Q")
    return LetterGraph(letters, content[_HEAD.size + size :].cast("Q"), root, forward, sieve)


def _parts(share: float) -> tuple[Callable[[float], None], Callable[[float], None]]:
    """Return what two pieces of work tell of themselves, the first of which is *share* of both."""

    def tell(done: float) -> None:
        if cache.progress is not None:
            cache.progress(done)

    return (lambda done: tell(share * done)), (lambda done: tell(share + (1 - share) * done))


def alphabet(layout: Layout) -> tuple[str, ...]:
    """Return the faces that the tiles can show, in order."""
    return tuple(sorted({face.text for kind in layout.tiles.kinds for face in kind.faces}))


def _laid_either_way(layout: Layout) -> bool:
    return layout.alphabet is not None and layout.alphabet.either


def _shared(layout: Layout) -> tuple[object, ...]:
    return alphabet(layout), max(layout.grid.rows, layout.grid.columns), sys.byteorder


def _key(lexicon: Lexicon, rules: tuple[object, ...]) -> str:
    return fingerprint(b"%d" % SCHEMA, lexicon.sha256.encode(), repr(rules).encode())


def _is_small(lexicon: Lexicon) -> bool:
    """Tell whether a list is small; its words are counted only where no list in it is large."""
    whole = (part for part in lexicon.parts if part.min_length is part.max_length is None)
    # An entry taken out may be two words, one with a space before its last sign.
    largest = max((part.size - 2 * len(part.less) for part in whole), default=0)
    return largest < _SMALL and len(lexicon) < _SMALL
