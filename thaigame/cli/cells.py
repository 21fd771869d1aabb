"""``thaigame cells``: how words fall into cells, and what is wrong with their spelling."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, get_args

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
from thaigame.text import SLOTS, SaraAm, canonical, cells, faults, show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.texts.keys import Key


@make_command("cells")
@words_argument()
@option("--sara-am", type=choice(*get_args(SaraAm)), default="whole", about="cli.option_sara_am")
@json_option()
@jsonl_option()
def command(words: Sequence[str], *, sara_am: SaraAm, as_json: bool, jsonl: bool) -> int:
    """Answer with the cells and the faults of each word; 1 if any word has a fault."""

    def answer(asked: Sequence[str]) -> Answer:
        documents = [_document(word, sara_am) for word in asked]
        status = int(any(each["faults"] for each in documents))
        return Answer(documents, status, partial(_print, asked, sara_am))

    return answer_words(answer, words, as_json=as_json, jsonl=jsonl)


def _document(word: str, sara_am: SaraAm) -> dict[str, object]:
    return {
        "word": word,
        "canonical": canonical(word),
        "cells": [
            {"text": cell.text, **dict(zip(SLOTS, cell, strict=True))}
            for cell in cells(word, sara_am=sara_am)
        ],
        "faults": [
            {"kind": fault.kind, "at": fault.at, "message": str(fault.message)}
            for fault in faults(word)
        ],
    }


_COLUMNS: Final[tuple[Key, ...]] = (
    "cli.column_cell",
    "cli.column_base",
    "cli.column_lower",
    "cli.column_upper",
    "cli.column_tone",
)


def _print(words: Sequence[str], sara_am: SaraAm) -> None:
    head = [message(each) for each in _COLUMNS]
    for word in words:
        stacks = cells(word, sara_am=sara_am)
        output.say(message("cli.cells_of", word=show(word), count=len(stacks)))
        rows = [[show(cell.text), *map(show, cell)] for cell in stacks]
        output.show(output.table(rows, head=head))
        for fault in faults(word):
            output.say(f"  {fault.message}")
