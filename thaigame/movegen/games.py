"""Whole games of one rule set inside the kernels: tables to play them on, and turns as moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.errors import StateError
from thaigame.game.moves import Exchange, Lay, Pass, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.movegen._native import load, load_plain
from thaigame.movegen.cells import CellGame
from thaigame.movegen.leaves import Leaves, side_by_side
from thaigame.movegen.letters import LetterGame
from thaigame.movegen.limits import LETTERS, TABLE
from thaigame.text import Cell
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from thaigame.game.board import Board
    from thaigame.game.spec import GameSpec
    from thaigame.layouts.ruleset import EndRules
    from thaigame.movegen._endgame import Endgame
    from thaigame.movegen._rollouts import Rollouts
    from thaigame.movegen._turns import Rules, Table, Turn
    from thaigame.movegen.scored import Twin

NO_TILE: Final = 255
"""In the record of a play: nothing was laid on this tier."""
ENDS: Final = ("", "out", "scoreless", "stopped")
"""How a game of a table ended, by its number."""


def patience(rules: EndRules, players: int) -> int:
    """Return after how many turns without a play, in a row, players who play alike agree to stop.

    Where restarts (K12) could go on for ever, since nobody can use the tiles that are left, that
    is after the second one without a play between.
    """
    return 2 * rules.scoreless_turns * players


class WholeGames:
    """One game's numbers; from it come tables for self-play."""

    def __init__(self, game: GameSpec) -> None:
        """Take the word graph from the cache, or build it.

        Raises ``KernelError`` for a game that is not played whole inside the kernels.
        """
        TABLE.check(game.layout)
        self.game = game
        self._letters = None if LETTERS.faults(game.layout) else LetterGame(game)
        self._cells = CellGame(game) if self._letters is None else None
        self.cells: tuple[Cell, ...]
        if self._letters is not None:
            self.cells = (Cell(), *(Cell.of(letter) for letter in self._letters.letters))
            self._faces = (("", "", ""), *((text, "", "") for text in self._letters.letters))
        if self._cells is not None:
            self.cells = self._cells.cells
            self._faces = self._cells.symbols.tiers

    def table(
        self,
        players: int = 2,
        *,
        leaves: Leaves | Sequence[Leaves | None] | None = None,
        twin: Twin | None = None,
    ) -> Table:
        """Make a table for so many players, who play by score, or by score and leave.

        *leaves* are everybody's, or those of each seat; None is by score alone. *twin* chooses a
        twin of the kernels, None the one in force. A table belongs to one thread at a time.
        Raises ``StateError`` for leaves that are too large.
        """

        def module(name: str) -> ModuleType:
            return load_plain(name) if twin == "plain" else load(name)

        games, rules = module("_games"), self._rules(module("_turns"), players)
        kinds = self.game.tiles.kinds
        made: Table
        if self._letters is not None:
            letters = self._letters
            blank = next((i for i, kind in enumerate(kinds) if kind.wild), -1)
            masks = [letters.mask(kind) for kind in kinds]
            made = games.LetterTable(letters.kernel(module("_letters")), rules, blank, masks)
        elif self._cells is not None:
            cells = self._cells
            kernel = cells.kernel(module("_cells"))
            columns, ranges = cells.symbols.every_transition()
            kernel.set_changes(*columns)
            faces = [
                [(cells.symbols.contents[face.text], face.points) for face in kind.faces]
                for kind in kinds
            ]
            # A cell that no word has, which only a board set up can show, has none.
            made = games.CellTable(kernel, rules, faces, [*ranges, (0, 0)])
        seats = [leaves] * players if leaves is None or isinstance(leaves, Leaves) else leaves
        sets = [each for i, each in enumerate(seats) if each and each not in seats[:i]]
        if sets:
            names, size = [kind.name for kind in kinds], self.game.rules.play.rack_size
            tables = [each.tables(names, size) for each in sets]
            side_by_side(tables).give(made.search)
            made.value_leaves([sets.index(seat) if seat else -1 for seat in seats])
        return made

    def move(self, table: Table, turn: Turn) -> Play | Exchange | Pass:
        """Return a turn of *table* as a move."""
        names = [kind.name for kind in self.game.tiles.kinds]
        if turn.exchanged:
            return Exchange(tuple(names[kind] for kind in turn.exchanged))
        return self.play(table, turn.laid) if turn.laid else Pass()

    def play(self, table: Table, laid: Sequence[int]) -> Play:
        """Return the play of *table* that lays these, as in a ``Turn``."""
        names = [kind.name for kind in self.game.tiles.kinds]
        lays = []
        down = 0
        for number in laid:
            row, column, down = table.search.place_of(number >> 40)
            symbol = number >> 24 & 0xFFFF
            kinds = (number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
            tiles = tuple(
                Tile(names[kind], face)
                for kind, face in zip(kinds, self._faces[symbol], strict=True)
                if kind != NO_TILE
            )
            lays.append(Lay(row * self.game.grid.columns + column, self.cells[symbol], tiles))
        return Play(tuple(lays), Direction.DOWN if down else Direction.ACROSS)

    def numbers(self, names: Iterable[str]) -> list[int]:
        """Return the numbers of kinds; raise ``StateError`` for a tile whose face was fixed.

        Such a tile comes back to a rack only when a play is taken off again, and never in a table.
        """
        numbers = {kind.name: number for number, kind in enumerate(self.game.tiles.kinds)}
        found = []
        for name in names:
            if name not in numbers:
                raise StateError(message("kernel.face_fixed", tile=name), at=name)
            found.append(numbers[name])
        return found

    def put_board(self, table: Table, board: Board) -> None:
        """Let *board* stand on a table."""
        stacks = [(square, stack) for square, stack in enumerate(board) if stack is not None]
        if self._letters is not None:
            faces = self._letters.board(board)
            table.put_board([(square, faces[square], 0, 0) for square, _ in stacks])
        elif self._cells is not None:
            table.put_board([(square, *self._cells.standing(stack)) for square, stack in stacks])

    def rollouts(self, table: Table) -> Rollouts:
        """Return what plays rounds on *table*."""
        made: Rollouts = self._twin_of(table, "_rollouts").Rollouts(table)
        return made

    def endgame(self, table: Table, *, levels: int, plays: int, entries: int) -> Endgame:
        """Return what searches ends of games on *table*; ``_endgame`` says what the sizes are."""
        made: Endgame = self._twin_of(table, "_endgame").Endgame(table, levels, plays, entries)
        return made

    def _twin_of(self, table: Table, name: str) -> ModuleType:
        plain = type(table).__module__.endswith(":plain")
        return load_plain(name) if plain else load(name)

    def _rules(self, module: ModuleType, players: int) -> Rules:
        tiles, rules = self.game.tiles, self.game.rules
        made: Rules = module.Rules(
            tiles=bytes(i for i, n in enumerate(tiles.counts) for _ in range(n)),
            left=[kind.left for kind in tiles.kinds],
            players=players,
            rack_size=rules.play.rack_size,
            exchange_minimum=rules.turn.exchange_minimum,
            passes_count="pass" in rules.end.scoreless,
            exchanges_count="exchange" in rules.end.scoreless,
            scoreless=rules.end.scoreless_turns * players,
            idle=patience(rules.end, players),
            restart=rules.end.restart,
            out_factor=rules.end.out_factor,
            others_lose=rules.end.others_lose,
            lift=rules.play.lift,
            keep_crossing=rules.play.keep == "words_made",
        )
        return made
