"""A player of one's own against the greedy one: ``my_bot.py [GAME [GAMES]]``.

It gives up a few points to leave the opponent fewer premium squares to reach.
"""

from __future__ import annotations

import sys

import thaigame
from thaigame.strategy import Random


def careful(game: thaigame.GameSpec) -> thaigame.Player:
    """Return a player that takes off a point for each premium square that its play opens."""
    generator = thaigame.Generator(game)
    grid = game.grid

    def opened(seen: thaigame.Observation, play: thaigame.Play) -> int:
        laid = {lay.square for lay in play.lays}
        beside = {other for square in laid for other in grid.neighbours[square]} - laid
        return sum(1 for square in beside if grid.premiums[square] and not seen.board[square])

    def choose(seen: thaigame.Observation, random: Random) -> thaigame.Move:
        best = generator.best(seen.position, 20)
        if not best:
            return thaigame.Pass()
        return max(best, key=lambda each: each.score - opened(seen, each.play)).play

    return choose


def main(name: str = "kumkom", games: str = "2") -> None:
    """Play *games* games, each bot beginning in turn, and say who won."""
    game = thaigame.find_game(name)
    bots = {"careful": careful(game), "greedy": thaigame.find_player("greedy")(game)}
    for number in range(int(games)):
        order = list(bots)[:: 1 if number % 2 else -1]
        over = thaigame.play_game(game, [bots[who] for who in order], seed=number)
        outcome = over.outcome()
        totals = outcome.scores if outcome else over.scores
        print(number, *(f"{who} {total}" for who, total in zip(order, totals, strict=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
