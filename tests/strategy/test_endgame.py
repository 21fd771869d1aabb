"""Endings with an empty bag, held to a plain search of every line by the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.late_positions import late_position, position_after, tiles_of
from tests.reference import reference_plays
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.moves import Pass
from thaigame.game.spec import GameSpec, find_game
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon
from thaigame.movegen.generator import Generator
from thaigame.strategy.endgame import EndgameSolver

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.moves import Move
    from thaigame.game.position import Position

    Plays = Callable[[Position], dict[Move, int]]

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")
LATIN = "AT TEA EAT NO ON SO IS IN TO TOE ONE NOTE TONE STONE CRAB BASE OBOE RE ER ED ES"
THAI = "กา มา นา ตา การ มาก นาน ตาม กาม รา ราก นาม มานา ก้าน น่า งาม ง่าม อา ไอ เอา ทำ จำ"


class Oracle:
    """Every line to its end: no line is left out, cut or put in order."""

    def __init__(self, spec: GameSpec, plays: Plays) -> None:
        self.spec = spec
        self.plays = plays
        self.known: dict[object, int] = {}

    def gains(self, position: Position) -> dict[Move, int]:
        """Return what each move of a position gains."""
        own, other = position.racks
        assert own is not None
        assert other is not None
        rules = self.spec.rules.end
        found: dict[Move, int] = {}
        for play, points in self.plays(position).items():
            if len(tiles_of(play)) == len(own):
                times = rules.out_factor + bool(rules.others_lose)
                found[play] = points + times * self._left(other)
            else:
                after = replace(self.spec.after(position, play), scoreless=0, bag=())
                found[play] = points - self.best(after)
        if position.scoreless + 1 == 2 * rules.scoreless_turns:
            found[Pass()] = self._left(other) - self._left(own)
        else:
            after = replace(position.next_player(), scoreless=position.scoreless + 1)
            found[Pass()] = -self.best(after)
        return found

    def best(self, position: Position) -> int:
        key = position.board, position.racks, position.scoreless
        if key not in self.known:
            self.known[key] = max(self.gains(position).values())
        return self.known[key]

    def _left(self, rack: tuple[str, ...]) -> int:
        return sum(self.spec.tiles.by_name[name].left for name in rack)


@cache
def small(name: str) -> GameSpec:
    layout = find_layout(name)
    words = THAI if layout.script == "thai" else LATIN
    return GameSpec(layout, Lexicon.from_words(words.split()))


def ending(spec: GameSpec, seed: int, most: int) -> Position:
    """Return a position with at most *most* tiles on each rack, the others out of play."""
    random = Random(seed)
    position = position_after(spec, seed, 4 + seed % 9)
    racks = []
    out = list(position.out)
    hidden = list(position.unseen().elements())
    hidden += [name for rack in position.racks for name in rack or ()]
    random.shuffle(hidden)
    # What some word is made of comes first: nobody learns from a rack that plays nothing.
    letters = set("".join(spec.lexicon.words))
    hidden.sort(key=lambda name: not letters >= set(spec.tiles.by_name[name].faces[0].text))
    for _ in range(2):
        size = 1 + random.below(most)
        racks.append(spec.tiles.rack(hidden[:size]))
        del hidden[:size]
    scoreless = random.below(2 * spec.rules.end.scoreless_turns)
    return replace(position, racks=tuple(racks), out=(*out, *hidden), bag=(), scoreless=scoreless)


@pytest.mark.rule("A15", "K15", "K16", "P14", "S13", "T15")
@pytest.mark.parametrize("name", GAMES)
def test_small_endings_are_what_every_line_by_the_rules_comes_to(name: str) -> None:
    spec = small(name)
    solver = EndgameSolver(spec)

    def plays(position: Position) -> dict[Move, int]:
        return dict(reference_plays(spec, position).items())

    oracle = Oracle(spec, plays)
    for seed in range(3):
        held_to(oracle, solver, ending(spec, seed, 2))


@pytest.mark.parametrize("name", GAMES)
def test_endings_with_the_whole_list_are_what_every_line_comes_to(name: str) -> None:
    many_held_to(name, range(4))


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_five_hundred_endings_are_what_every_line_comes_to(name: str) -> None:
    many_held_to(name, range(500))


def many_held_to(name: str, seeds: range) -> None:
    """Hold endings of the seeds to the oracle, whose plays are the generator's."""
    spec = find_game(name)
    solver = EndgameSolver(spec)
    generator = Generator(spec)

    def plays(position: Position) -> dict[Move, int]:
        return {each.play: each.score for each in generator.plays(position)}

    for seed in seeds:
        held_to(Oracle(spec, plays), solver, ending(spec, seed, 3 if seed % 4 == 0 else 2))


def held_to(oracle: Oracle, solver: EndgameSolver, position: Position) -> None:
    gains = oracle.gains(position)
    found = solver.solve(position, len(gains), nodes=10**7)
    assert found.exact
    assert {each.move: each.gain for each in found.moves} == gains
    assert all(each.exact and each.least == each.gain == each.most for each in found.moves)
    only = solver.solve(position, nodes=10**7)
    assert len(only.moves) == 1
    assert only.moves[0].gain == max(gains.values())


@pytest.mark.parametrize("name", GAMES)
def test_what_was_cut_is_an_estimate_within_its_bounds(name: str) -> None:
    spec = find_game(name)
    solver = EndgameSolver(spec)
    cut = 0
    for seed in range(6):
        position = ending(spec, seed, 3)
        whole = solver.solve(position, 3, nodes=10**6)
        short = solver.solve(position, 3, nodes=30)
        assert whole.exact
        known = {each.move: each.gain for each in whole.moves}
        for each in short.moves:
            cut += not each.exact
            gain = known.get(each.move)
            if gain is not None:
                assert not each.exact or each.gain == gain
                assert each.least is None or each.least <= gain
                assert each.most is None or gain <= each.most
    assert cut


@pytest.mark.parametrize("name", GAMES)
def test_the_other_rack_is_what_nobody_else_holds(name: str) -> None:
    position = late_position(find_game(name), 4, 0)
    solver = EndgameSolver(find_game(name))
    unknown = replace(position, racks=(position.racks[0], None))
    assert solver.solve(position, nodes=200) == solver.solve(unknown, nodes=200)


def test_a_move_asked_for_is_told_with_its_own_gain() -> None:
    spec = find_game("primary")
    position = ending(spec, 3, 3)
    solver = EndgameSolver(spec)
    every = solver.solve(position, 10**4)
    last = every.moves[-1]
    found = solver.solve(position, 1, asked=[last.move])
    assert [each.move for each in found.moves][-1] == last.move
    assert found.moves[-1].gain == last.gain


def test_positions_that_are_no_ending_are_refused() -> None:
    spec = find_game("primary")
    solver = EndgameSolver(spec)
    with pytest.raises(StateError) as caught:
        solver.solve(late_position(spec, 1, 20))
    assert caught.value.code == "strategy.ending_bag"
    three = replace(
        late_position(spec, 1, 0), racks=(spec.tiles.rack("A"), None, None), scores=(0, 0, 0)
    )
    with pytest.raises(StateError) as caught:
        solver.solve(three)
    assert caught.value.code == "strategy.ending_players"
