"""What goes to standard output: documents, lines of documents, tables whose columns line up."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def make_safe() -> None:
    """Let no character stop the program that the terminal's encoding does not have.

    Such a character is written as an escape, from which it can still be told.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def print_json(value: object, *, flush: bool = False) -> None:
    """Print one JSON document on one line."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    print(json.dumps(value, ensure_ascii=encoding != "utf8"), flush=flush)  # noqa: T201


def say(text: object) -> None:
    """Print a line of the answer."""
    print(text)  # noqa: T201


def tell(text: object) -> None:
    """Print a line beside the answer, on standard error."""
    print(text, file=sys.stderr)  # noqa: T201


def table(rows: Iterable[Sequence[object]], *, head: Sequence[object] = ()) -> str:
    """Return *rows* as lines with the columns lined up as the eye sees them; numbers go right."""
    from thaigame.text import display_width

    body = [[str(cell) for cell in row] for row in rows]
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
