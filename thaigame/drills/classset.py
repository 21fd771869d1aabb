"""A sheet for each pupil of a class, every one with its own seed, and the key that marks them all.

The key is a JSON document of its own: it holds each pupil's items with their answers, so that
nothing has to be made again to mark them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from thaigame.drills.model import DrillItem
from thaigame.drills.registry import make
from thaigame.errors import DrillError
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.drills.model import DrillSheet

SCHEMA: Final = 1
_NEEDED: Final = ("question", "answers", "reason", "skill")
_FIELDS: Final = (*_NEEDED, "word", "choices", "wants", "spoken")


class PupilSheet(NamedTuple):
    """One pupil's sheet: the number in class (เลขที่), from 1, the name or "", the sheet."""

    number: int
    pupil: str
    sheet: DrillSheet


class PupilKey(NamedTuple):
    """What a key knows of one pupil's sheet; the items have no figures."""

    number: int
    pupil: str
    seed: int
    items: tuple[DrillItem, ...]


def class_set(
    kind: str,
    pupils: Sequence[str],
    *,
    seed: int = 0,
    **request: Any,  # noqa: ANN401  what ``make`` takes
) -> tuple[PupilSheet, ...]:
    """Return a sheet for each of *pupils* (names, or "" where there is none), from *seed* on.

    *request* is what ``make`` takes besides. The first has *seed*, the next one more, and so on.
    """
    return tuple(
        PupilSheet(number, pupil, make(kind, seed=seed + number - 1, **request))
        for number, pupil in enumerate(pupils, start=1)
    )


def key_json(copies: Sequence[PupilSheet]) -> dict[str, object]:
    """Return the key as JSON values; ``read_key`` reads them back."""
    sheet = copies[0].sheet
    return {
        "schema": SCHEMA,
        "kind": sheet.kind,
        "title": sheet.title,
        "lang": sheet.lang,
        "copies": [
            {
                "number": copy.number,
                "pupil": copy.pupil,
                "seed": copy.sheet.seed,
                "items": [
                    {name: getattr(item, name) for name in _FIELDS} for item in copy.sheet.items
                ],
            }
            for copy in copies
        ],
    }


def read_key(values: Mapping[str, Any]) -> tuple[PupilKey, ...]:
    """Return the pupils' keys that ``key_json`` wrote; raise DrillError for anything else."""
    if values.get("schema") != SCHEMA:
        raise DrillError(message("drills.key_damaged"))
    try:
        return tuple(
            PupilKey(
                int(copy["number"]),
                str(copy["pupil"]),
                int(copy["seed"]),
                tuple(map(_item, copy["items"])),
            )
            for copy in values["copies"]
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DrillError(message("drills.key_damaged")) from error


def _item(values: Mapping[str, Any]) -> DrillItem:
    given = [name for name in _FIELDS if name in values or name in _NEEDED]  # later ones may lack
    found = {
        name: tuple(map(str, values[name])) if name in {"answers", "choices"} else str(values[name])
        for name in given
    }
    if found.get("wants", "one") not in {"one", "all"} or not found["answers"]:
        raise ValueError(values)
    return DrillItem(**found)  # type: ignore[arg-type]  # as the fields are
