"""A game record: who played what game, and everything that happened, in order."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.arguments import door
from thaigame.errors import StateError
from thaigame.game.apply import apply
from thaigame.game.events import Drew, Passed, Played, StartDrawn
from thaigame.game.position import Position
from thaigame.game.score import score
from thaigame.game.start import opening_from
from thaigame.game.state import position_of, state_of, with_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.board import Board
    from thaigame.game.events import Event, Names
    from thaigame.game.game import Game
    from thaigame.game.score import Score
    from thaigame.game.state import State
    from thaigame.layouts import Layout
    from thaigame.layouts.tiles import Rack
    from thaigame.texts import Message

MOST_EVENTS: Final = 20_000
"""Events, or lines, of a record that is read; a long game has some hundreds."""

MOST_PLAYERS: Final = 99

DEFAULT_GAME: Final = "scrabble"
"""The game of a record that names none: the standard 15x15 one, as GCG means it."""


class PlayerName(NamedTuple):
    """A player: the short name that record lines use, and the full one."""

    nick: str
    name: str = ""


class Note(NamedTuple):
    """A remark; it belongs to the last of the ``after`` events before it, 0 to the whole game."""

    after: int
    text: str


class Fault(NamedTuple):
    """Something in a record that is wrong or odd: its line, counted from 1, and what."""

    line: int
    message: Message


class Unread(NamedTuple):
    """A turn whose line could not be read: it comes after the first ``after`` events.

    ``points`` and ``total`` are what the line claims, None where it does not. With ``board`` it
    was a play, so that what lies on the board is not sure from there on.
    """

    after: int
    line: int
    player: int
    points: int | None
    total: int | None
    board: bool


class Node(NamedTuple):
    """An event of a record, where it happened, and what follows from it.

    ``position`` is as the player of the event met it: that player first, with the rack that the
    record tells; the others' racks and the bag are there where it tells every draw. ``score`` is
    what a play scores by the rules, None for other events; ``scores`` are the totals after it by
    seat, as the record claims them; ``line`` is where it stands, None where it came from no lines.
    """

    position: Position
    event: Event
    score: Score | None
    scores: tuple[int, ...]
    line: int | None


@dataclass(frozen=True)
class Record:
    """A whole game, or the part of it that was recorded.

    Seats are places in ``players``; ``start`` is the position the record begins from, None for
    the empty board; ``pragmas`` holds what the record says besides, by name (``title``,
    ``incomplete``, ``rack1``, ...). The rest tells about the text that was read and takes no part
    in comparing records: ``faults``; ``odd``, what was read although it is usually written
    otherwise; ``unread`` turns; and the line that each event and each pragma stands on.
    """

    layout: Layout
    players: tuple[PlayerName, ...]
    events: tuple[Event, ...] = ()
    lexicon: str = ""
    seed: int | None = None
    start: Position | None = None
    pragmas: tuple[tuple[str, str], ...] = ()
    notes: tuple[Note, ...] = ()
    faults: tuple[Fault, ...] = field(default=(), compare=False)
    lines: tuple[int, ...] = field(default=(), compare=False)
    odd: tuple[Fault, ...] = field(default=(), compare=False)
    unread: tuple[Unread, ...] = field(default=(), compare=False)
    pragma_lines: tuple[int, ...] = field(default=(), compare=False)

    def pragma(self, name: str) -> str | None:
        """Return the value of the first pragma called *name*, or None."""
        return next((value for other, value in self.pragmas if other == name), None)

    def walk(self) -> Iterator[Node]:
        """Yield each event with the position that it met and the score that it made.

        Nothing is judged (``replay_record`` does); over a turn that could not be read it goes on.
        """
        log = log_of(self)
        missed = list(self.unread)
        for index, event in enumerate(self.events):
            while missed and missed[0].after <= index:
                turn = missed.pop(0)
                log.miss(turn.player, turn.points or 0)
            position = log.met_by(event)
            made = score(position, event.move) if isinstance(event, Played) else None
            log.follow(event)
            line = self.lines[index] if self.lines else None
            yield Node(position, event, made, log.state.scores, line)

    def _repr_html_(self) -> str:
        """Return the score sheet, for notebooks."""
        from thaigame.render.sheet import score_sheet, sheet_html

        return sheet_html(score_sheet(self))

    def __repr__(self) -> str:
        """Show it in a line."""
        players = ", ".join(player.nick for player in self.players)
        return f"<Record {self.layout.name}: {players}; {len(self.events)} events>"


def is_nick(name: str) -> bool:
    """Return whether *name* can be a short name: one word without a colon, quote or equals sign."""
    return name.split() == [name] and not any(ch in name for ch in ':"=')


@door
def record_of(game: Game) -> Record:
    """Return the record of *game* as far as it has gone: everything that its log holds.

    A player's name is the short name where it is one word that no one else has; else that is
    ``p1``, ``p2``, ... by seat, with more of ``p`` where somebody is called so.
    """
    names = game.names or ("",) * game.players
    players = []
    for seat, name in enumerate(names):
        short = is_nick(name) and names.count(name) == 1
        own = f"p{seat + 1}"
        while own in names:
            own = f"p{own}"
        players.append(PlayerName(name) if short else PlayerName(own, name))
    spec = game.spec
    events, lexicon = game.events, spec.lexicon.name
    return Record(spec.layout, tuple(players), events, lexicon, game.seed, game.start)


def log_of(record: Record) -> BoardLog:
    """Return what follows *record*: with racks, bag and clocks where it tells every draw."""
    layout, players = record.layout, max(2, len(record.players))
    log = BoardLog(layout, players, record.start)
    first = record.events[0] if record.events else None
    known = record.start is not None and None not in record.start.racks
    if record.seed is not None and (known or isinstance(first, StartDrawn | Drew)):
        start = record.start or Position.start(layout, players=players)
        log.state = opening_from(start, record.seed)
    return log


class BoardLog:
    """A record's game as it goes on, so that its moves can be read, written and shown.

    Nothing is judged, and what the record does not tell, racks and bag, stays unknown.
    """

    def __init__(self, layout: Layout, players: int, start: Position | None = None) -> None:
        """Begin from *start*, or from the empty board."""
        self.layout = layout
        first = Position.start(layout, players=players)
        if start is not None:
            scores = start.scores if len(start.scores) == players else first.scores
            first = replace(first, board=start.board, scores=scores, out=start.out)
        self.state: State = state_of(first)

    @property
    def board(self) -> Board:
        """Return the board as the next move meets it."""
        return self.state.board

    def position(self, rack: Names | None) -> Position:
        """Return the position as a player with *rack* meets it, the others' racks unknown."""
        state = self.state
        held = None if rack is None else self.layout.tiles.rack(rack)
        racks = (held, *(None,) * (state.players - 1))
        scores, out = (0,) * state.players, state.out
        return Position(self.layout, state.board, racks, scores, out=out, bag=state.bag)

    def met_by(self, event: Event) -> Position:
        """Return the position as the player of *event* meets it, with the scores as they are."""
        state = self.state
        player: int = getattr(event, "player", state.turn)
        rack: Names | None = getattr(event, "rack", None)
        self._seat(player)
        racks: list[Rack | None] = [None] * self.state.players
        if state.bag is not None:
            racks = list(state.racks)
        if rack is not None:
            racks[player] = self.layout.tiles.rack(rack)
        return position_of(self.layout, self.state._replace(turn=player, racks=tuple(racks)))

    def forget(self) -> None:
        """Take note that a play could not be read: what is withdrawn next is not the one before."""
        self.state = self.state._replace(pending=None)

    def show(self, player: int, rack: Names | None) -> None:
        """Take note of what *player* holds, None for an unknown rack."""
        racks = list(self.state.racks)
        racks[player] = None if rack is None else self.layout.tiles.rack(rack)
        self.state = self.state._replace(racks=tuple(racks))

    def miss(self, player: int, points: int) -> None:
        """Go on over a turn of *player* that could not be read, which claims *points*."""
        self.follow(Passed(player))
        self.show(player, None)
        scores = with_at(self.state.scores, player, points)
        self.state = self.state._replace(scores=scores, bag=None, scoreless=0)

    def follow(self, event: Event) -> Message | None:
        """Let *event* happen; return why it cannot by what is known so far, or None.

        What did not fit, bag and racks, is unknown from then on; points count as they are claimed.
        """
        player: int = getattr(event, "player", 0)
        self._seat(player)
        try:
            self.state = apply(self.layout, self.state, event)
        except StateError as error:
            self.state = self.state._replace(racks=(None,) * self.state.players, bag=None)
            try:
                self.state = apply(self.layout, self.state, event)
            except StateError:
                scores = with_at(self.state.scores, player, getattr(event, "points", 0))
                self.state = self.state._replace(scores=scores)
            return error.message
        return None

    def _seat(self, player: int) -> None:
        """Make room for a player whom the record names late."""
        missing = player + 1 - self.state.players
        if missing > 0:
            none, noughts = (None,) * missing, (0,) * missing
            self.state = self.state._replace(
                racks=(*self.state.racks, *none),
                scores=(*self.state.scores, *noughts),
                owed=(*self.state.owed, *noughts),
            )
