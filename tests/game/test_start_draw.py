"""Who begins, and who draws first."""

from __future__ import annotations

from collections import Counter

import pytest

from thaigame.errors import StateError
from thaigame.game.events import Drew, StartDrawn
from thaigame.game.game import new_game
from thaigame.game.start import start_rank
from thaigame.layouts import find_layout

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")


def before(name: str, first: str, second: str) -> bool:
    layout = find_layout(name)
    return start_rank(layout, first) < start_rank(layout, second)


@pytest.mark.rule("P4")
def test_in_the_primary_edition_a_dual_tile_counts_as_its_earlier_letter() -> None:
    assert before("primary", "?", "A")
    assert before("primary", "A", "B")
    assert before("primary", "I", "K/V")
    assert before("primary", "K/V", "L")
    assert before("primary", "H/Q", "I")
    assert before("primary", "W/X", "Y/Z")


@pytest.mark.rule("C4", "S15")
@pytest.mark.parametrize("name", ["crossword", "scrabble"])
def test_in_the_english_games_a_blank_comes_before_a_and_a_before_z(name: str) -> None:
    mixed = "QWERTYUIOPASDFGHJKLZXCVBNM?"
    letters = "?ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    layout = find_layout(name)
    assert sorted(mixed, key=lambda tile: start_rank(layout, tile)) == list(letters)


@pytest.mark.rule("K6")
def test_in_kumkom_consonants_go_from_ko_kai_to_ho_nok_huk_and_vowels_lose() -> None:
    assert before("kumkom", "?", "ก")
    assert before("kumkom", "ก", "ข")
    assert before("kumkom", "ค", "ฆ/ซ")
    assert before("kumkom", "ฆ/ซ", "ง")
    assert before("kumkom", "ฬ/ญ", "ด")
    assert before("kumkom", "ฮ/ฦ", "ว")  # by ฦ, which comes before ว
    for vowel in ("า", "เ", "แ", "ะ", "ำ", "ไ", "ใ", "โ"):
        assert before("kumkom", "อ", vowel)
        assert not before("kumkom", "า", vowel)
        assert not before("kumkom", vowel, "า")


@pytest.mark.rule("T19")
def test_in_the_three_tier_game_the_wild_tile_comes_first_and_marks_last() -> None:
    assert before("crossing", "?", "ก")
    assert before("crossing", "ก", "ก/ฆ") is False
    assert before("crossing", "ก", "ข/ฃ")
    assert before("crossing", "ห/ฮ", "อ")
    for last in ("า", "ุ", "่", "ี|ี่", "ๆ"):
        assert before("crossing", "อ", last)


@pytest.mark.rule("T19")
def test_the_three_tier_game_and_kumkom_take_more_than_four_players() -> None:
    assert new_game("crossing", players=6, seed=1).players == 6
    with pytest.raises(StateError):
        new_game("crossing", players=1, seed=1)


@pytest.mark.rule("P5")
def test_the_primary_edition_has_racks_of_six_and_two_to_four_players() -> None:
    for players in (2, 3, 4):
        game = new_game("primary", players=players, seed=1)
        assert [len(rack) for rack in game.racks] == [6] * players
    for players in (1, 5):
        with pytest.raises(StateError, match=f"2 to 4 players, not {players}"):
            new_game("primary", players=players, seed=1)


@pytest.mark.rule("C4")
def test_the_tournament_game_is_for_two() -> None:
    with pytest.raises(StateError):
        new_game("crossword", players=3, seed=1)


def rounds(draws: list[StartDrawn]) -> list[list[StartDrawn]]:
    """Divide draws into rounds: one begins when somebody draws again."""
    found: list[list[StartDrawn]] = [[]]
    for draw in draws:
        if draw.player in {other.player for other in found[-1]}:
            found.append([])
        found[-1].append(draw)
    return found


@pytest.mark.rule("A9", "P4", "C4", "K6", "T19", "S15")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_order_of_play_is_that_of_the_draws_and_only_the_tied_draw_again(
    name: str, players: int
) -> None:
    layout = find_layout(name)
    if players > layout.rules.turn.players[1]:
        return
    again = 0
    for seed in range(60):
        game = new_game(name, players=players, seed=seed)
        draws = [event for event in game.events if isinstance(event, StartDrawn)]
        made: dict[int, tuple[int, ...]] = dict.fromkeys(range(players), ())
        for number, drawn in enumerate(rounds(draws)):
            shared = Counter(made.values())
            tied = {seat for seat in made if shared[made[seat]] > 1}
            assert {draw.player for draw in drawn} == tied
            assert not Counter(draw.tile for draw in drawn) - Counter(layout.tiles.full)
            again += number > 0
            for draw in drawn:
                made[draw.player] += (start_rank(layout, draw.tile),)
        assert sorted(made.values()) == list(made.values())
        assert len(set(made.values())) == players
    assert again


@pytest.mark.rule("A9")
@pytest.mark.parametrize("name", GAMES)
def test_the_tiles_go_back_and_the_starter_draws_the_rack_first(name: str) -> None:
    game = new_game(name, seed=5)
    layout = game.spec.layout
    size = layout.rules.play.rack_size
    draws = [event for event in game.events if isinstance(event, Drew)]
    assert [(draw.player, len(draw.tiles)) for draw in draws] == [(0, size), (1, size)]
    assert game.bag_count == layout.tiles.total - 2 * size
    assert game.turn == 0


@pytest.mark.rule("K6")
def test_players_may_agree_on_any_other_way_of_beginning() -> None:
    game = new_game("kumkom", seed=5, names=("Nok", "Lek"), draw_for_start=False)
    assert game.names == ("Nok", "Lek")
    assert not [event for event in game.events if isinstance(event, StartDrawn)]


def test_names_follow_the_seats_that_the_draw_gives() -> None:
    seen = {new_game("scrabble", seed=seed, names=("Nok", "Lek")).names for seed in range(20)}
    assert seen == {("Nok", "Lek"), ("Lek", "Nok")}
    with pytest.raises(StateError):
        new_game("scrabble", seed=1, names=("Nok",))
