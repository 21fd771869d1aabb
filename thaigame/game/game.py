"""A game from the start draw to the final count, with its history."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar, get_args

from thaigame import arguments
from thaigame.arguments import door
from thaigame.errors import StateError
from thaigame.game import start, turns
from thaigame.game.apply import Steps
from thaigame.game.ending import let_pass, outcome_of, running, waited
from thaigame.game.events import LONGEST_GAME, Adjusted, Exchanged, Passed, Played
from thaigame.game.moves import Challenge, Play, as_move
from thaigame.game.position import Pictured
from thaigame.game.spec import GameSpec, as_spec
from thaigame.game.state import position_of, with_at
from thaigame.game.turns import must_sit, speaker
from thaigame.layouts.ruleset import ChallengeSystem
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.game.board import Board
    from thaigame.game.ending import Outcome
    from thaigame.game.events import Event, Names
    from thaigame.game.moves import HasPlay, Move
    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.score import Score
    from thaigame.game.spec import GameLike
    from thaigame.game.state import Pending, State
    from thaigame.game.views import Observation, PublicView
    from thaigame.layouts.tiles import Rack
    from thaigame.lexicon import Lexicon
    from thaigame.movegen.legal import LegalMoves

Phase = Literal["turn", "pending", "challenged", "over"]
T = TypeVar("T")


class _Moment(NamedTuple):
    """What ``pop`` goes back to: the state, how long the log was, and the times that were told."""

    state: State
    events: int
    now: int | None
    held_at: int | None


class Game(Pictured):
    """A game under way. Seats count from 0, the player who began; all tuples are in seat order.

    Every request that changes the game either happens whole and can be taken back with ``pop``,
    or raises StateError or IllegalMoveError and changes nothing (A11). Requests take ``now``, the
    time in whole seconds of any one clock that the caller keeps; who passes none plays without
    time.
    """

    def __init__(
        self,
        spec: GameSpec,
        *,
        players: int = 2,
        seed: int = 0,
        names: Sequence[str] = (),
        draw_for_start: bool = True,
        now: int | None = None,
        position: Position | None = None,
    ) -> None:
        """Shake the bag with *seed*, draw for the start and fill the racks.

        The starter's clock runs from *now* on.
        *names* are the players as they sat down, in any order: the draw decides who has which
        seat. With *draw_for_start* off they keep the order given (K6: any way they agree on).
        A game that goes on from a *position* has its players and draws only for racks that are not
        known. Raise StateError for a number of players that the game is not for, and for a
        position that cannot be.
        """
        arguments.of_kind("spec", spec, GameSpec)
        arguments.a_list("names", names)
        arguments.whole("players", players, least=1)
        arguments.whole("seed", seed, least=0)
        if now is not None:
            arguments.of_kind("now", now, int)
        players = players if position is None else start.players_of(spec, position)
        fewest, most = spec.rules.turn.players
        if not fewest <= players <= most:
            raise StateError(message("state.players", players=players, fewest=fewest, most=most))
        if names and len(names) != players:
            raise StateError(message("state.names", names=len(names), players=players))
        self.spec: GameSpec = spec
        self.seed: int = seed
        self.start: Position | None = position
        state = start.opening_from(position or spec.start(players=players), seed)
        draws, order = (
            start.draw_for_start(spec, state)
            if draw_for_start and position is None
            else ((), tuple(range(players)))
        )
        self.order: tuple[int, ...] = order
        self.names: tuple[str, ...] = tuple(names[index] for index in order) if names else ()
        steps = Steps(spec, state)
        for draw in draws:
            steps.add(draw)
        known = (None,) * players if position is None else position.racks
        start.draw_racks(steps, [seat for seat in range(players) if known[seat] is None])
        self._state = steps.state
        self._events: list[Event] = steps.events
        self._history: list[_Moment] = []
        self._now = now
        self._held_at: int | None = None

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        *,
        lexicon: Lexicon | str | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        now: int | None = None,
    ) -> Game:
        """Return a game that goes on from *position*, a value or a line that names its game.

        The player to move has seat 0. What is in the bag follows from what is seen; its order
        hangs on *seed*, and so do the racks that are not known, which are drawn first. *lexicon*
        replaces the game's list. Raise StateError for a position that cannot be, and what
        ``read_position`` and ``find_game`` raise.
        """
        if isinstance(position, str):
            from thaigame.notation.position_line import read_position

            position = read_position(position)
        spec = as_spec(position, lexicon=lexicon)
        chosen = secrets.randbits(63) if seed is None else seed
        return cls(spec, seed=chosen, names=names, now=now, position=position)

    @classmethod
    @door
    def resumed(
        cls,
        spec: GameSpec,
        events: Sequence[Event],
        *,
        players: int = 2,
        seed: int = 0,
        names: Sequence[str] = (),
        now: int | None = None,
        position: Position | None = None,
    ) -> Game:
        """Return the game that *events* are the whole log of, to be played on from there.

        *position* is where it began, None for the empty board. *names* are in seat order. What was
        before cannot be taken back. The clocks run from *now* on, and so does a hold, which keeps
        what it has lasted by the holder's clock. Raise StateError for events that cannot have
        happened.
        """
        arguments.a_list("names", names)
        arguments.whole("players", players, least=1)
        game = object.__new__(cls)
        players = players if position is None else start.players_of(spec, position)
        game.spec, game.seed, game.start = spec, seed, position
        game.order, game.names = tuple(range(players)), tuple(names)
        game._state = start.replay(spec.layout, players, seed, events, position=position)
        game._events = list(events)
        game._history = []
        game._now, game._held_at = now, None
        game._hold_from(now)
        return game

    # -- what everybody can see ---------------------------------------------------------------

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self._state.players

    @property
    def turn(self) -> int:
        """Return the seat of the player to move; after a play, of the one who may answer it."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        """Return what is awaited: a turn, an answer to a pending play, the judge, or nothing."""
        state = self._state
        if state.ended is not None:
            return "over"
        if state.challenged is not None:
            return "challenged"
        return "turn" if state.pending is None else "pending"

    @property
    def pending(self) -> Pending | None:
        """Return the play that is neither accepted nor challenged off, if there is one."""
        return self._state.pending

    @property
    def pending_words(self) -> tuple[str, ...]:
        """Return the words that the pending play made: those that may be challenged."""
        return tuple(word.text for word in turns.open_words(self.spec.layout, self._state))

    @property
    def board(self) -> Board:
        """Return the board."""
        return self._state.board

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the scores."""
        return self._state.scores

    @property
    def scoreless(self) -> int:
        """Return how many turns in a row count towards the end (A15)."""
        return self._state.scoreless

    @property
    def bag_count(self) -> int:
        """Return how many tiles are in the bag."""
        return len(self._state.bag or ())

    @property
    def clocks(self) -> tuple[int, ...]:
        """Return the seconds left on each clock, below 0 over time; empty without clocks."""
        return self._state.clocks

    def clocks_at(self, now: int | None) -> tuple[int, ...]:
        """Return what the clocks show at *now*; None, as nobody looked since the last request."""
        side = self.running
        if side is None or now is None or self._now is None:
            return self.clocks
        return with_at(self.clocks, side, self._now - now)

    @property
    def running(self) -> int | None:
        """Return whose clock runs, None while they stand still."""
        return running(self._state)

    @property
    def events(self) -> tuple[Event, ...]:
        """Return everything that happened, in order."""
        return tuple(self._events)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended; a pending play keeps it going."""
        return self._state.ended is not None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on; a pending play keeps it going."""
        return outcome_of(self._state, self.spec.rules.end)

    # -- what only the table's owner may see --------------------------------------------------

    @property
    def racks(self) -> tuple[Rack, ...]:
        """Return all racks; a player sees ``observation``."""
        return tuple(self._state.rack(seat) for seat in range(self.players))

    @property
    def state(self) -> State:
        """Return everything as one value, the order of the bag included."""
        return self._state

    @property
    def position(self) -> Position:
        """Return the position as the player to move meets it, with all racks."""
        return position_of(self.spec.layout, self._state)

    def observation(self, player: int) -> Observation:
        """Return what *player* may see, and no more."""
        from thaigame.game.views import observe

        return observe(self.spec.layout, self._state, must_sit(self._state, player))

    def public_view(self) -> PublicView:
        """Return what everybody may see, and no more: no rack, no bag."""
        from thaigame.game.views import look_on

        return look_on(self.spec.layout, self._state)

    def events_seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """Return what has happened as the player on *seat* saw it, or who looks on (None).

        Tiles that others drew or gave back are without a name, their racks unknown. Raise
        StateError for a seat that is none.
        """
        from thaigame.game.views import seen_by

        if seat is not None:
            must_sit(self._state, seat)
        return seen_by(self._events, seat, players=self.players)

    # -- judging and scoring before anything is done --------------------------------------------

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Return everything that *move* breaks, unlisted words included.

        A pending play counts as accepted: what its player draws may leave too few tiles for an
        exchange.
        """
        if self.phase == "pending":
            after = self.copy()
            after.accept()
            return after.violations(move)
        return self.spec.violations(self.position, move)

    def score(self, move: Play) -> Score:
        """Return the itemised score of *move*."""
        return self.spec.score(self.position, move)

    @property
    def legal_moves(self) -> LegalMoves:
        """Return the legal moves of the player to move; none once the game is over."""
        from thaigame.movegen.legal import LegalMoves

        return LegalMoves(self)

    # -- turns ------------------------------------------------------------------------------------

    def push(self, move: Move | Challenge | HasPlay, *, now: int | None = None) -> None:
        """Make *move* for the player to move, or challenge the pending play.

        What has a play (a ``ScoredPlay``) will do as well.
        A pending play is accepted first: who plays on has let it stand. Raise IllegalMoveError for
        a play or an exchange against the rules; an unlisted word is refused only under ``void``.
        Raise ArgumentError for what is no move.
        """
        if isinstance(move, Challenge):
            self._do(lambda steps: turns.challenge_and_settle(steps, move), now)
            return
        chosen = as_move(move)
        self._do(lambda steps: turns.play_on(steps, chosen), now)

    def push_text(self, text: str, *, now: int | None = None) -> Move:
        """Make the move that *text* writes, as ``parse_move`` reads it, and return it.

        Raise MoveError for text that is no move, and as ``push``.
        """
        from thaigame.notation.move_text import parse_move

        move = parse_move(text, self.position)
        self.push(move, now=now)
        return move

    def accept(self, *, by: int | None = None, now: int | None = None) -> None:
        """Let the pending play stand, confirmed by *by* (the next player); then draw (C7)."""
        self._do(lambda steps: turns.accept_pending(steps, by), now)

    def hold(self, *, by: int | None = None, now: int | None = None) -> None:
        """Keep the pending play's player from drawing while *by* (the next player) thinks (C10)."""

        def request(steps: Steps) -> None:
            turns.hold(steps, speaker(steps.state, by))

        self._do(request, now)

    def draw_apart(self, *, now: int) -> None:
        """Draw for the pending play although it is held, after the hold's minute (C10)."""
        since = self._held_at
        lasted = 0 if since is None else now - since
        self._do(lambda steps: turns.draw_apart(steps, lasted), now)

    def challenge(
        self, words: Sequence[str], *, by: int | None = None, now: int | None = None
    ) -> None:
        """Put *words* of the pending play before the judge: the clocks stop until ``settle``.

        Any opponent may; the first to speak does. Only these words are judged, and their number
        is told; none is added later (C11, S5).
        """
        self._do(lambda steps: turns.challenge(steps, words, speaker(steps.state, by)), now)

    def settle(self, *, ruling: bool | None = None, now: int | None = None) -> bool:
        """Settle the challenge by the judge's *ruling*, or by the word list; True: the play stands.

        One answer to all words, never which of them failed (C11). Raise StateError where no list
        has authority and the judge has said nothing.
        """
        return self._do(lambda steps: turns.settle(steps, ruling), now)

    def overdraw(
        self,
        player: int,
        count: int,
        *,
        choose: Callable[[Names], Names] | None = None,
        now: int | None = None,
    ) -> None:
        """Let *player*, who has just drawn, draw *count* too many, and put it right (P13, C5).

        *choose* gets the tiles that the opponent took and returns those for the bag.
        """
        self._do(lambda steps: turns.overdraw(steps, player, count, choose), now)

    # -- the referee ------------------------------------------------------------------------------

    def stop(self, reason: str = "", *, now: int | None = None) -> None:
        """End the game by the judge's word, or because nobody can go on (S12, T16).

        A pending play stands; each player loses the own rack.
        """
        self._do(lambda steps: turns.stop(steps, reason), now)

    def adjust(
        self,
        player: int,
        *,
        seconds: int = 0,
        points: int = 0,
        reason: str = "",
        now: int | None = None,
    ) -> None:
        """Change a clock or a score by the referee's word, also after the end."""

        def request(steps: Steps) -> None:
            total = steps.state.scores[must_sit(steps.state, player)] + points
            steps.add(Adjusted(player, seconds, points, total=total, reason=reason))

        self._do(request, now)

    def late(self, player: int, seconds: int, *, now: int | None = None) -> None:
        """Note that *player* came *seconds* late: the clock has been running (C3)."""
        self._do(lambda steps: turns.late(steps, player, seconds), now)

    def no_show(self, player: int, *, first_round: bool = False) -> None:
        """End the game because *player* did not come (C3).

        The others get the organiser's points and win; in a contest's first round they win without
        points, and the player is out.
        """
        begun = any(isinstance(event, Played | Exchanged | Passed) for event in self._events)
        self._do(
            lambda steps: turns.no_show(steps, player, begun=begun, lost=not first_round), None
        )

    # -- history --------------------------------------------------------------------------------

    def pop(self, *, now: int | None = None) -> tuple[Event, ...]:
        """Take the last request back and return its events: all is as before, chance too (A11).

        The clocks show what they did before it; the one that ran then runs on from *now*.
        """
        if not self._history:
            raise StateError(message("state.nothing_to_undo"))
        moment = self._history.pop()
        self._state, self._held_at = moment.state, moment.held_at
        self._now = moment.now if now is None else now
        taken = tuple(self._events[moment.events :])
        del self._events[moment.events :]
        return taken

    def pass_time(self, *, now: int) -> None:
        """Take the time up to *now* off the clock that runs, so that a log kept now tells of it.

        It is no request: ``pop`` does not stop at it. Raise StateError for a time that runs
        backwards.
        """
        arguments.of_kind("now", now, int)
        steps = Steps(self.spec, self._state)
        let_pass(steps, self._now, now)
        self._state = steps.state
        self._events += steps.events
        self._now = now
        self._hold_from(now)

    @property
    def ply(self) -> int:
        """Return how many requests ``pop`` could take back."""
        return len(self._history)

    def copy(self) -> Game:
        """Return a game of its own at the same point, with the same history."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._events = list(self._events)
        other._history = list(self._history)
        return other

    def __repr__(self) -> str:
        """Show the game, the scores and what is awaited."""
        return f"<Game {self.spec.name} scores={self.scores} phase={self.phase} turn={self.turn}>"

    def _seen(self) -> tuple[Observation, Sequence[Event]]:
        """Return the game as the player to move may see it; the squares last laid stand out."""
        return self.observation(self.turn), self._events

    def _called(self) -> Sequence[str]:
        return self.names

    def _do(self, request: Callable[[Steps], T], now: int | None) -> T:
        steps = Steps(self.spec, self._state)
        let_pass(steps, self._now, now)
        result = request(steps)
        if len(self._events) >= LONGEST_GAME and self.phase == "turn" and not steps.state.ended:
            raise StateError(message("state.too_long", count=len(self._events)))
        self._history.append(_Moment(self._state, len(self._events), self._now, self._held_at))
        self._state = steps.state
        self._events += steps.events
        if now is not None:
            self._now = now
        self._hold_from(self._now)
        return result

    def _hold_from(self, now: int | None) -> None:
        """Take note of when a hold began, by what it has lasted up to *now*."""
        pending = self._state.pending
        if pending is None or pending.held is None:
            self._held_at = None
        elif self._held_at is None and now is not None:
            self._held_at = now - waited(self.spec.layout, self._events)


@door
def new_game(
    game: GameLike,
    *,
    players: int = 2,
    seed: int | None = None,
    names: Sequence[str] = (),
    lexicon: Lexicon | str | None = None,
    challenge: ChallengeSystem | None = None,
    draw_for_start: bool = True,
    now: int | None = None,
    position: Position | str | None = None,
) -> Game:
    """Begin a game: by name, by layout file, from a ``GameSpec`` or as another *game* is played.

    *lexicon* replaces its list.

    *seed* makes the game repeatable; without one it is drawn and stands in ``Game.seed``.
    *challenge* replaces the game's challenge system (S5); *now* starts the clock. With *position*,
    a value or a line, it goes on from there (``Game.from_position``), its players are the game's
    and nobody draws for the start. Raise StateError for a number of players that the game is not
    for or a position that cannot be, ArgumentError for what is no game, no list of names or no
    challenge system, and what ``find_game`` and ``read_position`` raise.
    """
    spec = as_spec(game, lexicon=lexicon)
    if challenge is not None:
        arguments.one_of("challenge", challenge, get_args(ChallengeSystem))
        rules = replace(spec.rules, turn=replace(spec.rules.turn, challenge=challenge))
        spec = replace(spec, layout=replace(spec.layout, rules=rules))
    if isinstance(position, str):
        from thaigame.notation.position_line import read_position

        position = read_position(position, layout=spec.layout)
    chosen = secrets.randbits(63) if seed is None else seed
    return Game(
        spec,
        players=players,
        seed=chosen,
        names=names,
        draw_for_start=draw_for_start,
        now=now,
        position=position,
    )
