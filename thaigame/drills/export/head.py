"""What stands around the exercises: the sheet's head, numbers and the letters of choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.model import DrillItem, DrillPart, DrillSheet
    from thaigame.texts import Language

THAI_DIGITS: Final = str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙")
CHOICES: Final[dict[str, str]] = {"th": "กขคงจฉชซ", "en": "ABCDEFGH"}


@dataclass(frozen=True, slots=True)
class Head:
    """What the teacher says about the sheet, and how numbers are written.

    ``school`` and ``unit`` (หน่วยที่) may be empty: an empty unit is a line to fill in.
    ``thai_digits`` None follows the sheet's language.
    """

    school: str = ""
    unit: str = ""
    thai_digits: bool | None = None

    def number(self, value: int, language: Language) -> str:
        """Return a number in Thai or Arabic digits."""
        thai = language == "th" if self.thai_digits is None else self.thai_digits
        return str(value).translate(THAI_DIGITS) if thai else str(value)

    def date(self, text: str, language: Language) -> str:
        """Return *text* with its digits as numbers are written."""
        thai = language == "th" if self.thai_digits is None else self.thai_digits
        return text.translate(THAI_DIGITS) if thai else text


def label(name: str, language: Language, **values: object) -> str:
    """Return one of the fixed texts of a sheet in its own language."""
    return message(f"export.{name}", **values).text(language)


def choice_label(place: int, language: Language) -> str:
    """Return the letter before the choice at *place*, from 0; a number past the last letter."""
    letters = CHOICES[language]
    return letters[place] if place < len(letters) else str(place + 1)


def numbered(sheet: DrillSheet) -> Iterator[tuple[int, DrillPart, DrillItem]]:
    """Yield every item with its number on the sheet, from 1, and the part it belongs to."""
    number = 0
    for part in sheet.parts:
        for item in part.items:
            number += 1
            yield number, part, item


def title_of(sheet: DrillSheet) -> str:
    """Return the sheet's heading with the grade, where it was made for one."""
    if sheet.level is None:
        return sheet.title
    return f"{sheet.title} ({label('grade', sheet.lang, level=sheet.level)})"
