"""Boards, racks and score sheets as web pages that need no font and nothing from elsewhere.

The board is a table with ``role="grid"``: every square has a name in words, the arrow keys go from
square to square, and the pictures are those of the SVG.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.layouts.grid import COLUMN_NAMES
from thaigame.render.drawing import Drawing, number, written
from thaigame.render.equipment import draw_kind, draw_unnamed, name_of
from thaigame.render.geometry import Box, Geometry
from thaigame.render.labels import bag_line, kind_name, sides
from thaigame.render.svg import SCREEN_SIZE, rack_tile_size, reconstructed_text
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from thaigame.game.board import Board
    from thaigame.layouts.layout import Layout
    from thaigame.render.labels import Seen

_STYLE: Final = """
:root{color-scheme:light}
body{margin:1rem auto;max-width:60rem;padding:0 .5rem;background:#fff;color:#1f2430;
font-family:Sarabun,"Noto Sans Thai",sans-serif;line-height:1.6}
.defs{position:absolute;width:0;height:0}
table{border-collapse:collapse}
caption{caption-side:bottom;color:#5b6070;text-align:start;padding:.4rem 0}
.board{width:100%;max-width:56rem;table-layout:fixed}
.board td{padding:0}
.board td svg{display:block;width:100%;height:auto}
.board td:focus{outline:3px solid #1d4ed8;outline-offset:-2px}
.board th{font-weight:400;color:#5b6070;text-align:center;padding:0 .15rem}
.board th.corner,.board th[scope=row]{width:1.6rem}
.rack{display:flex;flex-wrap:wrap;gap:.25rem;list-style:none;margin:.2rem 0 .8rem;padding:0;
align-items:center}
.rack svg{display:block;width:3rem;height:auto}
.sheet th,.sheet td{padding:.15rem .7rem;border-bottom:1px solid #d5d2c8;text-align:start}
.sheet .number{text-align:end;font-variant-numeric:tabular-nums}
"""

_KEYS: Final = """
const steps = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]};
for (const grid of document.querySelectorAll('[role="grid"]')) {
  const rows = [...grid.querySelectorAll('[role="row"]')]
    .map((row) => [...row.querySelectorAll('[role="gridcell"]')])
    .filter((row) => row.length);
  grid.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    const row = rows.findIndex((cells) => cells.includes(event.target));
    if (!step || row < 0) return;
    const next = rows[row + step[0]]?.[rows[row].indexOf(event.target) + step[1]];
    event.preventDefault();
    if (!next) return;
    event.target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}
"""


@door
def board_html(layout: Layout, board: Board | None = None, *, new: Container[int] = ()) -> str:
    """Return the board as a table, with the outlines that it uses before it.

    Whoever builds a page of their own gives the squares their keys; ``page_html`` has them.
    """
    drawing = Drawing()
    table = _table(drawing, layout, board, new)
    return _hidden(drawing) + table


@door
def rack_html(layout: Layout, rack: Iterable[str]) -> str:
    """Return a rack as a list of tiles, with the outlines that it uses before it."""
    drawing = Drawing()
    listed = _rack(drawing, layout, rack)
    return _hidden(drawing) + listed


@door
def position_html(seen: Seen, *, new: Container[int] = ()) -> str:
    """Return a whole page: the board, the scores, the racks that are known.

    *seen* is a position, or a game as one player may see it.
    """
    layout = seen.layout
    drawing = Drawing()
    parts = [_table(drawing, layout, seen.board, new)]
    parts.append(f"<h2>{written(str(message('render.racks')))}</h2>")
    for side in sides(seen):
        parts.append(f"<p>{written(side.title)}</p>")
        if side.rack is not None:
            parts.append(_rack(drawing, layout, side.rack))
        else:
            parts.append(f"<p>{written(side.instead)}</p>")
    parts.append(f"<p>{written(bag_line(seen))}</p>")
    return page_html(layout.titles[language()], _hidden(drawing) + "".join(parts))


@door
def page_html(title: str, body: str) -> str:
    """Return a whole page around *body*, which is HTML already; *title* is plain text."""
    told = written(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{told}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{told}</h1>\n{body}\n<script>{_KEYS}</script>\n</body>\n</html>\n"
    )


def _table(drawing: Drawing, layout: Layout, board: Board | None, new: Container[int]) -> str:
    grid, geometry = layout.grid, Geometry.of(layout, SCREEN_SIZE)
    heads = "".join(f'<th scope="col">{letter}</th>' for letter in COLUMN_NAMES[: grid.columns])
    rows = [f'<tr role="row"><th class="corner"></th>{heads}</tr>']
    for row in range(grid.rows):
        squares = range(row * grid.columns, (row + 1) * grid.columns)
        cells = "".join(
            _square(drawing, layout, geometry, square, board, is_new=square in new)
            for square in squares
        )
        rows.append(f'<tr role="row"><th scope="row">{row + 1}</th>{cells}</tr>')
    label = written(f"{message('render.board')}: {layout.titles[language()]}")
    note = reconstructed_text(layout)
    caption = f"<caption>{written(note)}</caption>" if note else ""
    return (
        f'<table class="board" role="grid" aria-label="{label}" lang="{language()}">'
        f"{caption}{''.join(rows)}</table>"
    )


def _square(
    drawing: Drawing,
    layout: Layout,
    geometry: Geometry,
    square: int,
    board: Board | None,
    *,
    is_new: bool,
) -> str:
    stack = None if board is None else board[square]
    name = written(name_of(layout, square, stack))
    begin = len(drawing.parts)
    draw_unnamed(drawing, layout, geometry, square, stack, is_new=is_new)
    picture = _picture(drawing, begin, geometry.width, geometry.height)
    where = layout.grid.name(square)
    focus = 0 if square == layout.grid.centre else -1  # the arrow keys move it
    return (
        f'<td role="gridcell" tabindex="{focus}" data-square="{where}" aria-label="{name}" '
        f'title="{name}">{picture}</td>'
    )


def _rack(drawing: Drawing, layout: Layout, rack: Iterable[str]) -> str:
    items = []
    for kind in rack:
        width, height = rack_tile_size(layout, kind, square=SCREEN_SIZE)
        begin = len(drawing.parts)
        draw_kind(drawing, layout, kind, Box(0, 0, width, height).inset(SCREEN_SIZE * 0.015))
        name = written(kind_name(layout, kind))
        picture = _picture(drawing, begin, width, height)
        items.append(f'<li role="img" aria-label="{name}" title="{name}">{picture}</li>')
    return f'<ul class="rack">{"".join(items)}</ul>'


def _picture(drawing: Drawing, begin: int, width: float, height: float) -> str:
    """Take back what was drawn since *begin*, as a picture that is silent beside its name."""
    parts = "".join(drawing.parts[begin:])
    del drawing.parts[begin:]
    return (
        f'<svg viewBox="0 0 {number(width)} {number(height)}" aria-hidden="true" '
        f'focusable="false">{parts}</svg>'
    )


def _hidden(drawing: Drawing) -> str:
    return f'<svg class="defs" aria-hidden="true">{drawing.definitions()}</svg>'
