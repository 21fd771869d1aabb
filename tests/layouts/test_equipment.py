"""Boards and tiles of the bundled games against what rule sheets and public sources print."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from thaigame.layouts import find_layout, layout_names
from thaigame.layouts.tiles import BLANK, Tile
from thaigame.text import CONSONANTS

if TYPE_CHECKING:
    from thaigame.layouts import Layout

KUMKOM_BY_POINTS = {
    0: "?4",
    1: "ก4 ง3 ด3 น3 บ3 ม3 ย3 ร3 ล3 ว3 อ3 า5 เ5 ะ6",
    2: "ค2 จ2 ท2 ำ2 แ4 ไ2 ใ2 โ3",
    3: "ข2 ช2 ต2 ป2 ผ1 พ2 ส3",
    4: "ถ1 ฝ1 ฟ2 ห2",
    5: "ธ1",
    6: "ฉ1 ฆ/ซ1 ฐ/ฑ1 ศ/ฤ1 ฮ/ฦ1",
    7: "ภ1 ฎ/ฏ1 ฒ/ณ1",
    8: "ฌ/ษ1 ฬ/ญ1",
}
ENGLISH_BY_POINTS = {
    0: "?2",
    1: "E12 A9 I9 O8 N6 R6 T6 L4 S4 U4",
    2: "D4 G3",
    3: "B2 C2 M2 P2",
    4: "F2 H2 V2 W2 Y2",
    5: "K1",
    8: "J1 X1",
    10: "Q1 Z1",
}
ENGLISH_UPPER_HALF = [
    "T..d...T...d..T",
    ".D...t...t...D.",
    "..D...d.d...D..",
    "d..D...d...D..d",
    "....D.....D....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "T..d...D...d..T",
]


def by_points(layout: Layout) -> dict[int, dict[str, int]]:
    """Return points -> name -> count, each tile by its dearer face."""
    table: dict[int, dict[str, int]] = {}
    for kind, count in zip(layout.tiles.kinds, layout.tiles.counts, strict=True):
        table.setdefault(kind.left, {})[kind.name] = count
    return table


def read(printed: dict[int, str]) -> dict[int, dict[str, int]]:
    """Return a list as a source prints it in the form of ``by_points``."""
    table = {}
    for points, row in printed.items():
        names = [item.rstrip("0123456789") for item in row.split()]
        counts = [int(item[len(name) :]) for item, name in zip(row.split(), names, strict=True)]
        table[points] = dict(zip(names, counts, strict=True))
    return table


def colours(layout: Layout) -> Counter[str]:
    """Return how many squares have each colour, plain ones included."""
    return Counter(premium.colour if premium else "plain" for premium in layout.grid.premiums)


def what_colours_do(layout: Layout) -> dict[str, tuple[str, int]]:
    """Return colour -> target and factor."""
    return {
        premium.colour: (premium.target, premium.factor)
        for premium in layout.grid.premiums
        if premium
    }


def rows(layout: Layout) -> list[str]:
    """Return the board, a character a square: T D for words, digits or t d for letters."""
    signs = {("word", 3): "T", ("word", 2): "D", ("letter", 3): "t", ("letter", 2): "d"}
    grid = layout.grid
    text = "".join(signs[premium[:2]] if premium else "." for premium in grid.premiums)
    return [text[at : at + grid.columns] for at in range(0, grid.size, grid.columns)]


@pytest.mark.rule("K1")
def test_kumkom_has_the_printed_tiles() -> None:
    kumkom = find_layout("kumkom")
    assert by_points(kumkom) == read(KUMKOM_BY_POINTS)
    assert (kumkom.tiles.total, len(kumkom.tiles.kinds)) == (104, 45)
    points = sum(k.left * n for k, n in zip(kumkom.tiles.kinds, kumkom.tiles.counts, strict=True))
    assert points == 226


@pytest.mark.rule("K1")
def test_a_kumkom_blank_may_be_what_the_tiles_show_and_three_rare_characters() -> None:
    tiles = find_layout("kumkom").tiles
    shown = {face.text for kind in tiles.kinds if not kind.wild for face in kind.faces}
    assert len(shown) == 36 + 2 * 8  # single letters, and the dual tiles' pairs
    assert {face.text for face in tiles.by_name[BLANK].faces} == shown | {"ๅ", "ฃ", "ฅ"}


@pytest.mark.rule("K2")
def test_a_kumkom_dual_tile_shows_either_letter_and_keeps_it() -> None:
    tiles = find_layout("kumkom").tiles
    duals = {kind.name for kind in tiles.kinds if kind.is_choice and not kind.wild}
    assert duals == {"ฆ/ซ", "ฌ/ษ", "ฎ/ฏ", "ฐ/ฑ", "ฒ/ณ", "ศ/ฤ", "ฬ/ญ", "ฮ/ฦ"}
    assert tiles.returned(Tile("ฆ/ซ", "ซ")) == "ฆ/ซ=ซ"
    assert tiles.by_name["ฆ/ซ=ซ"].face("ฆ") is None
    assert tiles.returned(Tile(BLANK, "ก")) == BLANK


@pytest.mark.rule("K2")
def test_the_file_as_printed_differs_in_one_tile() -> None:
    real, printed = find_layout("kumkom").tiles, find_layout("kumkom-as-printed").tiles
    assert real.full.keys() - printed.full.keys() == {"ฌ/ษ"}
    assert printed.full.keys() - real.full.keys() == {"ณ/ษ"}
    assert printed.total == real.total
    assert printed.showing["ณ"] == ("ณ/ษ", "ฒ/ณ", BLANK)


@pytest.mark.rule("K3")
def test_only_a_blank_makes_the_long_lakkhangyao() -> None:
    assert find_layout("kumkom").tiles.showing["ๅ"] == (BLANK,)


@pytest.mark.rule("K4")
def test_kumkom_marks_are_paper_and_no_tile_shows_one() -> None:
    kumkom = find_layout("kumkom")
    assert kumkom.rules.play.paper_marks == frozenset("ิีึืุู่้๊๋์ั็")
    assert not kumkom.rules.play.paper_marks & kumkom.tiles.faces.keys()
    assert kumkom.rules.tiers == ("base",)


@pytest.mark.rule("K5")
def test_kumkom_has_six_colours_on_nine_by_fifteen_squares() -> None:
    kumkom = find_layout("kumkom")
    assert (kumkom.grid.rows, kumkom.grid.columns, kumkom.grid.size) == (9, 15, 135)
    assert what_colours_do(kumkom) == {
        "light blue": ("letter", 2),
        "green": ("letter", 3),
        "orange": ("letter", 4),
        "purple": ("letter", 5),
        "pink": ("word", 2),
        "red": ("word", 3),
    }
    assert colours(kumkom) == {
        "red": 4,
        "pink": 5,
        "light blue": 4,
        "green": 14,
        "orange": 8,
        "purple": 4,
        "plain": 96,
    }


@pytest.mark.rule("K5")
def test_the_kumkom_board_is_the_same_upside_down_and_not_in_a_mirror() -> None:
    grid = find_layout("kumkom").grid
    assert grid.premiums == grid.premiums[::-1]
    lines = [grid.premiums[at : at + 15] for at in range(0, 135, 15)]
    assert [line[::-1] for line in lines] != lines
    assert grid.centre == grid.parse("H5")


@pytest.mark.rule("C1", "S1")
@pytest.mark.parametrize("name", ["crossword", "scrabble"])
def test_the_english_games_have_the_standard_tiles(name: str) -> None:
    layout = find_layout(name)
    assert by_points(layout) == read(ENGLISH_BY_POINTS)
    assert layout.tiles.total == 100
    points = sum(k.left * n for k, n in zip(layout.tiles.kinds, layout.tiles.counts, strict=True))
    assert points == 187
    assert layout.rules.play.rack_size == 7
    assert {face.text for face in layout.tiles.by_name[BLANK].faces} == set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    )


@pytest.mark.rule("C1", "S1")
@pytest.mark.parametrize("name", ["crossword", "scrabble"])
def test_the_english_games_have_the_standard_board(name: str) -> None:
    layout = find_layout(name)
    assert rows(layout) == ENGLISH_UPPER_HALF + ENGLISH_UPPER_HALF[6::-1]
    assert layout.grid.name(layout.grid.centre) == "H8"
    assert colours(layout) == {
        "red": 8,
        "pink": 17,
        "dark blue": 12,
        "light blue": 24,
        "plain": 164,
    }


@pytest.mark.rule("P1")
def test_the_primary_board_has_121_squares_and_a_pink_centre() -> None:
    primary = find_layout("primary")
    assert (primary.grid.rows, primary.grid.columns, primary.grid.size) == (11, 11, 121)
    assert what_colours_do(primary) == {
        "red": ("word", 3),
        "pink": ("word", 2),
        "dark blue": ("letter", 3),
        "light blue": ("letter", 2),
    }
    centre = primary.grid.premiums[primary.grid.centre]
    assert primary.grid.name(primary.grid.centre) == "F6"
    assert centre is not None
    assert centre.colour == "pink"
    assert "board" in primary.reconstructed


@pytest.mark.rule("P1")
def test_the_primary_board_is_fully_symmetric_with_red_corners() -> None:
    board = rows(find_layout("primary"))
    assert board == board[::-1] == [row[::-1] for row in board]
    assert board == ["".join(column) for column in zip(*board, strict=True)]
    assert {board[row][column] for row in (0, -1) for column in (0, -1)} == {"T"}


@pytest.mark.rule("P1")
def test_the_primary_board_has_the_colours_in_the_proportions_of_the_large_one() -> None:
    small, large = colours(find_layout("primary")), colours(find_layout("crossword"))
    for colour, count in large.items():
        # A whole set of mirrored squares more or less is as near as symmetry allows.
        assert abs(small[colour] - count * 121 / 225) <= 4, colour


@pytest.mark.rule("P9")
def test_the_squares_that_the_printed_sum_fixes() -> None:
    grid = find_layout("primary").grid
    for name in ("C6", "I6", "F3", "F9"):
        premium = grid.premiums[grid.parse(name) or 0]
        assert premium is not None
        assert (premium.target, premium.factor) == ("letter", 2)
    for name in ("D6", "E6", "G6", "H6", "F4", "F5", "F7", "F8"):
        assert grid.premiums[grid.parse(name) or 0] is None


@pytest.mark.rule("P2")
def test_the_primary_set_keeps_the_printed_tiles_and_has_every_letter() -> None:
    tiles = find_layout("primary").tiles
    printed = {"A": 5, "B": 1, "C": 1, "D": 1, "E": 6, "F/J": 1, "G": 1, "H/Q": 1, "I": 5, "K/V": 1}
    assert {name: tiles.full[name] for name in printed} == printed
    assert all(name >= "L" for name in tiles.full.keys() - printed.keys() - {BLANK})
    assert (tiles.total, tiles.full[BLANK]) == (52, 2)
    letters = {face.text for kind in tiles.kinds if not kind.wild for face in kind.faces}
    assert letters == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


@pytest.mark.rule("P2")
def test_the_primary_points_are_the_proved_ones_and_else_the_standard() -> None:
    tiles = find_layout("primary").tiles
    proved = {"A": 1, "B": 3, "C": 3, "R": 1, "H": 4, "Q": 10}
    assert {letter: tiles.faces[letter].points for letter in proved} == proved
    standard = find_layout("crossword").tiles.faces
    for kind in tiles.kinds:
        if not kind.wild:
            assert [face.points for face in kind.faces] == [
                standard[face.text].points for face in kind.faces
            ]


@pytest.mark.rule("P3", "P14")
def test_a_primary_dual_tile_is_chosen_for_the_game_and_counts_its_dearer_letter() -> None:
    tiles = find_layout("primary").tiles
    dual = tiles.by_name["H/Q"]
    assert [(face.text, face.points) for face in dual.faces] == [("H", 4), ("Q", 10)]
    assert dual.left == 10
    assert tiles.returned(Tile("H/Q", "H")) == "H/Q=H"
    assert tiles.returned(Tile(BLANK, "H")) == BLANK


@pytest.mark.rule("T1")
def test_the_crossing_set_has_70_tiles_and_says_that_they_are_reconstructed() -> None:
    crossing = find_layout("crossing")
    assert crossing.tiles.total == 70
    assert crossing.rules.play.rack_size == 7
    assert crossing.tiles.full[BLANK] == 2
    assert set(crossing.reconstructed) == {"board", "tiles", "points"}
    assert "Sainte-Lague" in str(crossing.origins["tiles"].note)


@pytest.mark.rule("T3")
def test_every_character_of_the_three_tiers_is_on_a_tile_of_its_tier() -> None:
    crossing = find_layout("crossing")
    tiers: dict[str, set[str]] = {"base": set(), "upper": set(), "lower": set()}
    for kind in crossing.tiles.kinds:
        if not kind.wild:
            for face in kind.faces:
                tiers[face.tier].add(face.text)
    assert tiers["base"] == set(CONSONANTS) | set("ไใโเแะาๆ")
    assert set("ิีึื่้๊๋ั็์ํ") <= tiers["upper"]
    assert tiers["lower"] == {"ุ", "ู"}
    assert crossing.rules.tiers == ("base", "upper", "lower")
    assert crossing.rules.sara_am == "split"
    assert not crossing.rules.play.paper_marks


@pytest.mark.rule("T3")
def test_no_crossing_tile_not_even_a_wild_one_is_a_vowel_with_thanthakhat() -> None:
    assert not {"ิ์", "ุ์", "ำ"} & find_layout("crossing").tiles.faces.keys()


@pytest.mark.rule("T4")
def test_upper_vowels_show_a_tone_or_not_and_keep_the_choice() -> None:
    tiles = find_layout("crossing").tiles
    for vowel in "ัิีึืํ":
        kinds = [kind for kind in tiles.kinds if not kind.wild and kind.face(vowel)]
        assert kinds, vowel
        for kind in kinds:
            with_tone = [f for f in kind.faces if f.slots.upper == vowel and f.slots.tone]
            assert with_tone, kind.name
            assert all(kind.face(vowel).points == f.points for f in with_tone)  # type: ignore[union-attr]
            assert tiles.returned(Tile(kind.name, vowel)) == f"{kind.name}={vowel}"


@pytest.mark.rule("T5")
def test_a_wild_tile_stands_for_one_tile_of_any_tier_and_keeps_it() -> None:
    tiles = find_layout("crossing").tiles
    wild = tiles.by_name[BLANK]
    shown = {face.text for kind in tiles.kinds if not kind.wild for face in kind.faces}
    pairs = {vowel + tone for vowel in "ัิีึืํ" for tone in "่้๊๋"}
    assert {face.text for face in wild.faces} == shown | pairs | {"ๅ"}
    assert {face.points for face in wild.faces} == {0}
    assert tiles.returned(Tile(BLANK, "ี้")) == "?=ี้"


def test_the_repetition_mark_is_worth_nothing_and_doubles() -> None:
    crossing = find_layout("crossing")
    assert crossing.tiles.faces["ๆ"].points == 0
    assert crossing.rules.play.doubler == "ๆ"


@pytest.mark.rule("T18", "T15")
def test_two_sided_tiles_have_different_letters_and_different_points() -> None:
    tiles = find_layout("crossing").tiles
    sided = [kind for kind in tiles.kinds if "/" in kind.name]
    assert len(sided) > 20
    different = [kind for kind in sided if len({face.points for face in kind.faces}) > 1]
    assert [kind.name for kind in sided if kind not in different] == ["ไ/ใ"]
    for kind in different:
        assert kind.left == max(face.points for face in kind.faces) > kind.faces[0].points


def test_the_crossing_colours_are_those_of_its_rule_sheet() -> None:
    assert what_colours_do(find_layout("crossing")) == {
        "red": ("word", 3),
        "orange": ("word", 2),
        "blue": ("letter", 3),
        "green": ("letter", 2),
    }


@pytest.mark.parametrize("name", layout_names())
def test_every_table_says_where_it_comes_from(name: str) -> None:
    origins = find_layout(name).origins
    assert origins.keys() == {"board", "tiles", "points", "rules"}
    wanted = {"own"} if name == "lao" else {"seed", "public", "reconstructed"}
    assert {each.provenance for each in origins.values()} <= wanted  # only one is invented
    for each in origins.values():
        assert each.note.text("en")
        assert re.search("[ก-ฮ]", each.note.text("th"))
