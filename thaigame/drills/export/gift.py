"""A sheet in Moodle's GIFT format: choices, several right choices, or short answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.drills.export.head import numbered, title_of
from thaigame.errors import DrillError
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.drills.export.head import Head
    from thaigame.drills.model import DrillItem, DrillSheet

SPECIAL = str.maketrans({mark: f"\\{mark}" for mark in "~=#{}:\\"})


def render(sheet: DrillSheet, head: Head) -> bytes:
    """Return the items that can be asked without their picture; raise DrillError if none can."""
    del head
    questions = [
        _question(number, item, part.instruction)
        for number, part, item in numbered(sheet)
        if not part.needs_figure and (item.question or item.spoken)
    ]
    if not questions:
        raise DrillError(message("export.not_a_quiz", kind=sheet.kind, form="gift"))
    category = f"$CATEGORY: thaigame/{_plain(title_of(sheet)).replace('/', '-')}\n\n"
    return (category + "\n\n".join(questions) + "\n").encode()


def _question(number: int, item: DrillItem, instruction: str) -> str:
    asked = item.question or item.spoken
    lead = f"::{number}::[plain]{_plain(instruction)} {_plain(asked)}"
    reason = f"####{_plain(item.reason)}" if item.reason else ""
    if not item.choices:
        # One answer in words; where all of several are wanted they are written as one line.
        return f"{lead} {{={_plain(item.answer)}{reason}}}"
    if item.wants == "all":
        right, wrong = len(item.right), len(item.choices) - len(item.right)
        lines = [
            f"~%{100 / right:.5f}%{_plain(text)}"
            if place in item.right
            else f"~%{-100 / max(1, wrong):.5f}%{_plain(text)}"
            for place, text in enumerate(item.choices)
        ]
    else:
        lines = [
            f"{'=' if place in item.right else '~'}{_plain(text)}"
            for place, text in enumerate(item.choices)
        ]
    return f"{lead} {{\n" + "\n".join(lines) + f"\n{reason}}}"


def _plain(text: str) -> str:
    return text.replace("\n", " ").translate(SPECIAL)
