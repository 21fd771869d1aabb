"""Whether a record is right: placement, tiles, scores and running totals, event by event.

The second reader of every record. It counts everything anew by the rules and believes only what no
rule can tell: who drew what, and what the referee decided.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.errors import StateError, ThaigameError
from thaigame.game.apply import apply, opening
from thaigame.game.events import (
    Adjusted,
    ChallengeLost,
    Drew,
    EndCount,
    Exchanged,
    Lifted,
    NoShow,
    Passed,
    Played,
    Restarted,
    StartDrawn,
    Stopped,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.game.moves import Exchange
from thaigame.game.position import Position
from thaigame.game.rules import exchange_violations, violations
from thaigame.game.score import score
from thaigame.game.spec import board_after
from thaigame.notation.event_pragmas import read_tiles, write_tiles
from thaigame.notation.record import BoardLog, Fault, Record
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Container

    from thaigame.game.events import Event, Names
    from thaigame.game.state import State
    from thaigame.texts import Message

_LAST: Final = 10**9  # a line behind every other, for what belongs to no line
_rack_pragma = re.compile(r"rack([1-9][0-9]?)").fullmatch
_TURNS = (Played, Exchanged, Passed, TurnLost)
_WITH_TOTAL = (*_TURNS, Withdrawn, ChallengeLost, Adjusted, TimePenalty, EndCount)


@dataclass(frozen=True)
class Replay:
    """What came of replaying a record.

    ``scores`` are the totals by seat, ``complete`` says whether the record goes to the end of
    the game. ``notes`` tell what the record leaves open, ``differences`` where it is wrong; the
    line of each is the record's, or the number of the event where it came from no lines.
    """

    record: Record
    scores: tuple[int, ...]
    complete: bool
    notes: tuple[Fault, ...]
    differences: tuple[Fault, ...]


def replay_record(record: Record, *, lexicon: Container[str] | None = None) -> Replay:
    """Return what is wrong with *record* and what it leaves open.

    Words are judged only where a *lexicon* is given: recorded games were played with lists of
    their own. A play that was withdrawn later is not judged by its words. Everything that
    could not be read is a difference too; what comes after it is judged by what the record claims,
    not as if that had not been. Short racks, odd ways of writing and a missing end count are notes.
    """
    check = _Check(record, lexicon)
    log = _FullLog(record)
    for index, event in enumerate(record.events):
        check.unread(index)
        check.line = record.lines[index] if record.lines else index + 1
        check.event(event, withdrawn=_withdrawn_later(record.events, index))
        fault = log.fault(event)
        if fault is not None:
            check.differs(fault)
    check.unread(len(record.events))
    check.closing()
    return check.result()


def _withdrawn_later(events: tuple[Event, ...], index: int) -> bool:
    """Return whether the play at *index* comes off again before the next turn."""
    for event in events[index + 1 :]:
        if isinstance(event, Withdrawn):
            return True
        if isinstance(event, _TURNS):
            return False
    return False


class _FullLog:
    """Follows the bag, racks and clocks of a record that tells every draw, from its seed on."""

    def __init__(self, record: Record) -> None:
        self.layout = record.layout
        self.state: State | None = None
        first = record.events[0] if record.events else None
        if record.seed is not None and isinstance(first, StartDrawn | Drew) and not record.start:
            self.state = opening(record.layout, len(record.players), record.seed)

    def fault(self, event: Event) -> Message | None:
        """Let *event* happen; return why it cannot, after which the log is followed no more."""
        if self.state is None:
            return None
        try:
            self.state = apply(self.layout, self.state, event)
        except StateError as error:
            self.state = None
            return error.message
        return None


class _Check:
    def __init__(self, record: Record, lexicon: Container[str] | None) -> None:
        self.record = record
        self.layout = record.layout
        self.lexicon = lexicon
        self.line = 0
        self.log = BoardLog(record.layout, max(2, len(record.players)), record.start)
        start = record.start
        seats = max(2, len(record.players))
        self.scores = list(start.scores if start and len(start.scores) == seats else (0,) * seats)
        self.other = list(self.scores)  # what the totals are if the last wrong one was right
        self.out: Names = start.out if start else ()
        self.out_before: Names = self.out
        self.kept: dict[int, Counter[str]] = {}
        self.last_play: Played | None = None
        self.too_many: set[str] = set()
        self.last_turn: int | None = None
        self.missed = list(record.unread)
        self.missed_play: int | None = None  # whose play was the last and could not be read
        self.in_doubt = False  # of what lies on the board
        self.unsure: set[int] = set()  # seats whose score the record did not say
        self.racks_left: dict[int, Names] = {}
        self.notes: list[Fault] = list(record.odd)
        self.found: list[Fault] = list(record.faults)

    def result(self) -> Replay:
        ends = (EndCount, Stopped, NoShow)
        events = self.record.events
        complete = any(isinstance(event, ends) for event in events)
        if not complete:
            self._note("replay_no_end")
        if self.lexicon is None and any(isinstance(event, Played) for event in events):
            self.notes.append(Fault(0, message("notation.replay_words")))
        return Replay(
            self.record,
            tuple(self.scores),
            complete and self.record.pragma("incomplete") is None,
            tuple(sorted(self.notes, key=lambda fault: fault.line or _LAST)),
            tuple(sorted(self.found, key=lambda fault: fault.line)),
        )

    def event(self, event: Event, *, withdrawn: bool) -> None:
        if isinstance(event, _TURNS):
            self._turn(event)
        if isinstance(event, Played):
            self._played(event, withdrawn=withdrawn)
        elif isinstance(event, Exchanged):
            self._exchanged(event)
        elif isinstance(event, Withdrawn):
            self._withdrawn(event)
        elif isinstance(event, TimePenalty):
            self._time(event)
        elif isinstance(event, EndCount):
            self._end_count(event)
        elif isinstance(event, Lifted | Restarted):
            self._lifted(event)
        self.log.follow(event)
        if isinstance(event, _WITH_TOTAL):
            self._total(event)

    # What could not be read

    def unread(self, index: int) -> None:
        """Go on over the turns before event *index* that could not be read, as they claim."""
        while self.missed and self.missed[0].after <= index:
            missed = self.missed.pop(0)
            self.line, self.last_turn = missed.line, missed.player
            self.kept.pop(missed.player, None)
            if missed.board:
                self.last_play, self.missed_play = None, missed.player
                if not self.in_doubt:
                    self._note("replay_doubt")
                self.in_doubt = True
            if missed.points is None:
                self.unsure.add(missed.player)
            self._count(missed.player, missed.points or 0, missed.total)

    def closing(self) -> None:
        """Compare the racks that pragmas give (``#rack1``) with what is known of them."""
        for (name, text), line in zip(self.record.pragmas, self.record.pragma_lines, strict=False):
            found = _rack_pragma(name)
            self.line, seat = line, int(found[1]) - 1 if found else len(self.scores)
            if not text or seat >= len(self.scores):
                continue
            try:
                rack = self.layout.tiles.rack(read_tiles(text, self.layout))
            except ThaigameError:
                continue  # a fault of the line, and told as such
            self._held(rack)
            self._left(seat, rack)

    # Turns

    def _turn(self, event: Played | Exchanged | Passed | TurnLost) -> None:
        seats = len(self.scores)
        due = None if self.last_turn is None else (self.last_turn + 1) % seats
        if due is not None and event.player != due:
            self._note("replay_order", due=self._nick(due))
        self.last_turn = event.player
        self._rack(event.player, event.rack)

    def _rack(self, player: int, rack: Names | None) -> None:
        """Tell of a rack that is short, unknown, or lacks what was kept."""
        kept = self.kept.pop(player, None)
        if rack is None:
            self._note("replay_rack_unknown")
            return
        size = self.layout.rules.play.rack_size
        self.kept[player] = Counter(rack)
        position = self._held(rack)
        if len(rack) < size and position.bag_count() > 0:
            self._note("replay_rack_short", tiles=len(rack), size=size)
        elif kept and (missing := kept - Counter(rack)):
            tiles = " ".join(missing.elements())
            self.differs(message("notation.replay_rack_kept", tiles=tiles))

    def _held(self, rack: Names) -> Position:
        """Tell of a rack that nobody can have; return the position as its player meets it."""
        size = self.layout.rules.play.rack_size
        if len(rack) > size:
            self.differs(message("position.rack_too_long", tiles=len(rack), size=size))
        position = self._position(rack)
        self._count_tiles(position)
        return position

    def _left(self, seat: int, rack: Names) -> None:
        """Compare a rack at the end with what was kept, and with what was told of it before."""
        before = self.racks_left.setdefault(seat, rack)
        if Counter(before) != Counter(rack):
            self._racks_differ("replay_rack_closing", rack, before)
        elif missing := self.kept.pop(seat, Counter()) - Counter(rack):
            tiles = " ".join(missing.elements())
            self.differs(message("notation.replay_rack_kept", tiles=tiles))

    def _racks_differ(self, name: str, one: Names, other: Names) -> None:
        texts = [write_tiles(rack, self.layout) for rack in (one, other)]
        self.differs(message(f"notation.{name}", one=texts[0], other=texts[1]))

    def _played(self, event: Played, *, withdrawn: bool) -> None:
        self.log.settle()
        self._take(event.player, [tile.kind for tile in event.move.tiles])
        position = self._position(event.rack)
        lexicon = None if withdrawn else self.lexicon
        faults = violations(position, event.move, lexicon)
        for fault in faults:
            if fault.kind == "tiles" or not self.in_doubt:
                self.differs(fault.message)
        if not self.in_doubt and not any(fault.kind == "placement" for fault in faults):
            counted = score(position, event.move).total
            if counted != event.points:
                self.differs(message("notation.replay_score", counted=counted, told=event.points))
        self._count_tiles(position)
        self.last_play, self.missed_play = event, None
        _, out = board_after(position, event.move)
        self.out_before, self.out = self.out, (*self.out, *out)

    def _exchanged(self, event: Exchanged) -> None:
        if not event.tiles:
            return
        self._take(event.player, event.tiles)
        for fault in exchange_violations(self._position(event.rack), Exchange(event.tiles)):
            self.differs(fault.message)

    def _withdrawn(self, event: Withdrawn) -> None:
        play, self.last_play = self.last_play, None
        if self.missed_play == event.player:
            self.missed_play = None
            return
        if play is None or play.player != event.player:
            self.differs(message("notation.replay_nothing_to_withdraw"))
            return
        if event.points != -play.points:
            self.differs(message("notation.replay_score", counted=-play.points, told=event.points))
        if event.rack is not None and play.rack is not None:
            whole = Counter(play.rack)
            # The tiles of the play are told with the rack, or are still on the board.
            rest = whole - Counter(tile.kind for tile in play.move.tiles)
            if Counter(event.rack) not in (whole, rest):
                self._racks_differ("rack_twice", event.rack, play.rack)
        self.out = self.out_before
        if event.player in self.kept:
            returned = (self.layout.tiles.returned(tile) for tile in play.move.tiles)
            self.kept[event.player].update(returned)

    def _lifted(self, event: Lifted | Restarted) -> None:
        """Take note of tiles lifted otherwise than by a play, that is for a new start (K12)."""
        self.log.settle()
        squares = range(len(self.log.board)) if isinstance(event, Restarted) else event.squares
        stacks = [stack for at in squares if (stack := self.log.board[at]) is not None]
        names = [self.layout.tiles.returned(tile) for stack in stacks for tile in stack.tiles]
        self.out = (*self.out, *names)

    # Counting

    def _time(self, event: TimePenalty) -> None:
        each = self.layout.rules.end.overtime_points
        counted = -each * event.minutes
        if event.minutes and each and counted != event.points:
            self.differs(message("notation.replay_score", counted=counted, told=event.points))

    def _end_count(self, event: EndCount) -> None:
        tiles = self.layout.tiles
        left = sum(tiles.by_name[name].left for name in event.tiles)
        self._held(event.tiles)
        self._left(event.owner, event.tiles)
        own = event.owner == event.player
        counted = -left if own else self.layout.rules.end.out_factor * left
        if counted != event.points:
            self.differs(message("notation.replay_score", counted=counted, told=event.points))

    def _total(self, event: Event) -> None:
        """Compare the running total; a wrong one is told once, not on every line after it."""
        self._count(
            getattr(event, "player", 0), getattr(event, "points", 0), getattr(event, "total", None)
        )

    def _count(self, seat: int, points: int, told: int | None) -> None:
        self.scores[seat] += points
        self.other[seat] += points
        if told is None:
            return
        if seat in self.unsure:
            self.unsure.discard(seat)
            self.scores[seat] = self.other[seat] = told
        elif told not in (self.scores[seat], self.other[seat]):
            self.differs(message("notation.replay_total", counted=self.scores[seat], told=told))
            self.other[seat] = told
        else:
            self.scores[seat] = self.other[seat] = told

    def _count_tiles(self, position: Position) -> None:
        """Tell of more tiles of a kind than the set has, once."""
        for name, left in position.unseen().items():
            if left < 0 and name not in self.too_many:
                self.too_many.add(name)
                self.differs(message("position.too_many", tile=name, over=-left))

    def _take(self, player: int, names: Names | list[str]) -> None:
        if player in self.kept:
            self.kept[player] -= Counter(names)

    def _position(self, rack: Names | None) -> Position:
        position = self.log.position(rack)
        return Position(
            self.layout, position.board, position.racks, tuple(self.scores), 0, self.out
        )

    def _nick(self, seat: int) -> str:
        players = self.record.players
        return players[seat].nick if seat < len(players) else f"#{seat + 1}"

    def differs(self, text: Message) -> None:
        self.found.append(Fault(self.line, text))

    def _note(self, name: str, **values: object) -> None:
        self.notes.append(Fault(self.line, message(f"notation.{name}", **values)))
