"""Positions late in greedy games, with what is hidden in them, and rounds followed by the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass, Play
from thaigame.game.rules import may_exchange
from thaigame.movegen.generator import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.moves import Move
    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.layouts.tiles import Rack
    from thaigame.movegen._rollouts import Rollouts
    from thaigame.movegen.games import WholeGames


def late_position(spec: GameSpec, seed: int, bag: int) -> Position:
    """Return the first position of a greedy game with at most *bag* tiles in the bag, and one.

    With *bag* 0 it is empty. All racks are known. Another seed is tried where the game has none.
    """
    generator = Generator(spec)
    game = Game(spec, players=2, seed=seed, draw_for_start=False)
    while len(game.state.bag or ()) > bag:
        _play_on(generator, game)
        if game.phase == "over" or (bag and not game.state.bag):
            return late_position(spec, seed + 1000, bag)
    return game.position


def position_after(spec: GameSpec, seed: int, turns: int) -> Position:
    """Return the position of a greedy game after so many turns, or before it ends."""
    generator = Generator(spec)
    game = Game(spec, players=2, seed=seed, draw_for_start=False)
    position = game.position
    while turns and game.phase != "over":
        position = game.position
        _play_on(generator, game)
        turns -= 1
    return position


def _play_on(generator: Generator, game: Game) -> None:
    best = generator.best(game.observation(game.turn).position, 1)
    if best:
        game.push(best[0].play)
    elif may_exchange(game.spec.layout, len(game.state.bag or ())):
        game.push(Exchange(tuple(game.racks[game.turn])))
    else:
        game.push(Pass())
    if game.phase == "pending":
        game.accept()


class Followed(NamedTuple):
    """A round: who held what when it began, the bag in its order, and how far the mover was ahead.

    In thousandths of a point.
    """

    racks: tuple[tuple[str, ...], ...]
    bag: tuple[str, ...]
    ahead: int


class Follower:
    """Follows rounds of one game turn by turn, by the rules and not by the table."""

    def __init__(self, games: WholeGames, leaves: Callable[[Rack], float] | None) -> None:
        """Take the game, and what leaves are worth to the players."""
        self.games = games
        self.spec = games.game
        self.leaves = leaves
        self.generator = Generator(self.spec)

    def follow(
        self, rollouts: Rollouts, position: Position, move: Move, seed: int, number: int
    ) -> Followed:
        """Deal round *number* after *move* and follow it for two turns.

        Every turn is legal, scores what the rules say and is worth as much as any that its player
        has; the tiles are those of the set throughout.
        """
        spec, rules = self.spec, self.spec.rules.end
        rollouts.deal(seed, number)
        table = rollouts.table
        seen = table.seen()
        racks = [self._names(rack) for rack in seen.racks]
        dealt = tuple(racks), self._names(seen.bag)
        scores, scoreless, board = list(position.scores), 0, position.board
        kept = [0, 0]
        if isinstance(move, Play):
            scores[0] += spec.score(position, move).total
            board = spec.after(position, move).board
        elif ("exchange" if isinstance(move, Exchange) else "pass") in rules.scoreless:
            scoreless = position.scoreless + 1
        assert position.racks[0] is not None
        kept[0] = self._worth(position.racks[0].without(tiles_of(move)), position.bag_count())
        mover, bag, ply = 0, self._names(seen.bag), 0
        while not (ended := self._ended(racks[mover], bag, scoreless)) and (ply < 2 or not bag):
            mover, ply = 1 - mover, ply + 1
            turn = table.step()
            assert turn is not None
            assert turn.player == mover
            assert self._names(turn.rack) == racks[mover]
            before = replace(
                position,
                board=board,
                racks=tuple(spec.tiles.rack(racks[seat]) for seat in (mover, 1 - mover)),
                scores=(scores[mover], scores[1 - mover]),
                bag=bag,
            )
            made = self.games.move(table, turn)
            kept[mover], points = self._judge(before, made, len(bag))
            assert points == turn.score
            scores[mover] += points
            scoreless = 0 if isinstance(made, Play) else scoreless + 1
            if isinstance(made, Play):
                board = spec.after(before, made).board
            seen = table.seen()
            racks, bag = [self._names(rack) for rack in seen.racks], self._names(seen.bag)
            assert (seen.scores == tuple(scores)) or self._ended(racks[mover], bag, scoreless)
        if ended:
            _count(spec, scores, racks, mover if ended == "out" else None)
            assert table.seen().scores == tuple(scores)
            kept = [0, 0]
        return Followed(*dealt, 1000 * (scores[0] - scores[1]) + kept[0] - kept[1])

    def _judge(self, before: Position, made: Move, bag: int) -> tuple[int, int]:
        """Return what a move keeps and scores; see that no other one is worth more."""
        spec, rack = self.spec, before.racks[0]
        assert rack is not None
        leaves = self.leaves if bag else None
        best = self.generator.best(before, 1, by="equity", leaves=leaves)
        most = round(1000 * best[0].equity) if best else None
        if isinstance(made, Play):
            assert spec.violations(before, made) == ()
            points = spec.score(before, made).total
            kept = self._worth(rack.without(tiles_of(made)), bag)
            assert 1000 * points + kept == most
            return kept, points
        if isinstance(made, Exchange):
            assert may_exchange(spec.layout, bag)
            kept = self._worth(rack.without(made.tiles), bag)
            assert most is None or kept > most
            return kept, 0
        assert most is None or self.leaves is not None
        return self._worth(rack, bag), 0

    def _worth(self, leave: Rack | None, bag: int) -> int:
        assert leave is not None
        return round(1000 * self.leaves(leave)) if self.leaves is not None and bag else 0

    def _ended(self, rack: tuple[str, ...], bag: tuple[str, ...], scoreless: int) -> str:
        if not rack and not bag:
            return "out"
        return "scoreless" if scoreless >= 2 * self.spec.rules.end.scoreless_turns else ""

    def _names(self, kinds: bytes) -> tuple[str, ...]:
        return tuple(self.spec.tiles.kinds[kind].name for kind in kinds)


def tiles_of(move: Move) -> tuple[str, ...]:
    """Return the names of the tiles that leave the rack."""
    if isinstance(move, Play):
        return tuple(tile.kind for tile in move.tiles)
    return move.tiles if isinstance(move, Exchange) else ()


def _count(
    spec: GameSpec, scores: list[int], racks: list[tuple[str, ...]], out: int | None
) -> None:
    """Count the tiles left, as the game's sheet says (A15, C13, K15, K16, P14, S13, T15)."""
    by_name, rules = spec.tiles.by_name, spec.rules.end
    left = [sum(by_name[name].left for name in rack) for rack in racks]
    if out is None:
        scores[0] -= left[0]
        scores[1] -= left[1]
        return
    scores[out] += rules.out_factor * left[1 - out]
    scores[1 - out] -= left[1 - out] if rules.others_lose else 0


def deals(unseen: list[str], rack: int) -> Counter[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return every way to deal *unseen*: a rack of so many tiles, sorted, and the bag in order."""
    from itertools import permutations

    found: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for bag in permutations(range(len(unseen)), len(unseen) - rack):
        held = [unseen[i] for i in range(len(unseen)) if i not in bag]
        found[tuple(sorted(held)), tuple(unseen[i] for i in bag)] += 1
    return found
