"""The bytes of a user's text file, as lines of text.

Whatever is written a line at a time is read here: word lists, rosters, answers. What a file is
for, only who reads it knows, so that one says which error it is and no message names a kind.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.filing import why
from thaigame.text.encoding import encoding_of
from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.errors import ThaigameError
    from thaigame.text.encoding import Encoding

LARGEST_FILE: Final = 100_000_000  # bytes; the largest word lists in use have some 5 million
LONGEST_LINE: Final = 10_000  # characters; what has longer ones is no list of anything

_LONGEST_PATH: Final = 160
_line_end = re.compile(r"\r\n|[\n\r\u0085\u2028\u2029]")
_no_text = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]").search


class TextLines(NamedTuple):
    """The lines of a file, without their ends, and the encoding it was read in."""

    lines: list[str]
    encoding: str


def read_file(path: Path, error: type[ThaigameError]) -> bytes:
    """Return the bytes of the file; raise *error* where it cannot be read or is too large."""
    try:
        with path.open("rb") as stream:  # a device or a pipe has no size, and may have no end
            raw = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as reason:  # a NUL or half a surrogate pair in the name
        # The end of a path says most.
        text = str(path)
        file = text if len(text) <= _LONGEST_PATH else f"…{text[-_LONGEST_PATH:]}"
        told = message("files.unreadable", file=file, reason=why(reason))
        raise error(told, at=str(path)) from reason
    if len(raw) > LARGEST_FILE:
        told = message("files.too_large", file=show(path.name), most=LARGEST_FILE // 1_000_000)
        raise error(told, at=str(path))
    return raw


def decode(raw: bytes, error: type[ThaigameError], codec: str = "") -> TextLines:
    """Return the lines of a text in UTF-8, UTF-16, Windows-874 (TIS-620) or Windows-1252.

    With *codec*, which another file states, the text is in that; bytes that it has not are kept as
    halves of surrogate pairs, which are no letters.
    Raise *error* for what is none of them, for binary data, and for a line so long that the file
    is no list.
    """
    if codec:
        name, text = codec, raw.decode(codec, "surrogateescape").removeprefix("\ufeff")
    else:
        encoding = encoding_of(raw)
        name, text = encoding.name, _text(raw, encoding, error)
    if _no_text(text):
        raise error(message("files.binary"))
    lines = _line_end.split(text)
    if not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            told = {"line": number, "length": len(line), "longest": LONGEST_LINE}
            raise error(message("files.long_line", **told), at=number)
    return TextLines(lines, name)


def _text(raw: bytes, encoding: Encoding, error: type[ThaigameError]) -> str:
    try:
        return raw.decode(encoding.codec)
    except UnicodeDecodeError as reason:
        told = message("files.undecodable", encoding=encoding.name, byte=reason.start + 1)
        raise error(told, at=reason.start) from reason
