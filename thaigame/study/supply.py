"""What a rack can show: single faces, choices, blanks."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import TYPE_CHECKING

from thaigame.layouts.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from thaigame.layouts.tiles import Rack, TileKind, TileSet


class Supply:
    """A rack seen from the words: which faces it can show at the same time."""

    def __init__(self, rack: Iterable[str], tiles: TileSet, *, any_letters: int = 0) -> None:
        """Take *rack*, and *any_letters* letters of the board that may be any one each."""
        kinds = [tiles.by_name[name] for name in rack]
        self.single = Counter(kind.faces[0].text for kind in kinds if not kind.is_choice)
        self.names = {kind.faces[0].text: kind.name for kind in kinds if not kind.is_choice}
        choices = [kind for kind in kinds if kind.is_choice]
        self.choices = sorted(choices, key=lambda kind: len(kind.faces))
        self.any_letters = any_letters
        self.size = len(kinds) + any_letters

    def plus(self, face: str) -> Supply:
        """Return the same with one more tile that shows *face*."""
        more = copy(self)
        more.single = self.single + Counter([face])
        more.names = {face: face, **self.names}
        more.size = self.size + 1
        return more

    def tiles(self, faces: Sequence[str]) -> tuple[Tile, ...] | None:
        """Return the tiles that show *faces*, in their order, or None.

        Letters of the board that were used stand with an empty kind.
        """
        if len(faces) > self.size:
            return None
        missing = Counter(faces)
        missing.subtract(self.single)
        needed = [face for face, count in missing.items() for _ in range(count)]
        if len(needed) > len(self.choices) + self.any_letters:
            return None
        chosen = _match(needed, self.choices, self.any_letters)
        if chosen is None:
            return None
        given: dict[str, list[Tile]] = {}
        for name, face in zip(chosen, needed, strict=True):
            given.setdefault(face, []).append(Tile(name, face))
        return tuple(
            given[face].pop() if given.get(face) else Tile(self.names[face], face) for face in faces
        )


def _match(needed: Sequence[str], kinds: Sequence[TileKind], spare: int) -> tuple[str, ...] | None:
    """Give each face a kind of its own, narrow kinds before wide ones, or *spare* letters."""
    if not needed:
        return ()
    for index, kind in enumerate(kinds):
        if kind.face(needed[0]) is not None:
            rest = _match(needed[1:], [*kinds[:index], *kinds[index + 1 :]], spare)
            if rest is not None:
                return (kind.name, *rest)
    if spare:
        rest = _match(needed[1:], kinds, spare - 1)
        if rest is not None:
            return ("", *rest)
    return None


def left(rack: Rack, used: Iterable[Tile]) -> Rack:
    """Return what stays on *rack* after *used*; letters of the board are no tiles of it."""
    rest = rack.without(tile.kind for tile in used if tile.kind)
    if rest is None:
        raise ValueError(used)
    return rest
