"""A game's words, and the questions a player puts to them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from thaigame.game.playable import checked_form, faces_needed, game_cells, game_form
from thaigame.game.spec import as_spec
from thaigame.notation import parse_rack
from thaigame.study import supply, word_pool
from thaigame.study.play_kinds import best_of_each_kind, word_factor
from thaigame.study.word_pool import Entry
from thaigame.text import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.position import Position
    from thaigame.game.spec import GameLike, GameSpec
    from thaigame.layouts.tiles import Rack
    from thaigame.movegen.generator import Generator, ScoredPlay
    from thaigame.study.play_kinds import PlayKind


class Study:
    """The study tools of one game; words are read from its list at the first question.

    Words come in dictionary order.

    Racks are given as text (``notation.parse_rack``) or as ``Rack``. Every method raises
    RackError for text that is no rack, TextError for text that is no word.
    """

    def __init__(self, game: GameLike) -> None:
        """Study the words of *game*: its name, its file, its spec or a game under way."""
        self.spec: GameSpec = as_spec(game)

    @cached_property
    def pool(self) -> tuple[Entry, ...]:
        """Return the words that the game's equipment can show."""
        return word_pool.entries(self.spec)

    def entry(self, word: str) -> Entry:
        """Return *word* as this game lays it, listed or not."""
        layout = self.spec.layout
        form = self.spec.form(checked_form(word, layout))
        parts = game_cells(form, layout)
        faces = [face for cell in parts for face in faces_needed(cell, layout)[0]]
        return Entry(form, tuple(cell.canonical for cell in parts), faces)

    def anagrams(self, rack: str | Rack, *, board_letters: int = 0) -> tuple[supply.Made, ...]:
        """Return the words that use the whole rack, and *board_letters* of the board (S8, S19)."""
        held = self._rack(rack)
        found = supply.anagrams(self.pool, held, self.spec.tiles, board_letters=board_letters)
        return tuple(sorted(found, key=lambda made: sort_key(made.word)))

    def build(self, rack: str | Rack) -> tuple[supply.Made, ...]:
        """Return the words that some tiles of the rack make, with what each keeps (S20)."""
        found = supply.build(self.pool, self._rack(rack), self.spec.tiles)
        return tuple(sorted(found, key=lambda made: sort_key(made.word)))

    def stems(self, stem: str | Rack) -> dict[str, tuple[str, ...]]:
        """Return, per face added to *stem*, the words that use all of it (S7)."""
        return supply.stems(self.pool, self._rack(stem), self.spec.tiles)

    def pattern(self, text: str, *, any_marks: bool = False) -> tuple[str, ...]:
        """Return the words that fit a pattern of cells, ``_`` and ``*`` (S10)."""
        cells = [cell.canonical for cell in game_cells(text.strip(), self.spec.layout)]
        return _in_order(word_pool.pattern(self.pool, cells, any_marks=any_marks))

    def hooks(self, word: str) -> word_pool.Hooks:
        """Return the cells that make another word before or after *word* (S9)."""
        return word_pool.hooks(self.pool, self.entry(word).cells)

    def extensions(
        self, word: str, *, rack: str | Rack | None = None
    ) -> tuple[word_pool.Extension, ...]:
        """Return the words that hold *word*, with a *rack* only those it can make (S9, S18)."""
        held = None if rack is None else self._rack(rack)
        found = word_pool.extensions(self.pool, self.entry(word), rack=held, tiles=self.spec.tiles)
        return tuple(sorted(found, key=lambda one: sort_key(one.word)))

    def containing(self, text: str) -> tuple[str, ...]:
        """Return the words that hold every letter and mark of *text*, in any place."""
        shown = game_form(text, self.spec.layout)
        return _in_order(word_pool.containing(self.pool, shown))

    def ways_to_draw(self, word: str) -> int:
        """Return how many sets of tiles of the full bag make *word*."""
        return supply.ways_to_draw(self.entry(word).faces, self.spec.tiles)

    def by_probability(self, listed: tuple[str, ...]) -> tuple[str, ...]:
        """Return *listed* with the likeliest racks first, equal ones as they came."""
        known: dict[tuple[str, ...], int] = {}

        def ways(word: str) -> int:
            faces = tuple(sorted(self.entry(word).faces))
            if faces not in known:
                known[faces] = supply.ways_to_draw(faces, self.spec.tiles)
            return known[faces]

        return tuple(sorted(listed, key=ways, reverse=True))

    def best_of_each_kind(
        self, generator: Generator, position: Position
    ) -> dict[PlayKind, ScoredPlay]:
        """Return the best extension, crossing and parallel play side by side (S17)."""
        return best_of_each_kind(position, generator.plays(position))

    def multiplied(
        self, generator: Generator, position: Position, *, least: int = 4
    ) -> tuple[tuple[int, ScoredPlay], ...]:
        """Return the plays whose main word counts *least* times or more, best first (S6)."""
        found = [
            (factor, play)
            for play in generator.plays(position)
            if (factor := word_factor(position, play.play)) >= least
        ]
        return tuple(sorted(found, key=lambda each: each[1].score, reverse=True))

    def _rack(self, rack: str | Rack) -> Rack:
        return parse_rack(rack, self.spec.layout) if isinstance(rack, str) else rack

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Study {self.spec.name}>"


def _in_order(found: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(sorted((each.word for each in found), key=sort_key))
