"""The search: the cheapest ways to read a word as a row of syllables and listed parts."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.drills.spelling.grammar import DEPENDENT, LEAD_VOWELS, Arc, arcs
from thaigame.drills.spelling.letters import TRUE_CLUSTERS
from thaigame.drills.spelling.realise import TWISTS, Twist, realise
from thaigame.drills.spelling.syllable import Options

if TYPE_CHECKING:
    from thaigame.drills.spelling.data import Lists, Row

_PLAIN: Final = Options()
_KEPT: Final = 3  # ways kept at each place: enough to see whether another reading is near
_KNOWN: Final = -0.25
# A listed part costs so much a syllable, less so much a letter.
_PART: Final = 0.4
_PART_LETTER: Final = 0.08
_WINDOW: Final = 14  # letters that the longest written syllable and what decides about it take
_LINKING_FORMS: Final = frozenset({"-ั-", "-ิ", "-ุ", "ฤ", ""})
_LISTED: Final = 0.5
_UNJOINED: Final = 1.0  # for a part that has a combining form and does not use it
_FOLLOWER: Final = "ก"  # stands for whatever follows a combining form
# Signs of native words and tones: a combining form does not stand before them.
_NATIVE: Final = frozenset("่้๊๋็ืใ")
_SONORANTS: Final = frozenset("ยวรลนมณ")
_NATIVE_FINALS: Final = frozenset("กดบงนมยวรล")


# Words begin and end alike, so most places of a list of words have been seen.
_arcs = lru_cache(maxsize=1 << 16)(arcs)


class Unit(NamedTuple):
    """A proposed syllable that begins ``text``, which stands at ``offset`` in the word."""

    text: str
    offset: int
    arc: Arc
    twist: Twist


class Way(NamedTuple):
    """One way to read a whole word, and what it costs."""

    cost: float
    units: tuple[Unit, ...]


class _Step(NamedTuple):
    cost: float
    previous: int
    rank: int
    units: tuple[Unit, ...]


def readings_of(way: Way) -> tuple[str, ...]:
    """Return the syllables' readings."""
    return tuple(
        syllable.reading
        for unit in way.units
        for syllable in realise(unit.text, unit.arc, unit.twist, _PLAIN)
    )


def ways(word: str, lists: Lists) -> list[Way]:
    """Return the cheapest ways to read *word*, best first; none where it cannot be read."""
    size = len(word)
    steps: list[list[_Step]] = [[] for _ in range(size + 1)]
    steps[0].append(_Step(0.0, -1, -1, ()))
    native_after = _native_after(word)
    for place in range(size):
        reached = steps[place]
        if not reached:
            continue
        for end, cost, units in _pieces(word, place, lists, native_after):
            into = steps[end]
            for rank, step in enumerate(reached):
                total = step.cost + cost
                if len(into) >= _KEPT and total >= into[-1].cost:
                    break
                into.append(_Step(total, place, rank, units))
                into.sort(key=_cost)
                del into[_KEPT:]
    return [_trace(steps, size, rank) for rank in range(len(steps[size]))]


def _cost(step: _Step) -> float:
    return step.cost


def _trace(steps: list[list[_Step]], size: int, rank: int) -> Way:
    step = steps[size][rank]
    cost = step.cost
    units: list[Unit] = []
    while step.previous >= 0:
        units[:0] = step.units
        step = steps[step.previous][step.rank]
    return Way(cost, tuple(units))


def _native_after(word: str) -> int:
    """Return the last place of a sign that only native words and loans have, or -1."""
    return max((word.rfind(sign) for sign in _NATIVE), default=-1)


def _pieces(
    word: str, place: int, lists: Lists, native_after: int
) -> list[tuple[int, float, tuple[Unit, ...]]]:
    found: list[tuple[int, float, tuple[Unit, ...]]] = []
    known = lists.syllables
    size = len(word)
    window = word[place : place + _WINDOW]
    for arc in _arcs(window, lists.false_clusters):
        end = place + arc.end
        cost = arc.cost
        if arc.coda.shared:
            cost += _shared_discount(word, end, arc, native_after)
        else:
            covered = window[: arc.end]
            if covered in known:
                cost += _KNOWN
            if covered in lists.listed:  # the list knows how it is read
                cost += _LISTED
            if native_after < end < size and covered in lists.joining:
                cost += _UNJOINED
        found.append((end, cost, (Unit(window, place, arc, ""),)))
    for row in lists.parts.get(word[place : place + 2], ()):
        end = place + len(row.form)
        if not word.startswith(row.form, place) or (row.ends and place == 0):
            continue
        if row.joins and (end == size or native_after >= end):
            continue
        if end < size and word[end] in DEPENDENT:
            continue
        units = _listed(row, lists)
        if units:
            cost = _PART * len(row.readings[0]) - _PART_LETTER * len(row.form)
            if not row.joins and native_after < end < size and row.form in lists.joining:
                cost += _UNJOINED
            found.append((end, cost, tuple(u._replace(offset=place + u.offset) for u in units)))
    return found


def _shared_discount(word: str, at: int, arc: Arc, native_after: int) -> float:
    """Make linking likely where a word looks Pali-Sanskrit: วิทยา, มาตรา."""
    following = word[at + 1 : at + 2]
    if native_after >= 0 or word[at] in _NATIVE_FINALS:
        return 0.0
    third = word[at + 2 : at + 3]
    if following == "ร" and word[at] in "ตท" and third in DEPENDENT and third:
        return -1.6
    if arc.rime.form not in _LINKING_FORMS or word[at : at + 2] in TRUE_CLUSTERS:
        return 0.0
    if following and following in _SONORANTS and (third in DEPENDENT or third in LEAD_VOWELS):
        return -2.4 if third else 0.0
    return 0.0


def listed_way(word: str, reading: tuple[str, ...], lists: Lists, *, joins: bool) -> Way | None:
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
        for arc in _arcs(rest_text, None):
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


def _listed(row: Row, lists: Lists) -> tuple[Unit, ...]:
    """Return the units of a row's first reading; the grammar is asked once a row."""
    units = lists.units.get(row)
    if units is None:
        way = listed_way(row.form, row.readings[0], lists, joins=row.joins)
        units = lists.units[row] = way.units if way else ()
    return units
