"""On the positions of recorded games the kernel finds what another method counts.

The other method knows no anchor and no graph: it looks at every stretch of every line, takes the
words that fit the letters standing there from an index, and asks whether the rack has the rest.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from thaigame.game.spec import find_game
from thaigame.movegen import _native
from thaigame.movegen.games import WholeGames
from thaigame.movegen.letters import LetterGame

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = sorted((Path(__file__).parent.parent / "data" / "gcg").glob("*.gcg"))
TURN = re.compile(r">\w+: (\S+) (\d+[A-Z]|[A-Z]\d+) (\S+) \+")

Board = dict[tuple[int, int], str]


def positions(path: Path) -> Iterator[tuple[Board, str]]:
    """Yield each turn's board and rack; a play withdrawn is taken off again."""
    board: Board = {}
    laid: list[tuple[int, int]] = []
    for line in path.read_text("utf-8").splitlines():
        if " -- " in line:
            for square in laid:
                del board[square]
        turn = TURN.match(line)
        if turn is None:
            continue
        rack, place, word = turn.groups()
        yield dict(board), rack
        down = place[0].isalpha()
        letter, number = (place[0], place[1:]) if down else (place[-1], place[:-1])
        row, column = int(number) - 1, ord(letter) - 65
        laid = []
        for i, tile in enumerate(word):
            square = (row + i, column) if down else (row, column + i)
            if tile != ".":
                board[square] = tile
                laid.append(square)


ALL = [
    pytest.param(path, turn, id=f"{path.stem}-{turn}")
    for path in GAMES
    for turn, _ in enumerate(positions(path))
]
SOME = ALL[4::13]


@cache
def index() -> tuple[frozenset[str], dict[tuple[int, int, str], frozenset[str]]]:
    """The words, and those of a length with a letter at a place; place -1 is any."""
    words = frozenset(word for word in find_game("scrabble").lexicon if len(word) <= 15)
    table = defaultdict(set)
    for word in words:
        table[len(word), -1, ""].add(word)
        for place, letter in enumerate(word):
            table[len(word), place, letter].add(word)
    return words, {key: frozenset(value) for key, value in table.items()}


@cache
def spelt_by(rack: str, length: int) -> tuple[str, ...]:
    """The words of a length that a rack alone can spell."""
    return tuple(w for w in index()[1].get((length, -1, ""), ()) if missing(w, rack) is not None)


def missing(letters: str, rack: str) -> Counter[str] | None:
    """What blanks must stand for to spell *letters*, None where they are too few."""
    short = Counter(letters) - Counter(rack)
    return short if short.total() <= rack.count("?") else None


def ways(letters: list[str], rack: str) -> int:
    """In how many ways the tiles of a rack can be laid as *letters*, in this order."""
    have = Counter(rack)
    counts: Counter[tuple[tuple[str, int], ...]] = Counter()
    counts[()] = 1
    for letter in letters:
        following: Counter[tuple[tuple[str, int], ...]] = Counter()
        for used, number in counts.items():
            spent = dict(used)
            for tile in (letter, "?"):
                if spent.get(tile, 0) < have[tile]:
                    now = {**spent, tile: spent.get(tile, 0) + 1}
                    following[tuple(sorted(now.items()))] += number
        counts = following
    return counts.total()


def cross_word(board: Board, square: tuple[int, int], letter: str, down: bool) -> str:  # noqa: FBT001
    """The word that a letter on an empty square makes across the line of play."""
    dr, dc = (0, 1) if down else (1, 0)
    row, column = square
    before = after = ""
    while tile := board.get((row - dr * (len(before) + 1), column - dc * (len(before) + 1))):
        before = tile + before
    while tile := board.get((row + dr * (len(after) + 1), column + dc * (len(after) + 1))):
        after += tile
    return (before + letter + after).upper()


def count(board: Board, rack: str) -> int:
    """The number of plays: each stretch of a line that a word could fill, in both directions."""
    total = 0
    for down in (False, True):
        for line in range(15):
            for begin in range(15):
                for end in range(begin + 2, 16):
                    squares = [(i, line) if down else (line, i) for i in range(begin, end)]
                    total += count_stretch(board, rack, squares, down)
    return total


def count_stretch(
    board: Board,
    rack: str,
    squares: list[tuple[int, int]],
    down: bool,  # noqa: FBT001
) -> int:
    words, table = index()
    dr, dc = (1, 0) if down else (0, 1)
    first, last = squares[0], squares[-1]
    if (first[0] - dr, first[1] - dc) in board or (last[0] + dr, last[1] + dc) in board:
        return 0
    empty = [i for i, square in enumerate(squares) if square not in board]
    standing = {i: board[square].upper() for i, square in enumerate(squares) if square in board}
    if not 1 <= len(empty) <= len(rack):
        return 0
    crossing = [i for i in empty if len(cross_word(board, squares[i], "x", down)) > 1]
    if board:
        if not standing and not crossing:
            return 0
    elif (7, 7) not in squares:
        return 0
    if down and len(empty) == 1 and crossing:
        return 0  # the same play is written across
    if standing:
        sets = sorted(
            (table.get((len(squares), i, t), frozenset()) for i, t in standing.items()), key=len
        )
        fitting = [w for w in sets[0] if all(w[i] == t for i, t in standing.items())]
    else:
        fitting = list(spelt_by(rack, len(squares)))
    total = 0
    for word in fitting:
        letters = "".join(word[i] for i in empty)
        if missing(letters, rack) is None:
            continue
        if all(cross_word(board, squares[i], word[i], down) in words for i in crossing):
            total += ways(list(letters), rack)
    return total


def board_bytes(board: Board) -> bytes:
    def face(tile: str) -> int:
        return ord(tile.upper()) - 64 + (32 if tile.islower() else 0) if tile else 0

    return bytes(face(board.get((row, column), "")) for row in range(15) for column in range(15))


@pytest.fixture(scope="module")
def kernel() -> Any:
    return LetterGame(find_game("scrabble")).kernel()


def found(kernel: Any, board: Board, rack: str) -> int:
    letters = Counter(rack.replace("?", ""))
    kernel.set_board(board_bytes(board))
    masks = [1 << ord(letter) - 64 for letter in letters]
    kernel.set_rack(rack.count("?"), masks, list(letters.values()))
    return int(kernel.generate())


@pytest.mark.parametrize(("path", "turn"), SOME)
def test_some_recorded_positions_have_as_many_plays(kernel: Any, path: Path, turn: int) -> None:
    board, rack = list(positions(path))[turn]
    assert found(kernel, board, rack) == count(board, rack)


@pytest.mark.nightly
@pytest.mark.parametrize(("path", "turn"), ALL)
def test_all_recorded_positions_have_as_many_plays(kernel: Any, path: Path, turn: int) -> None:
    board, rack = list(positions(path))[turn]
    assert found(kernel, board, rack) == count(board, rack)


@pytest.mark.parametrize(("path", "turn"), ALL)
def test_the_best_play_is_the_best_of_all(kernel: Any, path: Path, turn: int) -> None:
    if not _native.is_native(_native.load("_letters")) and turn % 5:
        pytest.skip("plain Python tries every fifth position")
    board, rack = list(positions(path))[turn]
    scores = sorted((kernel.play(i)[4] for i in range(found(kernel, board, rack))), reverse=True)
    for number in (1, 5, 40):
        assert [kernel.play(i)[4] for i in range(kernel.best(number))] == scores[:number]


def test_the_best_play_is_the_best_of_all_through_whole_games() -> None:
    if not _native.is_current("_games"):
        pytest.skip("no native kernel of this source here")
    game = LetterGame(find_game("scrabble"))
    table, kernel = WholeGames(game.game).table(), game.kernel()
    for seed in range(40):
        kernel.set_board(bytes(225))
        for turn in table.play(seed):
            # Kind 0 is the blank. Any seven tiles make a position.
            faces = bytes(n >> 24 & 31 | (32 if n >> 16 & 255 == 0 else 0) for n in turn.laid)
            rack = "".join(game.letters[face % 26] for face in (*faces, seed, len(faces)))
            rack = rack[:6] + "?" * (seed % 3 == 0)
            letters = Counter(rack.replace("?", ""))
            masks = [1 << ord(letter) - 64 for letter in letters]
            kernel.set_rack(rack.count("?"), masks, list(letters.values()))
            most = max((kernel.play(i)[4] for i in range(kernel.generate())), default=None)
            best = kernel.play(0)[4] if kernel.best(1) else None
            assert best == most
            if faces:
                kernel.push(*table.search.place_of(turn.laid[0] >> 40), faces)
