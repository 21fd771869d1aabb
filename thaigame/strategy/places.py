"""Where a given word can be laid in a position: from the rack alone, or through what stands.

Tiles go on empty squares only, real ones before blanks. Whether the word across a square is one is
looked at before a place is told, so that few places that the rules refuse are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.game.board import faces_of
from thaigame.game.judging import acceptable
from thaigame.game.moves import Lay, Play
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.text import Cell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.text import Slots

_EDGE: Final = 256
_APART: Final = 2 * _EDGE
"""A place is one number: a line's, times ``_APART``, and ``_EDGE`` and where it begins on the line,
which may be before the line's first square."""

_Laid = tuple[tuple[Tile, ...], ...]
"""The tiles of each cell that is laid, in order."""


class Place(NamedTuple):
    """A word on its squares, with the tiles for those that are empty.

    ``alone`` says that the play makes no other word.
    """

    places: Places
    squares: Sequence[int]
    cells: tuple[Slots, ...]
    laid: _Laid
    direction: Direction
    alone: bool

    def play(self) -> Play:
        """Return the play."""
        board = self.places.position.board
        empty = [(s, c) for s, c in zip(self.squares, self.cells, strict=True) if board[s] is None]
        lays = tuple(
            Lay(square, Cell.of(*cell), tiles)
            for (square, cell), tiles in zip(empty, self.laid, strict=True)
        )
        return Play(lays, self.direction)

    def most_points(self) -> float:
        """Return what the game's own scorer does not exceed; no limit beside other words."""
        if not self.alone:
            return float("inf")
        places = self.places
        rules = places.spec.rules.play
        every = rules.premiums_apply_to != "new_tiles"
        laid = iter(self.laid)
        main, times, count = 0, 1, 0
        for square in self.squares:
            points = places.standing_points.get(square)
            fresh = points is None
            if points is None:
                tiles = next(laid)
                points = sum(places.points(tile) for tile in tiles)
                count += len(tiles)
            letter, word = places.premiums[square] if fresh or every else (1, 1)
            main += points * letter
            times *= word
        times *= rules.main_word_factor * (2 if rules.doubler else 1)
        return main * times + rules.bonus.get(count, 0)


class _Line(NamedTuple):
    """A row or column: its squares, and how many before each are filled, or close to it."""

    direction: Direction
    squares: Sequence[int]
    filled: Sequence[int]
    close: Sequence[int]


class _Windows(NamedTuple):
    """Places of one length: empty ones that touch what stands, and how many stand on others."""

    free: list[int]
    filled: dict[int, int]


class Places:
    """The places of words in one position, for its mover's rack."""

    def __init__(self, spec: GameSpec, position: Position) -> None:
        """Look at the board once for all words."""
        self.spec = spec
        self.position = position
        self.rack: tuple[str, ...] = tuple(position.racks[0] or ())
        grid, board = spec.grid, position.board
        self.premiums: list[tuple[int, int]] = [
            (p.factor, 1) if p is not None and p.target == "letter" else (1, p.factor if p else 1)
            for p in grid.premiums
        ]
        self.standing_points: dict[int, int] = {
            at: sum(face.points for face in faces_of(stack, spec.tiles))
            for at, stack in enumerate(board)
            if stack is not None
        }
        close = set(self.standing_points)
        close |= {other for at in close for other in grid.neighbours[at]} or {grid.centre}
        self._lines: list[_Line] = []
        self._standing: dict[Slots, list[int]] = {}
        for direction, lines in zip((Direction.ACROSS, Direction.DOWN), grid.lines, strict=True):
            for line in lines:
                filled, near = [0], [0]
                for along, square in enumerate(line):
                    stack = board[square]
                    if stack is not None:
                        where = self._standing.setdefault(stack.cell, [])
                        where.append(_APART * len(self._lines) + _EDGE + along)
                    filled.append(filled[-1] + (stack is not None))
                    near.append(near[-1] + (square in close))
                self._lines.append(_Line(direction, line, filled, near))
        self._by_size: dict[int, _Windows] = {}
        self._able: dict[str, list[int]] = {}
        self._fits: dict[tuple[int, Slots], bool | None] = {}

    def points(self, tile: Tile) -> int:
        """Return the points of a tile as it shows its face."""
        face = self.spec.tiles.face(tile)
        return 0 if face is None else face.points

    def of(self, cells: tuple[Slots, ...]) -> Iterator[Place]:
        """Yield the places where this word touches what stands or covers the centre."""
        whole = self._tiles(cells)
        places = self._through(cells)
        if whole is not None:
            places += self._windows(len(cells)).free
        for place in sorted(places):
            line, start = self._lines[place // _APART], place % _APART - _EDGE
            squares = line.squares[start : start + len(cells)]
            laid = whole
            if line.filled[start] != line.filled[start + len(cells)]:
                pairs = zip(squares, cells, strict=True)
                laid = self._tiles(cell for at, cell in pairs if at not in self.standing_points)
            if not laid:
                continue
            crossing = self._crossing(squares, cells, line.direction.other)
            longer = None if crossing is False else self._longer(line, start, cells)
            if longer is not False and crossing is not False:
                alone = longer is crossing is None
                yield Place(self, squares, cells, laid, line.direction, alone)

    # -- the tiles ---------------------------------------------------------------------------

    def _tiles(self, cells: Iterable[Slots]) -> _Laid | None:
        """Return the tiles of the rack that show *cells*, None where there are not enough."""
        paper = self.spec.rules.play.paper_marks
        used: set[int] = set()
        found = []
        for cell in cells:
            texts = [cell.base]
            texts += [m for m in (cell.upper + cell.tone, cell.lower) if set(m) - paper]
            tiles = []
            for text in texts:
                at = next((at for at in self._showing(text) if at not in used), None)
                if at is None:
                    return None
                used.add(at)
                tiles.append(Tile(self.rack[at], text))
            found.append(tuple(tiles))
        return tuple(found)

    def _showing(self, text: str) -> list[int]:
        """Return the places on the rack of tiles that show *text*, the least able first."""
        known = self._able.get(text)
        if known is None:
            tiles, kinds = self.spec.tiles, self.spec.tiles.by_name
            able = [at for at, name in enumerate(self.rack) if tiles.face(Tile(name, text))]
            able.sort(key=lambda at: (kinds[self.rack[at]].wild, len(kinds[self.rack[at]].faces)))
            known = self._able[text] = able
        return known

    # -- the squares -------------------------------------------------------------------------

    def _through(self, cells: Sequence[Slots]) -> list[int]:
        """Return the places where some of *cells* stand already and no other cell does."""
        counts: dict[int, int] = {}
        for i, cell in enumerate(cells):
            for place in self._standing.get(cell, ()):
                counts[place - i] = counts.get(place - i, 0) + 1
        filled = self._windows(len(cells)).filled
        return [place for place, count in counts.items() if filled.get(place) == count]

    def _windows(self, size: int) -> _Windows:
        """Return where words of so many cells can be."""
        known = self._by_size.get(size)
        if known is None:
            known = self._by_size[size] = _Windows([], {})
            for number, line in enumerate(self._lines):
                for start in range(len(line.squares) - size + 1):
                    filled = line.filled[start + size] - line.filled[start]
                    place = _APART * number + _EDGE + start
                    if filled:
                        known.filled[place] = filled
                    elif line.close[start] < line.close[start + size]:
                        known.free.append(place)
        return known

    # -- the other words ---------------------------------------------------------------------

    def _longer(self, line: _Line, start: int, cells: tuple[Slots, ...]) -> bool | None:
        """Return whether the word is one with what stands before and after it, None for nothing."""
        squares, end = line.squares, start + len(cells)
        before = self._run(squares[:start][::-1])[::-1]
        after = self._run(squares[end:])
        if not before and not after:
            return None
        return acceptable((*before, *cells, *after), self.spec.lexicon, self.spec.layout)

    def _crossing(
        self, squares: Sequence[int], cells: Sequence[Slots], direction: Direction
    ) -> bool | None:
        """Return whether all words across the empty squares are words, None where there is none."""
        found, down = None, direction is Direction.DOWN
        for square, cell in zip(squares, cells, strict=True):
            if square in self.standing_points:
                continue
            key = ~square if down else square, cell
            if key not in self._fits:
                self._fits[key] = self._fits_across(square, direction, cell)
            if self._fits[key] is False:
                return False
            found = found or self._fits[key]
        return found

    def _fits_across(self, square: int, direction: Direction, cell: Slots) -> bool | None:
        grid = self.spec.grid
        row, column = divmod(square, grid.columns)
        down = direction is Direction.DOWN
        line, along = grid.lines[down][column if down else row], row if down else column
        before = self._run(line[:along][::-1])[::-1]
        after = self._run(line[along + 1 :])
        if not before and not after:
            return None
        return acceptable((*before, cell, *after), self.spec.lexicon, self.spec.layout)

    def _run(self, squares: Sequence[int]) -> tuple[Slots, ...]:
        """Return the cells that stand on *squares* up to the first empty one."""
        cells = []
        for square in squares:
            stack = self.position.board[square]
            if stack is None:
                break
            cells.append(stack.cell)
        return tuple(cells)
