"""Every way in which a written syllable can begin at one place of a word.

A written syllable is (lead vowel) + initial + vowel and tone + (final) + (silent letters). The
grammar is generous: it proposes, with a cost for what is unusual, and the search (``search``)
or a listed reading decides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.spelling.consonants import CLASS, CONSONANTS, FINAL_SOUND, LOW_SINGLE, TRUE_CLUSTERS
from thaigame.spelling.rimes import (
    COST_BARE,
    COST_BARE_AT_END,
    COST_RARE,
    COST_SHARED,
    DEPENDENT,
    LEAD_VOWELS,
    NO_CODA,
    TONES,
    Arc,
    Coda,
    Onset,
    Rime,
    codas,
    rimes,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_SINGLE: Final = Onset(1, "single", 0.0)
_CLUSTER: Final = Onset(2, "cluster", -0.05)
_LEADING: Final = Onset(2, "leading", 0.05)
_LED: Final = Onset(2, "led", 0.9)
_LOOSE: Final = Onset(2, "loose", 1.3)
_FALSE: Final = Onset(2, "false cluster", -0.6)

# What it costs that a short vowel ends a syllable; อึ hardly ever does.
_OPEN_SHORT: Final = {"อิ": 0.1, "อุ": 0.1, "อึ": 0.6}
# Signs after two letters that bind them to the lead vowel before: เชลียง, เพนียด, เขบ็ด.
_BINDING: Final = frozenset("ีืะ็")
# Before ร, another consonant and a vowel these are read Cอ-ระ: ทรพิษ, วรพงศ์.
_BEFORE_RA: Final = frozenset("ทมธฆหวป")
_LOAN_SIGNS: Final = frozenset("าิีอ")
_VOWELS: Final = frozenset("ะาำิีึืุู")
_LED_BY_HO: Final = frozenset("งญณนมยรลว")
_LEADERS: Final = frozenset("ขฉถผฝศษสกจตอ")
_YO_LED: Final = ("อย่า", "อยู่", "อย่าง", "อยาก")


def onsets(
    word: str, head: int, *, lead: str, false_clusters: frozenset[str] | None
) -> Iterator[Onset]:
    """Propose the initials that begin with the consonant ``word[head]``."""
    yield _SINGLE
    second = word[head + 1 : head + 2]
    if second not in CONSONANTS:
        return
    first = word[head]
    pair = first + second
    rare = false_clusters is None
    if pair in TRUE_CLUSTERS or (rare and second == "ร"):  # ชฺระ-อุ่ม
        yield _CLUSTER
    if second == "ร" and first in "จซศสท" and _listed(word, head, lead, false_clusters):
        yield _FALSE
    if first == "ห":
        if second in _LED_BY_HO:
            yield _LEADING
        return
    if pair == "อย" and word.startswith(_YO_LED, head):
        yield _LEADING
        return
    if first in _LEADERS and second in LOW_SINGLE:
        yield _LED
    if lead and (rare or word[head + 2 : head + 3] in _BINDING):
        yield _LOOSE


def _listed(word: str, head: int, lead: str, listed: frozenset[str] | None) -> bool:
    if listed is None:
        return True
    start = head - 1 if lead else head
    return any(word[start : start + size] in listed for size in (7, 6, 5, 4, 3, 2))


def arcs(word: str, false_clusters: frozenset[str] | None) -> tuple[Arc, ...]:
    """Return every syllable that can begin a canonical word or the rest of one.

    *false_clusters* are the syllables whose ร may be silent. None lets any be, and proposes what
    only a listed reading asks for as well.
    """
    rare = false_clusters is None
    found: list[Arc] = []
    sign = word[0]
    lead = sign if sign in LEAD_VOWELS else ""
    head = 1 if lead else 0
    first = word[head : head + 1]
    if first and first in "ฤฦ" and not lead:
        _vocalic_arcs(word, 0, _SINGLE, found, rare=rare)
        return tuple(found)
    if first not in CONSONANTS:
        return ()
    for onset in onsets(word, head, lead=lead, false_clusters=false_clusters):
        for vowel in _endings(word[head + onset.length :], lead, rare=rare):
            _close(word, head, onset, vowel, found)
    if not lead:
        _unwritten(word, first, found, rare=rare)
    return tuple(found)


class _Ending(NamedTuple):
    """One way to end a syllable after its vowel, with what it costs more.

    ``end`` counts from the letter after the initial. ``closes`` tells that a final, or silent
    letters in its place, close the syllable: then a led initial must have something to lead.
    """

    end: int
    cost: float
    extra: float
    coda: Coda
    closes: bool


# A vowel, how it is left open, if it may be, and the ways to close it.
_Vowel = tuple[Rime, _Ending | None, tuple[_Ending, ...]]


@lru_cache(maxsize=1 << 15)
def _endings(tail: str, lead: str, *, rare: bool) -> tuple[_Vowel, ...]:
    """Return the vowels that *tail* writes after an initial: open, if it may be, and closed.

    Words differ in their initials more than in what follows them, so this is kept.
    """
    return tuple(
        [
            (rime, _open(rime), tuple(_closed(tail, rime, rare=rare)))
            for rime in rimes(tail, 0, lead, rare=rare)
        ]
    )


def _open(rime: Rime) -> _Ending | None:
    if rime.closing == "closed":
        return None
    return _Ending(rime.end, _OPEN_SHORT.get(rime.vowel, 0.0), 0.0, NO_CODA, closes=False)


def _closed(tail: str, rime: Rime, *, rare: bool) -> Iterator[_Ending]:
    if rime.closing == "open":
        for coda in codas(tail, rime.end, rime.vowel, rime.form or "-", rare=rare):
            if not coda.final:
                yield _Ending(coda.end, 0.0, 0.0, coda, closes=False)
        return
    if rare and rime.form == "-รร":  # พัน-ระ-ยา
        coda = Coda(rime.end - 1, "รร", "", shared=True, cost=COST_SHARED)
        yield _Ending(coda.end, coda.cost, 0.0, coda, closes=False)
    opens = tail[rime.end + 1 : rime.end + 2] in _VOWELS
    if rime.form == "-รร" and tail.startswith("ม", rime.end) and opens:
        # กำ-มา-ทิ-กาน: ม closes one syllable and opens the next
        coda = Coda(rime.end, "ม", "", shared=True, cost=0.0)
        yield _Ending(rime.end, -0.6, 0.0, coda, closes=False)
    for coda in codas(tail, rime.end, rime.vowel, rime.form, rare=rare):
        if _can_close(rime, coda):
            extra = 0.3 if rime.form == "เ-อ" else 0.0
            yield _Ending(coda.end, coda.cost, extra, coda, closes=True)


def _can_close(rime: Rime, coda: Coda) -> bool:
    final = coda.final
    if not final and rime.closing == "closed":
        return False
    if rime.form == "" and rime.vowel in ("ออ", "โอะ"):
        return (final == "ร") == (rime.vowel == "ออ")
    if rime.vowel == "เออ" and rime.form == "เ-" and final != "ย":
        return False
    return not (rime.vowel == "เอ" and final == "ย")


def _close(word: str, head: int, onset: Onset, vowel: _Vowel, found: list[Arc]) -> None:
    """Put an initial before a vowel and its endings."""
    rime, opened, closed = vowel
    cost = 1.0 + onset.cost + rime.cost
    at = head + onset.length
    kind = onset.kind
    if onset.length > 1 and rime.form == "":
        if word[head + 1] == "ว":
            return  # สวน is อัว, never สะ-หฺวน
        if rime.vowel == "ออ":
            return
    if kind == "leading" and head and rime.form not in ("เ-", "แ-", "โ-"):
        cost -= 0.35  # ยุ่ง-เหฺยิง, not ยุ่ง-เห-ยิง
    led = kind == "led"
    if led or kind == "loose":
        if rime.form == "เ-ิ-":
            cost -= 0.0 if word[head : head + 2] in TRUE_CLUSTERS else 0.7
        elif rime.form == "เ-า":
            cost += 0.3
    if opened and not (led and not _leads(word, head, rime, "")):
        found.append(Arc(at + opened.end, cost + opened.cost, head, onset, rime, NO_CODA))
    for end, more, extra, coda, closes in closed:
        if led and closes:
            if not _leads(word, head, rime, coda.final):
                continue
            if head and coda.final and rime.form != "เ-ิ-":  # แสลง, โฉนด
                extra -= 0.35  # noqa: PLW2901
        found.append(Arc(at + end, cost + more + extra, head, onset, rime, coda))


def _leads(word: str, head: int, rime: Rime, final: str) -> bool:
    """Tell whether an initial leads: a middle letter does so only where it changes the tone."""
    first = word[head]
    if CLASS[first] == "high":
        return True
    stopped = bool(final) and FINAL_SOUND[final] in "กดบ"
    if first == "อ":
        return bool(rime.mark) or (rime.vowel in ("อึ", "อา") and stopped)
    return bool(rime.mark) or stopped


def _unwritten(word: str, first: str, found: list[Arc], *, rare: bool) -> None:
    """C alone: Cะ, or Cอ before ร; and C with ฤ."""
    following = word[1:2]
    third = word[2:3]
    if following and following in "ฤฦ" and (rare or first in "กตทปพ"):  # else Cะ-รึ: หฤทัย
        _vocalic_arcs(word, 1, Onset(1, "cluster", 0.0), found, rare=rare)
    if following in DEPENDENT:
        if following == "็":  # ก็
            rime = Rime(2, "เอาะ", "-็", "", "open", 0.0)
            found.append(Arc(2, 1.0, 0, _SINGLE, rime, NO_CODA))
        if following in TONES:  # บ่
            rime = Rime(2, "ออ", "", following, "open", 0.0)
            found.append(Arc(2, COST_RARE, 0, _SINGLE, rime, NO_CODA))
        return
    cost = 1.0 + (COST_BARE if following else COST_BARE_AT_END)
    if first == "ห":
        cost += 0.3
    if first == "ส" and following + third in TRUE_CLUSTERS and word[3:4] in _LOAN_SIGNS:
        cost -= 1.2  # สะ-ตฺรีม, สะ-กฺรีน
    found.append(Arc(1, cost, 0, _SINGLE, Rime(1, "อะ", "", "", "open", 0.0), NO_CODA))
    clusters = first + following in TRUE_CLUSTERS or following == "ร"
    if rare and clusters and third and third not in DEPENDENT:
        rime = Rime(2, "อะ", "", "", "open", 0.0)  # จัก-กฺระ-ยาน
        found.append(Arc(2, COST_RARE, 0, _CLUSTER, rime, NO_CODA))
    if rare and first + following == "ชร" and third and third not in DEPENDENT:
        rime = Rime(2, "อะ", "", "", "open", 0.0)  # เพ็ด-ชะ-บูน, whose ร is not heard
        found.append(Arc(2, COST_RARE, 0, _FALSE, rime, NO_CODA))
    rime = Rime(1, "ออ", "", "", "open", 0.0)
    usual = following == "ร" or (following == "ว" and first == "บ") or word.startswith("บดี")
    if usual or rare:
        cost += -3.2 if following == "ร" and first in _BEFORE_RA and _has_vowel(word) else 0.3
        found.append(Arc(1, cost if usual else COST_RARE, 0, _SINGLE, rime, NO_CODA))


def _has_vowel(word: str) -> bool:
    """Tell whether the syllable after two letters is a consonant with a written vowel: ทอ-ระ-พิด."""
    third, fourth = word[2:3], word[3:4]
    if third in LEAD_VOWELS:
        return bool(third)
    return third in CONSONANTS - {"ร"} and bool(fourth) and fourth in _VOWELS


def _vocalic_arcs(word: str, at: int, onset: Onset, found: list[Arc], *, rare: bool) -> None:
    """ฤ ฦ (ๅ): read ริ, รึ or เรอ; the usual reading costs least."""
    sign = word[at]
    if word[at + 1 : at + 2] == "ๅ":
        for vowel in ("อือ", "อี") if rare else ("อือ",):  # ตฺรี is written ตฤๅ
            rime = Rime(at + 2, vowel, sign + "ๅ", "", "open", 0.0)
            found.append(Arc(at + 2, 1.0, 0, onset, rime, NO_CODA))
        return
    usual = "อิ" if at and word[0] in "กตทปศส" else "อึ"
    for vowel in ("อิ", "อึ", "เออ"):
        cost = 1.0 + (0.0 if vowel == usual else 1.5 if vowel == "เออ" else 0.6)
        rime = Rime(at + 1, vowel, sign, "", "either", 0.0)
        found.append(Arc(at + 1, cost, 0, onset, rime, NO_CODA))
        found.extend(
            Arc(coda.end, cost + coda.cost, 0, onset, rime, coda)
            for coda in codas(word, at + 1, vowel, sign, rare=rare)
        )
