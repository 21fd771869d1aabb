"""Which tile a written face means, and how a tile's face is written.

Writing asks reading what a spelling would mean, so the two cannot drift apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thaigame.layouts.tiles import BLANK, Tile, fixed_name

if TYPE_CHECKING:
    from thaigame.layouts.tiles import Rack, TileSet


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
        if len(self.printed(face)) == 1 and self.plain(face) == tile.kind:
            return face
        if self.blank(face) == tile.kind:
            return BLANK + face
        origin = self.tiles.by_name[tile.kind].origin
        name = origin if self.named(origin, face) == tile.kind else tile.kind
        return f"[{name}={face}]"

    def _held(self, kind: str, face: str) -> str:
        fixed = fixed_name(kind, face)
        if self.rack is not None and kind not in self.rack and fixed in self.rack:
            return fixed
        return kind
