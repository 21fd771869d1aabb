"""Cell symbols: what can stand on a square in some word of the list, and the way to lay it.

A symbol is a number from 1 on, one for each different cell of the words that the game's tiles can
make. A *content* is what one tile shows: a face's text, numbered from 1 on. A *way* is up to three
contents, one a tier, packed ten bits each: base, upper, lower (0: no tile on that tier). Paper
marks are free (K4), so a base fits every symbol with it.

What may be done to a standing square (T6, K18, K20) is a list of transitions: a symbol, a way, and
whether the way covers the standing base.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import LexiconError
from thaigame.game.board import SHORTEST_WORD
from thaigame.game.judging import ends_doubled, has_doubler
from thaigame.game.playable import game_cuts, spelt
from thaigame.lexicon.listed import board_form
from thaigame.movegen import arcs
from thaigame.text import Slots
from thaigame.text.characters import NIKHAHIT, SARA_AM
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from thaigame.game.board import Stack
    from thaigame.layouts.layout import Layout
    from thaigame.text import Cell

Columns = tuple["array[int]", "array[int]", "array[int]"]
"""Transitions by field: symbols, ways, and whether they cover."""

_TOLD: Final = 4096

_NOTHING: Final = Slots()
_TIERS: Final = (("upper", 10, (2, 3)), ("lower", 20, (1,)))  # tier, its place in a way, its slots


class Transition(NamedTuple):
    """One way to make a standing square into *symbol*."""

    symbol: int
    way: int
    covers: bool


@dataclass(frozen=True)
class Symbols:
    """The symbols of one layout and word list; symbol *i* is ``cells[i - 1]``."""

    layout: Layout
    cells: tuple[Slots, ...]

    @cached_property
    def numbers(self) -> Mapping[Slots, int]:
        """Return the number of each cell."""
        return {Slots(*cell): number for number, cell in enumerate(self.cells, 1)}

    @cached_property
    def contents(self) -> Mapping[str, int]:
        """Return the number of each face that a tile of the game can show."""
        return contents(self.layout)

    @cached_property
    def ways(self) -> tuple[int, ...]:
        """Return the way to lay each symbol on an empty square; symbol 0 has none."""
        return (0, *(way(cell, self.layout, self.contents) or 0 for cell in self.cells))

    @cached_property
    def tiers(self) -> tuple[tuple[str, str, str], ...]:
        """Return the faces that tiles show in each symbol: base, upper, lower, "" for none."""
        paper = self.layout.rules.play.paper_marks
        return (
            ("", "", ""),
            *(
                (
                    cell.base,
                    "".join(mark for mark in (cell.upper, cell.tone) if mark not in paper),
                    "" if cell.lower in paper else cell.lower,
                )
                for cell in self.cells
            ),
        )

    @cached_property
    def groups(self) -> tuple[int, ...]:
        """Return, per symbol, the bit of its base's group in the arcs of a graph; 0 for symbol 0.

        The bases that most symbols share come first, so that these have a group of their own.
        """
        by_base = self._by_base
        order = sorted(by_base, key=lambda base: (-len(by_base[base]), base))
        group = {base: 1 << 1 + rank % (arcs.GROUPS - 1) for rank, base in enumerate(order)}
        return (0, *(group[cell.base] for cell in self.cells))

    @cached_property
    def bases(self) -> tuple[int, ...]:
        """Return, per symbol, the bit of its base in the nodes of a graph; 0 for symbol 0.

        Bits rise with the symbols.
        """
        bases = sorted(self._by_base)
        shared = max(len(bases), arcs.BASES)  # too many bases share bits with their neighbours
        bit = {base: 2 << rank * arcs.BASES // shared for rank, base in enumerate(bases)}
        return (0, *(bit[cell.base] for cell in self.cells))

    @cached_property
    def doubler(self) -> int:
        """Return the symbol that doubles the word it ends (T9), or 0."""
        return self.numbers.get(Slots(self.layout.rules.play.doubler), 0)

    @cached_property
    def _by_base(self) -> Mapping[str, list[int]]:
        table: dict[str, list[int]] = {}
        for number, cell in enumerate(self.cells, 1):
            table.setdefault(cell.base, []).append(number)
        return table

    def transitions(self, stack: Stack) -> tuple[Transition, ...]:
        """Return what a play may make of a standing *stack*, sorted by symbol.

        The stack's cell need not be a symbol: one more tone may make it a known one.
        """
        tiled = ["", "", "", ""]
        for tile in stack.tiles:
            face = self.layout.tiles.face(tile)
            if face is not None and face.tier != "base":
                tiled = [new or old for new, old in zip(face.slots, tiled, strict=True)]
        return tuple(sorted(self._transitions(Slots(*stack.cell), Slots(*tiled))))

    def every_transition(self) -> tuple[Columns, tuple[tuple[int, int], ...]]:
        """Return the transitions of all symbols in columns, and where those of each begin and end.

        Of a symbol as tiles show it: its marks lie there as tiles where they are no paper marks.
        Symbols that may become the same share their transitions; entry 0 has none.
        """
        columns = (array("I"), array("I"), array("I"))
        ranges = [(0, 0)]
        known: dict[tuple[Transition, ...], tuple[int, int]] = {(): (0, 0)}
        paper = self.layout.rules.play.paper_marks
        for cell in self.cells:
            tiled = Slots("", *("" if mark in paper else mark for mark in cell[1:]))
            made = tuple(sorted(self._transitions(Slots(*cell), tiled)))
            if made not in known:
                first = len(columns[0])
                for transition in made:
                    for column, value in zip(columns, transition, strict=True):
                        column.append(int(value))
                known[made] = first, len(columns[0])
            ranges.append(known[made])
        return columns, tuple(ranges)

    def _transitions(self, standing: Slots, tiled: Slots) -> Iterator[Transition]:
        layout, numbers = self.layout, self.contents
        for number in self._by_base.get(standing.base, ()):
            cell = self.cells[number - 1]
            if cell != standing:
                laid = way(cell, layout, numbers, tiled=tiled, before=standing)
                if laid is not None:
                    yield Transition(number, laid, covers=False)
        if layout.rules.play.overlay_limit:
            for base, transitions in self._covering(tiled).items():
                if base != standing.base:
                    yield from transitions

    def _covering(self, tiled: Slots) -> Mapping[str, list[Transition]]:
        """Return by base what a tile on the base tier may make of a square (K18)."""
        known = self._covers.get(tiled)
        if known is None:
            known = self._covers[tiled] = {}
            for number, cell in enumerate(self.cells, 1):
                laid = way(cell, self.layout, self.contents, tiled=tiled)
                if laid is not None:
                    found = Transition(number, laid, covers=True)
                    known.setdefault(cell.base, []).append(found)
        return known

    @cached_property
    def _covers(self) -> dict[Slots, dict[str, list[Transition]]]:
        return {}


def contents(layout: Layout) -> dict[str, int]:
    """Return a number from 1 on for each face that some kind of the game can show."""
    texts = {face.text for kind in layout.tiles.kinds for face in kind.faces}
    return {text: number for number, text in enumerate(sorted(texts), 1)}


def way(
    cell: Slots,
    layout: Layout,
    numbers: Mapping[str, int],
    *,
    tiled: Slots = _NOTHING,
    before: Slots | None = None,
) -> int | None:
    """Return the way to make *cell*, or None: on an empty square, over a base, or from *before*.

    *tiled* are the slots that tiles above or below the base fill already; *before* is the
    standing cell when its base stays, and None when the way lays a base.
    """
    rules = layout.rules
    paper = rules.play.paper_marks
    packed = 0
    if before is None:
        packed = numbers.get(cell.base, 0)
        if not packed:
            return None
    for tier, shift, slots in _TIERS:
        shown = ["" if cell[slot] in paper else cell[slot] for slot in slots]
        standing = [tiled[slot] for slot in slots]
        face = ""
        if any(standing):
            if shown != standing:
                return None
        elif any(shown):
            face = "".join(shown)
            if tier not in rules.tiers or face not in numbers:
                return None
            packed |= numbers[face] << shift
        if before is not None and not rules.play.remark:
            for slot, tile in zip(slots, shown, strict=True):
                if not tile and cell[slot] != before[slot]:
                    return None
    return packed


def compile_words(
    layout: Layout, lexicon: Collection[str], progress: Callable[[float], None] | None = None
) -> tuple[Symbols, list[str]]:
    """Return the symbols of the words that the game can make, and the words in symbols.

    A word is a string whose characters are its symbols: ``chr(symbol)``. Words longer than the
    board and words with a cell that no tiles make are left out. T9: every word also stands with
    the doubler after it, also those of one cell, unless the rule set wants that in the list.
    *progress* is told, now and then, which part of the list is read. Raises ``LexiconError`` where
    there are too many different cells for a graph.
    """
    codes = _Codes(layout)
    words = _laid_out(layout, told(lexicon, progress), codes)
    used = set("".join(words))
    cells = sorted(cell for cell, code in codes.items() if code in used)
    if len(cells) > arcs.MAX_SYMBOL:
        raise LexiconError(
            message("movegen.too_many_symbols", count=len(cells), limit=arcs.MAX_SYMBOL)
        )
    symbols = Symbols(layout, tuple(cells))
    final = {ord(codes[cell]): number for number, cell in enumerate(cells, 1)}
    return symbols, sorted(word.translate(final) for word in words)


def told(words: Collection[str], progress: Callable[[float], None] | None) -> Iterator[str]:
    """Yield the words, and tell *progress* each few thousand which part of them that was."""
    for number, word in enumerate(words):
        if progress is not None and not number % _TOLD:
            progress(number / len(words))
        yield word


class _Codes(dict["Slots", str]):
    """A character for each cell met so far, and none for what no tiles make."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.numbers = contents(layout)

    def __missing__(self, cell: Slots) -> str:
        layable = way(cell, self.layout, self.numbers) is not None
        code = self[Slots(*cell)] = chr(1 + len(self)) if layable else ""
        return code


def _laid_out(layout: Layout, lexicon: Iterable[str], codes: _Codes) -> set[str]:
    """Return the words that the game can make, in the characters of *codes*."""
    rules = layout.rules.play
    longest = max(layout.grid.rows, layout.grid.columns)
    doubler = codes[Slots(rules.doubler)] if rules.doubler else ""
    every = doubler and rules.yamok == "any_word"
    words: set[str] = set()
    for text in lexicon:
        for cells in game_cuts(text, layout):
            letters = [codes[cell] for cell in cells]
            if "" in letters or not _well_spelt(cells, board_form(text), layout):
                continue
            word = "".join(letters)
            if has_doubler(cells, rules) and not ends_doubled(cells, rules):
                continue
            words.add(word)
            if every and doubler not in word:
                words.add(word + doubler)
    return {word for word in words if SHORTEST_WORD <= len(word) <= longest}


def _well_spelt(cells: tuple[Cell, ...], text: str, layout: Layout) -> bool:
    """Return whether the cells, which were read from *text*, spell it."""
    if layout.alphabet is None and not (NIKHAHIT in text or SARA_AM in text):
        # Where no character moves from cell to cell, a canonical form is told by its cells.
        return "".join([cell.text for cell in cells]) == text
    return spelt(cells, layout) == text
