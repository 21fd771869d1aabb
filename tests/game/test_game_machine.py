"""Any requests in any order: whatever happens, nothing is lost and everything can be taken back."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games import kinds
from tests.random_games import GAMES, drawn
from tests.random_positions import random_play
from thaigame.errors import IllegalMoveError, StateError
from thaigame.game import events as log
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass
from thaigame.game.start import replay
from thaigame.notation import read_json, record_of, write_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.errors import ThaigameError
    from thaigame.game.events import Event
    from thaigame.game.state import State

seeds = st.integers(0, 2**32)


class GameMachine(RuleBasedStateMachine):
    """Makes requests of a game, allowed or not; half the plays make words that no list has."""

    name = "scrabble"

    @initialize(seed=seeds, players=st.integers(2, 4))
    def begin(self, seed: int, players: int) -> None:
        self.spec = drawn(self.name)
        players = min(players, self.spec.rules.turn.players[1])
        self.seed, self.now = seed, 0
        self.game = Game(self.spec, players=players, seed=seed, now=0)
        self.twin = Game(self.spec, players=players, seed=seed, now=0)
        self.past: list[tuple[State, tuple[Event, ...]]] = []

    def _request(self, request: Callable[[Game], object]) -> None:
        """Make a request of both games; refused or not, they stay equal."""
        state, events = self.game.state, self.game.events
        refused = _refusal(request, self.game)
        assert type(_refusal(request, self.twin)) is type(refused)
        if refused is None:
            self.past.append((state, events))
        else:
            assert self.game.state is state
            assert self.game.events == events
            assert refused.message.text("th") != refused.message.text("en")

    def _later(self, random: Random) -> int:
        self.now += random.randrange(90)
        return self.now

    @rule(seed=seeds)
    def play(self, seed: int) -> None:
        random = Random(seed)
        place = random_play(self.game.position, random)
        if place is not None:
            now = self._later(random)
            self._request(lambda game: game.push(place, now=now))

    @rule(seed=seeds)
    def exchange(self, seed: int) -> None:
        random = Random(seed)
        held = self.game.racks[self.game.turn]
        tiles = tuple(random.sample(held, random.randint(0, len(held))))
        now = self._later(random)
        self._request(lambda game: game.push(Exchange(tiles), now=now))

    @rule()
    def give_up_the_turn(self) -> None:
        self._request(lambda game: game.push(Pass()))

    @rule(seed=seeds)
    def answer(self, seed: int) -> None:
        random = Random(seed)
        by, now = random.randrange(self.game.players), self._later(random)
        self._request(lambda game: game.accept(by=by, now=now))

    @rule(seed=seeds)
    def say_hold(self, seed: int) -> None:
        random = Random(seed)
        by, now = random.randrange(self.game.players), self._later(random)
        self._request(lambda game: game.hold(by=by, now=now))

    @rule(seed=seeds)
    def draw_apart(self, seed: int) -> None:
        now = self._later(Random(seed))
        self._request(lambda game: game.draw_apart(now=now))

    @rule(seed=seeds, ruling=st.sampled_from([True, False, None]))
    def challenge(self, seed: int, *, ruling: bool | None) -> None:
        random = Random(seed)
        words = (self.game.pending_words or ("กา",))[: random.randint(1, 3)]
        by, now = random.randrange(self.game.players), self._later(random)
        self._request(lambda game: game.challenge(words, by=by, now=now))
        self._request(lambda game: game.settle(ruling=ruling))

    @rule(seed=seeds)
    def draw_too_many(self, seed: int) -> None:
        random = Random(seed)
        seat, count = random.randrange(self.game.players), random.randint(1, 3)
        self._request(lambda game: game.overdraw(seat, count, choose=_all_but_first))

    @precondition(lambda self: self.past)
    @rule(count=st.integers(1, 5))
    def take_back(self, count: int) -> None:
        for _ in range(min(count, len(self.past))):
            self.game.pop()
            self.twin.pop()
            state, events = self.past.pop()
            assert self.game.state == state
            assert self.game.events == events

    @rule(reason=st.sampled_from(["", "time"]))
    @precondition(lambda self: len(self.past) > 20)
    def stop(self, reason: str) -> None:
        self._request(lambda game: game.stop(reason))

    @invariant()
    def tiles_are_conserved(self) -> None:
        assert kinds(self.game) == Counter(self.spec.tiles.full)

    @invariant()
    def scores_are_the_sum_of_their_lines(self) -> None:
        sums = [0] * self.game.players
        for event in self.game.events:
            sums[getattr(event, "player", 0)] += getattr(event, "points", 0)
            if isinstance(event, log.Played):
                assert event.points >= 0
        assert self.game.scores == tuple(sums)

    @invariant()
    def two_games_from_one_seed_are_equal(self) -> None:
        assert self.game.state == self.twin.state
        assert self.game.events == self.twin.events

    @invariant()
    def a_copy_is_equal_and_a_position_has_no_fault(self) -> None:
        assert self.game.copy().state == self.game.state
        faults = [fault.key for fault in self.game.position.faults()]
        # What was lifted or challenged off may leave a board in pieces; tiles are never wrong.
        assert [key for key in faults if key != "position.pieces"] == []

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        layout, players = self.spec.layout, self.game.players
        record = read_json(write_json(record_of(self.game)), find_layout=lambda _: layout)
        assert replay(layout, players, self.seed, record.events) == self.game.state


def _refusal(request: Callable[[Game], object], game: Game) -> ThaigameError | None:
    try:
        request(game)
    except (IllegalMoveError, StateError) as error:
        return error
    return None


def _all_but_first(taken: tuple[str, ...]) -> tuple[str, ...]:
    return taken[1:]


def _machine(name: str) -> type:
    machine = type(f"{name.title()}Machine", (GameMachine,), {"name": name})
    case: type = machine.TestCase  # type: ignore[attr-defined]  # Hypothesis makes it
    case.settings = settings(  # type: ignore[attr-defined]
        max_examples=max(10, settings().max_examples // 3), stateful_step_count=40
    )
    return case


TestKumkom, TestCrossing, TestPrimary, TestCrossword, TestScrabble = map(_machine, GAMES)
