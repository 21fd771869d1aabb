"""Written cells onto squares, and squares back into written cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.game.board import Stack, standing_marks
from thaigame.layouts.tiles import BLANK, Tile
from thaigame.notation.cell_text import DOT, PLUS, CellReader, CellText, Tier
from thaigame.notation.letter_text import apart
from thaigame.text import TONE_MARKS, Cell, Slots
from thaigame.text.characters import NIKHAHIT, SARA_AA, SARA_AM
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from thaigame.errors import NotationError
    from thaigame.layouts import Layout
    from thaigame.notation.tile_text import TileNames
    from thaigame.texts.keys import Key

MARK_TIERS: Final = ("upper", "lower")


class SquareReader:
    """Turns written cells into what they do to a square; faults are raised as *error*."""

    def __init__(self, layout: Layout, names: TileNames, error: type[NotationError]) -> None:
        """Take the game, the mover's view of its tiles, and the error."""
        self.layout = layout
        self.names = names
        self.error = error
        self.cells: CellReader = CellReader(layout, error)
        self.tiers: tuple[str, ...] = layout.rules.tiers

    def fresh(self, written: CellText, square: str) -> Stack:
        """Return the stack that *written* puts on the empty square called *square*."""
        if written.base is None:
            self._fail("notation.dot_on_empty", written.at, square=square)
        marks = self.cells.tiers([*written.marks, *(written.added or ())])
        tiles = [self._base(written)]
        slots = Slots(written.base.text)
        for name in MARK_TIERS:
            if name in marks:
                slots = _over(slots, marks[name].slots)
                tiles += self._tile(name, marks[name])
        return Stack(Cell.of(*slots), tuple(tiles))

    def change(self, written: CellText, standing: Stack, square: str) -> Stack | None:
        """Return the cell after the play and the tiles it lays there, None for no change.

        Text that differs from the standing cell in its base is an overlay (K18); in its marks
        only, a remark (K20) or new tiers (T6).
        """
        if written.base is not None and not self._same_base(written, standing):
            return self._overlay(written, standing, square)
        slots: Slots = standing.cell
        tiles: list[Tile] = []
        if written.base is not None and self._whole(written) != slots:
            if written.added is not None:
                self._fail(
                    "notation.not_what_stands", written.at, square=square, cell=_shown(standing)
                )
            slots, tiles = self._marked_anew(written, standing, square)
        for name, tier in self.cells.tiers(written.added or []).items():
            new = self._tile(name, tier)
            if not new and any(a and b for a, b in zip(slots, tier.slots, strict=True)):
                whole = standing.cell.base + tier.text
                self._fail("notation.mark_there", tier.at, square=square, whole=whole)
            slots = _over(slots, tier.slots)
            tiles += new
        if written.added is not None and not written.added:
            self._fail("notation.plus_of_what", written.at)
        if not tiles and slots == Slots(*standing.cell):
            return None
        return Stack(Cell.of(*slots), _in_order(tiles, self.layout))

    def _overlay(self, written: CellText, standing: Stack, square: str) -> Stack:
        marks = self.cells.tiers([*written.marks, *(written.added or ())])
        slots, tiles = self._marked(marks, standing, written.at, square)
        slots = Slots(written.base.text if written.base else "", *slots[1:])
        return Stack(Cell.of(*slots), _in_order([self._base(written), *tiles], self.layout))

    def _marked_anew(
        self, written: CellText, standing: Stack, square: str
    ) -> tuple[Slots, list[Tile]]:
        marks = self.cells.tiers(written.marks)
        slots, tiles = self._marked(marks, standing, written.at, square)
        return Slots(standing.cell.base, *slots[1:]), tiles

    def _marked(
        self, marks: dict[str, Tier], standing: Stack, at: int, square: str
    ) -> tuple[Slots, list[Tile]]:
        """Return the marks that the whole text of a cell gives it, and the tiles that lay them."""
        slots = Slots()
        tiles: list[Tile] = []
        for name in MARK_TIERS:
            there = _tier_slots(standing.cell, name)
            given = marks[name].slots if name in marks else Slots()
            if given != there and name in self.tiers:
                if name not in marks:
                    self._fail("notation.not_what_stands", at, square=square, cell=_shown(standing))
                tiles += self._tile(name, marks[name])
            slots = _over(slots, given)
        return slots, tiles

    def _same_base(self, written: CellText, standing: Stack) -> bool:
        base = written.base
        if base is None or base.text != standing.cell.base:
            return False
        if base.source is None:
            return True
        tiles = self.layout.tiles
        origins = {tiles.by_name[tile.kind].origin for tile in standing.tiles[:1]}
        named = tiles.by_name.get(base.source)
        return named is not None and named.origin in origins

    def _whole(self, written: CellText) -> Slots:
        slots = Slots(written.base.text if written.base else "")
        for tier in self.cells.tiers(written.marks).values():
            slots = _over(slots, tier.slots)
        return slots

    def _base(self, written: CellText) -> Tile:
        part = written.base
        if part is None:  # pragma: no cover  callers have asked
            raise AssertionError
        return self._resolve(Tier(Slots(part.text), part.source, part.at))

    def _tile(self, name: str, tier: Tier) -> list[Tile]:
        """Return the tile that *tier* takes, none where its marks are paper (K4)."""
        if name in self.tiers:
            return [self._resolve(tier)]
        if tier.source is not None:
            self._fail("notation.marks_are_paper", tier.at, mark=show(tier.text))
        return []

    def _resolve(self, tier: Tier) -> Tile:
        face, names = tier.text, self.names
        if tier.source is None:
            kind = names.plain(face)
        elif tier.source == BLANK:
            kind = names.blank(face)
        else:
            kind = names.named(tier.source, face)
        if kind is not None:
            return Tile(kind, face)
        choices = names.choices(face)
        if not choices:
            self._fail("notation.no_face", tier.at, face=show(face))
        key: Key = (
            "notation.which_tile" if len(names.printed(face)) > 1 else "notation.write_instead"
        )
        raise self._error(key, tier.at, face=show(face), choices=" ".join(choices))

    def _fail(self, key: Key, at: int, **values: object) -> NoReturn:
        raise self._error(key, at, **values)

    def _error(self, key: Key, at: int, **values: object) -> NotationError:
        return self.error(message(key, **values), at=at)


class Written(NamedTuple):
    """A cell's text; ``ends_in_am`` and ``is_aa`` say whether it can join a neighbour as ำ."""

    text: str
    ends_in_am: bool = False
    is_aa: bool = False


def write_fresh(stack: Stack, layout: Layout, names: TileNames) -> Written:
    """Return how a stack on a square that was empty is written."""
    by_tier = {_tier_of(tile, layout): tile for tile in stack.tiles}
    marks, plain_am = _write_marks(stack.cell, by_tier, standing_marks(stack, layout.tiles), names)
    base = _write_base(by_tier["base"], names)
    split = layout.rules.sara_am == "split"
    if base.endswith(SARA_AM) and any(mark in TONE_MARKS for mark in marks):
        base += PLUS  # a tone after ำ would be read as a way of typing it before
    return Written(base + marks, split and plain_am, split and base == SARA_AA and not marks)


def write_change(after: Stack, standing: Stack, layout: Layout, names: TileNames) -> Written:
    """Return how the change of a standing cell is written: ``after`` holds the new tiles only."""
    by_tier = {_tier_of(tile, layout): tile for tile in after.tiles}
    old, new = standing.cell, after.cell
    if "base" in by_tier:
        free = _without(new, by_tier, layout)
        marks, _ = _write_marks(new, by_tier, free, names)
        tile = by_tier["base"]
        base = _write_base(tile, names)
        if new.base == old.base and base == tile.face:
            base = f"[{tile.kind}={tile.face}]"
        if base.endswith(SARA_AM) and any(mark in TONE_MARKS for mark in marks):
            base += PLUS
        return Written(base + marks)
    grown = all(now == was or not was for now, was in zip(new, old, strict=True))
    if grown or by_tier:
        added = Slots(*(now if now != was else "" for now, was in zip(new, old, strict=True)))
        marks, _ = _write_marks(added, by_tier, _without(added, by_tier, layout), names)
        return Written(DOT + PLUS + marks)
    return Written(new.canonical)


def write_added(stack: Stack, layout: Layout, names: TileNames) -> str:
    """Return what a play adds to a cell that stands and that is not known but for this.

    Without a tile of its own the play changed the paper marks, of which all are written.
    """
    by_tier = {_tier_of(tile, layout): tile for tile in stack.tiles}
    cell = stack.cell._replace(base="")
    free = Slots() if by_tier else _without(cell, by_tier, layout)
    return PLUS + _write_marks(cell, by_tier, free, names)[0]


def join(written: Sequence[Written], layout: Layout) -> str:
    """Return the texts of neighbouring squares as one; ํ and a plain า after it become ำ."""
    if layout.alphabet is not None:
        return apart([each.text for each in written], layout.alphabet)
    if layout.syllabary is not None:
        return layout.syllabary.apart([each.text for each in written])
    out: list[str] = []
    for index, each in enumerate(written):
        before = written[index - 1] if index else None
        if before is not None and before.ends_in_am and each.is_aa:
            out[-1] = out[-1].replace(NIKHAHIT, "")
            out.append(SARA_AM)
        else:
            out.append(each.text)
    return "".join(out)


def join_runs(parts: Sequence[str], layout: Layout) -> str:
    """Return neighbouring texts as one, each of one square or of several that ``join`` joined."""
    return "".join(parts) if layout.syllabary is None else layout.syllabary.apart(parts)


def _write_base(tile: Tile, names: TileNames) -> str:
    return names.written(tile)


def _write_marks(
    cell: Slots, by_tier: dict[str, Tile], free: Slots, names: TileNames
) -> tuple[str, bool]:
    """Return the marks of a cell, and whether they end in a ํ that shows itself plainly."""
    text = ""
    plain_am = False
    for name in reversed(MARK_TIERS):
        paper = "".join(_tier_slots(free, name))
        if name in by_tier:
            written = names.written(by_tier[name])
            plain_am = name == "upper" and cell.upper == NIKHAHIT and written[0] == NIKHAHIT
            text += written
        text += paper
    return text, plain_am


def _without(cell: Slots, by_tier: dict[str, Tile], layout: Layout) -> Slots:
    faces = [layout.tiles.face(tile) for tile in by_tier.values()]
    return Slots(
        *(
            "" if any(face is not None and face.slots[slot] for face in faces) else text
            for slot, text in enumerate(cell)
        )
    )._replace(base="")


def _over(slots: Slots, more: Slots) -> Slots:
    return Slots(*(new or old for old, new in zip(slots, more, strict=True)))


def _tier_slots(cell: Slots, name: str) -> Slots:
    if name == "lower":
        return Slots(lower=cell.lower)
    return Slots(upper=cell.upper, tone=cell.tone)


def _tier_of(tile: Tile, layout: Layout) -> str:
    face = layout.tiles.face(tile)
    return "base" if face is None else face.tier


def _in_order(tiles: list[Tile], layout: Layout) -> tuple[Tile, ...]:
    order = ("base", *MARK_TIERS)
    return tuple(sorted(tiles, key=lambda tile: order.index(_tier_of(tile, layout))))


def _shown(standing: Stack) -> str:
    return standing.cell.canonical
