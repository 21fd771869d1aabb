"""Sheets that the tests look at: every kind with every value of every option, made once each."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from thaigame.drills import all_kinds, make

if TYPE_CHECKING:
    from thaigame.drills import DrillSheet
    from thaigame.texts import Language

COUNT = 6
LEVEL = 3


@lru_cache(maxsize=1)
def cases() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return (kind, options) of each case: the defaults, and every other value by itself.

    Of the games only the first and the last are asked for: each has its list of words to read.
    """
    found: list[tuple[str, tuple[tuple[str, str], ...]]] = []
    for kind in all_kinds():
        found.append((kind.name, ()))
        for option in kind.settings:
            values = option.values[-1:] if option.name == "game" else option.values[1:]
            found += [(kind.name, ((option.name, value),)) for value in values]
    return tuple(found)


@cache
def sheet(
    kind: str,
    options: tuple[tuple[str, str], ...] = (),
    *,
    seed: int = 1,
    lang: Language = "th",
    count: int = COUNT,
) -> DrillSheet:
    """Return a sheet of the kind, the same object each time it is asked for."""
    return fresh(kind, options, seed=seed, lang=lang, count=count)


def fresh(
    kind: str,
    options: tuple[tuple[str, str], ...] = (),
    *,
    seed: int = 1,
    lang: Language = "th",
    count: int = COUNT,
) -> DrillSheet:
    """Make the sheet anew."""
    chosen: dict[str, Any] = dict(options)
    return make(kind, count=count, level=LEVEL, seed=seed, lang=lang, **chosen)
