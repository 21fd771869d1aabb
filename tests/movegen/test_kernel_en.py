"""The fast kernel finds exactly the plays, and the scores, that a slow count finds."""

from __future__ import annotations

import random
import string
from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from thaigame.errors import KernelError
from thaigame.movegen import _native, wordgraph

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROWS = [
    "T..d...T...d..T",
    ".D...t...t...D.",
    "..D...d.d...D..",
    "d..D...d...D..d",
    "....D.....D....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "T..d...D...d..T",
]
PREMIUMS = "".join(ROWS + ROWS[-2::-1])
POINTS = {
    letter: points
    for points, letters in {
        1: "AEILNORSTU",
        2: "DG",
        3: "BCMP",
        4: "FHVWY",
        5: "K",
        8: "JX",
        10: "QZ",
    }.items()
    for letter in letters
}
BAG = (
    "E" * 12
    + "A" * 9
    + "I" * 9
    + "O" * 8
    + "NRT" * 6
    + "LSUD" * 4
    + "GGG"
    + "BCMPFHVWY" * 2
    + "KJXQZ??"
)


class ScoredPlay(NamedTuple):
    """A play as the tests compare it; blanks are lower case."""

    row: int
    column: int
    down: int
    tiles: str
    score: int


class Game(NamedTuple):
    """The numbers of a game: what the kernel and the slow count both work from."""

    rows: int
    columns: int
    premiums: str
    points: dict[str, int]
    bonus: dict[int, int]


STANDARD = Game(15, 15, PREMIUMS, POINTS, {7: 50})


# -- the slow count -------------------------------------------------------------------------------


def letter_at(board: Sequence[str], row: int, column: int) -> str:
    """The square's content, "" off the board; "." is an empty square."""
    if 0 <= row < len(board) and 0 <= column < len(board[0]):
        return board[row][column]
    return ""


def word_through(
    board: Sequence[str], laid: dict[tuple[int, int], str], row: int, column: int, down: int
) -> list[tuple[int, int]]:
    """The squares of the word that runs through a square, with the tiles *laid* on the board."""

    def filled(r: int, c: int) -> bool:
        return (r, c) in laid or letter_at(board, r, c) not in ("", ".")

    dr, dc = (1, 0) if down else (0, 1)
    while filled(row - dr, column - dc):
        row, column = row - dr, column - dc
    squares = []
    while filled(row, column):
        squares.append((row, column))
        row, column = row + dr, column + dc
    return squares


def score_of(
    game: Game,
    board: Sequence[str],
    laid: dict[tuple[int, int], str],
    squares: list[tuple[int, int]],
) -> int:
    total, factor = 0, 1
    for row, column in squares:
        tile = laid.get((row, column), board[row][column])
        value = game.points.get(tile, 0)
        if (row, column) in laid:
            premium = game.premiums[row * game.columns + column]
            value *= {"d": 2, "t": 3}.get(premium, 1)
            factor *= {"D": 2, "T": 3}.get(premium, 1)
        total += value
    return total * factor


def count_slowly(
    game: Game, board: Sequence[str], rack: str, words: Iterable[str]
) -> set[ScoredPlay]:
    """Every play of a position: each word tried at each place, each way to use the blanks."""
    lexicon = set(words)
    found = set()
    is_empty = all(set(row) == {"."} for row in board)
    centre = (game.rows // 2, game.columns // 2)
    for word, down in product(lexicon, (0, 1)):
        for row, column in product(range(game.rows), range(game.columns)):
            squares = [(row + i * down, column + i * (1 - down)) for i in range(len(word))]
            if squares[-1][0] >= game.rows or squares[-1][1] >= game.columns:
                continue
            empty = []
            for square, letter in zip(squares, word, strict=True):
                there = board[square[0]][square[1]]
                if there == ".":
                    empty.append((square, letter))
                elif there.upper() != letter:
                    break
            else:
                capitals = dict(empty)
                short = Counter(capitals.values()) - Counter(rack)
                if not empty or short.total() > rack.count("?"):
                    continue
                if word_through(board, capitals, *empty[0][0], down) != squares:
                    continue
                cross = [word_through(board, capitals, *square, 1 - down) for square in capitals]
                cross = [w for w in cross if len(w) > 1]
                spelt = {
                    "".join(capitals.get(s, board[s[0]][s[1]]) for s in w).upper() for w in cross
                }
                touches = len(empty) < len(word) or cross
                if not spelt <= lexicon or not (centre in capitals if is_empty else touches):
                    continue
                if down and len(empty) == 1 and cross:
                    continue  # the same play is written across
                for ways in product((False, True), repeat=len(empty)):
                    laid = {
                        square: letter.lower() if blank else letter
                        for (square, letter), blank in zip(empty, ways, strict=True)
                    }
                    used = Counter("?" if t.islower() else t for t in laid.values())
                    if used <= Counter(rack):
                        score = sum(score_of(game, board, laid, w) for w in [squares, *cross])
                        score += game.bonus.get(len(laid), 0)
                        found.add(ScoredPlay(row, column, down, "".join(laid.values()), score))
    return found


# -- the kernel, in the same words ----------------------------------------------------------------


def code(tile: str) -> int:
    if tile == ".":
        return 0
    return ord(tile.upper()) - 64 + (32 if tile.islower() else 0)


def tile(face: int) -> str:
    letter = chr(64 + (face & 31))
    return letter.lower() if face & 32 else letter


def make_kernel(module: Any, game: Game, words: Iterable[str]) -> Any:
    graph = wordgraph.build_letters(
        words, string.ascii_uppercase, longest=max(game.rows, game.columns)
    )
    return module.LetterKernel(
        graph,
        rows=game.rows,
        columns=game.columns,
        letter_premiums=[{"d": 2, "t": 3}.get(p, 1) for p in game.premiums],
        word_premiums=[{"D": 2, "T": 3}.get(p, 1) for p in game.premiums],
        points=[0, *(game.points[letter] for letter in string.ascii_uppercase)],
        bonus=[game.bonus.get(n, 0) for n in range(9)],
        centre=game.rows // 2 * game.columns + game.columns // 2,
    )


def set_position(kernel: Any, board: Sequence[str], rack: str) -> None:
    kernel.set_board(bytes(code(t) for row in board for t in row))
    letters = Counter(rack.replace("?", ""))
    kernel.set_rack(rack.count("?"), [1 << code(t) for t in letters], list(letters.values()))


def plays(kernel: Any, count: int) -> list[ScoredPlay]:
    found = []
    for i in range(count):
        row, column, down, faces, score, equity = kernel.play(i)
        assert equity == 1000 * score
        found.append(ScoredPlay(row, column, down, "".join(map(tile, faces)), score))
    return found


@pytest.fixture(params=["plain", "native"], scope="module")
def module(request: pytest.FixtureRequest) -> Any:
    """The kernel's module, as plain Python and compiled."""
    if request.param == "plain":
        return _native.load_plain("_letters")
    if not _native.is_current("_letters"):
        pytest.skip("no native kernel of this source here")
    return _native.load("_letters")


def grow_board(game: Game, words: Sequence[str], turns: int, chance: random.Random) -> list[str]:
    """A board after some legal plays chosen at random."""
    board = ["." * game.columns] * game.rows
    for _ in range(turns):
        rack = "".join(chance.sample(BAG, 7))
        options = sorted(count_slowly(game, board, rack, words))
        if options:
            play = chance.choice(options)
            board = lay(board, play)
    return board


def lay(board: Sequence[str], play: ScoredPlay) -> list[str]:
    cells = [list(row) for row in board]
    row, column = play.row, play.column
    for t in play.tiles:
        while cells[row][column] != ".":
            row, column = row + play.down, column + 1 - play.down
        cells[row][column] = t
    return ["".join(row) for row in cells]


WORDS = """
AN AT AS IN IT IS ON OR OE RE TE EN ES ER NE NO SO SI TI TO TAE TEA TEN NET ONE EON TOE SEA EAT ATE
ETA RAT TAR ART TARS RATS STAR TSAR NEAR EARN RAIN IRON RETAIN RETINA RETINAS STAINER NASTIER STONE
NOTES ONSET TENOR TONER NOTER QUOIN JINX JO ZA ZOA EX OX AX AXE TAX TAXI SOX XI QAT QUA SUQ EARTH
HEART HEARTS HATER RATHE THE HE EH HA AH SH OUTRAN TOURNEY STATIONER SENORITA NOTARIES SEDITION
EDITIONS DOES DOSE ODES OD ED DE DO ID
"""


@cache
def position(seed: int) -> tuple[list[str], str, list[str]]:
    """A board after *seed* turns, a rack, and the drawn lexicon of the game."""
    chance = random.Random(seed)
    words = chance.sample(WORDS.split(), 70)
    board = grow_board(STANDARD, words, seed, chance)
    return board, "".join(chance.sample(BAG + "??", 7)), words


@pytest.mark.parametrize("seed", range(12))
def test_all_plays_and_scores_equal_the_slow_count(module: Any, seed: int) -> None:
    board, rack, words = position(seed)
    expected = count_slowly(STANDARD, board, rack, words)
    kernel = make_kernel(module, STANDARD, words)
    set_position(kernel, board, rack)
    found = plays(kernel, kernel.generate())
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("seed", range(12))
def test_the_best_plays_are_the_first_of_all_plays(module: Any, seed: int) -> None:
    board, rack, words = position(seed)
    kernel = make_kernel(module, STANDARD, words)
    set_position(kernel, board, rack)
    scores = sorted((p.score for p in plays(kernel, kernel.generate())), reverse=True)
    for count in (1, 2, 10, 200):
        assert [p.score for p in plays(kernel, kernel.best(count))] == scores[:count]


TABLES = ("grid", "cross", "mul", "base", "crossed", "run_end", "run_sum", "run_node", "run_hash")


@pytest.mark.parametrize("seed", range(6))
def test_cross_checks_after_pushes_and_pops_equal_those_built_afresh(seed: int) -> None:
    chance = random.Random(seed)
    module = _native.load_plain("_letters")  # its tables can be looked at
    words = WORDS.split()
    kernel = make_kernel(module, STANDARD, words)
    kernel.set_board(bytes(225))
    boards = [kernel.board()]
    for _ in range(30):
        if len(boards) > 1 and chance.random() < 0.4:
            kernel.pop()
            boards.pop()
            assert kernel.board() == boards[-1]
        else:
            letters = Counter(chance.sample(BAG.replace("?", ""), 7))
            kernel.set_rack(0, [1 << code(t) for t in letters], list(letters.values()))
            found = kernel.generate()
            if found:
                kernel.push(*kernel.play(chance.randrange(found))[:4])
                boards.append(kernel.board())
        afresh = make_kernel(module, STANDARD, words)
        afresh.set_board(kernel.board())
        starts = [i for i in range(1, 1024) if kernel.grid[i] and not kernel.grid[i - 1]]
        for name in TABLES:
            now, then = getattr(kernel, name), getattr(afresh, name)
            if name.startswith("run"):  # says something only where a block begins
                now, then = [now[i] for i in starts], [then[i] for i in starts]
            assert list(now) == list(then), name


@pytest.mark.parametrize("seed", range(6))
def test_plays_after_pushes_and_pops_are_those_of_the_board(module: Any, seed: int) -> None:
    board, rack, words = position(seed)
    kernel = make_kernel(module, STANDARD, words)
    set_position(kernel, board, rack)
    before = sorted(plays(kernel, kernel.generate()))
    for play in before[:3]:
        kernel.push(play.row, play.column, play.down, bytes(map(code, play.tiles)))
        after = sorted(plays(kernel, kernel.generate()))
        fresh = make_kernel(module, STANDARD, words)
        set_position(fresh, lay(board, play), rack)
        assert after == sorted(plays(fresh, fresh.generate()))
        kernel.pop()
        assert sorted(plays(kernel, kernel.generate())) == before


@pytest.mark.rule("P3", "A8")
def test_a_tile_with_two_letters_makes_either_and_scores_that_letter(module: Any) -> None:
    small = Game(11, 11, "." * 121, POINTS, {6: 25})
    kernel = make_kernel(module, small, ["HAT", "QAT", "HQ"])
    kernel.set_board(bytes(121))
    kernel.set_rack(0, [1 << code("H") | 1 << code("Q"), 1 << code("A"), 1 << code("T")], [1, 1, 1])
    found = plays(kernel, kernel.generate())
    assert {(play.tiles, play.score) for play in found} == {("HAT", 6), ("QAT", 12)}
    assert [play.tiles for play in plays(kernel, kernel.best(1))] == ["QAT"]


def test_leaves_change_what_is_best_and_scores_stay(module: Any) -> None:
    kernel = make_kernel(module, STANDARD, ["AT", "QAT"])
    set_position(kernel, ["." * 15] * 15, "QAT")
    assert plays(kernel, kernel.best(1))[0].tiles == "QAT"
    # Kinds in order: blanks, then Q, A, T as the rack has them.
    keeps_q = [kernel.left_of(state)[1] for state in range(8)]
    kernel.set_leaves([30_000 * kept for kept in keeps_q])
    kernel.best(1)
    *_, faces, score, equity = kernel.play(0)
    assert "".join(map(tile, faces)) == "AT"
    assert (score, equity) == (4, 34_000)


def test_many_plays_make_the_room_they_need(module: Any) -> None:
    kernel = make_kernel(module, STANDARD, WORDS.split())
    set_position(kernel, ["." * 15] * 15, "AEINRS?")
    found = kernel.generate()
    every = sorted(plays(kernel, found))
    kernel.grow(3)
    assert kernel.generate() == found
    assert sorted(plays(kernel, found)) == every


@pytest.mark.parametrize(
    ("blanks", "masks", "counts", "code"),
    [(3, [2], [6], "kernel.rack"), (0, [6, 4], [1, 1], "kernel.shared_letter")],
)
def test_a_rack_outside_the_limits_is_refused(
    module: Any, blanks: int, masks: list[int], counts: list[int], code: str
) -> None:
    kernel = make_kernel(module, STANDARD, ["AT"])
    with pytest.raises(KernelError) as caught:
        kernel.set_rack(blanks, masks, counts)
    assert caught.value.code == code
