"""The tiles of a layout file: names into kinds, faces into slots."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from thaigame.layouts.sections import Section
from thaigame.layouts.tiles import BLANK, Face, TileKind, TileSet
from thaigame.layouts.values import WrongValueError, shown, some_of, text, texts, whole
from thaigame.text import Slots, cells
from thaigame.text.alphabet import is_letter_of
from thaigame.text.characters import script
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.text import Cell, SaraAm
    from thaigame.text.syllabary import SignFault, Syllabary

_THAI: Final = "thai"
_SIDES: Final = re.compile(r"[/|]")
_INSIDE: Final = "·'’-"
_MOST_TILES: Final = 10_000


def letter_face(face: str, script: str) -> str | None:
    """Return the letter that a face in an alphabet shows, or None: capitals of the script.

    A letter of several characters may have signs within (L·L).
    """
    letter = unicodedata.normalize("NFC", face)
    ends = all(is_letter_of(ch, script) for ch in (letter[:1], letter[-1:]) if ch)
    inside = all(is_letter_of(ch, script) or ch in _INSIDE for ch in letter)
    return letter if letter and ends and inside and letter == letter.upper() else None


def face_slots(stacks: tuple[Cell, ...]) -> Slots | None:
    """Return the slots that a face of these cells fills, or None where it is no face.

    A face fills one tier of one cell: the base alone, a lower mark alone, or an upper mark, a
    tone, or both together.
    """
    if len(stacks) != 1 or stacks[0].text != "".join(stacks[0]):
        return None
    slots = Slots(*stacks[0])
    tiers = (bool(slots.base), bool(slots.lower), bool(slots.upper or slots.tone))
    return slots if sum(tiers) == 1 else None


class TileReader:
    """Reads the ``[tiles]`` table; ``read`` gives the set, faults go to the section's list."""

    def __init__(
        self,
        tiles: Section,
        *,
        script: str,
        sara_am: SaraAm,
        tiers: tuple[str, ...],
        syllabary: Syllabary | None = None,
    ) -> None:
        """Take the table and what decides which faces are possible."""
        self.tiles = tiles
        self.script = script
        self.syllabary = syllabary
        self.sara_am: SaraAm = sara_am
        self.tiers = tiers
        self.whole: bool = False
        """Whether every tile of the list could be read, so that sums over it mean something."""

    def read(self) -> TileSet | None:
        """Return the tile set, or None where there is none to speak of."""
        section = self.tiles
        lasting = section.value("lasting", some_of("printed", "wild"), ())
        also = section.value("wild_also", texts(), ())
        never = section.value("wild_except", texts(), ())
        total = section.value("total", whole(1, _MOST_TILES), None)
        if "kinds" not in section:
            section.missing("kinds")
            return None
        listed: list[object] = section.value("kinds", _tables, [])
        before = section.faults.count
        kinds: list[TileKind] = []
        counts: list[int] = []
        names: set[str] = set()
        wild_points: int | None = None
        for index, entry in enumerate(listed):
            part = Section(entry, (*section.path, "kinds", index), section.faults)
            name = part.needed("name", text(), "").replace("\\", "/")
            if self.script != _THAI and self.syllabary is None:
                name = unicodedata.normalize("NFC", name)
            count = part.needed("count", whole(1, _MOST_TILES), 0)
            if name == BLANK:
                wild_points = part.value("points", whole(), 0)
                kind: TileKind | None = TileKind(BLANK, (), wild=True, lasting="wild" in lasting)
            else:
                kind = self._printed(part, name, lasting="printed" in lasting)
            part.finish()
            if kind is None:
                continue
            if kind.name in names:
                part.fault("layouts.kind_twice", "name", name=kind.name)
                continue
            names.add(kind.name)
            kinds.append(kind)
            counts.append(count)
        self.whole = section.faults.count == before
        for key, given in (("wild_also", also), ("wild_except", never)):
            if wild_points is None and given:
                section.fault("layouts.no_wild", key)
        if self.whole and total is not None and sum(counts) != total:
            section.fault("layouts.total", "total", total=total, found=sum(counts))
        wild = self._wild_faces(kinds, also, never, wild_points or 0)
        done = [
            TileKind(kind.name, wild, wild=True, lasting=kind.lasting) if kind.wild else kind
            for kind in kinds
        ]
        if not any(kind.faces for kind in done):
            return None
        return TileSet(tuple(done), tuple(counts))

    def _printed(self, part: Section, name: str, *, lasting: bool) -> TileKind | None:
        names = _SIDES.split(name)
        if not name:
            return None
        slots = [self._face(part, face, "name") for face in names]
        if len(set(names)) < len(names):
            part.fault("layouts.face_twice", "name", name=name)
            return None
        if "points" not in part:
            part.missing("points")
            return None
        given = part.table["points"]
        if isinstance(given, list):
            part.known.add("points")
            if len(given) != len(names):
                part.fault(
                    "layouts.points_count", "points", given=len(given), faces=len(names), name=name
                )
                return None
            points = [
                Section({"points": one}, part.path, part.faults).value("points", whole(), 0)
                for one in given
            ]
        else:
            points = [part.value("points", whole(), 0)] * len(names)
        if any(slot is None for slot in slots):
            return None
        faces = tuple(
            Face(slot, value) for slot, value in zip(slots, points, strict=True) if slot is not None
        )
        return TileKind(name, faces, lasting=lasting and len(faces) > 1)

    def _face(self, part: Section, face: str, *path: str | int) -> Slots | None:
        """Return what a face fills, or note why it is none."""
        if self.syllabary is not None:
            return self._of_syllabary(part, face, *path)
        if self.script != _THAI:
            letter = letter_face(face, self.script)
            if letter is None:
                part.fault("layouts.not_a_letter", *path, face=face, script=self.script.title())
            return None if letter is None else Slots(letter)
        slots = self.slots(face)
        if slots is None:
            part.fault("layouts.not_a_face", *path, face=face)
            return None
        if any(script(ch) != _THAI for ch in face):
            part.fault("layouts.not_thai", *path, face=face)
            return None
        return self._on_tier(part, slots, face, *path)

    def slots(self, face: str) -> Slots | None:
        """Return what a face fills by the script of the game, or None where it is none."""
        if self.syllabary is None:
            found = face_slots(cells(face, sara_am=self.sara_am)) if face else None
            return None if found is None or any(len(slot) > 1 for slot in found) else found
        form = self.syllabary.form(face)
        return face_slots(self.syllabary.cells(form)) if form == face else None

    def _of_syllabary(self, part: Section, face: str, *path: str | int) -> Slots | None:
        slots = self.slots(face)
        if slots is None or any(found.kind != "on-nothing" for found in self._faults(face)):
            part.fault("layouts.not_of_script", *path, face=face)
            return None
        return self._on_tier(part, slots, face, *path)

    def _faults(self, face: str) -> Iterable[SignFault]:
        return () if self.syllabary is None else self.syllabary.faults(face)

    def _on_tier(self, part: Section, slots: Slots, face: str, *path: str | int) -> Slots | None:
        tier = Face(slots, 0).tier
        if tier not in self.tiers:
            part.fault("layouts.no_tier", *path, face=face, tier=tier, tiers=", ".join(self.tiers))
            return None
        return slots

    def _wild_faces(
        self, kinds: list[TileKind], also: tuple[str, ...], never: tuple[str, ...], points: int
    ) -> tuple[Face, ...]:
        """Return what a blank may stand for: what the tiles show, more faces or fewer."""
        table = {face.text: Face(face.slots, points) for kind in kinds for face in kind.faces}
        for index, face in enumerate(also):
            slots = self._face(self.tiles, face, "wild_also", index)
            if slots is not None:
                table.setdefault(Face(slots, points).text, Face(slots, points))
        for index, face in enumerate(never):
            if table.pop(face, None) is None:
                self.tiles.fault("layouts.no_wild_face", "wild_except", index, face=face)
        return tuple(table.values())


def _tables(value: object) -> list[object]:
    if not isinstance(value, list) or not value or len(value) > _MOST_TILES:
        raise WrongValueError(message("layouts.no_kinds", value=shown(value)))
    return value
