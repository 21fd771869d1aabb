"""One word in, its syllables, attributes and readings out."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.arguments import a_list, door
from thaigame.spelling.certainty import ALWAYS_LINKS, SURE, Decision, decisions_of
from thaigame.spelling.compounds import (
    agreed_cut,
    doubled_cut,
    linking_form,
    may_link,
    often_linked,
    overrules,
    prefix_cut,
    rival_cut,
    tears,
    word_cut,
)
from thaigame.spelling.exceptions import lists
from thaigame.spelling.explain import explain
from thaigame.spelling.search import Unit, listed_units, syllables_of, ways
from thaigame.spelling.syllable import DEFAULT, Analysis, Options, SpellingFault, Syllable
from thaigame.text import canonical, faults
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thaigame.spelling.exceptions import Lists, Row
    from thaigame.texts import Message

Reading = tuple[str, ...]
_REPEAT: Final = "ๆ"
_UNWRITABLE: Final = "a form that the grammar cannot write"
_REMEMBERED: Final = 1 << 15  # words whose reading is kept in memory
_MOST_READINGS: Final = 4  # of a compound whose parts have several


@door
def analyse(word: str, *, options: Options = DEFAULT) -> Analysis:
    """Analyse one word; a word that cannot be read comes back unsure with its ``fault``."""
    return _analyse(word, options, lists())


@door
def analyse_all(words: Iterable[str], *, options: Options = DEFAULT) -> tuple[Analysis, ...]:
    """Analyse many words, in their order; raise ArgumentError for one text in place of a list."""
    a_list("words", words)
    found = lists()
    with _no_collection():
        return tuple([_analyse(word, options, found) for word in words])


@contextmanager
def _no_collection() -> Iterator[None]:
    """Pause the search for cycles: an analysis has none, and looking for some takes a fifth."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Found(NamedTuple):
    """How a word is read: its units, its readings, and what was decided to read it so.

    A word is as sure as its weakest decision.
    """

    units: tuple[Unit, ...]
    readings: tuple[Reading, ...]
    decisions: frozenset[Decision]


def _analyse(word: str, options: Options, listed: Lists) -> Analysis:
    text = canonical(word)
    if "." in text or "…" in text:  # an abbreviation is no row of syllables, and no mistake
        return Analysis(word, sure=False, readings=(), syllables=())
    if not text or faults(text):
        fault = SpellingFault("not canonical", message("spelling.not_canonical", word=word))
        return Analysis(word, sure=False, readings=(), syllables=(), fault=fault)
    found = find(text, listed)
    if found is None:
        fault = SpellingFault("unreadable", message("spelling.unreadable", word=word))
        return Analysis(word, sure=False, readings=(), syllables=(), fault=fault)
    syllables = syllables_of(found.units, options)
    wrong = next((s for s in syllables if s.tone is None), None)
    if wrong is not None:
        fault = SpellingFault("impossible tone", _explain_tone(word, wrong), wrong)
        return Analysis(word, sure=False, readings=found.readings, syllables=(), fault=fault)
    if found.decisions - SURE:
        return Analysis(word, sure=False, readings=found.readings, syllables=())
    return Analysis(
        word, sure=True, readings=found.readings, syllables=syllables, places=_places(found.units)
    )


def find(text: str, listed: Lists) -> Found | None:
    """Return how a canonical word is read, None where no syllables can be made of it."""
    if text in listed.found:
        return listed.found[text]
    found = _find(text, listed)
    if found is not None and _is_unwritable(text, found, listed):
        found = found._replace(decisions=found.decisions | {_UNWRITABLE})
    if len(listed.found) >= _REMEMBERED:
        listed.found.clear()
    listed.found[text] = found
    return found


def _is_unwritable(text: str, found: Found, listed: Lists) -> bool:
    """Tell whether a word is, or holds, a form that the grammar reads wrongly: สิริกิติ์.

    Short forms stand in words that are no compounds of them, so ์ must end what is held.
    """
    if text in listed.unwritable:
        return True
    return (
        "์" in text
        and "listed word" not in found.decisions
        and any(form in text for form in listed.unwritable if form[-1] == "์")
    )


def _find(text: str, listed: Lists) -> Found | None:
    if " " in text or _REPEAT in text:
        return _apart(text, listed)
    row = listed.row(text)
    if row is not None and (units := listed_units(row, listed)):
        return Found(units, row.readings, frozenset({"listed word"}))
    cut = prefix_cut(text, listed)
    if cut and (joined := _join(cut, "prefix", listed)):
        return joined
    form = linking_form(text, listed)
    if form and (linked := _link(form, text[len(form.form) :], listed)):
        return linked
    searched = _search(text, listed)
    halves = doubled_cut(text)
    if halves and searched and tears(halves, searched.units):
        joined = _join(halves, "doubled", listed)
        if joined is not None:
            return joined
    if searched and _is_settled(searched, listed):
        return searched
    words = word_cut(text, listed)
    if words and (searched is None or overrules(words, text, searched.units, listed)):
        joined = _join(words.parts, "words", listed)
        if joined is not None and not joined.decisions - SURE:
            return joined
    return _agree(text, searched, listed) if searched else None


def _is_settled(searched: Found, listed: Lists) -> bool:
    """Tell whether every syllable is known or listed, so that no word list need be asked."""
    return not searched.decisions - SURE and all(
        unit.row is not None or unit.text[: unit.arc.end] in listed.syllables
        for unit in searched.units
    )


def _agree(text: str, searched: Found, listed: Lists) -> Found:
    """Rest a reading on the words that it is made of, where they are read so by themselves."""
    cut = agreed_cut(text, searched.units, listed)
    if cut is None:
        return searched
    parts = [find(part, listed) for part in cut.parts]
    decisions: set[Decision] = {"words"}
    reading: Reading = ()
    for found in parts:
        if found is None:
            return searched
        decisions |= found.decisions
        reading += found.readings[0]
    if reading != searched.readings[0]:
        return searched
    if may_link(cut.parts, listed):
        decisions.add("words, the first of which may link")
    if often_linked(cut.parts, listed):
        decisions.add("words, the second of which is often linked to")
    if rival_cut(text, searched.units, cut, listed):
        decisions.add("words, which other words cut elsewhere")
    return searched._replace(decisions=frozenset(decisions))


def _apart(text: str, listed: Lists) -> Found | None:
    """Read words with spaces between them; ๆ says the word before it again.

    What is read twice is written once, so such a reading has no letters of its own and is unsure.
    """
    reading: Reading = ()
    last: Reading = ()
    for piece in text.replace(_REPEAT, f" {_REPEAT} ").split():
        if piece != _REPEAT:
            found = find(piece, listed)
            if found is None:
                return None
            last = found.readings[0]
        reading += last
    return Found((), (reading,), frozenset({"written apart"})) if reading else None


def _search(text: str, listed: Lists) -> Found | None:
    candidates = ways(text, listed)
    if not candidates:
        return None
    best, *near = candidates
    reading = _reading(best.units)
    decisions = decisions_of(text, best.units, listed)
    if any(_reading(other.units) != reading for other in near):
        decisions |= {"two ways"}
    return Found(best.units, (reading,), decisions)


def _join(parts: tuple[str, ...], decision: Decision, listed: Lists) -> Found | None:
    """Read each part by itself and put them together."""
    units: list[Unit] = []
    readings: list[Reading] = [()]
    decisions = {decision}
    offset = 0
    for part in parts:
        found = find(part, listed)
        if found is None:
            return None
        units += [unit.at(offset + unit.offset) for unit in found.units]
        readings = [before + after for before in readings for after in found.readings]
        decisions |= found.decisions
        offset += len(part)
    return Found(tuple(units), tuple(readings[:_MOST_READINGS]), frozenset(decisions))


def _link(form: Row, rest: str, listed: Lists) -> Found | None:
    """Put a combining form before a word, which keeps its own reading."""
    found = find(rest, listed)
    if found is None:
        return None
    units = listed_units(form, listed)
    moved = tuple([unit.at(len(form.form) + unit.offset) for unit in found.units])
    readings = tuple([form.readings[0] + after for after in found.readings])
    return Found(units + moved, readings, found.decisions | {ALWAYS_LINKS})


def _reading(units: tuple[Unit, ...]) -> Reading:
    return tuple([syllable.reading for syllable in syllables_of(units, DEFAULT)])


def _explain_tone(word: str, syllable: Syllable) -> Message:
    return message(
        "spelling.impossible_tone",
        word=word,
        text=syllable.text,
        mark=syllable.mark,
        reason=explain(syllable, "tone"),
    )


def _places(units: tuple[Unit, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the indices of each syllable's letters."""
    places: list[tuple[int, ...]] = []
    for unit in units:
        arc = unit.arc
        stop = arc.end + 1 if arc.coda.shared else arc.end
        indices = range(unit.offset, unit.offset + stop)
        if arc.onset.kind in ("led", "loose"):
            first = unit.offset + arc.head
            places += [(first,), tuple(index for index in indices if index != first)]
        else:
            places.append(tuple(indices))
    return tuple(places)
