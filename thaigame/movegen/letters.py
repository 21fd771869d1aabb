"""Games with one letter a square, as the numbers of the fast kernel, and its plays as moves.

The tiles of such a game fill only the base slot, each letter is worth the same on all of them, and
nothing is laid on or added to a standing tile; ``limits`` says what else the kernel asks. Words
need not stay on the board, and tiles may show one of several letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from thaigame.errors import KernelError
from thaigame.game.board import Board
from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.movegen._native import load, load_plain
from thaigame.movegen.columns import Columns
from thaigame.movegen.graphs import alphabet, letter_graph
from thaigame.movegen.leaves import LeaveReader
from thaigame.movegen.limits import LETTERS, bonuses, premiums
from thaigame.movegen.scored import ScoredPlay
from thaigame.text import Cell
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import ModuleType

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.layouts.tiles import Rack, TileKind
    from thaigame.movegen._letters import LetterKernel
    from thaigame.movegen.scored import Twin
    from thaigame.movegen.wordgraph import LetterGraph


class Hand(NamedTuple):
    """A rack as the kernel takes it: ``kinds`` are the names that its digits stand for."""

    kinds: tuple[str, ...]
    blanks: int
    masks: tuple[int, ...]
    counts: tuple[int, ...]


class LetterGame:
    """One game's numbers; from it come kernels and moves."""

    def __init__(self, game: GameSpec) -> None:
        """Take the word graph from the cache, or build it.

        Raises ``KernelError`` for a game that the kernel does not play.
        """
        LETTERS.check(game.layout)
        self.game = game
        self.letters: tuple[str, ...] = alphabet(game.layout)
        self.codes: dict[str, int] = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.graph: LetterGraph = letter_graph(game.layout, game.lexicon)
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

    def kernel(self, module: ModuleType | None = None) -> LetterKernel:
        """Make a kernel with an empty board, of the twin *module* or the one in force."""
        grid = self.game.grid
        made: LetterKernel = (module or load("_letters")).LetterKernel(
            self.graph,
            rows=grid.rows,
            columns=grid.columns,
            letter_premiums=premiums(grid, "letter"),
            word_premiums=premiums(grid, "word"),
            points=self._points,
            bonus=bonuses(self.game.layout, LETTERS.rack),
            centre=grid.centre,
        )
        return made

    def board(self, board: Board) -> bytes:
        """Return *board* as the kernel takes it."""
        return bytes(0 if stack is None else self._face(stack.tiles[0]) for stack in board)

    def hand(self, rack: Rack) -> Hand | None:
        """Return *rack* as the kernel takes it; None where two of its kinds share a letter."""
        kinds = tuple(dict.fromkeys(name for name in rack if name != self._blank))
        masks = tuple(self.mask(self.game.tiles.by_name[name]) for name in kinds)
        seen = 0
        for mask in masks:
            if seen & mask:
                return None
            seen |= mask
        counts = tuple(rack.count(name) for name in kinds)
        return Hand((self._blank, *kinds), rack.count(self._blank), masks, counts)

    def play(
        self,
        board: Sequence[object],
        place: tuple[int, int, int],
        faces: bytes,
        hand: Hand | None = None,
    ) -> Play:
        """Return a play as a move; *board* tells which squares are full.

        *place* is row, column and direction (1: down) of the word. Each letter is shown by the
        kind of *hand* that can, also one whose face was fixed, or else by the set's.
        """
        row, column, down = place
        grid = self.game.grid
        square = row * grid.columns + column
        step = grid.columns if down else 1
        lays = []
        for face in faces:
            while board[square]:
                square += step
            letter = self.letters[(face & 31) - 1]
            kind = self._blank
            if not face & 32:
                kind = self._kind_showing[letter] if hand is None else _kind_with(hand, face)
            lays.append(Lay(square, Cell.of(letter), (Tile(kind, letter),)))
            square += step
        direction = Direction.DOWN if down else Direction.ACROSS
        return Play(tuple(lays), direction, self.game.layout)

    def mask(self, kind: TileKind) -> int:
        """Return the letters that a kind can show, as bits."""
        mask = 0
        for face in kind.faces:
            mask |= 1 << self.codes[face.text]
        return mask

    def _face(self, tile: Tile) -> int:
        wild = self.game.tiles.by_name[tile.kind].wild
        return self.codes[tile.face] | (32 if wild else 0)


def _kind_with(hand: Hand, face: int) -> str:
    masks = zip(hand.kinds[1:], hand.masks, strict=True)
    return next(kind for kind, mask in masks if mask >> face & 1)


class LetterEngine:
    """Searches positions of one game on the fast kernel."""

    def __init__(self, game: GameSpec, twin: Twin | None) -> None:
        """Take the word graph from the cache, or build it; raises as ``LetterGame``."""
        self.letters: LetterGame = LetterGame(game)
        self._kernel = self.letters.kernel(
            load_plain("_letters") if twin == "plain" else load("_letters")
        )
        self._set_for: tuple[Position, object] | None = None
        self._hand = Hand(("",), 0, (), ())
        letters = ("", *self.letters.letters)
        self._cells = tuple(Cell.of(letter) if letter else Cell() for letter in letters)
        self._texts = tuple((letter, "", "") for letter in letters)
        self._board = Board()
        self._reader = LeaveReader(self._kernel, game.tiles)
        self._leaves: Sequence[int] = ()

    def takes(self, rack: Rack) -> bool:
        """Return whether the kernel can hold *rack*."""
        return len(rack) <= LETTERS.rack and self.letters.hand(rack) is not None

    def set(self, position: Position, rack: Rack, leaves: Callable[[Rack], float] | None) -> None:
        """Take a position, its mover's rack, which ``takes`` allows, and what leaves are worth."""
        now = self._set_for
        if now is not None and now[0] is position and now[1] is leaves:
            return
        self._set_for = None
        hand = self.letters.hand(rack)
        if hand is None:
            raise KernelError(message("kernel.shared_letter"))
        if self._board is not position.board:
            self._kernel.set_board(self.letters.board(position.board))
            self._board = position.board
        self._hand = hand
        self._kernel.set_rack(hand.blanks, hand.masks, hand.counts)
        self._leaves = ()
        if leaves is not None:
            self._leaves = self._reader.read(leaves, self._hand.kinds, self._all_kept)
        self._set_for = position, leaves

    def _all_kept(self) -> Iterator[Rack]:
        states = 1
        for count in (self._hand.blanks, *self._hand.counts):
            states *= count + 1
        for state in range(states):
            counts = zip(self._hand.kinds, self._kernel.left_of(state), strict=True)
            yield self.letters.game.tiles.rack(name for name, n in counts for _ in range(n))

    def count(self) -> int:
        """Return the number of plays."""
        return self._kernel.generate()

    def best(self, count: int) -> LetterRecords:
        """Return the best plays, best first."""
        self._kernel.best(count)
        return self._records()

    def find(self, skip: int, most: int) -> tuple[int, LetterRecords]:
        """Return how many plays there are, and all of them from *skip* on: never too many."""
        del most
        found = self._kernel.generate()
        return found, self._records(skip)

    def columns(self) -> Columns:
        """Return the plays found last as columns."""
        return Columns(
            *self._kernel.in_columns(),
            self._cells,
            self._texts,
            self._hand.kinds,
            (self._hand.blanks, *self._hand.counts),
            self.letters.game.tiles.order,
        )

    def _records(self, skip: int = 0) -> LetterRecords:
        values, tiles, where = self._kernel.records()
        return LetterRecords(
            self, self._board, self._hand, values[skip:], tiles[skip:], where[skip:], self._leaves
        )

    def place_of(self, at: int) -> tuple[int, int, int]:
        """Return row, column and direction of a square in the kernel's tables."""
        return self._kernel.place_of(at)


@dataclass(frozen=True)
class LetterRecords:
    """Plays as the kernel writes them, with the board and the rack that they are for."""

    engine: LetterEngine
    board: Board
    hand: Hand
    values: Sequence[int]
    tiles: Sequence[int]
    where: Sequence[int]
    leaves: Sequence[int]

    def __len__(self) -> int:
        """Return how many plays these are."""
        return len(self.values)

    def play(self, i: int) -> ScoredPlay:
        """Return play *i*."""
        state = self.where[i] & 255
        value = self.values[i]
        faces = self.tiles[i].to_bytes(8, "little").rstrip(b"\0")
        letters = self.engine.letters
        place = self.engine.place_of(self.where[i] >> 8)
        names: list[str] = []
        for kind, count in zip(self.hand.kinds, (self.hand.blanks, *self.hand.counts), strict=True):
            names += [kind] * (count - state % (count + 1))
            state //= count + 1
        leave = self.leaves[self.where[i] & 255] if self.leaves else 0
        return ScoredPlay(
            letters.play(self.board, place, faces, self.hand),
            (value - leave) // 1000,
            value / 1000,
            letters.game.tiles.rack(names),
        )
