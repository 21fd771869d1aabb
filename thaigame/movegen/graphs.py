"""Symbol graphs of games: built once, kept in the cache folder, mapped into memory."""

from __future__ import annotations

import json
import struct
import sys
from array import array
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.cache import fingerprint, mapped
from thaigame.movegen.symbolgraph import SymbolGraph, build
from thaigame.movegen.symbols import Symbols, compile_words
from thaigame.text import Slots

if TYPE_CHECKING:
    from thaigame.layouts.layout import Layout
    from thaigame.lexicon import Lexicon

SCHEMA: Final = 3  # of the content; another one makes other file names

_SMALL: Final = 3_000  # words; a smaller graph is built faster than it is read
_HEAD: Final = struct.Struct("=QQQ")  # the two roots, and the bytes of the cells' text


class Compiled(NamedTuple):
    """A word list as one game lays it: its symbols and the graph of its words."""

    symbols: Symbols
    graph: SymbolGraph


def compiled(layout: Layout, lexicon: Lexicon) -> Compiled:
    """Return the symbols and the graph of a game, from the cache folder or built afresh.

    A damaged file in the cache is built again. Raises ``LexiconError`` for a list that no graph
    holds.
    """
    if len(lexicon) < _SMALL:
        return _built(layout, lexicon)
    content = mapped("symbols", _key(layout, lexicon), lambda: _dump(_built(layout, lexicon)))
    return _load(layout, content)


def _built(layout: Layout, lexicon: Lexicon) -> Compiled:
    symbols, words = compile_words(layout, lexicon)
    return Compiled(symbols, build(words, symbols.groups, symbols.bases))


def _key(layout: Layout, lexicon: Lexicon) -> str:
    """Tell a graph from any other: its words, and all of the layout that its cells depend on."""
    play = layout.rules.play
    rules = (
        sorted({face.text for kind in layout.tiles.kinds for face in kind.faces}),
        max(layout.grid.rows, layout.grid.columns),
        layout.script,
        sys.byteorder,
        layout.rules.sara_am,
        layout.rules.tiers,
        sorted(play.paper_marks),
        play.doubler,
        play.yamok,
    )
    return fingerprint(b"%d" % SCHEMA, lexicon.sha256.encode(), repr(rules).encode())


def _dump(made: Compiled) -> bytes:
    cells = json.dumps(made.symbols.cells).encode("ascii")
    cells += b" " * (-len(cells) % 8)
    graph = made.graph
    arcs = array("Q", graph.arcs).tobytes()
    return _HEAD.pack(graph.root, graph.forward, len(cells)) + cells + arcs


def _load(layout: Layout, content: memoryview) -> Compiled:
    root, forward, size = _HEAD.unpack_from(content)
    cells = json.loads(content[_HEAD.size : _HEAD.size + size].tobytes())
    arcs = content[_HEAD.size + size :].cast("Q")
    symbols = Symbols(layout, tuple(Slots(*cell) for cell in cells))
    return Compiled(symbols, SymbolGraph(arcs, root, forward))
