"""The levels at which the program plays, from the first to the strongest, and what each can do.

What a level can do differs from game to game, so that in every game a level beats the one below
about as often. The figures are data, ``values/levels.json``; docs/strategy.md tells how they were
set.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.resources import folder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.layouts.layout import Layout

_LEVELS: Final = 10


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, the first one first and the strongest last."""
    return tuple(f"level-{number}" for number in range(1, _LEVELS + 1))


class Level(NamedTuple):
    """What a player of a level knows, sees and weighs.

    Of the words with the rank ``words`` it knows half, more of commoner and fewer of rarer ones
    (``Vocabulary``); None knows all. Each ``sight`` tiles beyond the first halve the chance that it
    finds a play; None finds all. What leaves are worth it counts as ``leaves`` times that, and its
    judgement of a play errs by ``slip`` points (SD). It plays on from moves ``rounds`` times,
    and looks at ``nodes`` turns of an ending; 0 is neither.
    """

    words: int | None = None
    sight: float | None = None
    leaves: float = 1.0
    slip: float = 0.0
    rounds: int = 0
    nodes: int = 0


def level_of(name: str, layout: Layout) -> Level:
    """Return the level called *name* in a game; one that has none of its own has the general."""
    games = _games()
    return games.get(layout.name, games[""])[name]


@lru_cache(maxsize=1)
def _games() -> Mapping[str, Mapping[str, Level]]:
    document = json.loads((folder("values") / "levels.json").read_text("utf-8"))
    return {
        game: {name: Level(**dials) for name, dials in levels.items()}
        for game, levels in document.items()
    }
