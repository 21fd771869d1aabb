"""Rule options that a game was played with and that its layout file does not say.

A record names its layout; what was chosen for this one game (a challenge system, a clock) is
told beside it, as a layout file would.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from thaigame.errors import RecordError
from thaigame.layouts import OPTIONS
from thaigame.layouts.values import WrongValueError
from thaigame.notation.carried import as_filed
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.layouts import Layout, RuleOption

CHOSEN: Final[Mapping[str, RuleOption]] = {
    key: option for key, option in OPTIONS.items() if option.section
}
"""The options that may be chosen for one game; the others decide what its tiles are."""


def changed_rules(layout: Layout) -> dict[str, object]:
    """Return the options of *layout* that differ from its file, as ``{"turn.challenge": "void"}``.

    Empty where they do not, and where there is no file to compare with.
    """
    base = as_filed(layout)
    if base is None:
        return {}
    return {
        key: option.takes.plain(option.of(layout.rules))
        for key, option in CHOSEN.items()
        if option.of(layout.rules) != option.of(base.rules)
    }


def with_rules(layout: Layout, changes: object) -> Layout:
    """Return *layout* with the options *changes*; raise RecordError for what it cannot take."""
    if not isinstance(changes, dict):
        raise RecordError(message("notation.field_value", field="rules", text=show(str(changes))))
    rules = layout.rules
    for key, value in changes.items():
        option = CHOSEN.get(key)
        if option is None:
            raise RecordError(message("notation.no_option", name=show(str(key))))
        try:
            rules = option.put(rules, option.takes.read(value))
        except WrongValueError as error:
            raise RecordError(error.what) from None
    return replace(layout, rules=rules)


def rules_schema() -> dict[str, Any]:
    """Return the JSON Schema of what ``changed_rules`` gives."""
    return {
        "type": "object",
        "properties": {key: dict(option.takes.schema) for key, option in CHOSEN.items()},
        "additionalProperties": False,
    }
