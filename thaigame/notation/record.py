"""A game record: who played what game, and everything that happened, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.game.board import laid
from thaigame.game.events import (
    Accepted,
    Adjusted,
    Challenged,
    Clocked,
    Held,
    Lifted,
    Played,
    Restarted,
    Withdrawn,
)
from thaigame.game.position import Position
from thaigame.game.spec import board_after

if TYPE_CHECKING:
    from thaigame.game.board import Board
    from thaigame.game.events import Event, Names
    from thaigame.game.game import Game
    from thaigame.layouts import Layout
    from thaigame.texts import Message

DEFAULT_GAME: Final = "scrabble"
"""The game of a record that names none: the standard 15x15 one, as GCG means it."""

_NO_TURN: Final = (Accepted, Adjusted, Challenged, Clocked, Held)


class Player(NamedTuple):
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
    players: tuple[Player, ...]
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


def is_nick(name: str) -> bool:
    """Return whether *name* can be a short name: one word without a colon, quote or equals sign."""
    return name.split() == [name] and not any(ch in name for ch in ':"=')


def record_of(game: Game) -> Record:
    """Return the record of *game* as far as it has gone: everything that its log holds.

    A player's name is the short name where it is one word that no one else has; else that is
    ``p1``, ``p2``, ...
    """
    names = game.names or ("",) * game.players
    players = []
    for seat, name in enumerate(names):
        short = is_nick(name) and names.count(name) == 1
        players.append(Player(name) if short else Player(f"p{seat + 1}", name))
    spec = game.spec
    return Record(spec.layout, tuple(players), game.events, spec.lexicon.name, game.seed)


class BoardLog:
    """The board of a record as it goes on, so that its moves can be read and written.

    It follows what lies on the board and nothing else: no racks, no rules, no scores.
    """

    def __init__(self, layout: Layout, players: int, start: Position | None = None) -> None:
        """Begin from *start*, or from the empty board."""
        self.layout = layout
        self.players = players
        self.board: Board = (start or Position.start(layout)).board
        self._before: Board | None = None
        self._settled: Board | None = None

    def position(self, rack: Names | None) -> Position:
        """Return the position as a player with *rack* meets it, the others' racks unknown."""
        held = None if rack is None else self.layout.tiles.rack(rack)
        others = (None,) * (self.players - 1)
        scores = (0,) * self.players
        return Position(self.layout, self.board, (held, *others), scores)

    def settle(self) -> None:
        """Let the pending play stand: old words are lifted where the game lifts them."""
        if self._settled is not None:
            self.board, self._settled = self._settled, None

    def forget(self) -> None:
        """Take note that a play could not be read: what is withdrawn next is not the one before."""
        self.settle()
        self._before = None

    def follow(self, event: Event) -> None:
        """Let *event* happen."""
        if isinstance(event, Played):
            self.settle()
            position = self.position(None)
            self._before = self.board
            self.board, _ = laid(self.board, event.move, self.layout.tiles)
            self._settled, _ = board_after(position, event.move)
        elif isinstance(event, Withdrawn):
            if self._before is not None:
                self.board, self._before, self._settled = self._before, None, None
        elif not isinstance(event, _NO_TURN):
            self.settle()
            if isinstance(event, Lifted):
                lifted = set(event.squares)
                self.board = tuple(
                    None if square in lifted else stack for square, stack in enumerate(self.board)
                )
            elif isinstance(event, Restarted):
                self.board = (None,) * len(self.board)
