"""The tiles of a game: what is printed on them, what they can show, how many there are; racks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from thaigame.text import Slots

BLANK: Final = "?"
"""The name of a blank or wild tile, in racks and notation."""


class Tile(NamedTuple):
    """A tile on the board: its kind's name and the text of the face it shows."""

    kind: str
    face: str


class Face(NamedTuple):
    """One thing a kind can stand for: the slots it fills in a cell, and its points.

    A base face fills only ``base``; an upper-tier face fills ``upper``, ``tone`` or both; a
    lower-tier face fills ``lower``.
    """

    slots: Slots
    points: int

    @property
    def text(self) -> str:
        """Return the face as written: ``ก``, ``ั่``, ``ุ``."""
        return "".join(self.slots)

    @property
    def tier(self) -> str:
        """Return the tier the face lies on: ``base``, ``upper`` or ``lower``."""
        if self.slots.base:
            return "base"
        return "lower" if self.slots.lower else "upper"


@dataclass(frozen=True)
class TileKind:
    """What is printed on a tile.

    ``name`` is how racks and notation call it (``ก``, ``ฆ/ซ``, ``?``). ``lasting`` says that a
    face once chosen stays for the rest of the game (K2, P3, T4, T5). ``wild`` marks blanks.
    ``origin`` is the name of the kind whose face was fixed, or ``name`` itself.
    ``left`` is what the tile counts when it is left on a rack (its dearer face: P14, T15).
    """

    name: str
    faces: tuple[Face, ...]
    wild: bool = False
    lasting: bool = False
    origin: str = ""

    def __post_init__(self) -> None:
        """Fill in the origin of a kind that is its own."""
        if not self.origin:
            object.__setattr__(self, "origin", self.name)

    @property
    def is_choice(self) -> bool:
        """Return whether the player chooses between faces."""
        return len(self.faces) > 1

    @property
    def left(self) -> int:
        """Return the points the tile counts when left on a rack: its dearer face."""
        return max(face.points for face in self.faces)

    def face(self, text: str) -> Face | None:
        """Return the face written *text*, or None."""
        return next((face for face in self.faces if face.text == text), None)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<TileKind {self.name}: {len(self.faces)} faces>"


def fixed_name(kind: str, face: str) -> str:
    """Return the name of *kind* once its face is fixed: ``ฆ/ซ=ซ``, ``?=ก``."""
    return f"{kind}={face}"


class Rack(tuple[str, ...]):
    """Tile names in the order of the game's list; made by ``TileSet.rack``."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Return the tiles side by side, for notebooks; ``render.rack_svg`` has the points too."""
        from thaigame.render.notebook import names_html

        return names_html(self)

    def without(self, names: Iterable[str]) -> Rack | None:
        """Return the rack after *names* were taken from it, or None where one is not there."""
        rest = list(self)
        for name in names:
            if name not in rest:
                return None
            rest.remove(name)
        return Rack(rest)

    def lacks(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return those of *names* that the rack does not hold, counted."""
        missing = Counter(names)
        missing.subtract(self)
        return tuple(missing.elements())


@dataclass(frozen=True)
class TileSet:
    """The kinds of a game in the order of its list, each with its count."""

    kinds: tuple[TileKind, ...]
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        """Return the number of tiles."""
        return sum(self.counts)

    @cached_property
    def by_name(self) -> Mapping[str, TileKind]:
        """Return every kind, also those with a fixed face, by name."""
        table = {kind.name: kind for kind in self.kinds}
        for kind in self.kinds:
            if kind.lasting and kind.is_choice:
                for face in kind.faces:
                    name = fixed_name(kind.name, face.text)
                    table[name] = TileKind(name, (face,), kind.wild, kind.lasting, kind.name)
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
        left = dict(self.full)
        for name, count in Counter(seen).items():
            left[self.by_name[name].origin] -= count
        return Counter({name: count for name, count in left.items() if count})

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<TileSet {self.total} tiles of {len(self.kinds)} kinds>"
