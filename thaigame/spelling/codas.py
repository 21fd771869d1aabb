"""Finals and the letters after them that are not heard, with ์ and without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.spelling.letters import CONSONANTS, FINAL_SOUND
from thaigame.spelling.proposal import COST_SHARED, DEPENDENT, Coda

if TYPE_CHECKING:
    from collections.abc import Iterator

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
_DOUBLED: Final = frozenset(
    ["ทธ", "ตถ", "ตต", "กข", "ฏฐ", "ษฐ", "ษฎ", "ชช", "จฉ", "ฑฒ", "ลป", "สต", "รค", "ปต"]
)


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
        end = silent_group(word, at, 1 if form == "เ-า" else 0)  # เสาร์, เชาวน์
        if end > 0:  # ไมล์ เสาร์ โพธิ์: nothing of it is heard
            yield Coda(end, "", word[at:end], shared=False, cost=0.0)
            if end < size and letter in "รลสว":  # ฟอร์ม ฟิล์ม: a final follows
                for coda in codas(word, end, vowel, "", rare=False) if end < size else ():
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
    if letter not in FINAL_SOUND:
        return
    linking = rare or letter not in NATIVE_FINALS
    following = word[at + 1 : at + 2]
    third = word[at + 2 : at + 3]
    if following in DEPENDENT:
        if following in "ิุ" and letter in "ตมรธ" and third not in DEPENDENT:
            usual = letter == "ต" and not implicit
            cost = 0.4 if usual and vowel in ("อะ", "อา", "อุ", "เอ", "เอีย") else 1.5 + implicit
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
            yield Coda(
                end, letter, tail, shared=False, cost=0.0 if usual else 1.5 * extra + 0.8 * implicit
            )
        bare = third not in DEPENDENT
        heard = letter in "กค" and vowel != "อะ"  # สุกร, not จักร
        if bare and following == "ร" and letter in _BEFORE_RO and not heard:
            cost = 0.4 if letter in "กต" else 2.0  # มิตร, but อุ-ทอน, นะ-คอน
            yield Coda(at + 2, letter, "ร", shared=False, cost=cost)
        elif bare and letter + following in _DOUBLED:
            cost = 0.5 if not third else 2.2
            yield Coda(at + 2, letter, following, shared=False, cost=cost)
