"""The legal moves of a game, found by the move generator and judged by the rules."""

from __future__ import annotations

from threading import local
from typing import TYPE_CHECKING, Final

from thaigame.game.moves import Exchange, Pass, Play
from thaigame.movegen.generator import Generator

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.game import Game
    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

_KEPT: Final = 4
_own = local()  # a generator belongs to one thread


class LegalMoves:
    """The legal moves of the player to move: plays first, then exchanges, then the pass.

    Nothing is searched before it is looked at. There are none once the game is over, while words
    are before the judge, and where a pending play ends the game or must be answered first.
    """

    def __init__(self, game: Game) -> None:
        """Look at *game* as it stands now; a pending play counts as accepted."""
        self.spec: GameSpec = game.spec
        self.position: Position | None = _to_move(game)

    def __iter__(self) -> Iterator[Move]:
        """Yield the moves one by one."""
        if self.position is not None:
            yield from generator_for(self.spec).moves(self.position)

    def __contains__(self, move: object) -> bool:
        """Return whether *move* is legal: the rules are asked, not the generator."""
        if self.position is None or not isinstance(move, Play | Exchange | Pass):
            return False
        return not self.spec.violations(self.position, move)

    def __bool__(self) -> bool:
        """Return whether there is any: a pass always is."""
        return self.position is not None

    def count(self) -> int:
        """Return how many there are."""
        if self.position is None:
            return 0
        generator = generator_for(self.spec)
        exchanges = sum(1 for _ in generator.exchanges(self.position))
        return generator.count(self.position) + exchanges + 1

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<LegalMoves {self.spec.name}>"


def generator_for(spec: GameSpec) -> Generator:
    """Return this thread's generator of *spec*; the last few are kept."""
    kept: list[Generator] = _own.__dict__.setdefault("kept", [])
    for generator in kept:
        # The scorer plays no part: which moves there are does not hang on points.
        if generator.game.layout is spec.layout and generator.game.lexicon is spec.lexicon:
            return generator
    made = Generator(spec)
    kept.insert(0, made)
    del kept[_KEPT:]
    return made


def _to_move(game: Game) -> Position | None:
    if game.phase == "pending":
        if game.pending is not None and game.pending.held not in {None, game.turn}:
            return None
        game = game.copy()
        game.accept()
    return game.position if game.phase == "turn" else None
