"""What a rack can make: anagrams, parts, stems, and how likely a rack is (S7, S8, S19)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from thaigame.study.supply import Supply, left

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from thaigame.layouts.tiles import Rack, Tile, TileKind, TileSet
    from thaigame.study.pool import Entry


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
