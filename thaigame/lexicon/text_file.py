"""The bytes of a user's text file, as lines of text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import LexiconError
from thaigame.filing import why
from thaigame.text import show
from thaigame.text.encoding import encoding_of
from thaigame.texts import message

if TYPE_CHECKING:
    from pathlib import Path

    from thaigame.text.encoding import Encoding

LARGEST_FILE: Final = 100_000_000  # bytes; the largest word lists in use have some 5 million
LONGEST_LINE: Final = 10_000  # characters; what has longer ones is no word list

_LONGEST_PATH: Final = 160
_line_end = re.compile(r"\r\n|[\n\r\u0085\u2028\u2029]")
_no_text = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]").search


class TextLines(NamedTuple):
    """The lines of a file, without their ends, and the encoding it was read in."""

    lines: list[str]
    encoding: str


def read_file(path: Path) -> bytes:
    """Return the bytes of the file; raise LexiconError where it cannot be read or is too large."""
    try:
        size = path.stat().st_size
        raw = path.read_bytes() if size <= LARGEST_FILE else None
    except (OSError, ValueError) as error:  # a NUL or half a surrogate pair in the name
        raise _unreadable(path, why(error)) from error
    if raw is None:
        raise LexiconError(message("lexicon.too_large", file=show(path.name)), at=str(path))
    return raw


def _unreadable(path: Path, reason: object) -> LexiconError:
    # The end of a path says most.
    text = str(path)
    file = text if len(text) <= _LONGEST_PATH else f"…{text[-_LONGEST_PATH:]}"
    return LexiconError(message("lexicon.unreadable", file=file, reason=reason), at=str(path))


def decode(raw: bytes) -> TextLines:
    """Return the lines of a text in UTF-8, UTF-16, Windows-874 (TIS-620) or Windows-1252.

    Raise LexiconError for what is none of them, for binary data, and for a line so long that the
    file is no word list.
    """
    encoding = encoding_of(raw)
    text = _text(raw, encoding)
    if _no_text(text):
        raise LexiconError(message("lexicon.binary"))
    lines = _line_end.split(text)
    if not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise LexiconError(
                message("lexicon.long_line", line=number, length=len(line), longest=LONGEST_LINE),
                at=number,
            )
    return TextLines(lines, encoding.name)


def _text(raw: bytes, encoding: Encoding) -> str:
    try:
        return raw.decode(encoding.codec)
    except UnicodeDecodeError as error:
        raise LexiconError(
            message("lexicon.undecodable", encoding=encoding.name, byte=error.start + 1),
            at=error.start,
        ) from error
