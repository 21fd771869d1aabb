"""One square's stack of characters."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from thaigame.arguments import door

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Self

SLOTS: Final = ("base", "lower", "upper", "tone")

_INTERNED: Final = 16_384  # cells; all words of the Thai dictionary together need about 800
_LONGEST_INTERNED: Final = 12  # characters; longer stacks are no word's and would fill memory


class Slots(NamedTuple):
    """What fills the four slots of a square, each normally at most one character.

    A repeated mark stands in its slot in input order; a mark on nothing has an empty base.
    """

    base: str = ""
    lower: str = ""
    upper: str = ""
    tone: str = ""


class Cell(Slots):
    """Slots that remember how they were typed.

    Equality and hash are those of the four slots, so that two ways of typing one cell are the
    same cell; ``text`` is the piece of the word it was read from. Make cells with ``Cell.of`` or
    ``cells``, which share equal ones.
    """

    text: str

    def __new__(
        cls,
        base: str = "",
        lower: str = "",
        upper: str = "",
        tone: str = "",
        text: str | None = None,
    ) -> Self:
        """Make a cell of its own; without *text* it was typed in canonical order."""
        self = super().__new__(cls, base, lower, upper, tone)
        self.__dict__["text"] = base + lower + upper + tone if text is None else text
        return self

    @classmethod
    @door
    def of(cls, base: str, lower: str = "", upper: str = "", tone: str = "") -> Cell:
        """Return the cell of these slots, typed in canonical order."""
        return cell(base, lower, upper, tone, base + lower + upper + tone)

    @property
    def canonical(self) -> str:
        """The characters in canonical order: base, lower, upper, tone."""
        return "".join(self)

    @classmethod
    def _make(cls, iterable: Iterable[str]) -> Self:  # type: ignore[override]
        return cls(*iterable)  # so that _replace gives a whole cell

    def __reduce__(self) -> tuple[Callable[..., Cell], tuple[str, ...]]:
        """Pickle and copy with the text, to the shared cell."""
        return cell, (*self, self.text)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a cell is a value."""
        raise AttributeError(f"cannot set {name} of a cell")

    def __repr__(self) -> str:
        """Show the slots, and the text where it was typed in another order."""
        typed = "" if self.text == self.canonical else f" typed {self.text!r}"
        return f"Cell({', '.join(map(repr, self))}{typed})"


_shared = lru_cache(maxsize=_INTERNED)(Cell)


def cell(base: str, lower: str, upper: str, tone: str, text: str) -> Cell:
    """Return the cell of these slots and this text, the same object each time where it is short."""
    if len(base) + len(lower) + len(upper) + len(tone) + len(text) > 2 * _LONGEST_INTERNED:
        return Cell(base, lower, upper, tone, text)
    return _shared(base, lower, upper, tone, text)
