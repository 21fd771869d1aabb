"""Where tiles and marks may go (A1, A2, T3, T11, K4, K18, K20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.rules.violation import violation
from thaigame.game.runs import SHORTEST_WORD, run_through
from thaigame.layouts.grid import Direction
from thaigame.text import Slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.board import Stack
    from thaigame.game.moves import Lay, Play
    from thaigame.game.position import Position
    from thaigame.game.rules.violation import Violation
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Face


def placement_violations(position: Position, play: Play) -> tuple[Violation, ...]:
    """Return the faults of where *play* puts its tiles and marks."""
    return tuple(_violations(position, play))


def _violations(position: Position, play: Play) -> Iterator[Violation]:
    layout = position.layout
    if not play.tiles:
        yield violation(layout, "no_tile")
        return
    off = [lay.square for lay in play.lays if not 0 <= lay.square < layout.grid.size]
    if off:
        yield violation(layout, "off_board")
        return
    line_faults = tuple(_line_faults(position, play))
    yield from line_faults
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
    if not line_faults:
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
