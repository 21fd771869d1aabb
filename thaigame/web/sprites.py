"""One picture a game with everything that can lie on its board, drawn by the renderer once.

A page puts squares together from it by name: the ground, the tiles on it, the paper marks. Colours
are the page's own (CSS variables), so one picture is light and dark and marks the last play.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from thaigame.game.board import standing_marks
from thaigame.layouts.grid import COLOURS
from thaigame.layouts.tiles import Tile
from thaigame.render.drawing import Drawing, number
from thaigame.render.equipment import draw_kind, draw_paper_mark, draw_tile, draw_unnamed
from thaigame.render.geometry import Box, Geometry
from thaigame.render.labels import stack_name
from thaigame.render.style import Style
from thaigame.render.svg import rack_tile_size
from thaigame.texts import language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.board import Stack
    from thaigame.layouts.layout import Layout
    from thaigame.texts import Language

SQUARE: Final = 10.0
"""How wide a square of the picture is; a page makes it as large as it has room."""

_MOST_KEPT: Final = 10_000

_STYLE: Final = Style(
    ground="",
    **{
        name: f"var(--{name.replace('_', '-')})"
        for name in (
            *("ink", "faint", "plain", "mark_row", "lines", "frame", "star", "tile", "edge"),
            *("new_tile", "new_edge", "paper", "paper_edge"),
        )
    },
    premiums={colour: f"var(--{colour.replace(' ', '-')})" for colour in COLOURS},
)


class Sprite:
    """The names under which a game's tiles and marks stand in its picture."""

    def __init__(self, layout: Layout) -> None:
        """Give a name to everything that can lie on a square or a rack."""
        self.layout = layout
        self._drawn: dict[tuple[int, Stack, Language], tuple[int, list[str], str]] = {}
        self.tiles: dict[Tile, str] = {
            Tile(kind, face.text): f"t{index}-{place}"
            for index, (kind, found) in enumerate(layout.tiles.by_name.items())
            for place, face in enumerate(found.faces)
        }
        self.kinds: dict[str, str] = {
            kind: f"k{index}" for index, kind in enumerate(layout.tiles.by_name)
        }
        self.marks: dict[tuple[str, str], str] = {
            pair: f"m{index}" for index, pair in enumerate(_paper_marks(layout))
        }

    def layers(self, stack: Stack) -> list[str]:
        """Return the names of what lies on a square, the lowest first."""
        found = [self.tiles[tile] for tile in stack.tiles]
        marks = standing_marks(stack, self.layout.tiles)
        for zone, mark in (("upper", marks.upper + marks.tone), ("lower", marks.lower)):
            if (zone, mark) in self.marks:
                found.append(self.marks[zone, mark])
        return found

    def drawn(self, square: int, stack: Stack) -> tuple[int, list[str], str]:
        """Return a square with what lies on it: its layers, and what it is called.

        It is asked of every square whenever anybody looks, so it is kept.
        """
        key = (square, stack, language())
        if key not in self._drawn:
            if len(self._drawn) >= _MOST_KEPT:
                self._drawn.clear()
            self._drawn[key] = (square, self.layers(stack), stack_name(self.layout, square, stack))
        return self._drawn[key]

    def grounds(self) -> list[str]:
        """Return the name of each square's own look."""
        known: dict[object, str] = {}
        grid = self.layout.grid
        return [
            known.setdefault((grid.premiums[square], square == grid.centre), f"g{square}")
            for square in range(grid.size)
        ]


def _paper_marks(layout: Layout) -> Iterator[tuple[str, str]]:
    """Yield each paper mark, or pair of them over one letter, with the row that it lies in."""
    slots = layout.marks
    by_slot: dict[str, list[str]] = {"upper": [], "tone": [], "lower": []}
    for mark in sorted(layout.rules.play.paper_marks):
        by_slot[slots[mark]].append(mark)
    for upper in ("", *by_slot["upper"]):
        for tone in ("", *by_slot["tone"]):
            if upper + tone:
                yield "upper", upper + tone
    for mark in by_slot["lower"]:
        yield "lower", mark


@lru_cache(maxsize=64)
def sprite_of(layout: Layout) -> Sprite:
    """Return the names of a game's picture."""
    return Sprite(layout)


@lru_cache(maxsize=32)
def sprite_svg(layout: Layout, language: Language) -> str:
    """Return the picture of a game; premiums are labelled in *language*, the one in force."""
    del language  # what tells two kept pictures apart
    sprite, geometry = sprite_of(layout), Geometry.of(layout, SQUARE)
    drawing = Drawing(_STYLE)
    symbols: list[str] = []

    def keep(name: str, width: float, height: float) -> None:
        parts = "".join(drawing.parts)
        drawing.parts.clear()
        box = f"0 0 {number(width)} {number(height)}"
        symbols.append(f'<symbol id="{name}" viewBox="{box}">{parts}</symbol>')

    for square, name in enumerate(sprite.grounds()):
        if name == f"g{square}":
            draw_unnamed(drawing, layout, geometry, square, None)
            keep(name, geometry.width, geometry.height)
    for tile, name in sprite.tiles.items():
        face = layout.tiles.face(tile)
        tier = "base" if face is None else face.tier
        draw_tile(drawing, layout, tile, geometry.tile(tier))
        keep(name, geometry.width, geometry.height)
    for (zone, mark), name in sprite.marks.items():
        draw_paper_mark(drawing, mark, geometry.paper_mark(zone))
        keep(name, geometry.width, geometry.height)
    for kind, name in sprite.kinds.items():
        width, height = rack_tile_size(layout, kind, square=SQUARE)
        draw_kind(drawing, layout, kind, Box(0, 0, width, height).inset(SQUARE * 0.015))
        keep(name, width, height)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">'
        f"{drawing.definitions()}{''.join(symbols)}</svg>"
    )
