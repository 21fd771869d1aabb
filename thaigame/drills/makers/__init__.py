"""The makers of sheets, a module a topic; ``KINDS`` are all kinds in the order of the grades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.makers import (
    boards,
    crossword,
    finals,
    initials,
    letters,
    silent,
    syllables,
    tones,
    vowels,
    words,
    wordsearch,
)

if TYPE_CHECKING:
    from thaigame.drills.kind import Kind

KINDS: Final[tuple[Kind, ...]] = tuple(
    sorted(
        (
            *syllables.KINDS,
            *finals.KINDS,
            *tones.KINDS,
            *initials.KINDS,
            *vowels.KINDS,
            *silent.KINDS,
            *letters.KINDS,
            *words.KINDS,
            *wordsearch.KINDS,
            *crossword.KINDS,
            *boards.KINDS,
        ),
        key=lambda kind: kind.grade,
    )
)
