"""The game of a record: known by name, or carried within the record so that it opens anywhere.

A record of a bundled game names it. Any other game's file is written into the record, and is what
the record is read by: whoever made the file may have changed it since, or not be at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import RecordError, UnknownGameError
from thaigame.layouts import bundled_layout, layout_names
from thaigame.layouts.layout import layout_in
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.layouts import Layout
    from thaigame.texts import Message


_LONGEST: Final = 200_000
_MOST_LINES: Final = 5_000
"""What a record has room for beside its events; a file of twenty times the usual size."""


class RecordGame(NamedTuple):
    """The game that a record is read by, and what is odd about it, None where nothing is."""

    layout: Layout
    odd: Message | None = None


def as_filed(layout: Layout) -> Layout | None:
    """Return the layout as its file has it, None where it came from none."""
    if layout.name in layout_names():
        bundled = bundled_layout(layout.name)
        if not layout.text or layout.sha256 == bundled.sha256:
            return bundled
    return layout_in(layout.text) if layout.text else None


def to_carry(layout: Layout) -> str:
    """Return the text that a record of *layout* carries: its file's, none of a bundled game.

    A file so large that the record could not be read for it is not carried either.
    """
    text = layout.text
    if layout.name in layout_names() and bundled_layout(layout.name).sha256 == layout.sha256:
        return ""
    return text if len(text) <= _LONGEST and text.count("\n") <= _MOST_LINES else ""


def game_of_record(name: str, text: str, find_layout: Callable[[str], Layout]) -> RecordGame:
    """Return the game called *name* of a record that carries *text*, empty where it carries none.

    What *find_layout* knows by that name is taken where it says the same: a list may lie beside
    it. Raise RecordError where the record carries another game than it names, LayoutError where
    it carries none that can be read, and what *find_layout* raises where it carries nothing.
    """
    if not text:
        return RecordGame(find_layout(name))
    own = layout_in(text, where=str(message("notation.carried_where")))
    if own.name != name:
        raise RecordError(message("notation.carried_name", name=show(own.name), named=show(name)))
    try:
        known = find_layout(name)
    except UnknownGameError:
        return RecordGame(own)
    if known.sha256 == own.sha256:
        return RecordGame(known)
    return RecordGame(own, message("notation.carried_differs", name=show(name)))
