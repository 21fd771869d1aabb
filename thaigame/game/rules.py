"""What a move breaks: small functions from a position and a move to violations.

They are the second opinion on everything that a move generator says, and know no game: what
differs is in the layout's rule set.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from thaigame.game.board import SHORTEST_WORD, laid, run_through, words_made
from thaigame.game.judging import acceptable, has_doubler
from thaigame.game.moves import Exchange, Play
from thaigame.game.playable import spelt
from thaigame.layouts.grid import Direction
from thaigame.text import Slots
from thaigame.texts import variant

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from thaigame.game.board import Stack
    from thaigame.game.moves import Lay, Move
    from thaigame.game.position import Position
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Face, Rack, TileSet
    from thaigame.texts import Message

ViolationKind = Literal["placement", "tiles", "word"]

REASONS: Final[dict[str, tuple[str, ViolationKind]]] = {
    "no_tile": ("A1", "placement"),
    "line": ("A1", "placement"),
    "gap": ("A1", "placement"),
    "off_board": ("A1", "placement"),
    "no_base": ("A1", "placement"),
    "centre": ("A2", "placement"),
    "first_length": ("A2", "placement"),
    "touch": ("A2", "placement"),
    "one_square": ("A3", "placement"),
    "occupied": ("A1", "placement"),
    "overlay": ("A1", "placement"),
    "overlay_same": ("A1", "placement"),
    "tier_taken": ("A1", "placement"),
    "tier": ("A1", "placement"),
    "unchanged": ("A1", "placement"),
    "mark": ("A1", "tiles"),
    "remark_off": ("A1", "placement"),
    "face": ("A1", "tiles"),
    "choice": ("A1", "tiles"),
    "rack": ("A1", "tiles"),
    "set": ("A1", "tiles"),
    "rack_size": ("A1", "tiles"),
    "word": ("A3", "word"),
    "doubler": ("A3", "word"),
    "exchange_none": ("A1", "tiles"),
    "exchange_bag": ("A1", "tiles"),
    "exchange_rack": ("A1", "tiles"),
}
"""Reason -> the common rule it breaks and what kind of violation that is.

A layout's ``rule_ids`` may give the game's own id: by reason (``exchange_bag``), by its first
word (``exchange``) or by the common rule (``A3``). A common rule should have an own id only where
that says the same of every reason: A2 speaks of first plays and of later ones, so a game whose
sheet has a rule for the first play alone gives it to ``centre`` and ``first_length``.
"""


@dataclass(frozen=True)
class Violation:
    """One fault of a move.

    ``rule`` is the game's own rule id where its rule set names one, else the common one;
    ``squares`` are names such as ``H8``.
    """

    rule: str
    kind: ViolationKind
    message: Message
    squares: tuple[str, ...] = ()
    reason: str = ""


def violation(
    layout: Layout, reason: str, squares: Iterable[int] = (), **values: object
) -> Violation:
    """Make the violation called *reason*, its text filled with *values*."""
    common, kind = REASONS[reason]
    ids = layout.rule_ids
    rule = ids.get(reason) or ids.get(reason.partition("_")[0]) or ids.get(common, common)
    key = reason
    if reason == "mark" and not layout.rules.play.paper_marks:
        key = "mark_without_tile"  # a game without paper marks never speaks of them
    elif reason == "word" and _TWO_E in str(values["word"]):
        key = "word_two_e"
        values["meant"] = str(values["word"]).replace(_TWO_E, _AE)
    names = tuple(layout.grid.name(square) for square in squares)
    return Violation(rule, kind, variant("rules.broken", key, **values), names, reason)


def violations(
    position: Position, move: Move, lexicon: Container[str] | None = None
) -> tuple[Violation, ...]:
    """Return every fault of *move*: placement, tiles, and words where a *lexicon* is given.

    Words are judged wherever the play makes some: not off the board, off its line or without a
    letter. A play with a gap has no main word, and the words across it are judged.
    """
    if isinstance(move, Exchange):
        return tuple(_exchange(position, move))
    if not isinstance(move, Play):
        return ()
    placement = tuple(_placement(position, move))
    reasons = {each.reason for each in placement}
    words: Iterable[Violation] = ()
    if lexicon is not None and reasons.isdisjoint(_WORDLESS):
        words = _words(position, move, lexicon, whole="gap" not in reasons)
    return (*placement, *_tiles(position, move), *words)


def may_exchange(layout: Layout, in_bag: int) -> bool:
    """Return whether the bag holds enough tiles for an exchange (P11, C9, K11, T13, S14)."""
    return in_bag >= layout.rules.turn.exchange_minimum


_AE: Final = "แ"
_TWO_E: Final = "เเ"  # looks the same, and no word has it
_WORDLESS: Final = frozenset({"no_tile", "off_board", "line", "no_base"})
"""Faults of a placement that makes no words which could be judged."""


# -- where tiles and marks may go (A1, A2, T3, T11, K4, K18, K20)


def _placement(position: Position, play: Play) -> Iterator[Violation]:
    """Yield the faults of where *play* puts its tiles and marks."""
    layout = position.layout
    if not play.tiles:
        yield violation(layout, "no_tile")
        return
    off = [lay.square for lay in play.lays if not 0 <= lay.square < layout.grid.size]
    if off:
        yield violation(layout, "off_board")
        return
    yield from _line_faults(position, play)
    overlays = []
    for lay in play.lays:
        standing = position.board[lay.square]
        yield from _lay_faults(layout, lay, standing)
        if standing is not None and lay.cell.base != standing.cell.base:
            overlays.append(lay.square)
    limit = layout.rules.play.overlay_limit
    if len(overlays) > limit:
        if limit:
            yield violation(layout, "overlay", overlays, count=len(overlays), limit=limit)
        else:
            yield violation(layout, "occupied", overlays)
    yield from _contact_faults(position, play)


def _line_faults(position: Position, play: Play) -> Iterator[Violation]:
    """A1, T11: one line, no gap but over tiles already there."""
    layout, grid = position.layout, position.layout.grid
    squares = play.squares
    line = grid.line(squares[0], play.direction)
    astray = [square for square in squares if square not in line]
    if astray:
        yield violation(layout, "line", astray)
        return
    step = 1 if play.direction is Direction.ACROSS else grid.columns
    empty = [
        square
        for square in range(min(squares), max(squares), step)
        if square not in squares and position.board[square] is None
    ]
    if empty:
        yield violation(layout, "gap", empty)


def _lay_faults(layout: Layout, lay: Lay, standing: Stack | None) -> Iterator[Violation]:
    """Yield the faults of what one square gets: tiers, bases, paper marks."""
    grid, tiles, rules = layout.grid, layout.tiles, layout.rules
    where, name = (lay.square,), grid.name(lay.square)
    faces = [face for tile in lay.tiles if (face := tiles.face(tile)) is not None]
    if len(faces) < len(lay.tiles):
        return  # a tile that cannot show its face is a fault of the tiles, told there
    tiers = [face.tier for face in faces]
    for tier in tiers:
        if tier not in rules.tiers:
            yield violation(layout, "tier", where, square=name)
    if len(set(tiers)) < len(tiers):
        yield violation(layout, "tier_taken", where, square=name)
    covers = standing is not None and "base" in tiers
    if standing is None and "base" not in tiers:
        yield violation(layout, "no_base", where, square=name)
    elif covers and standing is not None and lay.cell.base == standing.cell.base:
        yield violation(layout, "overlay_same", where, square=name)
    if standing is not None:
        for tile in standing.tiles:
            face = tiles.face(tile)
            if face is not None and face.tier != "base" and face.tier in tiers:
                yield violation(layout, "tier_taken", where, square=name)
    if standing is not None and not lay.tiles and lay.cell == standing.cell:
        yield violation(layout, "unchanged", where, square=name)
        return
    # The slots that tiles show after the play; the others are paper marks.
    tiled = _tiled(faces, standing, layout, covers=covers)
    was = (None,) * len(tiled) if standing is None or covers else standing.cell
    for whole, tile_text, before in zip(lay.cell, tiled, was, strict=True):
        if tile_text:
            if whole != tile_text:
                yield violation(layout, "face", where, tile=tile_text, square=name)
        elif whole and whole not in rules.play.paper_marks:
            yield violation(layout, "mark", where, mark="◌" + whole, square=name)
        elif before is not None and whole != before and not rules.play.remark:
            yield violation(layout, "remark_off", where, square=name)


def _tiled(faces: list[Face], standing: Stack | None, layout: Layout, *, covers: bool) -> Slots:
    slots = ["", "", "", ""]
    shown = list(faces)
    if standing is not None:
        for tile in standing.tiles:
            face = layout.tiles.face(tile)
            if face is not None and not (covers and face.tier == "base"):
                shown.append(face)
    for face in shown:
        for slot, text in enumerate(face.slots):
            slots[slot] = slots[slot] or text
    return Slots(*slots)


def _contact_faults(position: Position, play: Play) -> Iterator[Violation]:
    """A2: the first play over the centre and long enough, later ones touching (P6, T2, K7)."""
    layout, grid, board = position.layout, position.layout.grid, position.board
    squares = set(play.squares)
    if position.is_empty:
        if grid.centre not in squares:
            yield violation(layout, "centre", (grid.centre,), square=grid.name(grid.centre))
        least = layout.rules.play.first_play_squares
        if len(squares) < least:
            count = len(squares)
            yield violation(layout, "first_length", sorted(squares), least=least, count=count)
        return
    touches = any(
        board[square] is not None
        or any(board[other] is not None for other in grid.neighbours[square])
        for square in squares
    )
    if not touches:
        yield violation(layout, "touch", sorted(squares))
        return
    if len(squares) == 1:
        (square,) = squares
        if all(
            len(run_through(board, grid, square, direction)) < SHORTEST_WORD
            for direction in Direction
        ):
            yield violation(layout, "one_square", (square,), square=grid.name(square))


# -- whether the player has the tiles that a play lays


def _tiles(position: Position, play: Play) -> Iterator[Violation]:
    """Yield the faults of the tiles themselves: faces they cannot show, tiles not at hand.

    Where the mover's rack is not known the tiles are checked against what the whole set has
    left.
    """
    layout, tiles = position.layout, position.layout.tiles
    wrong = [
        (lay.square, tile) for lay in play.lays for tile in lay.tiles if tiles.face(tile) is None
    ]
    for square, tile in wrong:
        kind, name = tiles.by_name.get(tile.kind), layout.grid.name(square)
        if kind is not None and kind.origin != kind.name:
            yield _fixed(layout, square, kind.name)
        else:
            yield violation(layout, "face", (square,), tile=tile.face, square=name)
    if wrong:
        return
    kinds = [tile.kind for tile in play.tiles]
    size = layout.rules.play.rack_size
    if len(kinds) > size:
        yield violation(layout, "rack_size", play.squares, count=len(kinds), size=size)
    rack = position.racks[0]
    if rack is not None:
        missing = rack.lacks(kinds)
        fixed, missing = _fixed_of(missing, rack, tiles)
        for name, held in fixed:
            for square in _squares(play, (name,)):
                yield _fixed(layout, square, held)
        if missing:
            yield violation(layout, "rack", _squares(play, missing), tiles=" ".join(missing))
        return
    left = position.unseen(but=0)
    short = Counter(tiles.by_name[kind].origin for kind in kinds)
    missing = tuple((short - left).elements())
    if missing:
        yield violation(layout, "set", _squares(play, missing), tiles=" ".join(missing))


def _fixed_of(
    missing: Iterable[str], rack: Rack, tiles: TileSet
) -> tuple[list[tuple[str, str]], tuple[str, ...]]:
    """Part tiles that the rack lacks: with the one it holds whose face was fixed, or none."""
    held = [name for name in rack if name in tiles.fixed_names]
    fixed: list[tuple[str, str]] = []
    others: list[str] = []
    for name in missing:
        own = next((each for each in held if tiles.by_name[each].origin == name), None)
        if own is None:
            others.append(name)
        else:
            held.remove(own)
            fixed.append((name, own))
    return fixed, tuple(others)


def _fixed(layout: Layout, square: int, name: str) -> Violation:
    """Return the fault of a tile whose choice was made before (K2, P3, T4, T5)."""
    kind = layout.tiles.by_name[name]
    chosen, where = kind.faces[0].text, layout.grid.name(square)
    return violation(layout, "choice", (square,), square=where, tile=kind.origin, chosen=chosen)


def _squares(play: Play, names: tuple[str, ...]) -> list[int]:
    return [lay.square for lay in play.lays if any(tile.kind in names for tile in lay.tiles)]


# -- whether the words are acceptable (A3, T9, K17)


def _words(
    position: Position, play: Play, lexicon: Container[str], *, whole: bool
) -> Iterator[Violation]:
    """Yield a fault for each word made or changed that is not acceptable (A3).

    Without *whole* there is no main word, only what runs across the play.
    """
    layout = position.layout
    rules = layout.rules.play
    board, _ = laid(position.board, play, layout.tiles)
    for word in words_made(board, play, layout.grid):
        if not whole and word.direction is play.direction:
            continue
        if not acceptable(word.cells, lexicon, layout):
            reason = "doubler" if has_doubler(word.cells, rules) else "word"
            yield violation(layout, reason, word.squares, word=spelt(word.cells, layout))


# -- whether tiles may be exchanged: P11, C9, K11, T13, S14


def _exchange(position: Position, move: Exchange) -> Iterator[Violation]:
    """Yield the faults of an exchange: how many tiles, which, and how full the bag must be."""
    layout = position.layout
    if not move.tiles:
        yield violation(layout, "exchange_none")
    rack = position.racks[0]
    if rack is not None:
        missing = rack.lacks(move.tiles)
        if missing:
            yield violation(layout, "exchange_rack", tiles=" ".join(missing))
    in_bag = position.bag_count()
    if not may_exchange(layout, in_bag):
        least = layout.rules.turn.exchange_minimum
        yield violation(layout, "exchange_bag", count=in_bag, least=least)
