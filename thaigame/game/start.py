"""How a game begins: the bag shaken, the draw for the start, the first racks (A9, A12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.apply import Steps, apply, table_back
from thaigame.game.events import Drew, StartDrawn
from thaigame.game.position import Position, under
from thaigame.game.state import state_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.events import Event, Names
    from thaigame.game.spec import GameSpec
    from thaigame.game.state import State
    from thaigame.layouts.layout import Layout


def opening(layout: Layout, players: int, seed: int) -> State:
    """Return the state before anybody has drawn: all tiles in the bag, shaken (A12)."""
    return opening_from(Position.start(layout, players=players), seed)


def players_of(spec: GameSpec, position: Position) -> int:
    """Return how many players *position* has; raise for one that *spec* cannot go on from."""
    fault = next(iter(under(spec.layout, position).faults()), None)
    if fault is not None:
        raise StateError(message("state.position", fault=fault))
    return len(position.scores)


def opening_from(position: Position, seed: int) -> State:
    """Return the state of a game that goes on from *position*, the player to move in seat 0.

    Racks that are not known are empty; what may be on them is in the bag, which is shaken (A12).
    """
    layout, players = position.layout, len(position.scores)
    told = position.bag or ()  # with faces that were fixed before, which nothing else tells
    unseen = position.unseen()
    unseen.subtract(layout.tiles.by_name[name].origin for name in told)
    names = [*told, *(name for name, count in unseen.items() for _ in range(count))]
    random = Random(seed)
    random.shuffle(names)
    clock = layout.rules.end.clock_seconds
    empty = layout.tiles.rack(())
    return state_of(position)._replace(
        racks=tuple(empty if rack is None else rack for rack in position.racks),
        clocks=(clock,) * players if clock else (),
        bag=tuple(names),
        chance=random.state,
    )


def replay(
    layout: Layout,
    players: int,
    seed: int,
    events: Iterable[Event],
    *,
    position: Position | None = None,
) -> State:
    """Return the state after all of *events*, from the opening or from *position* on.

    Raise as ``apply`` does.
    """
    state = opening_from(position or Position.start(layout, players=players), seed)
    for event in events:
        state = apply(layout, state, event)
    return state


def start_rank(layout: Layout, name: str) -> int:
    """Return the place of a tile in the game's order for the start; the lowest begins.

    A blank comes before everything, a tile with several letters counts as its earliest, and a
    tile that the order does not name comes last.
    """
    kind = layout.tiles.by_name[name]
    order = layout.rules.turn.start_draw
    if kind.wild:
        return -1
    return min(
        (order.index(face.text) if face.text in order else len(order)) for face in kind.faces
    )


def draw_for_start(spec: GameSpec, state: State) -> tuple[tuple[StartDrawn, ...], tuple[int, ...]]:
    """Draw a tile for each player, again among the tied, until the order is clear (A9).

    Return the draws and, for each seat, which of the players (from 0, as they were named) has it.
    The draws already speak of seats. A set whose tiles are all alike in the order decides
    nothing: the players keep theirs.
    """
    layout, players = spec.layout, range(state.players)
    if len({start_rank(layout, name) for name in _bag(state)}) == 1:
        return (), tuple(players)
    steps = Steps(spec, state)
    ranks: dict[int, tuple[int, ...]] = dict.fromkeys(players, ())
    tied = list(players)
    while tied:
        drawn: list[str] = []
        for player in tied:
            # The first to draw again finds the earlier tiles back in the bag.
            again = any(draw.player == player for draw in steps.state.table)
            tile = _bag(table_back(steps.state) if again else steps.state)[0]
            steps.add(StartDrawn(player, tile))
            drawn.append(tile)
        for player, tile in zip(tied, drawn, strict=True):
            ranks[player] = (*ranks[player], start_rank(layout, tile))
        alike = Counter(ranks.values())
        tied = [player for player in players if alike[ranks[player]] > 1]
    order = tuple(sorted(players, key=ranks.__getitem__))
    seats = {player: seat for seat, player in enumerate(order)}
    draws = [event for event in steps.events if isinstance(event, StartDrawn)]
    return tuple(replace(draw, player=seats[draw.player]) for draw in draws), order


def draw_racks(steps: Steps, seats: Iterable[int]) -> None:
    """Fill the empty racks of *seats*, the starter's first."""
    size = steps.layout.rules.play.rack_size
    for seat in seats:
        bag = _bag(table_back(steps.state) if steps.state.table else steps.state)
        steps.add(Drew(seat, bag[:size]))


def _bag(state: State) -> Names:
    return state.bag or ()
