"""What a kernel does not state, it is never asked; each bound is walked from both sides."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.generators import TWINS, agreed, has
from tests.plays import board, game
from tests.reference import reference_plays
from tests.whole_games import replayed
from thaigame.chance import Random
from thaigame.errors import ArgumentError, KernelError, StateError
from thaigame.game.board import Board, Stack
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.layouts.grid import Grid, Premium
from thaigame.layouts.ruleset import OPTIONS
from thaigame.layouts.tiles import BLANK, Face, Tile, TileKind, TileSet
from thaigame.lexicon import Lexicon
from thaigame.movegen.games import WholeGames
from thaigame.movegen.generator import Generator
from thaigame.movegen.limits import ANY, CELLS, LETTERS, TABLE, counts_points
from thaigame.study import Study
from thaigame.text import Cell, Slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thaigame.game.position import Position
    from thaigame.layouts import Layout

WORDS = "ATE TEA EAT AT RATE TEAR RETAIN RETINA AE TA QAT"
GAMES = ("kumkom", "crossing", "primary", "scrabble")
POSITIONS = {
    "kumkom": ("กาน ก้าน กานา ก้านา นา น่า มาน ม้าน กบาน", "5H กาน", "นามบก"),
    "crossing": ("งาม ง่าม งาง มา ม่า งามา อ งุม งุ่ม", "8H งาม", "่งมาุๆ"),
    "primary": ("CRAB CRABS SO AS ABS SEA OAR", "6F CRAB", "SOASAE"),
    "scrabble": (WORDS, "8H ATE", "RETAQ"),
}
"""For each game some words, a move, and a rack for what can follow."""


def english(layout: Layout | None = None, words: str = WORDS) -> GameSpec:
    return GameSpec(layout or find_layout("scrabble"), Lexicon.from_words(words.split()))


def tiles_of(count: int) -> TileSet:
    layout = find_layout("scrabble")
    counts = [n * count // 100 for n in layout.tiles.counts]
    counts[0] += count - sum(counts)
    return TileSet(layout.tiles.kinds, tuple(counts))


def on_grid(rows: int, columns: int, premiums: dict[int, Premium] | None = None) -> Layout:
    squares = tuple((premiums or {}).get(at) for at in range(rows * columns))
    grid = Grid(rows, columns, squares, rows // 2 * columns + columns // 2)
    return replace(find_layout("scrabble"), grid=grid, tiles=tiles_of(10_000))


def with_points(layout: Layout, points: int, letter: str = "Q") -> Layout:
    kinds = tuple(
        replace(kind, faces=(Face(kind.faces[0].slots, points),)) if kind.name == letter else kind
        for kind in layout.tiles.kinds
    )
    return replace(layout, tiles=TileSet(kinds, layout.tiles.counts))


def uses_letters(spec: GameSpec) -> bool:
    return Generator(spec)._letters is not None


def agrees(spec: GameSpec, position: Position) -> None:
    """Hold the plays that anybody gets, and the best of them, to the reference."""
    expected = reference_plays(spec, position)
    assert expected
    generator = Generator(spec)
    assert {play.play: play.score for play in generator.plays(position)} == expected
    ranked = sorted(expected.values(), reverse=True)
    assert [play.score for play in generator.best(position, 5)] == ranked[:5]


def edge(fits: Callable[[int], bool], low: int, high: int) -> int:
    """Return the greatest number that fits; *low* does and *high* does not."""
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


# -- rule options ------------------------------------------------------------------------------


def test_the_kernel_for_all_games_states_every_option_that_changes_plays() -> None:
    assert set(CELLS.options) == {key for key, each in OPTIONS.items() if each.changes_plays}
    assert set(LETTERS.options) <= set(CELLS.options)


@pytest.mark.parametrize("key", ["play.doubler", "play.overlay_limit", "tiers"])
def test_an_option_that_no_kernel_states_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    stated = {name: known for name, known in CELLS.options.items() if name != key}
    forgetful = replace(CELLS, options=stated)
    monkeypatch.setattr("thaigame.movegen.cells.CELLS", forgetful)
    spec = game("crossing", "กา นา", overlay_limit=1)
    with pytest.raises(KernelError, match=key) as caught:
        Generator(spec)
    assert caught.value.code == "kernel.option"
    assert not forgetful.faults(find_layout("scrabble"))  # at its default it needs no knowing


def option_values() -> Iterator[Any]:
    for key, option in OPTIONS.items():
        if option.changes_plays and key not in {"play.rack_size", "tiers", "sara_am"}:
            values = [{1: 3, 2: 100_000, 7: 1}] if key == "play.bonus" else option.takes.every
            for value in values:
                for name in GAMES:
                    yield pytest.param(name, key, value, id=f"{name}-{key}-{value}")


@pytest.mark.parametrize(("name", "key", "value"), list(option_values()))
def test_every_option_at_every_value_has_the_plays_of_the_rules(
    name: str, key: str, value: object
) -> None:
    words, move, rack = POSITIONS[name]
    spec = game(name, words)
    position = board(spec, move, rack=rack)
    layout = replace(spec.layout, rules=OPTIONS[key].put(spec.rules, value))
    assert not CELLS.faults(layout)
    twin = TWINS[len(name + key + str(value)) % 2]
    there = twin if has(twin) else "plain"
    agreed(replace(spec, layout=layout), replace(position, layout=layout), there)


@pytest.mark.parametrize("key", sorted(LETTERS.options))
def test_the_fast_kernel_is_not_asked_for_values_that_it_does_not_state(key: str) -> None:
    known = LETTERS.options[key]
    others = [v for v in OPTIONS[key].takes.every if known is not ANY and v not in known]
    for value in others:
        layout = find_layout("scrabble")
        spec = english(replace(layout, rules=OPTIONS[key].put(layout.rules, value)))
        assert not uses_letters(spec)


# -- sizes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "columns", "letters"),
    [(21, 21, True), (22, 21, False), (21, 22, False), (26, 26, False), (40, 8, False)],
)
def test_a_board_of_any_stated_size_has_all_its_plays(
    rows: int, columns: int, *, letters: bool
) -> None:
    spec = english(on_grid(rows, columns), "AT TA ATE TAT")
    assert uses_letters(spec) is letters
    position = board(spec, rack="ATE")
    centre = spec.grid.centre
    # A word that ends on the last row, and one that ends in the last column.
    stacks: list[Stack | None] = list(position.board)
    for letter, at in (
        ("T", centre),
        *(("A", at) for at in range(centre + columns, rows * columns, columns)),
    ):
        stacks[at] = Stack(Cell.of(letter), (Tile(letter, letter),))
    for at in range(rows * columns - 1, rows * columns - columns + centre % columns, -1):
        stacks[at] = Stack(Cell.of("T"), (Tile("T", "T"),))
    agrees(spec, replace(position, board=Board(stacks)))


def test_a_board_that_no_kernel_holds_is_refused_with_the_figure() -> None:
    with pytest.raises(KernelError, match="40 x 40 squares, not 41 x 26"):
        Generator(english(on_grid(41, 26)))


@pytest.mark.parametrize(("size", "letters"), [(8, True), (9, False), (20, False)])
def test_a_rack_of_any_stated_size_has_all_its_plays(size: int, *, letters: bool) -> None:
    layout = find_layout("scrabble")
    layout = replace(layout, rules=OPTIONS["play.rack_size"].put(layout.rules, size))
    word = "ABCDEFGHIJKLMNO"
    spec = english(layout, f"{word} {word[:size]} ZYX AB")
    assert uses_letters(spec) is letters
    rack = ("ABCDEFGHIJKLMNOXYZ??" if size > 18 else word)[:size]
    agrees(spec, board(spec, rack=rack))


def test_a_longer_rack_is_refused_with_the_figure() -> None:
    layout = find_layout("scrabble")
    with pytest.raises(KernelError, match="at most 20 tiles, not 21"):
        Generator(english(replace(layout, rules=OPTIONS["play.rack_size"].put(layout.rules, 21))))
    spec = english()
    with pytest.raises(StateError, match="A rack holds 8 tiles; at most 7"):
        Generator(spec).plays(board(spec, rack="RETAINED"))


@pytest.mark.parametrize("faces", [31, 32, 64, 1023])
def test_any_stated_number_of_faces_has_all_its_plays(faces: int) -> None:
    signs = ["A", *(chr(0x4E00 + i) for i in range(faces - 3)), "B", "C"]
    signs.insert(faces // 2, signs.pop(-2))
    kinds = tuple(TileKind(sign, (Face(Slots(sign), 1 + i % 9),)) for i, sign in enumerate(signs))
    layout = replace(find_layout("scrabble"), tiles=TileSet(kinds, (2,) * faces))
    first, middle, last = signs[0], signs[faces // 2], signs[-1]
    spec = english(layout, f"{first}{last} {last}{middle} {middle}{first} {first}{middle}{last}")
    assert uses_letters(spec) is (faces <= 31)
    lone = Stack(Cell.of(last), (Tile(last, last),))
    stacks = [lone if at == spec.grid.centre else None for at in range(spec.grid.size)]
    rack = layout.tiles.rack([first, middle, last])
    agrees(spec, replace(spec.start(), board=Board(stacks), racks=(rack, None)))


def test_too_many_faces_are_refused_with_the_figure() -> None:
    kinds = tuple(
        TileKind(chr(0x4E00 + i), (Face(Slots(chr(0x4E00 + i)), 1),)) for i in range(1024)
    )
    layout = replace(find_layout("scrabble"), tiles=TileSet(kinds, (1,) * 1024))
    with pytest.raises(KernelError, match="at most 1023 different faces, not 1024"):
        Generator(english(layout))


# -- points ------------------------------------------------------------------------------------


def test_points_at_the_edge_of_either_kernel_are_counted_and_beyond_it_too() -> None:
    layout = find_layout("scrabble")
    letters = edge(lambda points: not LETTERS.faults(with_points(layout, points)), 10, 100_000)
    assert 50 < letters < 2_000
    cells = edge(lambda points: counts_points(with_points(layout, points)), 10, 10**18)
    assert cells > 10**8
    for points in (letters, letters + 1, 70_000, 100_000, cells, cells + 1, 10**11):
        spec = english(with_points(layout, points))
        assert uses_letters(spec) is (points <= letters)
        agrees(spec, board(spec, "8H ATE", rack="QATR"))


@pytest.mark.parametrize("factor", [2, 3, 4, 5, 100])
@pytest.mark.parametrize("count", [4, 7, 8, 15])
def test_any_multipliers_on_a_line_are_counted(factor: int, count: int) -> None:
    # Through the centre, down and across, word premiums side by side.
    squares = {
        at: Premium("word", factor)
        for step in range(count)
        for at in (7 * 15 + (step + 7 - count // 2) % 15, (step + 7 - count // 2) % 15 * 15 + 7)
    }
    spec = english(on_grid(15, 15, squares), "RETAINED RETAIN TEA AT")
    agrees(spec, board(spec, rack="RETAINE"))
    agrees(spec, board(spec, "8G AT", rack="RETINED"))


@pytest.mark.parametrize("factor", [2, 3, 100])
def test_letter_multipliers_are_counted_with_any_points(factor: int) -> None:
    squares = {at: Premium("letter", factor) for at in range(0, 225, 2)}
    for points in (1, 99, 999, 9_999, 99_999):
        spec = english(with_points(on_grid(15, 15, squares), points, "T"))
        agrees(spec, board(spec, "8H ATE", rack="TARE"))


@pytest.mark.parametrize("value", [float("inf"), float("-inf"), float("nan"), 1e9])
@pytest.mark.parametrize("name", ["kumkom", "scrabble"])
def test_a_leave_that_is_no_fair_number_is_refused(name: str, value: float) -> None:
    spec = game(name, "กาน" if name == "kumkom" else "AT")
    position = board(spec, rack="กาน" if name == "kumkom" else "AT")
    with pytest.raises(StateError, match="from -100000 to 100000"):
        Generator(spec).best(position, by="equity", leaves=lambda _: value)
    largest = Generator(spec).best(position, 1, by="equity", leaves=lambda _: 100_000.0)[0]
    assert largest.equity == largest.score + 100_000


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [100, 256, 257, 600])
def test_games_with_any_number_of_tiles_are_those_of_the_game_state(count: int) -> None:
    layout = replace(find_layout("scrabble"), tiles=tiles_of(count))
    spec = english(layout)
    games = WholeGames(spec)
    for twin in TWINS:
        if has(twin):
            replayed(games, games.table(twin=twin), 5)


def test_a_letter_on_two_kinds_is_not_played_inside_the_kernel() -> None:
    layout = find_layout("scrabble")
    both = TileKind("A/B", (Face(Slots("A"), 1), Face(Slots("B"), 3)))
    tiles = TileSet((*layout.tiles.kinds, both), (*layout.tiles.counts, 1))
    layout = replace(layout, tiles=tiles)
    assert [fault.key for fault in TABLE.faults(layout)] == ["kernel.shared_letter"]
    spec = english(layout, "AB BA CAB")
    for rack in (("A", "A/B", BLANK), ("A/B", "B", "C")):
        agrees(spec, replace(spec.start(), racks=(tiles.rack(rack), None)))


# -- positions that cannot be, and threads -----------------------------------------------------


CANNOT_BE: dict[str, dict[str, Any]] = {
    "position.rack_too_long": {"rack": "AEINRSTD"},
    "position.too_many": {"rack": "QQ"},
    "position.no_base": {"stack": Stack(Cell.of("A"), ())},
    "position.tile_unknown": {"stack": Stack(Cell.of("A"), (Tile("B", "A"),))},
    "position.tier_twice": {"stack": Stack(Cell.of("A"), (Tile("A", "A"), Tile("A", "A")))},
    "position.cell_not_shown": {"stack": Stack(Cell.of("B"), (Tile("A", "A"),))},
    "position.mark_not_paper": {"stack": Stack(Cell.of("A", upper="ิ"), (Tile("A", "A"),))},
    "position.board_size": {"board": (None,) * 224},
    "position.seats": {"racks": ()},
    "position.pieces": {"apart": True},
}
LIBRARY_DOORS = {
    "plays": lambda generator, position: generator.plays(position),
    "count": lambda generator, position: generator.count(position),
    "best": lambda generator, position: generator.best(position),
    "best by equity": lambda generator, position: generator.best(
        position, by="equity", leaves=lambda _: 0
    ),
    "columns": lambda generator, position: generator.columns(position),
    "moves": lambda generator, position: list(generator.moves(position)),
    "exchanges": lambda generator, position: list(generator.exchanges(position)),
    "kinds of play": lambda generator, position: Study(generator.game).best_of_each_kind(
        generator, position
    ),
    "multiplied": lambda generator, position: Study(generator.game).multiplied(generator, position),
}


def that_cannot_be(spec: GameSpec, wrong: dict[str, Any]) -> Position:
    """Return a position with what *wrong* says, at the centre where it is a stack."""
    centre, a = spec.grid.centre, Stack(Cell.of("A"), (Tile("A", "A"),))
    squares: list[Stack | None] = list(board(spec, "8H ATE").board)
    if "stack" in wrong:
        squares[centre] = wrong["stack"]
    if "apart" in wrong:
        squares[0] = a
    position = replace(board(spec, rack="TA"), board=wrong.get("board", tuple(squares)))
    if "racks" in wrong:
        return replace(position, racks=wrong["racks"])
    return replace(position, racks=(spec.tiles.rack(wrong.get("rack", "TA")), None))


@pytest.mark.parametrize("engine", ["letters", "cells"])
@pytest.mark.parametrize("door", LIBRARY_DOORS.values(), ids=list(LIBRARY_DOORS))
def test_nothing_is_searched_in_a_position_that_cannot_be(door: Any, engine: Any) -> None:
    spec = english()
    generator = Generator(spec, engine=engine)
    sound = replace(board(spec, "8H ATE"), racks=(spec.tiles.rack("TA"), None))
    for code, wrong in CANNOT_BE.items():
        position = that_cannot_be(spec, wrong)
        assert position.faults()[0].key == code
        for _ in range(2):  # and what was refused once is no more sound for it
            with pytest.raises(StateError) as caught:
                door(generator, position)
            assert caught.value.code == "kernel.position"
            assert str(position.faults()[0]) in str(caught.value)
        door(generator, sound)
    with pytest.raises(ArgumentError, match="kumkom"):
        door(generator, board(game("kumkom"), rack="กา"))


def test_what_stands_on_a_board_is_looked_at_under_the_options_of_the_generators_game() -> None:
    free = game("kumkom", "กา ก่า")
    bare = GameSpec(
        replace(free.layout, rules=OPTIONS["play.paper_marks"].put(free.rules, frozenset())),
        free.lexicon,
    )
    position = board(free, "5H ก่า", rack="กา")
    assert Generator(free).count(position) > 0
    with pytest.raises(StateError, match="paper"):
        Generator(bare).count(position)


def test_a_board_full_of_anchors_is_searched_or_refused() -> None:
    spec = english(on_grid(21, 21), "AA AAA")
    lone = Stack(Cell.of("A"), (Tile("A", "A"),))
    apart = tuple(lone if (at // 21 * 2 + at) % 5 == 0 else None for at in range(441))
    rack = spec.tiles.rack("A")
    with pytest.raises(StateError) as caught:
        Generator(spec).plays(replace(spec.start(), board=Board(apart), racks=(rack, None)))
    assert caught.value.code == "kernel.position"
    # In one piece: every other row, joined by one column.
    joined = tuple(lone if at // 21 % 2 == 0 or at % 21 == 10 else None for at in range(441))
    spec = english(on_grid(21, 21), " ".join("A" * n for n in range(2, 22)))
    position = replace(spec.start(), board=Board(joined), racks=(rack, None))
    found = [
        {play.play: play.score for play in Generator(spec, engine=engine).plays(position)}
        for engine in ("letters", "cells")
    ]
    assert found[0] == found[1]
    assert found[0]


@pytest.mark.parametrize("name", ["kumkom", "scrabble"])
def test_threads_that_share_a_generator_get_their_own_answers(name: str) -> None:
    words = "กาน นาน นา กา มา มาน" if name == "kumkom" else WORDS
    spec = game(name, words)
    texts = ("กานมา?", "นานมก") if name == "kumkom" else ("RETAIN?", "TAEQ")
    asked = [board(spec, rack=text) for text in texts]
    generator = Generator(spec)
    alone = [list(Generator(spec).plays(position)) for position in asked]

    def work(turn: int) -> bool:
        plays = generator.plays(asked[turn % 2])
        best = generator.best(asked[turn % 2], 3)
        most = sorted((play.score for play in alone[turn % 2]), reverse=True)[:3]
        return list(plays) == alone[turn % 2] and [play.score for play in best] == most

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(60)))


def test_plays_given_out_stay_what_they_were() -> None:
    spec = english()
    one, other = board(spec, rack="RETAIN?"), board(spec, rack="TAEQ")
    generator = Generator(spec)
    plays = generator.plays(one)
    before = list(plays)
    generator.best(other, 2)
    generator.plays(other)
    assert list(plays) == before
    random = Random(1)
    assert plays[random.below(len(plays))] in before
