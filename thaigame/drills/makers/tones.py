"""ไตรยางศ์, ผันวรรณยุกต์, คำเป็นคำตาย, the tone of a syllable, and marks that cannot stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import (
    CHOICES,
    balanced,
    drawn,
    joined,
    mixed_choices,
    shuffled,
    tone_name,
)
from thaigame.drills.model import NOTHING, Item, Part, Table
from thaigame.spelling import (
    CLASS,
    HIGH,
    LOW,
    LOW_PAIRED,
    LOW_SINGLE,
    MARKS,
    MID,
    TONES,
    analyse,
    conjugate,
    explain,
    live_name,
    pair_of,
    with_mark,
)
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import Entry
    from thaigame.spelling import ToneCell

_CLASSES: Final = {"mid": MID, "high": HIGH, "low": LOW}
_NAMES: Final = {
    "mid": message("drills.name_mid"),
    "high": message("drills.name_high"),
    "low": message("drills.name_low"),
}
# ฃ and ฅ are in no word of today, so a child cannot know them from use.
_OBSOLETE: Final = "ฃฅ"
# A child marks the tone that is heard: the third tone by ๊, the fourth by ๋.
_MARK_OF: Final = dict(zip(TONES, MARKS, strict=True))


def _class_reason(letter: str) -> str:
    class_ = CLASS[letter]
    name = _NAMES[class_]
    if class_ == "mid":
        return str(message("drills.class_mid", letter=letter, class_=name, letters=" ".join(MID)))
    if class_ == "high":
        return str(message("drills.class_high", letter=letter, class_=name, letters=" ".join(HIGH)))
    if letter in LOW_SINGLE:
        return str(
            message("drills.class_single", letter=letter, class_=name, letters=" ".join(LOW_SINGLE))
        )
    pair = " ".join(pair_of(letter))
    return str(message("drills.class_paired", letter=letter, class_=name, pair=pair))


def _class_items(request: Request) -> list[Item]:
    names = tuple(str(_NAMES[class_]) for class_ in _CLASSES)
    return [
        Item(
            question=letter,
            answers=(str(_NAMES[CLASS[letter]]),),
            reason=_class_reason(letter),
            skill="consonant-classes",
            choices=names,
        )
        for _, letter in balanced(request.random, _CLASSES, request.count)
    ]


def _pair_items(request: Request) -> list[Item]:
    items = []
    for letter in drawn(request.random, LOW_PAIRED + HIGH, request.count):
        pair = pair_of(letter)
        right = request.random.choice([each for each in pair if each not in _OBSOLETE] or pair)
        same = HIGH if letter in LOW else LOW
        wrong = shuffled(request.random, [each for each in same if each not in pair + _OBSOLETE])
        items.append(
            Item(
                question=str(message("drills.pair_which", letter=letter)),
                answers=(right,),
                reason=str(message("drills.pair", letter=letter, pair=" ".join(pair))),
                skill="consonant-classes",
                choices=mixed_choices(request.random, right, wrong),
            )
        )
    return items


def _odd_items(request: Request) -> list[Item]:
    random = request.random
    items = []
    for class_, letter in balanced(random, _CLASSES, request.count):
        others = [name for name in _CLASSES if name != class_]
        common = random.choice(others)
        wrong = drawn(random, [each for each in _CLASSES[common] if each not in _OBSOLETE], 3)
        choices = mixed_choices(random, letter, wrong)
        items.append(
            Item(
                question=" ".join(choices),
                answers=(letter,),
                reason=joined(
                    [
                        _class_reason(letter),
                        message("drills.odd", class_=_NAMES[CLASS[wrong[0]]]),
                    ]
                ),
                skill="consonant-classes",
                choices=choices,
            )
        )
    return items


def _make_classes(request: Request) -> list[Part]:
    asked = request.options["ask"]
    make: dict[str, Callable[[Request], list[Item]]]
    make = {"class": _class_items, "pair": _pair_items, "odd": _odd_items}
    return [Part(str(message(f"drills.classes_{asked}")), tuple(make[asked](request)))]


def _make_table(request: Request) -> list[Part]:
    five = request.options["partner"] == "yes"
    classes = request.options["class"]
    fitting: dict[str, list[Entry]] = {}
    for entry in request.pool.single:
        syllable = entry.syllables[0]
        if (
            not syllable.mark
            and not syllable.silent
            and syllable.vowel_form not in ("-็", "-รร")
            and classes in ("any", syllable.class_)
        ):
            fitting.setdefault(syllable.class_, []).append(entry)
    names = tuple(tone_name(tone) for tone in TONES)
    rows, items = [], []
    for _, entry in balanced(request.random, fitting, request.count):
        syllable = entry.syllables[0]
        table = conjugate(entry.word)
        cells = _by_tone((*table.cells, *table.partner) if five else table.cells)
        row = tuple(cells.get(tone, NOTHING) for tone in TONES)
        rows.append((entry.word, *row))
        items.append(
            Item(
                question=entry.word,
                answers=(" ".join(row),),
                reason=joined([explain(syllable, "class"), explain(syllable, "live")]),
                skill="tone-table",
                word=entry.word,
            )
        )
    header = (str(message("drills.column_word")), *names)
    empty = tuple((row[0], *(cell if cell == NOTHING else "" for cell in row[1:])) for row in rows)
    key = "drills.tone_table_five" if five else "drills.tone_table"
    return [
        Part(
            str(message(key)),
            tuple(items),
            figure=Table(header, empty),
            solution=Table(header, tuple(rows)),
            questions="none",
        )
    ]


def _by_tone(cells: Sequence[ToneCell]) -> dict[str, str]:
    """Return the first spelling of each tone: the syllable's own before its partner's."""
    found: dict[str, str] = {}
    for cell in cells:
        if cell.tone is not None:
            found.setdefault(cell.tone, cell.text)
    return found


def _make_live(request: Request) -> list[Part]:
    groups: dict[bool, list[Entry]] = {True: [], False: []}
    for entry in request.pool.single:
        groups[entry.syllables[0].live].append(entry)
    choices = (str(live_name(live=True)), str(live_name(live=False)))
    items = [
        Item(
            question=entry.word,
            answers=(str(live_name(live=live)),),
            reason=str(explain(entry.syllables[0], "live")),
            skill="live-dead",
            word=entry.word,
            choices=choices,
        )
        for live, entry in balanced(request.random, groups, request.count)
    ]
    return [Part(str(message("drills.live_dead")), tuple(items))]


def _make_tone(request: Request) -> list[Part]:
    differs = request.options["marks"] == "differ"
    groups: dict[str, list[Entry]] = {tone: [] for tone in TONES}
    for entry in request.pool.single:
        syllable = entry.syllables[0]
        if syllable.tone is None or (differs and _MARK_OF[syllable.tone] == syllable.mark):
            continue
        groups[syllable.tone].append(entry)
    choices = tuple(map(tone_name, TONES))
    items = [
        Item(
            question=entry.word,
            answers=(tone_name(tone),),
            reason=str(explain(entry.syllables[0], "tone")),
            skill="tone",
            word=entry.word,
            choices=choices,
        )
        for tone, entry in balanced(request.random, groups, request.count)
    ]
    return [Part(str(message("drills.tone")), tuple(items))]


def _misheard(entry: Entry) -> str | None:
    """Return a word of one syllable with the mark of the tone that is heard, if it is wrong."""
    syllable = entry.syllables[0]
    # ็ gives way to a tone mark, so with one the word would differ in two marks.
    if syllable.tone is None or syllable.silent or "็" in entry.word:
        return None
    mark = _MARK_OF[syllable.tone]
    if mark in ("", syllable.mark):
        return None
    wrong = with_mark(syllable, mark)
    fault = analyse(wrong).fault
    return wrong if fault is not None and fault.kind == "impossible tone" else None


def _why_impossible(wrong: str) -> str:
    fault = analyse(wrong).fault
    if fault is None or fault.syllable is None:
        return ""
    return f"{wrong}: {explain(fault.syllable, 'tone')}"


def _make_impossible(request: Request) -> list[Part]:
    random = request.random
    pairs = [
        (entry, wrong)
        for entry in request.pool.single
        if (wrong := _misheard(entry)) is not None and not request.pool.is_word(wrong)
    ]
    marked = [entry.word for entry in request.pool.single if entry.syllables[0].mark]
    spot = request.options["form"] == "spot"
    items = []
    for entry, wrong in drawn(random, pairs, request.count):
        reason = joined([_why_impossible(wrong), message("drills.right_is", word=entry.word)])
        if spot:
            others = drawn(random, [word for word in marked if word != entry.word], CHOICES - 1)
            choices = mixed_choices(random, wrong, others)
            question, answer = str(message("drills.impossible_which")), wrong
        else:
            choices, question, answer = (), wrong, entry.word
        items.append(Item(question, (answer,), reason, "impossible-tones", entry.word, choices))
    key = "drills.impossible_spot" if spot else "drills.impossible_correct"
    return [Part(str(message(key)), tuple(items))]


KINDS: Final = (
    Kind(
        "consonant-classes",
        message("drills.title_classes"),
        message("drills.about_classes"),
        1,
        _make_classes,
        (Option("ask", ("class", "pair", "odd"), message("drills.option_classes")),),
    ),
    Kind(
        "tone-table",
        message("drills.title_tone_table"),
        message("drills.about_tone_table"),
        1,
        _make_table,
        (
            Option("partner", ("no", "yes"), message("drills.option_partner")),
            Option("class", ("any", "mid", "high", "low"), message("drills.option_class")),
        ),
    ),
    Kind(
        "tone",
        message("drills.title_tone"),
        message("drills.about_tone"),
        1,
        _make_tone,
        (Option("marks", ("any", "differ"), message("drills.option_marks")),),
    ),
    Kind(
        "live-dead",
        message("drills.title_live_dead"),
        message("drills.about_live_dead"),
        4,
        _make_live,
    ),
    Kind(
        "impossible-tones",
        message("drills.title_impossible"),
        message("drills.about_impossible"),
        2,
        _make_impossible,
        (Option("form", ("spot", "correct"), message("drills.option_spot")),),
    ),
)
