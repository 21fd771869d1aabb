"""What goes to standard output: documents, lines of documents, tables whose columns line up."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from thaigame import cache
from thaigame.texts import message
from thaigame.visible import all_visible, visible, visible_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


def make_safe() -> None:
    """Let no character stop the program that the terminal's encoding does not have.

    Such a character is written as an escape, from which it can still be told. Where standard error
    is closed, what belongs there goes nowhere, and not to standard output.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  open to the end
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def announce_building() -> None:
    """Tell people at a terminal why the first search of a game takes longer than the next."""
    if sys.stderr.isatty():
        cache.building = _announce
        cache.progress = BuildNotice()


class BuildNotice:
    """Tells how far a build is, every tenth part once it has taken more than a second."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Take the clock to go by, in seconds."""
        self.clock = clock
        self.began: float = 0.0
        self.told: int = 0

    def __call__(self, done: float) -> None:
        """Hear of a build of which the part *done* is done; one of which nothing is, begins."""
        if done == 0:
            self.began, self.told = self.clock(), 0
        tenths = int(10 * done)
        if tenths > self.told and self.clock() - self.began > 1:
            self.told = tenths
            tell(message("cli.built", percent=10 * tenths))


def _announce(kind: str) -> None:
    if kind in {"symbols", "letters"}:  # word graphs
        tell(message("cli.building"))
    elif kind == "forms":  # whatever else is built takes no time
        tell(message("cli.building_forms"))


def must_be_open() -> None:
    """Raise OSError where standard output is closed: an answer would be lost unseen."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def flush() -> None:
    """Write what waits to be written; raise OSError where it cannot be."""
    sys.stdout.flush()


def leave(status: int) -> int:
    """Return *status*, what could not be written given up, so that nothing is tried again."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return status


def print_json(value: object, *, flush: bool = False) -> None:
    """Print one JSON document on one line."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    print(json_text(value, ascii_only=encoding != "utf8"), flush=flush)  # noqa: T201


def json_text(value: object, *, ascii_only: bool = False) -> str:
    """Return a JSON document on one line, what rules a screen written as an escape."""
    import json

    text = json.dumps(value, ensure_ascii=ascii_only)
    if all_visible(text):
        return text
    # Only a string can hold these, and a string may write any character as an escape.
    return "".join(ch if all_visible(ch) else json.dumps(ch)[1:-1] for ch in text)


def say(text: object) -> None:
    """Print a line of the answer; a line break in it is shown, not obeyed."""
    print(visible(str(text)))  # noqa: T201


def show(block: object) -> None:
    """Print lines that were put together here: a table, a board, a message with its faults."""
    print(visible_lines(str(block)))  # noqa: T201


def tell(block: object) -> None:
    """Print lines beside the answer, on standard error."""
    with suppress(OSError):  # who cannot be told is told by the exit status
        print(visible_lines(str(block)), file=sys.stderr, flush=True)  # noqa: T201


def table(rows: Iterable[Sequence[object]], *, head: Sequence[object] = ()) -> str:
    """Return *rows* as lines with the columns lined up as the eye sees them; numbers go right."""
    from thaigame.text import display_width

    body = [[visible(str(cell)) for cell in row] for row in rows]
    numeric = [
        bool(body) and all(not row[i] or _is_number(row[i]) for row in body)
        for i in range(len(body[0]) if body else 0)
    ]
    lines = [[str(cell) for cell in head], *body] if head else body
    widths = [max(display_width(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            _pad(cell, width - display_width(cell), right=i < len(numeric) and numeric[i])
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _is_number(text: str) -> bool:
    return text.lstrip("+-").replace(",", "").replace(".", "", 1).isdecimal()


def _pad(text: str, room: int, *, right: bool) -> str:
    return " " * room + text if right else text + " " * room
