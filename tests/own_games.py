"""Games of one's own for the tests: the Scrabble board with other letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame import Lexicon
from thaigame.game import GameSpec
from thaigame.layouts import load_layout

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.layouts import Layout


def layout_text(
    letters: str, *, script: str = "latin", table: str = "", tiles: str = "", more: str = ""
) -> str:
    """Return a layout file with four tiles of each of *letters*, which spaces part, and two blanks.

    Every tile counts two points. *table* are lines of ``[letters]``, *tiles* of ``[tiles]``.
    """
    names = letters.split()
    kinds = "".join(f'  {{ name = "{name}", count = 4, points = 2 }},\n' for name in names)
    return f"""
extends = "scrabble"
name = "own"
script = "{script}"
[letters]
{table}
[tiles]
total = {2 + 4 * len(names)}
kinds = [
  {{ name = "?", count = 2, points = 0 }},
{kinds}]
{tiles}
[points]
sum = {8 * len(names)}
[rules.turn]
start_draw = ""
{more}
"""


def own_layout(letters: str, **parts: str) -> Layout:
    """Return the layout that ``layout_text`` writes."""
    return load_layout(layout_text(letters, **parts))


def own_game(words: Iterable[str], letters: str, **parts: str) -> GameSpec:
    """Return the game with such a layout and *words*, read as the game writes them."""
    layout = own_layout(letters, **parts)
    assert layout.alphabet is not None
    return GameSpec(layout, Lexicon.from_words(words, alphabet=layout.alphabet))
