"""Reads the hand-labelled words in tests/data/spelling and counts what an analyser gets right."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from thaigame.spelling import Analysis

DATA: Final = Path(__file__).parent.parent / "data" / "spelling"
ATTRIBUTES: Final = (
    "reading",
    "initial",
    "initial_kind",
    "class",
    "vowel",
    "vowel_form",
    "length",
    "final",
    "matra",
    "live",
    "mark",
    "tone",
    "silent",
)


@dataclass
class Score:
    """Right and asked per attribute, and how many rows were answered at all."""

    rows: int = 0
    answered: int = 0
    right: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ATTRIBUTES, 0))
    wrong: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of attributes right where it answers."""
        return sum(self.right.values()) / (self.answered * len(ATTRIBUTES))


def read(name: str, *, fold: str = "") -> list[dict[str, str]]:
    """Return the rows of a label file, of one fold ("dev", "held") or of both."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    head, *rows = [line.split("\t") for line in lines if not line.startswith("#")]
    found = [dict(zip(head, row, strict=True)) for row in rows]
    return [row for row in found if not fold or row["fold"] == fold]


def score_attributes(rows: Iterable[dict[str, str]], analyse: Callable[[str], Analysis]) -> Score:
    """Score an analyser on attribute rows."""
    score = Score()
    for row in rows:
        score.rows += 1
        analysis = analyse(row["word"])
        if not analysis.sure:
            continue
        score.answered += 1
        number = int(row["syllable"]) - 1
        if number >= len(analysis.syllables):
            score.wrong.append(f"{row['word']}: {analysis.reading}")
            continue
        got = analysis.syllables[number].as_json()
        got["live"] = "live" if got["live"] else "dead"
        for name in ATTRIBUTES:
            if got[name] == row[name]:
                score.right[name] += 1
            else:
                score.wrong.append(f"{row['word']} {name}: {got[name]!r}, not {row[name]!r}")
    return score


def is_read_right(row: dict[str, str], analysis: Analysis) -> bool:
    """Tell whether the readings are those of a row: all of "a|b", either of "a/b"."""
    readings = {"-".join(reading) for reading in analysis.readings}
    if "|" in row["reading"]:
        return readings == set(row["reading"].split("|"))
    return analysis.reading in row["reading"].split("/")
