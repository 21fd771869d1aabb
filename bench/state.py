"""Microseconds for making a mid-game play and taking it back, and for replaying a game's log.

Run ``python bench/state.py``. Each figure is the best of the rounds, in processor time, on one
core, plain Python throughout: the kernel finds the plays beforehand and is not measured. Targets:
push and pop under 300 µs; 40 events replayed under 50 ms.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Final

from thaigame.game.game import Game
from thaigame.game.moves import Pass
from thaigame.game.spec import GameSpec
from thaigame.game.start import replay
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon, find_lexicon
from thaigame.movegen.generator import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.game.moves import Play

GAMES: Final = ("kumkom", "crossing", "primary", "crossword", "scrabble")
ROUNDS: Final = 15
TURNS: Final = 8
"""Turns before the one that is measured."""


def main() -> None:
    """Measure and print a table."""
    print(f"{'':10} {'tiles':>6} {'push+pop':>9} {'with draw':>10} {'copy':>6} {'40 events':>10}")
    for name in GAMES:
        game, place = _mid_game(name)

        def push(game: Game = game, place: Play = place) -> None:
            game.push(place)
            game.pop()

        def push_and_draw(game: Game = game, place: Play = place) -> None:
            game.push(place)
            game.accept()
            game.pop()
            game.pop()

        plain, drawing = _best(push), _best(push_and_draw)
        copying = _best(game.copy)
        layout, seed, events = game.spec.layout, game.seed, game.events
        replaying = _best(lambda: replay(layout, 2, seed, events)) * 40 / len(events)  # noqa: B023
        print(
            f"{name:10} {len(place.tiles):6} {plain:6.0f} µs {drawing:7.0f} µs {copying:3.0f} µs"
            f" {replaying / 1000:7.2f} ms"
        )


def _mid_game(name: str) -> tuple[Game, Play]:
    """Return a game after some turns in which the player to move can lay four tiles, and that play.

    The word list is a part of the game's own, since making the whole one ready takes long.
    """
    layout = find_layout(name)
    listed = find_lexicon(layout.lexicon).words
    words = sorted(word for word in listed if len(word) <= 7 and not set(word) & set(" ."))
    spec = GameSpec(layout, Lexicon.from_words(Random(0).sample(words, 8000)))
    generator = Generator(spec)
    seed = 0
    while True:
        seed += 1
        game = Game(spec, seed=seed)
        for _ in range(TURNS):
            best = generator.best(game.position, 1)
            game.push(best[0].play if best else Pass())
            if game.pending is not None:
                game.accept()
        for play in generator.plays(game.position):
            if len(play.play.tiles) == 4:
                return game, play.play


def _best(work: Callable[[], object], times: int = 50) -> float:
    """Return the microseconds that *work* takes, the best of the rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - start) / times)
    return best * 1e6


if __name__ == "__main__":
    main()
