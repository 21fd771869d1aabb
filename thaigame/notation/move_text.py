"""Moves as text: ``8D WORD``, ``D8 WORD``, ``pass``, ``exchange TILES``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import IllegalMoveError, MoveError
from thaigame.game.board import Stack, laid, run_through
from thaigame.game.moves import Exchange, Lay, Pass, Play
from thaigame.game.rules import violation
from thaigame.layouts.grid import COLUMN_NAMES, Direction
from thaigame.layouts.tiles import BLANK
from thaigame.lexicon.listed import board_form
from thaigame.notation.cell_text import DOT
from thaigame.notation.letter_text import small_blanks
from thaigame.notation.square_text import (
    SquareReader,
    join,
    join_runs,
    write_added,
    write_change,
    write_fresh,
)
from thaigame.notation.tile_text import LONGEST, TileNames, format_rack, read_names
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.layouts import Layout
    from thaigame.notation.square_text import Written
    from thaigame.texts import Message

PASS: Final = "pass"  # noqa: S105  a turn given up
EXCHANGE: Final = "exchange"

_coordinates = re.compile(r"([0-9]{1,4})([A-Za-z]{1,2})|([A-Za-z]{1,2})([0-9]{1,4})").fullmatch
_letters = re.compile(r"\[([^\]]+)\]|[^\W\d_]").sub


@door
def parse_move(text: str, position: Position) -> Move:
    """Return the move that *text* writes for the player to move in *position*.

    ``8D WORD`` runs across, ``D8 WORD`` down; a cell of WORD is a dot or the text of the cell
    that stands there, perhaps with ``+`` and what the play adds, or a tile's face: plain, with
    ``?`` for a blank, or ``[KIND=FACE]``. Pass is ``pass`` or ``-``, an exchange
    ``exchange TILES`` or ``-TILES``.

    The tiles are those that the mover would take from the rack. Where a face is both on a kind
    and on the same kind with its face fixed (K2, P3, T4, T5), the rack decides: the fixed one is
    meant where the rack holds only that, else the unfixed one; ``[ฆ/ซ=ซ=ซ]`` names the fixed one
    outright. Where several kinds show a plain face, a rack that holds just one of them decides;
    otherwise a bracket is needed and nothing is guessed.

    Raise MoveError, ``at`` a code-point index, for text that is no move; IllegalMoveError for a
    play that can be read but runs off the board or lays nothing (A1). Whether a play is legal
    otherwise is for the rules to say.
    """
    return read_move(text, position)


def read_move(text: str, position: Position, *, ask_about_case: bool = True) -> Move:
    """Return the move that *text* writes, as ``parse_move`` does.

    Without *ask_about_case* a word wholly in lower case is one of blanks, as in GCG.
    """
    if len(text) > LONGEST:
        raise MoveError(message("notation.too_long", length=len(text), most=LONGEST), at=LONGEST)
    words = text.split(maxsplit=1)
    first = words[0] if words else ""
    start = text.find(first) + len(first)
    rest = words[1].rstrip() if len(words) > 1 else ""
    start += len(text[start:]) - len(text[start:].lstrip()) if rest else 0
    if first == "-" or first.lower() == PASS:
        if rest:
            raise MoveError(message("notation.after_pass", text=show(rest)), at=start)
        return Pass()
    if first.startswith("-"):
        return _exchange(text.strip()[1:], position.layout, text.index("-") + 1)
    if first.lower() == EXCHANGE:
        return _exchange(rest, position.layout, start)
    return _play(first, rest, text, position, start=start, ask_about_case=ask_about_case)


@door
def format_move(move: Move, position: Position) -> str:
    """Return how *move*, made in *position*, is written; ``parse_move`` reads it back.

    The whole main word is written, with a dot for each cell that stays as it is. In games with an
    alphabet a blank is a small letter, or ``?`` and a capital where the word would have no other
    letter. Raise MoveError for a play that cannot be written: no tile or mark, not on one line,
    or with a gap.
    """
    return write_move(move, position)


def write_move(move: Move, position: Position, *, ask_about_case: bool = True) -> str:
    """Return how *move* is written for ``read_move`` with the same *ask_about_case*."""
    if isinstance(move, Pass):
        return PASS
    if isinstance(move, Exchange):
        return f"{EXCHANGE} {format_rack(move.tiles, position.layout)}"
    layout, grid = position.layout, position.layout.grid
    if not move.lays or any(not 0 <= lay.square < grid.size for lay in move.lays):
        raise MoveError(message("notation.cannot_write"))
    board, _ = laid(position.board, move, layout.tiles)
    direction = written_direction(move, position)
    run = run_through(board, grid, move.lays[0].square, direction)
    if not set(move.squares) <= set(run):
        raise MoveError(message("notation.cannot_write"))
    word = _word(run, move, position, ask_about_case=ask_about_case)
    row, column = divmod(run[0], grid.columns)
    where = (f"{row + 1}", COLUMN_NAMES[column])
    return f"{''.join(where if direction is Direction.ACROSS else where[::-1])} {word}"


def write_alone(play: Play, layout: Layout) -> str:
    """Return *play* from its first square to its last, without what stands on the board.

    Squares between its own are dots; tiles and marks on a cell that stands follow a ``+``.
    """
    grid = layout.grid
    first, last = (divmod(play.squares[at], grid.columns) for at in (0, -1))
    across = first[0] == last[0] and (first != last or play.direction is Direction.ACROSS)
    lays = {lay.square: lay for lay in play.lays}
    names = TileNames(layout.tiles)
    parts: list[str] = []
    fresh: list[Written] = []
    for square in range(play.squares[0], play.squares[-1] + 1, 1 if across else grid.columns):
        stack = Stack(lays[square].cell, lays[square].tiles) if square in lays else None
        if stack is not None and _has_base(stack, layout):
            fresh.append(write_fresh(stack, layout, names))
            continue
        parts += (join(fresh, layout), DOT)
        fresh = []
        if stack is not None:
            parts[-1] += write_added(stack, layout, names)
    word = join_runs([*parts, join(fresh, layout)], layout)
    if layout.alphabet is not None:
        lower = small_blanks(word, layout.alphabet)
        word = word if _is_doubtful(lower) else lower
    where = (f"{first[0] + 1}", COLUMN_NAMES[first[1]])
    return f"{''.join(where if across else where[::-1])} {word}"


def _has_base(stack: Stack, layout: Layout) -> bool:
    faces = [layout.tiles.face(tile) for tile in stack.tiles]
    return any(face is not None and face.slots.base for face in faces)


def written_direction(play: Play, position: Position) -> Direction:
    """Return the direction that *play* is written in.

    A one-square play is written across unless only its word down exists.
    """
    if len(play.lays) != 1:
        return play.direction
    square = play.lays[0].square
    long = [
        direction
        for direction in Direction
        if len(run_through(position.board, position.layout.grid, square, direction)) > 1
    ]
    return long[0] if long else Direction.ACROSS


def _word(run: tuple[int, ...], move: Play, position: Position, *, ask_about_case: bool) -> str:
    layout = position.layout
    names = TileNames(layout.tiles, position.racks[0])
    lays = {lay.square: lay for lay in move.lays}
    parts: list[str] = []
    fresh: list[Written] = []
    for square in run:
        standing = position.board[square]
        if square in lays and standing is None:
            stack = Stack(lays[square].cell, lays[square].tiles)
            fresh.append(write_fresh(stack, layout, names))
            continue
        parts.append(join(fresh, layout))
        fresh = []
        if standing is not None and square in lays:
            after = Stack(lays[square].cell, lays[square].tiles)
            parts.append(write_change(after, standing, layout, names).text)
        else:
            parts.append(".")
    word = join_runs([*parts, join(fresh, layout)], layout)
    if layout.alphabet is None:
        return word
    lower = small_blanks(word, layout.alphabet)
    return word if ask_about_case and _is_doubtful(lower) else lower


def _as_blank(found: re.Match[str]) -> str:
    """Return a letter, or one of several characters in a bracket, as a blank's."""
    return f"[{BLANK}={found[1]}]" if found[1] else BLANK + found[0]


def _is_doubtful(word: str) -> bool:
    """Return whether lower case may be a way of typing, and not a row of blanks."""
    return word.islower() and "?" not in word


def _exchange(text: str, layout: Layout, offset: int) -> Exchange:
    names = read_names(text, layout, MoveError, offset)
    if not names:
        raise MoveError(message("notation.exchange_what"), at=offset)
    return Exchange(tuple(layout.tiles.rack(names)))


def _play(
    first: str, word: str, text: str, position: Position, *, start: int, ask_about_case: bool
) -> Play:
    layout, grid = position.layout, position.layout.grid
    found = _coordinates(first)
    column = "" if found is None else found[2] or found[3]
    if found is None or (len(column) > 1 and column.upper() not in COLUMN_NAMES[: grid.columns]):
        shown = show(text.strip())
        raise MoveError(message("notation.no_move", text=shown), at=text.find(first))
    across = found[1] is not None
    number, letter = (found[1], found[2]) if across else (found[4], found[3])
    direction = Direction.ACROSS if across else Direction.DOWN
    if not word:
        raise MoveError(message("notation.no_word", place=first), at=len(text))
    word = board_form(word) if layout.alphabet is None else word
    space = re.search(r"\s", word)
    if space is not None:
        raise MoveError(message("notation.space_in_word"), at=start + space.start())
    if ask_about_case and layout.alphabet is not None and _is_doubtful(word):
        upper = layout.alphabet.capitals(word)
        capitals = f"{first.upper()} {upper}"
        blanks = f"{first.upper()} {_letters(_as_blank, upper)}"
        raise MoveError(
            message("notation.lower_case", capitals=show(capitals), blanks=show(blanks)), at=start
        )
    names = TileNames(layout.tiles, position.racks[0])
    reader = SquareReader(layout, names, MoveError)
    written = reader.cells.read(word, start)
    square = grid.square(int(number) - 1, COLUMN_NAMES.index(letter.upper()))
    if square is None:
        off = message("notation.off_board", place=first.upper(), board=_corners(layout))
        raise _illegal(violation(layout, "off_board"), off)
    line = grid.line(square, direction)
    line = line[line.index(square) :]
    if len(written) > len(line):
        cells, room = len(written), len(line)
        off = message("notation.runs_off", place=first.upper(), cells=cells, room=room)
        raise _illegal(violation(layout, "off_board", line), off)
    lays: list[Lay] = []
    for here, cell in zip(line, written, strict=False):
        standing, name = position.board[here], grid.name(here)
        if standing is None:
            lays.append(Lay(here, *reader.fresh(cell, name)))
        elif (changed := reader.change(cell, standing, name)) is not None:
            lays.append(Lay(here, *changed))
    if not lays:
        nothing = violation(layout, "no_tile", line[: len(written)])
        raise _illegal(nothing, nothing.message)
    return Play(tuple(lays), _settled(lays, direction, position), layout)


def _settled(lays: list[Lay], direction: Direction, position: Position) -> Direction:
    """Return one direction for the two ways of writing a one-square play."""
    return written_direction(Play(tuple(lays), direction), position)


def _corners(layout: Layout) -> str:
    return f"A1-{layout.grid.name(layout.grid.size - 1)}"


def _illegal(broken: Violation, text: Message) -> IllegalMoveError:
    return IllegalMoveError(text, violations=(broken,))
