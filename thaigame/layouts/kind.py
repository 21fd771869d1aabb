"""Kinds of tile and the faces they can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from thaigame.text import Slots

BLANK: Final = "?"
"""The name of a blank or wild tile, in racks and notation."""


class Tile(NamedTuple):
    """A tile on the board: its kind's name and the text of the face it shows."""

    kind: str
    face: str


class Face(NamedTuple):
    """One thing a kind can stand for: the slots it fills in a cell, and its points.

    A base face fills only ``base``; an upper-tier face fills ``upper``, ``tone`` or both; a
    lower-tier face fills ``lower``.
    """

    slots: Slots
    points: int

    @property
    def text(self) -> str:
        """Return the face as written: ``ก``, ``ั่``, ``ุ``."""
        return "".join(self.slots)

    @property
    def tier(self) -> str:
        """Return the tier the face lies on: ``base``, ``upper`` or ``lower``."""
        if self.slots.base:
            return "base"
        return "lower" if self.slots.lower else "upper"


@dataclass(frozen=True)
class Kind:
    """What is printed on a tile.

    ``name`` is how racks and notation call it (``ก``, ``ฆ/ซ``, ``?``). ``lasting`` says that a
    face once chosen stays for the rest of the game (K2, P3, T4, T5). ``wild`` marks blanks.
    ``origin`` is the name of the kind whose face was fixed, or ``name`` itself.
    ``left`` is what the tile counts when it is left on a rack (its dearer face: P14, T15).
    """

    name: str
    faces: tuple[Face, ...]
    wild: bool = False
    lasting: bool = False
    origin: str = ""

    def __post_init__(self) -> None:
        """Fill in the origin of a kind that is its own."""
        if not self.origin:
            object.__setattr__(self, "origin", self.name)

    @property
    def is_choice(self) -> bool:
        """Return whether the player chooses between faces."""
        return len(self.faces) > 1

    @property
    def left(self) -> int:
        """Return the points the tile counts when left on a rack: its dearer face."""
        return max(face.points for face in self.faces)

    def face(self, text: str) -> Face | None:
        """Return the face written *text*, or None."""
        return next((face for face in self.faces if face.text == text), None)


def fixed_name(kind: str, face: str) -> str:
    """Return the name of *kind* once its face is fixed: ``ฆ/ซ=ซ``, ``?=ก``."""
    return f"{kind}={face}"
