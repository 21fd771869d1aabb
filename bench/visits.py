#!/usr/bin/env python3
"""How much the searches visit: ``python bench/visits.py [--positions N]``.

Counted with the plain twins of the kernels, which can be looked into, on positions of greedy
self-play: the steps of all paths, each an empty square that is to be filled, and for the kernel of
all games the cells laid on them. All plays, the best one and the ten best.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Final

from bench import movegen_en, movegen_th
from thaigame.game.spec import find_game
from thaigame.movegen import _native
from thaigame.movegen.cells import CellEngine
from thaigame.movegen.letters import LetterGame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from thaigame.movegen._cells import CellKernel
    from thaigame.movegen._letters import LetterKernel

COUNTED: Final = {"_left": "steps", "_right": "steps", "_fill": "steps", "_put": "cells laid"}
"""Methods of the kernels, and what each call of them is counted as."""


def counting(kernel: LetterKernel | CellKernel) -> Counter[str]:
    """Let *kernel*, a plain one, count its calls from now on; return the counts."""
    counts: Counter[str] = Counter()
    kind = type(kernel)

    def counted(method: Callable[..., object], name: str) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            counts[name] += 1
            return method(*arguments)

        return call

    methods = {at: counted(getattr(kind, at), n) for at, n in COUNTED.items() if hasattr(kind, at)}
    kernel.__class__ = type(kind.__name__, (kind,), methods)
    return counts


def visit(
    name: str,
    kernel: LetterKernel | CellKernel,
    settings: Iterable[Callable[[], object]],
    *skip: int,
) -> None:
    """Print what the searches of some positions visit in the mean."""
    counts = counting(kernel)
    works: dict[str, Callable[[], object]] = {
        "all plays": lambda: kernel.generate(*skip),
        "best play": lambda: kernel.best(1),
        "ten best": lambda: kernel.best(10),
    }
    totals = {label: Counter[str]() for label in works}
    positions = 0
    for setting in settings:
        setting()
        positions += 1
        for label, work in works.items():
            counts.clear()
            work()
            totals[label].update(counts)
    print(f"{name}, {positions} positions")
    for label, total in totals.items():
        print(
            f"  {label}: ", ", ".join(f"{n / positions:,.0f} {what}" for what, n in total.items())
        )


def english(count: int) -> None:
    """Count for one letter a square."""
    game = LetterGame(find_game("scrabble"))
    kernel = game.kernel(_native.load_plain("_letters"))

    def settings() -> Iterable[Callable[[], object]]:
        for board, *rack in movegen_en.self_play(game, 20 * count)[0][::20]:
            kernel.set_board(board)
            yield lambda rack=rack: kernel.set_rack(*rack)  # type: ignore[misc]

    visit("scrabble", kernel, settings())


def thai(name: str, count: int) -> None:
    """Count for cells."""
    engine = CellEngine(find_game(name), "plain")

    def settings() -> Iterable[Callable[[], object]]:
        for position in movegen_th.self_play(engine.game, 20 * count)[::20]:
            rack = position.racks[0] or engine.game.tiles.rack(())
            yield lambda at=position, rack=rack: engine.set(at, rack, None)  # type: ignore[misc]

    visit(name, engine._kernel, settings(), 0)  # noqa: SLF001  it is the kernel that visits


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    count = parser.parse_args().positions
    english(count)
    for name in movegen_th.GAMES:
        thai(name, count)


if __name__ == "__main__":
    main()
