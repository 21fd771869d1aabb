"""Tiles as text: which one a written face means, and racks, one letter a tile, brackets for others.

Writing asks reading what a spelling would mean, so the two cannot drift apart.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import RackError
from thaigame.layouts.tiles import BLANK, Tile, fixed_name
from thaigame.notation.letter_text import composed, in_bracket
from thaigame.text import MARKS, ZERO_WIDTH
from thaigame.text.characters import is_mark
from thaigame.text.lint import show
from thaigame.texts import message
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NoReturn

    from thaigame.errors import NotationError
    from thaigame.layouts import Layout
    from thaigame.layouts.tiles import Rack, TileSet
    from thaigame.texts.keys import Key


@dataclass(frozen=True)
class TileNames:
    """The tiles of a game as seen by a player with *rack*, None for nobody's.

    The rack decides between a kind and the same kind with its face fixed (K2, P3, T4, T5): what
    is written is the unfixed kind, unless the rack holds only the fixed one. So ``ซ`` from a rack
    with ``[ฆ/ซ=ซ]`` is that tile.
    """

    tiles: TileSet
    rack: Rack | None = None

    def printed(self, face: str) -> tuple[str, ...]:
        """Return the kinds that show *face* and are no blanks."""
        kinds = self.tiles.by_name
        return tuple(name for name in self.tiles.showing.get(face, ()) if not kinds[name].wild)

    def blanks(self, face: str) -> tuple[str, ...]:
        """Return the blanks or wilds that can stand for *face*."""
        kinds = self.tiles.by_name
        return tuple(name for name in self.tiles.showing.get(face, ()) if kinds[name].wild)

    def plain(self, face: str) -> str | None:
        """Return the kind that *face* without a bracket means.

        Where several kinds show it, only a rack that holds just one of them decides; else None.
        """
        names = self.printed(face)
        if len(names) == 1:
            return self._held(names[0], face)
        if self.rack is None:
            return None
        held = {name for name in (self._held(name, face) for name in names) if name in self.rack}
        return held.pop() if len(held) == 1 else None

    def blank(self, face: str) -> str | None:
        """Return the kind that *face* with ``?`` before it means, or None."""
        names = self.blanks(face)
        return self._held(names[0], face) if len(names) == 1 else None

    def named(self, kind: str, face: str) -> str | None:
        """Return the kind that ``[KIND=FACE]`` means, or None where it shows no such face."""
        if kind not in self.tiles.by_name or self.tiles.by_name[kind].face(face) is None:
            return None
        return self._held(kind, face)

    def choices(self, face: str) -> tuple[str, ...]:
        """Return every way of writing *face* that names its tile."""
        names = self.printed(face)
        ways = names if len(names) == 1 else tuple(f"[{name}={face}]" for name in names)
        if len(names) == 1:
            ways = (face,)
        return (*ways, BLANK + face) if self.blanks(face) else ways

    def written(self, tile: Tile) -> str:
        """Return how *tile* is written: ``ก``, ``?ก`` or ``[ฒ/ณ=ณ]``.

        A bracket stands only where more than one kind shows the face, or to tell a tile with a
        fixed face from one that the same spelling would mean.
        """
        face = tile.face
        if self._has_several(face):
            return in_bracket(face, tile.kind)
        if len(self.printed(face)) == 1 and self.plain(face) == tile.kind:
            return face
        if self.blank(face) == tile.kind:
            return BLANK + face
        origin = self.tiles.by_name[tile.kind].origin
        name = origin if self.named(origin, face) == tile.kind else tile.kind
        return f"[{name}={face}]"

    def _has_several(self, face: str) -> bool:
        """Return whether *face* is a letter of several characters, and no mark with a tone."""
        known = self.tiles.faces.get(face)
        return known is not None and len(known.slots.base) > 1

    def _held(self, kind: str, face: str) -> str:
        fixed = fixed_name(kind, face)
        if self.rack is not None and kind not in self.rack and fixed in self.rack:
            return fixed
        return kind


_CIRCLE: Final = "◌"  # what a lone mark is shown on

LONGEST: Final = 4096
"""Characters of a rack, move or tile list; the longest that means anything has a few hundred."""


@door
def parse_rack(text: str, layout: Layout) -> Rack:
    """Return the rack written *text*, its tiles in the order of the game's list.

    Spaces are ignored; ``?`` is a blank or wild tile; a tile with several faces stands by its
    name in brackets, ``[ฆ/ซ]``, with its face fixed ``[ฆ/ซ=ซ]``, or without them as
    ``spaced_rack`` shows it. A plain letter means the tile whose only face it is. Raise RackError,
    ``at`` a code-point index, for anything else.
    """
    return layout.tiles.rack(read_names(text, layout, RackError))


@door
def format_rack(rack: Iterable[str], layout: Layout) -> str:
    """Return how *rack* is written; ``parse_rack`` reads it back.

    Raise RackError for a tile that the game does not have.
    """
    return "".join(_written(name, layout) for name in rack)


@door
def spaced_rack(rack: Iterable[str], layout: Layout) -> str:
    """Return *rack* for people: the tiles apart, marks on a dotted circle.

    Only a letter of several characters stands in brackets, since C and H may be two tiles.
    ``parse_rack`` reads this back, too: what people see is what they may type.
    """
    shown = [
        name if _sign(name) else written for name in rack if (written := _written(name, layout))
    ]
    return " ".join(visible("".join(_on_circle(each))) for each in shown)


def read_names(
    text: str, layout: Layout, error: type[NotationError], offset: int = 0
) -> tuple[str, ...]:
    """Return the tile names in *text* in the order written; faults are raised as *error*."""

    def fail(key: Key, at: int, **values: object) -> NoReturn:
        raise error(message(key, **values), at=at + offset)

    if len(text) > LONGEST:
        fail("notation.too_long", LONGEST, length=len(text), most=LONGEST)
    text, origin = (text, range(len(text))) if layout.alphabet is None else composed(text)
    kinds = layout.tiles.by_name
    names_here = (_shown(layout.tiles) if _sign(text) else _NOTHING).match
    names = []
    index = 0
    while index < len(text):
        at, ch = origin[index], text[index]
        index += 1
        if ch.isspace() or ch in ZERO_WIDTH or ch == _CIRCLE:
            continue
        if shown := names_here(text, index - 1):
            index = shown.end()
            name = shown[0].replace(_CIRCLE, "").replace("\\", "/")
            name = _capitals(name, layout)
        elif ch == "[":
            end = text.find("]", index)
            if end < 0:
                fail("notation.bracket_open", at)
            written = text[index:end].replace("\\", "/").strip()
            index = end + 1
            name = _capitals(written, layout)
            if name not in kinds:
                fail("notation.kind_unknown", at, kind=show(written))
        else:
            name = _capitals(ch, layout)
            if name not in kinds:
                choices = _tiles_with(name, layout)
                if not choices:
                    fail("notation.no_face", at, face=show(ch))
                fail("notation.rack_bracket", at, face=show(ch), choices=" ".join(choices))
        names.append(name)
    return tuple(names)


def _capitals(name: str, layout: Layout) -> str:
    return name if layout.alphabet is None else layout.alphabet.capitals(name)


def _written(name: str, layout: Layout) -> str:
    if name not in layout.tiles.by_name:
        raise RackError(message("notation.kind_unknown", kind=show(name)), at=name)
    return name if len(name) == 1 else f"[{name}]"


def _tiles_with(face: str, layout: Layout) -> list[str]:
    """Return, as they are written, the tiles that a plain *face* may be meant for."""
    held = [
        kind
        for kind in layout.tiles.kinds
        if any(face == each.text or (not kind.wild and face in each.text) for each in kind.faces)
    ]
    named = [kind for kind in held if not kind.wild]  # who names a letter means no blank
    return [_written(kind.name, layout) for kind in named or held]


@lru_cache(maxsize=16)
def _shown(tiles: TileSet) -> re.Pattern[str]:
    """Return what finds the name of a tile with several faces where no brackets stand round it.

    Such a name has a sign in it that is no face itself, so it is never two tiles.
    """
    names = sorted(filter(_sign, tiles.by_name), key=len, reverse=True)
    signs = {"/": r"[/\\]", **{mark: f"{_CIRCLE}?{mark}" for mark in MARKS}}
    written = ("".join(signs.get(ch, re.escape(ch)) for ch in name) for name in names)
    return re.compile("|".join(written), re.IGNORECASE) if names else _NOTHING


_sign = re.compile(r"[/\\|=]").search
_NOTHING: Final = re.compile("(?!)")


def _on_circle(name: str) -> Iterable[str]:
    """Yield the characters of *name*, a circle before each mark that has nothing to stand on."""
    alone = True
    for ch in name:
        if is_mark(ch) and alone:
            yield _CIRCLE
        alone = not is_mark(ch) and not ch.isalpha()
        yield ch
