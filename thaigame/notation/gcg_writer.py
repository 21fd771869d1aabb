"""Game records as GCG, with ``#thaigame`` pragmas for what plain GCG has no line for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import RecordError
from thaigame.game.events import (
    ChallengeLost,
    EndCount,
    Exchanged,
    Passed,
    Played,
    TimePenalty,
    TurnLost,
    Withdrawn,
)
from thaigame.notation.carried import to_carry
from thaigame.notation.event_pragmas import write_event, write_fields, write_tiles
from thaigame.notation.gcg_reader import is_reserved
from thaigame.notation.move_text import write_move
from thaigame.notation.position_line import write_position
from thaigame.notation.record import DEFAULT_GAME, BoardLog, is_nick
from thaigame.notation.rule_options import changed_rules
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.events import Event, Names
    from thaigame.notation.record import Record

_UNKNOWN: Final = "?"


@door
def write_game(record: Record) -> str:
    """Return *record* as GCG text; ``read_game`` reads the same record back.

    Plays, exchanges, passes, withdrawn plays, end counts and time penalties are lines that any
    GCG program reads; draws, holds, clocks and the like are ``#thaigame`` pragmas, which others
    pass over. A game that does not come with the toolkit is carried within, line by line. Raise
    RecordError for what no line can hold: a short name with a space or colon, a line break inside
    a value.
    """
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    if record.layout.name != DEFAULT_GAME:
        yield f"#game {_one_line(record.layout.name)}"
    if carried := to_carry(record.layout):
        for line in carried.split("\n"):
            yield f"#thaigame layout {line}"
    for number, player in enumerate(record.players, 1):
        nick = _one_line(player.nick)
        if not is_nick(nick):
            raise RecordError(message("notation.nick", nick=show(nick)))
        yield f"#player{number} {nick} {_one_line(player.name)}".rstrip()
    if record.lexicon:
        yield f"#lexicon {_one_line(record.lexicon)}"
    if rules := changed_rules(record.layout):
        yield f"#thaigame rules {json.dumps(rules, ensure_ascii=False)}"
    if record.seed is not None:
        yield f"#thaigame seed {record.seed}"
    if record.start is not None:
        yield f"#thaigame start {_one_line(write_position(record.start))}"
    for name, value in record.pragmas:
        if name != name.lower() or name.split() != [name] or is_reserved(name):
            raise RecordError(message("notation.pragma_name", name=show(name)))
        yield f"#{name} {_one_line(value)}".rstrip()
    log = BoardLog(record.layout, max(2, len(record.players)), record.start)
    notes: dict[int, list[str]] = {}
    for note in record.notes:
        notes.setdefault(note.after, []).extend(note.text.split("\n"))
    yield from _note(notes, 0)
    for count, event in enumerate(record.events, 1):
        yield from _GcgLines(record, log).lines(event)
        log.follow(event)
        yield from _note(notes, count)


def _note(notes: dict[int, list[str]], after: int) -> Iterator[str]:
    for text in notes.get(after, ()):
        yield f"#note {_one_line(text)}"


class _GcgLines:
    """Writes one event where the board log stands."""

    def __init__(self, record: Record, log: BoardLog) -> None:
        self.record = record
        self.layout = record.layout
        self.log = log

    def lines(self, event: Event) -> Iterator[str]:
        """Yield the event's line, and the pragma with what the line cannot say."""
        rest: tuple[str, ...] = ()
        if isinstance(event, Played):
            position = self.log.position(event.rack)
            move = write_move(event.move, position, ask_about_case=False)
            yield self._line(event.player, event.rack, move, event.points, event.total)
        elif isinstance(event, Exchanged):
            known = event.tiles or not event.count
            told = f"-{write_tiles(event.tiles, self.layout) if known else event.count}"
            rest = ("count",) if known else ()
            yield self._line(event.player, event.rack, told, 0, event.total)
        elif isinstance(event, Passed | TurnLost):
            yield self._line(event.player, event.rack, "-", 0, event.total)
            if isinstance(event, TurnLost):
                yield "#thaigame turn-lost"
        elif isinstance(event, Withdrawn):
            yield self._line(event.player, event.rack, "--", event.points, event.total)
        elif isinstance(event, ChallengeLost):
            yield self._line(event.player, event.rack, "(challenge)", event.points, event.total)
        elif isinstance(event, TimePenalty):
            rest = ("minutes",)
            yield self._line(event.player, event.rack, "(time)", event.points, event.total)
        elif isinstance(event, EndCount):
            yield from self._end_count(event)
        else:
            yield f"#thaigame {write_event(event, self.layout, self.record.players)}"
        if rest and (more := write_fields(event, rest, self.layout, self.record.players)):
            yield f"#thaigame with {more}"

    def _end_count(self, event: EndCount) -> Iterator[str]:
        own = event.owner == event.player
        tiles = write_tiles(event.tiles, self.layout)
        rack = event.tiles if own else None
        yield self._line(event.player, rack, f"({tiles})", event.points, event.total)
        other = (event.player + 1) % max(2, len(self.record.players))
        read_as = event.player if own or event.points < 0 else other
        if read_as != event.owner:
            yield f"#thaigame with owner={self.record.players[event.owner].nick}"

    def _line(
        self, player: int, rack: Names | None, told: str, points: int, total: int | None
    ) -> str:
        held = [] if rack is None else [write_tiles(rack, self.layout)]
        score = [f"{points:+d}", _UNKNOWN if total is None else str(total)]
        return " ".join([f">{self.record.players[player].nick}:", *held, told, *score])


def _one_line(text: str) -> str:
    if any(ch in text for ch in "\r\n"):
        raise RecordError(message("notation.line_break", text=show(text)))
    return text
