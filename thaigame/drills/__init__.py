"""Spelling drills: sheets of exercises with their keys, marking, progress.

    >>> from thaigame.drills import make
    >>> sheet = make("matra-sort", count=2, level=1, seed=7)
    >>> len(sheet.items), sheet.items[0].answer in sheet.items[0].choices
    (2, True)

``kinds()`` are all kinds of drill with their options, ``make`` makes a sheet of one; ``model`` says
what a sheet is, ``export`` prints it. ``read_words`` reads a teacher's list, ``mark_item`` and
``mark_word`` mark answers, ``progress`` keeps what a pupil can do, ``spelling`` analyses words.

A name is loaded when it is first asked for: whoever only wants ``spelling`` loads no drill.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thaigame.drills.kind import Kind, Option
    from thaigame.drills.marking import Difference, Marked, mark_item, mark_word
    from thaigame.drills.model import Item, Part, Sheet
    from thaigame.drills.registry import find_kind, kinds, make
    from thaigame.drills.wordfile import WordFile, read_words

__all__ = [
    "Difference",
    "Item",
    "Kind",
    "Marked",
    "Option",
    "Part",
    "Sheet",
    "WordFile",
    "find_kind",
    "kinds",
    "make",
    "mark_item",
    "mark_word",
    "read_words",
]

# The module that each name is in.
_HOMES = {
    "Difference": "marking",
    "Item": "model",
    "Kind": "kind",
    "Marked": "marking",
    "Option": "kind",
    "Part": "model",
    "Sheet": "model",
    "WordFile": "wordfile",
    "find_kind": "registry",
    "kinds": "registry",
    "make": "registry",
    "mark_item": "marking",
    "mark_word": "marking",
    "read_words": "wordfile",
}


def __getattr__(name: str) -> object:
    """Find a public name in its module when it is first asked for."""
    from importlib import import_module

    if name not in _HOMES:
        text = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(text)
    value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
