"""A card box: the words of any search as questions, in the form of a sheet of exercises.

So they can be exported as those are (Anki and the rest), and what was answered keeps the schedule
of ``drills.progress``: each item has its key.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, Literal, get_args

from thaigame import arguments
from thaigame.drills.model import DrillItem, DrillPart, DrillSheet
from thaigame.drills.progress import Key, due
from thaigame.notation.tile_text import spaced_rack
from thaigame.spelling import analyse
from thaigame.study.query import is_vowel
from thaigame.texts import language, message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from datetime import datetime

    from thaigame.drills.progress import Progress
    from thaigame.study.study import Study
    from thaigame.study.word_pool import Entry
    from thaigame.texts.keys import Key as TextKey

Ask = Literal["anagrams", "hooks", "spelling", "word"]
ASKS: Final[tuple[Ask, ...]] = get_args(Ask)

_TRIES: Final = 60
_INSTRUCTIONS: Final[Mapping[Ask, TextKey]] = {
    "anagrams": "study.ask_anagrams",
    "hooks": "study.ask_hooks",
    "spelling": "study.ask_spelling",
    "word": "study.ask_word",
}


def quiz(study: Study, words: Sequence[str], ask: Ask, *, seed: int = 0) -> DrillSheet:
    """Return *words* as questions: their anagrams, hooks, spelling, or whether each is a word.

    Of words with the same tiles one question is asked for anagrams. Half of the questions of
    ``word`` show a word of no list, a cell away from a listed one. A Thai word is spelt from its
    reading, where that is sure, another one from its consonants. Raise ArgumentError for another
    kind of question.
    """
    arguments.one_of("ask", ask, ASKS)
    chance = random.Random(seed)
    made = _MAKERS[ask](study, words, chance)
    items = tuple(made)
    part = DrillPart(str(message(_INSTRUCTIONS[ask])), items)
    title = str(message("study.quiz_title", game=study.spec.layout.titles[language()]))
    return DrillSheet(f"cards-{ask}", title, (part,), seed, language())


def in_turn(
    sheet: DrillSheet, progress: Progress, *, now: datetime, count: int
) -> tuple[DrillItem, ...]:
    """Return *count* items to ask at *now*: those that are due, then those never asked."""
    by_key = {Key(item.skill, item.word): item for item in sheet.items}
    waiting = [by_key[key] for key in due(progress, now=now) if key in by_key]
    fresh = [item for key, item in by_key.items() if key not in progress.cards]
    return tuple([*waiting, *fresh][:count])


def is_right(item: DrillItem, given: str) -> bool:
    """Return whether *given* has every answer wanted and no other, in any order and case."""
    answers = {answer.casefold() for answer in item.answers}
    told = {word.casefold() for word in given.replace(",", " ").split()}
    if item.wants == "one":
        return len(told) == 1 and told <= answers
    return told == answers


def _item(study: Study, ask: Ask, word: str, question: str, answers: Sequence[str]) -> DrillItem:
    skill = f"{study.spec.name} {ask}"
    wants: Literal["one", "all"] = "one" if ask in {"spelling", "word"} else "all"
    return DrillItem(question, tuple(answers), "", skill, word=word, wants=wants)


def _anagrams(study: Study, words: Sequence[str], chance: random.Random) -> Iterator[DrillItem]:
    del chance
    asked: set[tuple[str, ...]] = set()
    for word in words:
        entry = study.entry(word)
        faces = tuple(sorted(entry.faces))
        if entry.playable and faces not in asked:
            asked.add(faces)
            answers = [study.index.entries[at].word for at in study.index.by_faces.get(faces, ())]
            rack = spaced_rack([_kind(face, study) for face in faces], study.spec.layout)
            yield _item(study, "anagrams", word, rack, answers or [word])


def _kind(face: str, study: Study) -> str:
    """Return a face as a rack shows it: by a tile of its own, or as the letter that it is."""
    return face if face in study.spec.tiles.by_name else study.spec.tiles.showing[face][0]


def _hooks(study: Study, words: Sequence[str], chance: random.Random) -> Iterator[DrillItem]:
    del chance
    for word in words:
        found = study.hooks(word)
        answers = [*(f"{cell}-" for cell in found.front), *(f"-{cell}" for cell in found.back)]
        yield _item(study, "hooks", word, word, answers or ["-"])


def _spelling(study: Study, words: Sequence[str], chance: random.Random) -> Iterator[DrillItem]:
    del chance
    thai = study.spec.layout.alphabet is None
    for word in words:
        if thai:
            analysis = analyse(word)
            if not analysis.sure or not analysis.readings:
                continue
            shown = "-".join(analysis.readings[0])
            yield _item(study, "spelling", word, shown, [word])
            continue
        cells = study.entry(word).cells
        gaps = "".join("_" if any(map(is_vowel, cell)) else cell for cell in cells)
        yield _item(study, "spelling", word, gaps, study.pattern(gaps) or [word])


def _is_word(study: Study, words: Sequence[str], chance: random.Random) -> Iterator[DrillItem]:
    yes, no = str(message("study.yes")), str(message("study.no"))
    for word in words:
        other = _near(study, study.entry(word), chance) if chance.random() < 0.5 else None  # noqa: PLR2004  half
        item = _item(study, "word", word, other or word, [no if other else yes])
        yield DrillItem(
            item.question, item.answers, "", item.skill, word=word, choices=(yes, no), wants="one"
        )


def _near(study: Study, entry: Entry, chance: random.Random) -> str | None:
    """Return what is one cell away from a word and is in no list, None where none is found."""
    known = list(study.index.codes)
    for _ in range(_TRIES):
        cells = list(entry.cells)
        cells[chance.randrange(len(cells))] = chance.choice(known)
        form = "".join(cells)
        if study.spec.cells(form) and not study.spec.accepts(form):
            return study.spec.form(form)
    return None


_MAKERS: Final[
    Mapping[Ask, Callable[[Study, Sequence[str], random.Random], Iterator[DrillItem]]]
] = {"anagrams": _anagrams, "hooks": _hooks, "spelling": _spelling, "word": _is_word}
