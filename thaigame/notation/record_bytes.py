"""The bytes of a record file as text."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.errors import RecordError
from thaigame.text.encoding import encoding_of
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message

_AS: Final = {"iso8859-1": "cp1252", "tis-620": "cp874", "iso8859-11": "cp874", "ascii": "cp1252"}
"""Codecs that hold all of another: what claims the smaller one often is the larger."""
_named = re.compile(rb"#character-encoding[ \t]+([!-~]{1,40})", re.IGNORECASE).search
_text_codec = re.compile(r"(utf-?8|us-?ascii|latin|tis-?620|iso|windows|cp).*").fullmatch
_START: Final = 2048  # bytes in which the encoding is named


class Decoded(NamedTuple):
    """The text of a file; ``fault`` where it is not what it claims, ``odd`` where it is guessed."""

    text: str
    fault: Message | None = None
    odd: Message | None = None


def decode(raw: bytes) -> Decoded:
    """Return the text of a record file, and what is wrong or odd about its encoding.

    A byte order mark tells it; else the ``#character-encoding`` that the file names; else it is
    UTF-8, and a file that names none and is not that is guessed. Raise RecordError for binary data.
    """
    found = encoding_of(raw)
    claim = _named(raw[:_START])
    marked = raw.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    if b"\0" in raw and not found.codec.startswith("utf-16"):
        raise RecordError(message("notation.binary"))
    if claim is None or marked:
        odd = message("notation.encoding_guessed", encoding=found.name) if found.guessed else None
        return Decoded(raw.decode(found.codec, errors="replace"), odd=odd)
    codec = _codec(claim[1].decode("ascii").lower())
    if codec is not None:
        try:
            return Decoded(raw.decode(codec))
        except UnicodeDecodeError:
            pass
    wrong = message("notation.encoding", encoding=found.name)
    return Decoded(raw.decode(found.codec, errors="replace"), fault=wrong)


def _codec(name: str) -> str | None:
    """Return the codec for a name in a file, None where it is none that a text can be in."""
    if not _text_codec(name):
        return None
    try:
        known = codecs.lookup(name.replace("windows-", "cp")).name
    except (LookupError, ValueError):
        return None
    return _AS.get(known, known)
