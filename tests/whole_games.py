"""Games played inside the kernels, held to the one turn machine after every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.events import Exchanged, Passed, Played
from thaigame.game.game import Game
from thaigame.game.moves import Play
from thaigame.movegen.games import ENDS
from thaigame.strategy.table import check_tiles

if TYPE_CHECKING:
    from thaigame.movegen._turns import Table
    from thaigame.movegen.games import WholeGames


def replayed(games: WholeGames, table: Table, seed: int, players: int = 2) -> Game:
    """Return the table's game of *seed*, each of its turns made through ``Game``.

    After every turn the two agree on the board, all racks, the bag in its order, chance, scores,
    whose turn it is and how many turns nobody has scored; at the end, on how the game ended.
    """
    game = Game(games.game, players=players, seed=seed, draw_for_start=False)
    table.begin(seed)
    _agree(games, table, game)
    turns = 0
    while (turn := table.step()) is not None:
        turns += 1
        assert turn.player == game.turn
        assert _names(games, turn.rack) == game.racks[turn.player]
        move = games.move(table, turn)
        assert game.violations(move) == ()
        game.push(move)
        made = next(e for e in game.events[::-1] if isinstance(e, Played | Exchanged | Passed))
        assert (made.points if isinstance(made, Played) else 0) == turn.score
        assert isinstance(move, Play) == isinstance(made, Played)
        if game.phase == "pending":
            game.accept()
        _agree(games, table, game)
    result = table.result()
    if ENDS[result.ended] == "stopped":
        game.stop()
    assert game.state.ended == ENDS[result.ended]
    assert game.scores == result.scores
    assert turns == result.turns
    check_tiles(game)
    return game


def _agree(games: WholeGames, table: Table, game: Game) -> None:
    seen, state, columns = table.seen(), game.state, games.game.grid.columns
    assert seen.player == state.turn
    assert seen.scores == state.scores
    assert tuple(_names(games, rack) for rack in seen.racks) == state.racks
    assert _names(games, seen.bag) == state.bag
    assert seen.chance == state.chance
    assert seen.scoreless == state.scoreless
    stands = {}
    for at, symbol in seen.board.items():
        row, column, _ = table.search.place_of(at)
        stands[row * columns + column] = games.cells[symbol]
    assert stands == {at: s.cell for at, s in enumerate(state.board) if s is not None}


def _names(games: WholeGames, kinds: bytes) -> tuple[str, ...]:
    return tuple(games.game.tiles.kinds[kind].name for kind in kinds)
