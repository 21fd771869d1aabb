"""A position as one line: ``rows racks scores scoreless-turns options``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import PositionError
from thaigame.game.board import Board
from thaigame.game.position import Position
from thaigame.layouts import bundled_layout
from thaigame.notation.letter_text import small_blanks
from thaigame.notation.square_text import SquareReader, join, write_fresh
from thaigame.notation.tile_text import TileNames, format_rack, read_names
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import NoReturn

    from thaigame.game.board import Stack
    from thaigame.layouts import Layout
    from thaigame.notation.square_text import Written
    from thaigame.texts.keys import Key

_LONGEST: Final = 65_536
_UNKNOWN: Final = "-"
_FIELDS: Final = ("rows", "racks", "scores", "scoreless")

_digits = re.compile(r"[0-9]+").match
_number = re.compile(r"[+-]?[0-9]{1,9}").fullmatch


@door
def read_position(
    line: str,
    *,
    find_layout: Callable[[str], Layout] = bundled_layout,
    layout: Layout | None = None,
) -> Position:
    """Return the position that *line* writes.

    Rows are joined by ``/``, digits stand for runs of empty squares, cells are written as in
    moves; racks and scores follow in turn order, the player to move first, ``-`` for an unknown
    rack; then the scoreless turns in a row and options ``name value;``. ``game NAME;`` says which
    game it is, looked up with *find_layout*; *layout* is the game of a line that names none.
    ``out TILES;`` and ``bag TILES;`` name what is out of play or in the bag.

    Raise PositionError, ``at`` a code-point index, for text that is no position, and what
    *find_layout* raises. Whether the position can come about is for ``Position.faults`` to say.
    """
    if len(line) > _LONGEST:
        raise PositionError(message("notation.too_long", length=len(line), most=_LONGEST))
    fields = list(_split_fields(line))
    if len(fields) < len(_FIELDS):
        raise PositionError(message("notation.fields", found=len(fields)), at=len(line))
    (rows, at_rows), (racks, at_racks), (scores, at_scores), (scoreless, at_scoreless) = fields[:4]
    options = _options(line, at_scoreless + len(scoreless))
    given = dict(options)
    if len(given) < len(options):
        twice = next(name for name, _ in options if [n for n, _ in options].count(name) > 1)
        raise PositionError(message("notation.option_twice", name=show(twice)), at=at_scoreless)
    if "game" in given:
        layout = find_layout(given["game"])
    if layout is None:
        raise PositionError(message("notation.which_game"), at=len(line))
    board = _Rows(layout).read(rows, at_rows)
    read_racks = tuple(
        None if text == _UNKNOWN else layout.tiles.rack(read_names(text, layout, PositionError, at))
        for text, at in _split_slashes(racks, at_racks)
    )
    points = tuple(_integer(text, at) for text, at in _split_slashes(scores, at_scores))
    if len(points) != len(read_racks):
        raise PositionError(
            message("notation.players", racks=len(read_racks), scores=len(points)), at=at_scores
        )
    in_a_row = _integer(scoreless, at_scoreless)
    if in_a_row < 0:
        raise PositionError(message("notation.number", text=show(scoreless)), at=at_scoreless)
    where = line.find(";", at_scoreless)
    out = read_names(given.get("out", ""), layout, PositionError, where)
    bag = given.get("bag")
    return Position(
        layout,
        Board(board),
        read_racks,
        points,
        in_a_row,
        out,
        None if bag is None else read_names(bag, layout, PositionError, where),
        tuple((name, value) for name, value in options if name not in {"game", "out", "bag"}),
    )


@door
def write_position(position: Position) -> str:
    """Return *position* as one line; ``read_position`` reads it back.

    Raise PositionError for a position with tiles that its game does not have.
    """
    layout = position.layout
    rows = "/".join(_write_rows(position))
    racks = "/".join(
        _UNKNOWN if rack is None else format_rack(rack, layout) for rack in position.racks
    )
    scores = "/".join(str(score) for score in position.scores)
    options = [("game", layout.name)]
    if position.out:
        options.append(("out", format_rack(position.out, layout)))
    if position.bag is not None:
        options.append(("bag", format_rack(position.bag, layout)))
    options += position.options
    told = " ".join(f"{name} {value};" if value else f"{name};" for name, value in options)
    return f"{rows} {racks} {scores} {position.scoreless} {told}"


class _Rows:
    """Reads the board of a position line."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.reader = SquareReader(layout, TileNames(layout.tiles), PositionError)

    def read(self, text: str, offset: int) -> tuple[Stack | None, ...]:
        grid = self.layout.grid
        rows = list(_split_slashes(text, offset))
        if len(rows) != grid.rows:
            self._fail("notation.row_count", offset, found=len(rows), rows=grid.rows)
        board: list[Stack | None] = []
        for index, (row, at) in enumerate(rows):
            squares = self._row(row, at, index)
            if len(squares) != grid.columns:
                self._fail(
                    "notation.row_length", at, row=index + 1, found=len(squares), all=grid.columns
                )
            board += squares
        return tuple(board)

    def _row(self, text: str, offset: int, row: int) -> list[Stack | None]:
        grid = self.layout.grid
        squares: list[Stack | None] = []
        for piece, at in _pieces(text, offset):
            if _digits(piece):
                if int(piece[:6]) > grid.columns:
                    self._fail(
                        "notation.row_length", at, row=row + 1, found=piece[:6], all=grid.columns
                    )
                squares += [None] * int(piece)
                continue
            for cell in self.reader.cells.read(piece, at):
                square = grid.square(row, min(len(squares), grid.columns - 1))
                squares.append(self.reader.fresh(cell, grid.name(square or 0)))
        return squares

    def _fail(self, key: Key, at: int, **values: object) -> NoReturn:
        raise PositionError(message(key, **values), at=at)


def _write_rows(position: Position) -> Iterator[str]:
    layout = position.layout
    names = TileNames(layout.tiles)
    for row in layout.grid.lines[0]:
        parts: list[str] = []
        written: list[Written] = []
        empty = 0
        for square in row:
            stack = position.board[square]
            if stack is None:
                parts.append(join(written, layout))
                written = []
                empty += 1
                continue
            if empty:
                parts.append(str(empty))
                empty = 0
            _check_tiles(stack, layout)
            written.append(write_fresh(stack, layout, names))
        text = "".join([*parts, join(written, layout), str(empty) if empty else ""])
        if layout.alphabet is not None:
            text = small_blanks(text, layout.alphabet)
        yield text


def _check_tiles(stack: Stack, layout: Layout) -> None:
    for tile in stack.tiles:
        if layout.tiles.face(tile) is None:
            shown = f"{tile.kind}={tile.face}"
            raise PositionError(message("notation.kind_unknown", kind=show(shown)))


def _split_fields(line: str) -> Iterator[tuple[str, int]]:
    """Yield the fields before the options; a space inside brackets divides nothing."""
    start, inside = 0, False
    for index, ch in enumerate(f"{line} "):
        if ch in "[]":
            inside = ch == "["
        elif ch.isspace() and (not inside or index == len(line)):
            if index > start:
                yield line[start:index], start
            start = index + 1


def _split_slashes(text: str, offset: int) -> Iterator[tuple[str, int]]:
    """Yield the parts of *text* between slashes that stand in no bracket, with their places."""
    start, inside = 0, False
    for index, ch in enumerate(text):
        if ch == "[":
            inside = True
        elif ch == "]":
            inside = False
        elif ch == "/" and not inside:
            yield text[start:index], start + offset
            start = index + 1
    yield text[start:], start + offset


def _pieces(text: str, offset: int) -> Iterator[tuple[str, int]]:
    """Yield runs of digits and what lies between them, brackets kept whole."""
    start, inside, digits = 0, False, False
    for index, ch in enumerate(text):
        if ch in "[]":
            inside = ch == "["
        now = not inside and ch in "0123456789"
        if now is not digits and index > start:
            yield text[start:index], start + offset
            start = index
        digits = now
    if text:
        yield text[start:], start + offset


def _options(line: str, start: int) -> list[tuple[str, str]]:
    rest = line[start:]
    if not rest.strip():
        return []
    parts = rest.split(";")
    if parts[-1].strip():
        raise PositionError(
            message("notation.option_end", text=show(parts[-1].strip())), at=len(line)
        )
    found = []
    for part in parts[:-1]:
        name, _, value = part.strip().partition(" ")
        if not name:
            raise PositionError(message("notation.option_empty"), at=start)
        found.append((name, value.strip()))
    return found


def _integer(text: str, at: int) -> int:
    if _number(text) is None:
        raise PositionError(message("notation.number", text=show(text)), at=at)
    return int(text)
