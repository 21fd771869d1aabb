"""Plays of a position: one interface over the kernels, for every game.

A ``Generator`` belongs to one game. Threads may share it: they take turns, and what one was given
stays its own; for searches at the same time each makes one, since a search lets other threads run.
Building plays as objects costs ten times the search, so ``plays`` is a sequence over copies of the
kernel's arrays and makes a play when it is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import product
from threading import Lock
from typing import TYPE_CHECKING, Final, Literal, overload

from thaigame.arguments import one_of, whole
from thaigame.errors import StateError
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.position import faults_of, under
from thaigame.game.rules import may_exchange
from thaigame.game.spec import as_spec
from thaigame.movegen.cells import CellEngine
from thaigame.movegen.letters import LetterEngine
from thaigame.movegen.limits import LETTERS, counts_points
from thaigame.movegen.scored import ScoredPlay, Twin
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thaigame.game.board import Stack
    from thaigame.game.position import Position
    from thaigame.game.spec import GameLike, GameSpec
    from thaigame.layouts.tiles import Rack
    from thaigame.movegen.cells import CellRecords
    from thaigame.movegen.columns import Columns
    from thaigame.movegen.letters import LetterRecords

__all__ = ["CHUNK", "Generator", "Plays", "ScoredPlay", "Twin"]

CHUNK: Final = 1 << 16
"""Plays kept in memory at once; more are found again when they are looked at."""


class Generator:
    """Finds the plays of one game's positions."""

    def __init__(
        self,
        game: GameLike,
        *,
        kernel: Twin | None = None,
        engine: Literal["letters", "cells"] | None = None,
    ) -> None:
        """Compile the word list, or take it from the cache.

        *kernel* chooses a twin of the kernel; None is the native one where there is one. *engine*
        chooses between the kernel for one letter a square and the one for all games; None is the
        first where it plays the game. Raises ``LexiconError`` or ``KernelError`` for a game that
        no kernel holds.
        """
        self.game: GameSpec = as_spec(game)
        game = self.game
        self._twin: Twin | None = kernel
        self._lock = Lock()
        # The kernels count by the rule options; another scorer is asked play by play, and so is
        # the game's own where points are larger than a kernel counts.
        counts = counts_points(game.layout)
        self._scored_otherwise = not game.counts_by_the_rules or not counts
        chosen = engine or ("cells" if LETTERS.faults(game.layout) else "letters")
        self._letters = LetterEngine(game, kernel) if chosen == "letters" else None
        self._cells = CellEngine(game, kernel, counts=counts) if chosen == "cells" else None
        self._sound: Position | None = None
        self._sound_stacks: set[Stack] = set()

    def plays(self, position: Position) -> Plays:
        """Return all plays of the player to move, in no order.

        Raises ``StateError`` where the rack is not known, and for a position that cannot be, such
        as one with more tiles than the set has; ``ArgumentError`` for one of another game.
        """
        return Plays(self, position)

    def count(self, position: Position) -> int:
        """Return the number of plays; raises as ``plays``."""
        with self._lock:
            return self._engine(position, None).count()

    def best(
        self,
        position: Position,
        count: int = 10,
        *,
        by: Literal["score", "equity"] = "score",
        leaves: Callable[[Rack], float] | None = None,
    ) -> list[ScoredPlay]:
        """Return the *count* best plays, best first; raises as ``plays``, and ArgumentError.

        Equity is score plus what *leaves* says of the rack that stays; without it they are equal.
        Among equal plays the order, and which of them are left out, is open.
        """
        one_of("by", by, ("score", "equity"))
        whole("count", count, least=0)
        chosen = leaves if by == "equity" else None
        if self._scored_otherwise:
            every = (self.rescored(position, play, chosen) for play in self.plays(position))
            return nlargest(count, every, key=lambda play: play.equity)
        with self._lock:
            records = self._engine(position, chosen).best(count)
        return [records.play(i) for i in range(len(records))]

    def exchanges(self, position: Position) -> Iterator[Exchange]:
        """Yield each exchange that the player to move may make; raises as ``plays``."""
        rack = self._rack(position)
        if not rack or not may_exchange(self.game.layout, position.bag_count()):
            return
        kinds = tuple(dict.fromkeys(rack))
        for counts in product(*(range(rack.count(kind) + 1) for kind in kinds)):
            tiles = [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
            if tiles:
                yield Exchange(tuple(tiles))

    def moves(self, position: Position) -> Iterator[Play | Exchange | Pass]:
        """Yield every legal move: the plays, then the exchanges, then the pass."""
        for play in self.plays(position):
            yield play.play
        yield from self.exchanges(position)
        yield Pass()

    def rescored(
        self, position: Position, play: ScoredPlay, leaves: Callable[[Rack], float] | None = None
    ) -> ScoredPlay:
        """Return *play* with the score that the game's own scorer gives it, if it has one."""
        if not self._scored_otherwise:
            return play
        total = self.game.score(position, play.play).total
        worth = 0.0 if leaves is None else leaves(play.leave)
        return play._replace(score=total, equity=total + worth)

    def find(self, position: Position, skip: int) -> tuple[int, CellRecords | LetterRecords]:
        """Return how many plays there are, and those from number *skip* on that fit in memory."""
        with self._lock:
            return self._engine(position, None).find(skip, CHUNK)

    def columns(self, position: Position) -> Columns:
        """Return all plays as columns of numbers, ordered as ``plays``, and raises as it does."""
        with self._lock:
            engine = self._engine(position, None)
            count, _ = engine.find(0, CHUNK)
            found = engine.columns()
            while len(found) < count:
                engine.find(len(found), CHUNK)
                found.extend(engine.columns())
        if self._scored_otherwise:
            for i in range(count):
                found.scores[i] = self.game.score(position, found.play(i).play).total
        return found

    def _engine(
        self, position: Position, leaves: Callable[[Rack], float] | None
    ) -> CellEngine | LetterEngine:
        """Return the engine for a position, set to it."""
        rack = self._rack(position)
        chosen: CellEngine | LetterEngine
        if self._letters is not None and self._letters.takes(rack):
            chosen = self._letters
        else:
            # A rack with two kinds that show one letter, or a longer one, is rare in such games.
            self._cells = self._cells or CellEngine(self.game, self._twin)
            chosen = self._cells
        chosen.set(position, rack, leaves)
        return chosen

    def _rack(self, position: Position) -> Rack:
        """Return the rack of the player to move, in a position that can be."""
        if self._sound is None or position is not self._sound:
            told = under(self.game.layout, position)
            for fault in faults_of(told, self._sound_stacks):
                raise StateError(message("kernel.position", fault=fault))
            self._sound = position
        rack = position.racks[0]
        if rack is None:
            raise StateError(message("movegen.no_rack"))
        return rack

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Generator {self.game.name}>"


class Plays(Sequence[ScoredPlay]):
    """All plays of a position, made when they are looked at; at most ``CHUNK`` are in memory."""

    def __init__(self, generator: Generator, position: Position) -> None:
        """Find the plays."""
        self._generator = generator
        self._position = position
        self._first = 0
        self._count, self._records = generator.find(position, 0)

    def __len__(self) -> int:
        """Return the number of plays."""
        return self._count

    def _repr_html_(self) -> str:
        """Return the best of them as a table, for notebooks."""
        from thaigame.render.notebook import plays_html

        return plays_html(self._generator.best(self._position), self._position, len(self))

    @overload
    def __getitem__(self, index: int) -> ScoredPlay: ...
    @overload
    def __getitem__(self, index: slice) -> list[ScoredPlay]: ...
    def __getitem__(self, index: int | slice) -> ScoredPlay | list[ScoredPlay]:
        """Return one play, or a list of some; raises IndexError past the end."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._count))]
        i = index + self._count if index < 0 else index
        if not 0 <= i < self._count:
            raise IndexError(index)
        if not self._first <= i < self._first + len(self._records):
            # Going backwards fetches the plays before, so that a whole pass is a few searches.
            self._first = i if i >= self._first else max(0, i + 1 - CHUNK)
            _, self._records = self._generator.find(self._position, self._first)
        return self._generator.rescored(self._position, self._records.play(i - self._first))

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Plays {len(self)}>"
