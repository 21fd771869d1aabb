"""What the grammar proposes: initials, vowels, finals, and whole written syllables.

Costs only order proposals; their differences matter, not they.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Onset(NamedTuple):
    """An initial: its length in letters, its kind, its cost, and whether it is two syllables.

    ``kind`` is ``single``, ``cluster``, ``false cluster``, ``leading`` (one syllable: หมา, อยู่),
    ``led`` (two: ตะ-หฺลาด) or ``loose`` (two without leading: สะ-แดง).
    """

    length: int
    kind: str
    cost: float


class Rime(NamedTuple):
    """A vowel as written after its initial; ``end`` is where the final may begin.

    ``closing`` is "open" (no final can follow), "closed" (one must) or "either".
    """

    end: int
    vowel: str
    form: str
    mark: str
    closing: str
    cost: float


class Coda(NamedTuple):
    """A final with its silent letters. A shared final also begins what follows."""

    end: int
    final: str
    silent: str
    shared: bool
    cost: float


class Arc(NamedTuple):
    """A proposed syllable (two where the initial is led or loose) of the first ``end`` letters.

    ``head`` is the place of the initial: 1 after a lead vowel, else 0.
    """

    end: int
    cost: float
    head: int
    onset: Onset
    rime: Rime
    coda: Coda


LEAD_VOWELS: Final = frozenset("เแโไใ")
TONES: Final = frozenset("่้๊๋")
# Signs that cannot begin a syllable or a final: what they stand on is an initial, or silent.
DEPENDENT: Final = frozenset("ะาำิีึืุู็ั่้๊๋์ๅ")
NO_CODA: Final = Coda(-1, "", "", shared=False, cost=0.0)

COST_BARE: Final = 1.2  # an unwritten อะ without a final: ข-นม
COST_BARE_AT_END: Final = 5.0
COST_IMPLICIT: Final = 0.3  # an unwritten โอะ or ออ with a final: คน พร
COST_SHARED: Final = 1.2  # a final that also begins what follows
COST_RARE: Final = 4.0  # what only a listed reading asks for
