"""The kernel for all games finds what the rules allow: a position by hand for each feature."""

from __future__ import annotations

from dataclasses import replace
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from tests.generators import TWINS, Twin, agreed, has
from tests.plays import ample, board, game, play, total
from thaigame.errors import KernelError, StateError
from thaigame.game.board import Board
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.position import Position
from thaigame.game.score import Score
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.movegen import generator as generator_module
from thaigame.movegen.generator import Generator
from thaigame.movegen.graphs import compiled
from thaigame.notation import format_move, parse_rack

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

pytestmark = pytest.mark.filterwarnings("error")


@pytest.fixture(params=TWINS)
def twin(request: pytest.FixtureRequest) -> Twin:
    chosen: Twin = request.param
    if not has(chosen):
        pytest.skip("no native kernel was built")
    return chosen


def written(position: Position, plays: Iterable[Play]) -> set[str]:
    return {format_move(place, position) for place in plays}


def changed(position: Position, plays: Iterable[Play]) -> list[Play]:
    """Return the plays that change a standing square."""
    return [place for place in plays if any(position.board[square] for square in place.squares)]


def score_of(plays: Mapping[Play, int], position: Position, text: str) -> int:
    return plays[play(position, text)]


# -- tiles and faces --------------------------------------------------------------------------


def test_free_paper_marks_fit_every_word_over_one_letter(twin: Twin) -> None:
    spec = game("kumkom", "กา ก่า ก้า ขา")
    position = board(spec, rack="กา")
    found = written(position, agreed(spec, position, twin))
    assert found == {
        f"{start} {word}" for start in ("5G", "5H", "H4", "H5") for word in ("กา", "ก่า", "ก้า")
    }


@pytest.mark.rule("K1")
def test_blanks_go_everywhere_and_the_best_puts_them_where_they_cost_least(twin: Twin) -> None:
    spec = game("kumkom", "ขขกก กกขข ขก กข กๆ ฃก ฅๅ")
    position = board(spec, rack="ขขกก?")
    plays = agreed(spec, position, twin)
    best = Generator(spec, kernel=twin).best(position, 1)[0]
    assert best.score == max(plays.values())
    assert best.leave == ("?",)
    assert any(tile.kind == "?" for place in plays for tile in place.tiles)
    # ๅ and ฃ are made by a blank only (K3); ๆ has no tile.
    assert any("ฃ" in text for text in written(position, plays))
    assert not any("ๆ" in text for text in written(position, plays))


@pytest.mark.rule("K2", "P3")
def test_dual_tiles_show_either_face_and_fixed_ones_only_theirs(twin: Twin) -> None:
    spec = game("kumkom", "ฆก ซก กฆ กซ")
    free = agreed(spec, board(spec, rack="[ฆ/ซ]ก"), twin)
    fixed = agreed(spec, board(spec, rack="[ฆ/ซ=ซ]ก"), twin)
    assert len(free) == 16
    assert len(fixed) == 8
    assert {tile.kind for place in fixed for tile in place.tiles} == {"ฆ/ซ=ซ", "ก"}


@pytest.mark.rule("T4", "T5")
def test_fixed_wilds_keep_their_face_and_score_nothing(twin: Twin) -> None:
    spec = ample(game("crossing", "กาง กิน นาน งาน"))
    fixed = agreed(spec, board(spec, rack="[?=ก]างนน"), twin)
    assert fixed
    free = agreed(spec, board(spec, rack="?างนน"), twin)
    assert set(map(len, (place.tiles for place in fixed))) == {3}
    assert len(free) > len(fixed)


def test_two_kinds_that_show_one_face_make_two_plays(twin: Twin) -> None:
    spec = game("kumkom-as-printed", "ณา ษา ฒา")
    position = board(spec, rack="[ฒ/ณ][ณ/ษ]า")
    plays = agreed(spec, position, twin)
    there = [place for place in plays if place.lays[0].cell.base == "ณ"]
    assert {place.lays[0].tiles[0].kind for place in there} == {"ฒ/ณ", "ณ/ษ"}
    assert len({plays[place] for place in there}) > 1  # they differ in points


# -- standing squares that grow ------------------------------------------------------------


@pytest.mark.rule("T6", "T7", "T8")
def test_tiles_are_added_above_and_below_standing_ones(twin: Twin) -> None:
    spec = game("crossing", "งาม งาง ง่าม งุม งูม ง่าง งามา ม่าม มาม่าม งง งุง มุง งุ่ม")
    position = board(spec, "8H งาม", rack="่งามุ้")
    plays = agreed(spec, position, twin)
    grown = changed(position, plays)
    assert grown
    lone = [place for place in grown if len(place.lays) == 1]
    assert play(position, "8H .+่..") in lone
    # ง stands on the starburst: an upper tile brings no multiplication (T7).
    assert score_of(plays, position, "8H .+่..") == total(spec, position, "8H .+่..")


@pytest.mark.rule("T6")
def test_a_play_may_fill_no_empty_square_in_either_direction(twin: Twin) -> None:
    spec = game("crossing", "งาวมา วาม ง่าว ง่าวมา ว่าม งาว่มา วัม งัม")
    position = board(spec, "8H งาวมา", "J8 .าม", rack="่้")
    plays = agreed(spec, position, twin)
    assert written(position, plays) == {"8H .+่....", "8H ...+่.."}
    # Without งาว่มา the tone that makes ว่าม down spoils the word across.
    spec = game("crossing", "งาวมา วาม ง่าว ง่าวมา ว่าม วัม งัม")
    plays = agreed(spec, replace(position, layout=spec.layout), twin)
    assert written(position, plays) == {"8H .+่...."}


@pytest.mark.rule("T6")
def test_one_square_grown_in_a_column_is_told_down(twin: Twin) -> None:
    spec = game("crossing", "งาว ง่าว งาง ง่าง")
    position = board(spec, "H8 งาว", rack="่")
    plays = agreed(spec, position, twin)
    assert written(position, plays) == {"H8 .+่.."}


@pytest.mark.rule("T4")
def test_a_vowel_tile_with_its_tone_is_one_tile(twin: Twin) -> None:
    spec = game("crossing", "อีมา อี่มา งัมมา งั่มมา")
    position = board(spec, rack="งมม[ั|ั่]อา[ี|ี่]")
    faces = {tile.face for place in agreed(spec, position, twin) for tile in place.tiles}
    assert faces == {"อ", "ง", "ม", "า", "ี", "ี่", "ั", "ั่"}


def test_a_cell_that_no_word_has_can_become_one(twin: Twin) -> None:
    spec = game("crossing", "งุ่ม มา")
    position = board(spec, "8H งุม", rack="่ามา")  # laid without judging, and let stand
    assert not spec.accepts("งุม")
    assert "8H .+่." in written(position, agreed(spec, position, twin))
    # The cell งุ alone is in no word at all: it is no symbol of this list.
    assert "งุ" not in {"".join(cell) for cell in compiled(spec.layout, spec.lexicon).symbols.cells}


@pytest.mark.rule("K18")
@pytest.mark.parametrize("limit", [1, 2])
def test_tiles_may_cover_standing_ones_up_to_the_limit(twin: Twin, limit: int) -> None:
    spec = game("kumkom", "กาน กบน กาบ มาน มาบ ก้าน ม้าน นา บาน", overlay_limit=limit)
    position = board(spec, "5H กาน", rack="มบนา")
    plays = agreed(spec, position, twin)
    covers = changed(position, plays)
    assert covers
    counts = {
        sum(position.board[square] is not None for square in place.squares) for place in covers
    }
    assert counts == set(range(1, limit + 1))


def test_a_covered_base_keeps_the_tiles_above_it(twin: Twin) -> None:
    spec = game("crossing", "งิม อิม อาม งาม มิม อิมา", overlay_limit=1)
    position = board(spec, "8H งิม", rack="อมา่")
    plays = agreed(spec, position, twin)
    assert any(
        (lay.cell.canonical, len(lay.tiles)) == ("อิ", 1) for place in plays for lay in place.lays
    )


@pytest.mark.rule("K20")
def test_marks_on_standing_tiles_change_only_with_the_option_and_with_a_tile(twin: Twin) -> None:
    words = "กาน ก้าน ก่าน กานน ก้านน ก่านน น้า นา น่า"
    fixed, free = game("kumkom", words), game("kumkom", words, remark=True)
    position = board(fixed, "5H กาน", rack="นา")
    assert not changed(position, agreed(fixed, position, twin))
    position = replace(position, layout=free.layout)
    grown = changed(position, agreed(free, position, twin))
    assert {"5H .+้..น", "5H .+่..น"} <= written(position, grown)
    assert all(place.tiles for place in grown)


# -- scores ----------------------------------------------------------------------------------


@pytest.mark.rule("P8", "K19")
@pytest.mark.parametrize("name", ["kumkom", "primary"])
def test_premiums_may_count_for_standing_tiles_again(twin: Twin, name: str) -> None:
    words = "กาน กานา นาน กา นา" if name == "kumkom" else "CRAB CRABS SO AS ABS BASE OBOE"
    spec = ample(game(name, words, premiums_apply_to="all_tiles"))
    first, rack = ("5G กาน", "กานา") if name == "kumkom" else ("6F CRAB", "SOASBE")
    position = board(spec, first, rack=rack)
    again = agreed(spec, position, twin)
    once = ample(game(name, words))
    assert again != agreed(once, replace(position, layout=once.layout), twin)


@pytest.mark.rule("T7")
def test_a_word_premium_may_multiply_printed_points_only(twin: Twin) -> None:
    words = "งาม มา วามามา ง่าม วาม"
    printed = ample(game("crossing", words, word_premium_on="printed_points"))
    after = ample(game("crossing", words))
    for moves, rack in (((), "วามมาๆ่"), (("8H วาม",), "่งามๆมา"), ((), "วามามาๆ")):
        position = board(printed, *moves, rack=rack)
        plays = agreed(printed, position, twin)
        others = agreed(after, replace(position, layout=after.layout), twin)
        assert set(plays) == set(others)
    # วามามา from D8 to I8 has a letter premium on D8 and the starburst on H8.
    assert score_of(plays, position, "8D วามามา") < score_of(others, position, "8D วามามา")


@pytest.mark.rule("T9")
def test_the_doubler_follows_any_word_and_doubles_it_in_cross_words_too(twin: Twin) -> None:
    spec = ample(game("crossing", "อ งาม มาม มา"))
    position = board(spec, "8H งาม", rack="ๆอมา")
    plays = agreed(spec, position, twin)
    assert "8H ...ๆ" in written(position, plays)
    # อ is a word of one cell: อๆ is a word of two.
    spec = ample(game("crossing", "อ งาอ มา"))
    position = board(spec, "8H งาอ", rack="ๆมา")
    assert "J8 .ๆ" in written(position, agreed(spec, position, twin))
    # ๆ stands at the end of both its words.
    spec = ample(game("crossing", "งาม มา งามมา มาม งา"))
    position = board(spec, "8H งาม", "I7 ม.", rack="ๆงามา")
    agreed(spec, position, twin)


@pytest.mark.rule("T9")
def test_the_doubler_may_have_to_be_listed(twin: Twin) -> None:
    spec = game("crossing", "งาม งามๆ มา", yamok="listed")
    position = board(spec, rack="งามๆา")
    texts = written(position, agreed(spec, position, twin))
    assert any("งามๆ" in text for text in texts)
    assert not any("มาๆ" in text for text in texts)


def test_a_standing_doubler_counts_for_words_that_end_there(twin: Twin) -> None:
    spec = game("crossing", "งา ง่า งาม มา ม่า วา มา ม่า")
    position = board(spec, "8G งาๆ", rack="ม่ามว้[ั|ั่]")
    plays = agreed(spec, position, twin)
    assert "8G .+่.." in written(position, plays)


# -- boards ----------------------------------------------------------------------------------


@pytest.mark.rule("A2", "T2")
def test_the_first_play_covers_the_centre_with_enough_squares(twin: Twin) -> None:
    spec = game("crossing", "งา งาม งามา")
    plays = agreed(spec, board(spec, rack="งามา"), twin)
    assert {len(place.lays) for place in plays} == {3, 4}
    assert all(spec.grid.centre in place.squares for place in plays)


def test_lifted_words_are_gone_and_the_next_plays_are_those_of_the_board_left(
    twin: Twin,
) -> None:
    spec = ample(game("kumkom", "กาน นาน นา กา มา มาน"))
    generator = Generator(spec, kernel=twin)
    position = board(spec, rack="กานมานา")
    for text in ("5H กาน", "J5 .าน", "7J .า"):
        position = spec.after(position, play(position, text))
        position = replace(position, racks=(parse_rack("กานมนา", spec.layout), None))
        expected = agreed(spec, position, twin)
        found = {each.play: each.score for each in generator.plays(position)}
        assert found == expected
    empty = replace(position, board=Board((None,) * spec.grid.size))
    assert agreed(spec, empty, twin)


def test_latin_games_with_dual_tiles_are_served_too(twin: Twin) -> None:
    spec = game("primary", "HE HER QUIT KIT VIEW FAR JAR EH AH AXE WAX ZAX YAK ARE RE")
    position = board(spec, "6F ARE", rack="[H/Q][F/J]?[W/X]AE")
    assert agreed(spec, position, twin)


@pytest.mark.rule("S3")
def test_the_teaching_example_scores_what_the_sheet_says(twin: Twin) -> None:
    spec = game("scrabble", "BENEFIT WANE AWE AN WE EF")
    position = board(spec, "8H BENEFIT", rack="AAAEELW")
    plays = agreed(spec, position, twin)
    assert score_of(plays, position, "J6 WA.E") == 15
    assert score_of(plays, position, "7J AWE") == 18


# -- the generator ---------------------------------------------------------------------------


def test_equity_adds_what_the_leave_is_worth(twin: Twin) -> None:
    spec = ample(game("kumkom", "กาน นาน นา กา มา มาน"))
    position = board(spec, "5H กาน", rack="กานม?")

    def leaves(rack: tuple[str, ...]) -> float:
        return 20.5 if "?" in rack else -0.25 * len(rack)

    generator = Generator(spec, kernel=twin)
    best = generator.best(position, 1000, by="equity", leaves=leaves)
    assert all(each.equity == each.score + leaves(each.leave) for each in best)
    assert [each.equity for each in best] == sorted((e.equity for e in best), reverse=True)
    assert {each.play: each.score for each in best} == agreed(spec, position, twin)
    assert generator.best(position, 3, by="equity", leaves=leaves)[0].equity == best[0].equity
    assert generator.best(position, 1)[0].equity == max(agreed(spec, position, twin).values())


def test_a_game_with_its_own_scorer_is_ranked_by_it() -> None:
    spec = ample(game("kumkom", "กาน นาน นา กา มา มาน"))
    position = board(spec, "5H กาน", rack="กานม")

    def longest(position: Position, place: Play) -> Score:
        del position
        return Score((), bonus=10 - len(place.tiles))

    own = replace(spec, scorer=longest)
    plays = list(Generator(own).plays(position))
    assert {each.score for each in plays} == {10 - len(each.play.tiles) for each in plays}
    best = Generator(own).best(position, 3)
    assert [each.score for each in best] == sorted((p.score for p in plays), reverse=True)[:3]
    assert {each.play for each in plays} == {e.play for e in Generator(spec).plays(position)}


def test_more_plays_than_fit_in_memory_are_found_again(
    twin: Twin, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = game("kumkom", "กาน นาน นา กา มา มาน ขา ขาน คา คาน ค่า ข่า ข้า บาน บ้า ป่า ป้า")
    position = board(spec, rack="กานม????")
    generator = Generator(spec, kernel=twin)
    every = list(generator.plays(position))
    monkeypatch.setattr(generator_module, "CHUNK", 50)
    generator = Generator(spec, kernel=twin)
    assert generator._cells is not None
    generator._cells._kernel.grow(50)
    plays = generator.plays(position)
    assert len(plays) == len(every) > 200
    assert list(plays) == every
    assert [plays[i] for i in range(len(plays) - 1, -1, -1)] == every[::-1]
    assert plays[-3:] == every[-3:]
    with pytest.raises(IndexError):
        plays[len(every)]


@pytest.mark.rule("K11", "T13", "S14")
def test_exchanges_and_the_pass_follow_the_plays() -> None:
    spec = game("kumkom", "กาน")
    position = board(spec, rack="กากน")
    moves = list(Generator(spec).moves(position))
    exchanges = [move for move in moves if isinstance(move, Exchange)]
    assert len(exchanges) == len(set(exchanges)) == 3 * 2 * 2 - 1
    assert moves[-1] == Pass()
    assert all(not spec.violations(position, move) for move in moves)
    late = replace(position, bag=tuple(position.unseen().elements())[:9])
    assert not list(Generator(spec).exchanges(late))


def test_an_unknown_rack_is_refused() -> None:
    spec = game("kumkom", "กาน")
    with pytest.raises(StateError, match="not known"):
        Generator(spec).plays(Position.start(spec.layout, players=2))


def test_a_mark_that_is_both_paper_and_tile_is_refused() -> None:
    layout = find_layout("crossing")
    rules = replace(layout.rules, play=replace(layout.rules.play, paper_marks=frozenset("่")))
    with pytest.raises(KernelError, match="both on paper and on a tile"):
        Generator(GameSpec(replace(layout, rules=rules), Lexicon.from_words(["กา"])))


def test_an_empty_word_list_has_no_plays(twin: Twin) -> None:
    spec = game("kumkom", "")
    position = board(spec, rack="กาน?")
    assert len(Generator(spec, kernel=twin).plays(position)) == 0
    assert Generator(spec, kernel=twin).best(position) == []


def test_threads_find_what_one_finds_alone() -> None:
    spec = game("kumkom", "กาน นาน นา กา มา มาน ขา ขาน คา คาน")
    position = board(spec, "5H กาน", rack="กานม??")
    alone = list(Generator(spec).plays(position))
    found: list[list[object]] = []

    def work() -> None:
        generator = Generator(spec)
        found.extend([list(generator.plays(position)) for _ in range(5)])

    threads = [Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 20
