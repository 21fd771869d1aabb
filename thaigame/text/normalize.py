"""The canonical form of a word, and each place where the word as typed differs from it.

Only ways of typing the same word are made one. What is a mistake stays, for ``lint`` to report.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from thaigame.arguments import door
from thaigame.text.characters import (
    LAKKHANGYAO,
    LOWER_MARKS,
    MARKS,
    NIKHAHIT,
    SARA_AA,
    SARA_AM,
    TONE_MARKS,
    TONES,
    UPPER_MARKS,
    VOCALIC,
    ZERO_WIDTH,
    is_foreign_mark,
)

_TONE: Final = "".join(sorted(TONE_MARKS))
_UPPER: Final = "".join(sorted(UPPER_MARKS))
_LOWER: Final = "".join(sorted(LOWER_MARKS))
_RANK: Final = {
    **dict.fromkeys(LOWER_MARKS, 1),
    **dict.fromkeys(UPPER_MARKS, 2),
    **dict.fromkeys(TONE_MARKS, 3),
}  # 0 for the marks of other scripts, which belong to the base

# Finds every word that is not canonical, and some that are (marks of other scripts).
_may_differ = re.compile(
    rf"[{''.join(sorted(ZERO_WIDTH))}]"
    rf"|[{_TONE}][{_UPPER}{_LOWER}]|[{_UPPER}][{_LOWER}]"
    rf"|[{_TONE}{_UPPER}{_LOWER}][^\0-\u02ff\u0e00-\u0e7f\u1e00-\u1eff]"
    rf"|{NIKHAHIT}[{_TONE}]*{SARA_AA}|{SARA_AM}[{_TONE}]|เเ"
    rf"|(?<=[^{''.join(sorted(VOCALIC))}]){LAKKHANGYAO}"
).search
# These are compiled when a word first differs.
_DECOMPOSED_SARA_AM: Final = f"{NIKHAHIT}[{_TONE}]*{SARA_AA}"
_SARA_AM_RUN: Final = f"{SARA_AM}[{SARA_AM}{_TONE}]+"


VARIANT_KINDS: Final = (
    "zero-width",
    "mark-order",
    "tone-before-vowel",
    "thanthakhat-before-vowel",
    "decomposed-sara-am",
    "tone-after-sara-am",
    "double-sara-e",
    "lakkhangyao-for-sara-aa",
)


class Variant(NamedTuple):
    """A place where the word as typed is not canonical: what kind, and where in that word."""

    kind: str
    at: int


class Trace(NamedTuple):
    """A canonical word, where each of its characters stood in the word as typed, and what differed.

    ``origin`` has an index for each character of ``text``; ``variants`` is empty exactly when the
    word as typed was canonical.
    """

    text: str
    origin: list[int]
    variants: list[Variant]


@door
def canonical(word: str) -> str:
    """Return the canonical form of *word*.

    Invisible characters go; marks are sorted lower, upper, tone; ํ and า become ำ (น้ํา and นํ้า
    are น้ำ); a tone typed after ำ goes before it; เเ becomes แ; ๅ after anything but ฤ and ฦ
    becomes า. Nothing else changes: a repeated or conflicting mark stays.
    """
    return trace(word).text if _may_differ(word) else word


def trace(word: str) -> Trace:
    """Return the canonical form of *word* with the way it came about."""
    if not _may_differ(word):
        return Trace(word, list(range(len(word))), [])
    variants = [Variant("zero-width", at) for at, ch in enumerate(word) if ch in ZERO_WIDTH]
    origin, misplaced = _sorted_marks(word)
    letters = [word[at] for at in origin]
    for i in range(1, len(letters)):
        if letters[i] == LAKKHANGYAO and letters[i - 1] not in VOCALIC:
            letters[i] = SARA_AA
            variants.append(Variant("lakkhangyao-for-sara-aa", origin[i]))
    joined: set[int] = set()
    for found in re.finditer(_DECOMPOSED_SARA_AM, "".join(letters)):
        variants.append(Variant("decomposed-sara-am", origin[found.start()]))
        joined.add(origin[found.start()])
        letters[found.start()] = ""
        letters[found.end() - 1] = SARA_AM
    # A tone typed before the ํ of a decomposed ำ is part of that one variant.
    variants += [Variant(kind, at) for kind, at, before in misplaced if before not in joined]
    letters, origin = _without_gaps(letters, origin)
    for found in re.finditer(_SARA_AM_RUN, "".join(letters)):
        run = range(found.start(), found.end())
        tones = [i for i in run if letters[i] != SARA_AM]
        variants += [Variant("tone-after-sara-am", origin[i]) for i in tones]
        order = tones + [i for i in run if letters[i] == SARA_AM]
        letters[run.start : run.stop] = [letters[i] for i in order]
        origin[run.start : run.stop] = [origin[i] for i in order]
    for found in re.finditer("เเ", "".join(letters)):
        variants.append(Variant("double-sara-e", origin[found.start()]))
        letters[found.start()] = "แ"
        letters[found.start() + 1] = ""
    letters, origin = _without_gaps(letters, origin)
    return Trace("".join(letters), origin, sorted(variants, key=lambda each: each.at))


def _sorted_marks(word: str) -> tuple[list[int], list[tuple[str, int, int]]]:
    """Return the order of *word*'s visible characters with the marks of each cell sorted.

    And each mark that stood before one of a lower rank: kind, its index, the other's index.
    """
    order: list[int] = []
    misplaced: list[tuple[str, int, int]] = []
    run: list[int] = []  # the marks since the last base

    def rank(at: int) -> int:
        return _RANK.get(word[at], 0)

    for at, ch in enumerate(word):
        if ch in ZERO_WIDTH:
            continue
        if ch in MARKS or is_foreign_mark(ch):
            if run and rank(run[-1]) > rank(at):
                misplaced.append((_misplaced_kind(word[run[-1]], ch), run[-1], at))
            run.append(at)
        else:
            order += sorted(run, key=rank)
            run.clear()
            order.append(at)
    order += sorted(run, key=rank)
    return order, misplaced


def _misplaced_kind(first: str, second: str) -> str:
    if second not in MARKS or first in UPPER_MARKS:
        return "mark-order"
    return "tone-before-vowel" if first in TONES else "thanthakhat-before-vowel"


def _without_gaps(letters: list[str], origin: list[int]) -> tuple[list[str], list[int]]:
    kept = [i for i, letter in enumerate(letters) if letter]
    return [letters[i] for i in kept], [origin[i] for i in kept]
