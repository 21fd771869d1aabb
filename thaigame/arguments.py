"""Arguments of the public functions as they are wanted; another is refused, never taken on faith.

A wrong literal must not fall into the last ``else``, and a text is a sequence of characters, which
is never what a list of words or names is meant to be.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Final, TypeVar, cast

from thaigame.errors import ArgumentError, ThaigameError
from thaigame.texts import message
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Function = TypeVar("Function", bound=Callable[..., object])

_LONGEST: Final = 60  # characters of a value in a message


def door(function: Function) -> Function:
    """Make of *function* one that names the argument at fault where Python would name its own.

    A public function that is given nothing, or a thing of another kind, stumbles over it somewhere
    inside. What it stumbled with is compared with what its signature wants, and an ArgumentError
    says which argument it was. An argument that fits costs one more call and is not looked at.
    """

    @wraps(function)
    def opened(*given: object, **named: object) -> object:
        try:
            return function(*given, **named)
        except ThaigameError:
            raise
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            from thaigame.wanted import first_misfit

            told = first_misfit(function, given, named)
            if told is None:
                raise
            raise told from error

    return cast("Function", opened)


def one_of(name: str, value: object, choices: Iterable[str]) -> None:
    """Raise ArgumentError where the argument *name* is none of the *choices*."""
    known = tuple(choices)
    if value not in known:
        told = message("arguments.choice", name=name, value=shown(value), choices=", ".join(known))
        raise ArgumentError(told, at=name)


def whole(name: str, value: object, *, least: int) -> None:
    """Raise ArgumentError where the argument *name* is no whole number from *least* on."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        told = message("arguments.whole", name=name, value=shown(value), least=least)
        raise ArgumentError(told, at=name)


def between(name: str, value: object, least: int, most: int) -> None:
    """Raise ArgumentError where the argument *name* is no whole number from *least* to *most*."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        told = message("arguments.between", name=name, value=shown(value), least=least, most=most)
        raise ArgumentError(told, at=name)


def a_list(name: str, value: object) -> None:
    """Raise ArgumentError where the argument *name* is one text instead of a list of texts."""
    if isinstance(value, str | bytes):
        raise ArgumentError(message("arguments.list", name=name, value=shown(value)), at=name)


def of_kind(name: str, value: object, kind: type) -> None:
    """Raise ArgumentError where the argument *name* is no *kind*."""
    if not isinstance(value, kind):
        wanted = kind.__name__
        told = message("arguments.kind", name=name, value=shown(value), wanted=wanted)
        raise ArgumentError(told, at=name)


def texts(name: str, values: Iterable[object]) -> None:
    """Raise ArgumentError where one of the *values* of the argument *name* is no text."""
    for value in values:
        if not isinstance(value, str):
            raise ArgumentError(message("arguments.text", name=name, value=shown(value)), at=name)


def shown(value: object) -> str:
    """Return *value* as a message shows it."""
    text = visible(repr(value))
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
