"""An event line of GCG as it is written by hand: what is clear is read, what is odd is told.

``>ann: BDEGMNP 7E BEDIM +26 66 BE, ET ; nice`` has a nick, words, points, a total, and more.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.text.lint import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.texts import Message

_points = re.compile(r"(?:[+-]|\+-)[0-9]{1,6}").fullmatch
_total = re.compile(r"[+-]?[0-9]{1,6}|\?").fullmatch
_bare = re.compile(r"[0-9]{1,6}").fullmatch
_remark = re.compile(r"(?:^|\s);").search
_MINUS: Final = str.maketrans("−–", "--")


class EventLine(NamedTuple):
    """What an event line says; ``remark`` is what stands after it, ``odd`` how it is unusual.

    ``points`` is None where the line has none, ``total`` where it is ``?`` or missing.
    """

    nick: str
    words: list[str]
    points: int | None
    total: int | None
    remark: str
    odd: list[Message]


def split_line(line: str) -> EventLine | None:
    """Return the parts of *line*, which begins with ``>``; None for one without a colon."""
    nick, colon, told = line[1:].partition(":")
    if not colon:
        return None
    odd: list[Message] = []
    remark = ""
    if found := _remark(told):
        told, remark = told[: found.start()], told[found.end() :].strip()
    words = told.split()
    plain = [word.translate(_MINUS) for word in words]
    at, many = _score(plain)
    written, after = words[at : at + many], words[at + many :]
    score = plain[at : at + many]
    if remark or after:
        remark = " ".join([*after, remark]).strip()
        odd.append(message("notation.odd_remark", text=show(remark)))
    points = _number(score[0]) if score else None
    total = _number(score[1]) if many > 1 else None
    if score and (score[0][0] not in "+-" or score[0][1:2] == "-" or score != written):
        shown = show(" ".join(written))
        odd.append(message("notation.odd_points", text=shown, points=f"{points:+d}"))
    return EventLine(nick.strip(), words[:at], points, total, remark, odd)


def _score(words: Sequence[str]) -> tuple[int, int]:
    """Return where the points stand, and whether a total stands behind them (2) or not (1).

    ``-3 +0`` are an exchange of three tiles and its points.
    """
    last = len(words) - 1
    for at in range(last - 1, -1, -1):
        exchange = words[at].startswith("-") and words[at + 1].startswith("+")
        if _points(words[at]) and _total(words[at + 1]) and not exchange:
            return at, 2
    for at in range(last, -1, -1):
        if _points(words[at]):
            return at, 1
    if last >= 2 and _bare(words[-2]) and _total(words[-1]):  # noqa: PLR2004  something before
        return last - 1, 2
    return len(words), 0


def _number(text: str) -> int | None:
    return None if text == "?" else int(text.removeprefix("+"))
