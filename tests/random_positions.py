"""Positions that can come about: plays of random tiles, legal but for the words they make."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st

from thaigame.game.apply import after_play
from thaigame.game.moves import Lay, Play
from thaigame.game.position import Position
from thaigame.game.rules import violations
from thaigame.layouts import find_layout
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.text import Cell, Slots
from thaigame.text.syllabary import MARK_SLOTS

if TYPE_CHECKING:
    from thaigame.layouts import Layout

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")
VARIANTS = ("kumkom-as-printed", "kumkom-contest")
OTHERS = ("lao", "polish", "spanish", "super-scrabble")

Turn = tuple[Position, Play]


def turns(layout: Layout, seed: int, *, players: int = 2, most: int = 12) -> list[Turn]:
    """Return the plays of a random game, each with the position it was made in.

    Racks are drawn from the whole set. Now and then a play is challenged off, so that tiles with
    a fixed face come back to a rack.
    """
    random = Random(seed)
    bag = list(layout.tiles.rack(n for n, many in layout.tiles.full.items() for _ in range(many)))
    random.shuffle(bag)
    size = layout.rules.play.rack_size
    hands = [
        layout.tiles.rack(bag[player * size : (player + 1) * size]) for player in range(players)
    ]
    del bag[: players * size]
    position = Position(
        layout, Position.start(layout).board, tuple(hands), (0,) * players, bag=tuple(bag)
    )
    made: list[Turn] = []
    for _ in range(most):
        place = random_play(position, random)
        if place is None:
            position = replace(position, scoreless=position.scoreless + 1).next_player()
            continue
        made.append((position, place))
        rack = position.racks[0]
        assert rack is not None
        rest = rack.without(tile.kind for tile in place.tiles)
        assert rest is not None
        if random.random() < 0.2:
            back = [layout.tiles.returned(tile) for tile in place.tiles]
            racks = (layout.tiles.rack([*rest, *back]), *position.racks[1:])
            position = replace(position, racks=racks).next_player()
            continue
        board, out = after_play(layout, position.board, place)
        count = len(rack) - len(rest)
        racks = (layout.tiles.rack([*rest, *bag[:count]]), *position.racks[1:])
        del bag[:count]
        position = replace(
            position,
            board=board,
            racks=racks,
            scores=(position.scores[0] + random.randrange(60), *position.scores[1:]),
            scoreless=0,
            out=(*position.out, *out),
            bag=tuple(bag),
        ).next_player()
    return made


def random_play(position: Position, random: Random) -> Play | None:
    """Return a random play without a placement or tile fault, None where none was found soon."""
    for _ in range(60):
        place = _try(position, random)
        if place is not None and not violations(position, place):
            return place
    return None


def _try(position: Position, random: Random) -> Play | None:
    layout, grid = position.layout, position.layout.grid
    rack = list(position.racks[0] or ())
    random.shuffle(rack)
    direction = random.choice(list(Direction))
    filled = [square for square, stack in enumerate(position.board) if stack is not None]
    anchor = random.choice(filled) if filled else grid.centre
    if filled and random.random() < 0.8:
        anchor = random.choice(grid.neighbours[anchor])
    line = grid.line(anchor, direction)
    start = max(0, line.index(anchor) - random.randrange(4))
    lays: list[Lay] = []
    for square in line[start : start + random.randint(1, 9)]:
        standing = position.board[square]
        lay: Lay | None = None
        if standing is None:
            lay = _fresh(square, rack, layout, random)
            if lay is None:
                break
        elif random.random() < 0.4:
            lay = _change(square, position, rack, random)
        if lay is not None:
            lays.append(lay)
    return Play(tuple(lays), direction) if lays else None


def _take(rack: list[str], tier: str, layout: Layout, random: Random) -> Tile | None:
    for name in rack:
        faces = [face for face in layout.tiles.by_name[name].faces if face.tier == tier]
        if faces:
            rack.remove(name)
            return Tile(name, random.choice(faces).text)
    return None


def _fresh(square: int, rack: list[str], layout: Layout, random: Random) -> Lay | None:
    tile = _take(rack, "base", layout, random)
    if tile is None:
        return None
    tiles = [tile]
    slots = _over(Slots(tile.face), _paper(layout, random))
    for tier in ("upper", "lower"):
        if tier in layout.rules.tiers and random.random() < 0.4:
            mark = _take(rack, tier, layout, random)
            if mark is not None:
                face = layout.tiles.face(mark)
                assert face is not None
                tiles.append(mark)
                slots = _over(slots, face.slots)
    return Lay(square, Cell.of(*slots), tuple(tiles))


def _change(square: int, position: Position, rack: list[str], random: Random) -> Lay | None:
    layout, standing = position.layout, position.board[square]
    assert standing is not None
    if layout.rules.play.overlay_limit and random.random() < 0.5:
        return _fresh(square, rack, layout, random)
    if layout.rules.play.remark:
        cell = Cell.of(standing.cell.base, *_paper(layout, random)[1:])
        return None if cell == standing.cell else Lay(square, cell, ())
    tier = random.choice(("upper", "lower"))
    tile = _take(rack, tier, layout, random) if tier in layout.rules.tiers else None
    if tile is None:
        return None
    face = layout.tiles.face(tile)
    assert face is not None
    return Lay(square, Cell.of(*_over(standing.cell, face.slots)), (tile,))


def _paper(layout: Layout, random: Random) -> Slots:
    marks = layout.rules.play.paper_marks
    chosen = Slots()
    for slot in MARK_SLOTS:
        there = sorted(mark for mark in marks if layout.marks[mark] == slot)
        if there and random.random() < 0.3:
            chosen = chosen._replace(**{slot: random.choice(there)})
    return chosen


def _over(slots: Slots, more: Slots) -> Slots:
    return Slots(*(new or old for old, new in zip(slots, more, strict=True)))


def remarking() -> Layout:
    """Return Kumkom with its marks free to be changed on standing tiles (K20)."""
    layout = find_layout("kumkom")
    play = replace(layout.rules.play, remark=True)
    return replace(layout, rules=replace(layout.rules, play=play))


class Chance(NamedTuple):
    """All that a random game hangs on: small, so that a failing test can name it."""

    game: str
    seed: int
    players: int

    @property
    def layout(self) -> Layout:
        """Return the layout of the game."""
        return remarking() if self.game == "remarking" else find_layout(self.game)

    def turns(self) -> list[Turn]:
        """Return eight turns of the game."""
        return turns(self.layout, self.seed, players=self.players, most=8)


chances = st.builds(
    Chance,
    st.sampled_from((*GAMES, *VARIANTS, *OTHERS, "remarking")),
    st.integers(0, 2**32),
    st.integers(2, 4),
)
