"""The game that a command is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.cli.options import standard_input_bytes
from thaigame.game.spec import find_game
from thaigame.lexicon import read_word_list

if TYPE_CHECKING:
    from thaigame.game.spec import GameSpec


def game_of(name: str, lexicon: str | None) -> GameSpec:
    """Return the game called *name* (or in that file), its list replaced by *lexicon* if given.

    A lexicon of ``-`` is the word list on standard input.
    """
    if lexicon == "-":
        return find_game(name, lexicon=read_word_list(standard_input_bytes()).lexicon)
    return find_game(name, lexicon=lexicon)
