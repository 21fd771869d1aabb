"""The kinds of drill as values, and what a maker of sheets is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from thaigame.chance import Random
    from thaigame.drills.model import Part
    from thaigame.drills.pool import Pool
    from thaigame.texts import Message


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a kind: its name, the values it takes (the first is the default), its help."""

    name: str
    values: tuple[str, ...]
    help: Message


@dataclass(frozen=True, slots=True)
class Request:
    """What a kind makes its parts from.

    ``pool`` are the words it may use, ``count`` how many items are wanted, ``random`` the only
    source of chance, ``options`` a value for every option of the kind. ``notes`` takes messages
    for the teacher.
    """

    count: int
    pool: Pool
    random: Random
    options: Mapping[str, str]
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of drill: its name (a slug), title, what it trains, and its settings.

    ``grade`` is the school year in which it is first taught, 1 to 6. ``make`` makes the parts of a
    sheet; its texts are in the language in force.
    """

    name: str
    title: Message
    summary: Message
    grade: int
    make: Callable[[Request], Sequence[Part]]
    options: tuple[Option, ...] = ()
