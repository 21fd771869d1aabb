"""The JSON Schema of records, made from the event classes themselves."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from thaigame.game.events import EVENTS
from thaigame.layouts.grid import Direction
from thaigame.notation.fields import FIELD_KINDS
from thaigame.notation.json_record import FORMAT, VERSION
from thaigame.notation.rule_options import rules_schema


def record_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of the documents that ``write_json`` writes."""
    text, number = {"type": "string"}, {"type": "integer"}
    kinds: dict[str, Any] = {
        "seat": {"type": "integer", "minimum": 0},
        "number": number,
        "number?": {"type": ["integer", "null"]},
        "yes": {"type": "boolean"},
        "text": text,
        "tile": text,
        "tiles": {"type": "array", "items": text},
        "tiles?": {"type": ["array", "null"], "items": text},
        "words": {"type": "array", "items": text},
        "squares": {"type": "array", "items": text},
        "move": {"$ref": "#/$defs/play"},
    }
    pair = {"type": "array", "items": text, "minItems": 2, "maxItems": 2}
    lay = {
        "square": text,
        "cell": {"type": "array", "items": text, "minItems": 4, "maxItems": 4},
        "tiles": {"type": "array", "items": pair},
    }
    play = {
        "direction": {"enum": [direction.value for direction in Direction]},
        "lays": {"type": "array", "items": _object(lay)},
    }
    events = [
        _object(
            {
                "event": {"const": name},
                **{each.name: kinds[FIELD_KINDS[each.name]] for each in fields(kind)},
            }
        )
        for name, kind in EVENTS.items()
    ]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {"play": _object(play)},
        **_object(
            {
                "format": {"const": FORMAT},
                "version": {"const": VERSION},
                "game": _object(
                    {"name": text, "sha256": text, "rules": rules_schema(), "layout": text}
                ),
                "players": {"type": "array", "items": _object({"nick": text, "name": text})},
                "lexicon": text,
                "seed": {"type": ["integer", "null"]},
                "start": {"type": ["string", "null"]},
                "pragmas": {"type": "array", "items": pair},
                "notes": {"type": "array", "items": _object({"after": number, "text": text})},
                "events": {"type": "array", "items": {"oneOf": events}},
            }
        ),
    }


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
