"""Lines that people type: edited and remembered at a terminal, plainly read from a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from thaigame.cli import output
from thaigame.cli.options import standard_input_stream

if TYPE_CHECKING:
    from collections.abc import Sequence


class Keyboard:
    """One keyboard that goes from hand to hand.

    At a terminal the arrow keys edit the line and bring back earlier ones, and Tab finishes a word.
    Whoever sits there gets the own lines back and nobody else's, since a play that was tried and
    refused tells of a rack.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Read standard input; *words* are those that Tab finishes.

        Raise CallError where it is closed.
        """
        stdin = standard_input_stream()
        reconfigure = getattr(stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a slip of the keyboard ends no game
        self._edits = stdin.isatty() and sys.stdout.isatty() and _editor(words)
        self._lines: dict[int | None, list[str]] = {}

    def ask(self, prompt: str, *, seat: int | None) -> str | None:
        """Return the line that *seat* types (None: anybody), None where no more will come."""
        if not self._edits:
            output.say(prompt)
            line = sys.stdin.readline()
            return line.strip() if line else None
        mine = self._lines.setdefault(seat, [])
        _remember(mine)
        try:
            line = input(f"{prompt} ").strip()
        except EOFError:
            output.say("")
            return None
        if line and line not in mine[-1:]:
            mine.append(line)
        return line


def _editor(words: Sequence[str]) -> bool:
    """Make ``input`` edit lines and finish *words*; the terminal of Windows edits by itself."""
    try:
        import readline
    except ImportError:
        return True

    def finish(begun: str, count: int) -> str | None:
        found = [word for word in words if word.startswith(begun.lower())]
        return f"{found[count]} " if begun and count < len(found) else None

    readline.set_auto_history(False)
    readline.set_completer(finish)
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return True


def _remember(lines: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
    for line in lines:
        readline.add_history(line)
