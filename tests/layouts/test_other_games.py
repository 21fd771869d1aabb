"""The layouts of other games that come with the toolkit: known sets, games from file to paper."""

from __future__ import annotations

import re
import sys

import pytest

from thaigame import find_game, judge, play_game
from thaigame.drills.export import kit_pdf
from thaigame.errors import MissingExtraError
from thaigame.game import Play
from thaigame.layouts import find_layout
from thaigame.notation import (
    format_move,
    parse_move,
    read_game,
    read_json,
    read_position,
    record_of,
    replay_record,
    write_game,
    write_json,
    write_position,
)
from thaigame.render import board_svg, fonts, rack_svg
from thaigame.strategy import find_player
from thaigame.study import Study
from thaigame.text import display_width

OTHERS = ("super-scrabble", "spanish", "polish", "lao")
PICTURES = ("spanish", "polish")


@pytest.mark.parametrize(
    ("name", "tiles", "points", "kinds"),
    [("super-scrabble", 200, 381, 27), ("spanish", 100, 192, 29), ("polish", 100, 190, 33)],
)
def test_the_sets_have_the_tiles_and_points_that_open_programs_agree_on(
    name: str, tiles: int, points: int, kinds: int
) -> None:
    found = find_layout(name).tiles
    assert found.total == tiles
    assert len(found.kinds) == kinds
    assert sum(k.left * n for k, n in zip(found.kinds, found.counts, strict=True)) == points


@pytest.mark.parametrize("name", OTHERS[:3])
def test_the_boards_are_the_same_from_each_side(name: str) -> None:
    grid = find_layout(name).grid
    for square in range(grid.size):
        row, column = divmod(square, grid.columns)
        turned = grid.square(column, grid.rows - 1 - row)
        assert turned is not None
        assert grid.premiums[square] == grid.premiums[turned]
    assert grid.centre == grid.size // 2


def test_super_scrabble_has_the_standard_board_within() -> None:
    inner, whole = find_layout("scrabble").grid, find_layout("super-scrabble").grid
    for square in range(inner.size):
        row, column = divmod(square, inner.columns)
        there = whole.square(row + 3, column + 3)
        assert there is not None
        assert whole.premiums[there] == inner.premiums[square]
    assert {p.factor for p in whole.premiums if p is not None} == {2, 3, 4}


def test_spanish_words_are_judged_as_players_spell_them() -> None:
    assert judge("spanish", ["corazón", "CORAZON", "pingüino"]).acceptable is False
    assert judge("spanish", ["corazón", "CORAZON", "churro", "ñu"]).acceptable is True
    assert judge("spanish", ["ano"]).acceptable is False  # año is another word
    assert find_game("spanish").unplayable("kilo") is not None


def test_polish_words_keep_every_letter() -> None:
    assert judge("polish", ["źródło", "łódź", "gęś"]).acceptable is True
    assert judge("polish", ["zrodlo"]).acceptable is False
    assert find_game("polish").unplayable("quiz") is not None


@pytest.mark.parametrize("name", OTHERS[1:])
def test_a_game_is_played_written_down_and_drawn(name: str) -> None:
    spec = find_game(name)
    greedy = find_player("greedy")(spec)
    game = play_game(spec, [greedy, greedy], seed=7)
    record = record_of(game)
    again = read_game(write_game(record))
    found = replay_record(again, lexicon=spec.lexicon)
    assert found.differences == ()
    assert found.scores == game.scores
    assert read_json(write_json(record)) == again
    for row in str(game.position).splitlines()[1 : spec.grid.rows + 1]:
        assert display_width(row) <= 3 + 6 * spec.grid.columns


@pytest.mark.parametrize("name", PICTURES)
def test_the_board_is_drawn(name: str) -> None:
    layout = find_layout(name)
    assert "<svg" in board_svg(layout)


def test_a_lao_word_is_laid_with_its_letters_and_free_marks() -> None:
    spec = find_game("lao")
    start = spec.start()
    for typed in ("8F ນ້ອຍ", "8G ນໍ້າ", "8G ຫຼຸດ"):
        move = parse_move(typed, start)
        assert isinstance(move, Play)
        assert parse_move(format_move(move, start), start) == move
        after = spec.after(start, move)
        assert read_position(write_position(after)) == after
    listed = parse_move("8G ຫຼິ້ນ", start)
    assert isinstance(listed, Play)
    assert [tile.kind for tile in listed.tiles] == ["ຫຼ", "ນ"]
    assert spec.violations(start, listed) == ()


def test_lao_is_judged_and_studied_as_it_is_typed() -> None:
    assert judge("lao", ["ຫລາຍ", "ນ້ໍາ", "ຫມາກ"]).words == ("ຫຼາຍ", "ນ້ຳ", "ໝາກ")
    assert judge("lao", ["ຫລາຍ", "ນ້ໍາ", "ຫມາກ"]).acceptable is True
    study = Study("lao")
    assert "ນ້ຳ" in study.pattern("_ຳ")
    assert [made.word for made in study.anagrams("ກາຍ")] == ["ກາຍ"]
    assert study.entry("ຫຼຸດ").faces == ["ຫຼ", "ດ"]


def test_letters_of_another_script_are_drawn_by_their_font_or_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lao = find_layout("lao")
    fonts._font.cache_clear()
    fonts.outline.cache_clear()
    if fonts.has_font("ກ"):
        assert kit_pdf(lao, "en").startswith(b"%PDF")
        assert fonts.outline("ກ").path != fonts.outline("ຂ").path
        fonts._font.cache_clear()
        fonts.outline.cache_clear()
    monkeypatch.setitem(sys.modules, "justmytype_intl_sea", None)
    with pytest.raises(MissingExtraError) as missing:
        rack_svg(lao, ["ກ"])
    assert missing.value.extra == "scripts"
    fonts.outline.cache_clear()


def test_the_invented_game_says_that_it_is_invented() -> None:
    for origin in find_layout("lao").origins.values():
        assert origin.provenance == "own"
        assert "Invented" in origin.note.text("en")
        assert "คิดขึ้นใหม่" in origin.note.text("th")


def test_the_pieces_of_a_game_with_tiles_of_several_letters_are_printed() -> None:
    assert kit_pdf(find_layout("spanish"), "en").startswith(b"%PDF")
    shown = rack_svg(find_layout("spanish"), ["CH", "LL", "Ñ"])
    assert re.findall(r'aria-label="(CH|LL|Ñ)\b', shown) == ["CH", "LL", "Ñ"]
