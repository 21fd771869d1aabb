"""The bytes of somebody's text file as text: one guess for word lists and game records.

A byte order mark tells the encoding, and UTF-8 tells itself. What is neither was written by an old
program, in Thai (Windows-874, which holds TIS-620) or in a western language (Windows-1252, which
holds Latin-1): Thai stands in runs of bytes above 127, western letters with marks mostly alone.
"""

from __future__ import annotations

import codecs
import re
from typing import Final, NamedTuple

UTF8: Final = "UTF-8"
UTF16: Final = "UTF-16"
THAI: Final = "Windows-874 (TIS-620)"
WESTERN: Final = "Windows-1252"

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig", f"{UTF8} (BOM)"),
    (codecs.BOM_UTF16_LE, "utf-16", UTF16),
    (codecs.BOM_UTF16_BE, "utf-16", UTF16),
)
_runs = re.compile(rb"[\x80-\xff]+").findall
_LONG: Final = 3  # bytes; western text has two letters with marks side by side (ção), hardly three


class Encoding(NamedTuple):
    """A codec of Python's, and the name to tell people; ``guessed`` where no byte says it."""

    codec: str
    name: str
    guessed: bool = False


def encoding_of(raw: bytes) -> Encoding:
    """Return the encoding that *raw* is most likely in; decoding by it may still fail."""
    for mark, codec, name in _MARKS:
        if raw.startswith(mark):
            return Encoding(codec, name)
    # Without a mark, UTF-16 of Thai and Latin text gives itself away by its line ends: in one
    # byte order each is a line feed and a zero.
    for codec, line_feed in (("utf-16-le", b"\n\0"), ("utf-16-be", b"\0\n")):
        if len(raw) % 2 == 0 and _has_whole(raw, line_feed):
            return Encoding(codec, UTF16)
    try:
        raw.decode()
    except UnicodeDecodeError:
        codec, name = ("cp874", THAI) if _is_thai(raw) else ("cp1252", WESTERN)
        return Encoding(codec, name, guessed=True)
    return Encoding("utf-8", UTF8)


def _has_whole(raw: bytes, pair: bytes) -> bool:
    """Return whether two bytes stand in *raw* as one character, not as the halves of two."""
    at = raw.find(pair)
    while at % 2 and at >= 0:
        at = raw.find(pair, at + 1)
    return at >= 0


def _is_thai(raw: bytes) -> bool:
    try:
        raw.decode("cp874")
    except UnicodeDecodeError:
        return False
    runs = [len(run) for run in _runs(raw)]
    return 2 * sum(length for length in runs if length >= _LONG) > sum(runs)
