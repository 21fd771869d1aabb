"""The listed corrections of a word list that comes from elsewhere.

A file of changes is a table of five columns parted by tabs: what is done (``join``, ``correct``,
``drop`` or ``add``), the entry as it came, what it becomes, and the reason in English and in Thai.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, cast

Action = Literal["join", "correct", "drop", "add"]


class Change(NamedTuple):
    """One correction: ``entry`` is empty for an added word, ``becomes`` for a dropped one."""

    action: Action
    entry: str
    becomes: str
    reason: str
    reason_th: str


def read_changes(text: str) -> tuple[Change, ...]:
    """Return the changes in *text*, the content of such a file; its first line is the heading."""
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return tuple(Change(cast("Action", row[0]), *row[1:]) for row in rows)


def corrected(words: frozenset[str], changes: tuple[Change, ...]) -> frozenset[str]:
    """Return *words* with the entries joined, corrected and dropped that are among them."""
    touched = [change for change in changes if change.entry in words]
    gone = {change.entry for change in touched}
    return (words - gone) | {change.becomes for change in touched if change.becomes}


def added(changes: tuple[Change, ...]) -> frozenset[str]:
    """Return the words that the changes add."""
    return frozenset(change.becomes for change in changes if change.action == "add")
