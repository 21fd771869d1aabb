"""A player that is another program, asked for its moves in the protocol of ``strategy.engine``.

The program is started when it is first asked, and ended with the player. It is told what the player
to move sees and nothing else. What it answers is judged by the rules like any other move; a program
that breaks them, stops or is silent for too long ends the game with an error that says so.
"""

from __future__ import annotations

import shlex
import subprocess
import weakref
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from thaigame.errors import StateError, ThaigameError
from thaigame.filing import why
from thaigame.notation.move_text import parse_move
from thaigame.notation.position_line import write_position
from thaigame.strategy.engine import LONGEST, PROTOCOL
from thaigame.strategy.leave_values import lexicon_hash
from thaigame.strategy.players import ENGINE
from thaigame.text import show
from thaigame.texts import message
from thaigame.visible import visible

if TYPE_CHECKING:
    from io import BufferedReader

    from thaigame.chance import Random
    from thaigame.game.moves import Move
    from thaigame.game.spec import GameSpec
    from thaigame.game.views import Observation

PATIENCE: Final = 120.0
"""Seconds that it may take for an answer, unless more are given."""
_SHOWN: Final = 300


def program_name(name: str) -> str:
    """Return what a player of such a name is called: the program's own name.

    Raise StateError where no command follows.
    """
    return Path(_command(name)[0]).name


def _command(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(ENGINE))
    except ValueError:
        words = []
    if not words:
        raise StateError(message("engine.no_command", name=show(name)), at=name)
    return words


class OutsidePlayer:
    """Asks another program for the moves of one game."""

    def __init__(self, spec: GameSpec, name: str, *, patience: float = PATIENCE) -> None:
        """Take the game, the player's name and the seconds that an answer may take."""
        self._spec = spec
        self._words = _command(name)
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[str | None] = Queue()

    def __call__(self, seen: Observation, random: Random, /) -> Move:
        """Return the program's move; raise StateError where it gives none that is one."""
        if self._process is None:
            self._start()
        position = seen.position
        self._say(f"position {write_position(position)}")
        self._say(f"go seed {random.next()}")
        told = self._await("bestmove").partition(" ")[2]
        try:
            move = parse_move(told, position)
            broken = self._spec.violations(position, move)
        except ThaigameError as error:
            raise self._fault("engine.no_move", told=show(told), why=str(error)) from error
        for violation in broken:
            raise self._fault("engine.no_move", told=show(told), why=str(violation.message))
        return move

    def close(self) -> None:
        """End the program; the next move would start it again."""
        if self._process is not None:
            _end(self._process)
            self._process = None

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user's own command, and no shell
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise self._fault("engine.not_started", why=why(error)) from error
        self._lines = Queue()
        assert self._process.stdout is not None  # noqa: S101  a pipe was asked for
        Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        weakref.finalize(self, _end, self._process)
        self._say(PROTOCOL)
        self._await(f"{PROTOCOL}ok")
        self._say(f"newgame {self._spec.name} lexicon {lexicon_hash(self._spec)}")
        self._say("isready")
        self._await("readyok")

    def _say(self, line: str) -> None:
        stream = None if self._process is None else self._process.stdin
        assert stream is not None  # noqa: S101  a pipe was asked for
        try:
            stream.write(f"{line}\n".encode())
            stream.flush()
        except OSError as error:
            raise self._fault("engine.ended") from error

    def _await(self, word: str) -> str:
        """Return the next line that begins with *word*; raise StateError for an error before."""
        until = monotonic() + self._patience
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise self._fault("engine.silent", seconds=round(self._patience)) from None
            if line is None:
                raise self._fault("engine.ended")
            first, _, rest = line.partition(" ")
            if first == "error":
                raise self._fault("engine.told", told=visible(rest[:_SHOWN]))
            if first == word:
                return line

    def _fault(self, key: str, **values: object) -> StateError:
        """Return the error, having ended the program: what it says next answers nothing."""
        self.close()
        program = show(Path(self._words[0]).name)
        return StateError(message(key, program=program, **values))  # type: ignore[arg-type]  # keys of this module


def _read(stream: BufferedReader, lines: Queue[str | None]) -> None:
    """Pass on the lines of a program, and None after the last."""
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST):
            lines.put(line.decode("utf-8", "replace").strip())
    lines.put(None)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program; a closed input tells it to go, and it is not waited for long."""
    with suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
