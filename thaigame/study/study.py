"""A game's words, and the questions a player puts to them."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from thaigame.arguments import door, of_kind
from thaigame.errors import RackError, StudyError
from thaigame.game.playable import checked_form, faces_needed, game_cells
from thaigame.game.spec import as_spec
from thaigame.study import supply
from thaigame.study.letter_racks import racks_of
from thaigame.study.play_kinds import best_of_each_kind, word_factor
from thaigame.study.query import Query, search
from thaigame.study.wildcards import read_pattern
from thaigame.study.word_index import WordIndex
from thaigame.study.word_pool import Entry, Hooks, dictionary_key, listed_entries
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.game.position import Position
    from thaigame.game.spec import GameLike, GameSpec
    from thaigame.layouts.tiles import Rack
    from thaigame.movegen.generator import Generator, ScoredPlay
    from thaigame.study.play_kinds import PlayKind
    from thaigame.study.query import RankedWord
    from thaigame.study.word_pool import Extension


class Study:
    """The study tools of one game; words are read from its list at the first question.

    Words come in dictionary order.

    Racks are given as text (``notation.parse_rack``), as letters (มาการต: ``racks``) or as
    ``Rack``. Every method raises RackError for text that is no rack, TextError for text that is no
    word.
    """

    def __init__(self, game: GameLike) -> None:
        """Study the words of *game*: its name, its file, its spec or a game under way."""
        self.spec: GameSpec = as_spec(game)

    @cached_property
    def pool(self) -> tuple[Entry, ...]:
        """Return the words that the game's equipment can make."""
        return tuple(entry for entry in self.index.entries if entry.playable)

    @cached_property
    def index(self) -> WordIndex:
        """Return all words of the game's list, laid out so that questions are looked up."""
        return WordIndex(listed_entries(self.spec), self.spec.tiles)

    @door
    def entry(self, word: str) -> Entry:
        """Return *word* as this game lays it, listed or not."""
        layout = self.spec.layout
        form = self.spec.form(checked_form(word, layout))
        parts = game_cells(form, layout)
        faces = [face for cell in parts for face in faces_needed(cell, layout)[0]]
        texts = tuple(cell.canonical for cell in parts)
        return Entry(form, texts, faces, self.spec.unplayable(form) is None)

    @door
    def racks(self, rack: str | Rack) -> tuple[Rack, ...]:
        """Return what *rack* can mean: one rack of tiles, or of letters every choice of tiles.

        It may hold more tiles than a rack of the game, for letters that stand on the board. Raise
        RackError for text that is neither and for more tiles of a kind than the set has, StudyError
        for letters of too many choices.
        """
        if isinstance(rack, str):
            found = racks_of(rack, self.spec.layout)
        else:
            of_kind("rack", rack, tuple)
            found = (rack,)
        for each in found:
            for name, left in self.spec.tiles.unseen(each).items():
                if left < 0:
                    raise RackError(message("position.too_many", tile=name, over=-left))
        return found

    @door
    def search(self, query: Query) -> tuple[RankedWord, ...]:
        """Return the words that meet every condition of *query*, in its order.

        Raise StudyError for a condition that makes no sense, LexiconError for an unknown list.
        """
        return search(self, query)

    @door
    def anagrams(self, rack: str | Rack, *, board_letters: int = 0) -> tuple[supply.Made, ...]:
        """Return the words that use the whole rack, and *board_letters* of the board (S8, S19)."""
        racks = self.racks(rack)
        return _made(self.index.anagrams(each, board_letters=board_letters) for each in racks)

    @door
    def build(self, rack: str | Rack) -> tuple[supply.Made, ...]:
        """Return the words that some tiles of the rack make, with what each keeps (S20)."""
        return _made(self.index.build(each) for each in self.racks(rack))

    @door
    def stems(self, stem: str | Rack) -> dict[str, tuple[str, ...]]:
        """Return, per face added to *stem*, the words that use all of it (S7)."""
        found: dict[str, set[str]] = {}
        for rack in self.racks(stem):
            for face, words in self.index.stems(rack).items():
                found.setdefault(face, set()).update(words)
        order = {face: at for at, face in enumerate(self.spec.tiles.faces)}
        return {face: tuple(sorted(found[face])) for face in sorted(found, key=order.__getitem__)}

    @door
    def pattern(self, text: str, *, any_marks: bool = False) -> tuple[str, ...]:
        """Return the playable words that fit a pattern (S10), as ``study.wildcards`` describes it.

        With *any_marks* a letter without marks fits it under any marks. Raise StudyError for what
        is no pattern.
        """
        asked = read_pattern(text, self.spec.layout, any_marks=any_marks)
        return _in_order(entry for entry in self.index.matching(asked) if entry.playable)

    @door
    def hooks(self, word: str) -> Hooks:
        """Return the cells that make another word before or after *word* (S9).

        A sign that doubles any word (ๆ, T9) is one of them behind a word where that rule holds.
        """
        entry = self.entry(word)
        front, back = self.index.hooks(entry.cells)
        sign = self.spec.rules.play.doubler
        if sign and sign not in back and not entry.word.endswith(sign):
            doubled = entry.word + sign
            if self.spec.accepts(doubled) and self.spec.unplayable(doubled) is None:
                back = (*back, sign)
        return Hooks(_by_order(front), _by_order(back))

    @door
    def extensions(self, word: str, *, rack: str | Rack | None = None) -> tuple[Extension, ...]:
        """Return the words that hold *word*, with a *rack* only those it can make (S9, S18)."""
        entry = self.entry(word)
        racks = (None,) if rack is None else self.racks(rack)
        found = {
            (one.word, one.front): one._replace(
                front=self._spelt(one.front), back=self._spelt(one.back)
            )
            for held in racks
            for one in self.index.extensions(entry, held)
        }
        return tuple(sorted(found.values(), key=lambda one: dictionary_key(one.word)))

    @door
    def containing(self, text: str) -> tuple[str, ...]:
        """Return the words that hold every letter and mark of *text*, in any place.

        One given twice must be there twice. Raise StudyError for no letter, or for another sign.
        """
        if not "".join(text.replace("◌", "").split()):
            raise StudyError(message("study.nothing_asked"))
        return tuple(found.word for found in self.search(Query(includes=text)))

    def _spelt(self, part: str) -> str:
        """Return a part of a word as it is typed: where a game parts ำ, it is one again."""
        return part.replace("ํา", "ำ") if self.spec.rules.sara_am == "split" else part

    @door
    def ways_to_draw(self, word: str) -> int:
        """Return how many sets of tiles of the full bag make *word*."""
        return supply.ways_to_draw(self.entry(word).faces, self.spec.tiles)

    @door
    def by_probability(self, listed: tuple[str, ...]) -> tuple[str, ...]:
        """Return *listed* with the likeliest racks first, equal ones as they came."""
        known: dict[tuple[str, ...], int] = {}

        def ways(word: str) -> int:
            faces = tuple(sorted(self.entry(word).faces))
            if faces not in known:
                known[faces] = supply.ways_to_draw(faces, self.spec.tiles)
            return known[faces]

        return tuple(sorted(listed, key=ways, reverse=True))

    @door
    def best_of_each_kind(
        self, generator: Generator, position: Position
    ) -> dict[PlayKind, ScoredPlay]:
        """Return the best extension, crossing and parallel play side by side (S17)."""
        return best_of_each_kind(position, generator.plays(position))

    @door
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

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<Study {self.spec.name}>"


def _in_order(found: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(sorted({each.word for each in found}, key=dictionary_key))


def _by_order(cells: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cells, key=dictionary_key))


def _made(found: Iterable[Iterable[supply.Made]]) -> tuple[supply.Made, ...]:
    """Return words in order, each once: letters that several tiles show are those of the first."""
    each: dict[str, supply.Made] = {}
    for made in chain.from_iterable(found):
        each.setdefault(made.word, made)
    return tuple(sorted(each.values(), key=lambda made: dictionary_key(made.word)))
