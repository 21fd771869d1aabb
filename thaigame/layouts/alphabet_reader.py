"""The letters of a layout file: how its words are typed, and how they fall into squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.layouts.values import WrongValueError, one_of, shown
from thaigame.text.alphabet import Alphabet
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.layouts.sections import Section
    from thaigame.layouts.tiles import TileSet

THAI: Final = "thai"

_MOST_FOLDS: Final = 1000
_LONGEST: Final = 20


def read_alphabet(letters: Section, script: str, tiles: TileSet | None) -> Alphabet | None:
    """Return the alphabet of a game with *tiles*, None for Thai, whose letters are built in."""
    if script == THAI:
        if letters.table:
            letters.fault("layouts.letters_of_thai")
        return None
    turkish = letters.value("casing", one_of("plain", "turkish"), "plain") == "turkish"
    either = letters.value("laid", one_of("one_tile", "either"), "one_tile") == "either"
    fold = letters.value("fold", _folds, {})
    letters.finish()
    own = frozenset(tiles.showing if tiles is not None else ())
    plain = Alphabet(script, "turkish" if turkish else "plain", own=own)
    pairs: dict[str, str] = {}
    for typed, stands in fold.items():
        source, target = plain.capitals(typed), plain.capitals(stands)
        if source in own:
            letters.fault("layouts.fold_of_tile", "fold", typed, face=source)
        elif source != target:
            pairs[source] = target
    return Alphabet(script, plain.casing, tuple(pairs.items()), own, either)


def _folds(value: object) -> Mapping[str, str]:
    """Take a table from what is typed to the letters that stand for it."""
    if not isinstance(value, dict) or len(value) > _MOST_FOLDS:
        raise WrongValueError(message("layouts.fold_form", value=shown(value)))
    for typed, stands in value.items():
        if not (isinstance(stands, str) and 0 < len(typed) <= _LONGEST >= len(stands)):
            raise WrongValueError(message("layouts.fold_form", value=shown({typed: stands})))
    return value
