"""``thaigame best --by endgame``: what each move of an ending comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thaigame.cli import output
from thaigame.cli.documents import words_of
from thaigame.notation import format_move, format_rack, parse_move, spaced_rack
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thaigame.game.position import Position
    from thaigame.movegen.generator import Generator
    from thaigame.strategy.endgame import Ending, EndMove
    from thaigame.strategy.leave_values import Values
    from thaigame.strategy.pre_endgame import LateMove
    from thaigame.texts import Message
    from thaigame.texts.keys import Key

_COLUMNS: Final[tuple[Key, ...]] = ("best.column_move", "best.column_words", "best.column_leave")


class ByEndgame:
    """Finds the best moves with an empty bag, or a few tiles in it, and tells of them."""

    def __init__(
        self,
        generator: Generator,
        values: Values | None,
        number: int,
        moves: Sequence[str],
        nodes: int | None,
    ) -> None:
        """Take what finds plays, how many moves to tell of, moves asked about, and the limit."""
        from thaigame.strategy import endgame, pre_endgame

        self._spec = generator.game
        self._solver = endgame.EndgameSolver(self._spec)
        self._late = pre_endgame.PreEndgameSolver(generator, values)
        self._few = range(1, pre_endgame.MOST + 1)
        self._number = number
        self._moves = moves
        self._nodes = nodes or endgame.NODES
        self._late_nodes = nodes or pre_endgame.NODES

    def _found(self, asked: Position) -> Ending:
        moves = [parse_move(text, asked) for text in self._moves]
        return self._solver.solve(asked, self._number, nodes=self._nodes, asked=moves)

    def _drawn(self, asked: Position) -> list[LateMove]:
        moves = [parse_move(text, asked) for text in self._moves]
        return self._late.solve(asked, self._number, nodes=self._late_nodes, asked=moves)

    def document(self, asked: Position) -> dict[str, object]:
        """Return the moves, and whether all is exact, as JSON has it."""
        if asked.bag_count() in self._few:
            late = [
                {
                    **self._told(asked, each),
                    "won": each.won,
                    "exact": each.exact,
                    "draws": each.draws,
                }
                for each in self._drawn(asked)
            ]
            return {"endgame": {"bag": asked.bag_count()}, "plays": late}
        found = self._found(asked)
        plays = [
            {
                **self._told(asked, each),
                "exact": each.exact,
                "least": each.least,
                "most": each.most,
            }
            for each in found.moves
        ]
        ending = {"exact": found.exact, "depth": found.depth, "nodes": found.nodes}
        return {"endgame": ending, "plays": plays}

    def _told(self, asked: Position, each: EndMove | LateMove) -> dict[str, object]:
        """Return what both kinds of ending say of a move, as JSON has it."""
        return {
            "move": format_move(each.move, asked),
            "score": each.score,
            "gain": each.gain,
            "words": words_of(self._spec, asked, each.move),
            "leave": format_rack(each.leave, self._spec.layout),
        }

    def _columns(self, asked: Position, each: EndMove | LateMove) -> tuple[str, str, str]:
        """Return the move, its words and what it keeps, under the heads of ``_COLUMNS``."""
        words = " ".join(words_of(self._spec, asked, each.move))
        return format_move(each.move, asked), words, spaced_rack(each.leave, self._spec.layout)

    def show(self, asked: Position) -> int:
        """Show the moves, and whether they are exact; return the exit status."""
        if asked.bag_count() in self._few:
            return self._show_drawn(asked)
        found = self._found(asked)
        head = (
            message("best.column_score"),
            message("best.column_gain"),
            message("best.column_sure"),
            *map(message, _COLUMNS),
        )
        rows = [
            (
                each.score,
                f"{each.gain:+d}",
                _sure(each),
                *self._columns(asked, each),
            )
            for each in found.moves
        ]
        output.show(output.table(rows, head=head))
        if found.exact:
            output.say(message("best.ending_exact"))
        else:
            output.say(message("best.ending_estimate", depth=found.depth, nodes=found.nodes))
        return 0

    def _show_drawn(self, asked: Position) -> int:
        head = (
            message("best.column_score"),
            message("best.column_won"),
            message("best.column_gain"),
            message("best.column_sure"),
            *map(message, _COLUMNS),
        )
        rows = [
            (
                each.score,
                f"{100 * each.won:.0f} %",
                f"{each.gain:+.1f}",
                message("best.exact") if each.exact else message("best.estimate"),
                *self._columns(asked, each),
            )
            for each in self._drawn(asked)
        ]
        output.show(output.table(rows, head=head))
        output.say(message("best.late_told", tiles=asked.bag_count()))
        return 0


def _sure(each: EndMove) -> Message:
    if each.exact:
        return message("best.exact")
    if each.least is not None and each.most is not None:
        return message("best.estimate_between", least=each.least, most=each.most)
    if each.least is not None:
        return message("best.estimate_least", least=each.least)
    if each.most is not None:
        return message("best.estimate_most", most=each.most)
    return message("best.estimate")
