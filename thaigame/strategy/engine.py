"""A player that other programs ask for moves, line by line, in a protocol after chess's UCI.

A line is one command; docs/engine.md has them all. Each ``position`` tells all that a move is
chosen by, as its mover sees it, so nothing hangs on what was asked before. A line that cannot be
answered gets an ``error`` and changes nothing.
"""

from __future__ import annotations

from dataclasses import replace
from threading import Event, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Final

from thaigame import __version__
from thaigame.errors import PositionError, StateError, ThaigameError
from thaigame.game.views import Observation
from thaigame.notation.move_text import format_move
from thaigame.notation.position_line import read_position
from thaigame.strategy.leave_values import lexicon_hash
from thaigame.strategy.players import Limit, find_program, player_names
from thaigame.text import show
from thaigame.texts import message
from thaigame.visible import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.layouts.layout import Layout
    from thaigame.strategy.players import Program

PROTOCOL: Final = "tgi"
LONGEST: Final = 100_000
"""Characters of a line; a position has some hundreds."""
_TILES_A_TURN: Final = 3
"""By which the time on a clock is shared out; a side lays three to four tiles a turn."""


class Engine:
    """Answers the lines of one game's driver."""

    def __init__(self, spec: GameSpec, say: Callable[[str], None], *, player: str) -> None:
        """Take the game, what writes a line, and the player to begin with.

        Raise StateError where there is no such player.
        """
        self._spec = spec
        self._say = say
        self._name = player
        self._program: Program | None = None
        self._seen: Observation | None = None
        self._stop = Event()
        self._thinking: Thread | None = None
        self._failed: Exception | None = None
        find_program(player)

    def hear(self, line: str) -> bool:
        """Answer a line; return whether another one may come."""
        words = line.split()
        if not words:
            return True
        command, rest = words[0], words[1:]
        if command == "stop":
            self._stop.set()
        elif command != "isready":
            self.wait()
        if command == "quit":
            return False
        try:
            if len(line) > LONGEST:
                raise StateError(message("engine.long", most=LONGEST))
            self._do(command, rest, line)
        except ThaigameError as error:
            self._tell(error)
        return True

    def wait(self) -> None:
        """Wait until the move that is thought about is told; raise what kept it from that."""
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None
        if self._failed is not None:
            failed, self._failed = self._failed, None
            raise failed

    def _do(self, command: str, rest: Sequence[str], line: str) -> None:
        if command == PROTOCOL:
            self._introduce()
        elif command == "isready":
            self._say("readyok")
        elif command == "setoption":
            self._set_option(rest)
        elif command == "newgame":
            self._new_game(rest)
        elif command == "position":
            self._seen = self._read(line.split(None, 1)[1] if rest else "")
        elif command == "go":
            self._go(rest)
        elif command != "stop":
            raise StateError(message("engine.unknown", line=show(line[:60])))

    def _introduce(self) -> None:
        self._say(f"id name thaigame {__version__}")
        self._say(f"id game {self._spec.name}")
        self._say(f"id lexicon {lexicon_hash(self._spec)}")
        others = " ".join(f"var {name}" for name in player_names())
        self._say(f"option name player type combo default {self._name} {others}")
        self._say(f"{PROTOCOL}ok")

    def _set_option(self, rest: Sequence[str]) -> None:
        if len(rest) != 4 or rest[:3] != ["name", "player", "value"]:  # noqa: PLR2004  as in UCI
            raise StateError(message("engine.option"))
        if rest[3] not in player_names():
            known = ", ".join(player_names())
            raise StateError(message("strategy.no_such_player", name=show(rest[3]), known=known))
        self._name, self._program = rest[3], None

    def _new_game(self, rest: Sequence[str]) -> None:
        """Refuse a game that is not this one, or is played by other words."""
        if not rest or rest[0] != self._spec.name:
            raise StateError(message("engine.other_game", game=self._spec.name))
        if rest[1:] not in ([], ["lexicon", lexicon_hash(self._spec)]):
            raise StateError(message("engine.other_lexicon", name=self._spec.lexicon.name))
        self._seen = None

    def _read(self, line: str) -> Observation:
        """Return what the mover sees; raise PositionError where it is told more."""

        def only(name: str) -> Layout:
            if name != self._spec.layout.name:
                raise StateError(message("engine.other_game", game=self._spec.name))
            return self._spec.layout

        position = read_position(line, find_layout=only, layout=self._spec.layout)
        for fault in position.faults():
            raise PositionError(fault)
        if any(rack is not None for rack in position.racks[1:]) or position.bag is not None:
            raise StateError(message("engine.hidden"))
        return Observation.of(replace(position, layout=self._spec.layout))

    def _go(self, rest: Sequence[str]) -> None:
        seen = self._seen
        if seen is None:
            raise StateError(message("engine.no_position"))
        limit = self._limit(rest, seen)
        if self._program is None:
            self._program = find_program(self._name)(self._spec)
        self._stop.clear()
        self._thinking = Thread(target=self._think, args=(self._program, seen, limit), daemon=True)
        self._thinking.start()

    def _limit(self, rest: Sequence[str], seen: Observation) -> Limit:
        """Return the limit that pairs of a word and a number tell."""
        numbers: dict[str, int] = {}
        for name, value in zip(rest[::2], rest[1::2], strict=False):
            if not (value.isascii() and value.isdecimal() and len(value) <= 20):  # noqa: PLR2004  64 bits
                raise StateError(message("engine.go", word=show(f"{name} {value}")))
            numbers[name] = int(value)
        wrong = numbers.keys() - {"milliseconds", "clock", "rounds", "nodes", "seed"}
        if wrong or len(rest) % 2:
            raise StateError(message("engine.go", word=show(" ".join(rest)[:60])))
        milliseconds = numbers.get("milliseconds")
        if "clock" in numbers:
            hidden = sum(seen.unseen.values())
            turns = 1 + (len(seen.rack) + hidden // len(seen.scores)) // _TILES_A_TURN
            share = numbers["clock"] // turns
            milliseconds = share if milliseconds is None else min(share, milliseconds)
        return Limit(
            seconds=None if milliseconds is None else milliseconds / 1000,
            rounds=numbers.get("rounds"),
            nodes=numbers.get("nodes"),
            seed=numbers.get("seed", 0),
            stop=self._stop.is_set,
        )

    def _think(self, program: Program, seen: Observation, limit: Limit) -> None:
        start = perf_counter()
        try:
            try:
                move = program.play(seen, limit)
            except ThaigameError as error:
                self._tell(error)
                return
            self._say(f"info milliseconds {round(1000 * (perf_counter() - start))}")
            self._say(f"bestmove {format_move(move, seen.position)}")
        except Exception as error:  # noqa: BLE001  a full disk or a fault: ``wait`` raises it
            self._failed = error

    def _tell(self, error: ThaigameError) -> None:
        self._say(f"error {error.code} {visible(str(error))}")
