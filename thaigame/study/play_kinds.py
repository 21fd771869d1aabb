"""Kinds of play on a board: extension, crossing, parallel; four- and ninefold words (S6, S17)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final, Literal

from thaigame.arguments import door
from thaigame.game.board import laid, words_made

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.movegen.generator import ScoredPlay

PlayKind = Literal["extension", "crossing", "parallel"]

PLAY_KINDS: Final[tuple[PlayKind, ...]] = ("extension", "crossing", "parallel")


@door
def kind_of_play(position: Position, place: Play) -> PlayKind:
    """Return how *place* meets what stands (S17).

    An extension makes a word that stood longer, or changes its marks, in its own direction; a
    crossing runs through standing letters of words the other way; a parallel play lays a word
    beside standing letters, or is the first.
    """
    layout = position.layout
    board, _ = laid(position.board, place, layout.tiles)
    made = words_made(board, place, layout.grid)
    if not made:
        return "parallel"
    standing = [position.board[square] is not None for square in made[0].squares]
    if any(here and after for here, after in itertools.pairwise(standing)):
        return "extension"
    return "crossing" if any(standing) else "parallel"


@door
def best_of_each_kind(
    position: Position, plays: Iterable[ScoredPlay]
) -> dict[PlayKind, ScoredPlay]:
    """Return the play of each kind that scores most, kinds without a play left out (S17)."""
    best: dict[PlayKind, ScoredPlay] = {}
    for play in plays:
        kind = kind_of_play(position, play.play)
        if kind not in best or play.score > best[kind].score:
            best[kind] = play
    return {kind: best[kind] for kind in PLAY_KINDS if kind in best}


@door
def word_factor(position: Position, place: Play) -> int:
    """Return what the word premiums under the new tiles of the main word multiply to.

    4 is a quadruple, 9 a nonuple (S6).
    """
    layout = position.layout
    board, _ = laid(position.board, place, layout.tiles)
    main = words_made(board, place, layout.grid)[:1]
    bases = {
        lay.square
        for lay in place.lays
        if any((face := layout.tiles.face(tile)) and face.slots.base for tile in lay.tiles)
    }
    factor = 1
    for word in main:
        for square in word.squares:
            premium = layout.grid.premiums[square]
            if square in bases and premium is not None and premium.target == "word":
                factor *= premium.factor
    return factor
