"""Random positions for generators: games over a drawn lexicon, whose words look alike."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from tests.random_positions import random_play
from thaigame.game.playable import faces_needed, game_cells
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.layouts.grid import Grid
from thaigame.layouts.tiles import BLANK
from thaigame.lexicon import Lexicon
from thaigame.movegen.generator import Generator
from thaigame.text import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.position import Position
    from thaigame.layouts import Layout
    from thaigame.layouts.tiles import Rack

VARIANTS: Final[dict[str, dict[str, object]]] = {
    "kumkom": {},
    "crossing": {},
    "primary": {},
    "crossword": {},
    "scrabble": {},
    "kumkom-as-printed": {},
    "kumkom-contest": {},
    "kumkom, remark": {"remark": True},
    "kumkom, all tiles, main word kept": {"premiums_apply_to": "all_tiles", "keep": "main_word"},
    "kumkom, remark and overlay": {"remark": True, "overlay_limit": 2},
    "crossing, printed points": {"word_premium_on": "printed_points"},
    "crossing, overlay": {"overlay_limit": 1},
    "crossing, all tiles, listed": {"premiums_apply_to": "all_tiles", "yamok": "listed"},
}
"""The five games, their contest forms, and the options that change what may be laid."""


def layout_of(variant: str) -> Layout:
    """Return the layout of a variant."""
    layout = find_layout(variant.split(",", maxsplit=1)[0])
    play = replace(layout.rules.play, **VARIANTS[variant])  # type: ignore[arg-type]
    return replace(layout, rules=replace(layout.rules, play=play))


@cache
def _short_words(name: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the game's words of 2 to 4 cells that its tiles can make, each with its bases."""
    spec = find_game(name)
    found = []
    for word in sorted(spec.lexicon):
        cells = spec.cells(word)
        if len(cells) in {2, 3, 4} and spec.unplayable(word) is None:
            found.append((word, tuple(cell.base for cell in cells)))
    return found


def drawn_lexicon(name: str, random: Random, size: int) -> Lexicon:
    """Return *size* words over a few bases: they cross, and marks make one of another."""
    words = _short_words(name)
    bases: set[str] = set()
    families: dict[tuple[str, ...], list[str]] = {}
    while sum(map(len, families.values())) < size:
        bases.update(random.choice(words)[1])
        families = {}
        for word, needed in words:
            if bases.issuperset(needed):
                families.setdefault(needed, []).append(word)
    # Whole families first, so that there are words that differ in their marks only.
    order = sorted(families.values(), key=lambda family: -len(family) * random.random())
    return Lexicon.from_words([word for family in order for word in family][:size])


def middle(grid: Grid, side: int) -> Grid:
    """Return the *side* x *side* squares in the middle of a board as a board."""
    squares = [
        grid.square(row, column)
        for row in range((grid.rows - side) // 2, (grid.rows + side) // 2)
        for column in range((grid.columns - side) // 2, (grid.columns + side) // 2)
    ]
    premiums = tuple(grid.premiums[at] for at in squares if at is not None)
    return Grid(side, side, premiums, squares.index(grid.centre))


def positions(
    variant: str,
    seed: int,
    *,
    words: int = 30,
    turns: int = 3,
    side: int | None = None,
    rack: int | None = None,
) -> Iterator[tuple[GameSpec, Position]]:
    """Yield the positions of a game over a drawn lexicon, the mover's rack known.

    The first word is made of twice as many tiles as a rack holds, so that there is one. Then come
    legal plays, with a phony now and then that stands. A *side* takes that much of the middle of
    the board, *rack* says how many tiles are on the rack, where both are the game's own but for
    one tile: what tries every word at every square is some hundred times as fast with less.
    """
    random = Random(seed)
    layout = layout_of(variant)
    if side is not None:
        layout = replace(layout, grid=middle(layout.grid, side))
    spec = GameSpec(layout, drawn_lexicon(variant.split(",", maxsplit=1)[0], random, words))
    generator = Generator(spec)
    size = layout.rules.play.rack_size
    position = spec.start()
    wide = Generator(replace(spec, layout=_with_racks_of(14, layout)))
    for _ in range(20):
        many = _drawn(position, spec, 14, random)
        opened = replace(position, racks=(many, None))
        plays = wide.plays(opened)
        tried = [plays[random.randrange(len(plays))].play for _ in range(20) if plays]
        fit = [place for place in tried if len(place.tiles) <= size]
        if fit:
            position = replace(spec.after(opened, random.choice(fit)), racks=(None, None))
            break
    for turn in range(turns):
        drawn = _drawn(position, spec, size - 1 if rack is None else rack, random)
        position = replace(position, racks=(drawn, None))
        yield spec, position
        plays = generator.plays(position)
        place = random_play(position, random) if turn == 1 else None
        if place is None and plays:
            place = plays[random.randrange(len(plays))].play
        if place is not None:
            position = replace(spec.after(position, place), racks=(None, None))


def _with_racks_of(size: int, layout: Layout) -> Layout:
    play = replace(layout.rules.play, rack_size=size)
    return replace(layout, rules=replace(layout.rules, play=play))


def _drawn(position: Position, spec: GameSpec, size: int, random: Random) -> Rack:
    """Return tiles that show the cells of some words: so that a few words find many plays.

    They are not on the board. Now and then there is a blank, or a tile whose face is fixed.
    """
    unseen = position.unseen()
    tiles = spec.tiles
    words = sorted(spec.lexicon)
    names: list[str] = []
    needed = [
        face
        for word in random.sample(words, min(len(words), 12))
        for cell in game_cells(word, spec.layout)
        for face in faces_needed(cell, spec.layout)[0]
    ]
    random.shuffle(needed)
    marks = [face for face in needed if face[0] in MARKS]
    for face in [*marks[:3], *(face for face in needed if face[0] not in MARKS)]:
        kind = tiles.by_name[random.choice(tiles.showing[face])]
        if kind.wild or unseen[kind.name] <= 0 or len(names) == size:
            continue
        unseen[kind.name] -= 1
        fixed = kind.lasting and kind.is_choice and random.random() < 0.2
        names.append(f"{kind.name}={face}" if fixed else kind.name)
    if random.random() < 0.2 and unseen[BLANK] > 0 and names:
        names[-1] = BLANK
    return tiles.rack(names)
