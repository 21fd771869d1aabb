"""What a rack can show and make: anagrams, parts, stems, and how likely it is (S7, S8, S19)."""

from __future__ import annotations

from collections import Counter
from copy import copy
from itertools import product
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from thaigame.layouts.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from thaigame.layouts.tiles import Rack, TileKind, TileSet
    from thaigame.study.word_pool import Entry


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


class Made(NamedTuple):
    """A word that a rack makes: with which tiles, and what stays on the rack.

    Its paper marks, where the game has them, are those of the word.
    """

    word: str
    tiles: tuple[Tile, ...]
    kept: Rack


def anagrams(
    pool: Iterable[Entry], rack: Rack, tiles: TileSet, *, board_letters: int = 0
) -> Iterator[Made]:
    """Yield the words that use every tile of *rack* (S8).

    With *board_letters* the word also holds that many letters that stand on the board, any ones
    (S19).
    """
    supply = Supply(rack, tiles, any_letters=board_letters)
    for entry in pool:
        if len(entry.faces) == supply.size:
            used = supply.tiles(entry.faces)
            if used is not None:
                yield Made(entry.word, used, left(rack, used))


def build(pool: Iterable[Entry], rack: Rack, tiles: TileSet) -> Iterator[Made]:
    """Yield the words that some tiles of *rack* make (S20)."""
    supply = Supply(rack, tiles)
    for entry in pool:
        if len(entry.faces) <= supply.size:
            used = supply.tiles(entry.faces)
            if used is not None:
                yield Made(entry.word, used, left(rack, used))


def stems(pool: Sequence[Entry], stem: Rack, tiles: TileSet) -> dict[str, tuple[str, ...]]:
    """Return, per face that is added to *stem*, the words that use all of it (S7).

    Faces come in the order of the game's list; one that makes no word is left out.
    """
    supply = Supply(stem, tiles)
    wide = Supply(stem, tiles, any_letters=1)
    near = [
        entry
        for entry in pool
        if len(entry.faces) == wide.size and wide.tiles(entry.faces) is not None
    ]
    found: dict[str, tuple[str, ...]] = {}
    for kind in tiles.kinds:
        for face in () if kind.wild else kind.faces:
            if face.text not in found:
                one = supply.plus(face.text)
                words = tuple(entry.word for entry in near if one.tiles(entry.faces) is not None)
                if words:
                    found[face.text] = words
    return found


def ways_to_draw(faces: Sequence[str], tiles: TileSet) -> int:
    """Return how many sets of ``len(faces)`` tiles out of the full bag can show *faces*.

    The order in which study lists stand: the more ways, the likelier the word is met. Blanks and
    tiles with two letters are counted exactly: every set of tiles once.
    """
    needed = Counter(faces)
    kinds = [kind for kind in tiles.kinds if any(face.text in needed for face in kind.faces)]
    counts = tiles.full
    total = 0
    for chosen in product(*(range(_most(kind, needed, counts) + 1) for kind in kinds)):
        if sum(chosen) != len(faces):
            continue
        hand = [kind.name for kind, many in zip(kinds, chosen, strict=True) for _ in range(many)]
        if Supply(hand, tiles).tiles(faces) is not None:
            ways = 1
            for kind, many in zip(kinds, chosen, strict=True):
                ways *= comb(counts[kind.name], many)
            total += ways
    return total


def _most(kind: TileKind, needed: Mapping[str, int], counts: Mapping[str, int]) -> int:
    useful = sum(needed[face.text] for face in kind.faces if face.text in needed)
    return min(counts[kind.name], useful)
