"""What a move is worth: its score, what it leaves, and what the next player can make of it.

One evaluation is one value, which the command line, players and games inside the kernels share.
With an empty bag nothing is drawn to a leave, so leaves are worth nothing then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from heapq import nlargest
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.arguments import door
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.moves import Exchange, Play
from thaigame.layouts.tiles import Rack
from thaigame.strategy.leave_files import READERS
from thaigame.strategy.leave_values import Values, content_of, read_values, values_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.movegen.generator import Generator
    from thaigame.movegen.leaves import Leaves

PLAYS: Final = 6
"""Best plays by equity that are weighed by the replies to them."""
RACKS: Final = 12
"""Racks of the next player that each of them is weighed against."""
NAMES: Final = ("score", "equity", "reply")


@dataclass(frozen=True)
class Evaluation:
    """A way to value moves.

    ``values`` says what leaves are worth, None for nothing. The best ``plays`` by that are weighed
    by the mean score of the best replies of ``racks`` racks drawn from the unseen tiles, the same
    for all; 1 for none.
    """

    values: Values | None = None
    plays: int = 1
    racks: int = 1

    @property
    def leaves(self) -> Leaves | None:
        """Return what leaves are worth as generators read it."""
        return None if self.values is None else self.values.leaves


@door
def find_evaluation(name: str, spec: GameSpec) -> Evaluation:
    """Return the evaluation called *name* for a game.

    ``score``, ``equity``, ``reply``, or a file of values; ``FILE+reply`` weighs replies too.
    Raises StateError where there are no values for the game.
    """
    if name == "score":
        return Evaluation()
    path, _, reply = name.rpartition("+") if name.endswith("+reply") else (name, "", "")
    if path in {"equity", "reply"}:
        values = values_of(spec)
        if values is None:
            raise StateError(message("values.none", game=spec.name))
    elif Path(path).exists():
        values = game_values(path, spec)
    else:
        known = ", ".join(NAMES)
        raise StateError(message("values.no_evaluation", name=name, known=known), at=name)
    if reply or path == "reply":
        return Evaluation(values, PLAYS, RACKS)
    return Evaluation(values)


def game_values(path: str | Path, spec: GameSpec) -> Values:
    """Return the values in a file for a game; raise StateError where they are another's.

    The file is one of ``train``, or of whole leaves: ``.csv``, ``.klv``, ``.klv2``.
    """
    reader = READERS.get(Path(path).suffix.lower())
    values = read_values(path) if reader is None else reader(content_of(path), spec)
    if not values.fits(spec.layout):
        raise StateError(message("values.other_game", path=str(path), game=spec.name))
    return values.for_game(spec)


class Valued(NamedTuple):
    """A move with what it is worth, in points.

    ``kept`` is what the tiles that stay are worth, ``reply`` the mean score of the next player's
    best replies, None where it was not asked for. ``worth`` is the score, with ``kept``, less
    ``reply``.
    """

    move: Play | Exchange
    score: int
    leave: Rack
    kept: float
    reply: float | None
    worth: float


@door
def best_moves(
    generator: Generator,
    position: Position,
    evaluation: Evaluation,
    count: int = 10,
    *,
    seed: int = 0,
) -> list[Valued]:
    """Return the *count* best moves, best first.

    They are plays and, where leaves are worth something, exchanges. *seed* is that of the racks
    that the next player may have. Raises as ``Generator.plays``.
    """
    bag = position.bag_count()
    leaves = evaluation.leaves if bag else None
    wanted = max(count, evaluation.plays if evaluation.plays > 1 else 0)
    found = [
        Valued(each.play, each.score, each.leave, each.equity - each.score, None, each.equity)
        for each in generator.best(
            position, wanted, by="score" if leaves is None else "equity", leaves=leaves
        )
    ]
    if leaves is not None:
        rack = position.racks[0] or Rack()
        for exchange in generator.exchanges(position):
            leave = rack.without(exchange.tiles) or Rack()
            worth = leaves(leave)
            found.append(Valued(exchange, 0, leave, worth, None, worth))
    found = nlargest(wanted, found, key=lambda each: each.worth)
    if evaluation.plays > 1:
        replies = Replies(generator, position, evaluation.racks, seed)
        weighed = [(each, replies.mean(each.move)) for each in found]
        found = [each._replace(reply=reply, worth=each.worth - reply) for each, reply in weighed]
        found.sort(key=lambda each: -each.worth)
    return found[:count]


def leave_of(rack: Rack, move: Move) -> Rack:
    """Return what *move* leaves of *rack*; raise StateError for tiles that are not on it."""
    tiles: Iterable[str] = ()
    if isinstance(move, Play):
        tiles = [tile.kind for tile in move.tiles]
    elif isinstance(move, Exchange):
        tiles = move.tiles
    left = rack.without(tiles)
    if left is None:
        raise StateError(message("strategy.not_on_rack"))
    return left


class Replies:
    """What the next player can make of each move in a position, on average.

    The racks are drawn from the tiles that the player to move cannot see, in the order of the
    game's list, so that nothing hidden can be told from them; the same racks answer every move.
    With an empty bag there is one.
    """

    def __init__(self, generator: Generator, position: Position, racks: int, seed: int) -> None:
        """Draw *racks* racks by the chance of *seed*."""
        self._generator = generator
        self._position = position
        others = (None,) * (len(position.racks) - 1)
        unseen = replace(position, racks=(position.racks[0], *others)).unseen()
        order = generator.game.tiles.order
        pool = [name for name in sorted(unseen, key=order.__getitem__) for _ in range(unseen[name])]
        rack = position.racks[1] if len(position.racks) > 1 else None
        size = generator.game.rules.play.rack_size if rack is None else len(rack)
        size = min(size, len(pool))
        random = Random(seed)
        self.racks: list[Rack] = []
        for _ in range(racks if position.bag_count() else 1):
            for i in range(size):
                j = i + random.below(len(pool) - i)
                pool[i], pool[j] = pool[j], pool[i]
            self.racks.append(generator.game.tiles.rack(pool[:size]))

    def mean(self, move: Move) -> float:
        """Return the mean score of the best replies to *move*, none counting as nothing."""
        found = self.scores(move)
        return sum(found) / len(found)

    def scores(self, move: Move) -> list[int]:
        """Return the score of the best reply of each rack to *move*, 0 where there is none."""
        spec = self._generator.game
        if isinstance(move, Play):
            after = spec.after(self._position, move)
        else:
            after = self._position.next_player()
        found = []
        for rack in self.racks:
            asked = replace(after, racks=(rack, *(None for _ in after.racks[1:])), bag=None)
            best = self._generator.best(asked, 1)
            found.append(best[0].score if best else 0)
        return found
