"""Positions of one-letter games as the numbers of the fast kernel, and its plays as moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.errors import KernelError
from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Rack, Tile
from thaigame.movegen._native import load, load_plain
from thaigame.movegen.letters import Hand, LetterGame
from thaigame.movegen.scored import ScoredPlay, Twin
from thaigame.text import Cell
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

MAX_RACK: Final = 8


class LetterEngine:
    """Searches positions of one game that ``letters.fits``."""

    def __init__(self, game: GameSpec, twin: Twin | None) -> None:
        """Take the word graph from the cache, or build it."""
        self.letters = LetterGame(game)
        self._kernel = self.letters.kernel(
            load_plain("_kernel") if twin == "plain" else load("_kernel")
        )
        self._set_for: tuple[Position, object] | None = None
        self._hand = Hand(("",), 0, (), ())
        self._position = game.start()
        self.searches = 0

    def takes(self, rack: Rack) -> bool:
        """Return whether the kernel can hold *rack*."""
        return len(rack) <= MAX_RACK and self.letters.hand(rack) is not None

    def set(self, position: Position, rack: Rack, leaves: Callable[[Rack], float] | None) -> None:
        """Take a position, its mover's rack, which ``takes`` allows, and what leaves are worth."""
        now = self._set_for
        if now is not None and now[0] is position and now[1] is leaves:
            return
        self._set_for = None
        hand = self.letters.hand(rack)
        if hand is None:
            raise KernelError(message("kernel.shared_letter"))
        if now is None or now[0].board is not position.board:
            self._kernel.set_board(self.letters.board(position.board))
        self._hand = hand
        self._kernel.set_rack(hand.blanks, hand.masks, hand.counts)
        if leaves is not None:
            states = 1
            for count in (hand.blanks, *hand.counts):
                states *= count + 1
            self._kernel.set_leaves([round(1000 * leaves(self._kept(s))) for s in range(states)])
        self._position = position
        self._set_for = position, leaves

    def _kept(self, state: int) -> Rack:
        counts = self._kernel.kept(state)
        return self.letters.game.tiles.rack(
            name for name, count in zip(self._hand.kinds, counts, strict=True) for _ in range(count)
        )

    def count(self) -> int:
        """Return the number of plays."""
        self.searches += 1
        return self._kernel.generate()

    def best(self, count: int) -> list[ScoredPlay]:
        """Return the best plays, best first."""
        if not count:
            return []
        self.searches += 1
        return [self.play(i) for i in range(self._kernel.best(count))]

    def find(self, skip: int, most: int) -> tuple[int, LetterRecords]:
        """Return how many plays there are, and all of them from *skip* on: never too many."""
        del most
        found = self.count()
        return found, LetterRecords(self, self._position, skip, found, self.searches)

    def play(self, i: int) -> ScoredPlay:
        """Return play *i* of the last search."""
        row, column, down, faces, score, equity = self._kernel.play(i)
        grid, board = self.letters.game.grid, self._position.board
        square = row * grid.columns + column
        step = grid.columns if down else 1
        lays = []
        for face in faces:
            while board[square]:
                square += step
            letter = self.letters.letters[(face & 31) - 1]
            kind = self._hand.kinds[0] if face & 32 else self._kind_with(face)
            lays.append(Lay(square, Cell.of(letter), (Tile(kind, letter),)))
            square += step
        place = Play(tuple(lays), Direction.DOWN if down else Direction.ACROSS)
        return ScoredPlay(place, score, equity / 1000, self._kept(self._kernel.state(i)))

    def _kind_with(self, face: int) -> str:
        """Return the kind of the hand that shows a letter, also one whose face was fixed."""
        masks = zip(self._hand.kinds[1:], self._hand.masks, strict=True)
        return next(kind for kind, mask in masks if mask >> face & 1)


@dataclass
class LetterRecords:
    """Plays that stay in the kernel while no other search is made, and are found again if one was.

    The first is play *skip* of the search number *search*.
    """

    engine: LetterEngine
    position: Position
    skip: int
    found: int
    search: int

    def __len__(self) -> int:
        """Return how many plays these are."""
        return self.found - self.skip

    def play(self, i: int) -> ScoredPlay:
        """Return play *i*."""
        if self.engine.searches != self.search:
            rack = self.position.racks[0]
            self.engine.set(self.position, Rack() if rack is None else rack, None)
            self.engine.count()
            self.search = self.engine.searches
        return self.engine.play(self.skip + i)
