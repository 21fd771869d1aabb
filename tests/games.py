"""What tests of whole games share: games with given words, racks and bag, moves as people write."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.plays import game as spec_of
from thaigame.game.game import Game
from thaigame.notation import parse_move, parse_rack

if TYPE_CHECKING:
    from thaigame.game.events import Event
    from thaigame.game.moves import Move
    from thaigame.game.spec import GameSpec


def rules(spec: GameSpec, **options: object) -> GameSpec:
    """Return *spec* with these options of its turn and end rules."""
    turn, end = spec.rules.turn, spec.rules.end
    for name, value in options.items():
        if hasattr(turn, name):
            turn = replace(turn, **{name: value})  # type: ignore[arg-type]  # the name is a field's
        else:
            end = replace(end, **{name: value})  # type: ignore[arg-type]  # the name is a field's
    return replace(spec, layout=replace(spec.layout, rules=replace(spec.rules, turn=turn, end=end)))


def begun(
    name: str,
    *racks: str,
    words: str = "",
    bag: str | None = None,
    now: int | None = None,
    **options: object,
) -> Game:
    """Return a game in which the players hold *racks* and *bag* is drawn from in its order.

    Without *bag* everything that is not on a rack is in it; with it the rest is out of play.
    Without racks two players hold what they drew.
    """
    spec = rules(spec_of(name, words), **options)
    game = Game(spec, players=max(2, len(racks)), seed=1, draw_for_start=False, now=now)
    if racks:
        tiles = spec.layout.tiles
        held = tuple(parse_rack(rack, spec.layout) for rack in racks)
        used = [name for rack in held for name in rack]
        rest = list(tiles.unseen(used).elements())
        drawn = rest if bag is None else bag.split()
        out = () if bag is None else tuple((Counter(rest) - Counter(drawn)).elements())
        game._state = game._state._replace(racks=held, bag=tuple(drawn), out=out)
    return game


def move(game: Game, text: str) -> Move:
    """Read a move."""
    found = parse_move(text, game.position)
    assert not isinstance(found, str)
    return found


def push(game: Game, *texts: str, now: int | None = None) -> None:
    """Make moves; a pending play is accepted by who plays on."""
    for text in texts:
        game.push(move(game, text), now=now)


def rack(game: Game, seat: int) -> str:
    """Return a rack as one text, tiles divided by spaces."""
    return " ".join(game.racks[seat])


def kinds(game: Game) -> Counter[str]:
    """Return all tiles of the game wherever they are, each by its origin."""
    state, by_name = game.state, game.spec.tiles.by_name
    return Counter(by_name[name].origin for name in state.tiles())


def last(game: Game, kind: type[Event]) -> Event:
    """Return the last event of a kind."""
    return next(event for event in reversed(game.events) if isinstance(event, kind))
