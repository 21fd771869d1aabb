"""The words that a sheet may use, with what is known of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from thaigame.drills.levels import LEVELS, MEASURES, features, grade
from thaigame.drills.lists import (
    bound_forms,
    corrections,
    dictionary,
    loan_words,
    unfit_in,
    words_in_use,
)
from thaigame.errors import DrillError
from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.lexicon.installed import word_frequencies
from thaigame.lexicon.listed import no_word, shortened, tidy
from thaigame.resources import cache_folder
from thaigame.spelling import analyse, analyse_all, analyse_list
from thaigame.text import cells
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.drills.levels import Feature
    from thaigame.spelling import Analysis, Syllable
    from thaigame.text import Cell
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

_SHOWN = 5  # words named in a note


@dataclass(frozen=True, slots=True)
class PoolWord:
    """A word of the pool; ``grade`` is the school year, ``analysis`` is sure."""

    word: str
    cells: tuple[Cell, ...]
    analysis: Analysis
    features: frozenset[Feature]
    grade: int

    @property
    def syllables(self) -> tuple[Syllable, ...]:
        """Return the syllables of the first reading."""
        return self.analysis.syllables

    @property
    def parts(self) -> tuple[str, ...]:
        """Return how each syllable is read."""
        return self.analysis.readings[0]

    @property
    def reading(self) -> str:
        """Return how the word is read."""
        return self.analysis.reading


@dataclass(frozen=True)
class Pool:
    """Words to make a sheet of; ``notes`` tell the teacher what was left out.

    ``entries`` are the words that have one reading and whose analysis is sure: only they can be
    asked about how they are read. ``twofold`` are sure too but have several readings, by one of
    which no item may go; ``unsure`` are those that the analyser is not sure of. ``clues`` are what
    the teacher's own list says about a word, for searches and crosswords.
    """

    entries: tuple[PoolWord, ...]
    twofold: tuple[PoolWord, ...] = ()
    unsure: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    clues: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def single(self) -> tuple[PoolWord, ...]:
        """Return the entries of one syllable."""
        return tuple(entry for entry in self.entries if len(entry.syllables) == 1)

    @cached_property
    def toned(self) -> tuple[PoolWord, ...]:
        """Return the entries whose spoken tone is the one that their spelling gives."""
        return tuple(entry for entry in self.entries if entry.word not in loan_words())

    @cached_property
    def spelt(self) -> tuple[str, ...]:
        """Return every word, for items in which nothing is said about how it is read."""
        return (*(entry.word for entry in (*self.entries, *self.twofold)), *self.unsure)

    @cached_property
    def words(self) -> frozenset[str]:
        """Return every word of the pool."""
        return frozenset(self.spelt)

    def clue(self, word: str) -> str:
        """Return the teacher's clue for *word*, or ""."""
        return self.clues.get(word, "")

    def is_word(self, text: str) -> bool:
        """Tell whether *text* is a word at all, as far as any list here knows.

        A list of words in use is asked too, so that nothing is held to be wrong that is merely no
        headword of the dictionary (วันนี้).
        """
        return text in self.words or text in dictionary() or text in words_in_use()


def find_pool(level: int | None = None, *, allow_unfit: bool = False) -> Pool:
    """Return the words of the Royal Society's list that the school books use, up to *level*.

    Without a level the measure of the last year holds. The analysis is kept in the cache folder.
    Raise DrillError for a level out of range.
    """
    return _pool_up_to(LEVELS[-1] if level is None else _checked(level), allow_unfit=allow_unfit)


@cache
def _pool_up_to(top: int, *, allow_unfit: bool) -> Pool:
    counts = word_frequencies()
    least = MEASURES[top].uses
    unfit = bound_forms() | (frozenset() if allow_unfit else unfit_in(top))
    listed = [word for word in find_lexicon(DEFAULT_THAI).words if counts.get(word, 0) >= least]
    analyses = analyse_list(sorted(listed), folder=cache_folder())
    entries = [
        entry
        for word, found in analyses.items()
        if found.sure and word not in unfit
        if (entry := _entry(found, counts[word])).grade <= top and len(entry.cells) > 1
    ]
    return _pool(entries)


def _pool(entries: list[PoolWord], **more: Any) -> Pool:  # noqa: ANN401  the pool's other fields
    single = [entry for entry in entries if len(entry.analysis.readings) == 1]
    twofold = [entry for entry in entries if len(entry.analysis.readings) > 1]
    return Pool(tuple(single), tuple(twofold), **more)


def pool_of(
    words: Iterable[str] | Mapping[str, str], *, level: int | None = None, allow_unfit: bool = False
) -> Pool:
    """Return a pool of the teacher's own words, in their order, each once.

    A mapping gives each word a clue ("" for none), which a crossword prints.
    The school books are not asked; a *level* leaves out what it has not learnt. Raise DrillError
    for a text that is no Thai word (``at`` is the word), for a level out of range, and where no
    word is left.
    """
    top = None if level is None else _checked(level)
    given = words.items() if isinstance(words, Mapping) else ((text, "") for text in words)
    clues: dict[str, str] = {}
    repeated = []
    for text, clue in given:
        word = _word(text)
        if word in clues:
            repeated.append(word)
        clues.setdefault(word, clue.strip())
    unfit = frozenset() if allow_unfit else unfit_in(top or LEVELS[-1])
    wrong = corrections()
    kept = [word for word in clues if word not in unfit and word not in wrong]
    notes = _note("drills.left_out_unfit", [word for word in clues if word in unfit])
    notes += _note("drills.left_out_twice", list(dict.fromkeys(repeated)))
    notes += [
        message("drills.left_out_misspelt", word=word, right=wrong[word])
        for word in clues
        if word in wrong
    ]
    entries, unsure, beyond = [], [], []
    for found in analyse_all(kept):
        if not found.sure:
            unsure.append(found.word)
            continue
        entry = _entry(found, None)
        if top is not None and entry.grade > top:
            beyond.append(found.word)
        else:
            entries.append(entry)
    notes += _note("drills.left_out_level", beyond)
    notes += _note("drills.not_sure", unsure)
    if not entries and not unsure:
        raise DrillError(message("drills.no_words"))
    return _pool(entries, unsure=tuple(unsure), notes=tuple(notes), clues=clues)


def _checked(level: int) -> int:
    if level not in LEVELS:
        raise DrillError(message("drills.level", level=level))
    return level


def _word(text: str) -> str:
    word = tidy(text.strip())
    reason = no_word(word) or (message("drills.not_thai") if word.isascii() else None)
    if reason is not None:
        raise DrillError(message("drills.bad_word", word=shortened(text), reason=reason), at=text)
    return word


def _entry(found: Analysis, count: int | None) -> PoolWord:
    parts = cells(found.word)
    features_ = features(found)
    year = grade(features_, cells=len(parts), syllables=len(found.syllables), count=count)
    return PoolWord(found.word, parts, found, features_, year)


def grade_of(word: str) -> int:
    """Return the year in which a word's spelling can be asked, 1 to 6, or 7 for one beyond them.

    Of a word whose reading is not sure only its size and its use in the school books tell.
    """
    found, count = analyse(word), word_frequencies().get(word, 0)
    if found.sure:
        return _entry(found, count).grade
    letters = cells(word)
    return grade(frozenset(), cells=len(letters), syllables=1, count=count)


def _note(key: Key, words: list[str]) -> list[Message]:
    if not words:
        return []
    shown = ", ".join(words[:_SHOWN]) + (" …" if len(words) > _SHOWN else "")
    return [message(key, count=len(words), words=shown)]
