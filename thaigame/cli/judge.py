"""``thaigame judge``: whether all words of a play are acceptable."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from thaigame.cli import output
from thaigame.cli.documents import lexicon_document
from thaigame.cli.games import game_of
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    game_option,
    json_option,
    jsonl_option,
    lexicon_option,
    option,
    words_argument,
)
from thaigame.cli.requests import Answer, answer_words
from thaigame.filing import append_line
from thaigame.game.judging import explain as explain_words
from thaigame.game.judging import judge
from thaigame.lexicon.about import edition_told
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from thaigame.game.judging import Ruling, WordRuling
    from thaigame.game.spec import GameSpec
    from thaigame.texts.keys import Key

_ANSWERS: Final[Mapping[bool | None, Key]] = {
    True: "judging.acceptable",
    False: "judging.not_acceptable",
    None: "judging.no_authority",
}
_WORD_ANSWERS: Final[Mapping[bool | None, Key]] = {
    True: "judging.word_listed",
    False: "judging.word_unlisted",
    None: "judging.word_no_authority",
}


@make_command("judge")
@game_option()
@words_argument()
@option("--explain", is_flag=True, about="cli.option_explain")
@option("--strict", is_flag=True, about="cli.option_strict")
@option("--log", metavar="FILE", about="cli.option_log")
@lexicon_option()
@json_option()
@jsonl_option()
def command(
    words: Sequence[str],
    *,
    game: str,
    lexicon: str | None,
    explain: bool,
    strict: bool,
    log: str | None,
    as_json: bool,
    jsonl: bool,
) -> int:
    """Answer with the ruling: 0 acceptable, 1 not acceptable or no authority."""
    spec = game_of(game, lexicon)

    def answer(asked: Sequence[str]) -> Answer:
        ruling = judge(spec, asked, strict=strict)
        document = _document(spec, ruling)
        if log is not None:
            _append(log, document)
        if explain:
            document["rulings"] = [_word_document(each) for each in explain_words(spec, asked)]
        tell = partial(_print, spec, ruling, asked, explain=explain)
        return Answer(document, 0 if ruling.acceptable else 1, tell)

    return answer_words(answer, words, as_json=as_json, jsonl=jsonl)


def _document(spec: GameSpec, ruling: Ruling) -> dict[str, object]:
    return {
        "game": spec.name,
        "lexicon": lexicon_document(spec.lexicon),
        "words": list(ruling.words),
        "acceptable": ruling.acceptable,
        "authority": ruling.authority,
    }


def _word_document(ruling: WordRuling) -> dict[str, object]:
    return {
        "word": ruling.word,
        "acceptable": ruling.acceptable,
        "playable": ruling.playable,
        "reason": None if ruling.reason is None else str(ruling.reason),
        "listed_in": list(ruling.listed_in),
        "stem": ruling.stem or None,
        "stem_listed_in": list(ruling.stem_listed_in),
        "notes": [str(note).strip() for note in ruling.notes],
        "suggestions": list(ruling.suggestions),
    }


def _append(log: str, document: dict[str, object]) -> None:
    """Add the ruling to the log: a line of JSON with the time."""
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    append_line(log, output.json_text({"time": now, **document}))


def _print(spec: GameSpec, ruling: Ruling, asked: Sequence[str], *, explain: bool) -> None:
    output.say("  ".join(ruling.words))
    output.say(message(_ANSWERS[ruling.acceptable]))
    lexicon = spec.lexicon
    output.say(message("judging.by_list", name=lexicon.name, edition=edition_told(lexicon)))
    for notice in lexicon.notices:
        output.say(notice)
    if ruling.authority == "stand-in":
        output.say(message("judging.stand_in"))
    if explain:
        print_words(explain_words(spec, asked))
    elif len(asked) == 1:  # of several words none may be told from another (C11)
        for note in explain_words(spec, asked)[0].notes:
            output.say(note)


def print_words(rulings: Sequence[WordRuling]) -> None:
    """Print what is known of each word."""
    for each in rulings:
        if each.stem:
            lists = ", ".join(each.stem_listed_in)
            output.say(message("judging.word_doubled", word=each.word, stem=each.stem, lists=lists))
        else:
            key = _WORD_ANSWERS[each.acceptable]
            output.say(message(key, word=each.word, lists=", ".join(each.listed_in)))
        if each.reason is not None:
            output.say(message("judging.cannot_be_laid", reason=each.reason))
        if each.suggestions:
            output.say(message("judging.near", words=", ".join(each.suggestions)))
        for note in each.notes:
            output.say(note)
