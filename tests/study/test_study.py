"""The study tools, against the examples of the Scrabble sheet and counts of ENABLE."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb

import pytest

from tests.plays import board, game, play
from thaigame.errors import RackError, StudyError, TextError
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts.tiles import Tile
from thaigame.lexicon import Lexicon
from thaigame.study import (
    Study,
    entries,
    kind_of_play,
    ways_to_draw,
    word_factor,
)
from thaigame.study.wildcards import Pattern, read_pattern


@cache
def study(name: str) -> Study:
    return Study(find_game(name))


def small(name: str, words: str) -> Study:
    return Study(GameSpec(find_game(name).layout, Lexicon.from_words(words.split())))


@pytest.mark.rule("S7")
def test_the_stem_table_of_aeinot_is_the_sheets() -> None:
    assert study("scrabble").stems("AEINOT") == {
        "B": ("NIOBATE",),
        "C": ("ACONITE",),
        "L": ("ELATION", "TOENAIL"),
        "M": ("AMNIOTE",),
        "N": ("ENATION",),
        "S": ("ATONIES",),
    }


@pytest.mark.rule("S8")
def test_aeinrst_has_the_sheets_anagrams() -> None:
    found = {made.word for made in study("scrabble").anagrams("ANERTIS")}
    assert found >= {"RETINAS", "RETAINS", "STAINER"}
    # Every one of them, and no other, has these seven letters.
    assert found == {word for word in _seven() if sorted(word) == sorted("AEINRST")}


@cache
def _seven() -> tuple[str, ...]:
    return tuple(word for word in find_game("scrabble").lexicon.words if len(word) == 7)


@pytest.mark.rule("S9")
def test_abeeotu_extends_brave_to_outbrave_and_keeps_abee() -> None:
    (one,) = study("scrabble").extensions("BRAVE", rack="ABEEOTU")
    assert (one.word, one.front, one.back) == ("OUTBRAVE", "OUT", "")
    assert one.kept == tuple("ABEE")


@pytest.mark.rule("S9")
def test_hooks_are_the_letters_before_and_after() -> None:
    hooks = small("scrabble", "AT BAT CAT ATE ATES AS").hooks("AT")
    assert (hooks.front, hooks.back) == (("B", "C"), ("E",))


@pytest.mark.rule("S10")
@pytest.mark.parametrize(
    ("pattern", "count"),
    [("_____ATE", 330), ("_____TOR", 103), ("RE______", 1052), ("CO______", 786)],
)
def test_the_sheets_patterns_have_their_counts_in_enable(pattern: str, count: int) -> None:
    assert len(study("scrabble").pattern(pattern)) == count


@pytest.mark.rule("S18")
@pytest.mark.parametrize(
    ("rack", "words"),
    [
        ("BRNEHIYS", {"HANDY", "HANDS", "HANDIER", "SHANDY"}),
        ("UMMVGLNE", {"HANDLE", "HANDGUN", "UNHAND"}),
    ],
)
def test_hand_grows_with_the_sheets_racks(rack: str, words: set[str]) -> None:
    assert {one.word for one in study("scrabble").extensions("HAND", rack=rack)} == words


@pytest.mark.rule("S19")
def test_aeoott_and_a_blank_make_no_bingo_alone_but_seven_with_a_board_letter() -> None:
    assert study("scrabble").anagrams("AEOOTT?") == ()
    found = {made.word for made in study("scrabble").anagrams("AEOOTT?", board_letters=1)}
    expected = "COROTATE TATTOOED TATTOOER AMORETTO POTATOES TOMATOES TOMATOEY"
    assert found == set(expected.split())


@pytest.mark.rule("S20")
def test_a_rack_shows_what_each_word_keeps() -> None:
    kept = {made.word: "".join(made.kept) for made in study("scrabble").build("AABEIRV")}
    sheet = {"BRAVE": "AI", "BEAR": "AIV", "VIBE": "AAR", "BAR": "AEIV", "BARE": "AIV"}
    assert sheet.items() <= kept.items()
    assert {"BRAVA", "BRAVI"} <= kept.keys()


@pytest.mark.rule("S17")
def test_plays_are_extensions_crossings_or_parallel() -> None:
    spec = game("scrabble")
    position = board(spec, "8G CAT")
    for text, kind in (
        ("8G ...S", "extension"),
        ("H7 H.T", "crossing"),
        ("9G ON", "parallel"),
        ("J8 SO", "parallel"),
    ):
        assert kind_of_play(position, play(position, text)) == kind


@pytest.mark.rule("S6")
def test_a_word_over_two_word_premiums_is_a_quadruple_or_a_nonuple() -> None:
    spec = game("scrabble")
    start = spec.start()
    assert word_factor(start, play(start, "1A STATIONS")) == 9  # A1 and H1
    assert word_factor(start, play(start, "5E STATION")) == 4  # E5 and K5
    assert word_factor(start, play(start, "8G CAT")) == 2


@pytest.mark.rule("S8")
def test_a_kumkom_rack_shows_its_words_with_their_marks() -> None:
    found = small("kumkom", "นำ น้ำ หนำ นาม").anagrams("นำ")
    assert [made.word for made in found] == ["นำ", "น้ำ"]
    assert found[0].tiles == found[1].tiles == (Tile("น", "น"), Tile("ำ", "ำ"))


@pytest.mark.rule("S8")
def test_a_dual_tile_shows_one_of_its_letters_at_a_time() -> None:
    both = small("kumkom", "ซาก ฆาก ฆาซ")
    assert [made.word for made in both.anagrams("[ฆ/ซ]าก")] == ["ฆาก", "ซาก"]
    assert [made.word for made in both.anagrams("[ฆ/ซ=ซ]าก")] == ["ซาก"]
    assert both.anagrams("[ฆ/ซ]า?") != ()


@pytest.mark.rule("S8")
def test_in_the_three_tier_game_marks_are_tiles_of_the_rack() -> None:
    found = small("crossing", "นา นี น้ำ นำ").build("[น][ี|ี่]า[ํ|ํ้]")
    assert [made.word for made in found] == ["นา", "นำ", "น้ำ"]


@pytest.mark.rule("S10")
def test_patterns_go_by_cells() -> None:
    thai = small("kumkom", "น้ำ นำ นาม น้ำใจ ใจ ที่ดี")
    assert set(thai.pattern("__")) == {"น้ำ", "นำ", "ใจ", "ที่ดี"}
    assert thai.pattern("น้*") == ("น้ำ", "น้ำใจ")
    assert set(thai.pattern("น*", any_marks=True)) == {"นำ", "น้ำ", "นาม", "น้ำใจ"}
    assert thai.pattern("น*") == ("นาม", "นำ")


@pytest.mark.parametrize(
    ("written", "meant"),
    [("*" * 4000, "*"), ("น" + "*" * 4000, "น*"), ("*" * 4000 + "ม" + "*" * 4000, "*ม*")],
)
def test_a_run_of_runs_is_one_run(written: str, meant: str) -> None:
    thai = small("kumkom", "น้ำ นำ นาม น้ำใจ ใจ ที่ดี")
    assert thai.pattern(written) == thai.pattern(meant) != ()
    layout = thai.spec.layout
    assert read_pattern(written, layout) == read_pattern(meant, layout)


def test_a_pattern_of_more_cells_than_a_word_has_is_not_compared_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Pattern, "regex", lambda *_: pytest.fail("compared"))
    assert small("kumkom", "น้ำ นำ นาม น้ำใจ").pattern("*_" * 4000) == ()


def test_words_are_found_by_the_letters_and_marks_they_hold() -> None:
    thai = small("kumkom", "น้ำ นำ ที่นี่ ดี")
    assert thai.containing("◌ี ◌ี ◌่") == ("ที่นี่",)
    assert thai.containing("น") == ("ที่นี่", "นำ", "น้ำ")


@pytest.mark.parametrize(
    ("name", "word"), [("scrabble", "QUIZ"), ("primary", "FJ"), ("kumkom", "ซษฆา")]
)
def test_ways_to_draw_are_counted_as_by_laying_out_the_whole_bag(name: str, word: str) -> None:
    spec = find_game(name)
    faces = Study(spec).entry(word).faces if name != "kumkom" else list(word)
    relevant = [kind for kind in spec.tiles.kinds if {f.text for f in kind.faces} & set(faces)]
    bag = [(kind, number) for kind in relevant for number in range(spec.tiles.full[kind.name])]
    by_hand = sum(
        any(_shows(hand, order) for order in _orders(tuple(faces)))
        for hand in combinations([kind for kind, _ in bag], len(faces))
    )
    assert ways_to_draw(faces, spec.tiles) == by_hand
    assert comb(len(bag), len(faces)) >= by_hand


def _orders(faces: tuple[str, ...]) -> list[tuple[str, ...]]:
    from itertools import permutations

    return list(permutations(faces))


def _shows(hand: tuple[object, ...], faces: tuple[str, ...]) -> bool:
    return all(kind.face(face) is not None for kind, face in zip(hand, faces, strict=True))  # type: ignore[attr-defined]


def test_the_likeliest_racks_come_first() -> None:
    # Without blanks: E12 x A9 x T6 = 648 ways, Q1 x U4 x I9 x Z1 = 36, Z1 x A9 x X1 = 9.
    english = small("scrabble", "EAT QUIZ ZAX")
    assert english.by_probability(("ZAX", "QUIZ", "EAT")) == ("EAT", "QUIZ", "ZAX")


@pytest.mark.parametrize("name", ["kumkom", "crossing", "primary", "crossword", "scrabble"])
def test_every_word_of_a_pool_can_be_made_by_the_equipment(name: str) -> None:
    spec = find_game(name)
    pool = entries(spec)
    assert len(pool) > 30_000
    for entry in pool[:: len(pool) // 200]:
        reason = spec.unplayable(entry.word)
        assert reason is None, (entry.word, reason)


def test_bad_questions_are_answered_with_what_is_wrong() -> None:
    english = small("scrabble", "AT")
    with pytest.raises(RackError):
        english.anagrams("A1")
    with pytest.raises(StudyError):
        english.pattern(" ")
    with pytest.raises(StudyError):
        english.containing(" ")
    with pytest.raises(TextError):
        small("kumkom", "กา").hooks("ิ")
