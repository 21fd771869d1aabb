"""The script of a layout file: how its words are typed, and how they fall into squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import category

from thaigame.layouts.values import WrongValueError, one_of, shown, text, texts
from thaigame.text.alphabet import SCRIPTS, Alphabet
from thaigame.text.syllabary import MARK_SLOTS, Syllabary
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.layouts.sections import Section
    from thaigame.layouts.tiles import TileSet

THAI: Final = "thai"

_MOST_FOLDS: Final = 1000
_LONGEST: Final = 20


def read_script(top: Section) -> tuple[str, Syllabary | None]:
    """Return the script's name and, where the file gives it as a table, what the table says."""
    top.known.add("script")
    given = top.table.get("script")
    if given is None:
        top.missing("script")
        return THAI, None
    if isinstance(given, dict):
        return _syllabary(top.section("script"))
    if given not in (THAI, *SCRIPTS):
        choices = ", ".join((THAI, *SCRIPTS, "[script]"))
        top.fault("layouts.not_a_choice", "script", value=shown(given), choices=choices)
        return THAI, None
    return given, None


def _syllabary(table: Section) -> tuple[str, Syllabary]:
    name = table.needed("name", text(), "")
    bases = table.needed("base", text(most=_MOST_FOLDS), "")
    rows = {key: table.value(key, texts(), ()) for key in ("joined", *MARK_SLOTS)}
    joiner = table.value("joiner", text(empty=True), "")
    ignored = table.value("ignored", text(empty=True), "")
    canonical = table.value("canonical", _folds, {})
    table.finish()
    if name in (THAI, *SCRIPTS):
        table.fault("layouts.script_built_in", "name", script=name)
    seen: set[str] = set()
    for key, row in {"base": (bases,), **rows, "joiner": (joiner,)}.items():
        for ch in "".join(row):
            if ch in seen:
                table.fault("layouts.sign_twice", key, ch=ch)
            if category(ch)[0] not in "LM":  # the others part, number and name squares and racks
                table.fault("layouts.sign_no_letter", key, ch=ch)
            seen.add(ch)
    return name, Syllabary(
        name, frozenset(bases), rows["joined"], joiner, rows["lower"], rows["upper"], rows["tone"],
        tuple(canonical.items()), ignored,
    )  # fmt: skip


def read_alphabet(letters: Section, script: str, tiles: TileSet | None) -> Alphabet | None:
    """Return the alphabet of a game with *tiles*, None where cells are made by another table."""
    if script not in SCRIPTS:
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
