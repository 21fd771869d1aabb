"""From a proposed syllable (``grammar.Arc``) to its attributes and its reading."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from thaigame.drills.spelling.letters import (
    CLASS,
    FALSE_SOUND,
    FINAL_SOUND,
    MATRA,
    OPEN,
    PHINTHU,
    plain,
)
from thaigame.drills.spelling.syllable import Options, Syllable
from thaigame.drills.spelling.tone import is_live, tone

if TYPE_CHECKING:
    from thaigame.drills.spelling.grammar import Arc
    from thaigame.drills.spelling.letters import Class
    from thaigame.drills.spelling.syllable import InitialKind
    from thaigame.drills.spelling.tone import Length

# How a listed reading may differ from the rule's: "lift" reads a low initial as if ห led it
# (ตำ-หฺรวด), "short" shortens the vowel (เพ็ด), "do" reads ฑ as ด (บัน-ดิด).
Twist = Literal["", "lift", "short", "do"]
TWISTS: Final[tuple[Twist, ...]] = ("", "lift", "short", "do")

SHORT_VOWELS: Final = frozenset(
    "อะ อิ อึ อุ เอะ แอะ โอะ เอาะ เออะ เอียะ เอือะ อัวะ อำ ไอ ใอ เอา ฤ ฦ".split()
)
_SHORTENED: Final = {"เอ": "เอะ", "แอ": "แอะ", "ออ": "เอาะ", "เออ": "เออะ"}
_TWISTED_FORM: Final = {"เอ": "เ-็-", "แอ": "แ-็-", "ออ": "-็อ-", "เออ": "เ-ิ-"}
_NASALS: Final = frozenset("งนม")

# By sound these vowels are อะ and a final.
_BY_SOUND: Final = {"อำ": "ม", "ไอ": "ย", "ใอ": "ย", "เอา": "ว"}
_NEWER_COUNT: Final = {
    "อำ": "อะ", "ไอ": "อะ", "ใอ": "อะ", "เอา": "อะ",
    "เอียะ": "เอีย", "เอือะ": "เอือ", "อัวะ": "อัว",
}  # fmt: skip


def realise(text: str, arc: Arc, twist: Twist, options: Options) -> tuple[Syllable, ...]:
    """Return the syllables (one, or two for a led or loose initial) of *arc*, which begins *text*."""
    stop = arc.end + 1 if arc.coda.shared else arc.end
    return _realise(
        text[:stop],
        arc.head,
        arc.onset.length,
        arc.onset.kind,
        arc.rime[1:4],
        arc.coda.final,
        arc.coda.silent,
        twist,
        options,
    )


@lru_cache(maxsize=65536)
def _realise(
    text: str,
    head: int,
    length: int,
    kind: str,
    rime: tuple[str, str, str],
    final: str,
    silent: str,
    twist: Twist,
    options: Options,
) -> tuple[Syllable, ...]:
    letters = text[head : head + length]
    vowel, form, mark = rime
    if form in ("ฤ", "ฤๅ", "ฦ", "ฦๅ"):
        letters = letters if letters == form[0] else letters + "ร"
    if kind in ("led", "loose"):
        first = _make(letters[0], letters[0], "single", "อะ", "", "", "", "", twist="", options=options)
        rest = text[:head] + text[head + 1 :]
        initial, initial_kind = (letters, "leading") if kind == "led" else (letters[1], "single")
        second = _make(
            rest, initial, initial_kind, vowel, form, mark, final, silent,
            twist=twist, options=options, apart=True,
        )  # fmt: skip
        return first, second
    return (
        _make(text, letters, kind, vowel, form, mark, final, silent, twist=twist, options=options),
    )


def _make(
    text: str,
    initial: str,
    kind: str,
    vowel: str,
    form: str,
    mark: str,
    final: str,
    silent: str,
    *,
    twist: Twist,
    options: Options,
    apart: bool = False,
) -> Syllable:
    kind_: InitialKind = kind  # type: ignore[assignment]
    if form == "-รร" and not final:
        final = "รร"
    spoken_final = "น" if final == "รร" else FINAL_SOUND.get(final, "")
    name = _short_name(vowel, form, mark, spoken_final, twist, initial)
    length: Length = "short" if name in SHORT_VOWELS else "long"
    matra = "กน" if final == "รร" else MATRA.get(final, OPEN)
    class_: Class = CLASS[initial[0]]
    if kind == "false cluster" and initial == "ทร":
        class_ = "low"
    if twist == "lift":
        class_, kind_ = "high", "leading"
    live = is_live(matra, name, length)
    heard_class: Class = "high" if apart and kind == "leading" else class_
    # ก็ alone is heard otherwise than its letters say.
    heard = "falling" if form == "-็" else tone(heard_class, mark, live=live, length=length)
    reading = _reading(initial, kind_, name, vowel, form, mark, spoken_final, twist, apart=apart)
    if options.am_ai_ao == "sound" and name in _BY_SOUND and form != "ไ-ย":
        final = _BY_SOUND[name]
        matra = MATRA[final]
    elif options.am_ai_ao == "sound" and form == "ไ-ย":
        final, matra = "ย", "เกย"
    if options.vowels == 21:  # noqa: PLR2004 the count of sounds is the option's name
        name = _NEWER_COUNT.get(name, name)
    return Syllable(
        text, reading, initial, kind_, class_, name, form, length, final, matra, live, mark,
        heard, silent,
    )  # fmt: skip


def _short_name(
    vowel: str, form: str, mark: str, spoken_final: str, twist: Twist, initial: str
) -> str:
    """Name the vowel, short where a tone mark hides ็ (เล่น, แน่น) and in เงิน."""
    if twist == "short":
        return _SHORTENED.get(vowel, vowel)
    if form == "เ-" and vowel == "เอ" and mark and mark in "่้" and spoken_final in _NASALS:
        return "เอะ" if spoken_final else vowel
    if form == "แ-" and mark == "่" and spoken_final and spoken_final in _NASALS:
        return "แอะ"
    if form == "เ-ิ-" and initial == "ง" and spoken_final == "น":
        return "เออะ"
    return vowel


def _initial(initial: str, kind: str, twist: Twist, *, apart: bool) -> str:
    if twist == "lift":
        return "ห" + PHINTHU + plain(initial)
    if twist == "do":
        return "ด" + initial[1:]
    if kind == "false cluster":
        return FALSE_SOUND.get(initial, plain(initial[0]))
    if kind == "leading":  # both kinds are read as if ห led
        return "ห" + PHINTHU + plain(initial[1])
    if kind == "cluster" and not apart:
        return plain(initial[0]) + PHINTHU + initial[1]
    return plain(initial)


def _reading(
    initial: str,
    kind: str,
    name: str,
    vowel: str,
    form: str,
    mark: str,
    final: str,
    twist: Twist,
    *,
    apart: bool,
) -> str:
    head = _initial(initial, kind, twist, apart=apart)
    if twist == "short" and vowel in _TWISTED_FORM:
        form = _TWISTED_FORM[vowel]
    if form == "-็":
        return head + "้อ"
    if form[:1] in "ฤฦ" and form:
        return head + {"อิ": "ิ", "อึ": "ึ", "อือ": "ือ", "เออ": "ิ"}[vowel] + final if (
            vowel != "เออ"
        ) else "เ" + head + "ิ" + final
    if form == "":
        if vowel == "อะ":
            return head + "ั" + mark + final if final else head + "ะ"
        if vowel == "ออ":
            return head + mark + "อ" + final
        return head + mark + final
    if form == "-รร":
        return head + mark + "ำ" if final == "ม" else head + "ั" + mark + final
    if form == "-ั-" and final == "ม":
        return head + mark + "ำ"
    if form == "-ั-" and final == "ย":
        return "ไ" + head + mark
    if form == "ไ-ย":
        return "ไ" + head + mark
    return _write(form, head, mark, final)


def _write(form: str, head: str, mark: str, final: str) -> str:
    """Put the initial, the tone mark and the final into a written form of a vowel."""
    before, _, after = form.partition("-")
    upper = after[:1] if after[:1] and after[:1] in "ิีึืุูั็" else ""
    tail = after[len(upper) :]
    tail = tail.removesuffix("-")
    return before + head + upper + mark + tail + final
