"""What a function wants by its signature, held against what it was given.

Annotations are texts here, whose names are mostly known to type checkers alone, so they are read
as texts: a name stands for a class that some module of the package or of Python has, or, where no
module tells, for a class by that name. What cannot be read so is taken to fit.
"""

from __future__ import annotations

import ast
import builtins
import collections.abc
import inspect
import os
import sys
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Final, Literal, Union, get_args, get_origin

from thaigame.arguments import shown
from thaigame.errors import ArgumentError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_MANY: Final = ("Iterable", "Sequence", "Collection", "list", "tuple", "frozenset", "set")


def first_misfit(
    function: Callable[..., object], given: tuple[object, ...], named: dict[str, object]
) -> ArgumentError | None:
    """Return the refusal of the first argument that is not what *function* wants; None if all fit.

    A call that lacks an argument, or has one that is not known, is Python's own affair.
    """
    signature = inspect.signature(function)
    try:
        arguments = signature.bind(*given, **named).arguments
    except TypeError:
        return None
    for name, value in arguments.items():
        parameter = signature.parameters[name]
        wanted = str(parameter.annotation)
        if parameter.kind is parameter.VAR_POSITIONAL:
            wanted = f"tuple[{wanted}, ...]"
        elif parameter.annotation is parameter.empty or parameter.kind is parameter.VAR_KEYWORD:
            continue
        if not _fits(value, ast.parse(wanted, mode="eval").body):
            told = message("arguments.kind", name=name, value=shown(value), wanted=wanted)
            return ArgumentError(told, at=name)
    return None


def _fits(value: object, wanted: ast.expr) -> bool:
    """Tell whether *value* is of the kind that the annotation *wanted* names."""
    match wanted:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _fits(value, left) or _fits(value, right)
        case ast.Constant(value=None):
            return value is None
        case ast.Constant(value=str(text)):
            return _fits(value, ast.parse(text, mode="eval").body)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return _named(value, name)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=choices):
            return value in ast.literal_eval(ast.Tuple([choices], ast.Load()))
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            if not _named(value, name) or isinstance(value, str | bytes):
                return False  # a text is a row of texts, which is never what is meant
            if name not in _MANY or isinstance(value, collections.abc.Iterator):
                return True
            first = inner.elts[0] if isinstance(inner, ast.Tuple) else inner
            if isinstance(inner, ast.Tuple) and not isinstance(inner.elts[-1], ast.Constant):
                return True  # a row of different things is looked at as a whole only
            return all(_fits(each, first) for each in value)  # type: ignore[attr-defined]
    return True


def _named(value: object, name: str) -> bool:
    """Tell whether *value* is what *name* stands for."""
    if name in {"object", "Any"}:
        return True
    if name == "float":
        return isinstance(value, float | int)
    for meaning in _meanings(name):
        return _is(value, meaning)
    return any(each.__name__ == name for each in type(value).__mro__)


def _meanings(name: str) -> Iterator[object]:
    """Yield what *name* stands for in Python and in the modules that are loaded."""
    for module in (builtins, collections.abc, os):
        if hasattr(module, name):
            yield getattr(module, name)
    for key, module in list(sys.modules.items()):
        if key.split(".")[0] == __package__ and name in vars(module):
            yield vars(module)[name]


def _is(value: object, meaning: object) -> bool:
    """Tell whether *value* is of a class, one of a union, or one of the literals."""
    if isinstance(meaning, type):
        return isinstance(value, meaning)
    origin, parts = get_origin(meaning), get_args(meaning)
    if origin is Literal:
        return value in parts
    if isinstance(meaning, UnionType) or origin is Union:
        return any(_is(value, NoneType if part is None else part) for part in parts)
    return not isinstance(origin, type) or isinstance(value, origin)
