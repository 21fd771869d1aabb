"""``thaigame score``: what a play scores, line by line, and every rule it breaks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import click

from thaigame.cli import output
from thaigame.cli.documents import violation_document
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    game_option,
    given_line,
    json_option,
    jsonl_option,
    lexicon_option,
    position_option,
)
from thaigame.cli.positions import game_and_position, read_for
from thaigame.cli.requests import Answer, answer_lines, answer_one
from thaigame.errors import IllegalMoveError
from thaigame.game.moves import Play
from thaigame.notation import parse_move, write_position
from thaigame.render import board_text
from thaigame.render.labels import factor_name
from thaigame.text import cells, show
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.position import Position
    from thaigame.game.rules import Violation
    from thaigame.game.score import Score, WordScore
    from thaigame.game.spec import GameSpec
    from thaigame.texts.keys import Key


@make_command("score")
@game_option(required=False)
@position_option()
@click.argument("move", nargs=-1, metavar="MOVE")
@lexicon_option()
@json_option()
@jsonl_option()
def command(
    move: Sequence[str],
    *,
    game: str | None,
    position: str | None,
    lexicon: str | None,
    as_json: bool,
    jsonl: bool,
) -> int:
    """Answer with the itemised score: 0 for a legal play, 1 for one that breaks a rule."""
    spec, before = game_and_position(game, position, lexicon=lexicon)
    if jsonl:
        return answer_lines(lambda asked: _answer(spec, *_request(spec, before, asked)))
    text = given_line(" ".join(move)) if move else ""
    return answer_one(_answer(spec, before, text), as_json=as_json)


def _request(spec: GameSpec, before: Position, asked: Sequence[str]) -> tuple[Position, str]:
    """Return the position and the move of a line: a move, or a position line and a move.

    A position line is told by its racks, scores and turns: a JSON array of two holds one.
    """
    if len(asked) > 1 and len(asked[0].split()) > 1:
        return read_for(spec, asked[0]), " ".join(asked[1:])
    return before, " ".join(asked)


def _answer(spec: GameSpec, before: Position, text: str) -> Answer:
    found, score, after = _scored(spec, before, text)
    document = {
        "legal": not found,
        "violations": [violation_document(each) for each in found],
        "score": None if score is None else score.total,
        "bonus": None if score is None else score.bonus,
        "words": [] if score is None else [_word_document(word) for word in score.words],
        "position": None if after is None else write_position(after),
    }
    return Answer(document, 1 if found else 0, partial(_print, spec, found, score, after))


def _scored(
    spec: GameSpec, before: Position, text: str
) -> tuple[tuple[Violation, ...], Score | None, Position | None]:
    """Return what is wrong with the move, its score and what comes after, where there is any.

    A play with unlisted words has an after too: nobody may challenge it.
    """
    try:
        move = parse_move(text, before)
    except IllegalMoveError as error:
        return error.violations, None, None
    found = spec.violations(before, move)
    stands = all(each.kind == "word" for each in found)
    after = spec.after(before, move) if stands else None
    return found, spec.score(before, move) if isinstance(move, Play) else None, after


def _word_document(word: WordScore) -> dict[str, object]:
    return {
        "word": word.word,
        "score": word.score,
        "lines": [
            {
                "square": line.square,
                "text": line.text,
                "tile": line.tile,
                "points": line.points,
                "premium": line.premium,
                "multiplier": line.multiplier,
                "value": line.value,
            }
            for line in word.lines
        ],
    }


def _print(
    spec: GameSpec, found: Sequence[Violation], score: Score | None, after: Position | None
) -> None:
    if score is not None:
        print_score(spec, score)
    for each in found:
        output.say(f"{each.rule}: {each.message}")
    output.say(message("cli.illegal" if found else "cli.legal"))
    if after is not None:
        output.show(board_text(spec.layout, after.board))
        output.say(write_position(after))


def print_score(spec: GameSpec, score: Score) -> None:
    """Print a play's score as tables, a word at a time, and the sum.

    A square is shown by its whole cell, paper marks and all; further tiles of it by what they add.
    """
    columns: tuple[Key, ...] = (
        "cli.column_square",
        "cli.column_shown",
        "cli.column_points",
        "cli.column_premium",
        "cli.column_value",
    )
    head = [message(each) for each in columns]
    for word in score.words:
        whole = cells(word.word, sara_am=spec.layout.rules.sara_am)
        shown = dict(zip(word.squares, [cell.canonical for cell in whole], strict=True))
        rows = [
            (
                line.square,
                shown.pop(line.square, show(line.text)),
                line.points,
                factor_name(line.premium),
                line.value,
            )
            for line in word.lines
        ]
        output.say(message("cli.word_score", word=word.word, score=word.score))
        output.show(output.table(rows, head=head))
    if score.bonus:
        output.say(message("cli.bonus", bonus=score.bonus))
    output.say(message("cli.total", score=score.total))
