"""TOML of anybody's: read within limits, and what is wrong with it told by line.

A parser of TOML follows whatever it is given: a number of five thousand digits, a key of twenty
thousand parts (in a time that grows with their square), values nested without end.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

LARGEST: Final = 1_000_000
"""Characters; the largest layout file here has 10,000."""

MOST_PARTS: Final = 50
"""Parts of a key, as in ``rules.play.bonus``."""

_SHOWN: Final = 60
_part = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_long_key: Final = re.compile(rf"(?<![\w-]){_part}(?:\.[ \t]*+{_part}){{{MOST_PARTS}}}")
_long_number: Final = re.compile(r"[0-9_]{1000}")
_told_line: Final = re.compile(r"at line (\d+)")


class TomlError(ValueError):
    """Text that is no TOML, or more than one file should hold; ``what`` says it."""

    def __init__(self, what: Message, line: int) -> None:
        """Keep the message and the line, from 1."""
        super().__init__(what)
        self.what = what
        self.line = line


def read_toml(text: str) -> dict[str, Any]:
    """Return the tables of *text*; raise TomlError where it has none or breaks a limit."""
    import tomllib

    if len(text) > LARGEST:
        raise TomlError(message("toml.too_large", most=LARGEST), 1)
    if found := _long_key.search(text):
        raise _wrong("toml.long_key", text, found.start(), most=MOST_PARTS)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _told_line.search(str(error))
        raise _syntax(text, int(line[1]) if line else 0) from error
    except RecursionError as error:
        raise TomlError(message("toml.too_deep"), 1) from error
    except ValueError as error:  # only numbers get so far: of too many digits, or no date at all
        number = _long_number.search(text)
        if number is None:
            raise _syntax(text, 0) from error
        raise _wrong("toml.long_number", text, number.start()) from error


def _syntax(text: str, line: int) -> TomlError:
    lines = text.splitlines()
    line = line or max(len(lines), 1)
    shown = lines[line - 1].strip() if line <= len(lines) else ""
    shown = shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 1]}…"
    return TomlError(message("toml.syntax", line=line, text=shown), line)


def _wrong(key: Key, text: str, at: int, **values: object) -> TomlError:
    line = text.count("\n", 0, at) + 1
    return TomlError(message(key, line=line, **values), line)
