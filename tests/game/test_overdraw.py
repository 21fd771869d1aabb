"""Tiles drawn over the rack's size."""

from __future__ import annotations

import pytest

from tests.games import begun, kinds, last, push
from thaigame.errors import StateError
from thaigame.game.events import Overdrew
from thaigame.game.game import Game, new_game


@pytest.mark.rule("P13")
@pytest.mark.parametrize(("over", "takes"), [(1, 2), (2, 3)])
def test_the_opponent_takes_one_more_than_the_surplus_looks_and_gives_one_back(
    over: int, takes: int
) -> None:
    game = begun("primary", "E A T B B D", "I I I I I I", words="EAT")
    everything = kinds(game)
    push(game, "6F EAT")
    game.accept()
    in_bag = game.bag_count
    seen: list[tuple[str, ...]] = []

    def choose(taken: tuple[str, ...]) -> tuple[str, ...]:
        seen.append(taken)
        return taken[1:]

    game.overdraw(0, over, choose=choose)
    event = last(game, Overdrew)
    assert isinstance(event, Overdrew)
    assert (len(event.tiles), len(event.taken), len(event.returned)) == (over, takes, over)
    assert seen == [event.taken]
    assert event.returned == seen[0][1:]
    assert len(game.racks[0]) == 6
    assert game.bag_count == in_bag
    assert kinds(game) == everything


@pytest.mark.rule("P13")
def test_the_opponent_takes_from_the_whole_rack_without_seeing_it() -> None:
    old = 0
    for seed in range(40):
        game = begun("primary", "E A T B D G", "I I I I I I", bag="O O O O O O", words="EAT")
        game._state = game._state._replace(chance=seed)
        push(game, "6F EAT")
        game.accept()
        game.overdraw(0, 1, choose=lambda taken: taken[:1])
        event = last(game, Overdrew)
        assert isinstance(event, Overdrew)
        old += bool({"B", "D", "G"} & set(event.taken))
    assert 10 < old < 40


@pytest.mark.rule("P13")
def test_only_what_was_taken_may_be_chosen_and_as_many_as_were_too_many() -> None:
    game = begun("primary", "E A T B B D", "I I I I I I", bag="O O O O O O", words="EAT")
    push(game, "6F EAT")
    game.accept()
    before = game.state
    for choose in (None, lambda taken: taken, lambda _: (), lambda _: ("Y/Z",), lambda _: ("ก",)):
        with pytest.raises(StateError, match="Choose 1"):
            game.overdraw(0, 1, choose=choose)
        assert game.state == before


@pytest.mark.rule("C5")
def test_in_the_tournament_game_the_surplus_is_drawn_out_of_the_tiles_on_the_table() -> None:
    for seed in range(20):
        game = begun("crossword", "C A T Q Q V V", "E E", bag="D O G X Y", words="CAT")
        game._state = game._state._replace(chance=seed)
        everything = kinds(game)
        push(game, "8G CAT")
        game.accept()
        game.overdraw(0, 2)
        event = last(game, Overdrew)
        assert isinstance(event, Overdrew)
        assert event.tiles == ("X", "Y")
        assert event.taken == event.returned
        assert len(event.returned) == 2
        assert set(event.returned) <= set("DOGXY")  # never from the four that were kept
        assert len(game.racks[0]) == 7
        assert game.bag_count == 2
        assert kinds(game) == everything


@pytest.mark.rule("C5")
@pytest.mark.parametrize("name", ["crossword", "primary"])
def test_the_first_racks_are_counted_too_whoever_drew_last(name: str) -> None:
    for player in (0, 1):
        game = new_game(name, seed=4)
        size, in_bag, everything = len(game.racks[player]), game.bag_count, kinds(game)
        game.overdraw(player, 1, choose=lambda taken: taken[:1])
        assert len(game.racks[player]) == size
        assert game.bag_count == in_bag
        assert kinds(game) == everything
        with pytest.raises(StateError, match="just drawn"):
            game.overdraw(player, 1, choose=lambda taken: taken[:1])
        game.overdraw(1 - player, 1, choose=lambda taken: taken[:1])
        push(game, "pass")
        with pytest.raises(StateError, match="just drawn"):
            game.overdraw(1, 1, choose=lambda taken: taken[:1])


@pytest.mark.rule("C5", "P13")
def test_only_who_has_just_drawn_can_have_drawn_too_many() -> None:
    def refused(game: Game, player: int, count: int) -> None:
        with pytest.raises(StateError, match="just drawn"):
            game.overdraw(player, count, choose=lambda taken: taken[1:])

    game = begun("crossword", "C A T Q Q V V", "E E", bag="D O G X Y", words="CAT")
    push(game, "8G CAT")
    refused(game, 0, 1)
    game.accept()
    refused(game, 1, 1)
    refused(game, 0, 3)
    refused(game, 0, 0)
    push(game, "pass")
    refused(game, 0, 1)


def test_overdrawing_is_chance_like_all_other() -> None:
    def once() -> Game:
        game = new_game("primary", seed=9)
        push(game, "exchange " + "".join(_written(name) for name in game.racks[0][:2]))
        game.overdraw(0, 2, choose=lambda taken: taken[1:])
        return game

    assert once().state == once().state


def _written(name: str) -> str:
    return f"[{name}]" if len(name) > 1 else name
