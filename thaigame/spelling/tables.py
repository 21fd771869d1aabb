"""Tone tables of a syllable (ผันวรรณยุกต์) and the spelling out of words (แจกลูกสะกดคำ)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from thaigame.arguments import door
from thaigame.errors import DrillError
from thaigame.spelling.analysis import analyse
from thaigame.spelling.consonants import (
    CONSONANTS,
    FALSE_SOUND,
    LOW_PAIRED,
    LOW_SINGLE,
    THANTHAKHAT,
    TONE_MARKS,
    pair_of,
)
from thaigame.spelling.tone import MARKS, tone_row
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thaigame.spelling.syllable import Analysis, Syllable
    from thaigame.spelling.tone import Tone

MARK_NAMES: Final = {"่": "ไม้เอก", "้": "ไม้โท", "๊": "ไม้ตรี", "๋": "ไม้จัตวา"}
_SIGNS: Final = frozenset("ิีึืุูั")
_MAITAIKHU: Final = "็"
# The plainest high letter of each low pair, which a tone table uses.
_PARTNERS: Final = {"ค": "ข", "ช": "ฉ", "ซ": "ส", "ท": "ถ", "พ": "ผ", "ฟ": "ฝ", "ฮ": "ห"}


@dataclass(frozen=True, slots=True)
class ToneCell:
    """One cell of a tone table; ``tone`` is None where the mark is wrong on this syllable."""

    text: str
    mark: str
    tone: Tone | None


@dataclass(frozen=True, slots=True)
class ToneTable:
    """A syllable under the five marks, and the high-class syllable that fills its gaps.

    ``cells`` are in the order of MARKS. ``partner`` holds the same syllable with the high letter
    of the pair (คา: ขา) or a leading ห (นา: หนา); empty for middle and high initials.
    """

    cells: tuple[ToneCell, ...]
    partner: tuple[ToneCell, ...] = ()


@door
def conjugate(text: str) -> ToneTable:
    """Return the tone table of one written syllable, with or without a tone mark.

    Raise DrillError where *text* is not one syllable that the analyser is sure of, or one whose
    tone no mark decides (ก็).
    """
    syllable = _only(text)
    if syllable.vowel_form == "-็":
        raise DrillError(message("spelling.no_tone_table", text=text))
    cells = _row(syllable)
    plain = cells[0].text
    first = syllable.initial[0]
    if syllable.initial_kind == "leading" or first not in LOW_PAIRED + LOW_SINGLE:
        return ToneTable(cells)
    if first in LOW_SINGLE:
        led = plain.replace(syllable.initial, "ห" + syllable.initial, 1)
    else:
        false = syllable.initial_kind == "false cluster"
        heard = FALSE_SOUND.get(syllable.initial, first) if false else first
        high = next(_PARTNERS[low] for low in _PARTNERS if pair_of(low) == pair_of(heard))
        led = plain.replace(syllable.initial if false else first, high, 1)
    partner = analyse(led)
    if not partner.sure or len(partner.syllables) != 1:
        return ToneTable(cells)
    return ToneTable(cells, _row(partner.syllables[0]))


def _row(syllable: Syllable) -> tuple[ToneCell, ...]:
    tones = tone_row(syllable.class_, live=syllable.live, length=syllable.length)
    return tuple(
        ToneCell(with_mark(syllable, mark), mark, tone)
        for mark, tone in zip(MARKS, tones, strict=True)
    )


@door
def with_mark(syllable: Syllable, mark: str) -> str:
    """Return the letters of *syllable* under another tone mark ("" for none).

    ็ and a tone mark never stand on one letter: the ็ goes (เก็ง, เก่ง).
    """
    text = "".join(letter for letter in syllable.text if letter not in TONE_MARKS)
    if not mark:
        if syllable.mark and syllable.vowel_form in ("เ-", "แ-") and syllable.length == "short":
            at = text.index(syllable.initial) + len(syllable.initial)
            return text[:at] + _MAITAIKHU + text[at:]
        return text
    text = text.replace(_MAITAIKHU, "")
    at = text.index(syllable.initial[-1], text.index(syllable.initial[0])) + 1
    while text[at : at + 1] in _SIGNS and text[at : at + 1]:
        at += 1
    return text[:at] + mark + text[at:]


@door
def spell_out(word: str) -> str:
    """Return a word spelt out as it is chanted: กา "กอ-อา-กา", มด "มอ-โอะ-ดอ-มด".

    A word of several syllables is spelt syllable after syllable; two syllables that share one
    vowel (ตลาด) are spelt as one. Raise DrillError where the analyser is not sure.
    """
    analysis = _sure(word)
    parts: list[str] = []
    skip = False
    for index, syllable in enumerate(analysis.syllables):
        if skip:
            skip = False
            continue
        following = analysis.syllables[index + 1 : index + 2]
        if following and _leads(syllable, following[0]):
            letters = sorted((*analysis.places[index], *analysis.places[index + 1]))
            parts += _parts(following[0], _canonical_text(analysis, letters))
            skip = True
        else:
            parts += _parts(syllable, syllable.text)
    return "-".join(parts)


def _leads(first: Syllable, second: Syllable) -> bool:
    return (
        second.initial_kind == "leading"
        and len(second.initial) > 1
        and second.initial[0] != "ห"
        and first.text == second.initial[0]
    )


def _canonical_text(analysis: Analysis, places: Iterable[int]) -> str:
    from thaigame.text import canonical

    word = canonical(analysis.word)
    return "".join(word[place] for place in places)


def _parts(syllable: Syllable, text: str) -> list[str]:
    if text == syllable.text:
        toneless = with_mark(syllable, "")  # แบ่ง is แบ็ง before its mark, which drives the ็ out
    else:
        toneless = "".join(letter for letter in text if letter not in TONE_MARKS)
    parts = [_name(letter) for letter in syllable.initial]
    parts.append(syllable.vowel)
    parts += [_name(letter) for letter in syllable.final]
    silent = syllable.silent
    parts += [_name(letter) for letter in silent if letter in CONSONANTS]
    if silent.endswith(THANTHAKHAT):
        parts.append("การันต์")
    parts.append(toneless)
    if syllable.mark:
        parts += [MARK_NAMES[syllable.mark], text]
    return parts


def _name(letter: str) -> str:
    return letter + "อ"


def _sure(word: str) -> Analysis:
    analysis = analyse(word)
    if not analysis.sure:
        raise DrillError(message("spelling.not_sure", word=word))
    return analysis


def _only(text: str) -> Syllable:
    analysis = _sure(text)
    if len(analysis.syllables) != 1:
        raise DrillError(message("spelling.not_one_syllable", text=text))
    return analysis.syllables[0]
