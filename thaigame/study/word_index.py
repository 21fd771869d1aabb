"""A game's words laid out so that questions about them are looked up: no question reads them all.

Every cell that occurs is one character here, so a word is a short string: a word with a cell more
is found in a table, a word inside others by searching one text, the words of a set of tiles under
that set.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from itertools import chain, combinations_with_replacement, product
from math import comb, prod
from typing import TYPE_CHECKING, Final

from thaigame.study.supply import Made, Supply, left
from thaigame.study.word_pool import Extension, Hooks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from thaigame.layouts.tiles import Rack, Tile, TileKind, TileSet
    from thaigame.study.wildcards import Pattern
    from thaigame.study.word_pool import Entry

_SMALL: Final = 0xA1  # characters that stand for cells: a text of one byte each is found in fastest
_SMALL_ROOM: Final = 0x100 - _SMALL
_FIRST: Final = 0xE000  # for more cells than there is room there: Unicode's private ones
_SECOND: Final = 0xF0000  # more of them, should a script have over 6,400 cells
_ROOM: Final = 0xF900 - _FIRST
_MOST_LOOKUPS: Final = 1 << 15
"""Sets of tiles that are looked up one by one; of a rack with more (three blanks), words are."""


class WordIndex:
    """The words of a game with the tiles that make them; unplayable ones are kept apart."""

    def __init__(self, entries: Sequence[Entry], tiles: TileSet) -> None:
        """Take *entries*; what a question needs is laid out when it is first asked."""
        self.entries: Sequence[Entry] = entries
        self.tiles: TileSet = tiles

    def lay_out(self) -> None:
        """Lay out all tables now, so that no question waits for one."""
        _ = self.by_code, self.text, self.starts, self.by_faces, self.by_size

    # -- cells

    @cached_property
    def codes(self) -> dict[str, str]:
        """Return the character that stands for each cell, in the order in which cells occur."""
        found = dict.fromkeys(chain.from_iterable(entry.cells for entry in self.entries))
        first = _SMALL if len(found) <= _SMALL_ROOM else _FIRST
        return {
            cell: chr(first + at if at < _ROOM else _SECOND + at) for at, cell in enumerate(found)
        }

    def code(self, cells: Iterable[str]) -> str | None:
        """Return the string that stands for *cells*, None where no word has one of them."""
        known = [self.codes.get(cell) for cell in cells]
        return None if None in known else "".join(code for code in known if code)

    @cached_property
    def coded(self) -> tuple[str, ...]:
        """Return every word as its string."""
        codes = self.codes
        return tuple("".join([codes[cell] for cell in entry.cells]) for entry in self.entries)

    @cached_property
    def text(self) -> str:
        """Return all words as one text, a line each."""
        return "\n".join(self.coded)

    @cached_property
    def starts(self) -> list[int]:
        """Return where each word begins in ``text``."""
        starts, at = [], 0
        for word in self.coded:
            starts.append(at)
            at += len(word) + 1
        return starts

    @cached_property
    def by_code(self) -> dict[str, int]:
        """Return the place of each playable word among ``entries``, by its string."""
        pairs = zip(self.coded, self.entries, strict=True)
        return {code: at for at, (code, entry) in enumerate(pairs) if entry.playable}

    def hooks(self, cells: Sequence[str]) -> Hooks:
        """Return the cells that can stand before or after *cells* (S9)."""
        code = self.code(cells)
        if code is None:
            return Hooks((), ())
        known, codes = self.by_code, self.codes.items()
        front = tuple([cell for cell, sign in codes if sign + code in known])
        return Hooks(front, tuple([cell for cell, sign in codes if code + sign in known]))

    def matching(self, pattern: Pattern) -> Iterator[Entry]:
        """Yield the words, playable or not, that fit *pattern*."""
        if pattern.shortest > max(map(len, self.coded), default=0):
            return
        for found in pattern.regex(self.codes).finditer(self.text):
            yield self.entries[bisect_right(self.starts, found.start()) - 1]

    def holding(self, cells: Sequence[str]) -> Iterator[tuple[Entry, int]]:
        """Yield the playable words that hold *cells* side by side, and where, from each place."""
        code = self.code(cells)
        at = self.text.find(code) if code else -1
        while code and at >= 0:
            number = bisect_right(self.starts, at) - 1
            if self.entries[number].playable:
                yield self.entries[number], at - self.starts[number]
            at = self.text.find(code, at + 1)

    def extensions(self, word: Entry, rack: Rack | None = None) -> Iterator[Extension]:
        """Yield the longer words that hold *word* whole, once per place (S9, S18).

        With *rack* only those whose added tiles it has. The parts are as the cells are written.
        """
        supply = None if rack is None else Supply(rack, self.tiles)
        for entry, start in self.holding(word.cells):
            end = start + len(word.cells)
            if len(entry.cells) == len(word.cells):
                continue
            kept = None
            if supply is not None and rack is not None:
                used = supply.tiles(_added(entry.faces, word.faces))
                if used is None:
                    continue
                kept = left(rack, used)
            front, back = "".join(entry.cells[:start]), "".join(entry.cells[end:])
            yield Extension(entry.word, front, back, kept)

    # -- tiles

    @cached_property
    def by_faces(self) -> dict[tuple[str, ...], list[int]]:
        """Return the places of the playable words that each set of faces makes, in any order."""
        found: dict[tuple[str, ...], list[int]] = {}
        for at, entry in enumerate(self.entries):
            if entry.playable:
                found.setdefault(tuple(sorted(entry.faces)), []).append(at)
        return found

    def alike(self, entry: Entry) -> int:
        """Return how many playable words have the tiles of *entry*, itself among them."""
        return len(self.by_faces.get(tuple(sorted(entry.faces)), ()))

    @cached_property
    def by_size(self) -> dict[int, list[Entry]]:
        """Return the playable words by the number of their tiles."""
        found: dict[int, list[Entry]] = {}
        for entry in self.entries:
            if entry.playable:
                found.setdefault(len(entry.faces), []).append(entry)
        return found

    def anagrams(self, rack: Rack, *, board_letters: int = 0) -> Iterator[Made]:
        """Yield the words of every tile of *rack* and of any *board_letters* more (S8, S19)."""
        supply = Supply(rack, self.tiles, any_letters=board_letters)
        groups = [_ways(kind, rack.count(name)) for name, kind in self._kinds(rack)]
        groups.append(_some(tuple(self.tiles.showing), board_letters))
        return self._made(supply, rack, groups, [supply.size])

    def build(self, rack: Rack) -> Iterator[Made]:
        """Yield the words that some tiles of *rack* make (S20)."""
        supply = Supply(rack, self.tiles)
        groups = [
            [way for many in range(rack.count(name) + 1) for way in _ways(kind, many)]
            for name, kind in self._kinds(rack)
        ]
        return self._made(supply, rack, groups, range(supply.size + 1))

    def stems(self, stem: Rack) -> dict[str, tuple[str, ...]]:
        """Return, per face added to *stem*, the words that use all of it (S7).

        Faces come in the order of the game's list; one that makes no word is left out.
        """
        groups = [_ways(kind, stem.count(name)) for name, kind in self._kinds(stem)]
        groups.append([(face,) for face in self.tiles.faces])
        wide, supply = Supply(stem, self.tiles, any_letters=1), Supply(stem, self.tiles)
        near = [entry for entry, _ in self._found(wide, groups, [wide.size])]
        found: dict[str, tuple[str, ...]] = {}
        shown = dict.fromkeys(f.text for k in self.tiles.kinds if not k.wild for f in k.faces)
        used = frozenset(chain.from_iterable(entry.faces for entry in near))
        for face in filter(used.__contains__, shown):
            one = supply.plus(face)
            words = tuple(entry.word for entry in near if one.tiles(entry.faces) is not None)
            if words:
                found[face] = tuple(sorted(words))
        return found

    def _kinds(self, rack: Iterable[str]) -> list[tuple[str, TileKind]]:
        return [(name, self.tiles.by_name[name]) for name in dict.fromkeys(rack)]

    def _made(
        self,
        supply: Supply,
        rack: Rack,
        groups: Sequence[Sequence[tuple[str, ...]]],
        sizes: Iterable[int],
    ) -> Iterator[Made]:
        for entry, used in self._found(supply, groups, sizes):
            yield Made(entry.word, used, left(rack, used))

    def _found(
        self,
        supply: Supply,
        groups: Sequence[Sequence[tuple[str, ...]]],
        sizes: Iterable[int],
    ) -> Iterator[tuple[Entry, tuple[Tile, ...]]]:
        """Yield what any choice of one way of each group makes, with the tiles it takes."""
        if prod(map(len, groups)) > _MOST_LOOKUPS:
            near: Iterable[Entry] = chain.from_iterable(self.by_size.get(n, ()) for n in sizes)
        else:
            sets = {tuple(sorted(chain.from_iterable(chosen))) for chosen in product(*groups)}
            known = self.by_faces
            near = [self.entries[at] for faces in sets for at in known.get(faces, ())]
        for entry in near:
            used = supply.tiles(entry.faces)
            if used is not None:
                yield entry, used


def _ways(kind: TileKind, many: int) -> list[tuple[str, ...]]:
    """Return the faces that *many* tiles of a kind can show together."""
    return _some(tuple(face.text for face in kind.faces), many)


def _some(faces: tuple[str, ...], many: int) -> list[tuple[str, ...]]:
    if comb(len(faces) + many - 1, many) > _MOST_LOOKUPS:
        return [()] * (_MOST_LOOKUPS + 1)  # too many to list, and told so by their number
    return list(combinations_with_replacement(faces, many))


def _added(faces: Iterable[str], held: Iterable[str]) -> list[str]:
    rest = list(faces)
    for face in held:
        if face in rest:
            rest.remove(face)
    return rest
