"""Rules that games of other makers have: how the end counts, what multiplies, large boards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.games import begun, push
from tests.own_games import own_game
from tests.plays import play
from thaigame import Lexicon, play_game
from thaigame.game import GameSpec
from thaigame.game.events import EndCount
from thaigame.layouts import load_layout
from thaigame.movegen import Generator
from thaigame.notation import (
    format_move,
    parse_rack,
    read_game,
    read_position,
    record_of,
    write_game,
    write_position,
)
from thaigame.notation.replay import replay_record
from thaigame.strategy import find_player

if TYPE_CHECKING:
    from thaigame.game import Game
    from thaigame.layouts import Layout

LARGE = "\n".join(f'  "{"." * 40}",' for _ in range(40))


def counts(game: Game) -> list[tuple[int, int, int]]:
    return [(e.player, e.owner, e.points) for e in game.events if isinstance(e, EndCount)]


# -- the end


@pytest.mark.rule("A15")
def test_the_others_lose_their_points_and_the_closer_gains_them() -> None:
    game = begun("scrabble", "CAT", "QZ", "EE", words="CAT", bag="", out_factor=1, others_lose=True)
    push(game, "8G CAT")
    game.accept()
    assert counts(game) == [(0, 1, 20), (0, 2, 2), (1, 1, -20), (2, 2, -2)]
    assert game.scores == (10 + 22, -20, -2)
    assert game.state.ended == "out"


@pytest.mark.rule("A15")
def test_without_the_option_the_others_keep_their_points() -> None:
    game = begun("scrabble", "CAT", "QZ", words="CAT", bag="", out_factor=1)
    push(game, "8G CAT")
    game.accept()
    assert game.scores == (10 + 20, 0)


@pytest.mark.rule("A13")
@pytest.mark.parametrize(
    ("allowed", "seconds", "winner"), [(5, -301, 1), (5, -300, 0), (0, -6000, 0), (1, -61, 1)]
)
def test_who_is_too_long_over_time_has_lost_whatever_the_score(
    allowed: int, seconds: int, winner: int
) -> None:
    game = begun(
        "scrabble", "CAT", "QZ", words="CAT", bag="", now=0,
        clock_seconds=60, overtime_loss_minutes=allowed,
    )  # fmt: skip
    push(game, "8G CAT", now=60 - seconds)
    game.accept(now=60 - seconds)
    outcome = game.outcome()
    assert outcome is not None
    assert game.scores[0] > game.scores[1]
    assert outcome.winner == winner


# -- what multiplies


@pytest.mark.rule("A4")
def test_letter_premiums_may_stay_while_word_premiums_do_not() -> None:
    layout = load_layout(
        'extends = "scrabble"\nname = "stay"\n[rules.play]\npremiums_apply_to = "letters_stay"\n'
    )
    spec = GameSpec(layout, Lexicon.from_words(["CATER", "CATERS"]))
    start = replace(spec.start(), racks=(parse_rack("CATERSS", layout), None))
    first = play(start, "8D CATER")
    assert spec.score(start, first).total == (3 * 2 + 1 + 1 + 1 + 1) * 2  # D8 is 2L, H8 2W
    after = spec.after(start, first)
    more = play(replace(after, racks=(parse_rack("S", layout), None)), "8D .....S")
    # D8 counts twice again, H8 does not; I8 is plain.
    assert spec.score(after, more).total == 3 * 2 + 1 + 1 + 1 + 1 + 1


@pytest.mark.rule("A4")
def test_the_main_word_alone_is_multiplied_and_the_bonus_is_not() -> None:
    layout = load_layout(
        'extends = "scrabble"\nname = "twice"\n[rules.play]\nmain_word_factor = 2\n'
        "bonus = { 2 = 50 }\n"
    )
    spec = GameSpec(layout, Lexicon.from_words(["CAT", "CATS", "SO"]))
    start = replace(spec.start(), racks=(parse_rack("CAT", layout), None))
    first = play(start, "8H CAT")
    assert spec.score(start, first).total == 5 * 2 * 2
    after = spec.after(start, first)
    position = replace(after, racks=(parse_rack("SO", layout), None))
    found = {
        format_move(each.play, position): each.score for each in Generator(spec).plays(position)
    }
    # SO down is the main word; CATS is made on the way and counts once.
    assert found["K8 SO"] == (1 + 1) * 2 + 6 + 50


def test_squares_may_multiply_by_four() -> None:
    layout = load_layout(
        'extends = "scrabble"\nname = "four"\n[board]\nrows = ['
        + ", ".join(f'"{"Q" * 15 if row == 7 else "." * 15}"' for row in range(15))
        + ']\n[board.legend]\nQ = { target = "word", factor = 4, colour = "purple" }\n'
    )
    game = GameSpec(layout, Lexicon.from_words(["BAB"]))
    start = replace(game.start(), racks=(parse_rack("BAB", layout), None))
    assert game.score(start, play(start, "8H BAB")).total == 7 * 4 * 4 * 4
    assert Generator(game).best(start, 1)[0].score == 7 * 64


# -- boards up to 40 x 40


def large() -> Layout:
    return load_layout(
        f'extends = "scrabble"\nname = "large"\n[board]\ncentre = "AA27"\nrows = [\n{LARGE}\n]\n'
    )


def test_columns_after_z_have_two_letters() -> None:
    grid = large().grid
    assert [grid.name(column) for column in (0, 25, 26, 39)] == ["A1", "Z1", "AA1", "AN1"]
    for square in range(grid.size):
        name = grid.name(square)
        assert grid.parse(name) == square
        assert grid.parse(name.lower()) == square
    assert grid.parse("27AA") == grid.centre == grid.parse("AA27")
    assert grid.parse("AO1") is None
    assert grid.parse("A41") is None


def test_a_game_on_a_board_of_forty_squares_plays_and_is_written_down() -> None:
    layout = large()
    spec = GameSpec(layout, Lexicon.from_words(["CAT", "CATS", "AS"]))
    start = replace(spec.start(), racks=(parse_rack("CATSAS", layout), None))
    texts = set()
    for each in Generator(spec).plays(start):
        text = format_move(each.play, start)
        assert play(start, text) == each.play
        texts.add(text)
    assert {"27AA CAT", "AA27 CAT", "27X CATS"} <= texts
    after = spec.after(start, play(start, "AA25 CATS"))
    assert read_position(write_position(after), find_layout=lambda _: layout) == after
    assert str(after).splitlines()[0].split()[25:28] == ["Z", "AA", "AB"]


# -- three or more players


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("others_lose", [False, True])
def test_more_than_two_play_a_whole_game_and_its_record_is_right(
    players: int, *, others_lose: bool
) -> None:
    words = ["AB", "BA", "ABA", "BAB", "ABBA", "BAA", "BABA", "CAB", "DAB", "BADE", "ACE", "BED"]
    spec = own_game(
        words,
        "A B C D E",
        more=f"[rules.end]\nothers_lose = {str(others_lose).lower()}\nout_factor = 1",
    )
    greedy = find_player("greedy")(spec)
    games = (play_game(spec, [greedy] * players, seed=seed) for seed in range(200))
    game = next(game for game in games if game.state.ended == "out")
    assert len(counts(game)) == (players - 1) * (2 if others_lose else 1)
    record = record_of(game)
    assert replay_record(record).differences == ()
    again = read_game(write_game(record), find_layout=lambda _: spec.layout)
    assert replay_record(again).scores == game.scores
