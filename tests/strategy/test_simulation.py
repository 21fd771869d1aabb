"""Moves compared by playing on from them: what is dealt, what is played, what is said of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING

import pytest

from tests.late_positions import Follower, deals, late_position, tiles_of
from thaigame.errors import StateError
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.spec import find_game
from thaigame.movegen.games import WholeGames
from thaigame.movegen.generator import Generator
from thaigame.notation import parse_move
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.simulation import Simulation, Simulator

if TYPE_CHECKING:
    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.movegen._rollouts import Rollouts

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")


@cache
def simulator(name: str) -> Simulator:
    spec = find_game(name)
    return Simulator(Generator(spec), values_of(spec))


@cache
def whole(name: str) -> WholeGames:
    return WholeGames(find_game(name))


def rounds_after(name: str, position: Position, move: Move) -> Rollouts:
    """Return a table set up after *move*, as a simulation sets it up."""
    made = simulator(name)
    arm = next(arm for arm in made._arms(position, Simulation(), [move]) if arm.of.move == move)
    rollouts = made._tables(2, 1)[0]
    whole(name).put_board(rollouts.table, arm.board)
    rollouts.set_up(arm.after)
    return rollouts


def moves_of(name: str, position: Position) -> list[Move]:
    """Return the best play, an exchange where one is allowed, and the pass."""
    generator = Generator(find_game(name))
    moves: list[Move] = [each.play for each in generator.best(position, 1)]
    exchange = next(generator.exchanges(position), None)
    return [*moves, *([] if exchange is None else [exchange]), Pass()]


@pytest.mark.rule("A15", "K8", "P7", "P14", "S13", "S14")
@pytest.mark.parametrize("bag", [0, 1, 12, 40])
@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_played_by_the_rules(name: str, bag: int) -> None:
    spec = find_game(name)
    values = values_of(spec)
    assert values is not None
    follower = Follower(whole(name), values.leaves)
    position = late_position(spec, 5, bag)
    for move in moves_of(name, position):
        rollouts = rounds_after(name, position, move)
        for number in range(3):
            followed = follower.follow(rollouts, position, move, 9, number)
            assert rollouts.run(9, number, 1, 2)[0] == followed.ahead


@pytest.mark.parametrize(("name", "bag"), [(name, 1) for name in GAMES] + [("primary", 3)])
def test_a_simulation_is_every_deal_of_a_small_bag_as_often_as_it_comes(
    name: str, bag: int
) -> None:
    spec = find_game(name)
    values = values_of(spec)
    assert values is not None
    follower = Follower(whole(name), values.leaves)
    position = late_position(spec, 8, bag)
    move = Generator(spec).best(position, 1)[0].play
    rollouts = rounds_after(name, position, move)
    hidden = replace(position, racks=(position.racks[0], None), bag=None)
    assert position.racks[1] is not None
    count = 1000
    worths = rollouts.run(3, 0, count, 2)
    known: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
    met: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    drawn = min(len(move.tiles), position.bag_count())
    for number in range(count):
        rollouts.deal(3, number)
        seen = rollouts.table.seen()
        other = tuple(sorted(spec.tiles.kinds[kind].name for kind in seen.racks[1]))
        own = [spec.tiles.kinds[kind].name for kind in seen.racks[0]]
        fresh = Counter(own) - (Counter(position.racks[0]) - Counter(tiles_of(move)))
        bag_left = tuple(spec.tiles.kinds[kind].name for kind in seen.bag)
        assert fresh.total() == drawn
        deal = other, (*sorted(fresh.elements()), *bag_left)
        if deal not in known:
            known[deal] = follower.follow(rollouts, position, move, 3, number).ahead
        assert worths[number] == known[deal]
        met[deal] += 1
    every: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for (other, order), ways in deals(
        list(hidden.unseen().elements()), len(position.racks[1])
    ).items():
        every[other, (*sorted(order[:drawn]), *order[drawn:])] += ways
    assert met.keys() == every.keys()
    total = every.total()
    for deal, ways in every.items():
        share = ways / total
        assert abs(met[deal] - count * share) < 5 * sqrt(count * share * (1 - share)) + 1e-9
    mean = sum(ways * known[deal] for deal, ways in every.items()) / total
    spread = sum(ways * (known[deal] - mean) ** 2 for deal, ways in every.items()) / total
    assert abs(sum(worths) / count - mean) <= 4 * sqrt(spread / count) + 1e-6


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_answer_on_any_number_of_threads(name: str) -> None:
    position = late_position(find_game(name), 2, 30)
    answers = []
    for threads in (1, 2, 3):
        found = simulator(name).compare(
            position, Simulation(rounds=65, seed=4, threads=threads, plays=5)
        )
        assert found.repeatable
        answers.append((found.moves, found.open, found.played))
    assert answers[0] == answers[1] == answers[2]
    other = simulator(name).compare(position, Simulation(rounds=65, seed=5, plays=5))
    assert other.moves != answers[0][0]


@pytest.mark.parametrize("name", GAMES)
def test_hidden_tiles_dealt_otherwise_leave_the_answer(name: str) -> None:
    spec = find_game(name)
    position = late_position(spec, 6, 20)
    rack, other = position.racks
    assert other is not None
    swapped = sorted([*other, *position.unseen().elements()], reverse=True)
    dealt = replace(
        position,
        racks=(rack, spec.tiles.rack(swapped[: len(other)])),
    )
    assert dealt != position
    how = Simulation(rounds=64)
    assert simulator(name).compare(position, how).moves == simulator(name).compare(dealt, how).moves


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_move_is_a_candidate_once(name: str) -> None:
    spec = find_game(name)
    position = late_position(spec, 3, 50)
    found = simulator(name).compare(position, Simulation(rounds=64)).moves
    kinds = Counter(type(each.move) for each in found)
    assert kinds[Play] >= 1
    assert kinds[Exchange] == 3
    assert kinds[Pass] == 1
    dearest = Generator(spec).best(position, 1)[0].score
    assert max(each.score for each in found) == dearest
    assert len({each.move for each in found}) == len(found)


def test_a_move_asked_for_is_played_on_from_to_the_last_round() -> None:
    position = replace(
        find_game("scrabble").start(), racks=(find_game("scrabble").tiles.rack("AEIRSTX"), None)
    )
    poor = parse_move("exchange X", position)
    found = simulator("scrabble").compare(position, Simulation(rounds=128), [poor])
    told = next(each for each in found.moves if each.move == poor)
    assert told.rounds == max(each.rounds for each in found.moves)
    assert told.behind > 2 * told.behind_error > 0
    assert min(each.rounds for each in found.moves) == 64


def test_errors_are_those_of_the_mean_and_of_the_gaps_round_by_round() -> None:
    position = late_position(find_game("primary"), 3, 50)
    made = simulator("primary")
    arms = made._arms(position, Simulation(), [])[:2]
    rows = []
    for arm in arms:
        rollouts = made._tables(2, 1)[0]
        whole("primary").put_board(rollouts.table, arm.board)
        rollouts.set_up(arm.after)
        rows.append([value / 1000 for value in rollouts.run(0, 0, 64, 2)])
    found = {each.move: each for each in made.compare(position, Simulation(rounds=64)).moves}
    best = max(found.values(), key=lambda each: each.ahead)
    for arm, row in zip(arms, rows, strict=True):
        told = found[arm.of.move]
        mean = sum(row) / 64
        assert told.ahead == pytest.approx(mean)
        assert told.error == pytest.approx(sqrt(sum((v - mean) ** 2 for v in row) / 63 / 64))
        assert told.behind == pytest.approx(best.ahead - mean)


def test_equal_moves_are_one_candidate_and_equal_chances_are_not_decided() -> None:
    """Two ways to lay the same word across and down an empty board come to the same."""
    scrabble = find_game("scrabble")
    position = replace(scrabble.start(), racks=(scrabble.tiles.rack("AAEIQUV"), None))
    across = parse_move("8H QUAI", position)
    down = parse_move("H8 QUAI", position)
    found = simulator("scrabble").compare(position, Simulation(rounds=64), [across, down])
    told = {each.move: each for each in found.moves}
    assert told[across].ahead == told[down].ahead
    assert not found.decided


def test_a_clear_gap_is_decided_and_stops_early() -> None:
    position = late_position(find_game("scrabble"), 0, 40)
    found = simulator("scrabble").compare(position, Simulation(rounds=4096))
    assert found.decided
    assert max(each.rounds for each in found.moves) < 4096
    second = found.moves[1]
    assert second.behind > 3 * second.behind_error > 0


def test_a_limit_of_time_says_that_it_cannot_be_repeated() -> None:
    position = late_position(find_game("primary"), 3, 50)
    found = simulator("primary").compare(position, Simulation(rounds=10**6, seconds=0.01))
    assert not found.repeatable
    assert max(each.rounds for each in found.moves) < 10**6


@pytest.mark.parametrize("wrong", [{"rounds": 0}, {"plies": 0}, {"threads": 0}])
def test_numbers_that_cannot_be_are_refused(wrong: dict[str, int]) -> None:
    position = late_position(find_game("primary"), 3, 50)
    with pytest.raises(StateError) as caught:
        simulator("primary").compare(position, Simulation(**wrong))
    assert caught.value.code == "strategy.simulation_numbers"


def test_a_move_that_is_not_legal_is_refused() -> None:
    scrabble = find_game("scrabble")
    position = replace(scrabble.start(), racks=(scrabble.tiles.rack("AEIRSTX"), None))
    with pytest.raises(StateError) as caught:
        simulator("scrabble").compare(position, asked=[parse_move("1A TAX", position)])
    assert caught.value.code == "strategy.not_legal"


def test_a_rack_with_a_tile_whose_face_was_fixed_is_refused() -> None:
    kumkom = find_game("kumkom")
    position = replace(kumkom.start(), racks=(kumkom.tiles.rack(["ฆ/ซ=ซ", "ก"]), None))
    with pytest.raises(StateError) as caught:
        simulator("kumkom").compare(position, Simulation(rounds=8))
    assert caught.value.code == "kernel.face_fixed"
