"""Games with one letter a square, as the numbers of the fast kernel.

``fits`` says whether a game is one: its tiles fill only the base slot and each letter is worth the
same on all of them, nothing is laid on or added to a standing tile, and the limits of ``_kernel``
hold. Words need not stay on the board, and tiles may show one of several letters.
"""

from __future__ import annotations

import struct
import sys
from array import array
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.cache import fingerprint, mapped
from thaigame.errors import KernelError
from thaigame.game.moves import Exchange, Lay, Pass, Play
from thaigame.game.score import score
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.movegen import wordgraph
from thaigame.movegen._native import load
from thaigame.text import Cell
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from thaigame.game.board import Board
    from thaigame.game.spec import GameSpec
    from thaigame.layouts.grid import Premium
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack, TileKind
    from thaigame.lexicon import Lexicon
    from thaigame.movegen._kernel import Kernel
    from thaigame.movegen._selfplay import Table, Turn
    from thaigame.movegen.wordgraph import WordGraph

SCHEMA: Final = 2  # of a graph in the cache; another one makes other file names

_SMALL: Final = 3_000  # words; a smaller graph is built faster than it is read
_HEAD: Final = struct.Struct("=QQQ")  # the two roots, the length of the sieve
_MAX_SIDE: Final = 21
_MAX_RACK: Final = 8
_MAX_KINDS: Final = 64


class Hand(NamedTuple):
    """A rack as the kernel takes it: ``kinds`` are the names that its digits stand for."""

    kinds: tuple[str, ...]
    blanks: int
    masks: tuple[int, ...]
    counts: tuple[int, ...]


def fits(game: GameSpec) -> bool:
    """Return whether the fast kernel plays *game* by its rules."""
    layout, grid, rules = game.layout, game.grid, game.rules.play
    values: dict[str, int] = {}
    for kind in layout.tiles.kinds:
        for face in kind.faces:
            if len(face.slots.base) != 1 or len(face.text) != 1:
                return False
            if face.points != (0 if kind.wild else values.setdefault(face.text, face.points)):
                return False
    letters = _letters(layout)
    factors = {p.factor for p in grid.premiums if p is not None and p.target == "word"}
    return (
        game.scorer is score
        and game.rules.tiers == ("base",)
        and not rules.paper_marks
        and not rules.doubler
        and rules.overlay_limit == 0
        and rules.premiums_apply_to == "new_tiles"
        and rules.word_premium_on == "after_letter_premiums"
        and rules.first_play_squares <= wordgraph.SHORTEST
        and rules.rack_size <= _MAX_RACK
        and max(grid.rows, grid.columns) <= _MAX_SIDE
        and len(letters) <= wordgraph.MAX_LETTERS
        and factors <= {2, 3, 4}
        and all(
            {face.text for face in kind.faces} == set(letters)
            for kind in layout.tiles.kinds
            if kind.wild
        )
    )


class LetterGame:
    """One game's numbers; from it come kernels, tables for self-play, and moves."""

    def __init__(self, game: GameSpec) -> None:
        """Take the word graph from the cache, or build it.

        Raises ``KernelError`` for a game that does not fit.
        """
        if not fits(game):
            raise KernelError(message("kernel.unfit", game=game.name))
        self.game = game
        self.letters = _letters(game.layout)
        self.codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.graph = word_graph(game.layout, game.lexicon)
        self._points = [0] * (len(self.letters) + 1)
        for kind in game.tiles.kinds:
            if not kind.wild:
                for face in kind.faces:
                    self._points[self.codes[face.text]] = face.points
        self._kind_showing = {
            face.text: kind.name
            for kind in game.tiles.kinds
            if not kind.wild
            for face in kind.faces
        }
        self._blank = next((kind.name for kind in game.tiles.kinds if kind.wild), "")

    def kernel(self, module: ModuleType | None = None) -> Kernel:
        """Make a kernel with an empty board, of the twin *module* or the one in force."""
        grid = self.game.grid
        made: Kernel = (module or load("_kernel")).Kernel(
            self.graph,
            rows=grid.rows,
            columns=grid.columns,
            letter_premiums=[_factor(premium, "letter") for premium in grid.premiums],
            word_premiums=[_factor(premium, "word") for premium in grid.premiums],
            points=self._points,
            bonus=[self.game.rules.play.bonus.get(count, 0) for count in range(_MAX_RACK + 1)],
            centre=grid.centre,
        )
        return made

    def table(self, *, module: ModuleType | None = None, kernel: Kernel | None = None) -> Table:
        """Make a table for self-play; raises ``KernelError`` where words do not stay."""
        game, rules = self.game, self.game.rules
        kinds = game.tiles.kinds
        if rules.play.lift or rules.end.restart or not kinds[0].wild or len(kinds) > _MAX_KINDS:
            raise KernelError(message("kernel.no_selfplay", game=game.name))
        made: Table = (module or load("_selfplay")).Table(
            kernel or self.kernel(),
            tiles=bytes(i for i, n in enumerate(game.tiles.counts) for _ in range(n)),
            masks=[0 if kind.wild else self._mask(kind) for kind in kinds],
            left=[kind.left for kind in kinds],
            rack_size=rules.play.rack_size,
            exchange_minimum=rules.turn.exchange_minimum,
            scoreless=rules.end.scoreless_turns * 2,
            out_factor=rules.end.out_factor,
        )
        return made

    def board(self, board: Board) -> bytes:
        """Return *board* as the kernel takes it."""
        return bytes(0 if stack is None else self._face(stack.tiles[0]) for stack in board)

    def hand(self, rack: Rack) -> Hand | None:
        """Return *rack* as the kernel takes it; None where two of its kinds share a letter."""
        kinds = tuple(dict.fromkeys(name for name in rack if name != self._blank))
        masks = tuple(self._mask(self.game.tiles.by_name[name]) for name in kinds)
        seen = 0
        for mask in masks:
            if seen & mask:
                return None
            seen |= mask
        counts = tuple(rack.count(name) for name in kinds)
        return Hand((self._blank, *kinds), rack.count(self._blank), masks, counts)

    def play(self, board: Sequence[object], row: int, column: int, down: int, faces: bytes) -> Play:
        """Return a play as a move; *board* tells which squares are full."""
        lays = []
        square = row * self.game.grid.columns + column
        step = self.game.grid.columns if down else 1
        for face in faces:
            while board[square]:
                square += step
            letter = self.letters[(face & 31) - 1]
            kind = self._blank if face & 32 else self._kind_showing[letter]
            lays.append(Lay(square, Cell(letter, "", "", ""), (Tile(kind, letter),)))
            square += step
        return Play(tuple(lays), Direction.DOWN if down else Direction.ACROSS)

    def move(self, board: Sequence[object], turn: Turn) -> Play | Exchange | Pass:
        """Return a turn of self-play as a move on *board*."""
        if turn.faces:
            return self.play(board, turn.row, turn.column, turn.down, turn.faces)
        if turn.exchanged:
            kinds = self.game.tiles.kinds
            return Exchange(tuple(kinds[number].name for number in sorted(turn.exchanged)))
        return Pass()

    def _mask(self, kind: TileKind) -> int:
        mask = 0
        for face in kind.faces:
            mask |= 1 << self.codes[face.text]
        return mask

    def _face(self, tile: Tile) -> int:
        wild = self.game.tiles.by_name[tile.kind].wild
        return self.codes[tile.face] | (32 if wild else 0)


def word_graph(layout: Layout, lexicon: Lexicon) -> WordGraph:
    """Return the graph of the words that *layout*'s tiles can spell on its board.

    It comes from the cache folder where it was built before; a damaged file is built again.
    """
    letters = _letters(layout)
    longest = max(layout.grid.rows, layout.grid.columns)

    def build() -> WordGraph:
        alphabet = set(letters)
        return wordgraph.build(
            (word for word in lexicon if alphabet.issuperset(word)), letters, longest=longest
        )

    def dump() -> bytes:
        graph = build()
        head = _HEAD.pack(graph.root, graph.forward, len(graph.sieve))
        return head + array("Q", [*graph.sieve, *graph.nodes]).tobytes()

    if len(lexicon) < _SMALL:
        return build()
    source = repr((SCHEMA, letters, longest, sys.byteorder)).encode()
    content = mapped("letters", fingerprint(source, lexicon.sha256.encode()), dump)
    root, forward, size = _HEAD.unpack_from(content)
    words = content[_HEAD.size :].cast("Q")
    return wordgraph.WordGraph(letters, words[size:], root, forward, words[:size])


def _letters(layout: Layout) -> tuple[str, ...]:
    return tuple(sorted({face.text for kind in layout.tiles.kinds for face in kind.faces}))


def _factor(premium: Premium | None, target: str) -> int:
    return premium.factor if premium is not None and premium.target == target else 1
