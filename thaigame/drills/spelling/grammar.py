"""Every way in which a written syllable can begin at one place of a word.

A written syllable is (lead vowel) + initial + vowel and tone + (final) + (silent letters). The
grammar is generous: it proposes, with a cost for what is unusual, and the search (``parse``)
or a listed reading decides. Costs only order proposals; their differences matter, not they.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.drills.spelling.letters import (
    CLASS,
    CONSONANTS,
    FINAL_SOUND,
    LOW_SINGLE,
    TRUE_CLUSTERS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


class Onset(NamedTuple):
    """An initial: its length in letters, its kind, its cost, and whether it is two syllables.

    ``kind`` is ``single``, ``cluster``, ``false cluster``, ``leading`` (one syllable: หมา, อยู่),
    ``led`` (two: ตะ-หฺลาด) or ``loose`` (two without leading: สะ-แดง).
    """

    length: int
    kind: str
    cost: float


class Rime(NamedTuple):
    """A vowel as written after its initial; ``end`` is where the final may begin.

    ``closing`` is "open" (no final can follow), "closed" (one must) or "either".
    """

    end: int
    vowel: str
    form: str
    mark: str
    closing: str
    cost: float


class Coda(NamedTuple):
    """A final with its silent letters. A shared final also begins what follows."""

    end: int
    final: str
    silent: str
    shared: bool
    cost: float


class Arc(NamedTuple):
    """A proposed syllable (two where the initial is led or loose) of the first ``end`` letters.

    ``head`` is the place of the initial: 1 after a lead vowel, else 0.
    """

    end: int
    cost: float
    head: int
    onset: Onset
    rime: Rime
    coda: Coda


LEAD_VOWELS: Final = frozenset("เแโไใ")
TONES: Final = frozenset("่้๊๋")
DEPENDENT: Final = frozenset("ะาำิีึืุู็ั่้๊๋์ๅ")
NO_CODA: Final = Coda(-1, "", "", shared=False, cost=0.0)

_SINGLE: Final = Onset(1, "single", 0.0)
_CLUSTER: Final = Onset(2, "cluster", -0.05)
_LEADING: Final = Onset(2, "leading", 0.05)
_LED: Final = Onset(2, "led", 0.9)
_LOOSE: Final = Onset(2, "loose", 1.3)
_FALSE: Final = Onset(2, "false cluster", -0.6)

_LED_BY_HO: Final = frozenset("งญณนมยรลว")
_LEADERS: Final = frozenset("ขฉถผฝศษสกจตอ")
_YO_LED: Final = ("อย่า", "อยู่", "อย่าง", "อยาก")
_NO_IMPLICIT_FINAL: Final = frozenset("ยว")

# After these vowels, and these only, a written ร before the final stop is not heard.
_SILENT_RO_VOWELS: Final = frozenset({"อา", "เอีย", "อี"})
# Stops that carry a silent ร (จักร บัตร สมุทร เพชร), and doubled ones (พุทธ ทุกข).
_BEFORE_RO: Final = frozenset("กคตทช")
# Two letters before ์ that are silent as one: ศาสตร์ ลักษณ์ กาญจน์ ราษฎร์.
_USUAL_TAILS: Final = frozenset("ตร ทร ดร ฎร ษณ ษม จน สต".split())
_DOUBLED: Final = frozenset(
    ("ทธ", "ตถ", "ตต", "กข", "ฏฐ", "ษฐ", "ษฎ", "ชช", "จฉ", "ฑฒ", "ลป", "สต", "รค", "ปต")
)

COST_BARE: Final = 1.2
COST_BARE_AT_END: Final = 5.0
COST_IMPLICIT: Final = 0.3
COST_SHARED: Final = 1.2
COST_RARE: Final = 4.0


def onsets(word: str, head: int, *, lead: str, false_clusters: frozenset[str] | None) -> Iterator[Onset]:
    """Propose the initials that begin with the consonant ``word[head]``."""
    yield _SINGLE
    second = word[head + 1 : head + 2]
    if second not in CONSONANTS or not second:
        return
    first = word[head]
    pair = first + second
    if pair in TRUE_CLUSTERS:
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
    if lead:
        yield _LOOSE


def _listed(word: str, head: int, lead: str, listed: frozenset[str] | None) -> bool:
    if listed is None:
        return True
    start = head - 1 if lead else head
    return any(word[start : start + size] in listed for size in (7, 6, 5, 4, 3, 2))


def rimes(word: str, at: int, lead: str) -> Iterator[Rime]:
    """Propose the vowels that ``word[at:]`` writes after an initial, *lead* before it."""
    mark = word[at : at + 1]
    if mark in TONES and mark:
        plain_at = at + 1
    else:
        mark, plain_at = "", at
    here = word[at : at + 1]
    if lead:
        yield from _led_rimes(word, at, plain_at, lead, here, mark)
    else:
        yield from _free_rimes(word, at, plain_at, here, mark)


def _led_rimes(
    word: str, at: int, after: int, lead: str, here: str, mark: str
) -> Iterator[Rime]:
    if lead in "ไใ":
        vowel = "ไอ" if lead == "ไ" else "ใอ"
        if lead == "ไ" and word[after : after + 1] == "ย":
            yield Rime(after + 1, vowel, "ไ-ย", mark, "open", 0.05)
        yield Rime(after, vowel, lead + "-", mark, "open", 0.0)
        return
    if here == "็":
        short = {"เ": "เอะ", "แ": "แอะ"}.get(lead)
        if short:
            yield Rime(at + 1, short, lead + "-็-", "", "closed", 0.0)
        return
    following = word[after : after + 1]
    if lead == "เ":
        if here and here in "ีืิ":
            yield from _compound_rimes(word, at, here)
            return
        if following == "า":
            if word[after + 1 : after + 2] == "ะ":
                yield Rime(after + 2, "เอาะ", "เ-าะ", mark, "open", 0.0)
            else:
                yield Rime(after + 1, "เอา", "เ-า", mark, "open", 0.0)
            return
        if following == "อ":
            if word[after + 1 : after + 2] == "ะ":
                yield Rime(after + 2, "เออะ", "เ-อะ", mark, "open", 0.0)
            else:
                yield Rime(after + 1, "เออ", "เ-อ", mark, "either", 0.0)
        if following == "ย":
            yield Rime(after, "เออ", "เ-", mark, "closed", -0.05)
    if following == "ะ":
        short = {"เ": "เอะ", "แ": "แอะ", "โ": "โอะ"}[lead]
        yield Rime(after + 1, short, lead + "-ะ", mark, "open", 0.0)
        return
    yield Rime(after, {"เ": "เอ", "แ": "แอ", "โ": "โอ"}[lead], lead + "-", mark, "either", 0.0)


def _compound_rimes(word: str, at: int, sign: str) -> Iterator[Rime]:
    """เ with ี ื ิ above: เอีย เอือ เออ."""
    mark = word[at + 1 : at + 2]
    if mark in TONES and mark:
        after = at + 2
    else:
        mark, after = "", at + 1
    if sign == "ิ":
        yield Rime(after, "เออ", "เ-ิ-", mark, "closed", 0.0)
        return
    letter, name = ("ย", "เอีย") if sign == "ี" else ("อ", "เอือ")
    if word[after : after + 1] != letter:
        return
    form = f"เ-{sign}{letter}"
    if word[after + 1 : after + 2] == "ะ":
        yield Rime(after + 2, name + "ะ", form + "ะ", mark, "open", 0.0)
    else:
        yield Rime(after + 1, name, form, mark, "either", 0.0)


_SIMPLE: Final = {"ิ": "อิ", "ี": "อี", "ึ": "อึ", "ุ": "อุ", "ู": "อู"}


def _free_rimes(word: str, at: int, after: int, here: str, mark: str) -> Iterator[Rime]:
    if here in _SIMPLE or here in ("ื", "ั"):
        sign = here
        mark = word[at + 1 : at + 2]
        if mark in TONES and mark:
            after = at + 2
        else:
            mark, after = "", at + 1
        following = word[after : after + 1]
        if sign == "ั":
            if following == "ว":
                if word[after + 1 : after + 2] == "ะ":
                    yield Rime(after + 2, "อัวะ", "-ัวะ", mark, "open", 0.0)
                else:
                    yield Rime(after + 1, "อัว", "-ัว", mark, "open", 0.0)
            else:
                yield Rime(after, "อะ", "-ั-", mark, "closed", 0.0)
        elif sign == "ื":
            if following == "อ":
                yield Rime(after + 1, "อือ", "-ือ", mark, "open", 0.0)
            else:
                yield Rime(after, "อือ", "-ื-", mark, "closed", 0.0)
        else:
            yield Rime(after, _SIMPLE[sign], "-" + sign, mark, "either", 0.0)
        return
    if here == "็":
        if word[at + 1 : at + 2] == "อ":
            yield Rime(at + 2, "เอาะ", "-็อ-", "", "closed", 0.0)
        return
    following = word[after : after + 1]
    if following == "า":
        yield Rime(after + 1, "อา", "-า", mark, "either", 0.0)
        return
    if following == "ำ":
        yield Rime(after + 1, "อำ", "-ำ", mark, "open", 0.0)
        return
    if following == "ะ":
        yield Rime(after + 1, "อะ", "-ะ", mark, "open", 0.0)
        return
    if following in DEPENDENT and following:
        return
    if following == "อ":
        yield Rime(after + 1, "ออ", "-อ", mark, "either", 0.0)
    if following == "ว":
        yield Rime(after + 1, "อัว", "-ว-", mark, "closed", 0.05)
    if word.startswith("รร", after):
        yield Rime(after + 2, "อะ", "-รร", mark, "either", -0.2)
    if following:
        yield Rime(after, "โอะ", "", mark, "closed", COST_IMPLICIT)
        if following == "ร":
            yield Rime(after, "ออ", "", mark, "closed", COST_IMPLICIT + 0.15)
        yield Rime(after, "อะ", "", mark, "closed", COST_RARE)  # สตรี, which is สัด-ตฺรี


def silent_group(word: str, at: int, most: int) -> int:
    """Return the end of the letters silenced by ์ at *at* (at most *most* + 1), or -1."""
    end = at
    while end < at + most + 1 and word[end : end + 1] in CONSONANTS and word[end : end + 1]:
        end += 1
        sign = word[end : end + 1]
        if sign == "์":
            return end + 1
        if sign and sign in "ิุ":
            if word[end + 1 : end + 2] == "์":
                return end + 2
            # กษัตริย์: the silenced part may hold a vowel before the letter with the mark.
            if sign == "ิ" and word[end + 2 : end + 3] == "์":
                return end + 3
            return -1
    return -1


def codas(word: str, at: int, vowel: str, form: str) -> Iterator[Coda]:
    """Propose the finals of a syllable whose vowel ends at *at*."""
    size = len(word)
    if at >= size:
        return
    letter = word[at]
    if letter not in CONSONANTS:
        return
    if form != "":
        end = silent_group(word, at, 0)
        if end > 0:  # ไมล์ เสาร์ โพธิ์: nothing of it is heard
            yield Coda(end, "", word[at:end], shared=False, cost=0.0)
            if end < size and letter in "รลสว":  # ฟอร์ม ฟิล์ม: a final follows
                for coda in codas(word, end, vowel, "") if end < size else ():
                    if not coda.shared and coda.final:
                        yield coda._replace(silent=word[at:end] + coda.silent)
    implicit = form == ""
    if letter in FINAL_SOUND and not (implicit and letter in _NO_IMPLICIT_FINAL):
        yield from _letter_codas(word, at, vowel, implicit=implicit)
    following = word[at + 1 : at + 2]
    if letter == "ร" and vowel in _SILENT_RO_VOWELS and following and following in "ถทตคฆชศส":
        for coda in _letter_codas(word, at + 1, vowel, implicit=False):
            yield coda._replace(silent="ร" + coda.silent, cost=coda.cost + 0.3)
    if letter == "ร" and vowel == "อี" and following == "ษ":  # ศีรษะ
        yield Coda(at + 1, "", "ร", shared=False, cost=0.5)
    if letter == "ห" and following == "ม":
        for coda in _letter_codas(word, at + 1, vowel, implicit=False):
            yield coda._replace(silent="ห" + coda.silent, cost=coda.cost + 0.3)


def _letter_codas(word: str, at: int, vowel: str, *, implicit: bool) -> Iterator[Coda]:
    letter = word[at]
    if letter not in FINAL_SOUND:
        return
    following = word[at + 1 : at + 2]
    third = word[at + 2 : at + 3]
    if following in DEPENDENT and following:
        if following in "ิุ" and letter in "ตมรธ" and third not in DEPENDENT:
            usual = letter == "ต" and not implicit
            cost = 0.4 if usual and vowel in ("อะ", "อา", "อุ", "เอ", "เอีย") else 1.5 + implicit
            yield Coda(at + 2, letter, following, shared=False, cost=cost)
        if following == "ิ" and word[at + 3 : at + 4] == "์":  # ปาฏิหาริย์
            yield Coda(at + 4, letter, word[at + 1 : at + 4], shared=False, cost=0.0)
        if following != "์":
            yield Coda(at, letter, "", shared=True, cost=COST_SHARED + 0.8 * implicit)
        return
    yield Coda(at + 1, letter, "", shared=False, cost=0.0 if letter not in "ซฟ" else 0.1)
    if not following:
        return
    yield Coda(at, letter, "", shared=True, cost=COST_SHARED + 0.8 * implicit)
    if following in CONSONANTS:
        end = silent_group(word, at + 1, 2)
        if end > 0:
            tail = word[at + 1 : end]
            extra = sum(1 for sign in tail if sign in CONSONANTS) - 1
            usual = extra == 0 or (extra == 1 and tail[:2] in _USUAL_TAILS)
            yield Coda(end, letter, tail, shared=False, cost=0.0 if usual else 1.5 * extra)
        bare = third not in DEPENDENT or not third
        heard = letter in "กค" and vowel != "อะ"  # สุกร, not จักร
        if bare and following == "ร" and letter in _BEFORE_RO and not heard:
            yield Coda(at + 2, letter, "ร", shared=False, cost=0.4)
        elif bare and letter + following in _DOUBLED:
            cost = 0.5 if not third else 1.2
            yield Coda(at + 2, letter, following, shared=False, cost=cost)


def arcs(word: str, false_clusters: frozenset[str] | None) -> tuple[Arc, ...]:
    """Return every syllable that can begin a canonical word or the rest of one.

    *false_clusters* are the syllables whose ร may be silent; None lets any be.
    """
    found: list[Arc] = []
    sign = word[0]
    lead = sign if sign in LEAD_VOWELS else ""
    head = 1 if lead else 0
    first = word[head : head + 1]
    if first and first in "ฤฦ" and not lead:
        _vocalic_arcs(word, 0, _SINGLE, found)
        return tuple(found)
    if first not in CONSONANTS or not first:
        return ()
    for onset in onsets(word, head, lead=lead, false_clusters=false_clusters):
        at = head + onset.length
        for rime in rimes(word, at, lead):
            _close(word, head, onset, rime, found)
    if not lead:
        _unwritten(word, first, found)
    return tuple(found)


def _close(word: str, head: int, onset: Onset, rime: Rime, found: list[Arc]) -> None:
    cost = 1.0 + onset.cost + rime.cost
    clustered = onset.length == 2
    if clustered and rime.form == "" and onset.kind != "single" and word[head + 1] == "ว":
        return  # สวน is อัว, never สะ-หฺวน
    if clustered and rime.form == "" and rime.vowel == "ออ":
        return
    if onset.kind in ("led", "loose"):
        if rime.form == "เ-ิ-":
            cost -= 0.7
        elif rime.form == "เ-า":
            cost += 0.3
    if rime.closing != "closed":
        open_cost = cost + (0.1 if rime.vowel in ("อิ", "อุ", "อึ") else 0.0)
        if not (onset.kind == "led" and not _leads(word, head, rime, "")):
            found.append(Arc(rime.end, open_cost, head, onset, rime, NO_CODA))
    if rime.closing == "open":
        for coda in codas(word, rime.end, rime.vowel, rime.form or "-"):
            if not coda.final:
                found.append(Arc(coda.end, cost, head, onset, rime, coda))
        return
    if rime.form == "-รร":  # พัน-ระ-ยา
        coda = Coda(rime.end - 1, "รร", "", shared=True, cost=COST_SHARED)
        found.append(Arc(coda.end, cost + coda.cost, head, onset, rime, coda))
    for coda in codas(word, rime.end, rime.vowel, rime.form):
        if not coda.final and rime.closing == "closed":
            continue
        if onset.kind == "led" and not _leads(word, head, rime, coda.final):
            continue
        if rime.form == "" and rime.vowel == "ออ" and coda.final != "ร":
            continue
        if rime.form == "" and rime.vowel == "โอะ" and coda.final == "ร":
            continue
        if rime.vowel == "เออ" and rime.form == "เ-" and coda.final != "ย":
            continue
        if rime.vowel == "เอ" and coda.final == "ย":
            continue
        extra = 0.3 if rime.form == "เ-อ" else 0.0
        if onset.kind == "led" and head and coda.final and rime.form != "เ-ิ-":  # แสลง, โฉนด
            extra -= 0.35
        found.append(Arc(coda.end, cost + coda.cost + extra, head, onset, rime, coda))


def _leads(word: str, head: int, rime: Rime, final: str) -> bool:
    """Tell whether an initial leads: a middle letter does so only where it changes the tone."""
    first = word[head]
    if CLASS[first] == "high":
        return True
    stopped = bool(final) and FINAL_SOUND[final] in "กดบ"
    if first == "อ":
        return bool(rime.mark) or rime.vowel in ("อึ", "อา") and stopped
    return bool(rime.mark) or stopped


def _unwritten(word: str, first: str, found: list[Arc]) -> None:
    """C alone: Cะ, or Cอ before ร; and C with ฤ."""
    following = word[1:2]
    third = word[2:3]
    if following and following in "ฤฦ" and first in "กตทปพศสว":  # else Cะ-รึ: หฤทัย
        _vocalic_arcs(word, 1, Onset(1, "cluster", 0.0), found)
    if following in DEPENDENT and following:
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
    found.append(Arc(1, cost, 0, _SINGLE, Rime(1, "อะ", "", "", "open", 0.0), NO_CODA))
    if first + following in TRUE_CLUSTERS and third and third not in DEPENDENT:
        rime = Rime(2, "อะ", "", "", "open", 0.0)  # จัก-กฺระ-ยาน
        found.append(Arc(2, COST_RARE, 0, _CLUSTER, rime, NO_CODA))
    if following == "ร" or (following == "ว" and first == "บ") or word.startswith("บดี"):
        rime = Rime(1, "ออ", "", "", "open", 0.0)
        found.append(Arc(1, cost + 0.3, 0, _SINGLE, rime, NO_CODA))


def _vocalic_arcs(word: str, at: int, onset: Onset, found: list[Arc]) -> None:
    """ฤ ฦ (ๅ): read ริ, รึ or เรอ; the usual reading costs least."""
    sign = word[at]
    if word[at + 1 : at + 2] == "ๅ":
        rime = Rime(at + 2, "อือ", sign + "ๅ", "", "open", 0.0)
        found.append(Arc(at + 2, 1.0, 0, onset, rime, NO_CODA))
        return
    usual = "อิ" if at and word[0] in "กตทปศส" else "อึ"
    for vowel in ("อิ", "อึ", "เออ"):
        cost = 1.0 + (0.0 if vowel == usual else 1.5 if vowel == "เออ" else 0.6)
        rime = Rime(at + 1, vowel, sign, "", "either", 0.0)
        found.append(Arc(at + 1, cost, 0, onset, rime, NO_CODA))
        for coda in codas(word, at + 1, vowel, sign):
            found.append(Arc(coda.end, cost + coda.cost, 0, onset, rime, coda))
