"""A game's tiles: the kinds, how many of each, and who can show what."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from thaigame.layouts.kind import Kind, Tile, fixed_name
from thaigame.layouts.rack import Rack

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from thaigame.layouts.kind import Face


@dataclass(frozen=True)
class TileSet:
    """The kinds of a game in the order of its list, each with its count."""

    kinds: tuple[Kind, ...]
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        """Return the number of tiles."""
        return sum(self.counts)

    @cached_property
    def by_name(self) -> Mapping[str, Kind]:
        """Return every kind, also those with a fixed face, by name."""
        table = {kind.name: kind for kind in self.kinds}
        for kind in self.kinds:
            if kind.lasting and kind.is_choice:
                for face in kind.faces:
                    name = fixed_name(kind.name, face.text)
                    table[name] = Kind(name, (face,), kind.wild, kind.lasting, kind.name)
        return table

    @cached_property
    def order(self) -> Mapping[str, int]:
        """Return the place of every name in the game's list, fixed kinds after their origin."""
        place = {kind.name: index for index, kind in enumerate(self.kinds)}
        names = sorted(self.by_name, key=lambda name: place[self.by_name[name].origin])
        return {name: index for index, name in enumerate(names)}

    @cached_property
    def showing(self) -> Mapping[str, tuple[str, ...]]:
        """Return, per face text, the names of the kinds that can show it; wild ones last.

        Kinds with a fixed face are left out: they are reached through their origin.
        """
        table: dict[str, list[str]] = {}
        for kind in sorted(self.kinds, key=lambda kind: kind.wild):
            for face in kind.faces:
                table.setdefault(face.text, []).append(kind.name)
        return {text: tuple(names) for text, names in table.items()}

    @cached_property
    def faces(self) -> Mapping[str, Face]:
        """Return every face that some tile shows, by its text, the points of a non-wild one."""
        table: dict[str, Face] = {}
        for kind in sorted(self.kinds, key=lambda kind: kind.wild):
            for face in kind.faces:
                table.setdefault(face.text, face)
        return table

    @cached_property
    def full(self) -> Mapping[str, int]:
        """Return the number of tiles of each kind in the whole set."""
        return dict(zip((kind.name for kind in self.kinds), self.counts, strict=True))

    @cached_property
    def fixed_names(self) -> frozenset[str]:
        """Return the names of the kinds whose face was fixed."""
        return frozenset(name for name, kind in self.by_name.items() if kind.origin != name)

    @cached_property
    def _shown(self) -> Mapping[tuple[str, str], Face]:
        return {
            (name, face.text): face for name, kind in self.by_name.items() for face in kind.faces
        }

    def face(self, tile: Tile) -> Face | None:
        """Return the face of a tile, or None where its kind cannot show it."""
        return self._shown.get(tile)

    def returned(self, tile: Tile) -> str:
        """Return the name of *tile* when it goes back from the board to a rack or a bag.

        A lasting choice stays fixed (K2, P3, T4, T5); a plain blank is blank again.
        """
        kind = self.by_name[tile.kind]
        if kind.lasting and kind.is_choice:
            return fixed_name(kind.name, tile.face)
        return kind.name

    def rack(self, names: Iterable[str]) -> Rack:
        """Return a rack of these tiles, in the order of the game's list."""
        return Rack(tuple(sorted(names, key=self.order.__getitem__)))

    def unseen(self, seen: Iterable[str]) -> Counter[str]:
        """Return what is left of the whole set after the tiles *seen*, by their origin.

        A count below zero says that more of a kind was seen than there are.
        """
        left = Counter(self.full)
        left.subtract(self.by_name[name].origin for name in seen)
        return Counter({name: count for name, count in left.items() if count})
