"""Game records in GCG and its Thai extension, read line by line.

Files in the wild break rules, so a line is read by what is clear (``gcg_line``), a line that cannot
be read is a fault, and the rest is read as the record claims it went on. What GCG has no line for
stands in ``#thaigame`` pragmas (``event_pragmas``).
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import fields, replace
from itertools import count
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import RecordError, ThaigameError
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
from thaigame.game.moves import Play
from thaigame.layouts import bundled_layout
from thaigame.notation.carried import game_of_record
from thaigame.notation.event_pragmas import (
    read_event,
    read_fields,
    read_number,
    read_tiles,
    write_tiles,
)
from thaigame.notation.gcg_line import split_line
from thaigame.notation.move_text import read_move
from thaigame.notation.position_line import read_position
from thaigame.notation.record import (
    DEFAULT_GAME,
    MOST_EVENTS,
    MOST_PLAYERS,
    BoardLog,
    Fault,
    Note,
    PlayerName,
    Record,
    Unread,
)
from thaigame.notation.record_bytes import Decoded, decode
from thaigame.notation.rule_options import with_rules
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from thaigame.game.events import Event, Names
    from thaigame.game.position import Position
    from thaigame.layouts import Layout
    from thaigame.notation.gcg_line import EventLine
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

LONGEST_FILE: Final = 1_000_000
"""Characters; the record of a long game with all its draws and clocks has some 50,000."""
_LONGEST_LINE: Final = 16_384

_player = re.compile(r"player([1-9][0-9]?)").fullmatch
_rack_of = re.compile(r"rack([1-9][0-9]?)").fullmatch
_carries = re.compile(r"#thaigame layout(?: (.*))?").fullmatch
_BY_THE_BOARD: Final = frozenset(
    f"notation.{name}" for name in ("dot_on_empty", "not_what_stands", "mark_there", "plus_of_what")
)
"""Why a play cannot be read that builds on one before it which could not."""
_RESERVED: Final = ("character-encoding", "game", "lexicon", "note", "thaigame")


@door
def read_game(
    source: str | bytes,
    *,
    find_layout: Callable[[str], Layout] = bundled_layout,
    default_game: str = DEFAULT_GAME,
) -> Record:
    """Return the record that GCG text describes.

    ``#game NAME`` says which game it is, looked up with *find_layout*, and *default_game* is the
    game of a file that does not say. Everything that cannot be read is in the record's
    ``faults``, by line, and what is read although it is usually written otherwise in ``odd``;
    ``lines`` says on which line each event stands, ``unread`` which turns could not be read. Raise
    RecordError for text that is no record at all or too long, and what *find_layout* raises.
    """
    if len(source) > LONGEST_FILE:
        raise RecordError(message("notation.too_long", length=len(source), most=LONGEST_FILE))
    decoded = decode(source) if isinstance(source, bytes) else Decoded(source)
    lines = re.split(r"\r\n|\r|\n", decoded.text.removeprefix("\ufeff"))
    if len(lines) > MOST_EVENTS:
        raise RecordError(message("notation.too_many", count=len(lines), most=MOST_EVENTS))
    reader = _Reader(lines, find_layout, default_game)
    if decoded.fault is not None:
        reader.faults.append(Fault(1, decoded.fault))
    if decoded.odd is not None:
        reader.odd.append(Fault(1, decoded.odd))
    return reader.read()


def is_reserved(name: str) -> bool:
    """Return whether a pragma called *name* has a meaning of its own in a record."""
    return name in _RESERVED or _player(name) is not None


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(message("notation.field_form", text=show(text))) from None


class _Reader:
    def __init__(
        self, lines: list[str], find_layout: Callable[[str], Layout], default_game: str
    ) -> None:
        self.source = lines
        self.find_layout = find_layout
        self.players: list[PlayerName] = []
        self.events: list[Event] = []
        self.lines: list[int] = []
        self.notes: list[tuple[int, list[str]]] = []
        self.faults: list[Fault] = []
        self.odd: list[Fault] = []
        self.unread: list[Unread] = []
        self.in_doubt = 0  # the first line whose play could not be read: the board is not sure
        self.called: dict[str, list[int]] = {}  # the seats that go by a short name
        self.told: dict[int, int] = {}  # the totals as the lines tell them, by seat
        self.last_turn: int | None = None
        self.pragmas: list[tuple[str, str]] = []
        self.pragma_lines: list[int] = []
        self.lexicon = ""
        self.seed: int | None = None
        self.start: Position | None = None
        self.line = 0
        self.in_note = False
        self.declared = any(_player(line[1:].split(" ")[0]) for line in lines)
        self.log_so_far: BoardLog | None = None
        self.layout = self._game(default_game)

    def read(self) -> Record:
        for number, line in enumerate(self.source, 1):
            self.line = number
            try:
                self._line(line)
            except ThaigameError as error:
                self.fault(error.message)
        if not self.events and not self.players and not self.pragmas:
            raise RecordError(message("notation.no_record"), at=1)
        return Record(
            self.layout,
            tuple(self.players),
            tuple(self.events),
            self.lexicon,
            self.seed,
            self.start,
            tuple(self.pragmas),
            tuple(Note(after, "\n".join(parts)) for after, parts in self.notes),
            tuple(self.faults),
            tuple(self.lines),
            tuple(self.odd),
            tuple(self.unread),
            tuple(self.pragma_lines),
        )

    @property
    def log(self) -> BoardLog:
        """The board so far; the players are known once the first move is read."""
        if self.log_so_far is None:
            self.log_so_far = BoardLog(self.layout, max(2, len(self.players)), self.start)
        return self.log_so_far

    def fault(self, text: Message) -> None:
        self.faults.append(Fault(self.line, text))

    def _game(self, default: str) -> Layout:
        """Return the game that the file names or carries, wherever in it that stands."""
        names = [line.split(None, 1)[1:] for line in self.source if re.match(r"#game(\s|$)", line)]
        named = [found[0].strip() for found in names if found]
        text = "\n".join(one[1] or "" for line in self.source if (one := _carries(line)))
        found = game_of_record(named[0] if named else default, text, self.find_layout)
        if found.odd is not None:
            self.odd.append(Fault(0, found.odd))
        return found.layout

    def _line(self, line: str) -> None:
        if len(line) > _LONGEST_LINE:
            self.in_note = False
            self._fail("notation.line_long", most=_LONGEST_LINE)
        if line.startswith("#"):
            name, _, value = line[1:].partition(" ")
            self._pragma(name.strip().lower(), value, line)
        elif line.lstrip().startswith(">"):
            self.in_note = False
            self._event(line.strip())
        elif self.in_note and line.strip():
            self._note(line)
        elif line.strip():
            self._fail("notation.line_unknown", text=show(line.strip()))

    # Pragmas

    def _pragma(self, name: str, value: str, line: str) -> None:
        going_on = self.in_note
        self.in_note = name == "note"
        if name == "note":
            self._note(value, joins=going_on)
        elif found := _player(name):
            self._new_player(int(found[1]), value)
        elif name == "thaigame":
            self._own(value.strip())
        elif name == "lexicon":
            self.lexicon = value.strip()
        elif name == "game":
            if self.events:
                self._fail("notation.game_late")
        elif not name:
            self._fail("notation.line_unknown", text=show(line))
        elif name not in _RESERVED:
            self.pragmas.append((name, value.strip()))
            self.pragma_lines.append(self.line)
            if _rack_of(name) and value.strip():
                read_tiles(value.strip(), self.layout)

    def _new_player(self, number: int, value: str) -> None:
        nick, _, full = value.strip().partition(" ")
        if not nick:
            self._fail("notation.player_nick", number=number)
        if len(self.players) >= MOST_PLAYERS:
            self._fail("notation.line_unknown", text=show(value))
        if number != len(self.players) + 1:
            self.fault(message("notation.player_order", number=number, seat=len(self.players) + 1))
        own = nick
        if nick in self.called:
            taken = {player.nick for player in self.players}
            own = next(name for n in count(2) if (name := f"{nick}.{n}") not in taken)
            self.fault(message("notation.player_twice", nick=show(nick), own=show(own)))
        self._sit_down(PlayerName(own, full.strip()), nick)

    def _sit_down(self, player: PlayerName, nick: str) -> int:
        seat = len(self.players)
        self.players.append(player)
        self.called.setdefault(nick, []).append(seat)
        return seat

    def _note(self, text: str, *, joins: bool = True) -> None:
        after = len(self.events)
        if joins and self.notes and self.notes[-1][0] == after:
            self.notes[-1][1].append(text)
        else:
            self.notes.append((after, [text]))

    def _own(self, value: str) -> None:
        """Read what only this program writes."""
        name, _, rest = value.partition(" ")
        if name == "seed":
            self.seed = int(rest) if re.fullmatch(r"-?[0-9]{1,38}", rest) else None
            if self.seed is None:
                self._fail("notation.number", text=show(rest))
        elif name in ("layout", "rules", "start") and self.events:
            self._fail("notation.game_late")
        elif name == "layout":
            pass  # read before everything else, for all other lines are read by it
        elif name == "rules":
            self.layout = with_rules(self.layout, _json(rest))
        elif name == "start":
            self.start = read_position(rest, find_layout=lambda _: self.layout)
        elif name in ("with", "turn-lost"):
            self._more(name, rest)
        else:
            self._append(read_event(value, self.layout, self.players))

    def _more(self, name: str, rest: str) -> None:
        """Complete the event before by what its GCG line could not say."""
        last = self.events[-1] if self.events else None
        if last is None or (name == "turn-lost" and not isinstance(last, Passed)):
            self._fail("notation.nothing_before", what=name)
        if name == "turn-lost" and isinstance(last, Passed):
            self.events[-1] = TurnLost(last.player, last.total, last.rack)
            return
        values = read_fields(rest, self.layout, self.players)
        known = {each.name for each in fields(last)}
        if not values or not set(values) <= known or "move" in values:
            self._fail("notation.field_form", text=show(rest))
        self.events[-1] = replace(last, **values)

    # Events

    def _append(self, event: Event) -> None:
        self.log.follow(event)
        self.events.append(event)
        self.lines.append(self.line)

    def _event(self, line: str) -> None:
        found = split_line(line)
        if found is None:
            self._fail("notation.event_form", text=show(line))
        player = self._seat(found)
        self.odd += [Fault(self.line, text) for text in found.odd]
        try:
            if found.points is None:
                self._fail("notation.no_score")
            event = self._scored(player, found.words, found.points, found.total)
        except ThaigameError as error:
            self._pass_over(player, found, error)
            return
        self._append(event)
        self.told[player] = self.told.get(player, 0) + found.points
        if found.total is not None:
            self.told[player] = found.total
        if isinstance(event, Played | Exchanged | Passed):
            self.last_turn = player
        if found.remark:
            self._note(found.remark)

    def _pass_over(self, player: int, line: EventLine, error: ThaigameError) -> None:
        """Go on behind a line that cannot be read as its points and total say that it went."""
        self.last_turn = player
        play = not (line.words and line.words[-1].startswith(("-", "(")))
        sure = not play
        if line.points is None and len(line.words) > 1:
            # A play without points is laid all the same: later lines build on it.
            with suppress(ThaigameError):
                self.log.follow(self._played(player, line.words, 0, None))
                sure = True
        if line.total is not None:
            self.told[player] = line.total
        if self.in_doubt and error.code in _BY_THE_BOARD:
            self.odd.append(Fault(self.line, message("notation.odd_since", line=self.in_doubt)))
        else:
            self.fault(error.message)
        if not sure:
            self.in_doubt = self.in_doubt or self.line
        told = Unread(len(self.events), self.line, player, line.points, line.total, play)
        self.unread.append(told)

    def _scored(self, player: int, words: list[str], points: int, total: int | None) -> Event:
        if not words:
            self._fail("notation.event_form", text="")
        last, before = words[-1], words[:-1]
        if last == "--":
            return Withdrawn(player, points, total, self._rack(before))
        if last == "-":
            self._expect_no_points(points)
            return Passed(player, total, self._rack(before))
        if last.startswith("-"):
            self._expect_no_points(points)
            return self._exchanged(player, last[1:], total, self._rack(before))
        if last.startswith("(") and last.endswith(")"):
            return self._counted(player, last, before, points, total)
        return self._played(player, words, points, total)

    def _counted(
        self, player: int, last: str, before: list[str], points: int, total: int | None
    ) -> Event:
        """Read a line without a move: a challenge in vain, time, or tiles that were counted."""
        word = last.lower()
        if word == "(challenge)" or (word == "(time)" and not self._is_count(last, before, points)):
            if last != word:
                self.odd.append(
                    Fault(self.line, message("notation.odd_word", text=last, word=word))
                )
            rack = self._rack(before)
            if word == "(time)":
                return TimePenalty(player, points, 0, total, rack)
            return ChallengeLost(player, points, total, rack)
        tiles = self._tiles(last[1:-1])
        rack = self._rack(before)
        if rack is not None and rack != tiles:
            one, other = write_tiles(rack, self.layout), write_tiles(tiles, self.layout)
            self.fault(message("notation.rack_twice", one=one, other=other))
        own = bool(before) or points < 0
        return EndCount(player, player if own else self._other(player), tiles, points, total)

    def _is_count(self, text: str, before: list[str], points: int) -> bool:
        """Return whether ``(TIME)`` names four tiles left on a rack: written so, and so counted."""
        if text != text.upper() or self.layout.alphabet is None:
            return False
        if before:
            return sorted("".join(before)) == sorted(text[1:-1])
        left = sum(self.layout.tiles.by_name[name].left for name in self._tiles(text[1:-1]))
        return abs(points) in {left, self.layout.rules.end.out_factor * left}

    def _expect_no_points(self, points: int) -> None:
        if points:
            self.fault(message("notation.pass_scores", points=points))

    def _exchanged(self, player: int, text: str, total: int | None, rack: Names | None) -> Event:
        if text.isascii() and text.isdecimal():
            return Exchanged(player, (), read_number(text), total, rack)
        return Exchanged(player, self._tiles(text), 0, total, rack)

    def _played(self, player: int, words: list[str], points: int, total: int | None) -> Played:
        if len(words) < 2:  # noqa: PLR2004  a square and a word
            self._fail("notation.event_form", text=show(" ".join(words)))
        rack = self._rack(words[:-2])
        word = words[-1]
        if self.layout.alphabet is not None:
            word = word.replace("(", "").replace(")", "")  # some write W(A)E for W.E
        position = self.log.position(rack)
        try:
            move = read_move(f"{words[-2]} {word}", position, ask_about_case=False)
        except ThaigameError:
            self.log.forget()
            raise
        if not isinstance(move, Play):
            self._fail("notation.event_form", text=show(" ".join(words)))
        return Played(player, move, points, total, rack)

    def _rack(self, words: list[str]) -> Names | None:
        """Return the rack in *words*, None where there is none or it cannot be read."""
        if not words:
            return None
        try:
            return tuple(self.layout.tiles.rack(read_tiles("".join(words), self.layout)))
        except ThaigameError as error:
            self.fault(error.message)
            return None

    def _tiles(self, text: str) -> Names:
        return tuple(self.layout.tiles.rack(read_tiles(text, self.layout)))

    def _seat(self, line: EventLine) -> int:
        """Return whose line it is; of several who go by one name, the one whose claims it fits."""
        seats = self.called.get(line.nick) or self._seats_like(line.nick)
        if len(seats) > 1:
            return self._meant(seats, line)
        if seats:
            return seats[0]
        if not line.nick or self.declared or len(self.players) >= MOST_PLAYERS:
            self._fail("notation.player_unknown", nick=show(line.nick))
        return self._sit_down(PlayerName(line.nick), line.nick)

    def _seats_like(self, nick: str) -> list[int]:
        """Return the one seat whose short name in other case, or whose full name, is *nick*."""
        if not self.declared:
            return []
        plain = nick.casefold()
        seats = [
            seat
            for seat, player in enumerate(self.players)
            if plain and plain in {player.nick.casefold(), player.name.casefold()}
        ]
        if len(seats) != 1:
            return []
        known = self.players[seats[0]].nick
        self.odd.append(Fault(self.line, message("notation.odd_nick", nick=show(nick), own=known)))
        return seats

    def _meant(self, seats: list[int], line: EventLine) -> int:
        if line.words[-1:] == ["--"] and self.last_turn in seats:
            return self.last_turn
        if line.points is not None and line.total is not None:
            fit = [seat for seat in seats if self.told.get(seat, 0) + line.points == line.total]
            if len(fit) == 1:
                return fit[0]
        due = 0 if self.last_turn is None else (self.last_turn + 1) % len(self.players)
        return due if due in seats else seats[0]

    def _other(self, player: int) -> int:
        """Return whose rack is counted for *player*: the other of two, else the next in turn."""
        return (player + 1) % max(2, len(self.players))

    def _fail(self, key: Key, **values: object) -> NoReturn:
        raise RecordError(message(key, **values), at=self.line)
