"""What no Thai spelling can be, as patterns over canonical text, and a quick look for none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from thaigame.text.characters import (
    CONSONANTS,
    FOLLOW_VOWELS,
    LEAD_VOWELS,
    LOWER_MARKS,
    MAI_HAN_AKAT,
    MAITAIKHU,
    MARKS,
    NIKHAHIT,
    PHINTHU,
    SARA_AM,
    TONE_MARKS,
    TONES,
    UPPER_MARKS,
    VOCALIC,
    YAMAKKAN,
    is_foreign_mark,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


class Mistake(NamedTuple):
    """A mistake in a canonical text: its kind and the index where it shows."""

    kind: str
    at: int


class _Rule(NamedTuple):
    """A pattern that is a mistake, shown at the match's first character or at its last."""

    kind: str
    pattern: str
    last: bool = False


def _set(*classes: frozenset[str]) -> str:
    return "".join(sorted(frozenset().union(*classes)))


_C, _LEAD, _FOLLOW = _set(CONSONANTS), _set(LEAD_VOWELS), _set(FOLLOW_VOWELS)
_M, _LOW, _UP, _T = _set(MARKS), _set(LOWER_MARKS), _set(UPPER_MARKS), _set(TONE_MARKS)
_VOWEL_MARKS = _set(LOWER_MARKS, UPPER_MARKS - {MAI_HAN_AKAT})

# Marks are sorted in a canonical text, so that a conflict is two marks side by side. A run of
# repeated marks is one mistake: a hundred thousand tones on one letter are not as many faults.
_RULES: Final = (
    _Rule("leading-mark", rf"\A[{_M}]+"),
    _Rule("mark-on-lead-vowel", f"(?<=[{_LEAD}])[{_M}]+"),
    _Rule("mark-on-follow-vowel", f"(?<=[{_FOLLOW}])[{_M}]+"),
    _Rule("mark-on-other", f"(?<=[^{_C}{_LEAD}{_FOLLOW}{_M}])[{_M}]+"),
    _Rule("two-lower", f"(?<=[{_LOW}])[{_LOW}]+"),
    _Rule("two-upper", f"(?<=[{_UP}])[{_UP}]+"),
    _Rule("two-tones", f"(?<=[{_T}])[{_T}]+"),
    _Rule("lower-and-upper", f"(?<=[{_LOW}])[{_UP}]"),
    _Rule("maitaikhu-and-tone", f"(?<={MAITAIKHU})[{_set(TONES)}]"),
    _Rule("mai-han-akat-before-vowel", f"{MAI_HAN_AKAT}[{_T}]*[าะ]"),
    _Rule("sara-am-after-vowel-mark", f"[{_LOW}{_UP}][{_T}]*{SARA_AM}", last=True),
    _Rule("vowel-after-vowel-mark", f"[{_VOWEL_MARKS}][{_T}]*[าะ]", last=True),
    _Rule("lead-vowel", f"[{_LEAD}](?![{_C}{_M}])"),
    # าะ, as in เกาะ, is the only pair of follow vowels that is written.
    _Rule("follow-vowel", f"(?<![{_C}{_M}า])ะ|(?<![{_C}{_M}])[าำ]|(?<![ฤฦ])ๅ"),
    _Rule("sara-aa-after-ru", "(?<=[ฤฦ])า"),
    _Rule("mark-on-vocalic", f"(?<=[ฤฦ])[{_M}]+"),
    _Rule("phinthu", PHINTHU),
    _Rule("nikhahit", NIKHAHIT),
    _Rule("yamakkan", YAMAKKAN),
)

MISTAKE_KINDS: Final = tuple(rule.kind for rule in _RULES)

# One look at the shape of cells and their neighbours. What it lets through is canonical, and no
# rule above objects to it; some words without a mistake it does not let through.
is_well_formed: Final = re.compile(
    rf"(?:[{_LEAD}](?=[{_C}])"
    rf"|[ฤฦ](?:ๅ|(?![า{_M}]))"
    rf"|[{_set(CONSONANTS - VOCALIC)}]"
    "(?:[ิีึืัุู][่้๊๋์]?(?![าะำ])|็(?![าะำ])|[่้๊๋](?:าะ?|[ะำ])?|์(?![าะำ])|าะ?|[ะำ])?"
    "|[ๆฯ])+"
).fullmatch


def mistakes(text: str) -> Iterator[Mistake]:
    """Yield the mistakes of *text*, which must be canonical."""
    for kind, pattern, last in _RULES:
        for found in re.finditer(pattern, text):  # compiled when a word first needs it
            at = found.end() - 1 if last else found.start()
            # A Thai mark after a foreign one is on the base under both.
            if kind != "mark-on-other" or not is_foreign_mark(text[at - 1]):
                yield Mistake(kind, at)
