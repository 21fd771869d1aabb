"""มาตราตัวสะกด: sorting words, finding them, ตรงมาตรา or not, and a test before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import CHOICES, balanced, drawn, matra_name, mixed_choices, shuffled
from thaigame.drills.model import Item, Part
from thaigame.spelling import MATRAS, explain, is_direct_final
from thaigame.spelling.tone import LIVE_VOWELS
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import Entry

OPEN: Final = "ก กา"
# What a child hears or writes in a มาตรา's place: stops with stops, nasals with nasals.
_CONFUSED: Final = {
    OPEN: ("เกย", "เกอว", "กง"),
    "กก": ("กด", "กบ", "กง"),
    "กด": ("กบ", "กก", "กน"),
    "กบ": ("กด", "กก", "กม"),
    "กน": ("กด", "กม", "กง"),
    "กง": ("กน", "กม", "กก"),
    "กม": ("กน", "กบ", "กง"),
    "เกย": (OPEN, "เกอว", "กน"),
    "เกอว": (OPEN, "เกย", "กม"),
}
_FIND_ALL: Final = 8


def _groups(request: Request) -> dict[str, list[Entry]]:
    """Return the words of one syllable by มาตรา.

    อำ ไอ ใอ เอา are left out: books disagree about them.
    """
    groups: dict[str, list[Entry]] = {matra: [] for matra in MATRAS}
    finals = request.options.get("finals", "any")
    for entry in request.pool.single:
        syllable = entry.syllables[0]
        if syllable.vowel in LIVE_VOWELS or (finals == "direct" and not _is_direct(entry)):
            continue
        groups[syllable.matra].append(entry)
    return groups


def _is_direct(entry: Entry) -> bool:
    final = entry.syllables[0].final
    return (not final or is_direct_final(final)) and not entry.syllables[0].silent


def _sort_item(request: Request, matra: str, entry: Entry) -> Item:
    return Item(
        question=entry.word,
        answers=(matra_name(matra),),
        reason=str(explain(entry.syllables[0], "final")),
        skill="matra",
        word=entry.word,
        choices=mixed_choices(request.random, matra_name(matra), map(matra_name, _CONFUSED[matra])),
    )


def _make_sort(request: Request) -> list[Part]:
    items = [
        _sort_item(request, matra, entry)
        for matra, entry in balanced(request.random, _groups(request), request.count)
    ]
    return [Part(str(message("drills.matra_sort")), tuple(items))]


def _find_item(
    request: Request, matra: str, entry: Entry, groups: Mapping[str, Sequence[Entry]]
) -> Item | None:
    """Return an item "which of these is in แม่...", each wrong word from a confusable มาตรา."""
    random = request.random
    others = [
        random.choice(groups[other])
        for other in (*_CONFUSED[matra], *shuffled(random, MATRAS))
        if other != matra and groups[other]
    ]
    wrong = list(dict.fromkeys(others))[: CHOICES - 1]
    if len(wrong) < CHOICES - 1:
        return None
    return Item(
        question=str(message("drills.matra_which", matra=matra_name(matra))),
        answers=(entry.word,),
        reason=f"{entry.word}: {explain(entry.syllables[0], 'final')}",
        skill="matra",
        word=entry.word,
        choices=mixed_choices(random, entry.word, [other.word for other in wrong]),
    )


def _find_all_item(
    request: Request, matra: str, entry: Entry, groups: Mapping[str, Sequence[Entry]]
) -> Item | None:
    random = request.random
    more = drawn(
        random, [other for other in groups[matra] if other is not entry], 1 + random.below(3)
    )
    pool = [(name, other) for name in _CONFUSED[matra] for other in groups[name]]
    right = [entry, *more]
    wrong = [other for _, other in drawn(random, pool, _FIND_ALL - len(right))]
    if len(wrong) < CHOICES - 1:
        return None
    words = tuple(found.word for found in shuffled(random, [*right, *wrong]))
    kept = [found for found in right if found.word in words]
    return Item(
        question=str(message("drills.matra_all", matra=matra_name(matra))),
        answers=tuple(
            found.word for found in sorted(kept, key=lambda each: words.index(each.word))
        ),
        reason="; ".join(f"{each.word}: {explain(each.syllables[0], 'final')}" for each in kept),
        skill="matra",
        word=entry.word,
        choices=words,
        wants="all",
    )


def _make_find(request: Request) -> list[Part]:
    groups = _groups(request)
    every = request.options["answers"] == "all"
    make: Callable[[Request, str, Entry, Mapping[str, Sequence[Entry]]], Item | None]
    make = _find_all_item if every else _find_item
    found = (
        make(request, matra, entry, groups)
        for matra, entry in balanced(request.random, groups, request.count)
    )
    key = "drills.matra_find_all" if every else "drills.matra_find"
    return [Part(str(message(key)), tuple(item for item in found if item is not None))]


def _direct_item(_request: Request, direct: bool, entry: Entry) -> Item:  # noqa: FBT001
    yes, no = str(message("drills.direct")), str(message("drills.indirect"))
    return Item(
        question=entry.word,
        answers=(yes if direct else no,),
        reason=str(explain(entry.syllables[0], "final")),
        skill="matra-direct",
        word=entry.word,
        choices=(yes, no),
    )


def _direct_groups(request: Request) -> dict[bool, list[Entry]]:
    groups: dict[bool, list[Entry]] = {True: [], False: []}
    for entry in request.pool.single:
        final = entry.syllables[0].final
        # Only these four have letters that are not their own, so only they can be asked about.
        if entry.syllables[0].matra in ("กก", "กด", "กบ", "กน") and final != "รร":
            groups[is_direct_final(final)].append(entry)
    return groups


def _make_direct(request: Request) -> list[Part]:
    items = [
        _direct_item(request, direct, entry)
        for direct, entry in balanced(request.random, _direct_groups(request), request.count)
    ]
    return [Part(str(message("drills.matra_direct")), tuple(items))]


def _make_test(request: Request) -> list[Part]:
    """Two tests of the same make, no word in both: what was learnt is the difference."""
    random, count = request.random, request.count
    groups = _groups(request)
    chosen = balanced(random, groups, 2 * count)
    parts = []
    for name, half in (("before", chosen[::2]), ("after", chosen[1::2])):
        items: list[Item] = []
        for place, (matra, entry) in enumerate(half[:count]):
            item = _find_item(request, matra, entry, groups) if place % 2 else None
            items.append(item or _sort_item(request, matra, entry))
        parts.append(
            Part(
                str(message("drills.matra_test")),
                tuple(items),
                title=str(message(f"drills.test_{name}")),
            )
        )
    return parts


_FINALS: Final = Option("finals", ("any", "direct"), message("drills.option_finals"))

KINDS: Final = (
    Kind(
        "matra-sort",
        message("drills.title_matra_sort"),
        message("drills.about_matra_sort"),
        1,
        _make_sort,
        (_FINALS,),
    ),
    Kind(
        "matra-find",
        message("drills.title_matra_find"),
        message("drills.about_matra_find"),
        1,
        _make_find,
        (Option("answers", ("one", "all"), message("drills.option_answers")), _FINALS),
    ),
    Kind(
        "matra-direct",
        message("drills.title_matra_direct"),
        message("drills.about_matra_direct"),
        1,
        _make_direct,
    ),
    Kind(
        "matra-test",
        message("drills.title_matra_test"),
        message("drills.about_matra_test"),
        1,
        _make_test,
        (_FINALS,),
    ),
)
