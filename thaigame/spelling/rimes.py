"""The written forms of the vowels: สระคงรูป, ลดรูป, เปลี่ยนรูป."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.spelling.proposal import COST_IMPLICIT, COST_RARE, DEPENDENT, TONES, Rime

if TYPE_CHECKING:
    from collections.abc import Iterator


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
