"""One table of a layout file while it is read: each key asked for once, the rest reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thaigame.layouts.options import WrongValueError, shown
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import TypeVar

    from thaigame.layouts.faults import Faults, Path

    T = TypeVar("T")
    D = TypeVar("D")


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

    def fault(self, what: str, *path: str | int, **values: object) -> None:
        """Note a fault of this table or of what stands at *path* in it."""
        self.faults.add((*self.path, *path), message(f"layouts.{what}", **values))

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
            self.fault("missing_key", key=key)

    def section(self, key: str, *, needed: bool = True) -> Section:
        """Return the table *key* of this one."""
        self.known.add(key)
        if needed and key not in self.table:
            self.fault("missing_table", table=".".join(str(part) for part in (*self.path, key)))
        section = Section(self.table.get(key, {}), (*self.path, key), self.faults)
        section.absent = key not in self.table
        return section

    def values(self, converters: Mapping[str, Callable[[object], object]]) -> dict[str, Any]:
        """Return every value that the file sets, converted, and report keys that are none."""
        missing = object()
        found = {key: self.value(key, convert, missing) for key, convert in converters.items()}
        self.finish()
        return {key: value for key, value in found.items() if value is not missing}

    def finish(self, also: Iterable[str] = ()) -> None:
        """Report the keys that nobody asked for, with the nearest known one."""
        known = self.known.union(also)
        strange = [key for key in self.table if key not in known]
        if strange:  # the import costs more than reading the file
            from difflib import get_close_matches

            for key in strange:
                near = get_close_matches(key, sorted(known), n=1)
                if near:
                    self.fault("unknown_key_near", key, key=key, near=near[0])
                else:
                    self.fault("unknown_key", key, key=key, keys=", ".join(sorted(known)))
