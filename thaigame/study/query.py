"""One search for words by many conditions at once, put in an order and cut to its ranks."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from thaigame import arguments
from thaigame.errors import StudyError
from thaigame.game.playable import game_form
from thaigame.lexicon import find_lexicon
from thaigame.study.supply import Supply, ways_to_draw
from thaigame.study.wildcards import read_pattern
from thaigame.study.word_pool import dictionary_key
from thaigame.text import CONSONANTS, TONES
from thaigame.text.characters import (
    LEAD_VOWELS,
    LOWER_MARKS,
    PHINTHU,
    SARA_AA,
    THAI,
    UPPER_MARKS,
)
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Mapping

    from thaigame.layouts.tiles import Rack
    from thaigame.study.study import Study
    from thaigame.study.word_pool import Entry

Order = Literal["alphabet", "probability", "points", "length"]
Range = tuple[int, int | None]
"""The least and the most of something, both included; None is no limit."""

ORDERS: Final[tuple[Order, ...]] = get_args(Order)

_THAI_VOWELS: Final = LEAD_VOWELS | UPPER_MARKS | LOWER_MARKS - {PHINTHU} | {"ะ", SARA_AA, "ำ", "ๅ"}
_OTHER_VOWELS: Final = frozenset("AEIOUYΑΕΗΙΟΥΩАЕИОУЫЭЮЯІЇЄ") - {"Y"}


class RankedWord(NamedTuple):
    """A word that a search found: its place in the order, from 1, and what its tiles count.

    Whether the equipment can make it stands with it; a word that it cannot make has the points of
    the tiles that there are.
    """

    rank: int
    word: str
    points: int
    playable: bool


@dataclass(frozen=True)
class Query:
    """What a word must be; a condition that is not given holds for every word.

    ``pattern`` is as in ``study.wildcards``, with ``any_marks`` a bare letter fits itself under
    any marks. ``includes`` are letters and marks that the word holds, each as often as it stands
    there, ``excludes`` those that it does not. ``counts`` bounds what is counted (``FEATURES``);
    ``rack`` holds the tiles that must suffice; ``listed`` and ``unlisted`` name lists that have the
    word, or do not. ``playable`` asks whether the equipment can make it, None for either.
    ``order`` sorts what is found, the likeliest, dearest, longest first; ``ranks`` are the places
    kept, from 1.
    """

    pattern: str = ""
    any_marks: bool = False
    includes: str = ""
    excludes: str = ""
    counts: Mapping[str, Range] = field(default_factory=dict, hash=False)
    rack: Rack | str | None = None
    listed: tuple[str, ...] = ()
    unlisted: tuple[str, ...] = ()
    playable: bool | None = True
    order: Order = "alphabet"
    ranks: Range = (1, None)

    def __post_init__(self) -> None:
        """Raise StudyError for what nothing is counted by, ArgumentError for an unknown order."""
        arguments.one_of("order", self.order, ORDERS)
        for name in self.counts:
            if name not in FEATURES:
                names = ", ".join(FEATURES)
                raise StudyError(message("study.feature", name=name, names=names), at=name)


def points(study: Study, entry: Entry) -> int:
    """Return what the tiles of a word count, each face at its dearest tile that is no blank."""
    faces = study.spec.tiles.faces
    return sum(faces[face].points for face in entry.faces if face in faces)


FEATURES: Final[Mapping[str, Callable[[Study, Entry], int]]] = {
    "length": lambda _, entry: len(entry.cells),
    "tiles": lambda _, entry: len(entry.faces),
    "different": lambda _, entry: len(set(entry.faces)),
    "points": points,
    "vowels": lambda _, entry: sum(map(is_vowel, "".join(entry.cells))),
    "consonants": lambda _, entry: sum(map(_is_consonant, "".join(entry.cells))),
    "tones": lambda _, entry: sum(ch in TONES for ch in "".join(entry.cells)),
    "marked": lambda _, entry: sum(
        any(unicodedata.category(ch) == "Mn" for ch in cell) for cell in entry.cells
    ),
    "anagrams": lambda study, entry: study.index.alike(entry),
    "front": lambda study, entry: len(study.index.hooks(entry.cells).front),
    "back": lambda study, entry: len(study.index.hooks(entry.cells).back),
}
"""What of a word is counted.

Its cells, its tiles and how many of them differ, what they are worth; its vowels, consonants and
tone marks; its cells with marks; the words of the same tiles, itself among them; the cells that
make another word before or after it.
"""


def search(study: Study, query: Query) -> tuple[RankedWord, ...]:
    """Return the words of *study* that *query* asks for."""
    found = list(matching(study, query))
    found.sort(key=lambda entry: dictionary_key(entry.word))
    key = _KEYS.get(query.order)
    if key is not None:
        found.sort(key=lambda entry: key(study, entry), reverse=True)
    first, last = query.ranks
    kept = found[max(0, first - 1) : last]
    return tuple(
        RankedWord(rank, entry.word, points(study, entry), entry.playable)
        for rank, entry in enumerate(kept, max(1, first))
    )


def matching(study: Study, query: Query) -> Iterator[Entry]:
    """Yield the words of a query in no order."""
    layout = study.spec.layout
    wanted = Counter(_letters(query.includes, study))
    unwanted = frozenset(_letters(query.excludes, study))
    supply = None
    if query.rack is not None:
        supply = [Supply(rack, study.spec.tiles) for rack in study.racks(query.rack)]
    inside, outside = _lists(query.listed), _lists(query.unlisted)
    if query.pattern:
        asked = read_pattern(query.pattern, layout, any_marks=query.any_marks)
        entries = study.index.matching(asked)
    else:
        entries = iter(study.index.entries)
    cheap_first = sorted(query.counts.items(), key=lambda each: list(FEATURES).index(each[0]))
    for entry in entries:
        if query.playable is not None and entry.playable != query.playable:
            continue
        if wanted or unwanted:
            held = Counter("".join(entry.cells))
            if wanted - held or not unwanted.isdisjoint(held):
                continue
        if not all(_within(FEATURES[name](study, entry), span) for name, span in cheap_first):
            continue
        if not all(entry.word in each for each in inside):
            continue
        if any(entry.word in each for each in outside):
            continue
        if supply is None or any(each.tiles(entry.faces) is not None for each in supply):
            yield entry


_KEYS: Final[Mapping[str, Callable[[Study, Entry], int]]] = {
    "probability": lambda study, entry: ways_to_draw(entry.faces, study.spec.tiles),
    "points": points,
    "length": lambda _, entry: len(entry.cells),
}


def _letters(text: str, study: Study) -> str:
    """Return the letters and marks of *text*, refused where one is none of the game's."""
    bare = "".join(text.replace("◌", "").split())
    if not bare:
        return ""
    read_pattern(f"[{bare}]", study.spec.layout)  # says which sign is none
    layout = study.spec.layout
    if layout.alphabet is None and layout.syllabary is None:
        # They are letters side by side and no word: two of เ are not แ.
        ways = ("ำ", "ํา") if layout.rules.sara_am == "split" else ("ํา", "ำ")
        return bare.replace(*ways)
    return game_form(bare, layout).replace("|", "")


def _lists(names: tuple[str, ...]) -> tuple[Container[str], ...]:
    return tuple(find_lexicon(name) for name in names)


def _within(value: int, span: Range) -> bool:
    least, most = span
    return value >= least and (most is None or value <= most)


def is_vowel(ch: str) -> bool:
    """Return whether a character is a vowel, Thai or of the alphabets whose vowels are known."""
    return ch in _THAI_VOWELS or unicodedata.normalize("NFD", ch)[0] in _OTHER_VOWELS


def _is_consonant(ch: str) -> bool:
    if ch in THAI:
        return ch in CONSONANTS
    return ch.isalpha() and not is_vowel(ch)
