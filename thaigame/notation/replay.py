"""Whether a record is right: placement, tiles, scores and running totals, event by event.

The second reader of every record. It counts everything anew by the rules and believes only what no
rule can tell: who drew what, and what the referee decided.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from thaigame.arguments import door
from thaigame.errors import ThaigameError
from thaigame.game.ending import left
from thaigame.game.events import (
    EndCount,
    Exchanged,
    NoShow,
    Passed,
    Played,
    Stopped,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.game.moves import Exchange
from thaigame.game.rules import violations
from thaigame.game.score import score
from thaigame.game.state import with_at
from thaigame.notation.event_pragmas import read_tiles, write_tiles
from thaigame.notation.record import Fault, Record, log_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Container

    from thaigame.game.events import Event, Names
    from thaigame.game.position import Position
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

_LAST: Final = 10**9  # a line behind every other, for what belongs to no line
_rack_pragma = re.compile(r"rack([1-9][0-9]?)").fullmatch
_TURNS: Final = (Played, Exchanged, Passed)
_TWICE: Final = 2


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

    def _repr_html_(self) -> str:
        """Return the score sheet and below it what is wrong and what is open, for notebooks."""
        from thaigame.render.notebook import replay_html

        return replay_html(self)

    def __repr__(self) -> str:
        """Show it in a line."""
        return (
            f"<Replay {self.record.layout.name} scores={self.scores} complete={self.complete} "
            f"differences={len(self.differences)}>"
        )


@door
def replay_record(record: Record, *, lexicon: Container[str] | None = None) -> Replay:
    """Return what is wrong with *record* and what it leaves open.

    Words are judged only where a *lexicon* is given: recorded games were played with lists of
    their own. A play that was withdrawn later is not judged by its words. Everything that
    could not be read is a difference too; what comes after it is judged by what the record claims,
    not as if that had not been. Short racks, odd ways of writing and a missing end count are notes.
    """
    check = _Check(record, lexicon)
    for index, event in enumerate(record.events):
        check.unread(index)
        check.line = record.lines[index] if record.lines else index + 1
        check.event(event, withdrawn=_withdrawn_later(record.events, index))
    check.unread(len(record.events))
    check.closing()
    return check.result()


def _withdrawn_later(events: tuple[Event, ...], index: int) -> bool:
    """Return whether the play at *index* comes off again before the next turn."""
    for later in range(index + 1, len(events)):
        if isinstance(events[later], Withdrawn):
            return True
        if isinstance(events[later], _TURNS):
            return False
    return False


def _shared_out(events: tuple[Event, ...]) -> bool:
    """Return whether every rack left was counted for who went out and off its owner alike.

    Some count so where the game has it that who went out gains twice: the lead is the same.
    """
    counts = [event for event in events if isinstance(event, EndCount)]
    gained = {event.owner: event.points for event in counts if event.player != event.owner}
    lost = {event.owner: -event.points for event in counts if event.player == event.owner}
    return bool(gained) and gained == lost


class _Check:
    def __init__(self, record: Record, lexicon: Container[str] | None) -> None:
        self.record = record
        self.layout = record.layout
        self.lexicon = lexicon
        self.line = 0
        self.log = log_of(record)
        self.slips = dict.fromkeys(range(self.log.state.players), 0)  # wrong totals, told once
        self.too_many: set[str] = set()
        self.last_turn: int | None = None
        self.missed = list(record.unread)
        self.last_rack: Names | None = None  # of the last play, before it
        self.missed_play: int | None = None  # whose play was the last and could not be read
        self.in_doubt = False  # of what lies on the board
        self.unsure: set[int] = set()  # seats whose score the record did not say
        self.racks_left: dict[int, Names] = {}
        rules = self.layout.rules.end
        twice = rules.out_factor == _TWICE and not rules.others_lose
        self.shared = twice and _shared_out(record.events)
        self.out_factor = 1 if self.shared else rules.out_factor
        self.way: Literal["out", "own", "unknown"] | None = None  # how the game ended
        self.notes: list[Fault] = list(record.odd)
        self.found: list[Fault] = list(record.faults)

    def result(self) -> Replay:
        ends = (EndCount, Stopped, NoShow)
        events = self.record.events
        complete = any(isinstance(event, ends) for event in events)
        if not complete:
            self._note("notation.replay_no_end")
        if self.lexicon is None and any(isinstance(event, Played) for event in events):
            self.notes.append(Fault(0, message("notation.replay_words")))
        return Replay(
            self.record,
            self.log.state.scores,
            complete and self.record.pragma("incomplete") is None,
            tuple(sorted(self.notes, key=lambda fault: fault.line or _LAST)),
            tuple(sorted(self.found, key=lambda fault: fault.line)),
        )

    def event(self, event: Event, *, withdrawn: bool) -> None:
        """Look at *event* where it happens, let it happen, and look at the total after it."""
        if isinstance(event, _TURNS):
            self._order(event.player)
        if isinstance(event, (*_TURNS, TurnLost)):
            self._rack(event.player, event.rack)
        if isinstance(event, Played):
            self._played(event, withdrawn=withdrawn)
        elif isinstance(event, Exchanged) and event.tiles:
            for fault in violations(self.log.position(event.rack), Exchange(event.tiles)):
                self._differs(fault.message)
        elif isinstance(event, Withdrawn):
            self._withdrawn(event)
        elif isinstance(event, TimePenalty):
            self._time(event)
        elif isinstance(event, EndCount):
            self._end_count(event)
        every_draw = self.log.state.bag is not None
        impossible = self.log.follow(event)
        if every_draw and impossible is not None:
            self._differs(impossible)
        player: int = getattr(event, "player", 0)
        told: int | None = getattr(event, "total", None)
        if told is not None:
            self._total(player, told)

    # What could not be read

    def unread(self, index: int) -> None:
        """Go on over the turns before event *index* that could not be read, as they claim."""
        while self.missed and self.missed[0].after <= index:
            missed = self.missed.pop(0)
            self.line, self.last_turn = missed.line, missed.player
            self.log.miss(missed.player, missed.points or 0)
            if missed.board:
                self.missed_play = missed.player
                if not self.in_doubt:
                    self._note("notation.replay_doubt")
                self.in_doubt = True
            if missed.points is None:
                self.unsure.add(missed.player)
            if missed.total is not None:
                self._total(missed.player, missed.total)

    def closing(self) -> None:
        """Compare the racks that pragmas give (``#rack1``) with what is known of them."""
        for (name, text), line in zip(self.record.pragmas, self.record.pragma_lines, strict=False):
            found = _rack_pragma(name)
            self.line, seat = line, int(found[1]) - 1 if found else -1
            if not text or not 0 <= seat < self.log.state.players:
                continue
            try:
                rack = self.layout.tiles.rack(read_tiles(text, self.layout))
            except ThaigameError:
                continue  # a fault of the line, and told as such
            self._held(rack)
            self._left(seat, rack)

    # Turns

    def _order(self, player: int) -> None:
        """Tell of a turn that was another's; whoever moves first began."""
        due = self.log.state.turn
        if self.last_turn is not None and player != due:
            self._differs(message("notation.replay_order", due=self._nick(due)))
        self.last_turn = player

    def _rack(self, player: int, rack: Names | None) -> None:
        """Tell of a rack that is short, unknown, or lacks what was kept."""
        kept = self.log.state.racks[player] or ()
        if self.log.state.bag is None:
            self.log.show(player, rack)
        if rack is None:
            self._note("notation.replay_rack_unknown")
            return
        size = self.layout.rules.play.rack_size
        position = self._held(rack)
        if len(rack) < size and position.bag_count() > 0:
            self._note("notation.replay_rack_short", tiles=len(rack), size=size)
        else:
            self._must_hold(rack, kept)

    def _must_hold(self, rack: Names, kept: Names) -> None:
        missing = Counter(kept) - Counter(rack)
        if missing:
            tiles = " ".join(missing.elements())
            self._differs(message("notation.replay_rack_kept", tiles=tiles))

    def _held(self, rack: Names) -> Position:
        """Tell of a rack that nobody can have; return the position as its player meets it."""
        size = self.layout.rules.play.rack_size
        if len(rack) > size:
            self._differs(message("position.rack_too_long", tiles=len(rack), size=size))
        position = self.log.position(rack)
        self._count_tiles(position)
        return position

    def _left(self, seat: int, rack: Names) -> None:
        """Compare a rack at the end with what was kept, and with what was told of it before."""
        before = self.racks_left.setdefault(seat, rack)
        if Counter(before) != Counter(rack):
            self._racks_differ("notation.replay_rack_closing", rack, before)
        else:
            self._must_hold(rack, self.log.state.racks[seat] or ())

    def _racks_differ(self, key: Key, one: Names, other: Names) -> None:
        texts = [write_tiles(rack, self.layout) for rack in (one, other)]
        self._differs(message(key, one=texts[0], other=texts[1]))

    def _played(self, event: Played, *, withdrawn: bool) -> None:
        position = self.log.position(event.rack)
        lexicon = None if withdrawn else self.lexicon
        faults = violations(position, event.move, lexicon)
        for fault in faults:
            if fault.kind == "tiles" or not self.in_doubt:
                self._differs(fault.message)
        if not self.in_doubt and not any(fault.kind == "placement" for fault in faults):
            counted = score(position, event.move).total
            if counted != event.points:
                self._wrong_score(counted, event.points)
        self._count_tiles(position)
        self.last_rack, self.missed_play = event.rack, None

    def _withdrawn(self, event: Withdrawn) -> None:
        play = self.log.state.pending
        if self.missed_play == event.player:
            self.missed_play = None
            return
        if play is None or play.player != event.player:
            self._differs(message("notation.replay_nothing_to_withdraw"))
            self.log.forget()
            return
        if event.points != -play.points:
            self._wrong_score(-play.points, event.points)
        if event.rack is not None and self.last_rack is not None:
            whole = Counter(self.last_rack)
            # The tiles of the play are told with the rack, or are still on the board.
            rest = whole - Counter(tile.kind for tile in play.move.tiles)
            if Counter(event.rack) not in (whole, rest):
                self._racks_differ("notation.rack_twice", event.rack, self.last_rack)

    # Counting

    def _time(self, event: TimePenalty) -> None:
        each = self.layout.rules.end.overtime_points
        counted = -each * event.minutes
        if event.minutes and each and counted != event.points:
            self._wrong_score(counted, event.points)

    def _end_count(self, event: EndCount) -> None:
        """Look whose rack is counted for whom, by how the game ended where that is known."""
        if self.way is None:
            self.way = self._way()
            if self.shared:
                self._note("notation.replay_end_shared")
        self._held(event.tiles)
        self._left(event.owner, event.tiles)
        worth = left(self.layout, event.tiles)
        for_owner, for_out = -worth, self.out_factor * worth
        own = event.owner == event.player
        if self.way == "own" and not own:
            owner = self._nick(event.owner)
            text = message("notation.replay_end_own", owner=owner, points=f"{for_owner:+d}")
            self._differs(text)
        elif self.way == "out" and not self._is_of_way_out(event):
            who = self._nick(self.last_turn or 0)
            self._differs(message("notation.replay_end_out", player=who, points=f"{for_out:+d}"))
        else:
            counted = for_owner if own else for_out
            if counted != event.points:
                self._wrong_score(counted, event.points)
        if self.way == "out" and self.log.state.players == 2:  # noqa: PLR2004  one other rack
            unseen = tuple(self.log.position(()).unseen().elements())
            kinds = self.layout.tiles.by_name
            if Counter(kinds[name].origin for name in event.tiles) != Counter(unseen):
                self._racks_differ("notation.replay_end_tiles", event.tiles, unseen)

    def _is_of_way_out(self, event: EndCount) -> bool:
        """Return whether who went out gains, or another loses where the game has it so (A15)."""
        if event.owner == event.player:
            loses = self.shared or self.layout.rules.end.others_lose
            return loses and event.owner != self.last_turn
        return event.player == self.last_turn

    def _way(self) -> Literal["out", "own", "unknown"]:
        """Return how the game ended: one went out, each keeps the own rack, or it is not told."""
        state, player = self.log.state, self.last_turn
        if state.ended is not None:
            return "own"  # the judge stopped it (S12)
        rack = None if player is None else state.racks[player]
        if self.in_doubt or player is None:
            return "unknown"
        if rack is not None and not rack and not self.log.position(rack).bag_count():
            return "out"
        if state.scoreless >= self.layout.rules.end.scoreless_turns * state.players:
            return "own"
        if rack is not None:
            self._note("notation.replay_end_early")
        return "unknown"

    def _total(self, seat: int, told: int) -> None:
        """Compare the running total; a wrong one is told once, not on every line after it."""
        counted = self.log.state.scores[seat]
        if seat in self.unsure or told in (counted, counted + self.slips[seat]):
            self.unsure.discard(seat)
            scores = with_at(self.log.state.scores, seat, told - counted)
            self.log.state = self.log.state._replace(scores=scores)
            self.slips[seat] = 0
        else:
            self._differs(message("notation.replay_total", counted=counted, told=told))
            self.slips[seat] = told - counted

    def _count_tiles(self, position: Position) -> None:
        """Tell of more tiles of a kind than the set has, once."""
        for name, over in position.unseen().items():
            if over < 0 and name not in self.too_many:
                self.too_many.add(name)
                self._differs(message("position.too_many", tile=name, over=-over))

    def _nick(self, seat: int) -> str:
        players = self.record.players
        return players[seat].nick if seat < len(players) else f"#{seat + 1}"

    def _wrong_score(self, counted: int, told: int) -> None:
        self._differs(message("notation.replay_score", counted=counted, told=told))

    def _differs(self, text: Message) -> None:
        self.found.append(Fault(self.line, text))

    def _note(self, key: Key, **values: object) -> None:
        self.notes.append(Fault(self.line, message(key, **values)))
