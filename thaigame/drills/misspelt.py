"""Words that are commonly misspelt: the right form, the wrong one, and what is wrong with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.resources import folder
from thaigame.texts import message

if TYPE_CHECKING:
    from thaigame.texts import Message

FAULTS: Final = (
    "visarjani", "karan", "consonant", "vowel", "tone", "cluster", "doubled", "missing", "added",
    "ro han", "am", "ai", "length",
)  # fmt: skip
"""The kinds of fault; the head of the file says what each means."""


class Pair(NamedTuple):
    """A word as the Royal Society's list has it, and how it is often written instead.

    ``source`` says where the wrong form was seen.
    """

    right: str
    wrong: str
    fault: str
    source: str

    @property
    def reason(self) -> Message:
        """Return why the right form is right."""
        kind = self.fault.replace(" ", "_")
        return message(f"drills.misspelt_{kind}", right=self.right, wrong=self.wrong)


@lru_cache(maxsize=1)
def pairs() -> tuple[Pair, ...]:
    """Return all pairs of ``lexicon/spelling/misspelt.tsv``."""
    text = (folder("lexicon") / "spelling" / "misspelt.tsv").read_text(encoding="utf-8")
    return tuple(
        Pair(*line.split("\t")) for line in text.splitlines() if line and not line.startswith("#")
    )
