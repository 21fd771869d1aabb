"""Every bound of the kernels from both sides, through every door that leads to them.

At a bound each door gives what the reference finds. Past it the game goes to a kernel that holds
more, and each door gives the same; or no kernel holds it, and each door says so with the figure.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from itertools import islice, product, takewhile
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.drawn_positions import middle
from tests.generators import TWINS, has
from tests.plays import board
from tests.reference import reference_plays
from tests.whole_games import replayed
from thaigame import Lexicon, record_of
from thaigame.chance import Random
from thaigame.errors import KernelError, LexiconError, StateError, ThaigameError
from thaigame.game.game import Game
from thaigame.game.moves import Play
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.layouts.grid import Grid, Premium
from thaigame.layouts.ruleset import OPTIONS
from thaigame.layouts.tiles import Face, TileKind, TileSet
from thaigame.movegen import _cells, _letters, arcs, limits, wordgraph
from thaigame.movegen.games import WholeGames
from thaigame.movegen.generator import Generator
from thaigame.movegen.limits import CELLS, LETTERS, TABLE, UNBOUNDED, Limits, counts_points
from thaigame.movegen.symbols import compile_words
from thaigame.strategy import find_player, selfplay
from thaigame.strategy.runs import whole_games
from thaigame.study import review
from thaigame.text import Slots
from thaigame.text.syllabary import Syllabary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from thaigame.game.position import Position
    from thaigame.layouts import Layout

Question = tuple[GameSpec, "Position"]
WORDS: Final = "ATE TEA EAT AT RATE TEAR RETAIN RETINA AE TA QAT"
SCRABBLE: Final = find_layout("scrabble")


def ruled(layout: Layout, **options: object) -> Layout:
    """Return *layout* with these options of its table ``play``."""
    rules = layout.rules
    for name, value in options.items():
        rules = OPTIONS[f"play.{name}"].put(rules, value)
    return replace(layout, rules=rules)


def asked(layout: Layout, words: str, rack: str, *moves: str) -> Question:
    spec = GameSpec(layout, Lexicon.from_words(words.split()))
    return spec, board(spec, *moves, rack=rack)


# -- a game at each bound ------------------------------------------------------------------------


def of_side(side: int) -> Question:
    squares = (None,) * (side * side)
    grid = Grid(side, side, squares, side * side - 2)  # near the corner: a play ends at both edges
    return asked(replace(SCRABBLE, grid=grid), "AT TA ATE", "ATE")


def of_rack(size: int) -> Question:
    layout = ruled(SCRABBLE, rack_size=size)
    rack = ("ABCDEFGHIJKLMNOXYZ?" + "EE")[:size]
    return asked(layout, f"{rack[:15].replace('?', 'S')} ZYX AB", rack)


def of_kinds(count: int, *, first: int = 0x4E00, copies: int = 2) -> Question:
    """Return a game of so many kinds, each with a face of its own, and words of the outermost."""
    signs = ["A", *(chr(first + at) for at in range(count - 3)), "C"]
    signs.insert(count // 2, "B")
    kinds = tuple(TileKind(sign, (Face(Slots(sign), 1 + at % 9),)) for at, sign in enumerate(signs))
    layout = replace(SCRABBLE, tiles=TileSet(kinds, (copies,) * count))
    one, other, last = signs[0], signs[count // 2], signs[-1]
    words = f"{one}{last} {last}{other} {other}{one} {one}{other}{last}"
    spec = GameSpec(layout, Lexicon.from_words(words.split()))
    rack = layout.tiles.rack([one, other, last])
    return spec, replace(spec.start(), racks=(rack, None))


def of_tiles(count: int) -> Question:
    counts = [n * count // SCRABBLE.tiles.total for n in SCRABBLE.tiles.counts]
    counts[0] += count - sum(counts)
    tiles = TileSet(SCRABBLE.tiles.kinds, tuple(counts))
    return asked(replace(SCRABBLE, tiles=tiles), WORDS, "QATR", "8H ATE")


def of_points(points: int) -> Question:
    tiles = SCRABBLE.tiles
    kinds = tuple(
        replace(kind, faces=(Face(kind.faces[0].slots, points),)) if kind.name == "Q" else kind
        for kind in tiles.kinds
    )
    return asked(replace(SCRABBLE, tiles=TileSet(kinds, tiles.counts)), WORDS, "QATR", "8H ATE")


def of_bonus(points: int) -> Question:
    return asked(ruled(SCRABBLE, bonus={6: points}), WORDS, "RETAIN", "8H ATE")


def of_word_factors(exponent: int) -> Question:
    """Return a board of cheap tiles, the factors of a line multiplying to 2 ** *exponent*."""
    factors = [4] * (exponent // 2) + [2] * (exponent % 2)
    squares: list[Premium | None] = [None] * 225
    for at, factor in enumerate(factors):
        squares[7 * 15 + 3 + at] = Premium("word", factor)
    layout = replace(SCRABBLE, grid=replace(SCRABBLE.grid, premiums=tuple(squares)))
    kinds = tuple(
        replace(kind, faces=tuple(Face(face.slots, 1 - kind.wild) for face in kind.faces))
        for kind in layout.tiles.kinds
    )
    layout = replace(layout, tiles=TileSet(kinds, layout.tiles.counts))
    return asked(layout, "RETAINED RETAIN EAT AT", "RETAINE")


def of_symbols(count: int) -> Question:
    """Return a list with so many different cells: each letter under every mark, which is paper."""
    bases = [chr(at) for at in range(0x0905, 0x0939)]
    marks = ("ुूृॄ", "ािीेैोौॅॉ", "ँंः")
    script = Syllabary("x", frozenset(bases), lower=marks[:1], upper=marks[1:2], tone=marks[2:])
    under = product(*(("", *row) for row in marks), bases)
    cells = [base + "".join(stack) for *stack, base in under][:count]
    lao = find_layout("lao")
    kinds = tuple(TileKind(base, (Face(Slots(base), 1),)) for base in bases)
    layout = replace(
        ruled(lao, paper_marks=frozenset("".join(marks))),
        script="x",
        syllabary=script,
        grid=middle(lao.grid, 3),
        tiles=TileSet(kinds, (2,) * len(kinds)),
    )
    # Words of two and the last of three, so that each cell is in one.
    words = [first + second for first, second in zip(cells[::2], cells[1::2], strict=False)]
    words[-1] += cells[-1]
    spec = GameSpec(layout, Lexicon.from_words(words, alphabet=script))
    return spec, replace(spec.start(), racks=(layout.tiles.rack(bases[:3]), None))


@dataclass(frozen=True)
class Bound:
    """A figure that a kernel states, and the game at any value of it.

    ``edge`` is the last value that is held, ``beyond`` the code of the refusal where no kernel
    holds more, or empty.
    """

    edge: int
    at: Callable[[int], Question]
    holds: Callable[[Layout], bool]
    beyond: str = ""


def held(kernel: Limits) -> Callable[[Layout], bool]:
    return lambda layout: not kernel.faults(layout)


def last(at: Callable[[int], Question], holds: Callable[[Layout], bool], high: int) -> int:
    """Return the greatest value that is held; 1 is, and *high* is not."""
    low = 1
    while high - low > 1:
        between = (low + high) // 2
        if holds(at(between)[0].layout):
            low = between
        else:
            high = between
    return low


def figure(at: Callable[[int], Question], holds: Callable[[Layout], bool], high: int) -> Bound:
    """Return a bound whose value is no number of a game, but what its figures can come to."""
    return Bound(last(at, holds, high), at, holds)


def walked() -> dict[str, Bound]:
    """Return every figure that a kernel states, with the game at any value of it."""
    letters, cells, table = held(LETTERS), held(CELLS), held(TABLE)
    return {
        "LETTERS.side": Bound(LETTERS.side, of_side, letters),
        "LETTERS.rack": Bound(LETTERS.rack, of_rack, letters),
        "LETTERS.faces": Bound(LETTERS.faces, of_kinds, letters),
        "CELLS.side": Bound(CELLS.side, of_side, cells, "kernel.board"),
        "CELLS.rack": Bound(CELLS.rack, of_rack, cells, "kernel.rack"),
        "CELLS.faces": Bound(CELLS.faces, of_kinds, cells, "kernel.faces"),
        "TABLE.kinds": Bound(TABLE.kinds, of_kinds, table),
        "TABLE.tiles": Bound(TABLE.tiles, of_tiles, table),
        "_letters.MAX_SUM": figure(of_points, letters, 100_000),
        "_letters.MAX_POINTS": figure(of_bonus, letters, 1 << 31),
        "_letters.MAX_EXPONENT": Bound(_letters.MAX_EXPONENT, of_word_factors, letters),
        "limits.MOST_A_TILE": Bound(limits.MOST_A_TILE, of_points, counts_points),
        "limits.MOST_POINTS": figure(of_bonus, counts_points, 1 << 61),
        "arcs.MAX_SYMBOL": Bound(
            arcs.MAX_SYMBOL, of_symbols, lambda _: True, "movegen.too_many_symbols"
        ),
    }


BOUNDS: Final = walked()

ELSEWHERE: Final = {
    **dict.fromkeys(("TABLE.side", "TABLE.rack", "TABLE.faces"), "those of CELLS"),
    "_letters.MAX_SIDE": "LETTERS.side",
    "_letters.MAX_RACK": "LETTERS.rack",
    "_letters.MAX_LETTERS": "LETTERS.faces",
    "wordgraph.MAX_LETTERS": "LETTERS.faces",
    "_cells.MAX_SIDE": "CELLS.side",
    "_cells.MAX_RACK": "CELLS.rack",
    "_cells.MAX_CONTENTS": "CELLS.faces",
    "_cells.MAX_KINDS": "more than a rack holds, below",
    "arcs.MAX_OFFSET": "lowered, below",
    "arcs.MAX_DEPTH": "no bound: 15 stands for more",
    "limits.MOST_LEAVE": "below",
}
"""Figures that are another's, or have a test of their own."""


def test_every_figure_that_a_kernel_states_is_walked() -> None:
    stated = {
        f"{name}.{field.name}"
        for name, kernel in (("LETTERS", LETTERS), ("CELLS", CELLS), ("TABLE", TABLE))
        for field in fields(Limits)
        if isinstance(value := getattr(kernel, field.name), int) and value < UNBOUNDED
    }
    modules: tuple[ModuleType, ...] = (_letters, _cells, arcs, wordgraph, limits)
    stated |= {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in modules
        for name in vars(module)
        if name.startswith(("MAX_", "MOST_"))
    }
    assert stated == set(BOUNDS) | set(ELSEWHERE)
    assert (TABLE.side, TABLE.rack, TABLE.faces) == (CELLS.side, CELLS.rack, CELLS.faces)
    assert (LETTERS.side, LETTERS.rack) == (_letters.MAX_SIDE, _letters.MAX_RACK)
    assert (CELLS.side, CELLS.rack) == (_cells.MAX_SIDE, _cells.MAX_RACK)
    assert (LETTERS.faces, CELLS.faces) == (wordgraph.MAX_LETTERS, _cells.MAX_CONTENTS)
    assert _cells.MAX_RACK <= _cells.MAX_KINDS


# -- the doors -----------------------------------------------------------------------------------


def doors(spec: GameSpec, position: Position) -> Iterator[tuple[str, dict[Play, int]]]:
    """Yield, door by door, the plays that come through it; a player's is one."""
    generator = Generator(spec)
    plays = generator.plays(position)
    assert generator.count(position) == len(plays)
    yield "plays", {each.play: each.score for each in plays}
    best = generator.best(position, len(plays) + 1)
    assert [each.score for each in best] == sorted((each.score for each in plays), reverse=True)
    yield "best", {each.play: each.score for each in best}
    columns = generator.columns(position)
    found = [columns.play(at) for at in range(len(columns))]
    yield "columns", {each.play: columns.scores[at] for at, each in enumerate(found)}
    game = Game(spec, seed=1, position=position)
    legal = takewhile(lambda move: isinstance(move, Play), game.legal_moves)
    moves = [move for move in legal if isinstance(move, Play)]
    yield "legal moves", {move: spec.score(position, move).total for move in moves}
    for name in ("greedy", "random"):
        chosen = find_player(name)(spec)(game.observation(game.turn), Random(1))
        assert isinstance(chosen, Play)
        yield name, {chosen: spec.score(position, chosen).total}
    game.push(best[0].play)
    if game.phase == "pending":
        game.accept()
    turn = review(record_of(game), generator).turns[0]
    assert (turn.best_score, turn.cost) == (best[0].score, 0)
    yield "review", {best[0].play: turn.score}


REFUSING: Final[dict[str, Callable[[GameSpec, Position], object]]] = {
    "plays": lambda spec, position: Generator(spec).plays(position),
    "legal moves": lambda spec, position: list(
        islice(Game(spec, seed=1, position=position).legal_moves, 1)
    ),
    "greedy": lambda spec, _: find_player("greedy")(spec),
    "random": lambda spec, _: find_player("random")(spec),
    "self-play": lambda spec, _: selfplay(spec, 1, workers=1),
    "self-play in processes": lambda spec, _: selfplay(
        spec, 1, workers=2, players=("random", "random")
    ),
    "whole games": lambda spec, _: WholeGames(spec),
}
"""What needs a generator, and must refuse what none holds."""


def sides() -> Iterator[Any]:
    for name, bound in BOUNDS.items():
        yield pytest.param(bound, bound.edge, id=f"{name} at {bound.edge}")
        if not bound.beyond:
            yield pytest.param(bound, bound.edge + 1, id=f"{name} at {bound.edge + 1}")


@pytest.mark.parametrize(("bound", "value"), list(sides()))
def test_every_door_gives_what_the_reference_finds(bound: Bound, value: int) -> None:
    spec, position = bound.at(value)
    assert bound.holds(spec.layout) is (value <= bound.edge)
    expected = reference_plays(spec, position)
    assert expected
    for name, found in doors(spec, position):
        if name in {"plays", "best", "columns", "legal moves"}:
            assert found == expected, name
        else:
            assert found.items() <= expected.items(), name
            assert name == "random" or max(expected.values()) in found.values(), name


@pytest.mark.parametrize("door", REFUSING)
@pytest.mark.parametrize("name", [name for name, bound in BOUNDS.items() if bound.beyond])
def test_past_what_any_kernel_holds_every_door_says_so(name: str, door: str) -> None:
    bound = BOUNDS[name]
    spec, position = bound.at(bound.edge + 1)
    with pytest.raises(ThaigameError) as caught:
        REFUSING[door](spec, position)
    assert caught.value.code == bound.beyond
    assert str(bound.edge) in str(caught.value)
    assert str(bound.edge + 1) in str(caught.value)


@pytest.mark.parametrize("name", [name for name in BOUNDS if name != "arcs.MAX_SYMBOL"])
def test_whole_games_at_a_bound_are_those_of_the_turn_machine(name: str) -> None:
    bound = BOUNDS[name]
    for value in (bound.edge, bound.edge + 1):
        spec, _ = bound.at(value)
        faults = TABLE.faults(spec.layout)
        if not faults:
            games = WholeGames(spec)
            for twin in TWINS:
                if has(twin):
                    replayed(games, games.table(twin=twin), 5)
        elif not CELLS.faults(spec.layout):
            assert whole_games(spec, ("greedy", "greedy")) is None
            with pytest.raises(KernelError, match=r"\d"):
                WholeGames(spec)
            assert selfplay(spec, 1, workers=1).games == 1


def test_a_graph_with_more_arcs_than_an_arc_can_name_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ["กาน", "นาน", "นา"]

    def build(limit: int) -> int:
        monkeypatch.setattr(arcs, "MAX_OFFSET", limit)
        layout = find_layout("kumkom")
        symbols, spelt = compile_words(layout, words)
        return len(wordgraph.build_cells(spelt, symbols.groups, symbols.bases).arcs)

    size = build(1 << 26)
    assert build(size) == size
    with pytest.raises(LexiconError, match=f"{size} arcs; at most {size - 1}"):
        build(size - 1)


@pytest.mark.parametrize("worth", [limits.MOST_LEAVE, -limits.MOST_LEAVE])
def test_a_leave_counts_up_to_the_figure_and_is_refused_past_it(worth: int) -> None:
    for layout, words, rack in ((SCRABBLE, "AT", "AT"), (find_layout("kumkom"), "กา", "กา")):
        spec, position = asked(layout, words, rack)
        generator = Generator(spec)
        best = generator.best(position, 1, by="equity", leaves=lambda _: worth)[0]
        assert best.equity == best.score + worth
        with pytest.raises(StateError, match=str(limits.MOST_LEAVE)):
            generator.best(position, 1, by="equity", leaves=lambda _: 1.00001 * worth)
