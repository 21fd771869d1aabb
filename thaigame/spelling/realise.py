"""From a proposed syllable (``grammar.Arc``) to its attributes and its reading."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

from thaigame.spelling.consonants import (
    CLASS,
    FALSE_SOUND,
    FINAL_SOUND,
    MATRA,
    OPEN,
    PHINTHU,
    plain,
)
from thaigame.spelling.syllable import DEFAULT, Options, Syllable
from thaigame.spelling.tone import is_live, tone

if TYPE_CHECKING:
    from thaigame.spelling.consonants import Class
    from thaigame.spelling.rimes import Arc
    from thaigame.spelling.syllable import InitialKind
    from thaigame.spelling.tone import Length, Tone

# How a listed reading may differ from the rule's: "lift" reads a low initial as if ห led it
# (ตำ-หฺรวด), "short" shortens the vowel (เพ็ด), "do" reads ฑ as ด (บัน-ดิด).
Twist = Literal["", "lift", "short", "do"]

SHORT_VOWELS: Final = frozenset(
    [
        "อะ",
        "อิ",
        "อึ",
        "อุ",
        "เอะ",
        "แอะ",
        "โอะ",
        "เอาะ",
        "เออะ",
        "เอียะ",
        "เอือะ",
        "อัวะ",
        "อำ",
        "ไอ",
        "ใอ",
        "เอา",
        "ฤ",
        "ฦ",
    ]
)
SHORTENED: Final = {"เอ": "เอะ", "แอ": "แอะ", "ออ": "เอาะ", "เออ": "เออะ"}
_SHORT_FORM: Final = {"เอ": "เ-็-", "แอ": "แ-็-", "ออ": "-็อ-", "เออ": "เ-ิ-"}
_NASALS: Final = frozenset("งนม")
_STOPS: Final = frozenset({"ก", "ด", "บ"})
_HIDING: Final = {"เ": frozenset("่้"), "แ": frozenset("่")}
_SIGNS: Final = frozenset("ิีึืุูั็")
VOCALIC: Final = frozenset("ฤฦ")
_VOCALIC_FORM: Final = {"อิ": "-ิ", "อี": "-ี", "อึ": "-ึ", "อือ": "-ือ", "เออ": "เ-ิ-"}

# By sound these vowels are อะ and a final.
_BY_SOUND: Final = {"อำ": "ม", "ไอ": "ย", "ใอ": "ย", "เอา": "ว"}
_NEWER_COUNT: Final = {
    "อำ": "อะ", "ไอ": "อะ", "ใอ": "อะ", "เอา": "อะ",
    "เอียะ": "เอีย", "เอือะ": "เอือ", "อัวะ": "อัว",
}  # fmt: skip


class _Shape(NamedTuple):
    """What one spoken syllable is made of; ``apart`` for the second of a led or loose pair."""

    text: str
    initial: str
    kind: InitialKind
    vowel: str
    form: str
    mark: str
    final: str
    silent: str
    apart: bool


def realise(text: str, arc: Arc, twist: Twist, options: Options) -> tuple[Syllable, ...]:
    """Return the syllable of *arc*, which begins *text*; two for a led or loose initial."""
    if options is DEFAULT:
        return _realise_usual(text, arc, twist)
    return _realise(_written(text, arc), twist, options)


@lru_cache(maxsize=1 << 16)
def _realise_usual(text: str, arc: Arc, twist: Twist) -> tuple[Syllable, ...]:
    """Do it with the default options; the same syllables come again and again."""
    return _realise(_written(text, arc), twist, DEFAULT)


def _written(text: str, arc: Arc) -> _Written:
    stop = arc.end + 1 if arc.coda.shared else arc.end
    rime, coda = arc.rime, arc.coda
    return _Written(
        text[:stop], arc.head, arc.onset.length, arc.onset.kind, rime.vowel, rime.form, rime.mark,
        coda.final, coda.silent,
    )  # fmt: skip


class _Written(NamedTuple):
    """An arc and its letters, without costs: what its attributes depend on."""

    text: str
    head: int
    length: int
    kind: str
    vowel: str
    form: str
    mark: str
    final: str
    silent: str


@lru_cache(maxsize=1 << 16)
def _realise(arc: _Written, twist: Twist, options: Options) -> tuple[Syllable, ...]:
    text, head = arc.text, arc.head
    letters = text[head : head + arc.length]
    if arc.form[:1] in VOCALIC and letters != arc.form[:1]:
        letters += "ร"
    ending = (arc.vowel, arc.form, arc.mark, arc.final, arc.silent)
    if arc.kind in ("led", "loose"):
        shape = _Shape(letters[0], letters[0], "single", "อะ", "", "", "", "", apart=False)
        rest = text[:head] + text[head + 1 :]
        if arc.kind == "led":
            second = _Shape(rest, letters, "leading", *ending, apart=True)
        else:
            second = _Shape(rest, letters[1], "single", *ending, apart=True)
        return _syllable(shape, "", options), _syllable(second, twist, options)
    kind = cast("InitialKind", arc.kind)
    return (_syllable(_Shape(text, letters, kind, *ending, apart=False), twist, options),)


def _syllable(shape: _Shape, twist: Twist, options: Options) -> Syllable:
    if shape.form == "-รร" and not shape.final:
        shape = shape._replace(final="รร")
    if twist == "lift":
        shape = shape._replace(kind="leading")
    final = shape.final
    heard_final = "น" if final == "รร" else FINAL_SOUND.get(final, "")
    vowel = _vowel(shape, heard_final, twist)
    length: Length = "short" if vowel in SHORT_VOWELS else "long"
    matra = "กน" if final == "รร" else MATRA.get(final, OPEN)
    class_ = _class(shape, twist)
    live = is_live(matra, vowel, length)
    if shape.form == "-็":  # ก็ alone is heard otherwise than its letters say
        heard: Tone | None = "falling"
    else:
        leads = shape.apart and shape.kind == "leading"
        heard = tone("high" if leads else class_, shape.mark, live=live, length=length)
    reading = _reading(shape, heard_final, twist)
    if options.am_ai_ao == "sound" and vowel in _BY_SOUND:
        final = _BY_SOUND[vowel]
        matra = MATRA[final]
    if options.vowels == 21:  # noqa: PLR2004 the count of vowels is the option's name
        vowel = _NEWER_COUNT.get(vowel, vowel)
    return Syllable(
        shape.text, reading, shape.initial, shape.kind, class_, vowel, shape.form, length, final,
        matra, live, shape.mark, heard, shape.silent,
    )  # fmt: skip


def _class(shape: _Shape, twist: Twist) -> Class:
    if twist == "lift":
        return "high"
    if twist == "do":  # ฑ read ด has the class of its sound
        return "mid"
    return CLASS[shape.initial[0]]


def _vowel(shape: _Shape, heard_final: str, twist: Twist) -> str:
    """Name the vowel, short where a tone mark hides ็ (เล่น, แน่น) and in เงิน."""
    if twist == "short":
        return SHORTENED.get(shape.vowel, shape.vowel)
    nasal = heard_final in _NASALS
    if shape.form == "เ-" and shape.vowel == "เอ" and shape.mark in _HIDING["เ"] and nasal:
        return "เอะ"
    if shape.form == "แ-" and shape.mark in _HIDING["แ"] and nasal:
        return "แอะ"
    if shape.form == "เ-ิ-" and shape.initial == "ง" and heard_final == "น":
        return "เออะ"
    # แน่บ, ง่อก, เลิ่ก: a low letter, dead, bears ่ only over a short vowel.
    low = CLASS[shape.initial[0]] == "low" and not shape.apart
    if low and shape.mark == "่" and heard_final in _STOPS:
        return SHORTENED.get(shape.vowel, shape.vowel)
    return shape.vowel


def _initial(shape: _Shape, twist: Twist) -> str:
    initial, kind = shape.initial, shape.kind
    if twist == "lift":
        return "ห" + PHINTHU + plain(initial)
    if twist == "do":
        return "ด" + initial[1:]
    if kind == "false cluster":
        return FALSE_SOUND.get(initial, plain(initial[0]))
    if kind == "leading":  # both kinds are read as if ห led
        return "ห" + PHINTHU + plain(initial[1])
    if kind == "cluster":
        return plain(initial[0]) + PHINTHU + initial[1]
    return plain(initial)


def _reading(shape: _Shape, final: str, twist: Twist) -> str:
    head = _initial(shape, twist)
    form, mark, vowel = shape.form, shape.mark, shape.vowel
    if twist == "short":
        form = _SHORT_FORM.get(vowel, form)
    if form == "-็":
        return head + "้อ"
    if form[:1] in VOCALIC:
        return _write(_VOCALIC_FORM[vowel], head, "", final)
    if form == "":
        if vowel == "อะ":
            return head + "ั" + mark + final if final else head + "ะ"
        if vowel == "ออ":
            return head + mark + "อ" + final
        return head + mark + final
    if form in ("-รร", "-ั-"):
        if final == "ม":
            return head + mark + "ำ"
        if final == "ย":
            return "ไ" + head + mark
        return head + "ั" + mark + final
    if form == "ไ-ย":
        form = "ไ-"
    return _write(form, head, mark, final)


def _write(form: str, head: str, mark: str, final: str) -> str:
    """Put the initial, the tone mark and the final into a written form of a vowel."""
    before, _, after = form.partition("-")
    upper = after[:1] if after[:1] in _SIGNS else ""
    tail = after[len(upper) :].removesuffix("-")
    return before + head + upper + mark + tail + final
