"""Games between players who choose by chance, for tests that need many of them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from tests.games import rules
from thaigame.game.events import Played, Restarted
from thaigame.game.game import Game
from thaigame.game.moves import Exchange, Pass
from thaigame.game.spec import GameSpec
from thaigame.layouts import find_layout
from thaigame.lexicon import Lexicon, find_lexicon
from thaigame.movegen.legal import generator_for

if TYPE_CHECKING:
    from thaigame.game.moves import Move

GAMES = ("kumkom", "crossing", "primary", "crossword", "scrabble")
WORDS = 1500


@cache
def drawn(name: str, seed: int = 0) -> GameSpec:
    """Return the game *name* with a few hundred short words of its own list."""
    layout = find_layout(name)
    listed = find_lexicon(layout.lexicon, alphabet=layout.writing).words
    words = sorted(word for word in listed if len(word) <= 5)
    chosen = Random(seed).sample(words, min(WORDS, len(words)))
    return GameSpec(layout, Lexicon.from_words(chosen, alphabet=layout.writing))


@cache
def variant(name: str, **options: object) -> GameSpec:
    """Return that game with these options of its turn and end rules."""
    return rules(drawn(name), **options)


def choice(game: Game, random: Random) -> Move:
    """Return a legal move by chance: a play where there is one, else an exchange or a pass."""
    plays = generator_for(game.spec).plays(game.position)
    if plays and random.random() < 0.95:
        return plays[random.randrange(len(plays))].play
    rack = game.racks[game.turn]
    needed = game.spec.rules.turn.exchange_minimum
    if rack and game.bag_count >= needed and random.random() < 0.9:
        return Exchange(tuple(random.sample(rack, random.randint(1, len(rack)))))
    return Pass()


def _stuck(game: Game) -> bool:
    """Return whether play has restarted twice without a play: with tiles in the bag that nobody
    can use Kumkom would go on for ever, and players agree to stop."""
    events = [event for event in game.events[-40:] if isinstance(event, Restarted | Played)]
    return len(events) > 1 and all(isinstance(event, Restarted) for event in events[-2:])


def played(spec: GameSpec, seed: int, *, players: int = 2, most: int = 2000) -> Game:
    """Return a game played to its end, or for *most* moves."""
    random = Random(seed)
    game = Game(spec, players=players, seed=seed)
    for _ in range(most):
        if game.outcome() is not None:
            break
        if _stuck(game):
            game.stop()
        elif game.pending is None:
            game.push(choice(game, random))
        elif random.random() < 0.1:
            words = list(game.pending_words)
            by = random.choice([seat for seat in range(players) if seat != game.pending.player])
            game.challenge(random.sample(words, random.randint(1, len(words))), by=by)
            game.settle(ruling=random.random() < 0.5)
        else:
            game.accept()
    return game
