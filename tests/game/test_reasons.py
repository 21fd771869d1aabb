"""Every reason for which a move is refused: a move that has it, the rule that each game cites."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.plays import at, board, game, play
from thaigame.errors import IllegalMoveError
from thaigame.game.moves import Exchange, Lay, Move, Play
from thaigame.game.rules import REASONS, violation
from thaigame.layouts import find_layout
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.notation import parse_rack
from thaigame.text import Cell

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec

GAMES = ("primary", "crossword", "kumkom", "crossing", "scrabble")

# From the rule sheets: what each says of a first play, of its tiles, racks, words and exchanges,
# and the common rule where a sheet says nothing of its own.
RULES = {
    "no_tile": "A1 A1 A1 A1 A1",
    "line": "A1 A1 A1 T11 A1",
    "gap": "A1 A1 A1 T11 A1",
    "off_board": "A1 A1 A1 A1 A1",
    "no_base": "A1 A1 A1 A1 A1",
    "centre": "P6 C6 K7 T2 S1",
    "first_length": "P6 C6 K7 T2 S1",
    "touch": "A2 A2 A2 A2 A2",
    "one_square": "A3 A3 K7 A3 A3",
    "occupied": "A1 A1 K18 T3 A1",
    "overlay": "A1 A1 K18 A1 A1",
    "overlay_same": "A1 A1 K18 A1 A1",
    "tier_taken": "A1 A1 A1 T3 A1",
    "tier": "A1 A1 A1 T3 A1",
    "unchanged": "A1 A1 A1 A1 A1",
    "mark": "A1 A1 K4 T3 A1",
    "remark_off": "A1 A1 K20 A1 A1",
    "face": "P2 C1 K1 T1 S1",
    "choice": "P3 A1 K2 T5 A1",
    "rack": "A1 A1 A1 A1 A1",
    "set": "P2 C1 K1 T1 S1",
    "rack_size": "P5 C1 K7 T1 S1",
    "word": "P16 C15 K17 A3 S16",
    "doubler": "A3 A3 K9 T9 A3",
    "exchange_none": "P11 C9 K11 T13 S14",
    "exchange_bag": "P11 C9 K11 T13 S14",
    "exchange_rack": "P11 C9 K11 T13 S14",
}


@pytest.mark.rule("A1", "A2", "P6", "C6", "S1", "T2", "T11", "K7", "K18", "P3", "K2", "T5")
@pytest.mark.parametrize("reason", REASONS)
def test_each_game_cites_the_rule_of_the_reason(reason: str) -> None:
    gaps = dict.fromkeys(
        ("square", "least", "count", "limit", "mark", "tile", "tiles", "size", "word", "chosen"), 1
    )
    cited = [violation(find_layout(name), reason, (), **gaps).rule for name in GAMES]
    assert " ".join(cited) == RULES[reason]


def test_no_game_speaks_of_paper_marks_that_has_none() -> None:
    for name in GAMES:
        layout = find_layout(name)
        texts = [
            violation(layout, "mark", (0,), square="A1", mark="◌ี").message.text(language)
            for language in ("en", "th")
        ]
        paper = bool(layout.rules.play.paper_marks)
        assert ["paper" in texts[0], "กระดาษ" in texts[1]] == [paper, paper]


Case = tuple["GameSpec", "Position", Move]


def tiles(faces: str, square: int, *more: int) -> tuple[Lay, ...]:
    """Lay plain tiles on squares counted from 0."""
    squares = (square, *more)
    return tuple(
        Lay(at, Cell.of(face), (Tile(face, face),)) for face, at in zip(faces, squares, strict=True)
    )


def across(*lays: Lay) -> Play:
    return Play(lays, Direction.ACROSS)


def scrabble(*moves: str, rack: str | None = None) -> tuple[GameSpec, Position]:
    spec = game("scrabble", "CAT CATS SO TO AT")
    return spec, board(spec, *moves, rack=rack)


def crossing(*moves: str) -> tuple[GameSpec, Position]:
    spec = game("crossing", "งาม มา มี อามี")
    return spec, board(spec, *moves)


def written(name: str, words: str, moves: str, text: str, **options: object) -> Case:
    spec = game(name, words, **options)
    position = board(spec, *(moves.split(",") if moves else ()))
    return spec, position, play(position, text)


def one_square() -> Case:
    """A mark over a letter that stands alone makes no word."""
    spec = game("crossing", "มี")
    position = at(spec, "15/15/15/15/15/15/15/7ม7/15/15/15/15/15/15/15 -/- 0/0 0 game crossing;")
    return spec, position, play(position, "8H .+ี")


def tier() -> Case:
    """A tile for an upper tier in a game that plays without that tier."""
    spec, position = crossing("8G งาม")
    flat = replace(spec.layout, rules=replace(spec.rules, tiers=("base",)))
    spec, position = replace(spec, layout=flat), replace(position, layout=flat)
    upper = Lay(7 * 15 + 8, Cell.of("ม", upper="ี"), (Tile("ี|ี่", "ี"),))
    return spec, position, across(upper)


def unchanged() -> Case:
    """A play that names a standing square and leaves it as it is."""
    spec, position = scrabble("8G CAT")
    return spec, position, across(Lay(7 * 15 + 8, Cell.of("T"), ()), *tiles("S", 7 * 15 + 9))


def no_base() -> Case:
    spec, position = crossing("8G งาม")
    return spec, position, across(Lay(9 * 15, Cell.of("", upper="ี"), (Tile("ี|ี่", "ี"),)))


def tier_taken() -> Case:
    spec, position = crossing("8G อามี")
    extra = Lay(7 * 15 + 8, Cell.of("ม", upper="ี", tone="่"), (Tile("่", "่"),))
    return spec, position, across(extra)


def fixed() -> Case:
    """A two-letter tile that was played as ซ, came back to the rack and is laid as ฆ."""
    spec = game("kumkom", "ฆา")
    position = replace(spec.start(), racks=(parse_rack("[ฆ/ซ=ซ] า", spec.layout), None))
    return spec, position, play(position, "5H ฆา")


def too_many_tiles() -> Case:
    spec, position = scrabble()
    squares = range(7 * 15 + 3, 7 * 15 + 11)
    return spec, position, across(*tiles("EEEEEEEE", *squares))


def exhausted() -> Case:
    """Two tiles of a kind of which the set has one, the rack unknown."""
    spec, position = scrabble()
    return spec, position, across(*tiles("ZZ", 7 * 15 + 7, 7 * 15 + 8))


def same_letter() -> Case:
    spec = game("kumkom-contest", "กาย")
    return spec, board(spec, "5G กาย"), across(*tiles("ย", 4 * 15 + 8))


def exchange(rack: str, given: tuple[str, ...], bag: int = 20) -> Case:
    spec, position = scrabble(rack=rack)
    return spec, replace(position, bag=("E",) * bag), Exchange(given)


CASES: dict[str, Callable[[], Case]] = {
    "no_tile": lambda: (*scrabble(), across()),
    "line": lambda: (*scrabble("8G CAT"), across(*tiles("SO", 7 * 15 + 9, 8 * 15 + 10))),
    "gap": lambda: (*scrabble("8G CAT"), across(*tiles("SO", 7 * 15 + 9, 7 * 15 + 11))),
    "off_board": lambda: (*scrabble(), across(*tiles("CAT", 223, 224, 225))),
    "no_base": no_base,
    "centre": lambda: written("scrabble", "CAT", "", "4A CAT"),
    "first_length": lambda: written("crossing", "งา", "", "8H งา"),
    "touch": lambda: written("scrabble", "CAT TO", "8G CAT", "1A TO"),
    "one_square": one_square,
    "occupied": lambda: written("scrabble", "CAT COT", "8G CAT", "8G .O."),
    "overlay": lambda: written("kumkom-contest", "กาย มาง", "5G กาย", "5G ม.ง"),
    "overlay_same": same_letter,
    "tier_taken": tier_taken,
    "tier": tier,
    "unchanged": unchanged,
    "mark": lambda: written("kumkom", "เป็น", "", "5G เป็น", paper_marks=frozenset("ิี")),
    "remark_off": lambda: written("kumkom", "มีด มืดมา", "5G มีด", "5G มื.มา"),
    "face": lambda: (
        *scrabble(),
        across(Lay(7 * 15 + 7, Cell.of("A"), (Tile("B", "A"),)), *tiles("T", 7 * 15 + 8)),
    ),
    "choice": fixed,
    "rack": lambda: (*(given := scrabble(rack="C A E")), play(given[1], "8G CAT")),
    "set": exhausted,
    "rack_size": too_many_tiles,
    "word": lambda: written("scrabble", "CAT", "", "8G TAC"),
    "doubler": lambda: written("crossing", "งาม", "", "8G งๆา"),
    "exchange_none": lambda: exchange("C A T", ()),
    "exchange_bag": lambda: exchange("C A T", ("C",), bag=6),
    "exchange_rack": lambda: exchange("C A T", ("Q",)),
}


@pytest.mark.rule("A1", "A2", "A3", "K18", "K20", "T3", "T9", "S14", "P3", "K2")
@pytest.mark.parametrize("reason", REASONS)
def test_a_move_has_the_reason_it_is_refused_for(reason: str) -> None:
    try:
        spec, position, move = CASES[reason]()
        found = spec.violations(position, move)
    except IllegalMoveError as error:
        found = error.violations
    assert reason in [each.reason for each in found]


# The squares that each of those moves is wrong on, and what a message must name besides: counted
# out on the boards above, where row 8 holds G8 CAT or งาม, and row 5 G5 กาย.
NAMED = {
    "no_tile": ("", ""),
    "line": ("K9", ""),
    "gap": ("K8", ""),
    "off_board": ("", ""),
    "no_base": ("A10", "A10"),
    "centre": ("H8", "H8"),
    "first_length": ("H8 I8", "3 2"),
    "touch": ("A1 B1", ""),
    "one_square": ("H8", "H8"),
    "occupied": ("H8", ""),
    "overlay": ("G5 I5", "1 2"),
    "overlay_same": ("I5", "I5"),
    "tier_taken": ("I8", "I8"),
    "tier": ("I8", "I8"),
    "unchanged": ("I8", "I8"),
    "mark": ("H5", "H5 ◌็"),
    "remark_off": ("G5", "G5"),
    "face": ("H8", "H8 A"),
    "choice": ("H5", "H5 ฆ/ซ ซ"),
    "rack": ("I8", "T"),
    "set": ("H8 I8", "Z"),
    "rack_size": ("D8 E8 F8 G8 H8 I8 J8 K8", "8 7"),
    "word": ("G8 H8 I8", "TAC"),
    "doubler": ("G8 H8 I8", "งๆา"),
    "exchange_none": ("", ""),
    "exchange_bag": ("", "7 6"),
    "exchange_rack": ("", "Q"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_fault_names_its_squares_and_what_is_wrong_there(reason: str) -> None:
    try:
        spec, position, move = CASES[reason]()
        found = spec.violations(position, move)
    except IllegalMoveError as error:
        found = error.violations
    (fault,) = (each for each in found if each.reason == reason)
    squares, named = NAMED[reason]
    assert " ".join(fault.squares) == squares
    for language in ("en", "th"):
        words = re.split(r"[\s:;,.]+", fault.message.text(language))
        assert set(named.split()) <= set(words)
        assert "None" not in words


@pytest.mark.rule("K2", "P3")
def test_a_tile_whose_letter_was_chosen_may_not_show_the_other_wherever_it_came_from() -> None:
    spec = game("kumkom", "ฆา")
    lay = Lay(4 * 15 + 7, Cell.of("ฆ"), (Tile("ฆ/ซ=ซ", "ฆ"),))
    (fault,) = (each for each in spec.violations(spec.start(), across(lay)) if each.rule == "K2")
    assert (fault.reason, fault.squares) == ("choice", ("H5",))
    assert "ฆ/ซ was played as ซ" in fault.message.text("en")


@pytest.mark.rule("A1")
def test_every_square_is_named_whose_tile_is_not_on_the_rack() -> None:
    spec, position = scrabble(rack="S E")
    (fault,) = (
        each
        for each in spec.violations(position, across(*tiles("TOSTO", *range(112, 117))))
        if each.reason == "rack"
    )
    assert fault.squares == ("H8", "I8", "K8", "L8")


@pytest.mark.rule("A3")
def test_beside_a_gap_the_words_across_the_play_are_judged_and_no_part_of_the_line() -> None:
    spec, position = scrabble("8G CAT")
    # OO and O in row 9, nothing on I9: CO and AO down, and OO is no word that the play made.
    found = spec.violations(position, across(*tiles("OOO", 126, 127, 129)))
    assert [each.reason for each in found] == ["gap", "word", "word"]
    assert [each.squares for each in found] == [("I9",), ("G8", "G9"), ("H8", "H9")]


def test_every_reason_has_its_move() -> None:
    assert set(CASES) == set(RULES) == set(NAMED) == set(REASONS)


@pytest.mark.rule("S1", "K7")
def test_a_whole_rack_may_be_laid_and_no_tile_more() -> None:
    spec, position = scrabble()
    for count, reasons in ((7, set()), (8, {"rack_size"})):
        squares = range(7 * 15 + 4, 7 * 15 + 4 + count)
        found = spec.violations(position, across(*tiles("EATSION" + "R" * (count - 7), *squares)))
        assert {each.reason for each in found} - {"word"} == reasons


@pytest.mark.rule("K2", "P3", "T5")
@pytest.mark.parametrize(
    ("name", "fixed", "first", "second"),
    [
        ("kumkom", "ฆ/ซ=ซ", "5H ซา", "5H .า[ฆ/ซ=ซ=ซ]"),
        ("primary", "H/Q=H", "6F HAT", "6F ...[H/Q=H=H]"),
        ("crossing", "ก/ฆ=ฆ", "8G [ก/ฆ=ฆ]าม", "8G ...[ก/ฆ=ฆ=ฆ]"),
    ],
)
def test_a_tile_whose_letter_was_chosen_is_still_one_of_its_kind_in_the_set(
    name: str, fixed: str, first: str, second: str
) -> None:
    spec = game(name)
    assert spec.tiles.full[spec.tiles.by_name[fixed].origin] == 1
    once = spec.start()
    twice = board(spec, first)
    lay = play(twice, second)
    assert isinstance(lay, Play)
    assert "set" not in {each.reason for each in spec.violations(once, play(once, first))}
    (fault,) = [each for each in spec.violations(twice, lay) if each.reason == "set"]
    assert dict(fault.message.values)["tiles"] == spec.tiles.by_name[fixed].origin


@pytest.mark.rule("T3")
def test_two_new_tiles_of_one_tier_on_a_square_are_told_with_the_square() -> None:
    spec, position = crossing("8G งาม")
    marks = (Tile("่", "่"), Tile("ี|ี่", "ี่"))
    twice = Lay(7 * 15 + 8, Cell.of("ม", upper="ี", tone="่"), marks)
    (fault,) = (
        each for each in spec.violations(position, across(twice)) if each.reason == "tier_taken"
    )
    assert fault.squares == ("I8",)
    assert all("I8" in fault.message.text(language) for language in ("en", "th"))


@pytest.mark.parametrize(
    ("reason", "case"),
    [
        ("rack", lambda: (*scrabble(rack="E E"), across(*tiles("CAT", 111, 112, 113)))),
        ("set", lambda: (*scrabble(), across(*tiles("ZZJJ", 111, 112, 113, 114)))),
        ("exchange_rack", lambda: exchange("E E", ("C", "A", "T"))),
    ],
)
def test_several_missing_tiles_are_told_apart(reason: str, case: Callable[[], Case]) -> None:
    spec, position, move = case()
    (fault,) = (each for each in spec.violations(position, move) if each.reason == reason)
    letters = {"rack": "A C T", "set": "J Z", "exchange_rack": "A C T"}[reason]
    for language in ("en", "th"):
        (told,) = re.findall(r"(?:\b[A-Z] )+[A-Z]\b", fault.message.text(language))
        assert sorted(told.split()) == letters.split()
