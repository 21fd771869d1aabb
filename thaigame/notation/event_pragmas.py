"""Events that plain GCG has no line for: ``#thaigame drew p1 tiles=กขค``.

A pragma is the event's name and ``field=value`` for each field that differs from its default; a
text or a list of words stands in JSON quotes, tiles as in racks, squares joined by commas.
"""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, Final

from thaigame.errors import RecordError
from thaigame.game.events import EVENT_NAMES, EVENTS
from thaigame.notation.fields import FIELD_KINDS, LARGEST
from thaigame.notation.tile_text import format_rack, read_names
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.events import Event
    from thaigame.layouts import Layout
    from thaigame.notation.record import PlayerName

NO_TILES: Final = "[]"
"""How a known but empty handful of tiles is written; nothing at all means an unknown one."""

_pairs = re.compile(r'\s*([a-z_]+)=("(?:[^"\\]|\\.)*"|[^\s"]*)').match
_integer = re.compile(r"[+-]?[0-9]{1,10}").fullmatch


def write_tiles(names: Sequence[str], layout: Layout) -> str:
    """Return tile names as in a rack, ``[]`` for none."""
    return format_rack(names, layout) or NO_TILES


def read_tiles(text: str, layout: Layout) -> tuple[str, ...]:
    """Return the tile names that *text* lists, in its order."""
    return () if text == NO_TILES else read_names(text, layout, RecordError)


def read_number(text: str) -> int:
    """Return the whole number *text*; raise RecordError for anything else."""
    if _integer(text) is None or abs(int(text)) > LARGEST:
        raise RecordError(message("notation.number", text=show(text)))
    return int(text)


def write_event(event: Event, layout: Layout, players: Sequence[PlayerName]) -> str:
    """Return *event* as a pragma's value, its fields included."""
    given = [
        f"{each.name}={_encode(each.name, getattr(event, each.name), layout, players)}"
        for each in fields(event)
        if each.default is MISSING or getattr(event, each.name) != each.default
    ]
    return " ".join([EVENT_NAMES[type(event)], *given])


def write_fields(
    event: Event, names: Sequence[str], layout: Layout, who: Sequence[PlayerName]
) -> str:
    """Return the fields *names* of *event* alone, those at their default left out."""
    plain = {each.name: each.default for each in fields(event)}
    given = {name: getattr(event, name) for name in names if getattr(event, name) != plain[name]}
    return " ".join(f"{name}={_encode(name, value, layout, who)}" for name, value in given.items())


def read_event(text: str, layout: Layout, players: Sequence[PlayerName]) -> Event:
    """Return the event that a pragma's value describes; raise RecordError where it is none."""
    name, _, rest = text.strip().partition(" ")
    kind = EVENTS.get(name)
    if kind is None:
        raise RecordError(message("notation.event_unknown", name=show(name)))
    values = read_fields(rest, layout, players)
    known = {each.name: each.default is MISSING for each in fields(kind)}
    for given in values:
        if given not in known:
            raise RecordError(message("notation.field_unknown", field=given, event=name))
    for wanted, needed in known.items():
        if needed and wanted not in values:
            raise RecordError(message("notation.field_missing", field=wanted, event=name))
    return kind(**values)


def read_fields(text: str, layout: Layout, players: Sequence[PlayerName]) -> dict[str, Any]:
    """Return the fields in *text* by name; raise RecordError where they cannot be read."""
    values: dict[str, Any] = {}
    index = 0
    text = text.strip()
    while index < len(text):
        found = _pairs(text, index)
        if found is None or found.end() == index:
            raise RecordError(message("notation.field_form", text=show(text[index:])))
        values[found[1]] = _decode(found[1], found[2], layout, players)
        index = found.end()
    return values


def _encode(name: str, value: Any, layout: Layout, players: Sequence[PlayerName]) -> str:  # noqa: ANN401
    kind = FIELD_KINDS[name]
    if kind == "seat":
        return str(players[value].nick)
    if kind in ("text", "words"):
        return json.dumps(value if kind == "text" else ",".join(value), ensure_ascii=False)
    if kind in ("tile", "tiles", "tiles?"):
        return write_tiles((value,) if kind == "tile" else value, layout)
    if kind == "squares":
        return ",".join(layout.grid.name(square) for square in value)
    if kind == "yes":
        return "yes" if value else "no"
    return str(value)


def _decode(name: str, text: str, layout: Layout, players: Sequence[PlayerName]) -> Any:  # noqa: ANN401
    kind = FIELD_KINDS.get(name)
    wrong = RecordError(message("notation.field_value", field=name, text=show(text)))
    if kind == "seat":
        nicks = [player.nick for player in players]
        if text not in nicks:
            raise RecordError(message("notation.player_unknown", nick=show(text)))
        return nicks.index(text)
    if kind in ("text", "words"):
        plain = _unquoted(text, wrong)
        if kind == "text":
            return plain
        return tuple(plain.split(",")) if plain else ()
    if kind in ("tile", "tiles", "tiles?"):
        names = read_tiles(text, layout)
        if kind == "tile" and len(names) != 1:
            raise wrong
        return names[0] if kind == "tile" else names
    if kind == "squares":
        squares = [layout.grid.parse(part) for part in text.split(",") if part]
        if None in squares:
            raise wrong
        return tuple(square for square in squares if square is not None)
    if kind == "yes":
        if text not in ("yes", "no"):
            raise wrong
        return text == "yes"
    if kind in ("number", "number?"):
        return read_number(text)
    raise RecordError(message("notation.field_form", text=show(f"{name}={text}")))


def _unquoted(text: str, wrong: RecordError) -> str:
    if not text.startswith('"'):
        return text
    try:
        plain = json.loads(text)
    except ValueError:
        raise wrong from None
    if not isinstance(plain, str):
        raise wrong
    return plain
