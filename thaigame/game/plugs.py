"""What a game offers but higher layers make: ``thaigame.api`` plugs it in once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from thaigame.errors import StateError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thaigame.game.game import Game
    from thaigame.game.moves import Move


class LegalMoves(Protocol):
    """The legal moves of a position: plays first, then exchanges, then the pass."""

    def __iter__(self) -> Iterator[Move]:
        """Yield the moves one by one."""

    def __contains__(self, move: object) -> bool:
        """Return whether *move* is legal, its words included."""

    def __bool__(self) -> bool:
        """Return whether there is any."""

    def count(self) -> int:
        """Return how many there are."""


def _unplugged(game: Game) -> LegalMoves:
    del game
    raise StateError(message("state.no_generator"))


_finder: Callable[[Game], LegalMoves] = _unplugged


def legal_moves(game: Game) -> LegalMoves:
    """Return the legal moves of *game* by whatever is plugged in."""
    return _finder(game)


def plug(*, legal_moves: Callable[[Game], LegalMoves]) -> None:
    """Let *legal_moves* find the moves of every game from here on."""
    global _finder  # noqa: PLW0603  one plug for the whole program, set at import
    _finder = legal_moves
