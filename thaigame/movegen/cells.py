"""Positions of any game as the numbers of the kernel for cell symbols, and its plays as moves."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Rack, Tile
from thaigame.movegen._native import load, load_plain
from thaigame.movegen.columns import NO_PLACE, Columns, kept
from thaigame.movegen.graphs import compiled
from thaigame.movegen.leaves import LeaveReader
from thaigame.movegen.limits import CELLS, bonuses, premiums
from thaigame.movegen.scored import ScoredPlay
from thaigame.text import Cell, Slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import ModuleType

    from thaigame.game.board import Stack
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.movegen._cells import CellKernel
    from thaigame.movegen.scored import Twin
    from thaigame.movegen.symbols import Symbols
    from thaigame.movegen.wordgraph import CellGraph


class CellGame:
    """One game's numbers, from which kernels come."""

    def __init__(self, game: GameSpec) -> None:
        """Compile the word list, or take it from the cache; raises as ``Generator``."""
        CELLS.check(game.layout)
        self.game = game
        words = compiled(game.layout, game.lexicon)
        self.symbols: Symbols = words.symbols
        self.graph: CellGraph = words.graph
        self.cells: tuple[Cell, ...] = tuple(
            Cell.of(*cell) for cell in (Slots(), *self.symbols.cells)
        )

    def kernel(self, module: ModuleType, *, counts: bool = True) -> CellKernel:
        """Make a kernel of the twin *module*; without *counts* every play scores nothing."""
        layout = self.game.layout
        grid, rules = layout.grid, layout.rules.play
        plain = [1] * grid.size
        made: CellKernel = module.CellKernel(
            self.graph.arcs,
            self.graph.root,
            grid.rows,
            grid.columns,
            premiums(grid, "letter") if counts else plain,
            premiums(grid, "word") if counts else plain,
            grid.centre,
            self.symbols.groups,
            self.symbols.bases,
            self.symbols.ways,
            self.symbols.doubler,
            len(self.symbols.contents),
            len(layout.rules.tiers),
            bonuses(layout, CELLS.rack) if counts else [0] * (CELLS.rack + 1),
            rules.first_play_squares,
            rules.overlay_limit,
            int(rules.premiums_apply_to == "all_tiles"),
            int(rules.word_premium_on == "printed_points"),
        )
        return made

    def standing(self, stack: Stack) -> tuple[int, int, int]:
        """Return a stack's symbol, the points of its base and those of the tiles above and below.

        The symbol of a cell that no word has is the one after the last.
        """
        base = others = 0
        for tile in stack.tiles:
            face = self.game.tiles.face(tile)
            if face is not None and face.tier == "base":
                base += face.points
            elif face is not None:
                others += face.points
        symbol = self.symbols.numbers.get(Slots(*stack.cell), len(self.symbols.cells) + 1)
        return symbol, base, others


class CellEngine:
    """Searches positions of one game; any game will do."""

    def __init__(self, game: GameSpec, twin: Twin | None, *, counts: bool = True) -> None:
        """Compile the word list, or take it from the cache; raises as ``Generator``.

        Without *counts* every play scores nothing: its score is another's to find.
        """
        made = self._made = CellGame(game)
        self.game = game
        self.symbols: Symbols = made.symbols
        self.graph: CellGraph = made.graph
        self.cells: tuple[Cell, ...] = made.cells
        self._counts_points = counts
        module = load_plain("_cells") if twin == "plain" else load("_cells")
        self._kernel = made.kernel(module, counts=counts)
        self._faces_of_kind: dict[str, list[tuple[int, int]]] = {}
        self._standing: dict[Stack, tuple[int, int, int, int, int]] = {}
        self._changes = (array("I"), array("I"), array("I"))
        self._set_for: tuple[Position, object] | None = None
        self._kinds: tuple[str, ...] = ()
        self._counts: tuple[int, ...] = ()
        self._reader = LeaveReader(self._kernel, game.tiles)
        self._leaves: Sequence[int] = ()
        self._lines: dict[int, tuple[tuple[int, ...], bool]] = {}

    def set(self, position: Position, rack: Rack, leaves: Callable[[Rack], float] | None) -> None:
        """Take a position, its mover's rack, and what leaves are worth."""
        now = self._set_for
        if now is not None and now[0] is position and now[1] is leaves:
            return
        self._set_for = None
        if now is None or now[0].board is not position.board:
            self._set_board(position)
        self._set_rack(rack)
        self._leaves = ()
        if leaves is not None:
            self._leaves = self._reader.read(leaves, self._kinds, self._all_kept)
        self._set_for = position, leaves

    def count(self) -> int:
        """Return the number of plays."""
        return int(self._kernel.generate(0))

    def best(self, count: int) -> CellRecords:
        """Return the best plays, best first."""
        self._kernel.best(count)
        return self._records()

    def find(self, skip: int, most: int) -> tuple[int, CellRecords]:
        """Return how many plays there are, and up to *most* of them from number *skip* on."""
        kernel = self._kernel
        found = kernel.generate(skip)
        if found - skip > kernel.kept and kernel.room < most:
            kernel.grow(min(2 * found, most))
            found = kernel.generate(skip)
        return found, self._records()

    def columns(self) -> Columns:
        """Return the plays found last as columns."""
        return Columns(
            *self._kernel.in_columns(),
            self.cells,
            self.symbols.tiers,
            self._kinds,
            self._counts,
            self.game.tiles.order,
        )

    def line(self, at: int) -> tuple[tuple[int, ...], bool]:
        """Return the squares from the kernel's index *at* on, and whether they go down."""
        known = self._lines.get(at)
        if known is None:
            row, column, down = self._kernel.place_of(at)
            line, along = (column, row) if down else (row, column)
            known = self._lines[at] = self.game.grid.lines[down][line][along:], bool(down)
        return known

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
        symbol, base, others = self._made.standing(stack)
        if not self._counts_points:
            base = others = 0
        first = len(self._changes[0])
        for transition in self.symbols.transitions(stack):
            for column, value in zip(self._changes, transition, strict=True):
                column.append(int(value))
        return symbol, base, others, first, len(self._changes[0])

    def _set_rack(self, rack: Rack) -> None:
        kinds = tuple(dict.fromkeys(rack))
        counts = tuple(map(rack.count, kinds))
        self._kinds, self._counts = kinds, counts
        self._kernel.set_rack([self._faces(kind) for kind in kinds], counts)

    def _faces(self, name: str) -> list[tuple[int, int]]:
        """Return the contents that a kind shows, also one whose face was fixed in play."""
        known = self._faces_of_kind.get(name)
        if known is None:
            known = self._faces_of_kind[name] = [
                (self.symbols.contents[face.text], face.points if self._counts_points else 0)
                for face in self.game.tiles.by_name[name].faces
            ]
        return known

    def _all_kept(self) -> Iterator[Rack]:
        states = 1
        for count in self._counts:
            states *= count + 1
        return (kept(self._kinds, self._counts, state) for state in range(states))

    def _records(self) -> CellRecords:
        entries, slots, values, width = self._kernel.records()
        return CellRecords(
            self, entries, slots, values, width, self._kinds, self._counts, self._leaves
        )


@dataclass(frozen=True)
class CellRecords:
    """Plays as the kernel writes them, with the rack that they are for."""

    engine: CellEngine
    entries: Sequence[int]
    slots: Sequence[int]
    values: Sequence[int]
    width: int
    kinds: tuple[str, ...]
    counts: tuple[int, ...]
    leaves: Sequence[int]

    def __len__(self) -> int:
        """Return how many plays these are."""
        return len(self.slots)

    def play(self, i: int) -> ScoredPlay:
        """Return play *i*."""
        start = self.slots[i] * self.width
        head = self.entries[start]
        state = head >> 32
        squares, down = self.engine.line(head & 0xFFFF)
        lays = tuple(
            self._lay(squares[entry >> 32], entry)
            for entry in self.entries[start + 1 : start + 1 + (head >> 16 & 0xFFFF)]
        )
        value = self.values[i]
        return ScoredPlay(
            Play(lays, Direction.DOWN if down else Direction.ACROSS, self.engine.game.layout),
            (value - (self.leaves[state] if self.leaves else 0)) // 1000,
            value / 1000,
            kept(self.kinds, self.counts, state),
        )

    def _lay(self, square: int, entry: int) -> Lay:
        symbol = entry >> 16 & 0xFFFF
        slots = (entry >> 10 & 31, entry >> 5 & 31, entry & 31)
        tiles = tuple(
            Tile(self.kinds[slot], face)
            for face, slot in zip(self.engine.symbols.tiers[symbol], slots, strict=True)
            if slot != NO_PLACE
        )
        return Lay(square, self.engine.cells[symbol], tiles)
