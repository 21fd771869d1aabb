"""Every error that a user's input can cause.

ThaigameError (also a ValueError)
├── ArgumentError     a value that a function does not take (``at`` is its name)
├── TextError         a word cannot be read as cells (``faults``)
├── LexiconError      a word list cannot be read, or is not what it claims to be
├── LayoutError       a game file has faults (``faults`` lists them all)
├── UnknownGameError  no game of that name
├── NotationError     text that is no move, rack, position or record
│   ├── MoveError
│   ├── RackError
│   ├── PositionError
│   └── RecordError
├── IllegalMoveError  a move that can be read but breaks a rule (``violations``)
├── StateError        a request that the game's present state does not allow
├── DrillError        a drill that cannot be made from what was asked
├── StudyError        a study question that makes no sense
├── MissingExtraError what was asked for needs a library that an extra brings (``extra``)
└── KernelError       the native kernel was required and is not there, or is stale
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.rules import Violation
    from thaigame.text.lint import TextFault
    from thaigame.texts import Message

__all__ = [
    "ArgumentError",
    "DrillError",
    "IllegalMoveError",
    "KernelError",
    "LayoutError",
    "LexiconError",
    "MissingExtraError",
    "MoveError",
    "NotationError",
    "PositionError",
    "RackError",
    "RecordError",
    "StateError",
    "StudyError",
    "TextError",
    "ThaigameError",
    "UnknownGameError",
]


class ThaigameError(ValueError):
    """Base of the tree; carries a message in both languages and, where known, the place.

    ``code`` is a slug for programs, ``message`` the text for people, ``at`` the place in the
    input (a code-point index, a line number or a name), or None.
    """

    def __init__(self, message: Message, *, at: int | str | None = None) -> None:
        """Keep the message and the place."""
        super().__init__(message)
        self.message = message
        self.at = at

    @property
    def code(self) -> str:
        """Return the slug of what is wrong, the message's key."""
        return self.message.key

    def __str__(self) -> str:
        """Return the message in the language in force."""
        return str(self.message)


class ArgumentError(ThaigameError):
    """A value that a function does not take; ``at`` is the argument's name."""


class TextError(ThaigameError):
    """A word cannot be read as cells; ``faults`` holds everything wrong with it."""

    def __init__(
        self,
        message: Message,
        *,
        faults: Sequence[TextFault] = (),
        at: int | str | None = None,
    ) -> None:
        """Keep the summary, which names the faults, and the faults themselves."""
        super().__init__(message, at=at)
        self.faults: tuple[TextFault, ...] = tuple(faults)


class LexiconError(ThaigameError):
    """A word list cannot be read, or is not what it claims to be."""


class LayoutError(ThaigameError):
    """A game file has faults; ``faults`` holds every one, not only the first."""

    def __init__(
        self,
        message: Message,
        *,
        faults: Sequence[Message] = (),
        at: int | str | None = None,
    ) -> None:
        """Keep the summary and the single faults."""
        super().__init__(message, at=at)
        self.faults: tuple[Message, ...] = tuple(faults)

    def __str__(self) -> str:
        """Return the summary and a line for each fault."""
        return "\n".join([str(self.message), *(f"  {fault}" for fault in self.faults)])


class UnknownGameError(ThaigameError):
    """No game of that name."""


class NotationError(ThaigameError):
    """Text that is no move, rack, position or record."""


class MoveError(NotationError):
    """Text that is no move."""


class RackError(NotationError):
    """Text that is no rack."""


class PositionError(NotationError):
    """Text that is no position line."""


class RecordError(NotationError):
    """Text that is no game record."""


class IllegalMoveError(ThaigameError):
    """A move that can be read but breaks a rule; ``violations`` holds every one."""

    def __init__(self, message: Message, *, violations: Sequence[Violation] = ()) -> None:
        """Keep the summary and the violations."""
        super().__init__(message)
        self.violations: tuple[Violation, ...] = tuple(violations)


class StateError(ThaigameError):
    """A request that the game's present state does not allow."""


class DrillError(ThaigameError):
    """A drill that cannot be made from what was asked."""


class StudyError(ThaigameError):
    """A study question that makes no sense."""


class MissingExtraError(ThaigameError):
    """What was asked for needs a library that is not installed; ``extra`` brings it.

    The message has the command to type.
    """

    def __init__(self, message: Message, *, extra: str) -> None:
        """Keep the message and the name of the extra."""
        super().__init__(message)
        self.extra = extra


class KernelError(ThaigameError):
    """The native kernel was required and is not there, or is stale."""
