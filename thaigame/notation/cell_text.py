"""How the cells of a play or a board row are written, before any square is known.

A written cell is a dot or a base, then marks, then perhaps ``+`` and more marks. Each base or
mark is plain, has ``?`` before it, or stands in a bracket that names its tile.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.layouts.tiles import BLANK
from thaigame.notation.letter_text import composed, letters_at, several_in_bracket
from thaigame.text import TONE_MARKS, ZERO_WIDTH, Slots
from thaigame.text.alphabet import CUT
from thaigame.text.characters import NIKHAHIT, SARA_AA, SARA_AM, is_foreign_mark
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from typing import NoReturn

    from thaigame.errors import NotationError
    from thaigame.layouts import Layout
    from thaigame.text.alphabet import Alphabet
    from thaigame.text.syllabary import Syllabary
    from thaigame.texts.keys import Key

DOT: Final = "."
PLUS: Final = "+"


class FaceText(NamedTuple):
    """One base or mark as written.

    ``source`` is None for a plain one, ``?`` for one made by a blank, else the kind its bracket
    names; ``at`` is its code-point index in the whole text.
    """

    text: str
    source: str | None
    at: int


class Tier(NamedTuple):
    """The parts of a cell that lie on one tier, as one tile or as paper marks would."""

    slots: Slots
    source: str | None
    at: int

    @property
    def text(self) -> str:
        """Return the tier's characters in canonical order."""
        return "".join(self.slots)


@dataclass
class CellText:
    """One cell as written; ``base`` is None for a dot, ``added`` None without a ``+``.

    ``closed`` says that a cut follows, so that no joiner brings the next base along.
    """

    at: int
    base: FaceText | None
    marks: list[FaceText] = field(default_factory=list)
    added: list[FaceText] | None = None
    from_sara_am: bool = False
    closed: bool = False

    @property
    def open(self) -> list[FaceText]:
        """Return the list that the next mark belongs to."""
        return self.marks if self.added is None else self.added


class CellReader:
    """Reads the cells of one text; every fault is raised as *error*, its place counted in it.

    Thai is read with the game's own decomposition: ำ is one base, or ํ over the cell before it
    and the base า. Other ways of typing the same (marks in another order, ํ and า for ำ, a tone
    after ำ, invisible characters) are read as the canonical way is. A tone that really stands
    on ำ is written after a ``+``.
    """

    def __init__(self, layout: Layout, error: type[NotationError]) -> None:
        """Take the game whose cells are to be read."""
        self.layout = layout
        self.error = error
        self.split: bool = layout.rules.sara_am == "split"
        self.alphabet: Alphabet | None = layout.alphabet
        self.syllabary: Syllabary | None = layout.syllabary
        paper = layout.rules.play.paper_marks
        # Where ํ is nothing of its own, ํ and า can only be a way of typing ำ.
        self.joins_sara_am: bool = not (
            self.split or NIKHAHIT in paper or NIKHAHIT in layout.tiles.showing
        )

    def read(self, text: str, offset: int = 0) -> list[CellText]:
        """Return the cells of *text*, which begins at *offset* of what the user typed."""
        found: list[CellText] = []
        blank: int | None = None
        index = 0
        text = text if self.syllabary is None else self.syllabary.form(text)
        text, origin = (text, range(len(text))) if self.alphabet is None else composed(text)
        while index < len(text):
            at, ch = origin[index] + offset, text[index]
            index += 1
            if ch in ZERO_WIDTH:
                continue
            source = None if blank is None else BLANK
            if blank is not None and ch in (DOT, PLUS, BLANK, "["):
                self._fail("notation.blank_of_what", blank, then=ch)
            if ch == BLANK:
                blank = at
            elif ch == DOT:
                found.append(CellText(at, None))
            elif ch == PLUS:
                self._plus(found, at)
            elif ch == "[":
                end = text.find("]", index)
                if end < 0:
                    self._fail("notation.bracket_open", at)
                self._add(found, self._bracket(text[index:end], at))
                index = end + 1
            elif ch == SARA_AM and self.split:
                self._sara_am(found, source, at)
                blank = None
            elif ch == CUT and self.syllabary is not None and found:
                found[-1].closed = True
            elif self.alphabet is None:
                self._add(found, FaceText(ch, source, at))
                blank = None
            elif ch != CUT:
                letters, index = letters_at(text, index - 1, self.alphabet)
                for letter in letters:
                    own = BLANK if letter.small else source
                    self._add(found, FaceText(letter.text, own, at))
                blank = None
        if blank is not None:
            self._fail("notation.blank_of_what", blank, then="")
        return found

    def tiers(self, parts: list[FaceText]) -> dict[str, Tier]:
        """Return the marks *parts* by the tier they lie on, ``lower`` or ``upper``.

        A ``?`` covers the whole tier after it, a bracket is a whole tier.
        """
        found: dict[str, Tier] = {}
        for part in parts:
            slots = self._mark_slots(part)
            name = "lower" if slots.lower else "upper"
            before = found.get(name)
            if before is None:
                found[name] = Tier(slots, part.source, part.at)
                continue
            whole = before.source not in (None, BLANK)
            if whole or part.source is not None:
                self._fail("notation.one_tile_a_tier", part.at, mark=show(part.text))
            if any(one and other for one, other in zip(before.slots, slots, strict=True)):
                self._fail("notation.mark_twice", part.at, mark=show(part.text))
            both = (one or other for one, other in zip(before.slots, slots, strict=True))
            found[name] = Tier(Slots(*both), before.source, before.at)
        return found

    def _mark_slots(self, part: FaceText) -> Slots:
        if part.source not in (None, BLANK):
            face = self.layout.tiles.by_name[part.source or ""].face(part.text)
            if face is not None:
                return face.slots
        return Slots(**{self.layout.marks.get(part.text, "tone"): part.text})

    def _add(self, found: list[CellText], part: FaceText) -> None:
        first = part.text[0]
        if self.syllabary is not None and _joined(found, part, self.syllabary):
            return
        if first in self.layout.marks:
            self._mark(found, part)
        elif is_foreign_mark(first):
            self._fail("notation.no_face", part.at, face=show(part.text))
        elif (
            self.joins_sara_am
            and part.text == SARA_AA
            and found
            and any(mark[:2] == (NIKHAHIT, None) for mark in found[-1].open)
        ):
            found[-1].open[:] = [mark for mark in found[-1].open if mark.text != NIKHAHIT]
            found.append(CellText(part.at, part._replace(text=SARA_AM), from_sara_am=True))
        else:
            is_am = part.text == SARA_AM and part.source is None
            found.append(CellText(part.at, part, from_sara_am=is_am))

    def _mark(self, found: list[CellText], part: FaceText) -> None:
        if not found:
            self._fail("notation.mark_on_nothing", part.at, mark=show(part.text))
        cell = found[-1]
        tone_after = (
            part.text in TONE_MARKS
            and part.source is None
            and cell.from_sara_am
            and cell.added is None
            and len(found) > 1
            and found[-2].base is not None
        )
        if tone_after:
            cell = found[-2]
        if cell.base is None and cell.added is None:
            self._fail("notation.plus_missing", part.at, mark=part.text)
        cell.open.append(part)

    def _plus(self, found: list[CellText], at: int) -> None:
        if not found:
            self._fail("notation.plus_on_nothing", at)
        if found[-1].added is not None:
            self._fail("notation.plus_twice", at)
        found[-1].added = []

    def _sara_am(self, found: list[CellText], source: str | None, at: int) -> None:
        if source is not None:
            self._fail("notation.sara_am_apart", at)
        self._mark(found, FaceText(NIKHAHIT, None, at))
        found.append(CellText(at, FaceText(SARA_AA, None, at), from_sara_am=True))

    def _bracket(self, content: str, at: int) -> FaceText:
        """Return what ``[KIND=FACE]`` stands for; of a kind with one face, the kind will do."""
        written = content.replace("\\", "/").strip()
        if self.alphabet is not None:
            letter = several_in_bracket(written, self.alphabet)
            if letter is not None and letter.small:
                return FaceText(letter.text, BLANK, at)
            written = self.alphabet.capitals(written)
        kinds = self.layout.tiles.by_name
        kind, equals, face = written.rpartition("=")
        if not equals and written in kinds and not kinds[written].is_choice:
            return FaceText(kinds[written].faces[0].text, written, at)
        if not equals or not kind:
            self._fail("notation.bracket_form", at, text=show(content))
        if kind not in kinds:
            self._fail("notation.kind_unknown", at, kind=show(kind))
        if kinds[kind].face(face) is None:
            faces = " ".join(show(each.text) for each in kinds[kind].faces)
            self._fail("notation.kind_not_face", at, kind=kind, face=show(face), faces=faces)
        return FaceText(face, kind, at)

    def _fail(self, key: Key, at: int, **values: object) -> NoReturn:
        raise self.error(message(key, **values), at=at)


def _joined(found: list[CellText], part: FaceText, syllabary: Syllabary) -> bool:
    """Put a sign on the base before it, or a base on the square that a joiner holds open."""
    before = found[-1].base if found else None
    if before is None or part.source is not None or found[-1].marks or found[-1].added:
        return False
    whole = found[-1].closed or before.source is not None
    opened = before.text[-1] in syllabary.joiner and part.text in syllabary.bases and not whole
    if part.text not in syllabary.attached and not opened:
        return False
    found[-1].base = before._replace(text=before.text + part.text)
    return True
