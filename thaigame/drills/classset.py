"""A sheet for each pupil of a class, every one with its own seed, and the key that marks them all.

The key is a JSON document of its own: it holds each pupil's items with their answers, so that
nothing has to be made again to mark them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from thaigame.drills.marking import Marked, mark_item
from thaigame.drills.model import DrillItem, DrillPart, DrillSheet
from thaigame.drills.registry import make
from thaigame.errors import DrillError
from thaigame.texts import in_language, message, said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.texts import Language

SCHEMA: Final = 1
_REVIEW: Final = said("Once more: {title}", "ทบทวน: {title}")
_ONCE_MORE: Final = said("Do once more what was not right yet.", "จงทำข้อที่ยังไม่ถูกต้องอีกครั้ง")
_NEEDED: Final = ("question", "answers", "reason", "skill")
_FIELDS: Final = (*_NEEDED, "word", "choices", "wants", "spoken")


class PupilSheet(NamedTuple):
    """One pupil's sheet: the number in class (เลขที่), from 1, the name or "", the sheet."""

    number: int
    pupil: str
    sheet: DrillSheet


class PupilKey(NamedTuple):
    """What a key knows of one pupil's sheet: its title and language, and items without figures."""

    number: int
    pupil: str
    seed: int
    title: str
    lang: Language
    items: tuple[DrillItem, ...]

    def marked(self, answers: Sequence[str]) -> tuple[Marked, ...]:
        """Mark the answers in the order of the items; one that is not there is none."""
        given = [*answers, *[""] * (len(self.items) - len(answers))]
        with in_language(self.lang):
            return tuple(
                mark_item(item, text) for item, text in zip(self.items, given, strict=False)
            )

    def review(self, answers: Sequence[str]) -> PupilSheet | None:
        """Return a sheet of what this pupil got wrong, None where all was right."""
        pairs = zip(self.items, self.marked(answers), strict=True)
        items = tuple(item for item, marked in pairs if not marked.right)
        if not items:
            return None
        title = _REVIEW.of(title=self.title).text(self.lang)
        part = DrillPart(_ONCE_MORE.text(self.lang), items)
        sheet = DrillSheet("review", title, (part,), self.seed, self.lang)
        return PupilSheet(self.number, self.pupil, sheet)


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
        copies = tuple(
            PupilKey(
                _whole(copy["number"]),
                str(copy["pupil"]),
                _whole(copy["seed"]),
                str(values["title"]),
                "en" if values["lang"] == "en" else "th",
                tuple(map(_item, copy["items"])),
            )
            for copy in values["copies"]
        )
        if len({copy.number for copy in copies}) < len(copies):
            raise ValueError(copies)  # noqa: TRY301  told below, like all that is no key
    except (KeyError, TypeError, ValueError) as error:
        raise DrillError(message("drills.key_damaged")) from error
    return copies


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def _texts(values: object) -> tuple[str, ...]:
    if not isinstance(values, list | tuple):
        raise TypeError(values)
    return tuple(map(str, values))


def _item(values: Mapping[str, Any]) -> DrillItem:
    given = [name for name in _FIELDS if name in values or name in _NEEDED]  # later ones may lack
    found = {
        name: _texts(values[name]) if name in {"answers", "choices"} else str(values[name])
        for name in given
    }
    if found.get("wants", "one") not in {"one", "all"} or not found["answers"]:
        raise ValueError(values)
    return DrillItem(**found)  # type: ignore[arg-type]  # as the fields are
