"""Where a play may put its tiles and marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.plays import board, faults, found, game
from thaigame.errors import IllegalMoveError
from thaigame.game.moves import Lay, Play
from thaigame.game.rules import REASONS, violation
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.text import Cell
from thaigame.texts import LANGUAGES

if TYPE_CHECKING:
    from thaigame.game.spec import GameSpec

SCRABBLE = game("scrabble", "CAT CATS SO TO AT OAT OATS TAR STAR")
KUMKOM = game("kumkom", "กา กาย กาง กาน ยา น้ำ นา มา งาม กัน")
CROSSING = game("crossing", "งาม อามี มามะ มี งา")


def tile(position: int, face: str) -> Lay:
    return Lay(position, Cell.of(face), (Tile(face, face),))


@pytest.mark.rule("A1")
def test_tiles_of_one_play_lie_on_one_line() -> None:
    position = board(SCRABBLE, "8G CAT")
    crooked = Play((tile(7 * 15 + 9, "S"), tile(8 * 15 + 10, "O")), Direction.ACROSS)
    violations = SCRABBLE.violations(position, crooked)
    assert [(one.rule, one.reason, one.squares) for one in violations] == [("A1", "line", ("K9",))]


@pytest.mark.rule("A1", "T11")
@pytest.mark.parametrize(
    ("spec", "first", "faces", "rule"),
    [(SCRABBLE, "8G CAT", "SO", "A1"), (CROSSING, "8G งาม", "มา", "T11")],
)
def test_a_play_leaves_no_gap(spec: GameSpec, first: str, faces: str, rule: str) -> None:
    gap = Play((tile(7 * 15 + 9, faces[0]), tile(7 * 15 + 11, faces[1])), Direction.ACROSS)
    violations = spec.violations(board(spec, first), gap)
    assert [(one.rule, one.reason, one.squares) for one in violations] == [(rule, "gap", ("K8",))]


@pytest.mark.rule("A1")
def test_a_gap_may_be_bridged_by_standing_tiles() -> None:
    position = board(SCRABBLE, "8H AT")
    assert faults(SCRABBLE, position, "8G C..S") == []


@pytest.mark.rule("A1")
def test_a_mark_needs_a_letter_in_its_square() -> None:
    position = board(CROSSING, "8G งาม")
    upper = Lay(9 * 15, Cell.of("", upper="ี"), (Tile("ี|ี่", "ี"),))
    violations = CROSSING.violations(position, Play((upper,), Direction.ACROSS))
    assert "no_base" in [one.reason for one in violations]


@pytest.mark.rule("A1")
def test_a_play_lays_at_least_one_tile() -> None:
    violations = SCRABBLE.violations(SCRABBLE.start(), Play((), Direction.ACROSS))
    assert [one.reason for one in violations] == ["no_tile"]


@pytest.mark.rule("A1")
def test_a_play_off_the_board_is_illegal_and_not_unreadable() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        found(SCRABBLE, SCRABBLE.start(), "8N CAT")
    (one,) = caught.value.violations
    assert (one.rule, one.reason) == ("A1", "off_board")


@pytest.mark.rule("A2", "C6", "S1", "P6", "K7", "T2")
@pytest.mark.parametrize(
    ("name", "word", "rule"),
    [
        ("crossword", "CAT", "C6"),
        ("scrabble", "CAT", "S1"),
        ("primary", "CAT", "P6"),
        ("kumkom", "กาง", "K7"),
        ("crossing", "งาม", "T2"),
    ],
)
def test_the_first_play_covers_the_centre(name: str, word: str, rule: str) -> None:
    spec = game(name, word)
    assert faults(spec, spec.start(), f"4A {word}") == [(rule, "centre")]


@pytest.mark.rule("A2", "C6", "S1", "P6", "K7")
@pytest.mark.parametrize(
    ("name", "letter", "where"),
    [
        ("crossword", "A", "8H"),
        ("scrabble", "A", "8H"),
        ("primary", "A", "6F"),
        ("kumkom", "ก", "5H"),
    ],
)
def test_the_first_play_has_at_least_two_letters(name: str, letter: str, where: str) -> None:
    spec = game(name, letter)
    assert [reason for _, reason in faults(spec, spec.start(), f"{where} {letter}")] == [
        "first_length"
    ]


@pytest.mark.rule("T2")
def test_the_first_play_of_the_three_tier_game_is_three_squares_long() -> None:
    assert faults(CROSSING, CROSSING.start(), "8H มี") == [("T2", "first_length")]
    # Squares count, not tiles: มี is one square, งา two.
    assert faults(CROSSING, CROSSING.start(), "8G มามะ") == []
    assert faults(CROSSING, CROSSING.start(), "8H งา") == [("T2", "first_length")]


@pytest.mark.rule("A2")
def test_a_later_play_touches_a_standing_tile() -> None:
    position = board(SCRABBLE, "8G CAT")
    assert faults(SCRABBLE, position, "1A TO") == [("A2", "touch")]
    assert faults(SCRABBLE, position, "J8 SO") == []


@pytest.mark.rule("K18")
def test_a_standing_letter_is_not_covered_by_default() -> None:
    position = board(KUMKOM, "5G กาย")
    assert faults(KUMKOM, position, "5G ..ง") == [("K18", "occupied")]


@pytest.mark.rule("K18")
def test_the_contest_variant_lets_one_tile_of_a_play_cover_another() -> None:
    contest = game("kumkom-contest", "กา กาย กาง มาง")
    position = board(contest, "5G กาย")
    assert faults(contest, position, "5G ..ง") == []
    assert faults(contest, position, "5G ม.ง") == [("K18", "overlay")]


@pytest.mark.rule("K18")
def test_a_covered_tile_is_out_of_play_and_the_new_one_earns_the_premium() -> None:
    contest = game("kumkom-contest", "กา กาย กาง")
    position = board(contest, "5G กาย")
    after = board(contest, "5G กาย", "5G ..ง")
    assert after.out == ("ย",)
    # ก1 + า1 standing + ง1 laid on the plain I5; the pink centre H5 stays under the standing า.
    assert position.scores == (0, 6)
    assert after.scores == (6, 3)


@pytest.mark.rule("K20")
def test_marks_on_standing_tiles_stay_unless_the_option_says_otherwise() -> None:
    strict = game("kumkom", "มีด มืดมา")
    free = game("kumkom", "มีด มืดมา", remark=True)
    assert faults(strict, board(strict, "5G มีด"), "5G มื.มา") == [("K20", "remark_off")]
    assert faults(free, board(free, "5G มีด"), "5G มื.มา") == []


@pytest.mark.rule("K20")
def test_a_mark_belongs_to_both_words_through_its_square() -> None:
    spec = game("kumkom", "มี มีด ดิน นี นา นาม")
    position = board(spec, "5G นาม")
    # มี downwards through the standing ม would need a mark on it that the word across lacks.
    assert "remark_off" in [reason for _, reason in faults(spec, position, "I5 .+ีด")]


@pytest.mark.rule("K4")
def test_only_the_listed_marks_are_paper() -> None:
    narrow = game("kumkom", "เป็น", paper_marks=frozenset("ิีึืุู่้๊๋์ั"))
    assert faults(narrow, narrow.start(), "5G เป็น") == [("K4", "mark")]
    usual = game("kumkom", "เป็น")
    assert faults(usual, usual.start(), "5G เป็น") == []


@pytest.mark.rule("T3")
def test_an_upper_tier_takes_one_tile() -> None:
    wide = Lay(
        7 * 15 + 7,
        Cell.of("ธ", upper="ิ", tone="์"),
        (
            Tile("ท/ธ", "ธ"),
            Tile("ิ|ิ่", "ิ"),
            Tile("์/๋", "์"),
        ),
    )
    rest = (tile(7 * 15 + 6, "ส"), tile(7 * 15 + 8, "ร"))
    play = Play((rest[0]._replace(tiles=(Tile("ส/ศ", "ส"),)), wide, rest[1]), Direction.ACROSS)
    assert ("T3", "tier_taken") in [
        (one.rule, one.reason) for one in CROSSING.violations(CROSSING.start(), play)
    ]


@pytest.mark.rule("T3")
def test_a_covered_tier_takes_no_second_tile() -> None:
    position = board(CROSSING, "8G อามี")
    extra = Lay(7 * 15 + 8, Cell.of("ม", upper="ี", tone="่"), (Tile("่", "่"),))
    reasons = [
        (one.rule, one.reason)
        for one in CROSSING.violations(position, Play((extra,), Direction.ACROSS))
    ]
    assert ("T3", "tier_taken") in reasons


@pytest.mark.rule("T3")
def test_a_game_without_tiers_lays_no_tile_above_a_letter() -> None:
    # Kumkom's marks are paper: the tone below is no tile, whatever kind it claims to be.
    play = Play(
        (Lay(4 * 15 + 7, Cell.of("ก", tone="่"), (Tile("ก", "ก"), Tile("่", "่"))),),
        Direction.ACROSS,
    )
    assert "face" in [one.reason for one in KUMKOM.violations(KUMKOM.start(), play)]


@pytest.mark.parametrize("reason", sorted(REASONS))
def test_every_fault_is_told_in_thai_and_in_english(reason: str) -> None:
    gaps = dict.fromkeys(
        ("square", "least", "count", "limit", "mark", "tile", "tiles", "size", "word", "chosen"),
        "7",
    )
    one = violation(SCRABBLE.layout, reason, (0,), **gaps)
    english, thai = (one.message.text(language) for language in LANGUAGES)
    assert english != thai
    assert any("ก" <= letter <= "ฮ" for letter in thai)
    assert not any("ก" <= letter <= "ฮ" for letter in english.replace("ๆ", ""))
