"""How well and how fast words are spelt out: our analyser beside pythainlp's functions.

Run ``python -m bench.spelling``. The words are those labelled by hand in tests/data/spelling, the
same for both sides in the same run. pythainlp has functions for five of the attributes, each for
one syllable, so the comparison is on the words of one syllable; where one of its functions raises,
that counts as wrong. It has no rule-based readings. ``held`` rows were scored only when the
rules were finished. Targets: 98 % of attributes, 97 % answered, 95 % of readings, 8,000 words/s.
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections import Counter
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

os.environ.setdefault("PYTHAINLP_READ_ONLY", "1")
os.environ.setdefault("PYTHAINLP_OFFLINE", "1")

from tests.spelling.pronunciations import differences, differs, heard, pronounced
from tests.spelling.spelling_labels import ATTRIBUTES, is_read_right, read, score_attributes
from tests.spelling.test_spelling_decided import decided
from thaigame.lexicon import DEFAULT_THAI, find_lexicon
from thaigame.resources import folder
from thaigame.spelling import Options, analyse, analyse_all, analyse_list
from thaigame.spelling.analysis import find
from thaigame.spelling.certainty import SURE
from thaigame.spelling.exceptions import SortedTable, lists, read_lists
from thaigame.spelling.search import syllables_of
from thaigame.text import canonical

if TYPE_CHECKING:
    from collections.abc import Callable

    from thaigame.spelling.exceptions import Lists

ROUNDS: Final = 3
SAMPLE: Final = 40  # one word in so many is given to the slower tools
FIFTH: Final = 5
_TLTK_TONES: Final = ("", "mid", "low", "falling", "high", "rising")
_LOAN_TONES: Final = frozenset(
    [("mid", "falling"), ("mid", "high"), ("falling", "high"), ("low", "high")]
)
_TONES: Final = {"m": "mid", "l": "low", "f": "falling", "h": "high", "r": "rising"}


def pythainlp_functions() -> dict[str, Callable[[str], str]]:
    """Return pythainlp's function for each attribute it has one for, in our words."""
    from pythainlp.khavee import KhaveeVerifier
    from pythainlp.util import sound_syllable, syllable_length, tone_detector

    verse: Any = KhaveeVerifier()
    return {
        "tone": lambda word: _TONES.get(tone_detector(word), ""),
        "live": lambda word: str(sound_syllable(word)),
        "length": lambda word: str(syllable_length(word)),
        "matra": lambda word: str(verse.check_marttra(word)).replace("กา", "ก กา"),
        "vowel": lambda word: str(verse.check_sara(word)),
    }


def share(right: int, asked: int) -> str:
    """Return "right/asked  percent"."""
    return f"{right:4}/{asked:<4} {100 * right / asked:6.1f} %"


def attributes() -> None:
    """Print the share right of each attribute, in all rows and in the held-out ones."""
    for fold in ("", "held"):
        score = score_attributes(read("attributes.tsv", fold=fold), analyse)
        asked = score.answered
        print(f"attributes, {fold or 'all'} rows: answered {share(score.answered, score.rows)}")
        for name in ATTRIBUTES:
            print(f"  {name:14} {share(score.right[name], asked)}")
        print(f"  {'together':14} {share(sum(score.right.values()), asked * len(ATTRIBUTES))}")


def readings() -> None:
    """Print the share of readings right."""
    for fold in ("", "held"):
        rows = read("readings.tsv", fold=fold)
        for name, chosen in (
            ("all", rows),
            ("in no list as a whole", [row for row in rows if not lists().reads(row["word"])]),
        ):
            right = sum(is_read_right(row, analyse(row["word"])) for row in chosen)
            print(f"readings, {fold or 'all'} rows, {name:22} {share(right, len(chosen))}")


def pronunciations() -> None:
    """Print how readings stand against the volunteers' pronunciations, and the table of classes.

    The second pair of lines is without the words that were read because of these pronunciations:
    so other words of their kind must be expected to fare.
    """
    right, asked = against(lists(), "")
    shipped = read_lists(folder("lexicon") / "spelling")
    rows = shipped.read.lines.splitlines(keepends=True)
    others = SortedTable(b"".join(row for row in rows if b"\tWiktionary" not in row))
    against(replace(shipped, read=others), ", unlearnt")
    for decision, size in asked.most_common():
        sure = "sure" if decision in SURE else ""
        print(f"  {decision:48} {sure:5} {share(right[decision], size)}")


def against(listed: Lists, name: str) -> tuple[Counter[str], Counter[str]]:
    """Hold the pronunciations against *listed*; return what was right, and asked, in each class."""
    wanted, excused = pronounced(), differences()
    inside = frozenset(find_lexicon(DEFAULT_THAI).words)
    count: Counter[tuple[str, str]] = Counter()
    right: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for word, ways in wanted.items():
        group = "dictionary" if word in inside else "other"
        count[group, "all"] += 1
        found = find(canonical(word), listed)
        syllables = syllables_of(found.units, Options()) if found else ()
        impossible = any(syllable.tone is None for syllable in syllables)
        if found is None or impossible:
            count[group, "unsure"] += 1
            continue
        agrees = word in excused or not differs(heard(syllables), ways)
        unproved = found.decisions - SURE
        count[group, "unsure" if unproved else "right" if agrees else "wrong"] += 1
        for decision in unproved or found.decisions:
            if len(unproved) <= 1:  # a word is charged to what alone makes it unsure
                asked[decision] += 1
                right[decision] += agrees
    for group in ("dictionary", "other"):
        size, unsure, wrong = (count[group, each] for each in ("all", "unsure", "wrong"))
        print(f"{group}{name}: {size} words, unsure {100 * unsure / size:.2f} %, "
              f"sure and different {100 * wrong / (size - unsure):.2f} %")  # fmt: skip
    return right, asked


class _Without(SortedTable):
    """Rows of which one, that of the word being asked about, is not looked at."""

    hidden = ""

    def get(self, word: str) -> str | None:
        return None if word == self.hidden else super().get(word)


def left_out() -> None:
    """Print how decided words are read without their own rows, and the classes that decide so.

    So a word must be expected to fare that nobody has looked at, where its parts were looked at.
    """
    shipped = read_lists(folder("lexicon") / "spelling")
    rows = _Without(shipped.read.lines)
    listed = replace(shipped, read=rows)
    inside = frozenset(find_lexicon(DEFAULT_THAI).words)
    count: Counter[tuple[str, str]] = Counter()
    asked: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for word, readings in decided().items():
        text = canonical(word)
        if text in listed.whole:
            continue
        rows.hidden = text
        listed.found.pop(text, None)
        found = find(text, listed)
        listed.found.pop(text, None)
        group = "dictionary" if word in inside else "other"
        unproved = frozenset({"nothing"}) if found is None else found.decisions - SURE
        ways = set() if found is None else {"-".join(way) for way in found.readings}
        agrees = bool(ways) and ways <= set(readings.split("|"))
        count[group, "all"] += 1
        count[group, "unsure" if unproved else "right" if agrees else "wrong"] += 1
        for decision in unproved or (found.decisions if found else ()):
            if len(unproved) <= 1:
                asked[decision] += 1
                right[decision] += agrees
    for group in ("dictionary", "other"):
        size, unsure, wrong = (count[group, each] for each in ("all", "unsure", "wrong"))
        print(f"{group}, each without its row: {size} words, unsure {100 * unsure / size:.2f} %, "
              f"sure and different {100 * wrong / (size - unsure):.2f} %")  # fmt: skip
    for decision, size in asked.most_common(50):
        sure = "sure" if decision in SURE else ""
        print(f"  {decision:48} {sure:5} {share(right[decision], size)}")


def beside_others() -> None:
    """Print syllables counted right by us and by pythainlp, on the same words.

    And, on every fifth word of the dictionary, number of syllables and tones by us and, where it is
    installed, by tltk; a word of it takes a fifth of a second.
    """
    from pythainlp.tokenize import subword_tokenize

    wanted = pronounced()
    words = [word for index, word in enumerate(sorted(wanted)) if index % SAMPLE == 0]
    counters: dict[str, Callable[[str], int]] = {
        "thaigame": lambda word: len((analyse(word).readings or ((),))[0]),
        "pythainlp": lambda word: len(subword_tokenize(word, engine="dict")),
    }
    for name, count in counters.items():
        good = sum(count(word) in {len(way) for way in wanted[word]} for word in words)
        print(f"number of syllables, {name:10} {share(good, len(words))}")
    inside = frozenset(find_lexicon(DEFAULT_THAI).words)
    words = [
        word for index, word in enumerate(sorted(inside & wanted.keys())) if index % FIFTH == 0
    ]
    for name, toned in tones_of().items():
        good = sum(
            any(agree(toned(word), [sound[3] for sound in way]) for way in wanted[word])
            for word in words
        )
        print(f"number of syllables and tones, {name:10} {share(good, len(words))}")


def tones_of() -> dict[str, Callable[[str], list[str]]]:
    """Return for each tool that is installed a function that gives a word's tones."""
    tools: dict[str, Callable[[str], list[str]]] = {
        "thaigame": lambda word: [str(syllable.tone) for syllable in analyse(word).syllables],
    }
    if find_spec("tltk"):
        nlp: Any = import_module("tltk.nlp")
        tools["tltk"] = lambda word: [
            _TLTK_TONES[int(digit)] for digit in re.findall("[1-5]", nlp.th2ipa(word))
        ]
    return tools


def agree(ours: list[str], theirs: list[str]) -> bool:
    """Tell whether tones are the same, but for those of loans that no rule gives."""
    return len(ours) == len(theirs) and all(
        one == other or (one, other) in _LOAN_TONES for one, other in zip(ours, theirs, strict=True)
    )


def beside_pythainlp() -> None:
    """Print both sides on the words of one syllable."""
    rows = [row for row in read("attributes.tsv") if len(analyse(row["word"]).readings[0]) == 1]
    print(f"{len(rows)} words of one syllable      thaigame                 pythainlp")
    for name, function in pythainlp_functions().items():
        ours = score_attributes(rows, analyse)
        theirs = 0
        for row in rows:
            try:
                theirs += function(row["word"]) == row[name]
            except (IndexError, KeyError, TypeError, ValueError, AttributeError):
                continue
        print(
            f"  {name:20} {share(ours.right[name], len(rows)):>24} {share(theirs, len(rows)):>24}"
        )


def speed() -> None:
    """Print words a second over a whole list, in wall and in processor time, and the kept list."""
    from pythainlp.corpus import thai_words

    words = sorted(thai_words())
    wall = busy = float("inf")
    for _ in range(ROUNDS):
        lists().likely.clear()
        lists().found.clear()
        clock, processor = time.perf_counter(), time.process_time()
        analyse_all(words)
        wall = min(wall, time.perf_counter() - clock)
        busy = min(busy, time.process_time() - processor)
    print(f"{len(words):,} words: {len(words) / wall:,.0f} words/s wall, "
          f"{len(words) / busy:,.0f} words/s processor")  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        analyse_list(words, folder=Path(folder))
        clock = time.process_time()
        kept = analyse_list(words, folder=Path(folder))
        ready = time.process_time() - clock
        sum(analysis.sure for analysis in kept.values())
        print(f"the list kept: there in {ready:.2f} s processor, "
              f"every word looked at in {time.process_time() - clock:.2f} s")  # fmt: skip


def main() -> None:
    """Measure and print."""
    attributes()
    readings()
    pronunciations()
    left_out()
    beside_others()
    beside_pythainlp()
    speed()


if __name__ == "__main__":
    main()
