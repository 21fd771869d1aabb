"""The search: the cheapest ways to read a word as a row of syllables and listed parts."""

from __future__ import annotations

import re
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.spelling.consonants import CONSONANTS, FINAL_SOUND, MID, PHINTHU, TRUE_CLUSTERS, plain
from thaigame.spelling.grammar import arcs
from thaigame.spelling.realise import SHORTENED, Twist, realise
from thaigame.spelling.rimes import COST_RARE, DEPENDENT, LEAD_VOWELS, Arc
from thaigame.spelling.syllable import DEFAULT, Options, Syllable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.spelling.exceptions import Lists, Row

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
_SIBILANT: Final = -4.4
_STOP_YA: Final = -4.0
_UNHEARD_AFTER: Final = ("ศร", "ศว", "ศก")
_LINKED_CLUSTERS: Final = frozenset({"ตร", "ทร"})
_LINKING_FORMS: Final = frozenset({"-ั-", "-ิ", "-ุ", "ฤ"})
_LISTED: Final = 0.5
_TORN: Final = 0.6  # an unwritten โอะ after a long vowel that its letter could close: ทอ-งบ
_LONG_OPEN: Final = frozenset({"-า", "-อ", "-ี", "-ู", "เ-", "แ-", "โ-", "เ-ีย", "เ-ือ"})
_OPEN_WITH_MARK: Final = 1.5  # a short vowel under a tone mark and no final: หุ่-นบ
_MARKS: Final = ("่", "้")
_SHORT_SIGNS: Final = frozenset({"-ิ", "-ึ", "-ุ"})
_COMPOUND_ENDS: Final = frozenset({"กรรม", "รัฐ"})
_UNJOINED: Final = 1.0  # for a part that has a combining form and does not use it
# A letter and its aspirate, which are one long stop: สัต-ถันดร is no สัต-ตะ-ถันดร.
_GEMINATES: Final = frozenset(["กข", "จฉ", "ชฌ", "ฏฐ", "ตถ", "ทธ", "พภ"])
_WITHIN: Final = "ำนะ"  # ends of readings that have their final inside: กำ, พัน of พรรณ
_SHORT: Final = 2  # letters of a word that is too short to be told by a list
_BEFORE_KNOWN: Final = -1.5  # for a combining form that a known word follows
_FOLLOWER: Final = "ก"  # stands for whatever follows a combining form
# Signs of native words and tones: a combining form does not stand before them.
NATIVE: Final = frozenset("่้๊๋็ืใ")
INDIC: Final = frozenset("ฆฌญฎฏฐฑฒณธภศษฬฤ์")  # letters that native words do not have
_SONORANTS: Final = frozenset("ยวรลนมณ")


class Unit(NamedTuple):
    """A proposed syllable that begins ``text``, which stands at ``offset`` in the word.

    ``row`` is the listed part that it belongs to, if any.
    """

    text: str
    offset: int
    arc: Arc
    twist: Twist
    row: Row | None = None

    def at(self, offset: int) -> Unit:
        """Return it standing at *offset*; ``_replace`` takes five times as long."""
        return Unit(self.text, offset, self.arc, self.twist, self.row)


class Way(NamedTuple):
    """One way to read a whole word, and what it costs."""

    cost: float
    units: tuple[Unit, ...]


# A way to reach a place: its cost, the place and the rank of the step before, what was read last.
# A plain tuple: some dozen are made for every word.
_Step = tuple[float, int, int, "Arc | tuple[Unit, ...]"]


def syllables_of(units: tuple[Unit, ...], options: Options) -> tuple[Syllable, ...]:
    """Return the syllables of a way."""
    found: list[Syllable] = []
    for unit in units:
        found += realise(unit.text, unit.arc, unit.twist, options)
    return tuple(found)


def ways(word: str, lists: Lists) -> list[Way]:
    """Return the ways to read *word* that cost less than MARGIN above the best, best first.

    None where it cannot be read; at most a few. What follows a place costs the same however the
    place was reached, so a step dearer than the best one there by MARGIN is dropped at once. Steps
    whose last letter serves the next syllable too are kept apart: not everything can follow them.
    """
    size = len(word)
    steps: list[list[_Step]] = [[] for _ in range(size + 1)]
    linked: list[list[_Step]] = [[] for _ in range(size + 1)]
    steps[0].append((0.0, -1, -1, ()))
    native_after = _native_after(word)
    for place in range(size):
        reached = steps[place]
        if linked[place]:
            unlinked = reached
            reached = steps[place] = sorted(reached + linked[place], key=_cost)
        else:
            unlinked = None
        if not reached:
            continue
        window = word[place : _window_end(word, place)]
        lowest = reached[0][0]
        torn = _could_close(reached[0][3], word, place)
        for length, cost, arc, shared, joins in _likely(window, lists):
            end = place + length
            if shared:
                cost += _shared_discount(word, end, arc, native_after, lists)  # noqa: PLW2901
                into = linked[end]
            else:
                into = steps[end]
                if joins and native_after < end < size:
                    cost += _UNJOINED  # noqa: PLW2901
            if not arc.rime.form:
                cost += _unwritten(arc, window, word, place, torn=torn, lists=lists)  # noqa: PLW2901
            if into and lowest + cost >= into[0][0] + MARGIN:
                continue
            came = reached if unlinked is None or _goes_on(word, place, arc, lists) else unlinked
            _take(into, came, cost, place, arc)
        if word[place : place + 2] in lists.parts:
            for end, cost, units in _parts(word, place, reached, lists):
                _take(steps[end], reached, cost, place, units)
    last = steps[size]
    return [_trace(word, steps, rank) for rank in range(len(last)) if _is_near(last, rank)]


def _unwritten(arc: Arc, window: str, word: str, place: int, *, torn: bool, lists: Lists) -> float:
    """Return what an unwritten vowel costs more at a place: ทอ-งบ, อิน-ทอ-ระ-."""
    if arc.end == 1:
        after_nasal = window.startswith("ทร") and word[place - 1 : place] == "น"
        return _OPEN_WITH_MARK + COST_RARE if after_nasal else 0.0
    if torn and arc.rime.vowel == "โอะ" and arc.onset.kind == "single":
        return 0.0 if window[: arc.end] in lists.syllables else _TORN
    return 0.0


def _take(
    into: list[_Step], reached: list[_Step], cost: float, place: int, piece: Arc | tuple[Unit, ...]
) -> None:
    """Go on from each step that reached *place*, and keep the cheapest few."""
    for rank, step in enumerate(reached):
        total = step[0] + cost
        if into and total >= into[0][0] + MARGIN:
            break
        into.append((total, place, rank, piece))
    if len(into) > 1:
        into.sort(key=_cost)
        del into[_KEPT:]


_cost = itemgetter(0)


def _window_end(word: str, place: int) -> int:
    found = _match_window(word, place)
    return max(found.end() if found else place, place + 1)


def _could_close(piece: Arc | tuple[Unit, ...], word: str, place: int) -> bool:
    """Tell whether an open long syllable could take the letter after it: ทอง, not ทอ-งบ."""
    return (
        isinstance(piece, Arc)
        and not piece.coda.final
        and piece.rime.closing == "either"
        and piece.rime.form in _LONG_OPEN
        and word[place] in FINAL_SOUND
    )


def _goes_on(word: str, place: int, arc: Arc, lists: Lists) -> bool:
    """Tell whether a syllable can begin with the final before it: ทะ, ตฺรา, สะ-หฺนา."""
    if arc.end == 1:
        return True
    if word[place - 1] == "ั":  # อัด-ถิ: nothing else can close the syllable
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


def _is_near(last: list[_Step], rank: int) -> bool:
    return last[rank][0] < last[0][0] + MARGIN


def _trace(word: str, steps: list[list[_Step]], rank: int) -> Way:
    cost, place, rank, piece = steps[-1][rank]
    units: list[Unit] = []
    while place >= 0:
        if isinstance(piece, Arc):
            end = place + piece.end + piece.coda.shared
            units.append(Unit(word[place:end], place, piece, ""))
        else:
            units += [unit.at(place + unit.offset) for unit in reversed(piece)]
        _, place, rank, piece = steps[place][rank]
    units.reverse()
    return Way(cost, tuple(units))


def _native_after(word: str) -> int:
    """Return the last place of a sign that only native words and loans have, or -1."""
    for place in range(len(word) - 1, -1, -1):
        if word[place] in NATIVE:
            return place
    return -1


def _parts(
    word: str, place: int, reached: list[_Step], lists: Lists
) -> Iterator[tuple[int, float, tuple[Unit, ...]]]:
    """Propose the listed parts at *place*: where each ends, what it costs, its syllables."""
    size = len(word)
    for row in lists.parts[word[place : place + 2]]:
        end = place + len(row.form)
        if not word.startswith(row.form, place) or (row.ends and place == 0):
            continue
        if row.joins and not _joins(row, word, place, reached, lists):
            continue
        if end < size and (word[end] in DEPENDENT or _is_double(word, end)):
            continue
        units = listed_units(row, lists)
        if units:
            cost = _PART_ITSELF + _PART * len(row.readings[0]) - _PART_LETTER * len(row.form)
            if row.guarded:
                cost += _BEFORE_KNOWN
            elif not row.joins and end < size and row.form in lists.joining:
                cost += 0.0 if is_native(word[end:], lists) else _UNJOINED
            yield end, cost, units


def _joins(row: Row, word: str, place: int, reached: list[_Step], lists: Lists) -> bool:
    """Tell whether a combining form can stand at *place*, by what follows and what precedes it."""
    end = place + len(row.form)
    if end == len(word):
        return False
    rest = word[end:]
    if is_native(rest, lists) or (place and _ends_compound(row, word[place:], lists)):
        return False
    if not row.guarded:
        return True
    begins = place == 0 or any(not isinstance(step[3], Arc) for step in reached)
    doubled = word[end] == word[end - 1] or word[end - 1 : end + 1] in _GEMINATES
    return begins and not doubled and bool(follower(rest, lists))


def _ends_compound(row: Row, rest: str, lists: Lists) -> bool:
    """Tell whether กรรม or รัฐ ends a compound (อาชญากรรม, สาธารณรัฐ), which links no further.

    It does not where it begins a word itself, as in the กรรมวิธี of ลดกรรมวิธี.
    """
    return row.form in _COMPOUND_ENDS and rest not in lists.words and not lists.reads(rest)


def follower(rest: str, lists: Lists) -> str:
    """Return the longest known word that begins *rest* and leaves a known word or none, or ""."""
    size = len(rest)
    known = lists.words
    for end in range(size, 1, -1):
        first = rest[:end]
        listed = first in known or lists.reads(first)
        if end == _SHORT:
            listed = first in lists.linked
        if listed and (end == size or rest[end:] in known):
            return first
    return ""


def is_native(rest: str, lists: Lists) -> bool:
    """Tell whether the word that begins *rest* is native by a sign, or by the list.

    A sign of a later word counts as well, unless the word itself looks Pali-Sanskrit.
    """
    second = follower(rest, lists) or rest
    if second in lists.unlinked or NATIVE.intersection(second):
        return True
    looks = second in lists.linked or INDIC.intersection(second)
    return not looks and bool(NATIVE.intersection(rest))


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
    found: list[tuple[tuple[int, bool, int], float, Arc, bool]] = []
    best: dict[tuple[int, bool, int], float] = {}
    proposed = arcs(window, lists.false_clusters)
    clustered = {arc.end for arc in proposed if arc.onset.kind in ("cluster", "false cluster")}
    for arc in proposed:
        end, cost, _, onset, rime, coda = arc
        covered = window[:end]
        form = rime.form
        if rime.mark in _MARKS and not coda.final and form in _SHORT_SIGNS:
            cost += _OPEN_WITH_MARK
        if not coda.shared:
            # Two syllables of one vowel save as much as two words would.
            double = onset.kind in ("led", "loose") and end not in clustered
            times = 2 if double else 1
            cost += times * _known(lists.syllables.get(covered, 0))
            if covered in lists.listed:  # the list knows how it is read
                cost += _LISTED
        # What decides the later changes of a cost: those alike stay in order.
        group = end, coda.shared, (form in _LINKING_FORMS) - (form in _UNLINKED_FORMS)
        if group not in best or cost < best[group]:
            best[group] = cost
        found.append((group, cost, arc, covered in lists.joining))
    kept = tuple(
        [
            (group[0], cost, arc, group[1], joins)
            for group, cost, arc, joins in found
            if cost < best[group] + MARGIN
        ]
    )
    if len(lists.likely) >= _REMEMBERED:
        lists.likely.clear()
    lists.likely[window] = kept
    return kept


def _known(count: int) -> float:
    if count >= _COMMON_COUNT:
        return _COMMON
    return _KNOWN if count else 0.0


def _shared_discount(word: str, at: int, arc: Arc, native_after: int, lists: Lists) -> float:
    """Make linking likely where a word looks Pali-Sanskrit: วิทยา, มาตรา, อุทกภัย."""
    following = word[at + 1 : at + 2]
    if native_after >= 0:
        return 0.0
    unlinked = arc.rime.form in _UNLINKED_FORMS or arc.onset.kind == "cluster"
    if not unlinked and _is_second(word, at + 1, lists):
        return _SECOND
    third = word[at + 2 : at + 3]
    if following == "ร" and word[at] in "ตท" and third in DEPENDENT and third:
        return -2.0
    if _is_sibilant_link(word, at, arc, lists):
        return _SIBILANT
    if following == "ย" and third == "า" and _is_stop_link(word, at, arc):
        return _STOP_YA
    if arc.rime.form not in _LINKING_FORMS or word[at : at + 2] in TRUE_CLUSTERS:
        return 0.0
    if following and following in _SONORANTS and (third in DEPENDENT or third in LEAD_VOWELS):
        return -3.9 if third else 0.0
    return 0.0


def _is_sibilant_link(word: str, at: int, arc: Arc, lists: Lists) -> bool:
    """Tell whether ศ or ษ closes a short syllable and is heard again: พฺรึด-สะ-พา, พัด-สะ-ดี."""
    letter, following = word[at], word[at + 1 : at + 2]
    first = word[at - arc.end : at + 1]
    if len(first) > _SHORT and first in lists.words and word[at + 1 :] in lists.words:
        return False  # ตรุษจีน
    return (
        letter in "ศษ"
        and arc.rime.form in _LINKING_FORMS
        and following in CONSONANTS
        and following not in "ศษสฐ"
        and word[at + 2 : at + 3] in DEPENDENT
        and not word.startswith(_UNHEARD_AFTER, at)
    )


def _is_stop_link(word: str, at: int, arc: Arc) -> bool:
    """Tell whether a stop before ย closes a syllable and is heard again: อะ-หฺมาด-ตะ-ยา."""
    letter, form = word[at], arc.rime.form
    return (letter in "กขคชตถทธ" and form in _LINKING_FORMS) or (letter in "ตทธ" and form == "-า")


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
            if index == len(reading) or not _can_be(arc, rest_text, reading[index]):
                continue
            for twist in _twists(arc, rest_text, reading[index : index + 2]):
                heard = tuple(s.reading for s in realise(rest_text, arc, twist, DEFAULT))
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


def _can_be(arc: Arc, text: str, heard: str) -> bool:
    """Tell whether a syllable can be read as *heard*, by its first letter and its final alone."""
    if arc.onset.kind in ("led", "loose"):
        return heard == plain(text[arc.head]) + "ะ"
    final = FINAL_SOUND.get(arc.coda.final[:1], "")
    return not final or final == heard[-1] or heard[-1] in _WITHIN or heard[0] == "ไ"


def _twists(arc: Arc, text: str, heard: tuple[str, ...]) -> Iterator[Twist]:
    """Name the ways in which the listed reading may differ from the rule's."""
    yield ""
    if any("ห" + PHINTHU in each for each in heard):
        yield "lift"
    if arc.rime.vowel in SHORTENED:
        yield "short"
    if "ฑ" in text[: arc.end]:
        yield "do"


def listed_units(row: Row, lists: Lists) -> tuple[Unit, ...]:
    """Return the units of a row's first reading; the grammar is asked once a row."""
    units = lists.units.get(row)
    if units is None:
        way = listed_way(row.form, row.readings[0], joins=row.joins)
        units = tuple([unit._replace(row=row) for unit in way.units]) if way else ()
        lists.units[row] = units
    return units
