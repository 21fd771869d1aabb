"""คำพ้องเสียง, words often misspelt, dictionary order, and dictation."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import CHOICES, drawn, joined, mixed_choices, shuffled
from thaigame.drills.misspelt import pairs
from thaigame.drills.model import Item, Part
from thaigame.spelling import explain
from thaigame.spelling.homophones import sound
from thaigame.text import sort_key
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.misspelt import Pair
    from thaigame.drills.pool import Entry
    from thaigame.spelling.homophones import Sound

_ORDER_SIZES: Final = {"3": 3, "5": 5, "7": 7}
_NEAR: Final = 60  # words of the dictionary around the first that "near" draws from


def _make_homophones(request: Request) -> list[Part]:
    random = request.random
    groups: dict[Sound, list[Entry]] = {}
    sounds: dict[str, Sound] = {}
    for entry in request.pool.entries:
        if len(entry.analysis.readings) == 1:
            sounds[entry.word] = sound(entry.analysis)
            groups.setdefault(sounds[entry.word], []).append(entry)
    alike = [group for group in groups.values() if len(group) > 1]
    by_shape: dict[tuple[int, str], list[Entry]] = {}
    for entry in request.pool.entries:
        if entry.word in sounds:
            by_shape.setdefault(_shape(entry), []).append(entry)
    items = []
    for group in drawn(random, alike, request.count):
        first, second = drawn(random, group, 2)
        near = [
            other
            for other in by_shape[_shape(second)] + by_shape[_shape(first)]
            if sounds[other.word] != sounds[first.word]
        ]
        near.sort(key=lambda other: -_alike(other.word, first.word))
        wrong = shuffled(random, list(dict.fromkeys(near))[: 2 * CHOICES])
        items.append(
            Item(
                question=str(message("drills.sounds_like", word=first.word)),
                answers=(second.word,),
                reason=str(
                    message(
                        "drills.because_alike",
                        first=first.word,
                        second=second.word,
                        reading=first.analysis.reading,
                    )
                ),
                skill="homophones",
                word=second.word,
                choices=mixed_choices(random, second.word, [other.word for other in wrong]),
            )
        )
    return [Part(str(message("drills.homophones")), tuple(items))]


def _shape(entry: Entry) -> tuple[int, str]:
    return len(entry.syllables), entry.syllables[0].initial[:1]


def _alike(word: str, other: str) -> int:
    """Return how many letters two words share, counted once each."""
    left = list(other)
    shared = 0
    for letter in word:
        if letter in left:
            left.remove(letter)
            shared += 1
    return 2 * shared - abs(len(word) - len(other))


def _make_misspelt(request: Request) -> list[Part]:
    random = request.random
    known = list(pairs())
    if request.options["pairs"] == "pool":
        known = [pair for pair in known if pair.right in request.pool.words]
    chosen = _distinct(shuffled(random, known))[: request.count]
    form = request.options["form"]
    if form == "choose":
        items = [_choose_item(request, pair) for pair in chosen]
    elif form == "correct":
        items = [_misspelt_item(pair, pair.wrong, pair.right, ()) for pair in chosen]
    else:
        items = _judge_items(request, chosen)
    return [Part(str(message(f"drills.misspelt_ask_{form}")), tuple(items))]


def _distinct(known: Sequence[Pair]) -> list[Pair]:
    """Return each right word once: some have more than one wrong form."""
    return list({pair.right: pair for pair in known}.values())


def _misspelt_item(pair: Pair, question: str, answer: str, choices: tuple[str, ...]) -> Item:
    return Item(question, (answer,), str(pair.reason), "misspelt", pair.right, choices)


def _choose_item(request: Request, pair: Pair) -> Item:
    others = [other for other in pairs() if other.right == pair.right][: CHOICES - 1]
    return Item(
        question=str(message("drills.which_is_right")),
        answers=(pair.right,),
        reason=joined(other.reason for other in others),
        skill="misspelt",
        word=pair.right,
        choices=mixed_choices(request.random, pair.right, [other.wrong for other in others]),
    )


def _judge_items(request: Request, chosen: Sequence[Pair]) -> list[Item]:
    """Return items that ask of a word if it is right; half of the words are wrong."""
    yes, no = str(message("drills.spelt_right")), str(message("drills.spelt_wrong"))
    items = []
    for place, pair in enumerate(chosen):
        good = place % 2 == 0
        shown = pair.right if good else pair.wrong
        items.append(_misspelt_item(pair, shown, yes if good else no, (yes, no)))
    return shuffled(request.random, items)


def _make_order(request: Request) -> list[Part]:
    random = request.random
    size = _ORDER_SIZES[request.options["size"]]
    words = sorted(_ordered_words(request.pool.words), key=sort_key)
    near = request.options["letters"] == "near"
    items: list[Item] = []
    seen: set[frozenset[str]] = set()
    for _ in range(10 * request.count):
        if len(items) == request.count or len(words) < size:
            break
        around = words
        if near and len(words) > _NEAR:
            start = random.below(len(words) - _NEAR)
            around = words[start : start + _NEAR]
        chosen = drawn(random, around, size)
        right = sorted(chosen, key=sort_key)
        if frozenset(chosen) in seen or chosen == right:
            continue
        seen.add(frozenset(chosen))
        items.append(
            Item(
                question="  ".join(chosen),
                answers=("  ".join(right),),
                reason=_order_reason(right),
                skill="dictionary-order",
            )
        )
    return [Part(str(message("drills.order")), tuple(items))]


def _ordered_words(words: frozenset[str]) -> list[str]:
    """Return the words in single pieces: what stands after a space would need a rule more."""
    return [word for word in words if " " not in word and "-" not in word]


def _order_reason(right: Sequence[str]) -> str:
    """Say where each word and the next part ways."""
    reasons = []
    for first, second in pairwise(right):
        one, other = sort_key(first), sort_key(second)
        a, b = _parting(one[0], other[0])
        if a == b == "":
            reasons.append(message("drills.order_marks", first=first, second=second))
        elif a == "":
            reasons.append(message("drills.order_shorter", first=first, second=second))
        else:
            reasons.append(message("drills.order_letter", first=first, second=second, a=a, b=b))
    return joined(reasons)


def _parting(one: str, other: str) -> tuple[str, str]:
    """Return the letters at the first place where two keys differ, "" past the end of one."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    return _letter(one[at : at + 1]), _letter(other[at : at + 1])


def _letter(key: str) -> str:
    from thaigame.text import MARKS

    return f"◌{key}" if key in MARKS else key


def _make_dictation(request: Request) -> list[Part]:
    # Of words that sound alike no ear can tell which is meant, unless the teacher says so.
    heard = Counter(sound(entry.analysis) for entry in request.pool.entries)
    clear = request.pool.where(
        lambda entry: heard[sound(entry.analysis)] == 1 or bool(request.pool.clue(entry.word))
    )
    items = []
    for entry in drawn(request.random, clear, request.count):
        reading = entry.analysis.reading
        spoken = message("drills.dictate", word=entry.word, reading=reading)
        clue = request.pool.clue(entry.word)
        items.append(
            Item(
                question="",
                answers=(entry.word,),
                reason=_hard_part(entry),
                skill="dictation",
                word=entry.word,
                spoken=f"{spoken} ({clue})" if clue else str(spoken),
            )
        )
    return [Part(str(message("drills.dictation")), tuple(items))]


def _hard_part(entry: Entry) -> str:
    """Say what in the spelling is not simply heard, or spell the word out."""
    reasons = []
    for syllable in entry.syllables:
        if syllable.initial_kind != "single":
            reasons.append(explain(syllable, "initial"))
        if syllable.silent:
            reasons.append(explain(syllable, "silent"))
        if syllable.final and syllable.final != "รร" and syllable.final not in "กดบนงมยว":
            reasons.append(explain(syllable, "final"))
        if syllable.vowel == "อะ" and not syllable.vowel_form:
            reasons.append(message("drills.no_visarjani", reading=syllable.reading))
    if not reasons:
        reasons = [message("drills.as_heard", word=entry.word)]
    return joined(dict.fromkeys(reasons))


KINDS: Final = (
    Kind(
        "dictation",
        message("drills.title_dictation"),
        message("drills.about_dictation"),
        1,
        _make_dictation,
    ),
    Kind(
        "misspelt",
        message("drills.title_misspelt"),
        message("drills.about_misspelt"),
        3,
        _make_misspelt,
        (
            Option("form", ("choose", "correct", "judge"), message("drills.option_misspelt")),
            Option("pairs", ("all", "pool"), message("drills.option_pairs")),
        ),
    ),
    Kind(
        "homophones",
        message("drills.title_homophones"),
        message("drills.about_homophones"),
        3,
        _make_homophones,
    ),
    Kind(
        "dictionary-order",
        message("drills.title_order"),
        message("drills.about_order"),
        4,
        _make_order,
        (
            Option("size", ("5", "3", "7"), message("drills.option_size")),
            Option("letters", ("any", "near"), message("drills.option_near")),
        ),
    ),
)
