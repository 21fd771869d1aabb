"""What a player sees does not hang on what the player cannot see."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.random_games import GAMES, choice, drawn
from thaigame.game.game import Game
from thaigame.notation import write_position

if TYPE_CHECKING:
    from random import Random

    from thaigame.game.state import State


def hidden_state(random: Random) -> Counter[str]:
    """Shuffle bag and other racks at several moments of a game: every view stays as it was."""
    counts: Counter[str] = Counter()
    spec = drawn(random.choice(GAMES))
    fewest, most = spec.rules.turn.players
    game = Game(
        spec, players=random.randint(fewest, min(most, 4)), seed=random.getrandbits(63), now=0
    )
    now = 0
    for _ in range(random.randint(1, 30)):
        now += 200
        if game.outcome() is not None:
            break
        if game.pending is None:
            game.push(choice(game, random), now=now)
        elif game.spec.rules.turn.hold_seconds and random.random() < 0.5:
            game.hold(now=now)
            game.draw_apart(now=now + game.spec.rules.turn.hold_seconds + 1)
            counts["draws kept apart"] += 1
            _look(game, random, counts)
            game.accept(now=now + 190)
        else:
            game.accept(now=now)
        _look(game, random, counts)
    return counts


def _look(game: Game, random: Random, counts: Counter[str]) -> None:
    for player in range(game.players):
        seen = game.observation(player)
        other = game.copy()
        other._state = dealt_anew(game, player, random)
        again = other.observation(player)
        assert again == seen
        assert str(again) == str(seen)
        assert write_position(again.position) == write_position(seen.position)
        counts["observations"] += 1


def dealt_anew(game: Game, player: int, random: Random) -> State:
    """Return the state with all that *player* cannot see dealt anew."""
    state, tiles = game.state, game.spec.tiles
    pending = state.pending
    others = [seat for seat in range(game.players) if seat != player]
    apart = pending.apart if pending is not None and pending.player != player else ()
    hidden = [*(state.bag or ()), *(name for seat in others for name in state.rack(seat)), *apart]
    random.shuffle(hidden)
    racks = list(state.racks)
    for seat in others:
        size = len(state.rack(seat))
        racks[seat] = tiles.rack(hidden[:size])
        del hidden[:size]
    if pending is not None and apart:
        pending = pending._replace(apart=tuple(tiles.rack(hidden[: len(apart)])))
        del hidden[: len(apart)]
    return state._replace(
        racks=tuple(racks), bag=tuple(hidden), pending=pending, chance=random.getrandbits(64)
    )
