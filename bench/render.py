"""Milliseconds and kilobytes of a board as SVG, with every tile of the set on it.

Run ``python bench/render.py``. The first picture of a process opens the font and draws every
outline once; the others reuse them. The targets are 20 ms and 200 kB. Times are the best of the
rounds, in processor time.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from thaigame.errors import MissingExtraError
from thaigame.game.board import Board, Stack
from thaigame.game.position import Position
from thaigame.layouts import find_layout, layout_names
from thaigame.layouts.tiles import Tile
from thaigame.render import board_html, board_svg, board_text
from thaigame.text import Cell

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.layouts import Layout

ROUNDS: Final = 15


def full_board(layout: Layout) -> Board:
    """Return a board on which every tile of the set lies, tier by tier from the first square."""
    free = {"base": 0, "upper": 0, "lower": 0}
    stacks: dict[int, list[Tile]] = {}
    for kind, count in zip(layout.tiles.kinds, layout.tiles.counts, strict=True):
        for number in range(count):
            face = kind.faces[number % len(kind.faces)]
            stacks.setdefault(free[face.tier], []).append(Tile(kind.name, face.text))
            free[face.tier] += 1
    board = list(Position.start(layout).board)
    marks = ("ี", "่") if layout.rules.play.paper_marks else ("", "")
    for square, tiles in stacks.items():
        board[square] = Stack(Cell.of(tiles[0].face, "", *marks), tuple(tiles))
    return Board(board)


def milliseconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the best time of *work*."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best * 1000


def row(name: str) -> str:
    """Measure one game."""
    layout = find_layout(name)
    board = full_board(layout)
    first = milliseconds(lambda: board_svg(layout, board), 1)
    svg = milliseconds(lambda: board_svg(layout, board))
    html = milliseconds(lambda: board_html(layout, board))
    text = milliseconds(lambda: board_text(layout, board))
    size = len(board_svg(layout, board).encode()) / 1000
    return f"{name:18} {first:5.1f} ms {svg:5.1f} ms {size:5.0f} kB {html:5.1f} ms {text:5.1f} ms"


def main() -> None:
    """Measure and print a table."""
    print(f"{'':18} {'first':>8} {'SVG':>8} {'size':>8} {'HTML':>8} {'text':>8}")
    for name in layout_names():
        try:
            print(row(name))
        except MissingExtraError as error:  # the fonts of other scripts are an extra
            print(f"{name:18} {error}")


if __name__ == "__main__":
    main()
