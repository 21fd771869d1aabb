"""Rule options that a game was played with and that its layout file does not say.

A record names its layout; what was chosen for this one game (a challenge system, a clock) is
told beside it, as a layout file would.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from thaigame.errors import RecordError, ThaigameError
from thaigame.layouts import find_layout, layout_names, load_layout
from thaigame.layouts.values import END, PLAY, TURN, WrongValueError
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.layouts import Layout

_SECTIONS: Final = {"play": PLAY, "turn": TURN, "end": END}


def changed_rules(layout: Layout) -> dict[str, object]:
    """Return the options of *layout* that differ from its file, as ``{"turn.challenge": "void"}``.

    Empty where they do not, and where there is no file to compare with.
    """
    base = _as_filed(layout)
    if base is None:
        return {}
    return {
        f"{section}.{name}": _plain(name, getattr(getattr(layout.rules, section), name))
        for section, options in _SECTIONS.items()
        for name in options
        if getattr(getattr(layout.rules, section), name)
        != getattr(getattr(base.rules, section), name)
    }


def with_rules(layout: Layout, changes: object) -> Layout:
    """Return *layout* with the options *changes*; raise RecordError for what it cannot take."""
    if not isinstance(changes, dict):
        raise RecordError(message("notation.field_value", field="rules", text=show(str(changes))))
    parts: dict[str, Any] = {section: getattr(layout.rules, section) for section in _SECTIONS}
    for key, value in changes.items():
        section, _, name = str(key).partition(".")
        convert = _SECTIONS.get(section, {}).get(name)
        if convert is None:
            raise RecordError(message("notation.no_option", name=show(str(key))))
        try:
            taken = "" if (name, value) == ("doubler", "") else convert(value)
        except WrongValueError as error:
            raise RecordError(error.what) from None
        parts[section] = replace(parts[section], **{name: taken})
    return replace(layout, rules=replace(layout.rules, **parts))


def _as_filed(layout: Layout) -> Layout | None:
    """Return the layout as its file has it, None where there is none."""
    try:
        if layout.name in layout_names():
            return find_layout(layout.name)
        return load_layout(layout.source) if layout.source else None
    except ThaigameError:
        return None


def _plain(name: str, value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): each for key, each in sorted(value.items())}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return "".join(value) if name == "start_draw" else list(value)
    return value
