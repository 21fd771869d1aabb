"""Whole games looked at: what each turn cost against the best play, what was missed, what was laid.

A turn whose rack the record does not tell cannot be judged and is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from thaigame.arguments import door
from thaigame.errors import StateError
from thaigame.game.board import laid, words_made
from thaigame.game.events import Exchanged, Passed, Played
from thaigame.notation.move_text import write_move
from thaigame.notation.tile_text import format_rack

if TYPE_CHECKING:
    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.movegen.generator import Generator
    from thaigame.movegen.scored import ScoredPlay
    from thaigame.notation.record import Node, Record


class ReviewedTurn(NamedTuple):
    """A turn: who, with which rack and move, what it scored, and the best that there was.

    ``best`` is how the best play is written, empty where there was none, and ``cost`` what it
    scores more, never below 0. ``missed`` is how the dearest play with a bonus is written, where
    there was one and the turn made none; ``phonies`` are words laid that no list has. ``line`` is
    where the record has it.
    """

    player: int
    line: int | None
    rack: str
    move: str
    score: int
    best: str
    best_score: int
    cost: int
    missed: str
    phonies: tuple[str, ...]


class Sum(NamedTuple):
    """A player's turns together: how many, what they cost, bonuses missed, phonies laid."""

    turns: int
    cost: int
    missed: int
    phonies: int


@dataclass(frozen=True)
class Review:
    """A game with every turn that can be judged."""

    record: Record
    turns: tuple[ReviewedTurn, ...]

    def of(self, player: int) -> Sum:
        """Return the turns of a seat together."""
        own = [turn for turn in self.turns if turn.player == player]
        return Sum(
            len(own),
            sum(turn.cost for turn in own),
            sum(bool(turn.missed) for turn in own),
            sum(len(turn.phonies) for turn in own),
        )

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Review {self.record.layout.name}: {len(self.turns)} turns>"


@door
def review(record: Record, generator: Generator) -> Review:
    """Return every turn of *record* beside the best play that *generator* finds.

    Points alone are compared: what a rack keeps is no part of it.
    """
    turns = [_turn(node, generator) for node in record.walk()]
    return Review(record, tuple(turn for turn in turns if turn is not None))


def _turn(node: Node, generator: Generator) -> ReviewedTurn | None:
    event, position = node.event, node.position
    if not isinstance(event, Played | Exchanged | Passed) or event.rack is None:
        return None
    try:
        best = generator.best(position, 1)
        with_bonus = _dearest_with_bonus(position, generator)
    except StateError:  # a record with faults may tell of a position that cannot be
        return None
    score = node.score.total if node.score is not None else 0
    made_bonus = isinstance(event, Played) and _has_bonus(event.move, position)
    top = best[0] if best else None
    return ReviewedTurn(
        event.player,
        node.line,
        format_rack(position.racks[0] or (), position.layout),
        _written(event, position),
        score,
        "" if top is None else write_move(top.play, position),
        0 if top is None else top.score,
        max(0, (0 if top is None else top.score) - score),
        "" if with_bonus is None or made_bonus else write_move(with_bonus.play, position),
        _phonies(event.move, position, generator) if isinstance(event, Played) else (),
    )


def _written(event: Played | Exchanged | Passed, position: Position) -> str:
    if isinstance(event, Played):
        return write_move(event.move, position, ask_about_case=False)
    if isinstance(event, Exchanged):
        tiles = format_rack(event.tiles, position.layout) or str(event.count or "")
        return f"-{tiles}"
    return "-"


def _has_bonus(move: Play, position: Position) -> bool:
    return len(move.tiles) in position.layout.rules.play.bonus


def _dearest_with_bonus(position: Position, generator: Generator) -> ScoredPlay | None:
    """Return the dearest play of so many tiles that they bring a bonus (A8), None where none is."""
    fewest = min(position.layout.rules.play.bonus, default=None)
    if fewest is None or len(position.racks[0] or ()) < fewest:
        return None
    found = (play for play in generator.plays(position) if _has_bonus(play.play, position))
    return max(found, key=lambda play: play.score, default=None)


def _phonies(move: Play, position: Position, generator: Generator) -> tuple[str, ...]:
    board, _ = laid(position.board, move, position.layout.tiles)
    made = words_made(board, move, position.layout.grid)
    return tuple(word.text for word in made if not generator.game.accepts(word.text))
