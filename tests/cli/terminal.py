"""A terminal with a person at it: a pseudo-terminal whose screen can be looked at."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from typing import TYPE_CHECKING, Final, Self

import pyte

from tests.cli.process import ROOT
from thaigame.text import display_width

if TYPE_CHECKING:
    from types import TracebackType

_CLEARED: Final = b"\x1b[2J"
_PATIENCE: Final = 300  # seconds until a program that says nothing is taken for hung


class _Screen(pyte.Screen):
    """The emulator drops marks whose combining class is 0, which most Thai ones have."""

    def draw(self, data: str) -> None:
        for piece in re.split("([\u0e31\u0e34-\u0e37\u0e47\u0e4c-\u0e4e])", data):
            if piece and display_width(piece) == 0 and self.cursor.x:
                line, at = self.buffer[self.cursor.y], self.cursor.x - 1
                line[at] = line[at]._replace(data=line[at].data + piece)
            elif piece:
                super().draw(piece)


class Terminal:
    """Runs ``thaigame`` as at a terminal of *columns* and *rows*."""

    def __init__(
        self, *arguments: str, columns: int = 160, rows: int = 30, **environment: str
    ) -> None:
        """Start the program; ``with`` ends it."""
        import fcntl
        import pty
        import struct
        import termios

        self.screen = _Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "thaigame", *arguments],
            stdin=there,
            stdout=there,
            stderr=there,
            cwd=ROOT,
            start_new_session=True,
            env={
                # A size in the environment would count for more than the terminal's own.
                **{name: it for name, it in os.environ.items() if name not in {"COLUMNS", "LINES"}},
                "PYTHONPATH": str(ROOT),
                "TERM": "xterm",
                "LC_ALL": "C.UTF-8",
                "INPUTRC": os.devnull,
                **environment,
            },
        )
        os.close(there)
        self.seen = b""  # everything that was ever sent to the terminal
        self._since = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._here)

    @property
    def text(self) -> str:
        """Return what is on the screen, without the spaces at the ends of its lines."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    @property
    def prompt(self) -> str:
        """Return the last line on the screen."""
        return self.text.splitlines()[-1] if self.text else ""

    def shows(self, *texts: str) -> None:
        """Check that each of *texts* is on the screen."""
        for text in texts:
            assert text in self.text, f"{text!r} is not on the screen:\n{self.text}"

    def hides(self, *texts: str) -> None:
        """Check that none of *texts* is on the screen."""
        for text in texts:
            assert text not in self.text, f"{text!r} is on the screen:\n{self.text}"

    def until(self, prompt: str) -> None:
        """Wait until *prompt* is asked on a screen that was drawn since the last line was typed."""
        wanted = prompt.encode()
        while wanted not in self._since.rpartition(_CLEARED)[2]:
            assert self._read(), f"the program ended before it asked {prompt!r}:\n{self.text}"

    def type(self, line: str, *, then: str) -> None:
        """Type *line* and the Enter key, and wait until *then* is asked."""
        self._since = b""
        os.write(self._here, f"{line}\r".encode())
        self.until(then)

    def press(self, keys: str) -> None:
        """Press *keys* and nothing else."""
        self._since = b""
        os.write(self._here, keys.encode())

    def read_until(self, text: str) -> None:
        """Wait until *text* has come since something was typed."""
        while text.encode() not in self._since:
            assert self._read(), f"the program ended:\n{self.text}"

    def type_to_the_end(self, line: str) -> int:
        """Type *line*, read until the program ends and return its exit status."""
        os.write(self._here, f"{line}\r".encode())
        while self._read():
            pass
        return self._process.wait(_PATIENCE)

    def _read(self) -> bool:
        """Read what has come; return whether more may come."""
        ready, _, _ = select.select([self._here], [], [], _PATIENCE)
        assert ready, f"the program hangs:\n{self.text}"
        try:
            piece = os.read(self._here, 1)  # so that nothing is seen beyond what was waited for
        except OSError:  # the program has closed the terminal
            return False
        self.seen += piece
        self._since += piece
        self._stream.feed(piece)
        return bool(piece)
