"""คำพ้องเสียง: words of a list that sound alike although they are written otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.arguments import a_list, door
from thaigame.spelling.analysis import analyse_all
from thaigame.spelling.consonants import FALSE_SOUND, FINAL_SOUND, PAIRS, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.spelling.syllable import Analysis, Syllable

# One letter for each sound: a pair sounds alike, its tone apart.
_SOUND: Final = {
    **{letter: low[0] for low, high in PAIRS for letter in low + high},
    "ซ": "ซ",
}
_VOWEL: Final = {"ใอ": "ไอ", "ฤ": "รึ"}
Sound = tuple[tuple[str, str, str, str], ...]


@door
def sound(analysis: Analysis) -> Sound:
    """Return what is heard of a sure analysis: (initial, vowel, final, tone) a syllable."""
    return tuple(_sound(syllable) for syllable in analysis.syllables)


def _sound(syllable: Syllable) -> tuple[str, str, str, str]:
    vowel, final = syllable.vowel, FINAL_SOUND.get(syllable.final[:1], "")
    if syllable.final == "รร":
        final = "น"
    if vowel == "อะ" and final == "ย":
        vowel, final = "ไอ", ""
    if vowel == "อะ" and final == "ม":
        vowel, final = "อำ", ""
    return _initial(syllable), _VOWEL.get(vowel, vowel), final, syllable.tone or ""


def _initial(syllable: Syllable) -> str:
    initial = syllable.initial
    if syllable.initial_kind == "false cluster":
        initial = FALSE_SOUND.get(initial, initial[0])
    elif syllable.initial_kind == "leading" and len(initial) > 1:
        initial = initial[1]
    elif syllable.initial_kind == "cluster":
        return _heard(initial[0]) + initial[1]
    return _heard(initial)


def _heard(letter: str) -> str:
    letter = plain(letter)
    return _SOUND.get(letter, letter)


@door
def homophones(words: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of words that sound alike, in the order of *words*.

    Only words that the analyser is sure of are grouped, each by its first reading; a word given
    twice counts once. Raise ArgumentError for one text in place of a list.
    """
    a_list("words", words)
    groups: dict[Sound, list[str]] = {}
    for analysis in analyse_all(dict.fromkeys(words)):
        if analysis.sure:
            groups.setdefault(sound(analysis), []).append(analysis.word)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)
