"""``thaigame best --by simulation``: moves compared by playing on from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thaigame.cli import output
from thaigame.cli.documents import words_of
from thaigame.cli.failure import CallError
from thaigame.cli.options import Decorator, option, whole
from thaigame.notation import format_move, format_rack, parse_move, spaced_rack
from thaigame.texts import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from thaigame.game.position import Position
    from thaigame.movegen.generator import Generator
    from thaigame.strategy.leave_values import Values
    from thaigame.strategy.reasons import Reasons
    from thaigame.strategy.simulation import Compared, Simulated, Simulation

SIMULATION: Final = "simulation"
ENDGAME: Final = "endgame"
_MOST: Final = 1_000_000
_OPTIONS: Final[tuple[Decorator, ...]] = (
    option("--rounds", type=whole(least=1, most=_MOST), metavar="N", about="best.option_rounds"),
    option("--plies", type=whole(least=1, most=100), metavar="N", about="best.option_plies"),
    option("--seconds", type=whole(least=1), metavar="N", about="best.option_seconds"),
    option("--threads", type=whole(least=1, most=256), metavar="N", about="best.option_threads"),
    option("--nodes", type=whole(least=1, most=10**9), metavar="N", about="best.option_nodes"),
    option("--move", "moves", multiple=True, metavar="MOVE", about="best.option_move"),
)


def simulation_options(command: Callable[..., int]) -> Callable[..., int]:
    """Give a command the options of a simulation, as keywords of their own names."""
    for each in reversed(_OPTIONS):
        command = each(command)
    return command


def refuse_others(by: str | None, details: Mapping[str, Any]) -> None:
    """Raise CallError if an option was given that is for another order than *by*."""
    for name, value in details.items():
        orders = {"nodes": (ENDGAME,), "moves": (SIMULATION, ENDGAME)}.get(name, (SIMULATION,))
        if value and by not in orders:
            called = "--move" if name == "moves" else f"--{name}"
            told = ", ".join(f"--by {each}" for each in orders)
            raise CallError(message("best.only_simulation", option=called, order=told), at=called)


def asked_simulation(seed: int, details: Mapping[str, Any]) -> tuple[Simulation, tuple[str, ...]]:
    """Return how to simulate, and the moves asked about."""
    from thaigame.strategy.simulation import Simulation

    given = {
        name: value for name, value in details.items() if value and name not in {"moves", "nodes"}
    }
    return Simulation(seed=seed, **given), details["moves"]


class BySimulation:
    """Finds the best moves by simulation, and tells of them."""

    def __init__(
        self,
        generator: Generator,
        values: Values | None,
        number: int,
        asked: tuple[Simulation, tuple[str, ...]],
    ) -> None:
        """Take what finds the plays, what leaves are worth, and how many moves to tell of."""
        from thaigame.strategy.simulation import Simulator

        self._spec = generator.game
        self._generator, self._values = generator, values
        self._simulator = Simulator(generator, values)
        self._number = number
        self._how, self._moves = asked

    def _compared(self, asked: Position) -> tuple[Compared, list[Simulated]]:
        moves = [parse_move(text, asked) for text in self._moves]
        found = self._simulator.compare(asked, self._how, moves)
        shown = list(found.moves[: self._number])
        shown += [each for each in found.moves[self._number :] if each.move in moves]
        return found, shown

    def _reasons(self, asked: Position, found: Compared) -> list[Reasons]:
        """Return why the best move is better than each that was asked about.

        Of the best itself, why it is better than the second.
        """
        from thaigame.strategy.reasons import reasons_for

        best, moves = found.moves[0], [parse_move(text, asked) for text in self._moves]
        others = [each for each in found.moves[1:] if each.move in moves]
        if best.move in moves:
            others = others or list(found.moves[1:2])
        seed = self._how.seed
        return [
            reasons_for(self._generator, asked, self._values, best, each, seed=seed)
            for each in others
        ]

    def document(self, asked: Position) -> dict[str, object]:
        """Return the moves, and how sure it is which is the best, as JSON has it."""
        found, shown = self._compared(asked)
        simulation = {
            "decided": found.decided,
            "open": found.open,
            "played": found.played,
            "plies": self._how.plies,
            "seed": self._how.seed,
            "repeatable": found.repeatable,
        }
        why = [
            {
                "best": format_move(each.best.move, asked),
                "other": format_move(each.other.move, asked),
                "gap": each.gap,
                "error": each.error,
                "close": each.is_close,
                "facts": [] if each.is_close else [fact._asdict() for fact in each.facts],
            }
            for each in self._reasons(asked, found)
        ]
        plays = [self._told(asked, each) for each in shown]
        return {"simulation": {**simulation, "why": why}, "plays": plays}

    def _told(self, asked: Position, each: Simulated) -> dict[str, object]:
        return {
            "move": format_move(each.move, asked),
            "score": each.score,
            "leave_value": each.kept,
            "ahead": each.ahead,
            "error": each.error,
            "behind": each.behind,
            "behind_error": each.behind_error,
            "won": each.won,
            "rounds": each.rounds,
            "words": words_of(self._spec, asked, each.move),
            "leave": format_rack(each.leave, self._spec.layout),
        }

    def show(self, asked: Position) -> int:
        """Show the moves, and whether the first is the best; return the exit status."""
        found, shown = self._compared(asked)
        head = (
            message("best.column_score"),
            message("best.column_ahead"),
            message("best.column_behind"),
            message("best.column_rounds"),
            message("best.column_move"),
            message("best.column_words"),
            message("best.column_leave"),
        )
        rows = [
            (
                each.score,
                f"{each.ahead:+.1f} ± {each.error:.1f}",
                f"{each.behind:.1f} ± {each.behind_error:.1f}" if each.behind else "",
                each.rounds,
                format_move(each.move, asked),
                " ".join(words_of(self._spec, asked, each.move)),
                spaced_rack(each.leave, self._spec.layout),
            )
            for each in shown
        ]
        output.show(output.table(rows, head=head))
        rounds = max(each.rounds for each in found.moves)
        told = {"rounds": rounds, "plies": self._how.plies, "seed": self._how.seed}
        if found.decided:
            output.say(message("best.simulated_decided", **told))
        else:
            output.say(message("best.simulated_open", open=found.open, **told))
        if not found.repeatable:
            output.say(message("best.simulated_timed"))
        for each in self._reasons(asked, found):
            output.say(" ".join(str(sentence) for sentence in each.told(asked)))
        return 0
