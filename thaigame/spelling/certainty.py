"""Which decisions a reading rests on, and which of them may call themselves sure.

The search decides at every syllable. Each decision belongs to a class; a word is as sure as its
weakest decision. A class is sure only where it was right in at least 99.5 % of the words that it
decided, as ``bench/spelling.py`` counts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.spelling.consonants import LOW_SINGLE, TRUE_CLUSTERS
from thaigame.spelling.rimes import DEPENDENT, DOUBLED, LEAD_VOWELS
from thaigame.spelling.search import INDIC, NATIVE, follower

if TYPE_CHECKING:
    from thaigame.spelling.exceptions import Lists
    from thaigame.spelling.search import Unit

Decision = str

ALWAYS_LINKS: Final = "combining form that always links, and a word"

SURE: Final = frozenset(
    {
        "listed word",
        "listed part",
        "prefix",
        "doubled",
        "words",
        "combining form and a linked word",
        ALWAYS_LINKS,
        "link: sibilant",
        "link: stop and ya",
        "link: ro han",
        "plain",
        "one syllable, known",
        "one syllable, unknown",
        "silent ิ of บัติ",
        "a sonorant closes",
        "a sonorant closes, doubled",
        "a stop closes",
        "a stop closes, doubled",
        "unwritten อะ, first, before a written vowel",
        *(f"led by {letter}" for letter in "กขจฉตถฝ"),
    }
)
_TWO: Final = ("led", "loose")
_PARTED: Final = "cluster between เ and ิ, unknown"
_NATIVE_FORMS: Final = ("เ-ีย", "เ-ือ", "-ัว", "-ว-", "เ-ิ-", "เ-อ", "เ-็-", "แ-็-")
_INDIC_LETTERS: Final = INDIC - {"์"}  # which loans have as well
_NEVER_INDIC: Final = NATIVE | frozenset("ซฝฟฮแไ")
_SILENT_AT_END: Final = ("บัติ", "วัติ", "พฤติ", "พรรดิ", "วรรดิ")


def decisions_of(word: str, units: tuple[Unit, ...], lists: Lists) -> frozenset[Decision]:
    """Return the decisions by which *units* were chosen."""
    if len(units) == 1 and units[0].row is None and units[0].arc.onset.kind not in _TWO:
        return frozenset({_single(word, units[0], lists)})
    found: set[Decision] = set()
    for index, unit in enumerate(units):
        if unit.row is None:
            found.update(_syllable(word, units, index, lists))
        elif not unit.row.joins:
            found.add(_part(word, units, index, lists))
        elif index + 1 == len(units) or units[index + 1].row is not unit.row:
            found.add(_combining(word, units, index, lists))
    return frozenset(found)


def _part(word: str, units: tuple[Unit, ...], index: int, lists: Lists) -> Decision:
    """Tell a listed part from one whose Indic final a second of a คำสมาส might read on."""
    unit = units[index]
    end = unit.offset + unit.arc.end
    ends = index + 1 == len(units) or units[index + 1].row is not unit.row
    if ends and word[end - 1] != "์" and follower(word[end:], lists) in lists.linked:
        return "listed part before a linked word"
    return "listed part"


def _single(word: str, unit: Unit, lists: Lists) -> Decision:
    if word in lists.joining and word not in lists.syllables:
        return "bare stem"
    if word in lists.words:
        return "one syllable, known"
    if _may_part(unit):
        return _PARTED
    plain = unit.arc.rime.form and (not unit.arc.coda.silent or "์" in unit.arc.coda.silent)
    return "one syllable, unknown" + ("" if plain else ", unwritten vowel or silent letter")


def _may_part(unit: Unit) -> bool:
    """Tell whether เ may be a vowel of its own before ิ: เฟลิกซ์ is เฟ-ลิก, but เพลิง เพฺลิง."""
    arc = unit.arc
    return arc.onset.kind == "cluster" and arc.rime.form == "เ-ิ-"


def _combining(word: str, units: tuple[Unit, ...], index: int, lists: Lists) -> Decision:
    unit = units[index]
    second = follower(word[unit.offset + unit.arc.end :], lists)
    if second in lists.linked:
        return "combining form and a linked word"
    if not second:
        return "combining form and letters"
    if all(each.row and each.row.form in lists.linking for each in units[: index + 1]):
        return ALWAYS_LINKS
    return "combining form and " + (
        "an Indic word" if INDIC.intersection(second) else "a plain word"
    )


def _syllable(word: str, units: tuple[Unit, ...], index: int, lists: Lists) -> set[Decision]:
    unit = units[index]
    arc = unit.arc
    coda, rime, onset = arc.coda, arc.rime, arc.onset
    end = unit.offset + arc.end
    text = word[unit.offset : end]
    known = text in lists.syllables
    found: set[Decision] = set()
    if onset.kind in _TWO:
        after = index and units[index - 1].arc.coda.shared and not units[index - 1].row
        where = " after a link" if after else ", inside" if index and not known else ""
        found.add(f"{onset.kind} by {text[arc.head]}{where}")
    if onset.kind == "cluster" and rime.form == "":
        found.add("cluster, unwritten vowel")
    elif not known and _may_part(unit):
        found.add(_PARTED)
    if coda.shared:
        found.add(_link(word, end, rime.form))
    elif coda.silent and "์" not in coda.silent:
        found.add(_silent(coda.silent, word[:end] if end == len(word) else ""))
    if rime.form == "" and rime.vowel == "อะ" and not coda.final:
        if not index or not units[index - 1].arc.coda.shared or units[index - 1].row:
            found.add("unwritten อะ, " + _whence(word, unit.offset, end))
    elif rime.form == "" and not coda.final:
        found.add("unwritten ออ")
    elif rime.form == "":
        found.add(f"unwritten {rime.vowel}, " + ("known" if known else "unknown"))
    elif coda.final and not coda.shared and end < len(word):
        if rime.mark or rime.form in _NATIVE_FORMS or (known and coda.final != "ร"):
            found.add("plain")
        else:
            found.add(_closing(word, end, coda.final))
    if not found:
        found.add("plain")
    return found


def _silent(letters: str, word: str) -> Decision:
    """Name the class of *letters* that are not heard; *word* is given where they end it."""
    if word.endswith(_SILENT_AT_END):
        return "silent ิ of บัติ"
    if letters in ("ิ", "ุ"):
        return "silent ิ ุ"
    return "silent ร" if letters == "ร" else "silent letter"


def _whence(word: str, at: int, end: int) -> str:
    if at:
        return "inside"
    return (
        "first, before a written vowel"
        if _is_written(word, end)
        else "first, before an unwritten vowel"
    )


def _is_written(word: str, at: int) -> bool:
    """Tell whether the syllable that begins at *at* writes its vowel."""
    if word[at : at + 1] in LEAD_VOWELS:
        return True
    return any(letter in DEPENDENT and letter != "์" for letter in word[at + 1 : at + 3])


def _closing(word: str, at: int, final: str) -> Decision:
    """Name the class of a final that closes a syllable no list knows."""
    following, third = word[at : at + 1], word[at + 1 : at + 2]
    if following + third in TRUE_CLUSTERS:
        third = word[at + 2 : at + 3]
    kind = "ร" if final == "ร" else "a sonorant" if final in "งนมลยวญณฬ" else "a stop"
    if following == final or final + following in DOUBLED:
        return f"{kind} closes, doubled"
    if following in LEAD_VOWELS:
        following = third
        own = True
    else:
        own = bool(third) and third in DEPENDENT
    if third == "อ" and word[at + 2 : at + 3] not in DEPENDENT:  # เบง-กอน
        own = True
    if not own:
        return f"{kind} closes before an unwritten vowel"
    if kind == "a stop" and following in LOW_SINGLE:
        return "a stop closes before a sonorant"
    if word[at] not in LEAD_VOWELS and _looks_indic(word):
        return f"{kind} closes, in an Indic word"
    return f"{kind} closes"


def _looks_indic(word: str) -> bool:
    """Tell whether a word has letters of Pali and Sanskrit, and no sign of natives and loans."""
    letters = frozenset(word)
    return bool(letters & _INDIC_LETTERS) and not letters & _NEVER_INDIC


def _link(word: str, at: int, form: str) -> Decision:
    letter, following, third = word[at], word[at + 1 : at + 2], word[at + 2 : at + 3]
    if form == "-รร":
        return "link: ro han"
    if letter in "ศษ" and third in DEPENDENT:
        return "link: sibilant"
    if following == "ย" and third == "า":
        return "link: stop and ya"
    return "link"
