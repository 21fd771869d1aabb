"""The search: the cheapest ways to read a word as a row of syllables and listed parts."""

from __future__ import annotations

import re
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.spelling.consonants import MID, TRUE_CLUSTERS
from thaigame.spelling.grammar import arcs
from thaigame.spelling.realise import TWISTS, Twist, realise
from thaigame.spelling.rimes import DEPENDENT, LEAD_VOWELS, Arc
from thaigame.spelling.syllable import Options, Syllable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.spelling.exceptions import Lists, Row

_PLAIN: Final = Options()
# Two readings whose costs lie closer than this are a guess between them.
MARGIN: Final = 0.22
_KEPT: Final = 3  # ways kept at each place: enough to see whether another reading is near
# What a word of the syllable list saves, by its count in the Thai Textbook Corpus.
_KNOWN: Final = -0.4
_COMMON: Final = -0.6
_COMMON_COUNT: Final = 50
# A listed part costs so much, and so much a syllable, less so much a letter.
_PART_ITSELF: Final = 0.3
_PART: Final = 0.25
_PART_LETTER: Final = 0.1
_REMEMBERED: Final = 1 << 16  # windows kept in memory
# Letters that a written syllable at a place can take, and the sign or lead vowel that shows where
# the next one has its vowel. Short windows are alike in many words.
_LETTERS: Final = "ก-ฮ"
_SIGNS: Final = "".join(sorted(DEPENDENT))
_match_window: Final = re.compile(
    f"[เแโไใ]?[{_LETTERS}]*[{_SIGNS}]*[{_LETTERS}]*[{_SIGNS}]*"
    f"(?:(?<=์)[{_LETTERS}]*[{_SIGNS}]*|(?<=ิ)[{_LETTERS}]์)?[เแโไใ]?"
).match
_SECOND: Final = -4.3  # for a link to a word that is often the second of a samasa
_UNLINKED_FORMS: Final = frozenset({"-ว-", "-ัว", "เ-ือ", "-อ", "ไ-", "ใ-"})
_LINKED_CLUSTERS: Final = frozenset({"ตร", "ทร"})
_LINKING_FORMS: Final = frozenset({"-ั-", "-ิ", "-ุ", "ฤ"})
_LISTED: Final = 0.5
_UNJOINED: Final = 1.0  # for a part that has a combining form and does not use it
_FOLLOWER: Final = "ก"  # stands for whatever follows a combining form
# Signs of native words and tones: a combining form does not stand before them.
_NATIVE: Final = frozenset("่้๊๋็ืใ")
_SONORANTS: Final = frozenset("ยวรลนมณ")


class Unit(NamedTuple):
    """A proposed syllable that begins ``text``, which stands at ``offset`` in the word."""

    text: str
    offset: int
    arc: Arc
    twist: Twist


class Way(NamedTuple):
    """One way to read a whole word, and what it costs.

    ``linked`` says that a letter serves two syllables where no list says so: the rule alone finds
    วิทยา as well as it misses พิจารณา.
    """

    cost: float
    units: tuple[Unit, ...]
    linked: bool = False


class _Step(NamedTuple):
    """A way to reach a place: its cost, the step before, and what was read last."""

    cost: float
    previous: int
    rank: int
    piece: Arc | tuple[Unit, ...]


def syllables_of(way: Way, options: Options) -> tuple[Syllable, ...]:
    """Return the syllables of a way."""
    return tuple(
        syllable
        for unit in way.units
        for syllable in realise(unit.text, unit.arc, unit.twist, options)
    )


def ways(word: str, lists: Lists) -> list[Way]:
    """Return the ways to read *word* that cost less than MARGIN above the best, best first.

    None where it cannot be read; at most a few. What follows a place costs the same however the
    place was reached, so a step dearer than the best one there by MARGIN is dropped at once.
    """
    size = len(word)
    steps: list[list[_Step]] = [[] for _ in range(size + 1)]
    steps[0].append(_Step(0.0, -1, -1, ()))
    native_after = _native_after(word)
    for place in range(size):
        reached = steps[place]
        if not reached:
            continue
        window = word[place : _window_end(word, place)]
        lowest = reached[0].cost
        linked = any(_is_shared(step) for step in reached)
        unlinked = [step for step in reached if not _is_shared(step)] if linked else None
        for length, cost, arc, shared, joins in _likely(window, lists):
            end = place + length
            if shared:
                cost += _shared_discount(word, end, arc, native_after, lists)  # noqa: PLW2901
            elif joins and native_after < end < size:
                cost += _UNJOINED  # noqa: PLW2901
            came = reached if unlinked is None or _goes_on(word, place, arc, lists) else unlinked
            into = steps[end]
            if not into or lowest + cost < into[0].cost + MARGIN:
                _take(into, came, cost, place, arc)
        for end, cost, units in _parts(word, place, lists, native_after):
            _take(steps[end], reached, cost, place, units)
    last = steps[size]
    return [_trace(word, steps, rank) for rank in range(len(last)) if _is_near(last, rank)]


def _take(
    into: list[_Step], reached: list[_Step], cost: float, place: int, piece: Arc | tuple[Unit, ...]
) -> None:
    """Go on from each step that reached *place*, and keep the cheapest few."""
    for rank, step in enumerate(reached):
        total = step.cost + cost
        if into and total >= into[0].cost + MARGIN:
            break
        into.append(_Step(total, place, rank, piece))
    if len(into) > 1:
        into.sort(key=_cost)
        del into[_KEPT:]


_cost = itemgetter(0)


def _window_end(word: str, place: int) -> int:
    found = _match_window(word, place)
    return max(found.end() if found else place, place + 1)


def _goes_on(word: str, place: int, arc: Arc, lists: Lists) -> bool:
    """Tell whether a syllable can begin with the final before it: ทะ, ตฺรา, สะ-หฺนา."""
    if arc.end == 1:
        return True
    if _is_second(word, place + 1, lists):
        return False
    if arc.onset.kind == "led":
        return word[place] not in MID
    return arc.onset.kind == "cluster" and word[place : place + 2] in _LINKED_CLUSTERS


def _is_second(word: str, at: int, lists: Lists) -> bool:
    """Tell whether a second of คำสมาส begins at *at*, and not within a longer word."""
    if not word.startswith(lists.seconds, at):
        return False
    found = max((each for each in lists.seconds if word.startswith(each, at)), key=len)
    end = at + len(found)
    return word[end : end + 1] not in DEPENDENT and word[at - 1 : end] not in lists.listed


def _is_shared(step: _Step) -> bool:
    return isinstance(step.piece, Arc) and step.piece.coda.shared


def _is_near(last: list[_Step], rank: int) -> bool:
    return last[rank].cost < last[0].cost + MARGIN


def _trace(word: str, steps: list[list[_Step]], rank: int) -> Way:
    step = steps[-1][rank]
    cost = step.cost
    units: list[Unit] = []
    linked = False
    while step.previous >= 0:
        place, piece = step.previous, step.piece
        if isinstance(piece, Arc):
            linked = linked or piece.coda.shared
            units.append(Unit(word[place : place + piece.end + 1], place, piece, ""))
        else:
            units += [unit._replace(offset=place + unit.offset) for unit in reversed(piece)]
        step = steps[place][step.rank]
    units.reverse()
    return Way(cost, tuple(units), linked)


def _native_after(word: str) -> int:
    """Return the last place of a sign that only native words and loans have, or -1."""
    return max((word.rfind(sign) for sign in _NATIVE), default=-1)


def _parts(
    word: str, place: int, lists: Lists, native_after: int
) -> Iterator[tuple[int, float, tuple[Unit, ...]]]:
    """Propose the listed parts at *place*: where each ends, what it costs, its syllables."""
    size = len(word)
    for row in lists.parts.get(word[place : place + 2], ()):
        end = place + len(row.form)
        if not word.startswith(row.form, place) or (row.ends and place == 0):
            continue
        if row.joins and (end == size or native_after >= end):
            continue
        if end < size and (word[end] in DEPENDENT or _is_double(word, end)):
            continue
        units = listed_units(row, lists)
        if units:
            cost = _PART_ITSELF + _PART * len(row.readings[0]) - _PART_LETTER * len(row.form)
            if not row.joins and native_after < end < size and row.form in lists.joining:
                cost += _UNJOINED
            yield end, cost, units


def _is_double(word: str, at: int) -> bool:
    """Tell whether a double letter stands at *at*, which a part may not tear: อะ-พิน-ยาน."""
    return word[at] == word[at + 1 : at + 2] != "อ"


def _likely(window: str, lists: Lists) -> tuple[tuple[int, float, Arc, bool, bool], ...]:
    """Return the syllables that begin *window* and are not beaten by one of the same letters.

    Each with its length, its cost, whether its final is shared, and whether its letters have a
    combining form. Words begin and end alike, so most places of a list have been seen before.
    """
    seen = lists.likely.get(window)
    if seen is not None:
        return seen
    found: list[tuple[int, float, Arc, bool, bool]] = []
    best: dict[tuple[int, bool, int], float] = {}
    proposed = arcs(window, lists.false_clusters)
    clustered = {arc.end for arc in proposed if arc.onset.kind in ("cluster", "false cluster")}
    for arc in proposed:
        covered = window[: arc.end]
        cost = arc.cost
        if not arc.coda.shared:
            # Two syllables of one vowel save as much as two words would.
            double = arc.onset.kind in ("led", "loose") and arc.end not in clustered
            times = 2 if double else 1
            cost += times * _known(lists.syllables.get(covered, 0))
            if covered in lists.listed:  # the list knows how it is read
                cost += _LISTED
        group = _group(arc)
        best[group] = min(cost, best.get(group, cost))
        found.append((arc.end, cost, arc, arc.coda.shared, covered in lists.joining))
    kept = tuple(each for each in found if each[1] < best[_group(each[2])] + MARGIN)
    if len(lists.likely) >= _REMEMBERED:
        lists.likely.clear()
    lists.likely[window] = kept
    return kept


def _known(count: int) -> float:
    if count >= _COMMON_COUNT:
        return _COMMON
    return _KNOWN if count else 0.0


def _group(arc: Arc) -> tuple[int, bool, int]:
    """Return what decides the later changes of an arc's cost: those alike stay in order."""
    form = arc.rime.form
    return arc.end, arc.coda.shared, (form in _LINKING_FORMS) - (form in _UNLINKED_FORMS)


def _shared_discount(word: str, at: int, arc: Arc, native_after: int, lists: Lists) -> float:
    """Make linking likely where a word looks Pali-Sanskrit: วิทยา, มาตรา, อุทกภัย."""
    following = word[at + 1 : at + 2]
    if native_after >= 0:
        return 0.0
    if arc.rime.form not in _UNLINKED_FORMS and _is_second(word, at + 1, lists):
        return _SECOND
    third = word[at + 2 : at + 3]
    if following == "ร" and word[at] in "ตท" and third in DEPENDENT and third:
        return -2.0
    if arc.rime.form not in _LINKING_FORMS or word[at : at + 2] in TRUE_CLUSTERS:
        return 0.0
    if following and following in _SONORANTS and (third in DEPENDENT or third in LEAD_VOWELS):
        return -3.9 if third else 0.0
    return 0.0


def listed_way(word: str, reading: tuple[str, ...], *, joins: bool) -> Way | None:
    """Return the cheapest way of *word* that is read as *reading*, or None."""
    size = len(word)
    text = word + _FOLLOWER if joins else word
    memo: dict[tuple[int, int], Way | None] = {}

    def solve(place: int, index: int) -> Way | None:
        if place == size:
            return Way(0.0, ()) if index == len(reading) else None
        key = (place, index)
        if key in memo:
            return memo[key]
        best: Way | None = None
        rest_text = text[place:]
        for arc in arcs(rest_text, None):
            end = place + arc.end
            if end > size or (end == size and arc.coda.shared):
                continue
            for twist in TWISTS:
                heard = tuple(s.reading for s in realise(rest_text, arc, twist, _PLAIN))
                if heard != reading[index : index + len(heard)]:
                    continue
                rest = solve(end, index + len(heard))
                if rest is not None:
                    total = arc.cost + rest.cost + (0.5 if twist else 0.0)
                    if best is None or total < best.cost:
                        best = Way(total, (Unit(rest_text, place, arc, twist), *rest.units))
                break
        memo[key] = best
        return best

    return solve(0, 0)


def listed_units(row: Row, lists: Lists) -> tuple[Unit, ...]:
    """Return the units of a row's first reading; the grammar is asked once a row."""
    units = lists.units.get(row)
    if units is None:
        way = listed_way(row.form, row.readings[0], joins=row.joins)
        units = lists.units[row] = way.units if way else ()
    return units
