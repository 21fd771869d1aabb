"""Whether the words that a play makes are acceptable (A3, T9, K17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thaigame.game.board import laid
from thaigame.game.rules.violation import violation
from thaigame.game.runs import words_made
from thaigame.text import Slots, compose

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from thaigame.game.moves import Play
    from thaigame.game.position import Position
    from thaigame.game.rules.violation import Violation
    from thaigame.layouts.rules import PlayRules


def acceptable(cells: Sequence[Slots], lexicon: Container[str], rules: PlayRules) -> bool:
    """Return whether the word of *cells* is acceptable.

    T9: a word that ends with the doubler is judged by the part before it, whatever its length,
    unless the rule set wants the whole in the list; the doubler ends a word once, carries no mark
    and stands nowhere else.
    """
    if rules.doubler and any(cell.base == rules.doubler for cell in cells):
        stem = cells[:-1]
        if not stem or cells[-1] != Slots(rules.doubler):
            return False
        if any(cell.base == rules.doubler for cell in stem):
            return False
        text = compose(stem)
        if rules.yamok == "listed":
            return text + rules.doubler in lexicon or f"{text} {rules.doubler}" in lexicon
        return text in lexicon
    return compose(cells) in lexicon


def word_violations(
    position: Position, play: Play, lexicon: Container[str]
) -> tuple[Violation, ...]:
    """Return a violation for each word made or changed that is not acceptable (A3)."""
    return tuple(_violations(position, play, lexicon))


def _violations(position: Position, play: Play, lexicon: Container[str]) -> Iterator[Violation]:
    layout = position.layout
    rules = layout.rules.play
    board, _ = laid(position.board, play, layout.tiles)
    for word in words_made(board, play, layout.grid):
        if not acceptable(word.cells, lexicon, rules):
            doubled = bool(rules.doubler) and rules.doubler in (cell.base for cell in word.cells)
            reason = "doubler" if doubled else "word"
            yield violation(layout, reason, word.squares, word=word.text)
