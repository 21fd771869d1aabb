"""Games in other alphabets, from the list to the board: judged, laid, scored, written down."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.own_games import layout_text, own_game
from thaigame import explain, find_game, judge
from thaigame.errors import LexiconError, StateError, TextError
from thaigame.game import Challenge, Game, Play
from thaigame.layouts import load_layout
from thaigame.lexicon import read_word_list
from thaigame.movegen import Generator
from thaigame.notation import (
    format_move,
    format_rack,
    parse_move,
    parse_rack,
    read_position,
    write_position,
)
from thaigame.notation.tile_text import spaced_rack
from thaigame.render import board_svg
from thaigame.study import Study

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.game import GameSpec
    from thaigame.game.position import Position

SWEDISH = "A B D E F G H I K L M N O P R S T U V Å Ä Ö"
SPANISH = "A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z"
ACCENTS = 'fold = { "á" = "a", "é" = "e", "í" = "i", "ó" = "o", "ú" = "u", "ü" = "u" }'
WORDS = [
    "chico",
    "chica",
    "calle",
    "calles",
    "perro",
    "cañón",
    "ñu",
    "niño",
    "col",
    "colcha",
    "eco",
]
HUNGARIAN = "A B C CS D E F G GY H I J K L LY M N NY O P R S SZ T TY U V Z ZS Á É Í Ó Ö Ú Ü Ő Ű"


@pytest.fixture(scope="module")
def spanish() -> GameSpec:
    return own_game(WORDS, SPANISH, table=ACCENTS)


def to_move(spec: GameSpec, rack: str) -> Position:
    start = spec.start()
    return replace(start, racks=(parse_rack(rack, spec.layout), *start.racks[1:]))


def written(spec: GameSpec, rack: str, engine: str) -> set[tuple[str, int]]:
    position = to_move(spec, rack)
    generator = Generator(spec, engine="letters" if engine == "letters" else "cells")
    return {(format_move(each.play, position), each.score) for each in generator.plays(position)}


# -- lists


def test_a_list_beside_its_layout_holds_the_letters_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(
        layout_text(SWEDISH).replace('name = "own"', 'name = "own"\nlexicon = "words.txt"'),
        encoding="utf-8",
    )
    decomposed = "a\u030aret"
    (tmp_path / "words.txt").write_text(
        f"å\nåtta\növer\nälg\n{decomposed}\nsmå5\n", encoding="utf-8"
    )
    spec = find_game(str(tmp_path / "own.toml"))
    assert spec.lexicon.words == {"Å", "ÅTTA", "ÖVER", "ÄLG", "ÅRET"}
    assert judge(spec, ["över", "A\u030aret"]).acceptable is True
    assert judge(spec, ["over"]).acceptable is False


def test_a_list_is_read_by_the_language_of_the_game(tmp_path: Path) -> None:
    letters = "A B C D E I İ K L M N R S Ş T U Y"
    (tmp_path / "own.toml").write_text(
        layout_text(letters, table='casing = "turkish"').replace(
            'name = "own"', 'name = "own"\nlexicon = "words.txt"'
        ),
        encoding="utf-8",
    )
    (tmp_path / "words.txt").write_text("iyi\nkırık\n", encoding="utf-8")
    spec = find_game(str(tmp_path / "own.toml"))
    assert spec.lexicon.words == {"İYİ", "KIRIK"}
    assert judge(spec, ["iyi", "KIRIK"]).words == ("İYİ", "KIRIK")
    # ı is the small form of I, so a blank that stands for it is written so.
    position = to_move(spec, "K?RIK")
    move = parse_move("8G KıRIK", position)
    assert [tile.kind for tile in move.tiles] == ["K", "?", "R", "I", "K"]  # type: ignore[union-attr]
    assert format_move(move, position) == "8G KıRIK"


@pytest.mark.parametrize(
    ("line", "shown", "others"),
    [
        ("smål-and", "-", "English"),
        ("o'clock", "'", "English"),
        ("åмир", "М", "English"),
    ],
)
def test_a_message_names_the_true_letter_and_no_other_game(
    line: str, shown: str, others: str
) -> None:
    [fault] = read_word_list(f"åtta\n{line}\n".encode()).faulty
    assert shown in fault.message.text("en")
    assert shown in fault.message.text("th")
    assert others not in fault.message.text("en")
    assert "อังกฤษ" not in fault.message.text("th")


def test_a_list_made_without_the_game_in_mind_is_read_in_the_letters_of_the_game() -> None:
    from thaigame import Lexicon
    from thaigame.game import GameSpec

    layout = load_layout(layout_text(SPANISH, table=ACCENTS))
    spec = GameSpec(layout, Lexicon.from_words(["cañón", "calle"]))
    assert spec.accepts("CAÑON")
    assert spec.accepts("cañón")
    assert spec.lexicon.words == {"CAÑON", "CALLE"}


# -- laying and judging


@pytest.mark.parametrize("engine", ["letters", "cells"])
def test_a_word_is_laid_with_the_one_tile_of_its_letter(spanish: GameSpec, engine: str) -> None:
    plays = written(spanish, "[CH]ICOCHA", engine)
    assert ("8G [CH]ICO", 16) in plays  # four tiles of 2 points, and the word counts twice
    assert ("8G COL", 12) not in plays
    assert not any("C|H" in move for move, _ in plays)
    assert not any("H" in move[2:] for move, _ in written(spanish, "CHICO", engine))


@pytest.mark.parametrize("engine", ["letters", "cells"])
def test_both_kernels_find_the_plays_of_a_spanish_position(spanish: GameSpec, engine: str) -> None:
    both = written(spanish, "CA?ESPÑ", "letters")
    assert both == written(spanish, "CA?ESPÑ", "cells")
    assert ("8G CA[ll]ES", 16) in written(spanish, "CA?ESPÑ", engine)


def test_two_tiles_do_not_make_the_letter_that_has_its_own(spanish: GameSpec) -> None:
    position = to_move(spanish, "CHICO")
    faults = spanish.violations(position, parse_move("8G C|HICO", position))
    assert [fault.reason for fault in faults] == ["word"]
    assert "C|HICO" in faults[0].message.text("en")


def test_a_word_may_be_laid_with_its_letters_apart_where_the_layout_says_so() -> None:
    spec = own_game(["szó", "víz", "vízszint"], HUNGARIAN, table='laid = "either"')
    assert {move for move, _ in written(spec, "SZÓ[SZ]", "cells") if move.startswith("8G")} == {
        "8G SZÓ", "8G [SZ]Ó",
    }  # fmt: skip
    position = to_move(spec, "SZÓ")
    assert spec.violations(position, parse_move("8G SZÓ", position)) == ()


def test_a_list_may_mark_where_a_word_is_cut() -> None:
    spec = own_game(["víz|szint", "szó"], HUNGARIAN)
    assert judge(spec, ["vízszint", "víz|szint"]).acceptable is True
    position = to_move(spec, "VÍZ[SZ]INT")
    move = parse_move("8D VÍ[Z][SZ]INT", position)
    assert spec.violations(position, move) == ()
    assert format_move(move, position) == "8D VÍZ[SZ]INT"
    assert [str(word) for word in Study(spec).pattern("VÍ_____")] == ["VÍZ|SZINT"]


def test_a_letter_that_no_tile_shows_is_had_by_a_blank_where_the_layout_says_so() -> None:
    spec = own_game(["wok", "kok"], SWEDISH, tiles='wild_also = ["W", "Q"]')
    position = to_move(spec, "?OK")
    move = parse_move("8G wOK", position)
    assert isinstance(move, Play)
    assert spec.violations(position, move) == ()
    assert spec.score(position, move).total == 8
    assert spec.unplayable("wok") is None
    assert {move for move, _ in written(spec, "?OK", "cells") if move[:2] == "8G"} == {
        "8G wOK", "8G kOK", "8G KOk",
    }  # fmt: skip


def test_a_blank_is_not_what_the_layout_keeps_it_from() -> None:
    spec = own_game(WORDS, SPANISH, tiles='wild_except = ["CH", "LL", "RR"]')
    assert not any("ch" in move for move, _ in written(spec, "?ICO", "cells"))
    assert any("ch" in move for move, _ in written(own_game(WORDS, SPANISH), "?ICO", "cells"))
    position = to_move(spec, "?ICO")
    faults = spec.violations(position, parse_move("8G [CH]ICO", position))
    assert [fault.reason for fault in faults] == ["rack"]


def test_what_the_tiles_cannot_make_is_told_by_its_letter(spanish: GameSpec) -> None:
    [ruling] = explain(spanish, ["kilo"])
    assert ruling.playable is False
    assert ruling.reason is not None
    assert "K" in ruling.reason.text("en")
    with pytest.raises(TextError):
        judge(spanish, ["мир"])
    with pytest.raises(LexiconError):
        own_game(["ca-lle"], SPANISH)


def test_a_word_that_no_list_could_hold_is_answered_at_once(spanish: GameSpec) -> None:
    assert judge(spanish, ["ll" * 5000]).acceptable is False


def test_a_near_word_is_found_by_the_letters_of_the_game(spanish: GameSpec) -> None:
    assert explain(spanish, ["nino"])[0].suggestions == ("NIÑO",)


def test_a_challenged_word_may_be_named_without_its_cut() -> None:
    spec = own_game(["víz|szint", "szó"], HUNGARIAN)
    game = Game(spec, seed=1, draw_for_start=False)
    rack = parse_rack("VÍZ[SZ]INT", spec.layout)
    game._state = game._state._replace(racks=(rack, game._state.racks[1]))
    game.push(parse_move("8D VÍ[Z][SZ]INT", game.position))
    with pytest.raises(StateError, match="SZÓ"):
        game.push(Challenge(("szó",)))
    game.push(Challenge(("vízszint",)))
    assert game.scores[0] > 0


# -- written and drawn


def test_moves_racks_and_positions_are_read_as_they_are_written(spanish: GameSpec) -> None:
    position = to_move(spanish, "[CH]IC?[LL]AÑ")
    assert format_rack(position.racks[0] or (), spanish.layout) == "?AC[CH]I[LL]Ñ"
    for rack in (["C", "H"], ["CH"], ["C", "CH", "H", "?"]):
        held = spanish.tiles.rack(rack)
        assert parse_rack(format_rack(held, spanish.layout), spanish.layout) == held
        assert parse_rack(spaced_rack(held, spanish.layout), spanish.layout) == held
    for each in Generator(spanish).plays(position):
        text = format_move(each.play, position)
        assert parse_move(text, position) == each.play
        after = spanish.after(position, each.play)
        line = write_position(after)
        assert (
            read_position(line, layout=spanish.layout, find_layout=lambda _: spanish.layout)
            == after
        )


@pytest.mark.parametrize(
    ("typed", "kinds"),
    [
        ("8G CHICO", ["CH", "I", "C", "O"]),
        ("8G [CH]ICO", ["CH", "I", "C", "O"]),
        ("8G chICO", ["?", "I", "C", "O"]),
        ("8G [ch]ICO", ["?", "I", "C", "O"]),
        ("8G [?=CH]ICO", ["?", "I", "C", "O"]),
        ("8G C|HICO", ["C", "H", "I", "C", "O"]),
        ("8G cHICO", ["?", "H", "I", "C", "O"]),
        ("8G CAN\u0303O\u0301N", ["C", "A", "Ñ", "O", "N"]),
    ],
)
def test_a_letter_of_several_characters_may_be_typed_in_many_ways(
    spanish: GameSpec, typed: str, kinds: list[str]
) -> None:
    start = spanish.start()
    move = parse_move(typed, start)
    assert [tile.kind for tile in move.tiles] == kinds  # type: ignore[union-attr]
    assert parse_move(format_move(move, start), start) == move


def test_a_picture_shows_the_letter_whole(spanish: GameSpec) -> None:
    position = to_move(spanish, "[CH]ICO")
    after = spanish.after(position, parse_move("8G CHICO", position))
    assert "CH" in str(after)
    assert "<svg" in board_svg(spanish.layout, after.board)


@pytest.mark.parametrize(
    ("script", "letters", "word"),
    [
        ("greek", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω", "λογος"),
        ("cyrillic", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я", "слово"),
        ("armenian", "Ա Բ Գ Դ Ե Զ Է Ը Թ Ժ Ի Լ Խ Ծ Կ Հ Ձ Ղ Ճ Մ Յ Ն Շ Ո Չ Պ Ջ Ռ Ս Վ Տ Ր", "տանտ"),
        ("hebrew", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת", "שלמ"),
    ],
)
def test_a_game_in_another_script_plays(script: str, letters: str, word: str) -> None:
    spec = own_game([word], letters, script=script)
    form = spec.form(word)
    assert judge(spec, [word]).acceptable is True
    position = to_move(spec, form)
    moves = written(spec, form, "cells")
    assert f"8H {form}" in {move for move, _ in moves}
    assert isinstance(parse_move(f"8H {form}", position), Play)
