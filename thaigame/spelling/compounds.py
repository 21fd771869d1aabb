"""Where a compound is cut into words: by its prefix, by doubling, by the word list.

A syllable search sees letters only and reads การพนัน as กา-รบ-นัน. A word of the parts keeps its own
reading inside the compound.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.spelling.consonants import CONSONANTS
from thaigame.spelling.rimes import DEPENDENT, DOUBLED, LEAD_VOWELS
from thaigame.spelling.search import INDIC, NATIVE, is_native

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.spelling.exceptions import Lists, Row
    from thaigame.spelling.search import Unit

# Words that are put before other words so often that what follows is a word.
PREFIXES: Final = (
    "การ",
    "ความ",
    "ผู้",
    "นัก",
    "ชาว",
    "ที่",
    "เครื่อง",
    "จำนวน",
    "ลัทธิ",
    "โรค",
    "ภาษา",
    "ระบบ",
)
_LEAST: Final = 3  # letters of a word that a cut may rest on
_MEAN: Final = 2.7  # the dearest mean of the words of a cut
_LEAST_OTHER: Final = 2
_DEARER: Final = 1.0
_LIKE: Final = 0.1
# Letters of Pali and Sanskrit that may link where a word ends in them.
INDIC_FINALS: Final = frozenset("ฆชญฎฐฑฒณตถทธพภศษส")
_LOAN_LETTERS: Final = frozenset("ซฟฮ")
_NATIVE_VOWELS: Final = ("แ", "ัว", "ีย")
_NOUN_OF_ACTION: Final = "การ"  # links where it ends a word (วิทยาการ), not before a verb


def prefix_cut(word: str, lists: Lists) -> tuple[str, ...]:
    """Return a prefix and the known word after it, or ()."""
    if not word.startswith(PREFIXES):
        return ()
    for prefix in PREFIXES:
        rest = word[len(prefix) :]
        if word.startswith(prefix) and len(rest) >= _LEAST_OTHER and _is_known(rest, lists):
            return prefix, rest
    return ()


def linking_form(word: str, lists: Lists) -> Row | None:
    """Return the combining form that begins *word* and always links to the known word after it."""
    for row in lists.parts.get(word[:2], ()):
        rest = word[len(row.form) :]
        if (
            row.joins
            and row.form in lists.linking
            and word.startswith(row.form)
            and len(rest) >= _LEAST
            and _is_known(rest, lists)
            and not is_native(rest, lists)
            and _can_begin(word, len(row.form))
        ):
            return row
    return None


def doubled_cut(word: str) -> tuple[str, ...]:
    """Return the halves of a word like ถูกอกถูกใจ, whose second half begins as the first does."""
    size = len(word)
    for length in range(3, size // 2):
        at = word.find(word[:length], length + 1)
        if word[:length] in PREFIXES:  # การบริหารราชการ is no doubled word
            continue
        if at > 0 and at + length < size and word[at - 1] not in LEAD_VOWELS:
            return word[:at], word[at:]
    return ()


class Cut(NamedTuple):
    """Words that a compound is cut into, and what they cost together."""

    cost: float
    parts: tuple[str, ...]


def word_cut(word: str, lists: Lists) -> Cut | None:
    """Return the cheapest cut into known words, or None where it would be too dear.

    A first member that may link (a combining form, or a word with an Indic final) is no word of a
    cut: whether it links is not the list's to say.
    """
    if len(word) < 2 * _LEAST:
        return None
    cut = _cheapest(word, lists, range(len(word)), _LEAST)
    if cut is None or may_link(cut.parts, lists):
        return None
    return cut if cut.cost <= _MEAN * len(cut.parts) else None


def overrules(cut: Cut, word: str, units: Sequence[Unit], lists: Lists) -> bool:
    """Tell whether a cut stands against a search that found *units*.

    It does where a syllable lies across a joint and the syllables make no words of like cost:
    กล่าวหา is not กล่า-วหา.
    """
    crossing = _crossing(cut.parts, units)
    if not crossing:
        return False
    ends = [unit.offset + unit.arc.end for unit in units]
    other = _cheapest(word, lists, (0, *ends[:-1]), _LEAST_OTHER)
    return other is None or other.cost > cut.cost + _DEARER


def agreed_cut(word: str, units: Sequence[Unit], lists: Lists) -> Cut | None:
    """Return the cut into known words at the ends of the syllables that were found, or None.

    A syllable whose final is read on ends no word.
    """
    ends = [unit.offset + unit.arc.end for unit in units if not unit.arc.coda.shared]
    if len(ends) == 1:
        return None
    cut = _cheapest(word, lists, (0, *ends[:-1]), _LEAST_OTHER)
    return cut if cut is not None and cut.cost <= _MEAN * len(cut.parts) else None


def rival_cut(word: str, units: Sequence[Unit], agreed: Cut, lists: Lists) -> bool:
    """Tell whether other words of like cost cut the word elsewhere: ตา-กฺลม and ตาก-ลม."""
    other = _cheapest(word, lists, range(len(word)), _LEAST_OTHER)
    return (
        other is not None
        and other.cost <= agreed.cost + _LIKE
        and bool(_crossing(other.parts, units))
    )


def may_link(parts: Sequence[str], lists: Lists) -> bool:
    """Tell whether a part may link to the next: a listed form does, or one with an Indic final.

    A head (ประเทศ, รถ) stands before what tells it apart, in the native order, and never links.
    Nor does anything link to what is no word of Pali or Sanskrit: บท-เรียน, บท-ส่ง-ท้าย.
    """
    return any(
        (first in lists.joining or first[-1] in INDIC_FINALS) and _could_link(parts, index, lists)
        for index, first in enumerate(parts[:-1])
    )


def often_linked(parts: Sequence[str], lists: Lists) -> bool:
    """Tell whether a part is one that is often linked to, after one that may link: วิหาร-ธรรม.

    Where a native sign stands before the joint, or a head, nothing links.
    """
    return any(
        second in lists.linked
        and first[-1] in CONSONANTS
        and not NATIVE.intersection(first)
        and _could_link(parts, index, lists)
        for index, (first, second) in enumerate(pairwise(parts))
    )


def _could_link(parts: Sequence[str], index: int, lists: Lists) -> bool:
    """Tell whether the part at *index* is no head, and the next one a word that is linked to."""
    second = parts[index + 1]
    if parts[index] in lists.heads or NATIVE.intersection(second):
        return False
    if second == _NOUN_OF_ACTION and index + 2 < len(parts):
        return False  # สาย-การ-บิน
    if _LOAN_LETTERS.intersection(second):
        return False
    return bool(INDIC.intersection(second)) or not any(each in second for each in _NATIVE_VOWELS)


def tears(halves: tuple[str, ...], units: Sequence[Unit]) -> bool:
    """Tell whether a search joined the halves of a doubled word by a syllable or a link."""
    joint = len(halves[0])
    linked = any(unit.arc.coda.shared and unit.offset + unit.arc.end == joint - 1 for unit in units)
    return linked or bool(_crossing(halves, units))


def _crossing(parts: tuple[str, ...], units: Sequence[Unit]) -> list[Unit]:
    joints = tuple(accumulate(len(part) for part in parts[:-1]))
    return [
        unit
        for unit in units
        if any(unit.offset < joint < unit.offset + unit.arc.end for joint in joints)
        and not (unit.arc.onset.kind == "leading" and unit.offset + unit.arc.head + 1 in joints)
    ]


def _cheapest(word: str, lists: Lists, places: Sequence[int], least: int) -> Cut | None:
    """Return the cheapest cut into two or more known words that begin at *places*."""
    size = len(word)
    best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
    ends = (*places[1:], size)
    for index, start in enumerate(places):
        if start not in best or not _can_begin(word, start):
            continue
        total = best[start][0]
        for end in ends[index:]:
            if end - start < least or end - start == size:
                continue
            cost = lists.cost(word[start:end])
            if cost is not None and (end not in best or total + cost < best[end][0]):
                best[end] = (total + cost, start)
    if size not in best:
        return None
    parts: list[str] = []
    end = size
    while end:
        start = best[end][1]
        parts.append(word[start:end])
        end = start
    return Cut(best[size][0], tuple(reversed(parts)))


def _is_known(word: str, lists: Lists) -> bool:
    return word in lists.words or lists.reads(word)


def _can_begin(word: str, at: int) -> bool:
    return (
        word[at] not in DEPENDENT
        and word[at + 1 : at + 2] != "์"
        and word[at : at + 2] not in DOUBLED
    )
