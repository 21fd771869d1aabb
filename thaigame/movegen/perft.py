"""A position's plays in three numbers, to compare generators and editions of one."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from thaigame.arguments import door

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.movegen.scored import ScoredPlay


@dataclass(frozen=True)
class Perft:
    """How many plays there are, the best score (0 without a play), and the hash of them all.

    ``hash`` is the SHA-256, in hexadecimal, of one line a play, the lines sorted. A line is the
    score and, for each square in order, its number, its cell in canonical form and the tiles laid
    there as kind=face, all parted by spaces.
    """

    count: int
    best_score: int
    hash: str


@door
def perft(plays: Iterable[ScoredPlay]) -> Perft:
    """Return the three numbers of *plays*."""
    lines: list[str] = []
    best = 0
    for play in plays:
        best = max(best, play.score)
        squares = (
            " ".join(
                [f"{lay.square} {lay.cell.canonical}", *(f"{t.kind}={t.face}" for t in lay.tiles)]
            )
            for lay in play.play.lays
        )
        lines.append(f"{play.score} {' '.join(squares)}\n")
    lines.sort()
    return Perft(len(lines), best, sha256("".join(lines).encode()).hexdigest())
