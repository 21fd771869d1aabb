"""Plays of a position: one interface over the kernels, for every game.

A ``Generator`` belongs to one game and one thread at a time; the search itself lets other threads
run. Building plays as objects costs ten times the search, so ``plays`` is a sequence over the
kernel's arrays and makes a play when it is looked at.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, overload

from thaigame.errors import KernelError, StateError
from thaigame.grid import Direction
from thaigame.messages import message
from thaigame.movegen._native import load
from thaigame.movegen.graphs import compiled
from thaigame.moves import Exchange, Lay, Pass, Place
from thaigame.text import Cell, Slots
from thaigame.tiles import Rack, Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thaigame.grid import Premium
    from thaigame.position import Position, Stack
    from thaigame.spec import GameSpec

MAX_SIDE: Final = 20
MAX_KINDS: Final = 31
MAX_STATES: Final = 1 << 16
CHUNK: Final = 1 << 16
"""Plays kept in memory at once; more are found again when they are looked at."""

_NO_SLOT: Final = 31


class Play(NamedTuple):
    """A play with what it scores, bonus included, its equity and what stays on the rack."""

    place: Place
    score: int
    equity: float
    leave: Rack


class Generator:
    """Finds the plays of one game's positions."""

    def __init__(self, game: GameSpec, *, kernel: Literal["native", "plain"] | None = None) -> None:
        """Compile the word list, or take it from the cache.

        *kernel* chooses a twin of the kernel; None is the native one where there is one. Raises
        ``LexiconError`` or ``KernelError`` for a game that is too large.
        """
        from thaigame.movegen._native import load_plain

        self.game = game
        grid, rules = game.grid, game.rules.play
        if max(grid.rows, grid.columns) > MAX_SIDE:
            raise KernelError(
                message("movegen.board", rows=grid.rows, columns=grid.columns, limit=MAX_SIDE)
            )
        self.symbols, self.graph = compiled(game.layout, game.lexicon)
        module = load_plain("_cellkernel") if kernel == "plain" else load("_cellkernel")
        letters = [_factor(premium, "letter") for premium in grid.premiums]
        words = [_factor(premium, "word") for premium in grid.premiums]
        self._kernel = module.CellKernel(
            self.graph.arcs,
            self.graph.root,
            grid.rows,
            grid.columns,
            letters,
            words,
            grid.centre,
            self.symbols.groups,
            self.symbols.ways,
            self.symbols.doubler,
            len(self.symbols.contents),
            len(game.rules.tiers),
            [rules.bonus.get(count, 0) for count in range(64)],
            rules.first_play_squares,
            rules.overlay_limit,
            int(rules.premiums_apply_to == "all_tiles"),
            int(rules.word_premium_on == "printed_points"),
        )
        self.cells = tuple(Cell.of(*cell) for cell in (Slots(), *self.symbols.cells))
        self._faces_of_kind: dict[str, list[tuple[int, int]]] = {}
        self._standing: dict[Stack, tuple[int, int, int, int, int]] = {}
        self._changes = (array("I"), array("I"), array("I"))
        self._set_for: tuple[Position, object] | None = None
        self._kinds: tuple[str, ...] = ()
        self._counts: tuple[int, ...] = ()
        self._leaves: list[int] = []
        self._lines: dict[int, tuple[tuple[int, ...], bool]] = {}

    # -- what is asked ----------------------------------------------------------------------

    def plays(self, position: Position) -> Plays:
        """Return all plays of the player to move, in no order.

        Raises ``StateError`` where the rack is not known.
        """
        return Plays(self, position)

    def count(self, position: Position) -> int:
        """Return the number of plays; raises as ``plays``."""
        self._set(position, None)
        return int(self._kernel.generate(0))

    def best(
        self,
        position: Position,
        count: int = 10,
        *,
        by: Literal["score", "equity"] = "score",
        leaves: Callable[[Rack], float] | None = None,
    ) -> list[Play]:
        """Return the *count* best plays, best first; raises as ``plays``.

        Equity is score plus what *leaves* says of the rack that stays; without it they are equal.
        Equal plays come in the order in which they are found, and which of them are last is left
        open.
        """
        chosen = leaves if by == "equity" else None
        self._set(position, chosen)
        self._kernel.best(count)
        records = self._records()
        return [records.play(i) for i in range(len(records.starts))]

    def exchanges(self, position: Position) -> Iterator[Exchange]:
        """Yield each exchange that the player to move may make."""
        rack = self._rack(position)
        minimum = self.game.rules.turn.exchange_minimum
        if not rack or position.bag_count() < minimum:
            return
        kinds = tuple(dict.fromkeys(rack))
        for counts in product(*(range(rack.count(kind) + 1) for kind in kinds)):
            tiles = [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
            if tiles:
                yield Exchange(tuple(tiles))

    def moves(self, position: Position) -> Iterator[Place | Exchange | Pass]:
        """Yield every legal move: the plays, then the exchanges, then the pass."""
        for play in self.plays(position):
            yield play.place
        yield from self.exchanges(position)
        yield Pass()

    def line(self, at: int) -> tuple[tuple[int, ...], bool]:
        """Return the squares from the kernel's index *at* on, and whether they go down."""
        known = self._lines.get(at)
        if known is None:
            grid, kernel = self.game.grid, self._kernel
            down = at >= kernel.plane
            line, along = divmod(at - down * kernel.plane, kernel.stride)
            known = self._lines[at] = grid.lines[down][line - 1][along - 1 :], down
        return known

    # -- to and from the kernel's numbers ---------------------------------------------------

    def _rack(self, position: Position) -> Rack:
        rack = position.racks[0]
        if rack is None:
            raise StateError(message("movegen.no_rack"))
        return rack

    def _set(self, position: Position, leaves: Callable[[Rack], float] | None) -> None:
        now = self._set_for
        if now is not None and now[0] is position and now[1] is leaves:
            return
        self._set_for = None
        rack = self._rack(position)
        if now is None or now[0].board is not position.board:
            self._set_board(position)
        self._set_rack(rack)
        self._leaves = []
        if leaves is not None:
            self._leaves = [round(1000 * leaves(rest)) for rest in self._all_kept()]
            self._kernel.set_leaves(self._leaves)
        self._set_for = position, leaves

    def _set_board(self, position: Position) -> None:
        standing = self._standing
        known = len(self._changes[0])
        squares = []
        for square, stack in enumerate(position.board):
            if stack is not None:
                numbers = standing.get(stack)
                if numbers is None:
                    numbers = standing[stack] = self._stack_numbers(stack)
                squares.append((square, numbers))
        if len(self._changes[0]) > known:
            self._kernel.set_changes(*self._changes)
        self._kernel.clear_board()
        put = self._kernel.set_square
        for square, numbers in squares:
            put(square, *numbers)

    def _stack_numbers(self, stack: Stack) -> tuple[int, int, int, int, int]:
        """Return symbol, points of the base, points of the others, first and last transition."""
        base = others = 0
        for tile in stack.tiles:
            face = self.game.tiles.face(tile)
            if face is not None and face.tier == "base":
                base += face.points
            elif face is not None:
                others += face.points
        symbol = self.symbols.numbers.get(Slots(*stack.cell), len(self.symbols.cells) + 1)
        first = len(self._changes[0])
        for transition in self.symbols.transitions(stack):
            for column, value in zip(self._changes, transition, strict=True):
                column.append(int(value))
        return symbol, base, others, first, len(self._changes[0])

    def _set_rack(self, rack: Rack) -> None:
        kinds = tuple(dict.fromkeys(rack))
        counts = tuple(map(rack.count, kinds))
        states = 1
        for count in counts:
            states *= count + 1
        if len(kinds) > MAX_KINDS or states > MAX_STATES or len(rack) > MAX_KINDS:
            raise KernelError(message("movegen.rack", count=len(rack), kinds=len(kinds)))
        self._kinds, self._counts = kinds, counts
        self._kernel.set_rack([self._faces(kind) for kind in kinds], counts)

    def _faces(self, name: str) -> list[tuple[int, int]]:
        """Return the contents that a kind shows, also one whose face was fixed in play."""
        known = self._faces_of_kind.get(name)
        if known is None:
            known = self._faces_of_kind[name] = [
                (self.symbols.contents[face.text], face.points)
                for face in self.game.tiles.by_name[name].faces
            ]
        return known

    def _all_kept(self) -> Iterator[Rack]:
        states = 1
        for count in self._counts:
            states *= count + 1
        return (kept(self._kinds, self._counts, state) for state in range(states))

    def _found_from(self, position: Position, skip: int) -> tuple[int, _Records]:
        """Return how many plays there are, and those from number *skip* on that have room."""
        self._set(position, None)
        found = self._kernel.generate(skip)
        if found - skip > self._kernel.kept and self._kernel.room < CHUNK:
            self._kernel.grow(min(2 * found, CHUNK))
            found = self._kernel.generate(skip)
        return found, self._records()

    def _records(self) -> _Records:
        cells, starts, values = self._kernel.records()
        return _Records(self, cells, starts, values, self._kinds, self._counts, self._leaves)


@dataclass(frozen=True)
class _Records:
    """Plays as the kernel writes them, with the rack that they are for."""

    generator: Generator
    cells: Sequence[int]
    starts: Sequence[int]
    values: Sequence[int]
    kinds: tuple[str, ...]
    counts: tuple[int, ...]
    leaves: Sequence[int]

    def play(self, i: int) -> Play:
        """Return play *i*."""
        generator = self.generator
        start = self.starts[i]
        head = self.cells[start]
        state = head >> 15
        squares, down = generator.line(head & 1023)
        lays = tuple(
            self._lay(squares[entry >> 27], entry)
            for entry in self.cells[start + 1 : start + 1 + (head >> 10 & 31)]
        )
        value = self.values[i]
        return Play(
            Place(lays, Direction.DOWN if down else Direction.ACROSS),
            (value - (self.leaves[state] if self.leaves else 0)) // 1000,
            value / 1000,
            kept(self.kinds, self.counts, state),
        )

    def _lay(self, square: int, entry: int) -> Lay:
        symbol = entry >> 15 & 0xFFF
        slots = (entry >> 10 & 31, entry >> 5 & 31, entry & 31)
        tiles = tuple(
            Tile(self.kinds[slot], face)
            for face, slot in zip(self.generator.symbols.tiers[symbol], slots, strict=True)
            if slot != _NO_SLOT
        )
        return Lay(square, self.generator.cells[symbol], tiles)


class Plays(Sequence[Play]):
    """All plays of a position, made when they are looked at; at most ``CHUNK`` are in memory."""

    def __init__(self, generator: Generator, position: Position) -> None:
        """Find the plays."""
        self._generator = generator
        self._position = position
        self._first = 0
        self._count, self._records = generator._found_from(position, 0)  # noqa: SLF001

    def __len__(self) -> int:
        """Return the number of plays."""
        return self._count

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> list[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | list[Play]:
        """Return one play, or a list of some; raises IndexError past the end."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._count))]
        i = index + self._count if index < 0 else index
        if not 0 <= i < self._count:
            raise IndexError(index)
        if not self._first <= i < self._first + len(self._records.starts):
            # Going backwards fetches the plays before, so that a whole pass is a few searches.
            self._first = i if i >= self._first else max(0, i + 1 - CHUNK)
            _, self._records = self._generator._found_from(  # noqa: SLF001
                self._position, self._first
            )
        return self._records.play(i - self._first)


def kept(kinds: Sequence[str], counts: Sequence[int], state: int) -> Rack:
    """Return what rack *state* keeps of *counts* tiles of *kinds*."""
    names: list[str] = []
    for kind, count in zip(kinds, counts, strict=True):
        names += [kind] * (count - state % (count + 1))
        state //= count + 1
    return Rack(names)


def _factor(premium: Premium | None, target: str) -> int:
    return premium.factor if premium is not None and premium.target == target else 1
