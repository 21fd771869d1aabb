"""The faults of a layout file, collected with the line each stands on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message

Path = tuple[str | int, ...]
"""Where a value stands in a file: ``("tiles", "kinds", 3, "count")``."""

_HEADER: Final = re.compile(r"\s*\[([^\[\]]+)\]\s*(?:#.*)?$")
_KEY: Final = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w.\-]+)\s*=\s*(.*)$""")
_ELEMENT: Final = re.compile(r"""\s*["'{\[\d+-]""")


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
            elif _ELEMENT.match(line):
                found[*array, element] = number
                element += 1
        elif header := _HEADER.match(line):
            table = _parts(header[1])
            found[table] = number
        elif key := _KEY.match(line):
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
            text += f".{part}" if text else part
    return text


class Faults:
    """Every fault found so far, in the order of the file's lines when read out."""

    def __init__(self, lines: dict[Path, int]) -> None:
        """Begin without a fault; *lines* is what ``lines_of`` found."""
        self._lines = lines
        self._found: list[tuple[int, Message]] = []

    def add(self, path: Path, what: Message) -> None:
        """Note the fault *what* of the value at *path*."""
        line = self.line(path)
        place = written(path)
        if line:
            fault = message("layouts.at_line", line=line, place=place, what=what)
        elif place:
            fault = message("layouts.at_place", place=place, what=what)
        else:
            fault = what
        self._found.append((line, fault))

    def line(self, path: Path) -> int:
        """Return the line of *path* or of what it stands in, 0 where neither is known."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 0

    @property
    def count(self) -> int:
        """Return the number of faults so far."""
        return len(self._found)

    @property
    def found(self) -> tuple[Message, ...]:
        """Return all faults, by line; those without a line come first."""
        return tuple(fault for _, fault in sorted(self._found, key=lambda entry: entry[0]))
