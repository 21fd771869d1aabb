"""A play while it is placed: what was typed, tapped or dragged, as lays on the board.

A draft is a start, a direction and strokes. A stroke is a character or a face, perhaps with the
tile that is to show it and the square that it was dragged to. All that is known of the script, of
tiers and of tiles is known here and below, so that a page keeps nothing but the strokes: the last
one is what Backspace takes back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from thaigame.errors import MoveError, ThaigameError
from thaigame.game.board import run_through
from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.notation.cell_text import CellText, FaceText
from thaigame.notation.square_text import SquareReader
from thaigame.notation.tile_text import TileNames
from thaigame.text.characters import NIKHAHIT, SARA_AA, SARA_AM
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from thaigame.game.position import Position
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack

MOST_STROKES: Final = 160
LONGEST_STROKE: Final = 8
_TIERS: Final = (("upper", ("upper", "tone")), ("lower", ("lower",)))


class DraftError(ThaigameError):
    """What was sent is no draft."""


class Stroke(NamedTuple):
    """What was placed at once: ``text``, the tile's name or "", the square or None."""

    text: str
    kind: str = ""
    at: int | None = None


@dataclass(frozen=True)
class Draft:
    """Strokes from a square on, in a direction."""

    start: int
    across: bool
    strokes: tuple[Stroke, ...] = ()


class Choice(NamedTuple):
    """The tiles that could show the last stroke; ``kind`` is the one that does."""

    square: int
    face: str
    kind: str
    kinds: tuple[str, ...]


@dataclass
class Placed:
    """What a draft comes to: its lays, where the next letter goes, what could be chosen."""

    lays: tuple[Lay, ...] = ()
    cursor: int | None = None
    choice: Choice | None = None
    faults: tuple[ThaigameError, ...] = ()
    across: bool = True

    def play(self, layout: Layout) -> Play:
        """Return the play; raise MoveError where something was placed that cannot lie there."""
        if self.faults:
            raise self.faults[0]
        if not self.lays:
            raise MoveError(message("web.nothing_placed"))
        return self.lying(layout)

    def lying(self, layout: Layout) -> Play:
        """Return the play of what lies there, whatever else could not be placed."""
        direction = Direction.ACROSS if self.across else Direction.DOWN
        return Play(self.lays, direction, layout)


@dataclass
class _Here:
    """What the draft puts on one square, by tier: the face and the tile that was named."""

    base: tuple[str, str] | None = None
    marks: dict[str, tuple[str, str]] = field(default_factory=dict)  # by slot


def read_draft(value: Any, layout: Layout) -> Draft:  # noqa: ANN401  JSON holds anything
    """Return the draft that a page sent; raise DraftError for what is none."""
    try:
        strokes = tuple(_stroke(each, layout) for each in value["strokes"])
        start, across = value["start"], value["across"]
    except (KeyError, TypeError) as error:
        raise DraftError(message("web.no_draft")) from error
    size = layout.grid.size
    if len(strokes) > MOST_STROKES or not _is_square(start, size) or not isinstance(across, bool):
        raise DraftError(message("web.no_draft"))
    return Draft(start, across, strokes)


def _stroke(value: Any, layout: Layout) -> Stroke:  # noqa: ANN401  as above
    text, kind, at = value["text"], value.get("kind", ""), value.get("at")
    known = isinstance(kind, str) and (not kind or kind in layout.tiles.by_name)
    if not isinstance(text, str) or not 1 <= len(text) <= LONGEST_STROKE or not known:
        raise DraftError(message("web.no_draft"))
    if at is not None and not _is_square(at, layout.grid.size):
        raise DraftError(message("web.no_draft"))
    if layout.alphabet is not None:
        text = layout.alphabet.capitals(text)
    return Stroke(text, kind, at)


def _is_square(value: object, size: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < size


def place(draft: Draft, position: Position) -> Placed:
    """Return what *draft* comes to in *position*, whose first rack is that of who places.

    A base goes to the next empty square of the line, past what stands there; one that equals the
    standing one passes over it. A mark goes to the last square by its slot, in any order, and
    takes the place of another in that slot.
    """
    return _Placing(draft, position).placed()


class _Placing:
    def __init__(self, draft: Draft, position: Position) -> None:
        self.draft = draft
        self.position = position
        self.layout = position.layout
        self.direction = Direction.ACROSS if draft.across else Direction.DOWN
        self.here: dict[int, _Here] = {}
        self.cursor: int | None = draft.start
        self.last: int | None = None
        self.faults: list[ThaigameError] = []

    def placed(self) -> Placed:
        for stroke in self.draft.strokes:
            for part in self._parts(stroke):
                self._put(part)
        lays, choice = self._lay()
        cursor = self._next_empty(self.cursor)
        return Placed(lays, cursor, choice, tuple(self.faults), self._is_across(lays))

    def _parts(self, stroke: Stroke) -> Iterator[Stroke]:
        """Yield a stroke, or the two of which ำ consists where it is a mark and a letter (T4)."""
        if stroke.text == SARA_AM and self.layout.rules.sara_am == "split":
            yield stroke._replace(text=NIKHAHIT, kind="")
            yield Stroke(SARA_AA)
        else:
            yield stroke

    def _put(self, stroke: Stroke) -> None:
        marks = self.layout.marks
        if stroke.text[0] in marks:
            square = self.last if stroke.at is None else stroke.at
            if square is None:
                square = self.cursor
            if square is None:
                self._fault("web.no_room", stroke)
                return
            standing = self.position.board[square]
            for mark in stroke.text:
                slot = marks.get(mark, "tone")
                if standing is None or getattr(standing.cell, slot) != mark:  # else passed over
                    here = self.here.setdefault(square, _Here())
                    here.marks[slot] = (mark, stroke.kind)
            self.last = square
            return
        square = self._square_for(stroke)
        if square is None:
            self._fault("web.no_room", stroke)
            return
        if self.position.board[square] is None or stroke.at is not None:
            self.here.setdefault(square, _Here()).base = (stroke.text, stroke.kind)
        self.last = square
        self.cursor = self._step(square)

    def _square_for(self, stroke: Stroke) -> int | None:
        """Return where a base goes: a standing one that it equals, or the next empty square."""
        if stroke.at is not None:
            return stroke.at
        square = self.cursor
        if square is None:
            return None
        standing = self.position.board[square]
        if standing is not None and standing.cell.base == stroke.text and not stroke.kind:
            return square
        return self._next_empty(square)

    def _next_empty(self, square: int | None) -> int | None:
        while square is not None and (
            self.position.board[square] is not None or self._has_base(square)
        ):
            square = self._step(square)
        return square

    def _has_base(self, square: int) -> bool:
        return square in self.here and self.here[square].base is not None

    def _step(self, square: int) -> int | None:
        return self.layout.grid.step(square, self.direction)

    def _lay(self) -> tuple[tuple[Lay, ...], Choice | None]:
        rack = self.position.racks[0]
        reader = SquareReader(self.layout, TileNames(self.layout.tiles, rack), MoveError)
        left = list(rack or ())
        lays: list[Lay] = []
        choice = None
        for square in sorted(self.here):
            written, own = self._written(square, left)
            choice = own if square == self.last else choice
            standing, name = self.position.board[square], self.layout.grid.name(square)
            try:
                if standing is None:
                    lays.append(Lay(square, *reader.fresh(written, name)))
                elif (changed := reader.change(written, standing, name)) is not None:
                    lays.append(Lay(square, *changed))
            except MoveError as error:
                self.faults.append(error)
        return tuple(lays), choice

    def _written(self, square: int, left: list[str]) -> tuple[CellText, Choice | None]:
        """Return what lies on a square as text would tell it, each face with its tile."""
        here = self.here[square]
        base, choice, marks = None, None, list[FaceText]()
        if here.base is not None:
            face, named = here.base
            kind, choice = self._tile(square, face, named, left)
            base = FaceText(face, kind or None, square)
        for tier, slots in _TIERS:
            parts = [here.marks[slot] for slot in slots if slot in here.marks]
            text = "".join(mark for mark, _ in parts)
            if text and tier in self.layout.rules.tiers:
                named = next((kind for _, kind in parts if kind), "")
                kind, own = self._tile(square, text, named, left)
                choice = own or choice
                marks.append(FaceText(text, kind or None, square))
            else:
                marks += [FaceText(mark, None, square) for mark in text]
        if base is None and self.position.board[square] is not None:
            return CellText(square, None, [], marks), choice
        return CellText(square, base, marks), choice

    def _tile(
        self, square: int, face: str, named: str, left: list[str]
    ) -> tuple[str, Choice | None]:
        """Return the tile that shows *face*: the named one, else plain, dual, blank as there are.

        "" where the rack has none: then the rules say what is missing.
        """
        kinds = fitting(self.layout, face, left)
        kind = named if named in kinds else next(iter(kinds), "")
        if not kind:
            return "", None
        left.remove(kind)
        return kind, Choice(square, face, kind, kinds) if len(kinds) > 1 else None

    def _is_across(self, lays: Sequence[Lay]) -> bool:
        """Return the direction that the tiles lie in; one tile lies in the longer word's."""
        columns = self.layout.grid.columns
        rows = {lay.square // columns for lay in lays}
        if len(lays) > 1:
            return len(rows) == 1
        if not lays:
            return self.draft.across
        run = run_through(self.position.board, self.layout.grid, lays[0].square, self.direction)
        return self.draft.across if len(run) > 1 else not self.draft.across

    def _fault(self, key: Any, stroke: Stroke) -> None:  # noqa: ANN401  a key, written where called
        self.faults.append(MoveError(message(key, face=stroke.text), at=stroke.at))


def fitting(layout: Layout, face: str, rack: Sequence[str] | Rack) -> tuple[str, ...]:
    """Return the different tiles of *rack* that can show *face*: plain, then dual, then blank."""
    by_name = layout.tiles.by_name
    found = [name for name in dict.fromkeys(rack) if by_name[name].face(face) is not None]
    return tuple(sorted(found, key=lambda name: (by_name[name].wild, by_name[name].is_choice)))
