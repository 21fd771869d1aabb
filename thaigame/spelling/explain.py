"""Why an attribute is what it is: one message for each, in words a child can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from thaigame.arguments import door
from thaigame.spelling.consonants import MATRAS, OPEN, TONE_MARKS, is_direct_final
from thaigame.spelling.tone import LIVE_VOWELS
from thaigame.texts import message, variant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from thaigame.spelling.syllable import Syllable
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

Attribute = Literal["initial", "class", "vowel", "final", "live", "tone", "silent"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = (
    "initial", "class", "vowel", "final", "live", "tone", "silent",
)  # fmt: skip

_KINDS: Final[Mapping[str, Key]] = {
    "single": "spelling.initial_single",
    "cluster": "spelling.initial_cluster",
    "false cluster": "spelling.initial_false",
    "leading": "spelling.initial_leading",
}
CLASS_NAMES: Final = {
    "high": message("spelling.class_high"),
    "mid": message("spelling.class_mid"),
    "low": message("spelling.class_low"),
}
TONE_NAMES: Final = {
    "mid": message("spelling.tone_mid"),
    "low": message("spelling.tone_low"),
    "falling": message("spelling.tone_falling"),
    "high": message("spelling.tone_high"),
    "rising": message("spelling.tone_rising"),
}
MARK_NAMES: Final = {
    "": message("spelling.mark_none"),
    **{mark: variant("spelling.mark", str(index)) for index, mark in enumerate(TONE_MARKS, 1)},
}


@door
def explain(syllable: Syllable, attribute: Attribute) -> Message:
    """Return the reason of one attribute of a syllable."""
    return _EXPLAIN[attribute](syllable)


@door
def reasons(syllable: Syllable) -> dict[Attribute, Message]:
    """Return the reason of every attribute of a syllable."""
    return {attribute: explain(syllable, attribute) for attribute in ATTRIBUTES}


@door
def live_name(*, live: bool) -> Message:
    """Return the name of คำเป็น or คำตาย."""
    return message("spelling.live" if live else "spelling.dead")


def _initial(syllable: Syllable) -> Message:
    key = _KINDS[syllable.initial_kind]
    return message(key, initial=syllable.initial, reading=syllable.reading)


def _class(syllable: Syllable) -> Message:
    return message(
        "spelling.class", letter=syllable.initial[0], class_=CLASS_NAMES[syllable.class_]
    )


def _vowel(syllable: Syllable) -> Message:
    length = variant("spelling.length", syllable.length)
    if not syllable.vowel_form:
        return message("spelling.vowel_unwritten", vowel=syllable.vowel, length=length)
    return message("spelling.vowel", vowel=syllable.vowel, form=syllable.vowel_form, length=length)


def _final(syllable: Syllable) -> Message:
    if syllable.matra == OPEN:
        if syllable.vowel in LIVE_VOWELS:
            return message("spelling.final_by_form", vowel=syllable.vowel)
        return message("spelling.final_none")
    if syllable.final == "รร":
        return message("spelling.final_ro_han")
    sound = MATRAS[syllable.matra][0]
    direct = is_direct_final(syllable.final)
    key: Key = "spelling.final_direct" if direct else "spelling.final_other"
    return message(key, final=syllable.final, sound=sound, matra=syllable.matra)


def _live(syllable: Syllable) -> Message:
    name = live_name(live=syllable.live)
    if syllable.matra != OPEN:
        return message("spelling.live_final", matra=syllable.matra, name=name)
    if syllable.vowel in LIVE_VOWELS:
        return message("spelling.live_vowel", vowel=syllable.vowel, name=name)
    length = variant("spelling.length", syllable.length)
    return message("spelling.live_open", length=length, name=name)


def _tone(syllable: Syllable) -> Message:
    values = {
        "class_": CLASS_NAMES[syllable.class_],
        "name": live_name(live=syllable.live),
        "length": variant("spelling.length", syllable.length),
        "mark": MARK_NAMES[syllable.mark],
    }
    if syllable.tone is None:
        return message("spelling.tone_wrong", **values)
    if syllable.vowel_form == "-็":
        return message("spelling.tone_exception", text=syllable.text)
    return message("spelling.tone", tone=TONE_NAMES[syllable.tone], **values)


def _silent(syllable: Syllable) -> Message:
    silent = syllable.silent
    if not silent:
        return message("spelling.silent_none")
    return message(
        "spelling.silent_mark" if "์" in silent else "spelling.silent_plain", silent=silent
    )


_EXPLAIN: Final = {
    "initial": _initial,
    "class": _class,
    "vowel": _vowel,
    "final": _final,
    "live": _live,
    "tone": _tone,
    "silent": _silent,
}
