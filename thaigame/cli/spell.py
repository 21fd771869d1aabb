"""``thaigame spell``: the syllables of words, what each is made of, and how the words are read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal, cast

from thaigame.cli import output
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    choice,
    json_option,
    jsonl_option,
    option,
    words_argument,
)
from thaigame.cli.requests import Answer, answer_words
from thaigame.spelling import (
    CLASS_NAMES,
    MARK_NAMES,
    TONE_NAMES,
    Analysis,
    Options,
    Syllable,
    analyse_all,
    live_name,
)
from thaigame.text import show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.texts.keys import Key

_COLUMNS: Final[tuple[Key, ...]] = (
    "spelling.column_text",
    "spelling.column_reading",
    "spelling.column_initial",
    "spelling.column_class",
    "spelling.column_vowel",
    "spelling.column_final",
    "spelling.column_matra",
    "spelling.column_live",
    "spelling.column_mark",
    "spelling.column_tone",
)


@make_command("spell")
@words_argument()
@option(
    "--am-ai-ao", type=choice("form", "sound"), default="form", about="spelling.option_am_ai_ao"
)
@option("--vowels", type=choice("32", "21"), default="32", about="spelling.option_vowels")
@json_option()
@jsonl_option()
def command(words: Sequence[str], *, am_ai_ao: str, vowels: str, as_json: bool, jsonl: bool) -> int:
    """Answer with the analysis of each word; 1 if one cannot be a word of Thai."""
    options = Options(
        am_ai_ao=cast("Literal['form', 'sound']", am_ai_ao),
        vowels=cast("Literal[21, 32]", int(vowels)),
    )

    def answer(asked: Sequence[str]) -> Answer:
        found = analyse_all(asked, options=options)
        status = int(any(analysis.fault is not None for analysis in found))
        return Answer([each.as_json() for each in found], status, partial(_print, found))

    return answer_words(answer, words, as_json=as_json, jsonl=jsonl)


def _print(found: Sequence[Analysis]) -> None:
    for analysis in found:
        _print_word(analysis)


def _print_word(analysis: Analysis) -> None:
    readings = ", ".join("-".join(reading) for reading in analysis.readings)
    key: Key = "spelling.read_as" if analysis.sure else "spelling.read_perhaps"
    if readings and analysis.fault is None:
        output.say(message(key, word=show(analysis.word), readings=readings))
    if analysis.syllables:
        head = [message(each) for each in _COLUMNS]
        output.show(output.table([_row(each) for each in analysis.syllables], head=head))
    if analysis.fault is not None:
        output.say(analysis.fault.message)


def _row(syllable: Syllable) -> list[object]:
    return [
        syllable.text,
        syllable.reading,
        syllable.initial,
        CLASS_NAMES[syllable.class_],
        syllable.vowel,
        syllable.final,
        syllable.matra,
        live_name(live=syllable.live),
        MARK_NAMES[syllable.mark] if syllable.mark else "",
        TONE_NAMES[syllable.tone] if syllable.tone else "",
    ]
