"""Players of a level: they lose as people do, by words they do not know and plays they do not see.

What such a player knows is the same in every game (``Vocabulary``); what it sees is drawn anew at
every turn. Long plays are seen less often than short ones, and so are those with blanks, with
marks, and with other words beside. It never passes while there is a play whose words it knows:
having seen none it looks again, and makes the easiest.
"""

from __future__ import annotations

from math import cos, inf, log, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.game.board import laid, words_made
from thaigame.game.judging import listed_as
from thaigame.game.moves import Exchange, Pass
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.vocabulary import Vocabulary, share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.game.moves import Move, Play
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.game.views import Observation
    from thaigame.movegen.generator import Generator
    from thaigame.movegen.leaves import Leaves
    from thaigame.movegen.scored import ScoredPlay
    from thaigame.strategy.level import Level

_LOOKED_AT: Final = (60, 600, 1 << 16)
"""Plays that are fetched, the best first, until one is chosen."""
_FARTHEST_SLIP: Final = 2.5
"""A judgement errs by no more than so many standard deviations."""
_SEEN_AT_ONCE: Final = 2
"""Who has so few tiles left sees every play that ends the game."""


class _Seen(NamedTuple):
    """A play whose words are known: how hard it is to see, and how likely it is seen."""

    effort: float
    chance: float
    main: str


class Sight:
    """What one player sees at its turns."""

    def __init__(self, spec: GameSpec, level: Level, seed: int) -> None:
        """Raise LexiconError where nothing tells how common the game's words are."""
        self._spec = spec
        self._level = level
        self._vocabulary: Vocabulary | None = None
        if level.words is not None:
            self._vocabulary = Vocabulary(spec.lexicon, level.words, seed)

    def look(self, position: Position, play: Play) -> _Seen | None:
        """Return how a play is seen; None where a word of it is not known."""
        spec, level = self._spec, self._level
        board, _ = laid(position.board, play, spec.tiles)
        made = words_made(board, play, spec.grid)
        words = [listed_as(word.cells, spec.lexicon, spec.layout) for word in made]
        for word in words:
            if word is None or (self._vocabulary and not self._vocabulary.knows(word)):
                return None
        kinds = spec.tiles.by_name
        blanks = sum(kinds[tile.kind].wild for tile in play.tiles)
        marked = sum(any(lay.cell[1:]) for lay in play.lays)
        effort = len(play.tiles) - 1 + blanks + marked / 2 + len(made) - 1
        chance = 1.0 if level.sight is None else 2.0 ** (-effort / level.sight)
        rack = position.racks[0] or ()
        if len(rack) <= _SEEN_AT_ONCE and len(play.tiles) == len(rack):
            chance = 1.0
        return _Seen(effort, chance, words[0] or "" if words else "")


class Graded:
    """Chooses the moves of a player of a level."""

    def __init__(self, generator: Generator, level: Level, *, seed: int = 0) -> None:
        """Take what finds all plays; *seed* tells one player of the level from another.

        Raises as ``Sight``.
        """
        self._generator = generator
        self._level = level
        self._sight = Sight(generator.game, level, seed)
        values = values_of(generator.game)
        self._leaves: Leaves | None = None
        if values is not None and level.leaves:
            self._leaves = values.leaves.times(level.leaves)

    def choose(self, seen: Observation, chance: int) -> Move:
        """Return the move, drawn by *chance*."""
        position = seen.position
        play, worth = self._best_seen(position, chance)
        if play is not None and self._leaves is None:
            return play
        exchange, other = self._best_exchange(position)
        if exchange is not None and other > worth:
            return exchange
        return play or Pass()

    def _best_seen(self, position: Position, chance: int) -> tuple[Play | None, float]:
        """Return the play that seems best of those that are seen, and what it seems worth."""
        best: Play | None = None
        most = -inf
        easiest: tuple[float, float, Play] | None = None
        for play in self._plays(position):
            if play.equity + _FARTHEST_SLIP * self._level.slip < most:
                break
            seen = self._sight.look(position, play.play)
            if seen is None:
                continue
            worth = play.equity
            if self._level.slip:
                worth += self._level.slip * _error(chance, play.play)
            if not _is_seen(chance, play.play, seen):
                if easiest is None or (-seen.effort, worth) > easiest[:2]:
                    easiest = -seen.effort, worth, play.play
            elif worth > most:
                best, most = play.play, worth
        if best is None and easiest is not None:
            _, most, best = easiest
        return best, most

    def _plays(self, position: Position) -> Iterator[ScoredPlay]:
        """Yield the plays of a position, the best first."""
        leaves = self._leaves if position.bag_count() else None
        by, told = ("score" if leaves is None else "equity"), 0
        for count in _LOOKED_AT:
            found = self._generator.best(position, count, by=by, leaves=leaves)  # type: ignore[arg-type]  # one of the two
            yield from found[told:]
            if len(found) < count:
                return
            told = len(found)

    def _best_exchange(self, position: Position) -> tuple[Exchange | None, float]:
        """Return the exchange that keeps the best tiles; of all where leaves are worth nothing."""
        rack = position.racks[0]
        exchanges = list(self._generator.exchanges(position))
        if rack is None or not exchanges:
            return None, -inf
        leaves = self._leaves
        if leaves is None:
            return Exchange(tuple(rack)), -inf
        worths = [(leaves(rack.without(each.tiles) or ()), each) for each in exchanges]
        worth, exchange = max(worths, key=lambda each: each[0])
        return exchange, worth


def _is_seen(chance: int, play: Play, seen: _Seen) -> bool:
    """Return whether a play is seen: its word is found, or not, wherever it can be laid."""
    tiles = sorted(tile.kind for tile in play.tiles)
    return share(chance, "seen", seen.main, tiles) < seen.chance


def _error(chance: int, play: Play) -> float:
    """Return a normal error of standard deviation 1, within bounds, the same for the same play."""
    about = [(lay.square, *lay.cell) for lay in play.lays]
    radius = sqrt(-2 * log(1 - share(chance, "radius", about)))
    error = radius * cos(2 * pi * share(chance, "angle", about))
    return max(-_FARTHEST_SLIP, min(_FARTHEST_SLIP, error))
