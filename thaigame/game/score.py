"""What a play scores (A3 to A6, A8; S2, P8, P10, K10, K19, T7 to T10)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, repeat
from typing import TYPE_CHECKING

from thaigame.game.board import laid, words_made
from thaigame.game.judging import is_doubled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.game.board import Board, Word
    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.layouts.grid import Premium
    from thaigame.layouts.layout import Layout
    from thaigame.layouts.tiles import Tile


@dataclass(frozen=True)
class Line:
    """One item of a word's score: a tile, or what a multiplier adds.

    ``points`` is what is printed on the tile (for a multiplier: what it multiplies), ``premium``
    names it (``letter x2``, ``word x3``, ``ๆ x2``), ``value`` is what the line adds.
    """

    square: str
    text: str
    tile: str
    points: int
    premium: str
    multiplier: int
    value: int


@dataclass(frozen=True)
class WordScore:
    """A word that the play made or changed, and the lines that sum to its score."""

    word: str
    squares: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def score(self) -> int:
        """Return the word's score."""
        return sum(line.value for line in self.lines)


@dataclass(frozen=True)
class Score:
    """The whole play: its words, the main word first, and the bonus (A8)."""

    words: tuple[WordScore, ...]
    bonus: int

    @property
    def total(self) -> int:
        """Return the play's score."""
        return sum(word.score for word in self.words) + self.bonus

    def _repr_html_(self) -> str:
        """Return every line of it as a table, for notebooks."""
        from thaigame.render.notebook import score_html

        return score_html(self)

    def __repr__(self) -> str:
        """Show it in a line."""
        words = ", ".join(f"{word.word} {word.score}" for word in self.words)
        return f"<Score {self.total}: {words}, bonus {self.bonus}>"


def score(position: Position, play: Play) -> Score:
    """Return the itemised score of *play*, whose squares are on the board.

    Legality is not asked: every run of two or more squares that the play makes or changes counts
    as a word. A tile that its kind cannot show scores 0.
    """
    layout = position.layout
    board, _ = laid(position.board, play, layout.tiles)
    new = {lay.square: lay.tiles for lay in play.lays if lay.tiles}
    factors = chain((layout.rules.play.main_word_factor,), repeat(1))
    made = words_made(board, play, layout.grid)
    words = tuple(
        _word_score(layout, board, word, new, factor)
        for word, factor in zip(made, factors, strict=False)
    )
    return Score(words, layout.rules.play.bonus.get(len(play.tiles), 0))


def _word_score(
    layout: Layout, board: Board, word: Word, new: Mapping[int, tuple[Tile, ...]], own_factor: int
) -> WordScore:
    """Return what a word scores; *own_factor* multiplies it beside what stands on the board."""
    rules, grid = layout.rules.play, layout.grid
    counting = {"letter": rules.premiums_apply_to != "new_tiles"}
    counting["word"] = rules.premiums_apply_to == "all_tiles"
    lines: list[Line] = []
    printed, factor, factor_names = 0, 1, []
    for square in word.squares:
        stack = board[square]
        if stack is None:
            continue
        premium = grid.premiums[square]
        fresh = new.get(square, ())
        for tile in stack.tiles:
            face = layout.tiles.face(tile)
            points = 0 if face is None else face.points
            counts = tile in fresh or (premium is not None and counting[premium.target])
            times, name = 1, ""
            if premium is not None and counts:
                if premium.target == "letter":
                    times, name = premium.factor, _premium_name(premium)
                elif face is not None and face.tier == "base":
                    # T7: only the tile that covers the middle tier brings the word premium.
                    factor *= premium.factor
                    factor_names.append(_premium_name(premium))
            printed += points
            lines.append(
                Line(grid.name(square), tile.face, tile.kind, points, name, times, points * times)
            )
    total = sum(line.value for line in lines)
    if factor > 1:
        # T7 option: the printed points are multiplied, what letter premiums added is not.
        base = total if rules.word_premium_on == "after_letter_premiums" else printed
        added = base * (factor - 1)
        lines.append(Line("", word.text, "", base, " · ".join(factor_names), factor, added))
        total += added
    if is_doubled(word.cells, rules):
        lines.append(Line("", word.text, "", total, f"{rules.doubler} x2", 2, total))
        total += total
    if own_factor > 1:
        added = total * (own_factor - 1)
        name = f"main word x{own_factor}"
        lines.append(Line("", word.text, "", total, name, own_factor, added))
    names = tuple(grid.name(square) for square in word.squares)
    return WordScore(word.text, names, tuple(lines))


def _premium_name(premium: Premium) -> str:
    return f"{premium.target} x{premium.factor}"
