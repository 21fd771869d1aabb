"""One word in, its syllables, attributes and readings out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.arguments import a_list
from thaigame.spelling.exceptions import lists
from thaigame.spelling.explain import explain
from thaigame.spelling.search import Way, listed_units, syllables_of, ways
from thaigame.spelling.syllable import Analysis, Options, SpellingFault, Syllable
from thaigame.text import canonical, faults
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.spelling.exceptions import Lists
    from thaigame.texts import Message

_DEFAULT: Final = Options()


def analyse(word: str, *, options: Options = _DEFAULT) -> Analysis:
    """Analyse one word; a word that cannot be read comes back unsure with its ``fault``."""
    return _analyse(word, options, lists())


def analyse_all(words: Iterable[str], *, options: Options = _DEFAULT) -> tuple[Analysis, ...]:
    """Analyse many words, in their order; raise ArgumentError for one text in place of a list."""
    a_list("words", words)
    found = lists()
    return tuple(_analyse(word, options, found) for word in words)


def _analyse(word: str, options: Options, found: Lists) -> Analysis:
    text = canonical(word)
    if not text or faults(text):
        fault = SpellingFault("not canonical", message("spelling.not_canonical", word=word))
        return Analysis(word, sure=False, readings=(), syllables=(), fault=fault)
    row = found.whole.get(text)
    if row is not None:
        units = listed_units(row, found)
        if units:
            way = Way(0.0, units)
            return _answer(word, way, syllables_of(way, options), row.readings, sure=True)
    candidates = ways(text, found)
    if not candidates:
        fault = SpellingFault("unreadable", message("spelling.unreadable", word=word))
        return Analysis(word, sure=False, readings=(), syllables=(), fault=fault)
    best, *near = candidates
    syllables = syllables_of(best, options)
    reading = _reading(syllables)
    alike = all(_reading(syllables_of(other, options)) == reading for other in near)
    sure = alike and not best.linked and text not in found.unwritable
    return _answer(word, best, syllables, (reading,), sure=sure)


def _reading(syllables: tuple[Syllable, ...]) -> tuple[str, ...]:
    return tuple([syllable.reading for syllable in syllables])


def _answer(
    word: str,
    way: Way,
    syllables: tuple[Syllable, ...],
    readings: tuple[tuple[str, ...], ...],
    *,
    sure: bool,
) -> Analysis:
    wrong = next((s for s in syllables if s.tone is None), None)
    if wrong is not None:
        fault = SpellingFault("impossible tone", _explain_tone(word, wrong), wrong)
        return Analysis(word, sure=False, readings=readings, syllables=(), fault=fault)
    if not sure:
        return Analysis(word, sure=False, readings=readings, syllables=())
    return Analysis(word, sure=True, readings=readings, syllables=syllables, places=_places(way))


def _explain_tone(word: str, syllable: Syllable) -> Message:
    return message(
        "spelling.impossible_tone",
        word=word,
        text=syllable.text,
        mark=syllable.mark,
        reason=explain(syllable, "tone"),
    )


def _places(way: Way) -> tuple[tuple[int, ...], ...]:
    """Return the indices of each syllable's letters."""
    places: list[tuple[int, ...]] = []
    for unit in way.units:
        arc = unit.arc
        stop = arc.end + 1 if arc.coda.shared else arc.end
        indices = range(unit.offset, unit.offset + stop)
        if arc.onset.kind in ("led", "loose"):
            first = unit.offset + arc.head
            places += [(first,), tuple(index for index in indices if index != first)]
        else:
            places.append(tuple(indices))
    return tuple(places)
