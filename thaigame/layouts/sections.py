"""A layout file while it is read: tables that ask for each key, and every fault with its line."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from thaigame.layouts.values import WrongValueError, cut, shown
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import TypeVar

    from thaigame.texts import Message
    from thaigame.texts.keys import Key

    T = TypeVar("T")
    D = TypeVar("D")

Path = tuple[str | int, ...]
"""Where a value stands in a file: ``("tiles", "kinds", 3, "count")``."""

# Compiled when a file first has a fault to find the line of.
_HEADER: Final = r"\s*\[([^\[\]]+)\]\s*(?:#.*)?$"
_KEY: Final = r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w.\-]+)\s*=\s*(.*)$"""
_MOST_FAULTS: Final = 100
_LONGEST_VALUE: Final = 300  # characters in a message; the keys of a table are no more
_ELEMENT: Final = r"""\s*["'{\[\d+-]"""


def lines_of(text: str) -> dict[Path, int]:
    """Return the line (from 1) of every key and array element that opens a line of *text*.

    This is no parser: it follows the layout of the files here, one key or one element a line.
    What it cannot see (an element that shares a line) is found under its key.
    """
    found: dict[Path, int] = {}
    table: Path = ()
    array: Path | None = None
    element = 0
    closing = ""
    for number, line in enumerate(text.splitlines(), 1):
        if closing:  # inside a text of several lines
            closing = "" if closing in line else closing
        elif array is not None:
            if line.lstrip().startswith("]"):
                array = None
            elif re.match(_ELEMENT, line):
                found[*array, element] = number
                element += 1
        elif header := re.match(_HEADER, line):
            table = _parts(header[1])
            found[table] = number
        elif key := re.match(_KEY, line):
            path = (*table, *_parts(key[1]))
            found[path] = number
            value = key[2].split("#")[0].rstrip()
            if value == "[":
                array, element = path, 0
            for quotes in ('"""', "'''"):
                if value.startswith(quotes) and quotes not in value[3:]:
                    closing = quotes
    return found


def _parts(name: str) -> Path:
    name = name.strip()
    if name[:1] in {'"', "'"}:
        return (name[1:-1],)
    return tuple(part.strip() for part in name.split("."))


def written(path: Path) -> str:
    """Return a place as people read it: ``tiles.kinds[4].count``, elements from 1."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += f".{cut(part)}" if text else cut(part)
    return text


class Faults:
    """The faults found so far, in the order of the file's lines when read out.

    Of a file that is wrong throughout the first hundred are told and the rest counted.
    """

    def __init__(self, text: str) -> None:
        """Begin without a fault in the file that *text* is."""
        self._text = text
        self._found: list[tuple[int, Message]] = []
        self.count: int = 0
        """How many faults there are."""

    def add(self, path: Path, what: Message) -> None:
        """Note the fault *what* of the value at *path*."""
        self.count += 1
        if self.full:
            return
        line = self.line(path)
        place = written(path)
        if line:
            fault = message("layouts.at_line", line=line, place=place, what=what)
        elif place:
            fault = message("layouts.at_place", place=place, what=what)
        else:
            fault = what
        self._found.append((line, fault))

    @cached_property
    def _lines(self) -> dict[Path, int]:
        return lines_of(self._text)

    def line(self, path: Path) -> int:
        """Return the line of *path* or of what it stands in, 0 where neither is known."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 0

    @property
    def full(self) -> bool:
        """Return whether a further fault is only counted."""
        return len(self._found) >= _MOST_FAULTS

    @property
    def found(self) -> tuple[Message, ...]:
        """Return the faults by line, those without a line first, and how many more there are."""
        told = [fault for _, fault in sorted(self._found, key=lambda entry: entry[0])]
        if self.count > len(told):
            told.append(message("layouts.more_faults", count=self.count - len(told)))
        return tuple(told)


class Section:
    """A table at *path*; every fault goes to *faults* and reading goes on."""

    def __init__(self, table: object, path: Path, faults: Faults) -> None:
        """Open the table; anything else is a fault and reads as an empty table."""
        self.path = path
        self.faults = faults
        self.known: set[str] = set()
        self.table: dict[str, Any] = {}
        self.absent = False
        """Whether the file lacks the whole table, which is one fault and not one a key."""
        if isinstance(table, dict):
            self.table = table
        else:
            faults.add(path, message("layouts.not_a_table", value=shown(table)))

    def __contains__(self, key: str) -> bool:
        """Return whether the file sets *key*."""
        return key in self.table

    def fault(self, what: Key, *path: str | int, **values: object) -> None:
        """Note a fault of this table or of what stands at *path* in it."""
        told = {
            name: cut(each, _LONGEST_VALUE) if isinstance(each, str) else each
            for name, each in values.items()
        }
        self.faults.add((*self.path, *path), message(what, **told))

    def value(self, key: str, convert: Callable[[object], T], default: D) -> T | D:
        """Return the value of an optional key, *default* where it is missing or wrong."""
        self.known.add(key)
        if key not in self.table:
            return default
        try:
            return convert(self.table[key])
        except WrongValueError as wrong:
            self.faults.add((*self.path, key), wrong.what)
            return default

    def needed(self, key: str, convert: Callable[[object], T], instead: D) -> T | D:
        """Return the value of a key that must be there; reading goes on with *instead*."""
        if key not in self.table:
            self.missing(key)
            return instead
        return self.value(key, convert, instead)

    def missing(self, key: str) -> None:
        """Note that *key* should be there."""
        self.known.add(key)
        if not self.absent:
            self.fault("layouts.missing_key", key=key)

    def section(self, key: str, *, needed: bool = True) -> Section:
        """Return the table *key* of this one."""
        self.known.add(key)
        if needed and key not in self.table:
            self.fault(
                "layouts.missing_table", table=".".join(str(part) for part in (*self.path, key))
            )
        section = Section(self.table.get(key, {}), (*self.path, key), self.faults)
        section.absent = key not in self.table
        return section

    def values(
        self, kinds: Mapping[str, Callable[[object], object]], needed: Iterable[str] = ()
    ) -> dict[str, Any]:
        """Return what the file sets of *kinds*, converted; those *needed* must be there."""
        missing = object()
        found: dict[str, Any] = {}
        for key, convert in kinds.items():
            take = self.needed if key in needed else self.value
            found[key] = take(key, convert, missing)
        return {key: value for key, value in found.items() if value is not missing}

    def finish(self, also: Iterable[str] = ()) -> None:
        """Report the keys that nobody asked for, with the nearest known one."""
        known = self.known.union(also)
        strange = [key for key in self.table if key not in known]
        if strange:  # the import costs more than reading the file
            from difflib import get_close_matches

            for key in strange:  # finding what is near costs more than all the rest
                near = [] if self.faults.full else get_close_matches(key[:50], sorted(known), n=1)
                if near:
                    self.fault("layouts.unknown_key_near", key, key=key, near=near[0])
                else:
                    self.fault("layouts.unknown_key", key, key=key, keys=", ".join(sorted(known)))
