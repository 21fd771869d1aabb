"""One game between players, from the first draw to the end count."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from thaigame.arguments import door
from thaigame.chance import Random
from thaigame.errors import StateError
from thaigame.game.game import Game
from thaigame.game.moves import Play
from thaigame.movegen.games import patience
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.spec import GameSpec
    from thaigame.strategy.players import Player


@door
def play_game(spec: GameSpec, players: Sequence[Player], *, seed: int) -> Game:
    """Return the game of *seed* between *players*, in seat order, played to its end.

    Every play is accepted. After as many turns without a play as ``patience`` says all agree to
    stop.
    Raise StateError if a tile was lost or came twice: such a game is worth nothing.
    """
    game = Game(spec, players=len(players), seed=seed, draw_for_start=False)
    random = Random(~seed)  # the players' own chance; the bag's is that of the seed
    most_idle = patience(spec.rules.end, len(players))
    idle = 0
    while game.phase != "over":
        if game.phase == "pending":
            game.accept()
            continue
        if idle >= most_idle:
            game.stop()
            break
        move = players[game.turn](game.observation(game.turn), random)
        game.push(move)
        idle = 0 if isinstance(move, Play) else idle + 1
    check_tiles(game)
    return game


def check_tiles(game: Game) -> None:
    """Raise StateError if the tiles of *game* are not those of its set."""
    state, tiles = game.state, game.spec.tiles
    found = Counter(tiles.by_name[name].origin for name in state.tiles())
    whole = Counter(tiles.full)
    if found != whole:
        wrong = " ".join(((found - whole) + (whole - found)).elements())
        raise StateError(message("strategy.tiles_lost", seed=game.seed, tiles=wrong))
