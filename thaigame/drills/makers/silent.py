"""การันต์: the letters that are written and not heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.drills.kind import Kind, Option
from thaigame.drills.making import drawn, mixed_choices
from thaigame.drills.model import Item, Part
from thaigame.spelling.letters import CONSONANTS, THANTHAKHAT
from thaigame.text import faults
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thaigame.drills.kind import Request
    from thaigame.drills.pool import Entry

# Letters of one sound, which a child writes for one another where the sound is not even heard.
_ALIKE: Final = (
    "ทธฒฑ", "ถฐ", "ตฏ", "ศษส", "นณ", "ยญ", "รล", "คฆ", "พภ", "ชฌ", "กข", "ดฎ", "จช",
)  # fmt: skip


def _silenced(entry: Entry) -> str | None:
    """Return the letters that the word's one ์ silences, with it; None for another number of ์."""
    if entry.word.count(THANTHAKHAT) != 1 or len(entry.analysis.readings) > 1:
        return None
    silent = next(each.silent for each in entry.syllables if THANTHAKHAT in each.silent)
    return silent if silent in entry.word else None


def _make_karan(request: Request) -> list[Part]:
    words = [(entry, silent) for entry in request.pool.entries if (silent := _silenced(entry))]
    random = request.random
    write = request.options["ask"] == "spelling"
    if write:
        words = [(entry, silent) for entry, silent in words if _misspelt(request, entry, silent)]
    items = []
    for entry, silent in drawn(random, words, request.count):
        letters = silent.replace(THANTHAKHAT, "")
        reason = message(
            "drills.because_karan" if len(letters) == 1 else "drills.because_karan_more",
            silent=silent,
            letters=" ".join(letters),
            reading=entry.analysis.reading,
        )
        if write:
            question = str(message("drills.spelt_for", reading=entry.analysis.reading))
            wrong = drawn(random, _misspelt(request, entry, silent), 3)
            answer = entry.word
        else:
            question, answer = entry.word, silent
            wrong = list(_other_cuts(entry, silent))
        items.append(
            Item(
                question=question,
                answers=(answer,),
                reason=str(reason),
                skill="karan",
                word=entry.word,
                choices=mixed_choices(random, answer, wrong),
            )
        )
    key = "drills.karan_spelling" if write else "drills.karan"
    return [Part(str(message(key)), tuple(items))]


def _other_cuts(entry: Entry, silent: str) -> Iterator[str]:
    """Yield letters around the ์ that are too many or too few, each beginning with a consonant."""
    word = entry.word
    start = word.index(silent)
    end = start + len(silent)
    if len(silent.replace(THANTHAKHAT, "")) > 1 and silent[1] in CONSONANTS:
        yield silent[1:]
    before = [at for at in range(start - 1, -1, -1) if word[at] in CONSONANTS][:2]
    for at in before:
        yield word[at:end]
    for at in before:
        yield word[at]
    for letter in word[end:]:
        if letter in CONSONANTS:
            yield letter


def _misspelt(request: Request, entry: Entry, silent: str) -> list[str]:
    """Return the word without ์, with it a letter too early, or on a letter of the same sound."""
    word = entry.word
    start = word.index(silent)
    end = start + len(silent)
    before, after = word[:start], word[end:]
    found = [before + silent.replace(THANTHAKHAT, "") + after, before + after]
    if silent[-1] == THANTHAKHAT and len(silent) > 1 and before and before[-1] in CONSONANTS:
        found.append(before + THANTHAKHAT + silent[:-1] + after)
    if silent[0] in CONSONANTS:
        found += [
            before + other + silent[1:] + after
            for letters in _ALIKE
            if silent[0] in letters
            for other in letters
            if other != silent[0]
        ]
    return [text for text in found if not faults(text) and not request.pool.is_word(text)]


KINDS: Final = (
    Kind(
        "karan",
        message("drills.title_karan"),
        message("drills.about_karan"),
        2,
        _make_karan,
        (Option("ask", ("letters", "spelling"), message("drills.option_karan")),),
    ),
)
