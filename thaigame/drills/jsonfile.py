"""JSON files of a class or a pupil: read within limits, and only what can be written again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from thaigame.errors import DrillError
from thaigame.text.text_file import read_file
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.texts.keys import Key


def read_object(path: str | Path, damaged: Key) -> dict[str, Any]:
    """Return the JSON object in a file.

    Raise DrillError for a file that cannot be read, and with the message *damaged* for one that
    holds none, or what JSON has no form for: a half of a character, a number without end.
    """
    raw = read_file(Path(path), DrillError)
    try:
        values = json.loads(raw, parse_constant=_no_number, parse_float=_number)
        if isinstance(values, dict):
            object_bytes(values)
            return values
    except (ValueError, RecursionError) as error:
        raise DrillError(message(damaged), at=str(path)) from error
    raise DrillError(message(damaged), at=str(path))


def object_bytes(values: Mapping[str, Any]) -> bytes:
    """Return *values* as a file holds them; raise ValueError for what JSON has no form for."""
    return f"{json.dumps(values, ensure_ascii=False, allow_nan=False)}\n".encode()


def _number(text: str) -> float:
    number = float(text)
    return number if abs(number) < float("inf") else _no_number(text)


def _no_number(text: str) -> float:
    raise ValueError(text)
