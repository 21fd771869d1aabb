"""Why one move is better than another, in facts that can each be counted again.

A fact is told only where it speaks for the better move, by a point and by two standard errors; and
no fact where the moves themselves are too close to tell apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from thaigame.arguments import door
from thaigame.notation.move_text import format_move
from thaigame.notation.tile_text import format_rack
from thaigame.strategy.evaluation import Replies
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.position import Position
    from thaigame.layouts.layout import Layout
    from thaigame.movegen.generator import Generator
    from thaigame.strategy.leave_values import LeavePart, Values
    from thaigame.strategy.simulation import Simulated
    from thaigame.texts import Message

_RACKS: Final = 24
_SURE: Final = 2
"""Standard errors."""


class Fact(NamedTuple):
    """What speaks for the better of two moves, in points, with its standard error.

    It is ``points`` that it scores more, what the tiles that it keeps are worth more (``kept``), or
    what the other side's best replies to it score less on average (``reply``).
    """

    kind: Literal["points", "kept", "reply"]
    gain: float
    error: float


@dataclass(frozen=True)
class Reasons:
    """How much better ``best`` is than ``other``, and the facts that speak for it.

    ``parts`` are those of what either keeps that the other does not, the best move's first.
    """

    best: Simulated
    other: Simulated
    gap: float
    error: float
    facts: tuple[Fact, ...]
    parts: tuple[tuple[LeavePart, ...], tuple[LeavePart, ...]]

    @property
    def is_close(self) -> bool:
        """Return whether chance may be all that parts them: a gap under two standard errors."""
        return self.gap < _SURE * self.error or self.gap == 0

    def told(self, position: Position) -> list[Message]:
        """Return the sentences, the first about the gap."""
        moves = {
            "best": format_move(self.best.move, position),
            "other": format_move(self.other.move, position),
        }
        gap = {"gap": f"{self.gap:.1f}", "error": f"{self.error:.1f}"}
        if self.is_close:
            return [message("reasons.close", **moves, **gap)]
        sentences = [message("reasons.better", **moves, **gap)]
        for fact in self.facts:
            more = f"{fact.gain:.1f}"
            if fact.kind == "points":
                sentences.append(message("reasons.points", more=round(fact.gain)))
            elif fact.kind == "kept":
                mine, theirs = (_parts(each, position.layout) for each in self.parts)
                sentences.append(message("reasons.kept", more=more, mine=mine, theirs=theirs))
            else:
                sentences.append(message("reasons.reply", less=more, error=f"{fact.error:.1f}"))
        if not self.facts:
            sentences.append(message("reasons.none"))
        return sentences


@door
def reasons_for(
    generator: Generator,
    position: Position,
    values: Values | None,
    best: Simulated,
    other: Simulated,
    *,
    seed: int = 0,
) -> Reasons:
    """Return why *best* is better than *other*, two moves of one simulation.

    *seed* is that of the racks that the other side may reply with, the same for both moves.
    """
    gap, error = other.behind - best.behind, sqrt(other.behind_error**2 + best.behind_error**2)
    found = [Fact("points", best.score - other.score, 0.0)]
    parts: tuple[tuple[LeavePart, ...], tuple[LeavePart, ...]] = ((), ())
    if values is not None and (best.kept or other.kept):
        mine, theirs = values.parts(best.leave), values.parts(other.leave)
        parts = _but(mine, theirs), _but(theirs, mine)
        squares = [(part.error or 0.0) ** 2 for side in parts for part in side]
        found.append(Fact("kept", best.kept - other.kept, sqrt(sum(squares))))
    found.append(_reply(generator, position, best, other, seed))
    facts = tuple(each for each in found if each.gain >= max(1.0, _SURE * each.error))
    return Reasons(best, other, gap, error, facts, parts)


def _reply(
    generator: Generator, position: Position, best: Simulated, other: Simulated, seed: int
) -> Fact:
    replies = Replies(generator, position, _RACKS, seed)
    pairs = zip(replies.scores(other.move), replies.scores(best.move), strict=True)
    gains = [theirs - mine for theirs, mine in pairs]
    mean = sum(gains) / len(gains)
    if len(gains) == 1:  # the bag is empty, and the one rack known
        return Fact("reply", mean, 0.0)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return Fact("reply", mean, sqrt(spread / len(gains)))


def _but(parts: Sequence[LeavePart], others: Sequence[LeavePart]) -> tuple[LeavePart, ...]:
    """Return the *parts* that are not among *others*."""
    known = {(each.kind, each.tiles) for each in others}
    return tuple(each for each in parts if (each.kind, each.tiles) not in known)


def _parts(parts: Sequence[LeavePart], layout: Layout) -> str | Message:
    """Return parts as people read them: ``ก -0.4, กร +1.2``."""
    if not parts:
        return message("reasons.nothing")
    told = [f"{format_rack(each.tiles, layout)} {each.value:+.1f}" for each in parts]
    return ", ".join(told)
