"""What the grammar proposes: the parts of a written syllable, the forms of vowels, the finals.

Vowels are สระคงรูป, ลดรูป, เปลี่ยนรูป; finals come with the letters after them that are not heard,
with ์ and without. Costs only order proposals; their differences matter, not they.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.spelling.consonants import CONSONANTS, FINAL_SOUND

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
# Signs that cannot begin a syllable or a final: what they stand on is an initial, or silent.
DEPENDENT: Final = frozenset("ะาำิีึืุู็ั่้๊๋์ๅ")
NO_CODA: Final = Coda(-1, "", "", shared=False, cost=0.0)

COST_BARE: Final = 1.2  # an unwritten อะ without a final: ข-นม
COST_BARE_AT_END: Final = 5.0
COST_IMPLICIT: Final = 0.3  # an unwritten โอะ or ออ with a final: คน พร
COST_SHARED: Final = 1.2  # a final that also begins what follows
COST_RARE: Final = 4.0  # what only a listed reading asks for


def rimes(word: str, at: int, lead: str, *, rare: bool) -> Iterator[Rime]:
    """Propose the vowels that ``word[at:]`` writes after an initial, *lead* before it.

    With *rare*, also those that only a listed reading asks for.
    """
    return _led_rimes(word, at, lead) if lead else _free_rimes(word, at, rare=rare)


def _mark(word: str, at: int) -> tuple[str, int]:
    """Return the tone mark at *at* ("" for none) and the place after it."""
    mark = word[at : at + 1]
    return (mark, at + 1) if mark in TONES else ("", at)


def _led_rimes(word: str, at: int, lead: str) -> Iterator[Rime]:
    mark, after = _mark(word, at)
    here = word[at : at + 1]
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
    mark, after = _mark(word, at + 1)
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


def _free_rimes(word: str, at: int, *, rare: bool) -> Iterator[Rime]:
    mark, after = _mark(word, at)
    here = word[at : at + 1]
    if here in _SIMPLE or here in ("ื", "ั"):
        sign = here
        mark, after = _mark(word, at + 1)
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
    if following in DEPENDENT:
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
        if rare:
            yield Rime(after, "อะ", "", mark, "closed", COST_RARE)  # สตรี, which is สัด-ตฺรี


# Finals of native words, which begin no syllable as well unless a list says so.
NATIVE_FINALS: Final = frozenset("กดบงนมยวรล")
_NO_IMPLICIT_FINAL: Final = frozenset("ยว")  # โอะ is never followed by them
# After these vowels, and these only, a written ร before the final stop is not heard.
_SILENT_RO_VOWELS: Final = frozenset({"อา", "เอีย", "อี"})
# Stops that carry a silent ร: จักร บัตร สมุทร เพชร.
_BEFORE_RO: Final = frozenset("กคตทช")
# Two letters before ์ that are silent as one: ศาสตร์ ลักษณ์ กาญจน์ ราษฎร์.
_USUAL_TAILS: Final = frozenset(["ตร", "ทร", "ดร", "ฎร", "ษณ", "ษม", "จน", "สต"])
# Two letters that close a syllable as one: พุทธ ทุกข.
DOUBLED: Final = frozenset(
    ["ทธ", "ตถ", "ตต", "กข", "ฏฐ", "ษฐ", "ษฎ", "ชช", "จฉ", "ฑฒ", "ลป", "สต", "รค", "ปต"]
)


# Vowels that no Thai syllable closes by the glide: โล-กี-ยะ, ภู-วะ-, กี-วี.
_NEVER_CLOSED: Final = {
    "ย": frozenset({"อิ", "อี", "อือ", "แอะ", "แอ"}),
    "ว": frozenset({"อึ", "อือ", "อี", "อุ", "อู", "เอาะ", "ออ"}),
}


def silent_group(word: str, at: int, most: int) -> int:
    """Return the end of the letters silenced by ์ at *at* (at most *most* + 1), or -1."""
    end = at
    while end < at + most + 1 and word[end : end + 1] in CONSONANTS:
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


def codas(word: str, at: int, vowel: str, form: str, *, rare: bool) -> Iterator[Coda]:
    """Propose the finals of a syllable whose vowel ends at *at*.

    With *rare*, also those that only a listed reading asks for.
    """
    size = len(word)
    if at >= size:
        return
    letter = word[at]
    if letter not in CONSONANTS:
        return
    if form != "":
        end = silent_group(word, at, 1 if rare or form == "เ-า" else 0)  # เสาร์, เชาวน์
        if end > 0:  # ไมล์ เสาร์ โพธิ์: nothing of it is heard
            yield Coda(end, "", word[at:end], shared=False, cost=0.0)
            if end < size and letter in "รลสวห":  # ฟอร์ม ฟิล์ม วาล์ว โอห์ม: a final follows
                for coda in codas(word, end, vowel, "-", rare=False) if end < size else ():
                    if not coda.shared and coda.final:
                        yield coda._replace(silent=word[at:end] + coda.silent)
    implicit = form == ""
    if letter in FINAL_SOUND and not (implicit and letter in _NO_IMPLICIT_FINAL):
        yield from _letter_codas(word, at, vowel, implicit=implicit, rare=rare)
    following = word[at + 1 : at + 2]
    if letter == "ร" and vowel in _SILENT_RO_VOWELS and following and following in "ถทตคฆชศส":
        for coda in _letter_codas(word, at + 1, vowel, implicit=False, rare=rare):
            yield coda._replace(silent="ร" + coda.silent, cost=coda.cost + 0.3)
    if letter == "ร" and vowel == "อี" and following == "ษ":  # ศีรษะ
        yield Coda(at + 1, "", "ร", shared=False, cost=0.5)
    if letter == "ห" and following == "ม":
        for coda in _letter_codas(word, at + 1, vowel, implicit=False, rare=rare):
            yield coda._replace(silent="ห" + coda.silent, cost=coda.cost + 0.3)


def _letter_codas(word: str, at: int, vowel: str, *, implicit: bool, rare: bool) -> Iterator[Coda]:
    letter = word[at]
    if letter not in FINAL_SOUND or (not rare and vowel in _NEVER_CLOSED.get(letter, ())):
        return
    linking = rare or letter not in NATIVE_FINALS
    following = word[at + 1 : at + 2]
    third = word[at + 2 : at + 3]
    if following in DEPENDENT:
        if following in "ิุ" and (rare or letter in "ตมรธ") and third not in DEPENDENT:
            usual = letter == "ต" and not implicit
            cost = 0.4 if usual and vowel in ("อะ", "อา", "เอ", "เอีย") else 1.5 + implicit
            if third:  # heard inside a word, but for listed ones
                cost += 1.2
            yield Coda(at + 2, letter, following, shared=False, cost=cost)
        if following == "ิ" and word[at + 3 : at + 4] == "์":  # ปาฏิหาริย์
            yield Coda(at + 4, letter, word[at + 1 : at + 4], shared=False, cost=0.0)
        if following != "์" and linking:
            yield Coda(at, letter, "", shared=True, cost=COST_SHARED + 0.8 * implicit)
        return
    yield Coda(at + 1, letter, "", shared=False, cost=0.0 if letter not in "ซฟ" else 0.1)
    if not following:
        return
    if linking:
        yield Coda(at, letter, "", shared=True, cost=COST_SHARED + 0.8 * implicit)
    if following in CONSONANTS:
        end = silent_group(word, at + 1, 2)
        if end > 0:
            tail = word[at + 1 : end]
            extra = sum(1 for sign in tail if sign in CONSONANTS) - 1
            usual = extra == 0 or (extra == 1 and tail[:2] in _USUAL_TAILS)
            if tail == "รณ์":  # ปะ-กอน, อะ-ทิ-กอน
                extra += 2
            yield Coda(
                end, letter, tail, shared=False, cost=0.0 if usual else 1.5 * extra + 0.8 * implicit
            )
        if rare and third and third in "ิุ" and word[at + 3 : at + 4] not in DEPENDENT:  # วิ-พัด
            yield Coda(at + 3, letter, following + third, shared=False, cost=2.0)
        bare = third not in DEPENDENT
        heard = letter in "กค" and vowel != "อะ"  # สุกร, not จักร
        if bare and following == "ร" and letter in _BEFORE_RO and not heard:
            cost = 0.4 if letter in "กต" else 2.0  # มิตร, but อุ-ทอน, นะ-คอน
            yield Coda(at + 2, letter, "ร", shared=False, cost=cost)
        elif bare and letter + following in DOUBLED:
            cost = 0.5 if not third else 2.2
            yield Coda(at + 2, letter, following, shared=False, cost=cost)
