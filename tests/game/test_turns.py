"""Plays, exchanges and passes: what is drawn, when, and what stays as it was."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from tests.games import begun, last, move, push, rack
from tests.random_games import drawn
from thaigame.chance import Random
from thaigame.errors import IllegalMoveError, StateError
from thaigame.game.events import Accepted, Drew, Exchanged, Passed, Played, TurnLost, Withdrawn
from thaigame.game.game import Game, new_game
from thaigame.game.moves import Exchange, Pass
from thaigame.lexicon import Lexicon

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.rule("A7", "C7")
def test_nothing_is_drawn_before_the_opponent_confirms_and_then_as_many_as_were_played() -> None:
    game = begun("crossword", "C A T Q W V U", "E E I", bag="D O G S")
    push(game, "8G CAT")
    assert rack(game, 0) == "Q U V W"
    assert game.bag_count == 4
    assert game.phase == "pending"
    assert game.scores == (10, 0)
    game.accept()
    assert rack(game, 0) == "D G O Q U V W"
    assert game.bag_count == 1
    assert [type(event) for event in game.events[-3:]] == [Played, Accepted, Drew]
    assert game.turn == 1


@pytest.mark.rule("C7")
def test_who_plays_on_has_confirmed_the_play_before() -> None:
    game = begun("crossword", "C A T Q W V U", "E E I S", bag="D O G X")
    push(game, "8G CAT", "8G ...S")
    assert rack(game, 0) == "D G O Q U V W"
    assert game.scores == (10, 6)


@pytest.mark.rule("A7")
def test_the_last_tiles_of_the_bag_are_drawn_and_no_more() -> None:
    game = begun("scrabble", "C A T Q W V U", "E E I", bag="D")
    push(game, "8G CAT")
    game.accept()
    assert rack(game, 0) == "D Q U V W"
    assert game.bag_count == 0


@pytest.mark.rule("A7")
def test_paper_marks_are_not_drawn_for() -> None:
    game = begun("kumkom", "ก น ง", "ม ม", bag="ต ต ต ต")
    push(game, "5H กิ่น")
    game.accept()
    # The rack takes nine: it had three, played two, and draws what the bag has.
    assert len(last(game, Drew).tiles) == 4  # type: ignore[union-attr]
    full = begun("kumkom", "ก น ง ง ง ม ม ม ย", "ย ย", bag="ต ต ต ต")
    push(full, "5H กิ่น")
    full.accept()
    assert last(full, Drew).tiles == ("ต", "ต")  # type: ignore[union-attr]


EXCHANGES = [("primary", "P11", 6, 6), ("crossword", "C9", 7, 7), ("scrabble", "S14", 7, 7)]


@pytest.mark.rule("P11", "C9", "S14", "K11", "T13")
@pytest.mark.parametrize(
    ("name", "rule", "most", "needed"),
    [*EXCHANGES, ("kumkom", "K11", 9, 10), ("crossing", "T13", 7, 7)],
)
def test_an_exchange_takes_one_to_all_tiles_and_needs_enough_in_the_bag(
    name: str, rule: str, most: int, needed: int
) -> None:
    for count in (1, most):
        game = new_game(name, seed=3)
        before = game.bag_count
        game.push(Exchange(game.racks[0][:count]))
        assert game.turn == 1
        assert game.scores == (0, 0)
        assert len(game.racks[0]) == most
        assert game.bag_count == before
        assert len(last(game, Drew).tiles) == count  # type: ignore[union-attr]
    for in_bag in (needed, needed - 1):
        game = new_game(name, seed=3)
        bag = game.state.bag or ()
        game._state = game.state._replace(bag=bag[:in_bag], out=bag[in_bag:])
        if in_bag == needed:
            game.push(Exchange(game.racks[0][:1]))
            assert game.turn == 1
        else:
            with pytest.raises(IllegalMoveError) as refused:
                game.push(Exchange(game.racks[0][:1]))
            assert [one.rule for one in refused.value.violations] == [rule]
            game.push(Pass())
            assert game.turn == 1


@pytest.mark.rule("S14")
def test_exchanged_tiles_are_in_the_bag_before_new_ones_are_drawn() -> None:
    drew_one_back = 0
    for seed in range(60):
        game = begun("scrabble", "Q Z", "E", bag="A A A A A A A")
        game._state = game._state._replace(chance=seed)
        push(game, "exchange QZ")
        assert last(game, Exchanged).tiles == ("Q", "Z")  # type: ignore[union-attr]
        drew_one_back += "Q" in game.racks[0]
    assert drew_one_back > 10


@pytest.mark.rule("P11", "C9", "K11", "T13", "S14")
@pytest.mark.parametrize("name", ["primary", "crossword", "kumkom", "crossing", "scrabble"])
def test_a_pass_gives_the_turn_up_and_changes_nothing_else(name: str) -> None:
    game = new_game(name, seed=3)
    racks, bag = game.racks, game.state.bag
    game.push(Pass())
    assert (game.racks, game.state.bag, game.scores, game.turn) == (racks, bag, (0, 0), 1)


def test_an_exchange_after_a_pending_play_counts_the_bag_after_that_play_has_drawn() -> None:
    game = begun("scrabble", "C A T Q W V U", "E E I", bag="D O G S X X B B B")
    push(game, "8G CAT")
    assert [one.rule for one in game.violations(Exchange(("E",)))] == ["S14"]
    with pytest.raises(IllegalMoveError):
        game.push(Exchange(("E",)))


@pytest.mark.rule("A11")
def test_a_refused_request_changes_nothing_and_says_why() -> None:
    game = begun("kumkom", "ก า ม", "ร ร", words="กา มา")
    push(game, "5H กา")
    before, events = game.state, game.events
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: push(game, "5A กา"), "rules.broken.touch"),
        (lambda: game.push(Exchange(("ก",))), "rules.broken.exchange_rack"),
        (lambda: game.push(Exchange(())), "rules.broken.exchange_none"),
        (lambda: game.challenge(["มา"]), "state.not_made"),
        (lambda: game.challenge([]), "state.no_words"),
        (lambda: game.challenge(["กา"], by=0), "state.not_opponent"),
        (lambda: game.hold(by=0), "state.not_opponent"),
        (game.hold, "state.no_hold"),
        (game.settle, "state.no_challenge"),
        (lambda: game.accept(by=0), "state.not_opponent"),
        (lambda: game.draw_apart(now=100), "state.nothing_to_draw_apart"),
        (lambda: game.overdraw(0, 1), "state.no_overdraw"),
        (lambda: game.no_show(1), "state.begun"),
        (lambda: game.accept(by=2), "state.no_seat"),
        (lambda: game.challenge(["กา"], by=-1), "state.no_seat"),
        (lambda: game.adjust(-1, points=5), "state.no_seat"),
        (lambda: game.late(7, 5), "state.no_seat"),
        (lambda: game.overdraw(-1, 1), "state.no_seat"),
        (lambda: game.observation(-1), "state.no_seat"),
    ]
    for request, why in refused:
        with pytest.raises((IllegalMoveError, StateError)) as caught:
            request()
        error = caught.value
        found = error.violations if isinstance(error, IllegalMoveError) else ()
        assert (found[0].message if found else error.message).key == why
        assert game.state is before
        assert game.events == events


@pytest.mark.rule("A11")
def test_taking_back_restores_everything_chance_included() -> None:
    game = new_game("scrabble", seed=11)
    states = [game.state]
    game.push(Exchange(game.racks[0][:5]))
    states.append(game.state)
    game.push(Pass())
    states.append(game.state)
    game.push(Exchange(game.racks[0][:2]))
    redone = game.state
    for state in reversed(states):
        game.pop()
        assert game.state == state
    with pytest.raises(StateError):
        game.pop()
    game.push(Exchange(game.racks[0][:5]))
    game.push(Pass())
    game.push(Exchange(game.racks[0][:2]))
    assert game.state == redone


def test_a_copy_goes_its_own_way() -> None:
    game = new_game("scrabble", seed=11)
    game.push(Pass())
    other = game.copy()
    other.push(Pass())
    assert (game.ply, other.ply) == (1, 2)
    other.pop()
    assert (other.state, other.events) == (game.state, game.events)
    other.pop()
    assert game.ply == 1


@pytest.mark.rule("A12")
def test_chance_is_splitmix64_as_published() -> None:
    random = Random(1234567)
    assert [random.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.rule("A12")
def test_two_games_from_one_seed_are_the_same_game_and_other_seeds_are_others() -> None:
    one, two = (new_game("kumkom", seed=7) for _ in range(2))
    assert (one.state, one.events) == (two.state, two.events)
    assert len({new_game("kumkom", seed=seed).state.bag for seed in range(20)}) == 20
    assert new_game("kumkom").seed != new_game("kumkom").seed


def test_an_illegal_move_says_what_is_wrong_and_how_much_more() -> None:
    game = begun("scrabble", "C A T", "E", words="CAT", challenge="void", bag="")
    with pytest.raises(IllegalMoveError, match=r"^This move is not allowed\. .*centre"):
        push(game, "1A CAT")
    # The centre, the X that is on no rack, and the word.
    with pytest.raises(IllegalMoveError, match=r"\(and 2 more\)$"):
        push(game, "1A TAX")
    with pytest.raises(IllegalMoveError, match="TAC"):
        push(game, "8H TAC")
    push(game, "8H CAT")
    assert move(game, "pass") == Pass()


def test_a_game_goes_on_from_its_log_where_it_was_left() -> None:
    game = new_game("kumkom", seed=11, names=("Nok", "Lek"))
    game.push(Exchange(game.racks[0][:5]))
    again = Game.resumed(game.spec, game.events, seed=11, names=game.names)
    assert (again.state, again.events, again.names) == (game.state, game.events, game.names)
    for each in (game, again):
        each.push(Exchange(each.racks[1][:5]))
    assert again.state == game.state
    again.pop()
    with pytest.raises(StateError, match="nothing to take back"):
        again.pop()


def test_a_game_pickles_with_its_history() -> None:
    game = new_game("kumkom", seed=11)
    game.push(Pass())
    again = pickle.loads(pickle.dumps(game))  # noqa: S301  made here
    assert (again.state, again.events, again.ply) == (game.state, game.events, 1)
    again.pop()
    game.pop()
    assert again.state == game.state


def test_a_word_list_of_ones_own_replaces_the_games() -> None:
    spec = drawn("scrabble")
    words = Lexicon.from_words(["CAT"])
    for game in (new_game(spec, lexicon=words), new_game("scrabble", lexicon=words)):
        assert game.spec.accepts("CAT")
        assert not game.spec.accepts("DOG")
    assert new_game(spec).spec is spec
    assert new_game(spec, lexicon="enable").spec.accepts("DOG")


@pytest.mark.rule("A11", "A10", "C12")
def test_an_entry_tells_the_score_after_it_and_the_rack_before_it() -> None:
    game = begun("scrabble", "C A T Q", "E E I", words="CAT")
    push(game, "8G CAT")
    (play,) = game.events[-1:]
    assert isinstance(play, Played)
    assert (play.player, play.points, play.total, play.rack) == (0, 10, 10, ("A", "C", "Q", "T"))
    off = game.copy()
    off.challenge(["CAT"])
    off.settle(ruling=False)
    assert last(off, Withdrawn) == Withdrawn(0, -10, total=0, rack=("Q",))
    lost = game.copy()
    lost.challenge(["CAT"])
    lost.settle(ruling=True)
    assert last(lost, TurnLost) == TurnLost(1, total=0, rack=("E", "E", "I"))
    game.push(Exchange(("I",)))
    assert last(game, Exchanged) == Exchanged(1, ("I",), total=0, rack=("E", "E", "I"))
    held = game.racks[0]
    game.push(Pass())
    assert last(game, Passed) == Passed(0, total=10, rack=tuple(held))
