"""``thaigame best``: the best plays of a rack in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from thaigame.cli import output
from thaigame.cli.documents import words_of
from thaigame.cli.endings import ByEndgame
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
from thaigame.cli.simulated import (
    ENDGAME,
    SIMULATION,
    BySimulation,
    asked_simulation,
    refuse_others,
    simulation_options,
)
from thaigame.movegen.generator import Generator
from thaigame.notation import format_move, format_rack, spaced_rack
from thaigame.strategy.evaluation import (
    NAMES,
    PLAYS,
    RACKS,
    Evaluation,
    best_moves,
    find_evaluation,
    game_values,
)
from thaigame.strategy.leave_values import values_of
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.position import Position
    from thaigame.game.spec import GameSpec
    from thaigame.strategy.evaluation import Valued
    from thaigame.texts.keys import Key

_MOST: Final = 10_000


@make_command("best")
@game_option(required=False)
@position_option()
@option("--record", metavar="FILE", about="best.option_record")
@option("--turn", type=whole(least=1), metavar="N", about="best.option_turn")
@option("--rack", metavar="RACK", about="best.option_rack")
@option("-n", "number", type=whole(least=1, most=_MOST), default=10, about="best.option_n")
@option("--by", type=choice(*NAMES, SIMULATION, ENDGAME), about="best.option_by")
@option("--values", "file", metavar="FILE", about="values.option_values")
@option("--seed", type=whole(), default=0, metavar="S", about="best.option_seed")
@simulation_options
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
    by: str | None,
    file: str | None,
    seed: int,
    count: bool,
    lexicon: str | None,
    as_json: bool,
    jsonl: bool,
    **details: Any,  # noqa: ANN401  the options of a simulation, each of its own type
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
    way: Ordered
    refuse_others(by, details)
    generator = Generator(spec)
    if by in {ENDGAME, SIMULATION}:
        values = values_of(spec) if file is None else game_values(file, spec)
        if by == SIMULATION:
            how = asked_simulation(seed, details)
            way = BySimulation(generator, values, number, how)
        else:
            asked_about = details["moves"], details["nodes"]
            way = ByEndgame(generator, values, number, *asked_about)
    else:
        way = _ByEvaluation(generator, _evaluation(spec, by, file), number, seed)

    def answer(asked: Position) -> Answer:
        counted = generator.count(asked) if count else None
        document = {"count": counted, **way.document(asked)}
        return Answer(document, 0 if document["plays"] else 1)

    if jsonl:
        return answer_lines(lambda words: answer(_asked(spec, before, words)))
    asked = with_rack(before, rack)
    if as_json:
        given = answer(asked)
        output.print_json(given.document)
        return given.status
    if count:
        output.say(message("best.count", count=generator.count(asked)))
    return way.show(asked)


def _evaluation(spec: GameSpec, by: str | None, file: str | None) -> Evaluation:
    """Return how moves are valued: by equity where there are values, if nothing else is asked."""
    if file is None:
        return find_evaluation(by, spec) if by else Evaluation(values_of(spec))
    values = game_values(file, spec)
    if by == "score":
        return Evaluation()
    return Evaluation(values, PLAYS, RACKS) if by == "reply" else Evaluation(values)


def _asked(spec: GameSpec, before: Position, words: Sequence[str]) -> Position:
    """Return the position of a line: a rack, or a position line and perhaps a rack.

    A position line is told by its racks, scores and turns: a JSON string of an array holds one.
    """
    if len(words[0].split()) > 1:
        return with_rack(read_for(spec, words[0]), "".join(words[1:]) or None)
    return with_rack(before, "".join(words))


class Ordered(Protocol):
    """Finds the best moves, and tells of them."""

    def document(self, asked: Position) -> dict[str, object]:
        """Return the moves, ``plays``, and what else is to be told, as JSON has it."""

    def show(self, asked: Position) -> int:
        """Show the moves; return the exit status."""


class _ByEvaluation:
    def __init__(
        self, generator: Generator, evaluation: Evaluation, number: int, seed: int
    ) -> None:
        self._generator = generator
        self._evaluation = evaluation
        self._number = number
        self._seed = seed

    def _found(self, asked: Position) -> list[Valued]:
        return best_moves(self._generator, asked, self._evaluation, self._number, seed=self._seed)

    def document(self, asked: Position) -> dict[str, object]:
        return {"plays": [self._told(asked, found) for found in self._found(asked)]}

    def _told(self, asked: Position, found: Valued) -> dict[str, object]:
        spec, values = self._generator.game, self._evaluation.values
        parts = [] if values is None or not found.kept else values.parts(found.leave)
        return {
            "move": format_move(found.move, asked),
            "score": found.score,
            "equity": found.worth,
            "leave_value": found.kept,
            "leave_parts": [part._asdict() for part in parts],
            "reply": found.reply,
            "words": words_of(spec, asked, found.move),
            "leave": format_rack(found.leave, spec.layout),
        }

    def show(self, asked: Position) -> int:
        """Show by score as ever; by equity with what is kept; with the replies, if asked."""
        spec, moves = self._generator.game, self._found(asked)
        if not moves:
            output.say(message("best.none"))
            return 1
        columns: list[tuple[Key, list[object]]] = [
            ("best.column_score", [found.score for found in moves]),
            ("best.column_move", [format_move(found.move, asked) for found in moves]),
            (
                "best.column_words",
                [" ".join(words_of(spec, asked, found.move)) for found in moves],
            ),
            ("best.column_leave", [spaced_rack(found.leave, spec.layout) for found in moves]),
        ]
        if self._evaluation.values is not None:
            worth: list[tuple[Key, list[object]]] = [
                ("best.column_kept", [f"{found.kept:+.1f}" for found in moves]),
                ("best.column_equity", [f"{found.worth:.1f}" for found in moves]),
            ]
            if any(found.reply is not None for found in moves):
                replies: list[object] = [f"{-(found.reply or 0):+.1f}" for found in moves]
                worth.insert(1, ("best.column_reply", replies))
            columns[1:1] = worth
        head = [message(key) for key, _ in columns]
        rows = list(zip(*(cells for _, cells in columns), strict=True))
        output.show(output.table(rows, head=head))
        return 0
