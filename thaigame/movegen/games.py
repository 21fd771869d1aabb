"""Whole games of one rule set inside the kernels: tables to play them on, and turns as moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.game.moves import Exchange, Lay, Pass, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.movegen._native import load, load_plain
from thaigame.movegen.cells import CellGame
from thaigame.movegen.leaves import Leaves, side_by_side
from thaigame.movegen.letters import LetterGame
from thaigame.movegen.limits import LETTERS, TABLE
from thaigame.text import Cell

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from thaigame.game.spec import GameSpec
    from thaigame.layouts.ruleset import EndRules
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
            made = games.CellTable(kernel, rules, faces, ranges)
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
        if not turn.laid:
            return Pass()
        lays = []
        down = 0
        for number in turn.laid:
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
