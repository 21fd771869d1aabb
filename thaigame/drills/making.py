"""What makers of drills share: drawing words, mixing choices, joining reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from thaigame.spelling import TONE_NAMES
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from thaigame.chance import Random
    from thaigame.spelling import Syllable
    from thaigame.texts import Message

T = TypeVar("T")
K = TypeVar("K")

CHOICES: Final = 4


def shuffled(random: Random, items: Iterable[T]) -> list[T]:
    """Return *items* in random order."""
    mixed = list(items)
    random.shuffle(mixed)
    return mixed


def drawn(random: Random, items: Iterable[T], count: int) -> list[T]:
    """Return *count* of *items* in random order, all of them where there are no more."""
    return shuffled(random, items)[:count]


def balanced(random: Random, groups: Mapping[K, Sequence[T]], count: int) -> list[tuple[K, T]]:
    """Return *count* items with their group, as evenly from all groups as these allow."""
    waiting = {key: shuffled(random, items) for key, items in groups.items() if items}
    found: list[tuple[K, T]] = []
    while waiting and len(found) < count:
        for key in shuffled(random, list(waiting)):
            found.append((key, waiting[key].pop()))
            if not waiting[key]:
                del waiting[key]
    return shuffled(random, found[:count])


def mixed_choices(
    random: Random, right: str, wrong: Iterable[str], *, count: int = CHOICES
) -> tuple[str, ...]:
    """Return *right* and the first of *wrong*, *count* in all, in random order."""
    others = [text for text in dict.fromkeys(wrong) if text and text != right]
    return tuple(shuffled(random, [right, *others[: count - 1]]))


def joined(reasons: Iterable[Message | str]) -> str:
    """Return several reasons as one text."""
    return "; ".join(str(reason) for reason in reasons)


def not_laid(words: Sequence[str]) -> list[str]:
    """Return the note that these words found no room in a grid, none for no words."""
    return [str(message("drills.not_laid", words=", ".join(words)))] if words else []


def matra_name(matra: str) -> str:
    """Return how a มาตรา is called: แม่กด, แม่ ก กา."""
    return f"แม่ {matra}" if " " in matra else f"แม่{matra}"


def tone_name(tone: str) -> str:
    """Return the name of a tone as a choice."""
    return str(TONE_NAMES[tone])


def vowel_name(vowel: str) -> str:
    """Return how a vowel is called: สระอา."""
    return f"สระ{vowel}"


def final_name(syllable: Syllable) -> str:
    """Return the final of a syllable, or that it has none."""
    return syllable.final or str(message("drills.none"))
