"""Which faces a rack can show together, and how likely a word's tiles are drawn (S8, S19)."""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import lru_cache
from itertools import product
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from thaigame.arguments import door
from thaigame.layouts.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from thaigame.layouts.tiles import Rack, TileKind, TileSet


class Supply:
    """A rack seen from the words: which faces it can show at the same time."""

    def __init__(self, rack: Iterable[str], tiles: TileSet, *, any_letters: int = 0) -> None:
        """Take *rack*, and *any_letters* letters of the board that may be any one each."""
        kinds = [tiles.by_name[name] for name in rack]
        self.single: Counter[str] = Counter(
            kind.faces[0].text for kind in kinds if not kind.is_choice
        )
        self.names: dict[str, str] = {
            kind.faces[0].text: kind.name for kind in kinds if not kind.is_choice
        }
        choices = [kind for kind in kinds if kind.is_choice]
        self.choices: list[TileKind] = sorted(choices, key=lambda kind: len(kind.faces))
        self.any_letters = any_letters
        self.size: int = len(kinds) + any_letters

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
    """Give each face a kind of its own, a blank or *spare* letter only where no other can be."""
    printed = [kind for kind in kinds if not kind.wild]
    given = _matched(needed, printed)
    rest = [at for at in range(len(needed)) if at not in given]
    blanks = [kind for kind in kinds if kind.wild]
    wild = _matched([needed[at] for at in rest], blanks)
    if len(rest) - len(wild) > spare:
        return None
    names = {at: printed[place].name for at, place in given.items()}
    names |= {rest[at]: blanks[place].name for at, place in wild.items()}
    return tuple(names.get(at, "") for at in range(len(needed)))


def _matched(needed: Sequence[str], kinds: Sequence[TileKind]) -> dict[int, int]:
    """Return which of *kinds* each of as many faces as can be takes (Kuhn's augmenting paths)."""
    taken: dict[int, int] = {}

    def give(face: int, tried: set[int]) -> bool:
        for place, kind in enumerate(kinds):
            if place not in tried and kind.face(needed[face]) is not None:
                tried.add(place)
                if place not in taken or give(taken[place], tried):
                    taken[place] = face
                    return True
        return False

    for face in range(len(needed)):
        give(face, set())
    return {face: place for place, face in taken.items()}


def left(rack: Rack, used: Iterable[Tile]) -> Rack:
    """Return what stays on *rack* after *used*; letters of the board are no tiles of it."""
    rest = rack.without(tile.kind for tile in used if tile.kind)
    if rest is None:
        raise ValueError(used)
    return rest


class Made(NamedTuple):
    """A word that a rack makes: with which tiles, and what stays on the rack.

    Its paper marks, where the game has them, are those of the word.
    """

    word: str
    tiles: tuple[Tile, ...]
    kept: Rack


@door
def ways_to_draw(faces: Sequence[str], tiles: TileSet) -> int:
    """Return how many sets of ``len(faces)`` tiles out of the full bag can show *faces*.

    The order in which study lists stand: the more ways, the likelier the word is met. Blanks and
    tiles with two letters are counted exactly: every set of tiles once.
    """
    needed = Counter(faces)
    wild = [kind for kind in tiles.kinds if kind.wild]
    if len(wild) > 1 or any(kind.face(face) is None for kind in wild for face in needed):
        return _counted(needed, tiles.kinds, tiles, len(faces))
    blanks = tiles.full[wild[0].name] if wild else 0
    # Kinds that share no face are drawn for themselves; what none shows is left to blanks.
    ways = [1]
    for group in _groups(tuple(needed), tiles):
        own = Counter({face: count for face, count in needed.items() if face in group})
        ways = _times(ways, _missing(tuple(sorted(own.items())), tiles, blanks), blanks)
    return sum(many * comb(blanks, short) for short, many in enumerate(ways))


def _groups(faces: Sequence[str], tiles: TileSet) -> list[set[str]]:
    """Part *faces* so that no tile but a blank shows faces of two groups."""
    groups: list[set[str]] = []
    for face in faces:
        near = {
            other.text
            for name in tiles.showing.get(face, ())
            if not (kind := tiles.by_name[name]).wild
            for other in kind.faces
        } | {face}
        joined = [group for group in groups if group & near]
        groups = [group for group in groups if not group & near]
        groups.append(near.intersection(faces).union(*joined))
    return groups


@lru_cache(maxsize=65536)
def _missing(needed: tuple[tuple[str, int], ...], tiles: TileSet, most: int) -> list[int]:
    """Return, by how many of the faces are left to blanks, the ways to draw tiles for the rest."""
    wanted = Counter(dict(needed))
    kinds = [
        kind
        for kind in tiles.kinds
        if not kind.wild and any(face.text in wanted for face in kind.faces)
    ]
    size = wanted.total()
    return [_counted(wanted, kinds, tiles, size - short) for short in range(min(most, size) + 1)]


def _counted(needed: Mapping[str, int], near: Iterable[TileKind], tiles: TileSet, many: int) -> int:
    """Return how many sets of *many* tiles of the kinds *near* all show a face that is needed."""
    kinds = [kind for kind in near if any(face.text in needed for face in kind.faces)]
    counts, total = tiles.full, 0
    faces = [face for face, count in needed.items() for _ in range(count)]
    for chosen in product(*(range(_most(kind, needed, counts) + 1) for kind in kinds)):
        if sum(chosen) != many:
            continue
        hand = [kind for kind, drawn in zip(kinds, chosen, strict=True) for _ in range(drawn)]
        if _all_shown(hand, faces):
            ways = 1
            for kind, drawn in zip(kinds, chosen, strict=True):
                ways *= comb(counts[kind.name], drawn)
            total += ways
    return total


def _all_shown(hand: Sequence[TileKind], faces: Sequence[str]) -> bool:
    """Return whether each tile of *hand* can show one of *faces*, every face once."""
    if not hand:
        return True
    tried = set()
    for at, face in enumerate(faces):
        if face not in tried and hand[0].face(face) is not None:
            tried.add(face)
            if _all_shown(hand[1:], [*faces[:at], *faces[at + 1 :]]):
                return True
    return False


def _times(one: Sequence[int], other: Sequence[int], most: int) -> list[int]:
    """Return the product of two rows of ways, up to *most* faces left to blanks."""
    found = [0] * min(most + 1, len(one) + len(other) - 1)
    for at, first in enumerate(one):
        for step, second in enumerate(other):
            if at + step < len(found):
                found[at + step] += first * second
    return found


def _most(kind: TileKind, needed: Mapping[str, int], counts: Mapping[str, int]) -> int:
    useful = sum(needed[face.text] for face in kind.faces if face.text in needed)
    return min(counts[kind.name], useful)
