"""``thaigame best``: the best plays of a rack in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from thaigame.cli import output
from thaigame.cli.failure import CallError
from thaigame.cli.help import command as make_command
from thaigame.cli.options import (
    choice,
    game_option,
    json_option,
    jsonl_option,
    lexicon_option,
    option,
    position_option,
    whole,
)
from thaigame.cli.positions import game_and_position, game_and_turn, read_for, with_rack
from thaigame.cli.requests import Answer, answer_lines
from thaigame.movegen.generator import Generator
from thaigame.notation import format_move, format_rack, spaced_rack
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.movegen.scored import ScoredPlay
    from thaigame.texts.keys import Key

By = Literal["score", "equity"]

_MOST: Final = 10_000


@make_command("best")
@game_option(required=False)
@position_option()
@option("--record", metavar="FILE", about="best.option_record")
@option("--turn", type=whole(least=1), metavar="N", about="best.option_turn")
@option("--rack", metavar="RACK", about="best.option_rack")
@option("-n", "number", type=whole(least=1, most=_MOST), default=10, about="best.option_n")
@option("--by", type=choice("score", "equity"), default="score", about="best.option_by")
@option("--count", is_flag=True, about="best.option_count")
@lexicon_option()
@json_option()
@jsonl_option()
def command(
    *,
    game: str | None,
    position: str | None,
    record: str | None,
    turn: int | None,
    rack: str | None,
    number: int,
    by: str,
    count: bool,
    lexicon: str | None,
    as_json: bool,
    jsonl: bool,
) -> int:
    """Answer with the best plays; 1 if there is none."""
    if record is None:
        if turn is not None:
            raise CallError(message("best.turn_of_record"), at="--turn")
        spec, before = game_and_position(game, position, lexicon=lexicon)
    elif position is None:
        spec, before = game_and_turn(record, game, turn, lexicon=lexicon)
    else:
        raise CallError(message("cli.record_alone"), at="--record")
    generator = Generator(spec)

    def answer(asked: Position) -> Answer:
        found = generator.best(asked, number, by=cast("By", by))
        document = {
            "count": generator.count(asked) if count else None,
            "plays": [_play_document(spec, asked, play) for play in found],
        }
        return Answer(document, 0 if found else 1)

    if jsonl:
        return answer_lines(lambda words: answer(_asked(spec, before, words)))
    asked = with_rack(before, rack)
    if as_json:
        given = answer(asked)
        output.print_json(given.document)
        return given.status
    if count:
        output.say(message("best.count", count=generator.count(asked)))
    return _print(spec, asked, generator.best(asked, number, by=cast("By", by)))


def _asked(spec: GameSpec, before: Position, words: Sequence[str]) -> Position:
    """Return the position of a line: a rack, or a position line and perhaps a rack.

    A position line is told by its racks, scores and turns: a JSON string of an array holds one.
    """
    if len(words[0].split()) > 1:
        return with_rack(read_for(spec, words[0]), "".join(words[1:]) or None)
    return with_rack(before, "".join(words))


def _play_document(spec: GameSpec, asked: Position, play: ScoredPlay) -> dict[str, object]:
    return {
        "move": format_move(play.play, asked),
        "score": play.score,
        "equity": play.equity,
        "words": [word.word for word in spec.score(asked, play.play).words],
        "leave": format_rack(play.leave, spec.layout),
    }


def _print(spec: GameSpec, asked: Position, plays: Sequence[ScoredPlay]) -> int:
    rows = [
        (
            play.score,
            format_move(play.play, asked),
            " ".join(word.word for word in spec.score(asked, play.play).words),
            spaced_rack(play.leave, spec.layout),
        )
        for play in plays
    ]
    if not rows:
        output.say(message("best.none"))
        return 1
    columns: tuple[Key, ...] = (
        "best.column_score",
        "best.column_move",
        "best.column_words",
        "best.column_leave",
    )
    output.show(output.table(rows, head=[message(each) for each in columns]))
    return 0
