"""The bytes of a record file as text."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING, Final

from thaigame.errors import RecordError
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message

_ENCODINGS: Final = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "iso-8859-1": "cp1252",
    "latin-1": "cp1252",
    "windows-1252": "cp1252",
    "cp1252": "cp1252",
    "tis-620": "cp874",
    "iso-8859-11": "cp874",
    "windows-874": "cp874",
    "cp874": "cp874",
}
_named = re.compile(rb"#character-encoding[ \t]+([!-~]{1,40})").search
_START: Final = 2048  # bytes in which the encoding is named


def decode(raw: bytes) -> tuple[str, Message | None]:
    """Return the text of a record file, and what is doubtful about its encoding.

    A byte order mark tells it; else the ``#character-encoding`` that the file names; else UTF-8,
    and where it is not that, Windows-1252, the usual encoding of old files. Raise RecordError for
    binary data.
    """
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if raw.startswith(mark):
            return raw.decode(encoding, errors="replace"), None
    if b"\0" in raw:
        raise RecordError(message("notation.binary"))
    found = _named(raw[:_START])
    named = _ENCODINGS.get(found[1].decode("ascii").lower()) if found else "utf-8"
    for claimed in (named, "utf-8"):
        if claimed is not None:
            try:
                text = raw.decode(claimed)
            except UnicodeDecodeError:
                continue
            known = claimed == named
            return text, None if known else message("notation.encoding", encoding=claimed)
    return raw.decode("cp1252", errors="replace"), message(
        "notation.encoding", encoding="Windows-1252"
    )
