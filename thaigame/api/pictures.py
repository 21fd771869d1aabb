"""Lets values of lower layers show themselves: as text by ``str``, as a picture in a notebook.

They cannot reach up to what draws them, so it is plugged in here, once, when ``thaigame.api`` is
loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.errors import RenderError
from thaigame.game.game import Game
from thaigame.game.observation import Observation
from thaigame.game.position import Position
from thaigame.layouts import Layout
from thaigame.render import board_svg, last_play, position_svg, position_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")


def plug() -> None:
    """Give positions, layouts, games and what a player sees of one their pictures."""
    Position.__str__ = position_text  # type: ignore[assignment, method-assign]
    Position._repr_svg_ = _or_none(position_svg)  # type: ignore[attr-defined]
    Observation.__str__ = position_text  # type: ignore[assignment, method-assign]
    Observation._repr_svg_ = _or_none(position_svg)  # type: ignore[attr-defined]
    Layout._repr_svg_ = _or_none(board_svg)  # type: ignore[attr-defined]
    Game.__str__ = _game_text  # type: ignore[assignment, method-assign]
    Game._repr_svg_ = _or_none(_game_svg)  # type: ignore[attr-defined]


def _game_text(game: Game) -> str:
    """Return the game as the player to move may see it."""
    return position_text(game.observation(game.turn), new=last_play(game.events))


def _game_svg(game: Game) -> str:
    return position_svg(game.observation(game.turn), new=last_play(game.events))


def _or_none(draw: Callable[[T], str]) -> Callable[[T], str | None]:
    """Return *draw* for notebooks, which show the text where there is no picture."""

    def picture(value: T) -> str | None:
        try:
            return draw(value)
        except RenderError:
            return None

    return picture
