"""Rounds of a simulation a second, on one core: ``python bench/simulation.py``.

For positions in the midst of greedy games, a round is the deal after a move, two turns, and the
sum at its end. Times are of the processor.
"""

from __future__ import annotations

import argparse
from time import process_time

from thaigame.game.game import Game
from thaigame.game.spec import find_game
from thaigame.movegen import Generator
from thaigame.movegen._native import kernel_name
from thaigame.strategy.leave_values import values_of
from thaigame.strategy.simulation import Simulation, Simulator

GAMES = ("scrabble", "primary", "crossing", "kumkom")


def main() -> None:
    """Measure each game."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=GAMES)
    reader.add_argument("--positions", type=int, default=20)
    reader.add_argument("--rounds", type=int, default=256)
    given = reader.parse_args()
    print(f"{kernel_name('_rollouts')} kernel, {given.positions} positions")
    for name in given.games:
        rounds, seconds = measured(name, given.positions, given.rounds)
        print(f"{name:10} {rounds / seconds:10,.0f} rounds/s")


def measured(name: str, positions: int, rounds: int) -> tuple[int, float]:
    """Return how many rounds were played, and the seconds that they took."""
    spec = find_game(name)
    generator = Generator(spec)
    simulator = Simulator(generator, values_of(spec))
    how = Simulation(rounds=rounds, plays=3, exchanges=0)
    played, seconds = 0, 0.0
    for seed in range(positions):
        game = Game(spec, players=2, seed=seed, draw_for_start=False)
        for _ in range(2 + seed % 8):
            best = generator.best(game.observation(game.turn).position, 1)
            if not best or len(game.state.bag or ()) < 2 * spec.rules.play.rack_size:
                break
            game.push(best[0].play)
            if game.phase == "pending":
                game.accept()
        # Once to warm up, and the search for the candidates is no part of a round.
        position = game.observation(game.turn).position
        simulator.compare(position, Simulation(rounds=1, plays=3, exchanges=0))
        start = process_time()
        simulator.compare(position, Simulation(rounds=1, plays=3, exchanges=0))
        prepared = process_time() - start
        start = process_time()
        played += simulator.compare(position, how).played
        seconds += process_time() - start - prepared
    return played, seconds


if __name__ == "__main__":
    main()
