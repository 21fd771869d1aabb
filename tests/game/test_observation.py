"""What a player may see, and what not."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from tests.games import begun, kinds, push
from thaigame.game.game import new_game
from thaigame.notation import write_position


@pytest.mark.parametrize("name", ["kumkom", "crossing", "primary", "scrabble"])
def test_a_player_sees_the_own_rack_and_counts_of_everything_else(name: str) -> None:
    game = new_game(name, players=3, seed=4)
    size = game.spec.rules.play.rack_size
    for seat in range(3):
        seen = game.observation(seat)
        assert seen.rack == game.racks[seat]
        assert seen.rack_counts == (size,) * 3
        assert seen.bag_count == game.bag_count
        hidden = Counter(kinds(game)) - Counter(game.racks[seat])
        assert Counter(seen.unseen) == hidden


@pytest.mark.parametrize("name", ["kumkom", "crossing", "primary", "scrabble"])
def test_what_a_player_sees_does_not_hang_on_the_order_of_the_bag_or_on_who_has_what(
    name: str,
) -> None:
    game = new_game(name, seed=4)
    seen = game.observation(0)
    state = game.state
    other = game.copy()
    # The same tiles, dealt and shaken in another way behind the player's back.
    hidden = (*game.racks[1], *(state.bag or ()))[::-1]
    size = len(game.racks[1])
    other._state = state._replace(
        racks=(state.racks[0], game.spec.tiles.rack(hidden[:size])),
        bag=hidden[size:],
        chance=99,
    )
    assert other.observation(0) == seen
    assert other.observation(1) != game.observation(1)


def test_the_position_a_player_sees_hides_the_other_racks() -> None:
    game = begun("scrabble", "C A T S", "Q Z", bag="A B C D E")
    push(game, "8G CAT")
    line = write_position(game.observation(1).position)
    assert line.split(" ")[1:3] == ["QZ/-", "0/10"]


def test_a_tile_whose_face_was_fixed_is_counted_as_what_everybody_knows_it_is() -> None:
    game = begun("kumkom", "[ฆ/ซ] า ม", "ก ก", words="กา")
    push(game, "5H ซา")
    game.challenge(["ซา"])
    game.settle()
    assert game.observation(1).unseen["ฆ/ซ=ซ"] == 1
    assert "ฆ/ซ" not in game.observation(1).unseen


def test_an_observation_holds_no_rack_but_ones_own_and_no_bag() -> None:
    names = {field.name for field in fields(new_game("scrabble", seed=1).observation(0))}
    assert not names & {"racks", "bag", "chance", "seed", "spec", "state"}
