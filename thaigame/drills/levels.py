"""Which school year a word belongs to: by what its spelling asks, its size, and the school books.

The official graded lists state no open licence, so nothing is copied from them: the year in which
a feature of spelling is taught comes from the national curriculum's order of topics (letters,
มาตรา and tones in ป.1; ตัวการันต์, คำควบกล้ำ, อักษรนำ, รร in ป.2; ประวิสรรชนีย์, ฤ in ป.3), the
rest is a stated measure: cells, syllables, and how often the Thai Textbook Corpus has the word. A
teacher who needs the official list loads it as a list of words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from thaigame.spelling.consonants import THANTHAKHAT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.spelling import Analysis, Syllable

Feature = Literal[
    "indirect final", "cluster", "false cluster", "leading", "karan", "silent", "ro han",
    "unwritten a", "ru", "shared letter", "two readings",
]  # fmt: skip

LEVELS: Final = (1, 2, 3, 4, 5, 6)

TAUGHT: Final[dict[Feature, int]] = {
    "indirect final": 1,
    "cluster": 2,
    "false cluster": 2,
    "leading": 2,
    "karan": 2,
    "silent": 2,
    "ro han": 2,
    "unwritten a": 3,
    "ru": 3,
    "shared letter": 3,
    "two readings": 4,
}


class Measure(NamedTuple):
    """The longest word of a year in cells and in syllables, and its least uses in the corpus."""

    cells: int
    syllables: int
    uses: int


MEASURES: Final[dict[int, Measure]] = {
    1: Measure(cells=5, syllables=2, uses=50),
    2: Measure(cells=7, syllables=3, uses=25),
    3: Measure(cells=8, syllables=4, uses=12),
    4: Measure(cells=10, syllables=5, uses=8),
    5: Measure(cells=12, syllables=6, uses=5),
    6: Measure(cells=15, syllables=8, uses=3),
}


def features(analysis: Analysis) -> frozenset[Feature]:
    """Return what there is to learn in the spelling of a word."""
    found = {feature for syllable in analysis.syllables for feature in _of_syllable(syllable)}
    places = [place for part in analysis.places for place in part]
    if len(places) > len(set(places)):
        found.add("shared letter")
    if len(analysis.readings) > 1:
        found.add("two readings")
    return frozenset(found)


def _of_syllable(syllable: Syllable) -> Iterator[Feature]:
    if syllable.initial_kind == "cluster":
        yield "cluster"
    elif syllable.initial_kind == "false cluster":
        yield "false cluster"
    elif syllable.initial_kind == "leading":
        yield "leading"
    if THANTHAKHAT in syllable.silent:
        yield "karan"
    elif syllable.silent:
        yield "silent"
    if syllable.vowel_form == "-รร":
        yield "ro han"
    elif syllable.vowel_form in ("ฤ", "ฤๅ", "ฦ", "ฦๅ"):
        yield "ru"
    elif syllable.vowel == "อะ" and not syllable.vowel_form:
        yield "unwritten a"
    if syllable.final and syllable.final != "รร" and syllable.final not in "กดบนงมยว":
        yield "indirect final"


def grade(found: frozenset[Feature], *, cells: int, syllables: int, count: int | None) -> int:
    """Return the year in which a word can be asked, 1 to 6, or 7 for one beyond them.

    *count* is its count in the school books; None leaves them out of it (a teacher's own list).
    """
    taught = max((TAUGHT[feature] for feature in found), default=1)
    for level in LEVELS[taught - 1 :]:
        most = MEASURES[level]
        if (
            cells <= most.cells
            and syllables <= most.syllables
            and (count is None or count >= most.uses)
        ):
            return level
    return LEVELS[-1] + 1
