"""What each kernel computes: how large a game may be, and which rule options it knows.

Whatever a kernel does not state here it is never asked: the game goes to another kernel, its plays
to the game's scorer, or the game is refused with the figure. The figures are those of the kernels'
own tables. An option that can change which plays may be laid or what they score, and that is not
stated, is known at its default only.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, prod
from typing import TYPE_CHECKING, Final, get_args

from thaigame.errors import KernelError, StateError
from thaigame.layouts.ruleset import OPTIONS, Effect
from thaigame.movegen import wordgraph
from thaigame.movegen._native import load
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from thaigame.layouts.grid import Grid
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Rack
    from thaigame.texts import Message

MOST_LEAVE: Final = 100_000
"""Points that a leave may be worth, above or below nothing."""

MOST_POINTS: Final = ((1 << 61) - 1) // 1000
"""Of a play, in the kernel for all games: 64 bits hold it in thousandths, and bounds above it."""

MOST_A_TILE: Final = (1 << 29) - 1
"""Points of one tile, in the same kernel: 32 bits hold those of the tiles on all three tiers."""

UNBOUNDED: Final = 1 << 31
"""What no game reaches, for figures that a kernel does not limit."""

_cells, _letters = load("_cells"), load("_letters")

ANY: Final = None
"""Every value of an option."""


@dataclass(frozen=True)
class Limits:
    """How large a game one kernel holds, and the rule options that it computes.

    ``side`` is squares of a line, which is also the longest word; ``rack`` tiles on a rack,
    ``faces`` different faces of the game's tiles, ``kinds`` and ``tiles`` those of the whole set.
    ``options`` gives the values of each option by its key, ``ANY`` for all; each option that
    changes one of ``effects`` and is not named is known at its default only. ``more`` finds what
    else is wrong with a layout.
    """

    side: int
    rack: int
    faces: int
    options: Mapping[str, Collection[object] | None]
    more: Callable[[Layout], Iterator[Message]]
    kinds: int = UNBOUNDED
    tiles: int = UNBOUNDED
    effects: frozenset[Effect] = frozenset({"legality", "score"})

    def faults(self, layout: Layout) -> tuple[Message, ...]:
        """Return what keeps the kernel from playing *layout*; empty where it does."""
        return (*self._faults(layout), *self.more(layout))

    def check(self, layout: Layout) -> None:
        """Raise ``KernelError`` with the first of the faults, if there is any."""
        for fault in self.faults(layout):
            raise KernelError(fault)

    def _faults(self, layout: Layout) -> Iterator[Message]:
        grid, tiles = layout.grid, layout.tiles
        if max(grid.rows, grid.columns) > self.side:
            yield message("kernel.board", rows=grid.rows, columns=grid.columns, limit=self.side)
        faces = {face.text for kind in tiles.kinds for face in kind.faces}
        rack = layout.rules.play.rack_size
        if rack > self.rack:
            yield message("kernel.rack", count=rack, limit=self.rack)
        if len(faces) > self.faces:
            yield message("kernel.faces", count=len(faces), limit=self.faces)
        if len(tiles.kinds) > self.kinds:
            yield message("kernel.kinds", count=len(tiles.kinds), limit=self.kinds)
        if tiles.total > self.tiles:
            yield message("kernel.tiles", count=tiles.total, limit=self.tiles)
        for key, option in OPTIONS.items():
            if not option.changes.isdisjoint(self.effects):
                value = option.of(layout.rules)
                known = self.options.get(key, (option.default,))
                if known is not ANY and value not in known:
                    yield message("kernel.option", option=key, value=str(option.takes.plain(value)))


def premiums(grid: Grid, target: str) -> list[int]:
    """Return the multiplier of each square for letters or words, 1 where there is none."""
    return [p.factor if p is not None and p.target == target else 1 for p in grid.premiums]


def bonuses(layout: Layout, rack: int) -> list[int]:
    """Return the bonus by number of tiles laid, from 0 to *rack*."""
    return [layout.rules.play.bonus.get(count, 0) for count in range(rack + 1)]


def most_points(layout: Layout, laid: int) -> tuple[int, int, int, int]:
    """Return what no play and no bound of a kernel exceeds, where *laid* tiles are laid.

    Four figures: the tiles of a main word before its multiplier, that multiplier, all cross words
    together, and the whole play with its bonus.
    """
    grid, rules = layout.grid, layout.rules
    letters, words = premiums(grid, "letter"), premiums(grid, "word")
    dearest = max(face.points for kind in layout.tiles.kinds for face in kind.faces)
    dearest *= len(rules.tiers)
    side = max(grid.rows, grid.columns)
    every = rules.play.premiums_apply_to == "all_tiles"
    standing = side * dearest * (max(letters) if every else 1)
    new = dearest * max(letters)
    # A bound counts a letter premium for each square that may change, beside the tiles' own points.
    main = standing + (side + laid) * new
    most = side if every or rules.play.overlay_limit else laid
    times = max(
        prod(sorted((words[at] for at in line), reverse=True)[:most])
        for lines in grid.lines
        for line in lines
    )
    doubling = 4 if rules.play.doubler else 1
    cross = min(laid, side) * (standing + new) * max(words) * (times if every else 1) * doubling
    if len(rules.tiers) > 1 or rules.play.overlay_limit or rules.play.remark:
        cross *= side
    bonus = max(bonuses(layout, laid))
    return main, times, cross, doubling * main * times + cross + bonus + MOST_LEAVE


_COUNTED: Final[Mapping[str, Collection[object]]] = {
    "play.premiums_apply_to": ("new_tiles", "all_tiles"),
    "play.main_word_factor": (1,),
}
"""Values of options by which the kernel for all games counts; at others it only searches."""


def counts_points(layout: Layout) -> bool:
    """Return whether the kernel for all games counts the points of *layout*'s plays.

    Where it cannot, their scores are those of the game's scorer.
    """
    dearest = max(face.points for kind in layout.tiles.kinds for face in kind.faces)
    if dearest > MOST_A_TILE or any(_uncounted(layout)):
        return False
    return most_points(layout, CELLS.rack)[3] <= MOST_POINTS


def _uncounted(layout: Layout) -> Iterator[Message]:
    """Yield the options by which the kernel for all games finds plays and does not count them."""
    for key, known in _COUNTED.items():
        option = OPTIONS[key]
        value = option.of(layout.rules)
        if value not in known:
            yield message("kernel.option", option=key, value=str(option.takes.plain(value)))


def leave_value(leaves: Callable[[Rack], float], rack: Rack) -> int:
    """Return what *leaves* says of *rack*, in thousandths of a point.

    Raises ``StateError`` for what is no number, or is too large for a kernel.
    """
    worth = leaves(rack)
    if not isfinite(worth) or abs(worth) > MOST_LEAVE:
        raise StateError(message("kernel.leave", value=worth, limit=MOST_LEAVE))
    return round(1000 * worth)


def _of_cells(layout: Layout) -> Iterator[Message]:
    paper = layout.rules.play.paper_marks
    tiled = {ch for kind in layout.tiles.kinds for face in kind.faces for ch in face.text}
    if paper & tiled:
        yield message("movegen.paper_and_tile", marks=" ".join(sorted(paper & tiled)))


def _of_letters(layout: Layout) -> Iterator[Message]:
    worth: dict[str, int] = {}
    letters = {face.text for kind in layout.tiles.kinds for face in kind.faces}
    for kind in layout.tiles.kinds:
        for face in kind.faces:
            if face.text != face.slots.base or face.points != (
                0 if kind.wild else worth.setdefault(face.text, face.points)
            ):
                yield message("kernel.letter", face=face.text)
        if kind.wild and {face.text for face in kind.faces} != letters:
            yield message("kernel.wild", tile=kind.name)
    squares = premiums(layout.grid, "word")
    odd = set(squares) - {1, 2, 3, 4}
    if odd:
        yield message("kernel.word_premium", value=max(odd))
        return
    main, times, cross, whole = most_points(layout, _letters.MAX_RACK)
    for count, limit in (
        (main, _letters.MAX_SUM),
        (cross, _letters.MAX_SUM),
        (times, _letters.MAX_SUM),
        (whole, _letters.MAX_POINTS),
    ):
        if count > limit:
            yield message("kernel.points", count=count, limit=limit)
    for exponents in ({2: 1, 4: 2}, {3: 1}):
        most = max(
            sum(sorted(exponents.get(squares[at], 0) for at in line)[-_letters.MAX_RACK :])
            for lines in layout.grid.lines
            for line in lines
        )
        if most > _letters.MAX_EXPONENT:
            yield message("kernel.points", count=2**most, limit=2**_letters.MAX_EXPONENT)


def _of_table(layout: Layout) -> Iterator[Message]:
    if LETTERS.faults(layout):
        yield from CELLS.faults(layout)
        uncounted = tuple(_uncounted(layout))
        yield from uncounted
        if not uncounted and not counts_points(layout):
            count = most_points(layout, CELLS.rack)[3]
            yield message("kernel.points", count=count, limit=MOST_POINTS)
        return
    # A rack with two kinds that show one letter would be another kernel's, with other ties.
    kinds = layout.tiles.kinds
    shown = [face.text for kind in kinds if not kind.wild for face in kind.faces]
    if len(set(shown)) < len(shown) or sum(kind.wild for kind in kinds) > 1:
        yield message("kernel.shared_letter")


_KNOWN: Final[Mapping[str, Collection[object] | None]] = dict.fromkeys(
    (
        "play.rack_size",
        "play.first_play_squares",
        "play.bonus",
        "play.yamok",
        "turn.challenge",
        "sara_am",
    ),
    ANY,
)

CELLS: Final = Limits(
    side=_cells.MAX_SIDE,
    rack=_cells.MAX_RACK,
    faces=_cells.MAX_CONTENTS,
    options={
        **_KNOWN,
        "play.premiums_apply_to": ANY,
        "play.main_word_factor": ANY,
        "play.word_premium_on": ("after_letter_premiums", "printed_points"),
        "play.overlay_limit": ANY,
        "play.remark": ANY,
        "play.paper_marks": ANY,
        "play.doubler": ANY,
        "tiers": ANY,
    },
    more=_of_cells,
)
"""The kernel for all games."""

LETTERS: Final = Limits(
    side=_letters.MAX_SIDE,
    rack=_letters.MAX_RACK,
    faces=wordgraph.MAX_LETTERS,
    options={**_KNOWN, "play.first_play_squares": range(wordgraph.SHORTEST + 1)},
    more=_of_letters,
)
"""The fast kernel, for one letter a square."""

TABLE: Final = Limits(
    side=CELLS.side,
    rack=CELLS.rack,
    faces=CELLS.faces,
    options={
        **CELLS.options,
        "play.lift": ANY,
        "play.keep": ("words_made", "main_word"),
        "turn.exchange_minimum": ANY,
        "end.scoreless": ANY,
        "end.scoreless_turns": ANY,
        "end.restart": ANY,
        "end.out_factor": ANY,
        "end.others_lose": ANY,
        # Everybody is there, nobody challenges, draws too many tiles or looks at a clock.
        **dict.fromkeys(
            (
                "turn.challenge_penalty",
                "turn.protest_cost",
                "turn.hold_seconds",
                "turn.overdraw",
                "turn.start_draw",
                "turn.players",
                "end.clock_seconds",
                "end.overtime_points",
                "end.overtime_minutes",
                "end.overtime_loss_minutes",
                "end.no_show_points",
            ),
            ANY,
        ),
    },
    more=_of_table,
    kinds=255,
    tiles=10_000,
    effects=frozenset(get_args(Effect)),
)
"""Whole games inside the kernels."""
