"""What plays score, against the examples of the rule sheets and sums done by hand."""

from __future__ import annotations

import pytest

from tests.plays import at, board, game, scored, total, words
from thaigame.game.moves import Lay, Play
from thaigame.game.score import Line
from thaigame.layouts.grid import Direction
from thaigame.layouts.tiles import Tile
from thaigame.text import Cell

BENEFIT = "15/15/15/15/15/15/15/7BENEFIT1/15/15/15/15/15/15/15 AAAEELW/- 0/82 0 game scrabble;"


@pytest.mark.rule("P9", "A4", "A14")
def test_crab_with_c_on_the_centre_and_b_on_light_blue_is_22() -> None:
    spec = game("primary", "CRAB")
    crab = scored(spec, spec.start(), "6F CRAB")
    (word,) = crab.words
    assert [line.value for line in word.lines] == [3, 1, 1, 3 * 2, 11]
    assert crab.total == 22


@pytest.mark.rule("S3", "A3")
def test_wane_across_benefit_is_15() -> None:
    spec = game("scrabble", "WANE")
    wane = scored(spec, at(spec, BENEFIT), "J6 WA.E")
    assert [line.value for line in wane.words[0].lines] == [12, 1, 1, 1]
    assert wane.total == 15


@pytest.mark.rule("S3", "A3", "A5")
def test_awe_beside_benefit_scores_four_words() -> None:
    spec = game("scrabble", "AWE AN WE EF")
    assert words(spec, at(spec, BENEFIT), "7J AWE") == {"AWE": 6, "AN": 2, "WE": 5, "EF": 5}
    assert total(spec, at(spec, BENEFIT), "7J AWE") == 18


@pytest.mark.rule("S1", "A8", "S7")
def test_benefit_as_a_first_play_is_82_with_the_bingo() -> None:
    spec = game("scrabble", "BENEFIT")
    benefit = scored(spec, spec.start(), "8H BENEFIT")
    # B3 E1 N1 E1 F4 I1 T1, light blue L8 under the F, centre x2: (12 + 4) x 2 + 50.
    assert (benefit.total, benefit.bonus) == (82, 50)


@pytest.mark.rule("A4")
def test_two_word_premiums_under_one_word_multiply() -> None:
    spec = game("scrabble", "STATIONS")
    stations = scored(spec, spec.start(), "1A STATIONS")
    # A1 and H1 are both word x3. Eight tiles worth 1, D1 x2 letter: (8 + 1) x 3 x 3.
    assert stations.words[0].score == 81


@pytest.mark.rule("A5")
def test_a_premium_counts_in_both_words_through_its_square() -> None:
    spec = game("scrabble")
    position = board(spec, "8G AH")
    made = words(spec, position, "9G OX")
    # G9 is letter x2: O1x2 + X8 = 10 across; AO down: A1 + O1x2 = 3; HX down: H4 + X8 = 12.
    assert made == {"OX": 10, "AO": 3, "HX": 12}


@pytest.mark.rule("A5")
def test_a_word_premium_counts_in_each_word_through_its_square() -> None:
    spec = game("scrabble")
    # SO on row 11 with its O on the word x2 square K11, under the standing G of DOG's column.
    position = at(
        spec,
        "15/15/15/15/15/15/15/7DO6/10G4/10O4/15/15/15/15/15 -/- 0/0 0 game scrabble;",
    )
    made = words(spec, position, "11J SO")
    # Across S1 + O1, doubled; down G2 + O1 + O1, doubled by the same square.
    assert made == {"SO": 4, "GOO": 8}


@pytest.mark.rule("A6")
def test_a_blank_scores_nothing_but_its_word_premium_counts() -> None:
    spec = game("primary", "CRAB")
    # The blank C on the pink centre: (0 + 1 + 1 + 6) x 2.
    assert total(spec, spec.start(), "6F ?CRAB") == 16


@pytest.mark.rule("P10")
def test_six_tiles_at_once_earn_25_in_the_primary_game() -> None:
    spec = game("primary", "STREET STREETS")
    assert scored(spec, spec.start(), "6D STREET").bonus == 25
    assert scored(spec, spec.start(), "6D STREE").bonus == 0
    position = board(spec, "6F SO")
    # Board letters do not count against the six tiles.
    assert scored(spec, position, "F1 TREES.T").bonus == 25


@pytest.mark.rule("C8", "A8")
def test_seven_tiles_at_once_earn_50_in_the_tournament_game() -> None:
    spec = game("crossword", "RETAINS")
    assert scored(spec, spec.start(), "8B RETAINS").bonus == 50
    assert scored(spec, spec.start(), "8C RETAIN").bonus == 0


@pytest.mark.rule("K10")
@pytest.mark.parametrize(
    ("word", "bonus"),
    [
        ("กางกง", 0),
        ("กางกงก", 40),
        ("กางกงกน", 50),
        ("กางกงกนม", 70),
        ("กางกงกนมย", 90),
        ("ก้างกี่งุ", 0),
        ("ก้างกี่งุนั้", 40),
    ],
)
def test_kumkom_pays_by_tiles_played_and_paper_marks_do_not_count(word: str, bonus: int) -> None:
    spec = game("kumkom")
    assert scored(spec, spec.start(), f"5E {word}").bonus == bonus


@pytest.mark.rule("K4")
def test_paper_marks_are_worth_nothing() -> None:
    spec = game("kumkom")
    assert total(spec, spec.start(), "5G ที่นี่") == total(spec, spec.start(), "5G ทน") == (2 + 1) * 2


@pytest.mark.rule("K5")
def test_orange_is_letter_x4_and_purple_letter_x5() -> None:
    spec = game("kumkom")
    # Row 3 of the board: C3 purple, F3 orange, J3 purple, M3 orange.
    assert [line.multiplier for line in scored(spec, spec.start(), "3C กกกก").words[0].lines] == [
        5,
        1,
        1,
        4,
    ]
    # Row 1: A1 red x3, E1 light blue x2, H1 green x3.
    lines = scored(spec, spec.start(), "1A กกกกกกกก").words[0].lines
    assert [line.multiplier for line in lines] == [1, 1, 1, 1, 2, 1, 1, 3, 3]


@pytest.mark.rule("T10")
def test_seven_tiles_at_once_are_a_chaiyo_of_50() -> None:
    spec = game("crossing")
    # Seven tiles on five squares: tiles count, not squares.
    assert scored(spec, spec.start(), "8F งีมูวาอ").bonus == 50
    assert scored(spec, spec.start(), "8F งีมวาอ").bonus == 0


@pytest.mark.rule("T7")
def test_a_word_premium_counts_only_when_the_middle_tier_is_first_covered() -> None:
    spec = game("crossing")
    position = board(spec, "8G งาม")
    first = scored(spec, spec.start(), "8G งาม")
    assert first.total == (1 + 1 + 1) * 2  # the starburst
    # A lower vowel added to the standing ม on I8, a plain square: 1 + 1 + 1 + 3, no doubling.
    assert total(spec, position, "8G ..ม+ู") == 1 + 1 + 1 + 3


@pytest.mark.rule("T8", "T6")
def test_blue_and_green_count_for_the_tile_that_first_covers_their_tier() -> None:
    spec = game("crossing")
    # G9 is green (letter x2): the column G reads ง on 8, ม on 9.
    position = board(spec, "8G งาม", "G8 .มอ")
    added = scored(spec, position, "G8 ..+ู.")
    (word,) = added.words
    # ง1 + ม1 (standing: face value) + ู3 x2 (new on green) + อ1
    assert [(line.text, line.value) for line in word.lines] == [
        ("ง", 1),
        ("ม", 1),
        ("ู", 6),
        ("อ", 1),
    ]


@pytest.mark.rule("T7")
def test_word_premiums_may_multiply_the_printed_points_instead() -> None:
    usual = game("crossing")
    printed = game("crossing", word_premium_on="printed_points")
    # E5 orange x2 (K5 too), F6? Row 5 is ....D.....D....: from E5, no letter premium.
    assert total(usual, usual.start(), "5E งาม") == total(printed, printed.start(), "5E งาม") == 6
    # Row 2: B2 orange x2, F2 blue x3: five letters of 1: (4 + 3) x 2 against 3 + 4 + 5.
    assert total(usual, usual.start(), "2B งามวง") == 14
    assert total(printed, printed.start(), "2B งามวง") == 12


@pytest.mark.rule("T9")
def test_yamok_is_worth_nothing_and_doubles_its_word_after_the_premiums() -> None:
    spec = game("crossing", "งาม")
    assert total(spec, spec.start(), "8G งามๆ") == (1 + 1 + 1) * 2 * 2
    position = board(spec, "8G งาม")
    assert total(spec, position, "8G ...ๆ") == 3 * 2


@pytest.mark.rule("S2")
def test_a_premium_square_counts_once() -> None:
    spec = game("scrabble", "CAT CATS")
    position = board(spec, "8G CAT")
    # The centre doubled CAT; CATS counts face values: 3 + 1 + 1 + 1.
    assert total(spec, position, "8G ...S") == 6


@pytest.mark.rule("P8")
def test_premiums_apply_to_new_tiles_or_by_option_to_all_tiles() -> None:
    new = game("primary", "CRAB CRABS")
    every = game("primary", "CRAB CRABS", premiums_apply_to="all_tiles")
    for spec, expected in ((new, 3 + 1 + 1 + 3 + 1), (every, (3 + 1 + 1 + 6 + 1) * 2)):
        assert total(spec, board(spec, "6F CRAB"), "6F ....S") == expected


@pytest.mark.rule("K19")
def test_a_vacated_premium_square_counts_again() -> None:
    spec = game("kumkom", "กาง งาม กามา")
    # กาง over the centre, then งาม down from its ง lifts ก and า: the pink centre H5 is free.
    position = board(spec, "5G กาง", "I5 .าม")
    assert position.board[4 * 15 + 7] is None
    # A letter laid on H5 before the standing ง: doubled again.
    assert total(spec, position, "5H ก.") == (1 + 1) * 2


@pytest.mark.rule("P3", "A14")
def test_a_dual_tile_scores_the_points_of_the_letter_chosen() -> None:
    spec = game("primary", "HA QA")
    assert total(spec, spec.start(), "6F HA") == (4 + 1) * 2
    assert total(spec, spec.start(), "6F QA") == (10 + 1) * 2


@pytest.mark.rule("K2")
def test_both_letters_of_a_kumkom_dual_tile_have_the_same_points() -> None:
    spec = game("kumkom")
    assert total(spec, spec.start(), "5G ซา") == total(spec, spec.start(), "5G ฆา") == (6 + 1) * 2


@pytest.mark.rule("K9")
def test_every_word_of_a_kumkom_play_scores() -> None:
    spec = game("kumkom")
    position = board(spec, "5G กาง")
    # ดม under กา; row 6 of the board reads "...3..4.3....": G6 orange x4, H6 plain.
    assert words(spec, position, "6G ดม") == {"ดม": 4 + 1, "กด": 1 + 4, "าม": 1 + 1}


@pytest.mark.rule("A4")
def test_a_score_says_of_each_line_what_is_printed_and_what_multiplies_it() -> None:
    spec = game("scrabble", "STATIONS")
    (word,) = scored(spec, spec.start(), "1A STATIONS").words
    assert word.word == "STATIONS"
    assert " ".join(word.squares) == "A1 B1 C1 D1 E1 F1 G1 H1"
    tiles = [
        Line(f"{'ABCDEFGH'[at]}1", letter, letter, 1, "", 1, 1)
        for at, letter in enumerate("STATIONS")
    ]
    tiles[3] = Line("D1", "T", "T", 1, "letter x2", 2, 2)
    # What the letters made, (8 + 1), eight times more.
    assert word.lines == (*tiles, Line("", "STATIONS", "", 9, "word x3 · word x3", 9, 72))


@pytest.mark.rule("T9")
def test_the_line_of_a_doubler_adds_all_that_the_word_has_scored_before_it() -> None:
    spec = game("crossing", "งาม")
    score = scored(spec, spec.start(), "8G งามๆ")
    assert score.words[0].lines[3:] == (
        Line("J8", "ๆ", "ๆ", 0, "", 1, 0),
        Line("", "งามๆ", "", 3, "word x2", 2, 3),
        Line("", "งามๆ", "", 6, "ๆ x2", 2, 6),
    )
    assert repr(score) == "<Score 12: งามๆ 12, bonus 0>"


def test_the_words_of_a_score_stand_one_after_the_other_where_it_shows_itself() -> None:
    spec = game("scrabble", "AWE AN WE EF")
    score = scored(spec, at(spec, BENEFIT), "7J AWE")
    assert repr(score) == "<Score 18: AWE 6, AN 2, WE 5, EF 5, bonus 0>"


def test_a_tile_that_cannot_show_what_it_was_laid_for_scores_nothing() -> None:
    spec = game("scrabble")
    wrong = Lay(7 * 15 + 7, Cell.of("A"), (Tile("B", "A"),))
    play = Play((wrong, Lay(7 * 15 + 8, Cell.of("T"), (Tile("T", "T"),))), Direction.ACROSS)
    # The centre doubles the word for a tile of the base tier only, and B shows no A.
    assert spec.score(spec.start(), play).total == 1
